//! A manual with several sections, like a machine's folder of man pages.

use crate::support::clman;
use std::fs;
use std::path::Path;

fn page(folder: &Path, path: &str, name: &str, section: &str, body: &str) {
    let path = folder.join("man").join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let text = format!(
        ".TH {name} {section} 2026-11-25\n.SH NAME\n{name} \\- a thing\n.SH DESCRIPTION\n{body}\n"
    );
    fs::write(path, text).unwrap();
}

#[test]
fn pages_of_one_name_stay_apart() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    page(at, "man1/say.1", "say", "1", "It calls\n.BR say (3)\nand\n.BR sing (1).");
    page(
        at,
        "man3/say.3",
        "say",
        "3",
        "It serves\n.BR say (1)\nand\n.BR sign (1)\nand\n.BR gone (8).",
    );
    page(at, "man1/sign.1ssl", "sign", "1ssl", "It signs.\n.MT sign@example.org\n.ME");
    page(at, "de/man1/say.1", "say", "1", "Es ruft.");
    fs::write(at.join("man/man1/sing.1"), ".so man1/say.1\n").unwrap();
    fs::write(at.join("man/man3/shout.3"), ".so man3/say.3\n").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("say.3", at.join("man/man3/tell.3")).unwrap();

    let output = clman(&["import", "man", "-o", "records"], at);
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("3 pages, ") && said.contains("1 × translation"), "{said}");
    assert!(said.contains("the manual has no page 'gone.8'"), "{said}");
    let read = |path: &str| fs::read_to_string(at.join(path)).unwrap_or_else(|_| panic!("{path}"));
    assert!(read("records/say.1.toml").contains("aliases = [\"sing\"]"));
    let library = read("records/say.3.toml");
    assert!(
        library.contains("man_section = \"3\"")
            != read("records/corpus.toml").contains("section = \"3\"")
    );
    assert!(library.contains("(say.1)") && library.contains("(sign.1ssl)"), "{library}");
    assert!(library.contains("aliases = [\"shout\""), "{library}");
    #[cfg(unix)]
    assert!(library.contains("aliases = [\"shout\", \"tell\"]"), "{library}");

    let output = clman(&["build", "records", "-o", "out"], at);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(read("out/man/man1/sing.1"), ".so man1/say.1\n");
    assert_eq!(read("out/man/man3/shout.3"), ".so man3/say.3\n");
    let shown = clman(&["show", "tell(3)", "records"], at);
    assert!(String::from_utf8_lossy(&shown.stdout).contains("It serves"), "{shown:?}");
    let library = read("out/man/man3/say.3");
    assert!(library.contains(".TH \"say\" \"3\" "), "{library}");
    assert!(library.contains("\\fBsay\\fR(1)") && library.contains("(8)"), "{library}");
    let signed = read("out/man/man1/sign.1ssl");
    assert!(signed.contains("sign@example.org") && !signed.contains("mailto:"), "{signed}");
    let html = read("out/html/say.3.html");
    assert!(html.contains("<a href=\"say.1.html\"><code>say</code>(1)</a>"), "{html}");
    assert!(read("out/markdown/say.1.md").contains("[`say`(3)](say.3.md)"));
    assert!(!at.join("out/html/playground.html").exists(), "the manual is not one of OpenCL");
}

/// Imports the folder `man` of `at`, and builds the manual.
fn build(at: &Path) -> impl Fn(&str) -> String {
    for arguments in [["import", "man", "-o", "records"], ["build", "records", "-o", "out"]] {
        let output = clman(&arguments, at);
        assert!(output.status.success(), "{output:?}");
    }
    let at = at.to_path_buf();
    move |path| fs::read_to_string(at.join(path)).unwrap_or_else(|_| panic!("{path}"))
}

#[test]
fn a_page_keeps_the_name_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let see = "It sings.\n.SH SEE ALSO\n.BR song (1),\n.BR tune (1),\n.BR hum_low (1)";
    page(at, "man3/sing.3", "sing", "3", see);
    page(at, "man3/sing.3t", "sing", "3", "It sings in threads.");
    page(at, "man1/song.1", "tune", "1", "It is\n.BR song (1).");
    page(at, "man1/hum_low.1", "hum low", "1", "It hums.");
    page(at, "man1/Hum_High.1", "Hum_High", "1", "It hums.");
    page(at, "man8/choir@.8", "choir@.unit", "8", "They sing\n.BR choir@ (8).");
    // Two pages state the same name.
    page(at, "man8/bass.8", "voice", "8", "It is low.");
    page(at, "man8/voice.8", "voice", "8", "It speaks.");

    let read = build(at);
    assert!(read("records/song.1.toml").contains("title = \"tune\"\naliases = [\"song\"]"));
    let song = read("out/man/man1/song.1");
    assert!(song.contains(".TH \"song\" \"1\" "), "{song}");
    assert!(song.contains("\nsong, tune \\- a thing"), "{song}");
    assert_eq!(read("out/man/man1/tune.1"), ".so man1/song.1\n");
    let low = read("out/man/man1/hum_low.1");
    assert!(low.contains("\nhum_low \\- hum low: a thing"), "{low}");
    let high = read("out/man/man1/Hum_High.1");
    assert!(high.contains("\nHum_High \\- a thing"), "{high}");
    let choir = read("out/man/man8/choir@.unit.8");
    assert!(choir.contains("\nchoir@.unit, choir@ \\- a thing"), "{choir}");
    assert_eq!(read("out/man/man8/choir@.8"), ".so man8/choir@.unit.8\n");
    assert!(read("out/man/man3/sing.3t").contains("It sings in threads."));
    assert!(read("out/man/man8/bass.8").contains("\nbass \\- a thing"));
    assert!(read("out/man/man8/voice.8").contains("\nvoice \\- a thing"));
    // References keep their text.
    let sing = read("out/man/man3/sing.3");
    for name in ["song", "tune", "hum_low"] {
        assert!(sing.contains(&format!("\\fB{name}\\fR(1)")), "{sing}");
    }
    let html = read("out/html/sing.3.html");
    for name in ["song", "tune", "hum_low"] {
        assert!(html.contains(&format!("<code>{name}</code>")), "{html}");
    }
}

#[test]
fn links_give_names_in_their_own_sections() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let see =
        "It is\n.BR drum (2),\n.BR roll (4)\nand\n.BR tap (3BAND).\n.SH SEE ALSO\n.BR drum (2)";
    page(at, "man1/band.1", "band", "1", see);
    page(at, "man3/drum.3", "drum", "3", "It sounds.");
    page(at, "man3/beat.3band", "beat", "3BAND", "It beats.");
    fs::create_dir_all(at.join("man/man2")).unwrap();
    fs::create_dir_all(at.join("man/man4")).unwrap();
    fs::write(at.join("man/man2/drum.2"), ".so man3/drum.3\n").unwrap();
    fs::write(at.join("man/man4/roll.4"), ".so man3/drum.3\n").unwrap();
    fs::write(at.join("man/man3/tap.3band"), ".so man3/beat.3band\n").unwrap();

    let read = build(at);
    let drum = read("records/drum.3.toml");
    assert!(drum.contains("aliases = [\"drum(2)\", \"roll(4)\"]"), "{drum}");
    assert!(read("records/beat.3band.toml").contains("aliases = [\"tap\"]"));
    for (file, page) in
        [("2/drum.2", "drum.3"), ("4/roll.4", "drum.3"), ("3/tap.3band", "beat.3band")]
    {
        assert_eq!(read(&format!("out/man/man{file}")), format!(".so man3/{page}\n"));
    }
    assert!(read("out/man/man3/drum.3").contains("\ndrum \\- a thing"));
    assert!(read("out/html/drum.2.html").contains("drum.3.html"));
    let band = read("records/band.1.toml");
    for link in ["[`drum`(2)](drum.3)", "[`roll`(4)](drum.3)", "[`tap`](beat.3band)"] {
        assert!(band.contains(link), "{band}");
    }
    assert!(band.contains("see_also = [\"[`drum`(2)](drum.3)\"]"), "{band}");
}

#[test]
fn equal_man_pages_are_one_page() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen.";
    // The three names of a page.
    for file in ["stir", "mix", "shake"] {
        page(at, &format!("man3/{file}.3"), "mix, stir, shake", "3", text);
    }
    // Two versions of a program.
    page(at, "man1/kiln-1.1", "kiln", "1", &text.repeat(20));
    page(at, "man1/kiln-2.1", "kiln", "1", &format!("{}\nIt is hot.", text.repeat(20)));
    page(at, "man1/x.1", "x", "1", "It is\n.BR shake (3).");

    let read = build(at);
    let mix = read("records/mix.3.toml");
    assert!(mix.contains("aliases = [\"stir\", \"shake\"]"), "{mix}");
    for name in ["stir", "shake"] {
        assert_eq!(read(&format!("out/man/man3/{name}.3")), ".so man3/mix.3\n");
        assert!(!at.join(format!("records/{name}.3.toml")).exists());
    }
    assert!(read("records/x.1.toml").contains("[`shake`](mix.3)"), "{}", read("records/x.1.toml"));
    for name in ["kiln-1", "kiln-2"] {
        assert!(read(&format!("out/man/man1/{name}.1")).contains("One two three"));
    }
}

#[test]
fn links_of_a_manual_of_one_section_lead_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    page(at, "man3/key.3", "key", "3", "See\n.BR key (1),\n.UR javascript:run()\nthis\n.UE");
    page(at, "man3/lock.3", "lock", "3", "See\n.BR key (2)\nand\n.BR key (3).");
    let read = build(at);
    assert!(read("records/key.toml").contains("[`key`(1)](key.1)"));
    let lock = read("records/lock.toml");
    assert!(lock.contains("[`key`(2)](key.2) and [`key`](key)."), "{lock}");
    let man = read("out/man/man3/lock.3");
    assert!(man.contains("\\fBkey\\fR(2)") && man.contains("\\fBkey\\fR(3)"), "{man}");
    // A script is not a link.
    for path in ["out/markdown/key.md", "out/html/key.html", "out/man/man3/key.3"] {
        let text = read(path);
        assert!(text.contains("this") && !text.contains("javascript:"), "{text}");
    }
}

/// A DocBook page of a section, in which `body` is the text of its description.
fn refentry(name: &str, section: &str, body: &str) -> String {
    format!(
        "<refentry id=\"{name}-{section}\"><refmeta><refentrytitle>{name}</refentrytitle>\
         <manvolnum>{section}</manvolnum></refmeta><refnamediv><refname>{name}</refname>\
         <refpurpose>a thing</refpurpose></refnamediv><refsect1><title>Description</title>\
         <para>{body}</para></refsect1></refentry>\n"
    )
}

fn cite(name: &str, section: &str) -> String {
    format!(
        "<citerefentry><refentrytitle>{name}</refentrytitle><manvolnum>{section}</manvolnum>\
         </citerefentry>"
    )
}

#[test]
fn docbook_states_its_sections() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("man")).unwrap();
    let write = |path: &str, text: String| fs::write(at.join("man").join(path), text).unwrap();
    write("say.xml", refentry("say", "1", &format!("See {}.", cite("say", "3"))));
    write("say.3.xml", refentry("say", "3", &format!("See {}.", cite("say", "1"))));
    let (one, two) = (refentry("sing", "5", "It sings."), refentry("hum", "5", &cite("sing", "5")));
    write("all.xml", format!("<reference>{one}{two}</reference>"));

    let read = build(at);
    assert!(read("records/say.1.toml").contains("(say.3)"));
    assert!(read("records/say.3.toml").contains("(say.1)"));
    assert!(read("records/hum.5.toml").contains("(sing.5)"));
    assert!(read("records/sing.5.toml").contains("It sings."));
    assert!(read("out/man/man3/say.3").contains("\\fBsay\\fR(1)"));
    let html = read("out/html/say.1.html");
    assert!(html.contains("<a href=\"say.3.html\"><code>say</code>(3)</a>"), "{html}");
}

#[test]
fn a_section_of_all_docbook_pages_is_that_of_the_manual() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("man")).unwrap();
    fs::write(at.join("man/glLerp.xml"), refentry("glLerp", "3G", "It blends.")).unwrap();
    let read = build(at);
    assert!(read("records/corpus.toml").contains("section = \"3G\""));
    assert!(read("out/man/man3/glLerp.3G").contains(".TH \"glLerp\" \"3G\""));
    // A page of OpenCL is in the section of clman, whatever its DocBook states.
    fs::write(at.join("man/glLerp.xml"), refentry("clLerp", "3", "OpenCL blends.")).unwrap();
    let output = clman(&["import", "man", "-o", "cl", "--edition", "1.2"], at);
    assert!(output.status.success(), "{output:?}");
    assert!(read("cl/corpus.toml").contains("section = \"3clc\""));
}

#[test]
fn two_docbook_pages_of_one_name_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("man")).unwrap();
    let pages = format!(
        "<reference>\n{}{}{}</reference>",
        refentry("say", "1", "First."),
        refentry("say", "1", "Second."),
        refentry("say", "3", "Third.")
    );
    fs::write(at.join("man/all.xml"), pages).unwrap();
    let output = clman(&["import", "man", "-o", "records"], at);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("all.xml:3: all.xml also has a page `say(1)`"), "{said}");
    assert!(at.join("records/say.1-2.toml").exists() && at.join("records/say.3.toml").exists());
}

/// Hostile DocBook is reported with its file and line, and nothing outside the folder is read.
#[test]
fn docbook_reads_nothing_from_outside() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("man")).unwrap();
    fs::write(at.join("secret"), "<!ENTITY s 'secret'>secret").unwrap();
    let write = |name: &str, declarations: &str, body: &str| {
        let text =
            format!("<!DOCTYPE refentry [\n{declarations}\n]>\n{}", refentry(name, "1", body));
        fs::write(at.join("man").join(format!("{name}.xml")), text).unwrap();
    };
    write("fine", "", "It is fine.");
    write("entity", "<!ENTITY e SYSTEM '../secret'>", "&e;");
    write("parameter", "<!ENTITY % e SYSTEM '../secret'> %e;", "x");
    write("include", "", "<include href='../secret' parse='text'/>");
    let ten = |name: usize| format!("&a{name};").repeat(10);
    let laughs = (1..12).map(|n| format!("<!ENTITY a{n} '{}'>", ten(n - 1)));
    write("laughs", &format!("<!ENTITY a0 'lol'>{}", laughs.collect::<String>()), "&a11;");
    let deep = format!("{}x{}", "<para>".repeat(5000), "</para>".repeat(5000));
    write("deep", "", &deep);

    let output = clman(&["import", "man", "-o", "records", "-v"], at);
    let said = String::from_utf8_lossy(&output.stderr);
    for wanted in [
        "entity.xml:4: the entity `&e;` refers to `../secret`: it is outside",
        "parameter.xml:2: the entity `%e;` refers to `../secret`: it is outside",
        "include.xml:4: the inclusion refers to `../secret`: it is outside",
        "laughs.xml:4: entities expand to more than",
        "deep.xml:4: elements are nested more than 200 deep",
    ] {
        assert!(said.contains(wanted), "{wanted}\n{said}");
    }
    for record in fs::read_dir(at.join("records")).unwrap() {
        let path = record.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            assert!(!fs::read_to_string(&path).unwrap().contains("'secret"), "{path:?}");
        }
    }
}

/// The title and references print the section that the page states, and the file is in its own section.
#[test]
fn a_page_prints_the_section_that_it_states() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    page(at, "man3/rpc.3t", "rpc", "3", "See\n.BR xdr (3).");
    page(at, "man3/xdr.3t", "xdr", "3", "See\n.BR rpc (3)\nand\n.BR ssl (3).");
    page(at, "man3/ssl.3s", "ssl", "3S", "It signs.");

    let read = build(at);
    assert!(read("records/rpc.3t.toml").contains("printed_section = \"3\"\n"));
    assert!(!read("records/ssl.3s.toml").contains("printed_section"));
    let rpc = read("out/man/man3/rpc.3t");
    assert!(rpc.contains(".TH \"rpc\" \"3\" "), "{rpc}");
    assert!(rpc.contains("\\fBxdr\\fR(3)"), "{rpc}");
    let xdr = read("out/man/man3/xdr.3t");
    assert!(xdr.contains("\\fBrpc\\fR(3)") && xdr.contains("\\fBssl\\fR(3)"), "{xdr}");
    assert!(read("out/man/man3/ssl.3s").contains(".TH \"ssl\" \"3s\" "));
    let html = read("out/html/xdr.3t.html");
    assert!(html.contains("<a href=\"rpc.3t.html\"><code>rpc</code>(3)</a>"), "{html}");
}

/// The section NAME also lists a name that has its own page.
#[test]
fn name_lists_all_names() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    page(at, "man3/cap.3", "cap, cap_free, cap_get", "3", "It is\n.BR cap_free (3).");
    page(at, "man3/cap_free.3", "cap_free", "3", "It frees.");
    page(at, "man3/cap_all.3", "cap_all(3), cap_get(3)", "3", "It does all.");

    let read = build(at);
    assert!(read("out/man/man3/cap.3").contains("\ncap, cap_free, cap_get \\- a thing"));
    assert!(read("out/man/man3/cap_free.3").contains("\ncap_free \\- a thing"));
    assert!(read("out/man/man3/cap_all.3").contains("\ncap_all, cap_get \\- a thing"));
}

#[test]
fn redirects_are_followed_and_lost_ones_reported() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    page(at, "man3/end.3", "end", "3", "It ends.\n.sy touch made");
    for (name, page) in
        [("a", "b"), ("b", "c"), ("c", "end"), ("round", "trip"), ("trip", "round"), ("d", "gone")]
    {
        fs::write(at.join(format!("man/man3/{name}.3")), format!(".so man3/{page}.3\n")).unwrap();
    }
    fs::write(at.join("man/man3/noise.3"), [0xffu8, 0, 1, 2, 3]).unwrap();

    let output = clman(&["import", "man", "-o", "records", "--verbose"], at);
    assert_eq!(output.status.code(), Some(1));
    let record = fs::read_to_string(at.join("records/end.toml")).unwrap();
    assert!(record.contains("aliases = [\"a\", \"b\", \"c\"]"), "{record}");
    let errors = String::from_utf8_lossy(&output.stderr);
    let expected = [
        "man3/round.3:1: the file redirects to itself, or through too many files",
        "man3/trip.3:1: the file redirects to itself, or through too many files",
        "man3/d.3:1: the page `gone(3)`, to which the file redirects, does not exist",
    ];
    let found: Vec<&str> =
        errors.lines().map(|line| line.strip_prefix("clman: ").unwrap_or(line)).collect();
    assert_eq!(found, expected);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("man3/end.3:6: the request `.sy` runs a command"), "{said}");
    assert!(said.contains("man3/noise.3: not recognized as a page"), "{said}");
}
