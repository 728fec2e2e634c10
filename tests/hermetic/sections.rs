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
