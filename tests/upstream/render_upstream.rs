//! Every page of upstream's manuals is imported and rendered. The formatters report no errors, and no link is broken.

use crate::built::{Shape, built};
use crate::support;

use clman_record::corpus::Corpus;
use clman_site::render::{Manual, Parsed, markdown};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use support::markdown::normal;
use support::markdown_reader;
use support::{attributes, files, peer, run, says};

fn check(edition: &'static str, shape: Shape, pages_at_least: usize) {
    let Some(built) = built(edition, shape) else { return };
    man_pages(&built.out.join("man"), pages_at_least);
    html(&built.out.join("html"));
    read_back(&built.corpus());
}

fn man_pages(folder: &Path, at_least: usize) {
    let (groff, mandoc) = (peer("groff"), peer("mandoc"));
    let all = files(folder);
    let pages: Vec<(&PathBuf, String)> = all
        .iter()
        .map(|path| (path, std::fs::read_to_string(path).unwrap()))
        .filter(|(_, text)| !text.starts_with(".so "))
        .collect();
    assert!(pages.len() >= at_least, "{} pages", pages.len());
    let names: HashSet<&str> =
        all.iter().map(|p| p.file_stem().unwrap().to_str().unwrap()).collect();
    let mut said: Vec<String> = pages
        // A process reads many pages, because starting the formatters takes longer than formatting a page.
        .par_chunks(32)
        .flat_map_iter(|pages| {
            let paths: Vec<&str> = pages.iter().map(|(path, _)| path.to_str().unwrap()).collect();
            let with = |options: &[&'static str]| [options, &paths].concat();
            let mut said = Vec::new();
            if mandoc {
                said.push(says(folder, "mandoc", &with(&["-T", "lint", "-W", "warning"])));
            }
            if groff {
                let options = with(&["-t", "-ww", "-man", "-Tutf8", "-rLL=80n"]);
                let output = run(folder, "groff", &options);
                said.push(String::from_utf8_lossy(&output.stderr).into_owned());
            }
            said.into_iter().filter(|s| !s.is_empty())
        })
        .collect();
    for (path, text) in &pages {
        let mut parts: Vec<&str> = text.split("\\fR(3clc)").collect();
        parts.pop();
        for part in parts {
            let name = part.rsplit("\\fB").next().unwrap().replace("\\-", "-");
            if !names.contains(name.as_str()) {
                said.push(format!("{}: the page {name} is missing", path.display()));
            }
        }
    }
    assert_eq!(said, Vec::<String>::new());
}

fn html(folder: &Path) {
    let mut ids: HashMap<PathBuf, HashSet<String>> = HashMap::new();
    let mut links: Vec<(PathBuf, String)> = Vec::new();
    for path in files(folder).into_iter().filter(|p| p.extension().is_some_and(|e| e == "html")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let all = attributes(&text, " id=\"");
        let unique: HashSet<String> = all.iter().cloned().collect();
        assert_eq!(unique.len(), all.len(), "{path:?}: an id stands twice");
        links.extend(attributes(&text, " href=\"").into_iter().map(|link| (path.clone(), link)));
        ids.insert(path, unique);
    }
    let mut dead = Vec::new();
    for (path, link) in links.iter().filter(|(_, link)| !link.contains(':')) {
        let (file, fragment) = link.split_once('#').unwrap_or((link, ""));
        let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
        let there = match ids.get(&target) {
            Some(ids) => fragment.is_empty() || ids.contains(fragment),
            None => target.is_file(),
        };
        if !there {
            dead.push(format!("{path:?}: {link}"));
        }
    }
    assert_eq!(dead, Vec::<String>::new());
}

fn read_back(corpus: &Corpus) {
    let edition = *clman_site::editions_of(std::slice::from_ref(corpus)).last().unwrap();
    let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
    for page in 0..manual.pages.len() {
        let parsed = Parsed::new(manual.pages[page]).unwrap();
        for (section, blocks) in manual.sections(&parsed) {
            let text = markdown::body(&manual, page, blocks);
            let read =
                markdown_reader::read_body(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
            let (name, want) = (&manual.pages[page].name, normal(&manual, page, blocks));
            assert!(read == want, "{name}, {}:\n{text}\n{read:#?}\n{want:#?}", section.id);
        }
    }
}

#[test]
fn edition_1_0() {
    check("1.0", Shape::Docbook, 245);
}

#[test]
fn edition_1_2() {
    check("1.2", Shape::Docbook, 320);
}

#[test]
fn edition_2_0() {
    check("2.0", Shape::Docbook, 420);
}

#[test]
fn edition_3_0() {
    check("3.0", Shape::Asciidoctor, 365);
}
