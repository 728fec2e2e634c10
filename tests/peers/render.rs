//! Man pages, HTML and Markdown: the content equals the content of the record, in every program that displays it.

use crate::built::{self, bundled, fixture, request, with_evidence};
use crate::support;
use crate::support::edition;

use clman_record::corpus::Corpus;
use clman_record::prose::{self, Block, Inline};
use clman_site::render::{Manual, Parsed, Reference, man, markdown};
use clman_site::{BuildTarget, Request, build};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use support::markdown::normal;
use support::markdown_reader;
use support::{attributes, files, missing, peer, plain, run, says};

fn build_all(corpora: &[Corpus], out: &Path) {
    built::build_all(corpora, out, &request());
}

#[test]
fn goldens() {
    let corpus = fixture();
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("out");
    build_all(&[corpus], &out);
    let read = |path: &str| std::fs::read_to_string(out.join(path)).unwrap();
    insta::assert_snapshot!("everything.man", read("man/man3/__everything.3kl"));
    insta::assert_snapshot!("everything.html", read("html/everything.html"));
    insta::assert_snapshot!("everything-1.0.html", read("html/1.0/everything.html"));
    insta::assert_snapshot!("everything.md", read("markdown/everything.md"));
    insta::assert_snapshot!("index.html", read("html/index.html"));
    let list: Vec<String> = files(&out)
        .iter()
        .map(|path| path.strip_prefix(&out).unwrap().to_string_lossy().replace('\\', "/"))
        .collect();
    insta::assert_snapshot!("files", list.join("\n"));
    assert_eq!(read("man/man3/everything.3kl"), ".so man3/__everything.3kl\n");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let dir = tempfile::tempdir().unwrap();
    let (a, b) = (built::manual(), dir.path().join("b"));
    built::build_all(&[bundled()], &b, &with_evidence());
    let (left, right) = (files(a), files(&b));
    assert_eq!(left.len(), right.len());
    for (left, right) in left.iter().zip(&right) {
        assert_eq!(left.strip_prefix(a).unwrap(), right.strip_prefix(&b).unwrap());
        assert_eq!(std::fs::read(left).unwrap(), std::fs::read(right).unwrap(), "{left:?}");
    }
}

#[test]
fn a_book_is_valid_and_the_same_each_time() {
    let mut with_formula = fixture();
    let body = &mut with_formula.pages[0].sections[0].body;
    body.push_str("\n<math><mi>x</mi></math>\n");
    let dir = tempfile::tempdir().unwrap();
    let request = Request { targets: [BuildTarget::Epub].into(), ..request() };
    for (name, manual) in [("bundled", bundled()), ("formula", with_formula)] {
        let books = ["a", "b"].map(|folder| {
            let out = dir.path().join(name).join(folder);
            let report = build(std::slice::from_ref(&manual), &out, &request, &|_, _| {});
            assert_eq!(report.expect("a build").files[&BuildTarget::Epub], 1);
            files(&out).into_iter().find(|path| path.extension().is_some_and(|e| e == "epub"))
        });
        let books = books.map(|book| book.expect("a book"));
        let [first, second] = books.each_ref().map(|book| std::fs::read(book).unwrap());
        assert!(first == second);
        if !peer("epubcheck") || !peer("java") {
            return;
        }
        // Debian's command is the Java archive itself.
        let checked = std::process::Command::new("java")
            .args(["-jar", "/usr/bin/epubcheck"])
            .arg(&books[0])
            .output();
        let output = checked.expect("java runs");
        let said =
            String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("0 fatals / 0 errors / 0 warnings"), "{name}: {said}");
    }
}

#[test]
fn an_edition_that_no_corpus_has_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let request =
        Request { targets: [BuildTarget::Man].into(), edition: Some("3.0".into()), ..request() };
    let out = dir.path().join("out");
    let error = build(&[fixture()], &out, &request, &|_, _| {}).unwrap_err();
    assert_eq!(error.to_string(), "no page has edition 3.0; the editions here are 1.0, 1.1, 1.2");
    assert!(!out.exists());
}

/// Every listing of a page, by its printed lines: with expanded tabs and without trailing blanks.
fn listing_lines(manual: &Manual<'_>, page: usize) -> Vec<String> {
    let parsed = Parsed::new(manual.pages[page]).unwrap();
    let mut listings: Vec<String> = Vec::new();
    // The section about mistakes is printed after the examples.
    let mut mistakes: Vec<String> = Vec::new();
    for (section, body) in manual.sections(&parsed) {
        let blocks = prose::select_edition(body.to_vec(), manual.edition);
        let late = section.title == "Common mistakes";
        let listings = if late { &mut mistakes } else { &mut listings };
        prose::for_each_block(&blocks, &mut |block| {
            if let Block::Code(code) = block {
                listings.push(code.text.clone());
            }
        });
    }
    for example in &manual.pages[page].examples {
        if example.shown && example.editions.contains(manual.edition) {
            listings.push(example.code.clone());
        }
    }
    listings.append(&mut mistakes);
    let expand = |line: &str| {
        let mut out = String::new();
        for c in line.chars() {
            if c == '\t' {
                out.push(' ');
                while !out.chars().count().is_multiple_of(8) {
                    out.push(' ');
                }
            } else {
                out.push(c);
            }
        }
        out.trim_end().to_string()
    };
    listings.iter().flat_map(|text| text.lines().map(expand).collect::<Vec<_>>()).collect()
}

/// Asserts that the lines of `wanted` occur in `text` in order, complete except for their indentation.
fn assert_lines(text: &str, wanted: &[String], what: &str) {
    let mut lines = text.lines().map(str::trim_end);
    for line in wanted {
        let found = lines
            .any(|l| l.strip_suffix(line.as_str()).is_some_and(|indent| indent.trim().is_empty()));
        assert!(found, "{what}: the line {line:?} is missing or damaged in\n{text}");
    }
}

fn for_each_page(mut check: impl FnMut(&Manual<'_>, usize, &Path)) {
    let dir = tempfile::tempdir().unwrap();
    let of_fixture = dir.path().join("out");
    build_all(&[fixture()], &of_fixture);
    for (corpus, out) in [(fixture(), &*of_fixture), (bundled(), built::manual())] {
        let edition = *clman_site::editions_of(std::slice::from_ref(&corpus)).last().unwrap();
        let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
        for page in 0..manual.pages.len() {
            check(&manual, page, &out.join("man"));
        }
    }
}

#[test]
fn listings_come_out_of_the_formatters_as_they_went_in() {
    let (groff, mandoc) = (peer("groff"), peer("mandoc"));
    for_each_page(|manual, page, folder| {
        let path = man::path(manual.section(page), manual.man_name(page));
        let lines = listing_lines(manual, page);
        if groff {
            let text = says(folder, "groff", &["-t", "-man", "-Tutf8", "-rLL=80n", &path]);
            assert_lines(&plain(&text), &lines, "groff");
        }
        if mandoc {
            let text = says(folder, "mandoc", &["-T", "utf8", &path]);
            assert_lines(&plain(&text), &lines, "mandoc");
        }
    });
}

#[test]
fn formatters_have_nothing_to_say() {
    let (groff, mandoc) = (peer("groff"), peer("mandoc"));
    for_each_page(|manual, page, folder| {
        let path = man::path(manual.section(page), manual.man_name(page));
        if mandoc {
            let lint = says(folder, "mandoc", &["-T", "lint", "-W", "warning", &path]);
            assert_eq!(lint, "", "{path}");
        }
        if groff {
            let arguments = ["-t", "-ww", "-man", "-Tutf8", "-rLL=80n", &path];
            let output = run(folder, "groff", &arguments);
            assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{path}");
            // Listings may be wide; everything else fits the line.
            let wide: HashSet<String> = listing_lines(manual, page)
                .into_iter()
                .filter(|line| line.chars().count() > 60)
                .map(|line| line.trim_start().to_string())
                .collect();
            for line in plain(&String::from_utf8_lossy(&output.stdout)).lines() {
                let line = line.trim_end();
                assert!(
                    line.chars().count() <= 80 || wide.contains(line.trim_start()),
                    "{path}: wider than 80 columns: {line}"
                );
            }
        }
    });
}

#[test]
fn the_man_commands_find_pages() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("out");
    let build = || {
        let request = Request { targets: [BuildTarget::Man].into(), ..request() };
        built::build_all(&[bundled()], &out, &request);
    };
    build();
    let path = out.join("man");
    let folder = path.to_str().unwrap();
    if peer("man") {
        for name in ["global", "__global", "addressSpaceQualifiers"] {
            let text = plain(&says(&path, "man", &["-M", folder, "3clc", name]));
            assert!(text.contains("NAME") && text.contains("DESCRIPTION"), "{name}: {text}");
        }
    }
    if peer("lexgrog") {
        let text = says(&path, "lexgrog", &["man3/__global.3clc"]);
        assert!(text.contains("\"__global - address space of memory"), "{text}");
        assert!(text.contains("\"global - address space of memory"), "{text}");
    }
    if peer("mandb") && peer("whatis") && peer("apropos") {
        run(&path, "mandb", &["-c", "-q", folder]);
        let text = says(&path, "whatis", &["-M", folder, "__global"]);
        assert!(text.starts_with("__global (3clc)"), "{text}");
        let text = says(&path, "apropos", &["-M", folder, "work-group"]);
        assert!(text.contains("__local (3clc)"), "{text}");
    }
    if peer("makewhatis") && peer("mapropos") && peer("mman") {
        run(&path, "makewhatis", &[folder]);
        let text = says(&path, "mapropos", &["-M", folder, "work-group"]);
        assert!(text.contains("__local"), "{text}");
        let text = plain(&says(&path, "mman", &["-M", folder, "3clc", "global"]));
        assert!(text.contains("DESCRIPTION"), "{text}");
    }
    // The indexes written by these commands do not prevent the next build.
    build();
}

#[test]
fn references_of_man_pages_exist() {
    for_each_page(|manual, page, folder| {
        let parsed = Parsed::new(manual.pages[page]).unwrap();
        let path = folder.join(man::path(manual.section(page), manual.man_name(page)));
        let text = std::fs::read_to_string(&path).unwrap();
        let section = format!("\\fR({})", manual.meta.section);
        let mut parts: Vec<&str> = text.split(&section).collect();
        parts.pop();
        let mut named = HashSet::new();
        for part in parts {
            let name = part.rsplit("\\fB").next().unwrap().replace("\\-", "-");
            let file = folder.join(man::path(manual.section(page), &name));
            assert!(file.is_file(), "{path:?} refers to {name}, which is no page");
            named.insert(manual.man_page(&name, manual.section(page)).unwrap());
        }
        // No cross-reference is lost: each page that the record refers to is named.
        let mut wanted = HashSet::new();
        let mut want = |target: &str| {
            if let Reference::Page { page: to, .. } = manual.reference(page, target)
                && to != page
            {
                wanted.insert(to);
            }
        };
        manual.synopsis(page).flat_map(|s| &s.links).for_each(|(_, target)| want(target));
        for (_, body) in manual.sections(&parsed) {
            let blocks = prose::select_edition(body.to_vec(), manual.edition);
            prose::for_each_inline(&blocks, &mut |inline| {
                if let Inline::Link { target, .. } = inline {
                    want(target);
                }
            });
            prose::for_each_block(&blocks, &mut |block| {
                if let Block::Code(code) = block {
                    code.fence().links().for_each(|(_, target)| want(target));
                }
            });
        }
        for to in wanted {
            assert!(named.contains(&to), "{path:?} lost {}", manual.man_name(to));
        }
    });
}

#[test]
fn links_of_html_lead_somewhere() {
    let dir = tempfile::tempdir().unwrap();
    build_all(&[fixture()], dir.path());
    for out in [dir.path(), built::manual()] {
        let mut ids: HashMap<PathBuf, HashSet<String>> = HashMap::new();
        let mut links = Vec::new();
        for path in files(&out.join("html")) {
            if path.extension().is_none_or(|e| e != "html") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(!text.contains(" style=") && !text.contains("<style"), "{path:?}");
            // Scripts are separate files.
            for script in text.split("<script").skip(1) {
                let (head, body) = script.split_once('>').unwrap();
                assert!(head.contains(" src=\"") && body.starts_with("</script>"), "{path:?}");
            }
            assert!(text.len() < 65_000, "{path:?} has {} bytes", text.len());
            let all = attributes(&text, " id=\"");
            let mut unique = HashSet::new();
            for id in all {
                assert!(unique.insert(id.clone()), "{path:?}: the id {id} stands twice");
            }
            for link in attributes(&text, " href=\"") {
                links.push((path.clone(), link));
            }
            ids.insert(path.canonicalize().unwrap(), unique);
        }
        assert!(links.len() > 100);
        for (path, link) in links {
            if link.contains("://") {
                continue;
            }
            let (file, fragment) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            let target = target.canonicalize();
            let target = target.unwrap_or_else(|_| panic!("{path:?}: {link} leads nowhere"));
            if !fragment.is_empty() {
                assert!(ids[&target].contains(fragment), "{path:?}: no such place: {link}");
            }
        }
    }
}

#[test]
fn html_is_valid() {
    let jar = std::env::var_os("CLMAN_VNU_JAR").map(PathBuf::from).or_else(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        Some(root.join("node_modules/vnu-jar/build/dist/vnu.jar")).filter(|p| p.is_file())
    });
    let Some(jar) = jar else {
        return missing("the Nu checker (npm package vnu-jar, or CLMAN_VNU_JAR)");
    };
    if !peer("java") {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    build_all(&[fixture()], &dir.path().join("a"));
    let (jar, site) = (jar.to_str().unwrap(), built::manual().join("html"));
    let site = site.to_str().unwrap();
    let arguments = ["-jar", jar, "--errors-only", "--skip-non-html", "a/html", site];
    let output = run(dir.path(), "java", &arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let styles = ["-jar", jar, "--errors-only", "--css", "a/html/style.css"];
    assert_eq!(String::from_utf8_lossy(&run(dir.path(), "java", &styles).stderr), "");
}

#[test]
fn markdown_is_read_back_as_it_was_written() {
    for corpus in [fixture(), bundled()] {
        for edition in clman_site::editions_of(std::slice::from_ref(&corpus)) {
            let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
            for page in 0..manual.pages.len() {
                let parsed = Parsed::new(manual.pages[page]).unwrap();
                let text = markdown::page(&manual, page, &parsed);
                let read =
                    markdown_reader::read_page(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
                let read: Vec<_> =
                    read.into_iter().filter(|section| section.id.is_some()).collect();
                let sections: Vec<_> = manual.sections(&parsed).collect();
                assert_eq!(read.len(), sections.len(), "{text}");
                for (read, (section, blocks)) in read.into_iter().zip(sections) {
                    assert_eq!(read.id.as_deref(), Some(section.id.as_str()));
                    assert_eq!(read.title, section.title);
                    assert_eq!(read.body, normal(&manual, page, blocks), "\n{text}");
                }
            }
        }
    }
}

#[test]
fn listings_keep_what_looks_like_a_tag() {
    let text = "```html\n<!-- definitions -->\n<a id=\"x\"></a> <!-- or -->\n```\n";
    let blocks = prose::parse(text).unwrap();
    let corpus = fixture();
    let manual = Manual::new(&corpus.meta, edition("1.2"), &corpus.pages);
    let written = markdown::body(&manual, 0, &blocks);
    assert_eq!(written, text);
    assert_eq!(markdown_reader::read_body(&written).unwrap(), blocks);
}

#[test]
fn a_page_that_cannot_be_read_is_left_out_and_no_page_refers_to_it() {
    let mut corpus = fixture();
    let clay = corpus.pages.iter_mut().find(|page| page.name == "clay").unwrap();
    clay.sections[0].body = "Earth.\n\n<blink>Water.</blink>\n".into();
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("out");
    let report = build(&[corpus], &out, &request(), &|_, _| {}).unwrap();
    assert_eq!(report.errors.len(), 1);
    assert_eq!((report.errors[0].page.as_str(), report.errors[0].line), ("clay", 3));
    let names: Vec<PathBuf> = files(&out);
    assert!(names.iter().all(|path| !path.to_string_lossy().contains("clay")));
    let text = std::fs::read_to_string(out.join("html/everything.html")).unwrap();
    assert!(text.contains("glaze_t") && !text.contains("clay.html"));
}

#[test]
fn a_build_without_the_pages_that_cannot_be_read_is_that_of_a_corpus_that_lacks_them() {
    let dir = tempfile::tempdir().unwrap();
    let request = Request { base_url: Some("https://example.org".into()), ..request() };
    let all = fixture().pages.len();
    let built = |name: &str, change: &dyn Fn(&mut Corpus, &[&str]), names: &[&str]| {
        let mut corpus = fixture();
        change(&mut corpus, names);
        let corpus = Corpus::new(corpus.meta, corpus.pages);
        let calls = std::sync::Mutex::new(Vec::new());
        let told = |done, pages| calls.lock().unwrap().push((done, pages));
        let out = dir.path().join(name);
        let report = build(&[corpus], &out, &request, &told).unwrap();
        let calls = calls.into_inner().unwrap();
        let texts: Vec<(PathBuf, Vec<u8>)> = files(&out)
            .into_iter()
            .map(|path| (path.strip_prefix(&out).unwrap().into(), std::fs::read(&path).unwrap()))
            .collect();
        (report, calls, texts)
    };
    let spoil = |corpus: &mut Corpus, names: &[&str]| {
        for page in corpus.pages.iter_mut().filter(|page| names.contains(&page.name.as_str())) {
            page.sections[0].body = "Earth.\n\n<blink>Water.</blink>\n".into();
        }
    };
    let remove = |corpus: &mut Corpus, names: &[&str]| {
        corpus.pages.retain(|page| !names.contains(&page.name.as_str()));
    };
    for (at, names) in [&["clay"][..], &["clay", "everything"]].into_iter().enumerate() {
        let (report, calls, spoiled) = built(&format!("spoiled-{at}"), &spoil, names);
        let (_, _, removed) = built(&format!("removed-{at}"), &remove, names);
        assert_eq!((report.errors.len(), report.pages), (names.len(), all - names.len()));
        assert!(spoiled.len() > 20);
        for (one, other) in spoiled.iter().zip(&removed) {
            assert!(one == other, "{:?} and {:?}", one.0, other.0);
        }
        assert_eq!(spoiled.len(), removed.len());
        // The first pass over all pages is discarded. Then there are two passes over the remaining pages.
        let left = all - names.len();
        assert_eq!(calls.len(), all + 2 * left);
        let most = calls[all..].iter().max();
        assert_eq!(most, Some(&(left, left)));
    }
}

#[test]
fn progress_counts_every_page_of_a_build_without_a_site_too() {
    let dir = tempfile::tempdir().unwrap();
    let targets = [clman_site::BuildTarget::Man].into();
    let request = Request { targets, ..request() };
    let calls = std::sync::Mutex::new(Vec::new());
    let told = |done, pages| calls.lock().unwrap().push((done, pages));
    let pages = build(&[fixture()], &dir.path().join("out"), &request, &told).unwrap().pages;
    let mut calls = calls.into_inner().unwrap();
    calls.sort_unstable();
    assert_eq!(calls, (1..=pages).map(|done| (done, pages)).collect::<Vec<_>>());
}

fn clman(arguments: &[&str]) -> std::process::Output {
    std::process::Command::new(env!("CARGO_BIN_EXE_clman")).args(arguments).output().unwrap()
}

#[test]
fn the_command_says_what_it_did_and_what_it_cannot_do() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("out");
    let out = out.to_str().unwrap();
    let fixture = built::FIXTURE;
    // The fixture's examples are not valid code. A manual whose examples fail is not built.
    let output = clman(&["build", fixture, "-o", out]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("examples failed; --no-test builds without running the examples"),
        "{said}"
    );
    assert!(!dir.path().join("out").exists());
    let output = clman(&["build", fixture, "-o", out, "--no-test", "--message-format", "json"]);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let summary = lines.last().unwrap();
    assert_eq!(summary["kind"], "summary");
    assert_eq!((&summary["pages"], &summary["edition"]), (&4.into(), &"1.2".into()));
    // The page has two absent references in each of the three editions.
    assert_eq!(summary["absent_references"], 6);
    assert!(lines.iter().any(|line| line["kind"] == "shared-name"));

    // Only the requested target is built, for the requested edition.
    let output =
        clman(&["build", fixture, "-o", out, "--no-test", "--target", "man", "--edition", "1.0"]);
    assert_eq!(output.status.code(), Some(0));
    let page = std::fs::read_to_string(format!("{out}/man/man3/__everything.3kl")).unwrap();
    assert!(page.contains("In 1.0 it does not.") && !page.contains("Since 1.1"));
    assert!(!Path::new(out).join("html").exists());

    // Errors are one sentence with the path.
    let mine = dir.path().join("mine");
    std::fs::create_dir(&mine).unwrap();
    std::fs::write(mine.join("letter.txt"), "Dear potters").unwrap();
    for (arguments, place) in [
        (["build", "-o", mine.to_str().unwrap()].as_slice(), "mine"),
        (&["build", "-o", "/dev/null/out"], "/dev/null/out"),
        (&["build", mine.to_str().unwrap(), "-o", out], "mine"),
        (&["build", fixture, "-o", out, "--no-test", "--edition", "2.0"], "2.0"),
    ] {
        let output = clman(arguments);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(place), "{message}");
    }
    assert_eq!(std::fs::read_to_string(mine.join("letter.txt")).unwrap(), "Dear potters");
    assert_eq!(std::fs::read_dir(&mine).unwrap().count(), 1);
    assert!(Path::new(out).join("man").exists());
}
