//! Tests of the splitter on texts in the forms of the specification, and of the checks on faulty
//! inventories.

use super::inventory::{self, Entry, Judgement, Section};
use super::split::{Heading, Kind, split};
use super::{chapters, check, source, text_of};
use clman_manual::corpus as bundled;
use clman_record::corpus::Corpus;
use std::path::Path;

/// A document with one heading above `body`.
fn document(body: &str) -> String {
    format!(":sectnumoffset: 5\n\nAuthor\n\n:leveloffset: 1\n\n= Lamps\n\n{body}\n")
}

/// The kinds and texts of the units of `body`.
fn units(body: &str) -> Vec<(Kind, String)> {
    let headings = split(&document(body)).expect("it can be cut");
    headings.into_iter().flat_map(|h| h.units).map(|u| (u.kind, u.text)).collect()
}

/// The texts of the units of `body`, which must be sentences.
fn texts(body: &str) -> Vec<String> {
    let found = units(body);
    assert!(found.iter().all(|(kind, _)| *kind == Kind::Sentence), "{found:?}");
    found.into_iter().map(|(_, text)| text).collect()
}

#[test]
fn paragraphs_are_cut_at_full_stops() {
    assert_eq!(
        texts("A lamp is\nlit. It burns! Does it?\n\nYes."),
        ["A lamp is lit.", "It burns!", "Does it?", "Yes."]
    );
    assert_eq!(
        texts("Old lamps, i.e. Those of oil, burn in version 2.0 or newer. `wick` is a part."),
        ["Old lamps, i.e. Those of oil, burn in version 2.0 or newer.", "`wick` is a part."]
    );
    // A full stop at the end of a parenthesis ends a sentence. A full stop inside code, or before a lower-case word,
    // does not.
    assert_eq!(
        texts("Write `a. B` there (it is right.) See 16.\nand 17.\nin the list. {oil} is out.."),
        ["Write `a. B` there (it is right.)", "See 16. and 17. in the list.", "{oil} is out.."]
    );
    // Operators do not end sentences.
    assert_eq!(
        texts("It takes _a_ *?* _b_ and ! _c_. Two."),
        ["It takes _a_ *?* _b_ and ! _c_.", "Two."]
    );
    // Unpaired code marks do not hide sentences.
    assert_eq!(texts("One ` mark. Two lamps."), ["One ` mark.", "Two lamps."]);
}

#[test]
fn list_items_are_units_of_their_own() {
    assert_eq!(
        texts(
            "Lamps are:\n\n  * red\n    or blue;\n  * green. All of them.\n  ** dim\n  . first\n- last"
        ),
        ["Lamps are:", "red or blue;", "green.", "All of them.", "dim", "first", "last"]
    );
    // A number that ends a sentence in the middle of a paragraph is not a marker.
    assert_eq!(texts("See 16.\n17. is there."), ["See 16. 17. is there."]);
    assert_eq!(texts("1. One.\n\n2. Two."), ["One.", "Two."]);
    // Bold text at the start of a line is not a list item.
    assert_eq!(texts("The lamp\n*burns* now."), ["The lamp *burns* now."]);
    // A continuation starts a paragraph.
    assert_eq!(texts(". Lamp: +\nred.\n+\nBlue"), ["Lamp: red.", "Blue"]);
    assert_eq!(texts(". [[anchor]] Red lamps."), ["Red lamps."]);
}

#[test]
fn definitions_give_their_bodies() {
    assert_eq!(
        texts("`lamp (_n_)` ::\nGives light.\n+\nMore.\n\n`oil` :: Burns."),
        ["Gives light.", "More.", "Burns."]
    );
}

#[test]
fn notes_and_open_blocks_hold_paragraphs() {
    assert_eq!(
        texts(
            "[open,refpage='lamp']\n--\nOne.\n\n[NOTE]\n====\nTwo.\n\n  * Three.\n====\n--\nNOTE: Four."
        ),
        ["One.", "Two.", "Three.", "Four."]
    );
}

#[test]
fn listings_and_grammars_stand_whole() {
    let body =
        "Lamp:\n\n[source,opencl_c]\n----------\nint a; // A lamp. Lit.\n\n  | x\n----------\nEnd.";
    assert_eq!(
        units(body),
        [
            (Kind::Sentence, "Lamp:".into()),
            (Kind::Listing, "int a; // A lamp. Lit.\n\n  | x".into()),
            (Kind::Sentence, "End.".into()),
        ]
    );
    let body = "[role=\"bnf\"]\n--\n_lamp_ : ::\n    _oil_ +\n    _wick_\n--\nwhere it burns.";
    assert_eq!(
        units(body),
        [
            (Kind::Grammar, "_lamp_ : ::\n    _oil_ +\n    _wick_".into()),
            (Kind::Sentence, "where it burns.".into()),
        ]
    );
}

#[test]
fn cells_stand_behind_the_first_of_their_row() {
    let body = ".Title\n[cols=\"1,2,2\",options=\"header\"]\n|====\n| Lamp | Use | Light\n\n\
                | `red`\n  | In rooms,\n    halls.\n\n    Streets.\n  | Dim.\n| `blue` | None | A \\| b.\n|====";
    let cells: Vec<String> = units(body).into_iter().map(|(_, text)| text).collect();
    assert_eq!(
        cells,
        [
            "`red`: In rooms, halls.",
            "`red`: Streets.",
            "`red`: Dim.",
            "`blue`: None",
            "`blue`: A \\| b."
        ]
    );
    // Without a declaration of columns, the number of columns is the number of cells in the first line.
    let cells = units("|====\n| a | b\n| c\n| d\n|====");
    assert_eq!(cells.into_iter().map(|(_, text)| text).collect::<Vec<_>>(), ["a: b", "c: d"]);
    let cells = units("[cols=\"3*\"]\n|===\n2+| a\na| b |c\n|===");
    assert_eq!(cells.into_iter().map(|(_, text)| text).collect::<Vec<_>>(), ["a: b", "a: c"]);
}

#[test]
fn what_is_no_text_is_left_out() {
    assert_eq!(
        texts(
            "// A comment.\ninclude::oil.txt[]\n:lamp: red\n\n////\nGone. Too.\n////\n\nA lampfootnote:[{fn-lamp}] burns\nfootnote:oil[]. It isfootnote:[Or was [once].] lit.\n\nimage:lamp.png[title=\"A lamp\"]\n\n<<<\n\n.A title\nEnd."
        ),
        ["A lamp burns.", "It is lit.", "Or was [once].", "End."]
    );
}

#[test]
fn conditional_text_is_that_of_all_extensions() {
    assert_eq!(
        texts(
            "It burns\nifndef::oil[red: +]\nifdef::oil[]\n    blue: +\nendif::oil[]\nat night.\n\nifndef::oil[]\nGone.\nifdef::wick[]\nGone too.\nendif::wick[]\nendif::oil[]\nifdef::refpageOnly[]\nAn index.\nendif::refpageOnly[]\nifdef::oil[One line.]"
        ),
        ["It burns blue: at night.", "One line."]
    );
}

#[test]
fn headings_are_numbered_as_printed() {
    let text = "= Title\n:sectnumoffset: 5\n\nNobody\n\n:leveloffset: 1\n\n= One\n\n== A\nx.\n\n=== {oil} (or `oil__n__`)\n\n== B\n\n= Two\n\n=== Deep\n";
    let found: Vec<(String, String)> =
        split(text).unwrap().into_iter().map(|h| (h.section, h.title)).collect();
    let wanted = [
        ("6", "One"),
        ("6.1", "A"),
        ("6.1.1", "__oil (or oiln)"),
        ("6.2", "B"),
        ("7", "Two"),
        ("7.0.1", "Deep"),
    ];
    assert_eq!(found, wanted.map(|(s, t)| (s.to_string(), t.to_string())));
}

#[test]
fn a_block_that_is_never_closed_is_an_error() {
    let error = split(&document("----\nint a;\n\n== Lost\n")).unwrap_err();
    assert!(error.contains("never closed"), "{error}");
}

#[test]
fn odd_text_does_no_harm() {
    for text in ["", "|", "[", "footnote:[", "[[", "::", ". ", "=", "= ", "\u{301}`.", "a:: b ::"] {
        let _ = split(text);
        let _ = split(&document(text));
        let _ = split(&document(&format!("|====\n{text}\n|====")));
    }
}

#[test]
fn an_inventory_is_read_as_it_was_written() {
    let entry = |n: usize, judgement| Entry { n, hash: format!("{n:012}"), judgement };
    let class = Judgement::Class { class: "example".into(), reason: "a \"listing\"".into() };
    let rules = Judgement::Rules(vec!["lamp#lit".into(), "oil#burns".into()]);
    let sections = vec![Section {
        section: "6.7.1".into(),
        title: "__lamp (or lamp)".into(),
        entries: vec![entry(1, rules), entry(2, class), entry(3, Judgement::None)],
    }];
    assert_eq!(inventory::read(&inventory::write(&sections)).unwrap(), sections);

    let unit = |unit: &str| {
        let text = format!("[[heading]]\nsection = \"1\"\ntitle = \"a\"\nunits = [{{ {unit} }}]\n");
        inventory::read(&text).unwrap_err()
    };
    assert!(unit("hash = \"0\"").contains("no 'n'"));
    assert!(unit("n = 1").contains("no 'hash'"));
    assert!(unit("n = 1, hash = \"0\", rules = []").contains("'rules'"));
    assert!(unit("n = 1, hash = \"0\", class = \"example\"").contains("'reason'"));
    assert!(unit("n = 1, hash = \"0\", class = \"example\", reason = \" \"").contains("'reason'"));
    assert!(unit("n = 1, hash = \"0\", rule = [\"a#b\"]").contains("unknown key 'rule'"));
}

#[test]
fn what_was_judged_is_kept_by_hash() {
    let before = split(&document("One. Two. Two.")).unwrap();
    let before: Vec<&Heading> = before.iter().collect();
    let mut judged = inventory::update(&before, &[]);
    for entry in &mut judged[0].entries {
        entry.judgement = Judgement::Rules(vec![format!("lamp#{}", entry.n)]);
    }
    let after = split(&document("New. Two. One. Two.")).unwrap();
    let after: Vec<&Heading> = after.iter().collect();
    let kept = inventory::update(&after, &judged);
    let kept: Vec<Judgement> = kept[0].entries.iter().map(|e| e.judgement.clone()).collect();
    let rule = |n: usize| Judgement::Rules(vec![format!("lamp#{n}")]);
    assert_eq!(kept, [Judgement::None, rule(2), rule(1), rule(3)]);
}

/// The errors in the inventory of a text whose units are judged by `judge`.
fn problems(body: &str, judge: impl Fn(&mut Vec<Section>)) -> Vec<String> {
    let headings = split(&document(body)).unwrap();
    let cut: Vec<&Heading> = headings.iter().filter(|h| !h.units.is_empty()).collect();
    let mut inventory = inventory::update(&cut, &[]);
    judge(&mut inventory);
    let manual = Corpus::new(bundled().expect("the manual can be read").meta, Vec::new());
    check(&headings, &cut, &inventory, "", &manual)
}

fn class(class: &str, reason: &str) -> Judgement {
    Judgement::Class { class: class.into(), reason: reason.into() }
}

#[test]
fn the_check_finds_what_is_wrong() {
    let one = |found: Vec<String>, words: &str| {
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(words), "{found:?}");
    };
    let judged = |sections: &mut Vec<Section>, judgement: Judgement| {
        for entry in sections.iter_mut().flat_map(|s| &mut s.entries) {
            entry.judgement = judgement.clone();
        }
    };
    let lit = "The lamp is lit.";
    assert_eq!(problems(lit, |s| judged(s, class("example", "one"))), Vec::<String>::new());
    one(problems(lit, |_| ()), "not judged");
    one(problems(lit, |s| judged(s, class("guess", "one"))), "no class 'guess'");
    one(problems(lit, |s| judged(s, Judgement::Rules(vec!["a#b".into()]))), "no rule 'a#b'");
    one(problems(lit, |s| judged(s, class("upstream-mistake", "one"))), "upstream-mistakes.md");
    one(problems(lit, |s| s.clear()), "the heading is not in the inventory");

    // A changed sentence: the new sentence is missing, and the old sentence no longer exists.
    let found = problems(lit, |s| {
        judged(s, class("example", "one"));
        s[0].entries[0].hash = "000000000000".into();
    });
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("not in the inventory") && found[1].contains("is gone"), "{found:?}");
    let found = problems(lit, |s| {
        judged(s, class("example", "one"));
        let more = s[0].entries[0].clone();
        s[0].entries.push(Entry { n: 2, ..more });
    });
    one(found, "is gone");
    let found = problems(lit, |s| {
        judged(s, class("example", "one"));
        let gone = Section { section: "9.9".into(), ..s[0].clone() };
        s.push(gone);
    });
    one(found, "no such heading");

    // A unit with a normative word must have a rule or one of certain classes.
    for (text, word) in [
        ("A lamp must burn.", "must"),
        ("It is not\nallowed to burn.", "not allowed"),
        ("It is Illegal.", "illegal"),
    ] {
        one(problems(text, |s| judged(s, class("informative", "as was said above"))), word);
        assert_eq!(problems(text, |s| judged(s, class("duplicate", "of a"))), Vec::<String>::new());
    }
    let words = "Mustard is an errorless, cannoting word.";
    assert_eq!(problems(words, |s| judged(s, class("example", "one"))), Vec::<String>::new());
    let only = "Lamps only burn.";
    one(problems(only, |s| judged(s, class("example", "a lamp"))), "is not a reason");
    let reason = class("example", "speaks of a lamp");
    assert_eq!(problems(only, |s| judged(s, reason.clone())), Vec::<String>::new());
    // A listing never has to be a rule.
    let listing = "----\nvoid must(void);\n----";
    assert_eq!(problems(listing, |s| judged(s, class("example", "one"))), Vec::<String>::new());
}

#[test]
fn the_check_holds_the_sources_of_rules() {
    let headings = split(&document("The lamp is lit.")).unwrap();
    let cut: Vec<&Heading> = headings.iter().collect();
    let mut inventory = inventory::update(&cut, &[]);
    let page = |spec: &str, editions: &str| {
        let text = format!(
            "name = \"lamp\"\ntitle = \"lamp\"\nsummary = \"gives light\"\n\n[[rule]]\nid = \"lit\"\n\
             kind = \"constraint\"\ntext = \"It is lit.\"\neditions = \"{editions}\"\n{spec}\n"
        );
        let record = clman_record::read_record(&text).expect("a record").record;
        Corpus::new(bundled().expect("the manual can be read").meta, vec![record])
    };
    let right = "spec = { section = \"6\", title = \"Lamps\" }";
    inventory[0].entries[0].judgement = Judgement::Rules(vec!["lamp#lit".into()]);
    let found =
        |manual: &Corpus, inventory: &[Section]| check(&headings, &cut, inventory, "", manual);
    assert_eq!(found(&page(right, ">=1.0"), &inventory), Vec::<String>::new());
    for (spec, words) in [
        ("", "does not say where"),
        ("spec = { section = \"7\", title = \"Lamps\" }", "no section 7"),
        ("spec = { section = \"6\", title = \"Oil\" }", "is called 'Lamps'"),
    ] {
        let found = found(&page(spec, ">=1.0"), &inventory);
        assert!(found.len() == 1 && found[0].contains(words), "{found:?}");
    }
    inventory[0].entries[0].judgement = class("example", "one");
    let unmapped = found(&page(right, ">=1.0"), &inventory);
    assert!(unmapped.len() == 1 && unmapped[0].contains("maps to it"), "{unmapped:?}");
    // Rules of older editions are not in the text.
    assert_eq!(found(&page(right, "<2.0"), &inventory), Vec::<String>::new());
}

/// The inventory matches the specification, if its source is available.
#[test]
fn every_sentence_of_the_specification_is_judged() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let Some(path) = source(root) else {
        let required = std::env::var("CLMAN_REQUIRE_PEERS").is_ok_and(|v| v == "1");
        assert!(!required, "the specification is missing, and CLMAN_REQUIRE_PEERS is 1");
        println!("skipped: the specification is missing");
        return;
    };
    let all = split(&text_of(&path).unwrap()).unwrap();
    let cut = chapters(&all).unwrap();
    assert!(cut.len() >= 60, "only {} headings", cut.len());
    let units: usize = cut.iter().map(|h| h.units.len()).sum();
    assert!(units >= 900, "only {units} units");
    let inventory = inventory::read(&text_of(&root.join("docs/inventory.toml")).unwrap()).unwrap();
    let manual = bundled().expect("the manual can be read");
    let mistakes = text_of(&root.join("docs/upstream-mistakes.md")).unwrap();
    assert_eq!(check(&all, &cut, &inventory, &mistakes, &manual), Vec::<String>::new());
}
