//! The Markdown dialect: written text can be read back, and the parser never panics.

use crate::support::edition;
use clman_record::prose::{
    Alert, Align, Block, CodeBlock, Definition, Fence, Inline, Math, Table, Target, parse,
    plain_text, plain_text_of, select_edition, to_markdown,
};
use proptest::prelude::*;

fn check_round_trip(blocks: &[Block]) {
    let markdown = to_markdown(blocks);
    let back = parse(&markdown).unwrap_or_else(|e| panic!("{e:?}\n{markdown}"));
    assert_eq!(back, blocks, "\n{markdown}");
}

fn text(s: &str) -> Inline {
    Inline::Text(s.into())
}

fn paragraph(s: &str) -> Block {
    Block::Paragraph(vec![text(s)])
}

#[test]
fn words_that_look_like_markup_stay_words() {
    for words in [
        "2^24 and ~x and x_1_2 and *p and **pp",
        "a < b && c > d; a <b> c",
        "1. not a list",
        "- not a list",
        "# not a heading",
        "> not a quotation",
        "x[i] and [not](a link) and [^1]",
        "__local int *p; /* __x__ */",
        "`code` and ``more``",
        "| a | b |",
        ": no definition",
        "&amp; &lt; &#32;",
        "a \\ b \\* c",
        "<!-- editions: >=2.0 -->",
        "read_image{f|i|ui}",
        "sizeof(int) == 4!",
        "=== ---",
        "+ plus",
        "10) ten",
        "$x$",
        "~~~",
        "[x]: y",
        "char*, int**, (*p)(void)",
    ] {
        check_round_trip(&[paragraph(words)]);
        check_round_trip(&[Block::List {
            start: None,
            tight: true,
            items: vec![vec![paragraph(words)]],
        }]);
        check_round_trip(&[Block::Table(Table {
            align: vec![],
            head: vec![vec![paragraph(words)], vec![]],
            rows: vec![vec![vec![], vec![paragraph(words)]]],
        })]);
        check_round_trip(&[Block::Definitions(vec![Definition {
            terms: vec![vec![text(words)]],
            bodies: vec![vec![paragraph(words)]],
        }])]);
    }
}

#[test]
fn powers_are_never_run_together() {
    let blocks = parse("2<sup>24</sup> and log<sub>2</sub>").unwrap();
    assert_eq!(
        blocks,
        [Block::Paragraph(vec![
            text("2"),
            Inline::Superscript(vec![text("24")]),
            text(" and log"),
            Inline::Subscript(vec![text("2")]),
        ])]
    );
    assert_eq!(plain_text(&blocks), "2^24 and log2\n");
}

#[test]
fn tables_hold_blocks() {
    let cell = vec![
        paragraph("Words."),
        Block::Code(CodeBlock::new("opencl", "int x;\n\n    int y;\n")),
        Block::List { start: None, tight: true, items: vec![vec![paragraph("one")]] },
    ];
    check_round_trip(&[Block::Table(Table {
        align: vec![Align::None, Align::Right],
        head: vec![vec![paragraph("a")], vec![paragraph("b")], vec![]],
        rows: vec![vec![cell.clone()], vec![vec![], cell, vec![paragraph("third")]]],
    })]);
}

#[test]
fn terms_are_on_lines_of_their_own() {
    let terms = ["a", "==", "=", "-", ": b", "+ 1. c", "|-|"].map(|term| vec![text(term)]);
    check_round_trip(&[Block::Definitions(vec![Definition {
        terms: terms.to_vec(),
        bodies: vec![vec![paragraph("Words.")]],
    }])]);
    // A paragraph may have such lines too.
    check_round_trip(&[Block::Paragraph(vec![text("a"), Inline::HardBreak, text(": b")])]);
}

#[test]
fn editions_select_blocks() {
    let source =
        "Always.\n\n<!-- editions: >=2.0 -->\nNew.\n\n- item\n\n  <!-- editions: 1.2 -->\n  Old.\n";
    let blocks = parse(source).unwrap();
    check_round_trip(&blocks);
    assert_eq!(
        plain_text(&select_edition(blocks.clone(), edition("1.2"))),
        "Always.\nitem\nOld.\n"
    );
    assert_eq!(plain_text(&select_edition(blocks, edition("3.0"))), "Always.\nNew.\nitem\n");
}

#[test]
fn editions_select_rows_and_words() {
    let source = "<span editions=\">=2.0\">Two</span><span editions=\"<2.0\">One</span> of *a \
        <span editions=\"1.2\">[b](c)</span>d*.\n\n|a|b|\n|-|-|\n|x|y|\n|<!-- editions: <2.0 --> `v`|w|\n\
        |<!-- editions: 3.0 -->u <span editions=\"1.2\">s</span>|t|\n";
    let blocks = parse(source).unwrap();
    check_round_trip(&blocks);
    let of = |edition| plain_text(&select_edition(blocks.clone(), edition));
    assert_eq!(of(edition("1.2")), "One of a bd.\na\nb\nx\ny\nv\nw\n");
    assert_eq!(of(edition("2.0")), "Two of a d.\na\nb\nx\ny\n");
    assert_eq!(of(edition("3.0")), "Two of a d.\na\nb\nx\ny\nu\nt\n");
}

#[test]
fn what_the_dialect_lacks_is_an_error_at_its_place() {
    for (source, offset) in [
        ("text\n\n<div>x</div>\n", 6),
        ("text <b>bold</b>", 5),
        ("![image](x.png)", 0),
        ("<table>\n<tr>\n<td>\n\ntext\n\n</tr>\n</table>\n", 25),
        ("x\n\n</table>\n", 3),
        ("a</sup>", 1),
        ("- a</sup>\n- b\n", 3),
        ("|a|\n|---|\n|b</sub>|\n", 12),
        ("> a</sup>\n", 3),
        ("<!-- editions: > -->\nx\n", 0),
        ("x\n\n<!-- editions: 1.2 -->\n", 26),
        ("x <span editions=\"5..0\">y</span>", 2),
        ("x <span editions=\"1.2\">y", 0),
        ("x <!-- editions: 1.2 -->", 2),
        ("|a|\n|---|\n|<!-- editions: 5..0 -->b|\n", 11),
    ] {
        let error = parse(source).expect_err(source);
        assert_eq!(error.offset, offset, "{source:?}: {}", error.message);
    }
}

#[test]
fn nesting_is_bounded() {
    assert!(parse(&"> ".repeat(20)).is_ok());
    for deep in ["> ".repeat(50_000), "* ".repeat(50_000), "[".repeat(50_000), "*a ".repeat(50_000)]
    {
        // Either result is fine; a stack overflow is not.
        let _ = parse(&deep);
    }
    assert!(parse(&format!("{}x", "> ".repeat(1000))).is_err());
}

#[test]
fn fences_and_targets_are_read() {
    let fence = Fence::parse(r#"opencl {id=sum expect=reject links="a=b cl_int=types" shown}"#);
    assert_eq!(fence.language, "opencl");
    assert_eq!(fence.get("id"), Some("sum"));
    assert_eq!(fence.get("shown"), Some(""));
    assert_eq!(fence.links().collect::<Vec<_>>(), [("a", "b"), ("cl_int", "types")]);
    assert_eq!(Fence::parse("").language, "");
    assert_eq!(Target::parse("local#x"), Target::Page { page: "local", fragment: Some("x") });
    assert_eq!(Target::parse("#x"), Target::Here("x"));
    assert_eq!(Target::parse("spec:k"), Target::Spec("k"));
    assert_eq!(Target::parse("https://example.org"), Target::Url("https://example.org"));
    assert_eq!(Target::parse("//example.org/a#b"), Target::Url("//example.org/a#b"));
    assert_eq!(Target::parse("a#b:c"), Target::Page { page: "a", fragment: Some("b:c") });
    assert_eq!(Target::parse("a:b#c"), Target::Page { page: "a:b", fragment: Some("c") });
    assert_eq!(Target::parse("a_b:c"), Target::Page { page: "a_b:c", fragment: None });
}

/// Words as in pages: no blanks at the ends, and no doubled blanks.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => "[a-z]{1,8}",
        2 => "[-+*/<>=!&|^~_\\\\`'\"#:;.,(){}\\[\\]$%@?]{1,4}",
        1 => "[0-9]{1,3}[.)]?",
        1 => "(int|__local|x_1|\u{e9}t\u{e9}|\u{2192}|CL_DEVICE_TYPE|f\\(x\\)|&amp;|<b>)",
    ];
    proptest::collection::vec(word, 1..6).prop_map(|w| w.join(" "))
}

fn code_words() -> impl Strategy<Value = String> {
    "[a-zA-Z0-9_*&<>`|{}^~. -]{0,8}[a-z_*`|)]"
        .prop_map(|s| s.trim().to_string())
        .prop_filter("code holds something", |s| !s.is_empty())
}

/// A formula of a root with words in it.
fn formula(words: String) -> Inline {
    let element = |name| Math::new(name).expect("formulas have the element");
    let (mut math, mut root, mut text) = (element("math"), element("msqrt"), element("mtext"));
    text.text = words;
    root.parts.push(text);
    math.parts.push(root);
    Inline::Math(Box::new(math))
}

fn inlines() -> impl Strategy<Value = Vec<Inline>> {
    let span = prop_oneof![
        code_words().prop_map(Inline::Code),
        words().prop_map(|w| Inline::Emphasis(vec![Inline::Text(w)])),
        words().prop_map(|w| Inline::Strong(vec![Inline::Text(w)])),
        words().prop_map(|w| Inline::Superscript(vec![Inline::Text(w)])),
        words().prop_map(|w| Inline::Subscript(vec![Inline::Text(w)])),
        words().prop_map(formula),
        ("[a-z]{1,6}(#[a-z]{1,4})?", code_words())
            .prop_map(|(target, c)| Inline::Link { target, content: vec![Inline::Code(c)] }),
        ("https://[a-z]{1,6}\\.org/[a-z_()]{0,4}", words())
            .prop_map(|(target, w)| Inline::Link { target, content: vec![Inline::Text(w)] }),
    ];
    proptest::collection::vec((words(), span, words()), 1..3).prop_map(|parts| {
        let mut content: Vec<Inline> = Vec::new();
        for (before, span, after) in parts {
            // Words surround every span, so that no two texts are adjacent.
            let before = format!("{before} ");
            match content.last_mut() {
                Some(Inline::Text(last)) => last.push_str(&format!(" {before}")),
                _ => content.push(Inline::Text(before)),
            }
            content.push(span);
            content.push(Inline::Text(format!(" {after}")));
        }
        content
    })
}

fn block() -> impl Strategy<Value = Block> {
    let listing = "[ -~\n\t]{0,60}".prop_map(|t| Block::Code(CodeBlock::new("opencl", t)));
    // For a backslash before a bar, the writer uses HTML.
    let plain = || inlines().prop_filter("no backslash", |c| !format!("{c:?}").contains('\\'));
    let cell = prop_oneof![
        1 => Just(vec![]),
        4 => plain().prop_map(|c| vec![Block::Paragraph(c)]),
    ];
    let align = prop_oneof![Just(Align::Left), Just(Align::Right), Just(Align::Center)];
    let table = (2usize..4, 0usize..3).prop_flat_map(move |(columns, rows)| {
        let row = proptest::collection::vec(cell.clone(), columns);
        let filled =
            proptest::collection::vec(plain().prop_map(|c| vec![Block::Paragraph(c)]), columns);
        let align = proptest::collection::vec(align.clone(), columns);
        let align = prop_oneof![Just(vec![]), align];
        (align, filled, proptest::collection::vec(row, rows))
            .prop_map(|(align, head, rows)| Block::Table(Table { align, head, rows }))
    });
    // If braces in a heading look like attributes, its emphasis is dropped.
    let heading = || {
        inlines()
            .prop_filter("no braces", |c| !format!("{:?}", plain_text_of(c)).contains(['{', '}']))
    };
    let leaf = prop_oneof![
        4 => inlines().prop_map(Block::Paragraph),
        1 => (2u8..=6, heading()).prop_map(|(level, content)| Block::Heading { level, id: None, content }),
        1 => (2u8..=6, "[a-z]{1,6}", heading())
            .prop_map(|(level, id, content)| Block::Heading { level, id: Some(id), content }),
        2 => listing,
        2 => table,
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        // Two adjacent lists would be merged.
        let blocks = proptest::collection::vec(inner, 1..4).prop_map(|blocks| {
            let mut kept: Vec<Block> = Vec::new();
            for block in blocks {
                let meets = |a: &Block, b: &Block| {
                    std::mem::discriminant(a) == std::mem::discriminant(b)
                        && !matches!(
                            a,
                            Block::Paragraph(_) | Block::Code(_) | Block::Heading { .. }
                        )
                };
                if !kept.last().is_some_and(|last| meets(last, &block)) {
                    kept.push(block);
                }
            }
            kept
        });
        let definition = (proptest::collection::vec(inlines(), 1..3), blocks.clone())
            .prop_map(|(terms, body)| Definition { terms, bodies: vec![body] });
        let align = prop_oneof![Just(vec![]), Just(vec![Align::Right]), Just(vec![Align::Center])];
        let html_table = (align, proptest::collection::vec(blocks.clone(), 1..3))
            .prop_map(|(align, row)| Block::Table(Table { align, head: vec![], rows: vec![row] }));
        prop_oneof![
            proptest::collection::vec(blocks.clone(), 1..3).prop_map(|items| Block::List {
                start: None,
                tight: false,
                items: items
                    .into_iter()
                    .map(|mut item| {
                        item.insert(0, Block::Paragraph(vec![Inline::Text("item".into())]));
                        item
                    })
                    .collect(),
            }),
            proptest::collection::vec(definition, 1..3).prop_map(Block::Definitions),
            blocks.clone().prop_map(|content| Block::Quote { alert: Some(Alert::Note), content }),
            blocks.prop_map(|content| Block::Quote { alert: None, content }),
            html_table.prop_filter("simple tables are GFM's", |t| {
                matches!(t, Block::Table(t) if !t.is_simple())
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_tree_comes_back(blocks in proptest::collection::vec(block(), 1..4)) {
        let mut kept: Vec<Block> = Vec::new();
        for block in blocks {
            if !matches!((kept.last(), &block), (Some(Block::List { .. }), Block::List { .. })
                | (Some(Block::Quote { .. }), Block::Quote { .. })
                | (Some(Block::Definitions(_)), Block::Definitions(_)))
            {
                kept.push(block);
            }
        }
        check_round_trip(&kept);
    }

    #[test]
    fn words_of_headings_stay(content in inlines()) {
        let heading = Block::Heading { level: 2, id: None, content };
        let back = parse(&to_markdown(std::slice::from_ref(&heading))).unwrap();
        assert_eq!(plain_text(&back), plain_text(&[heading]));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ -~\n\t\u{e9}]{0,200}") {
        if let Ok(blocks) = parse(&text) {
            let _ = plain_text(&blocks);
            let _ = to_markdown(&blocks);
        }
    }
}
