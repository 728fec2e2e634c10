//! An import from DocBook, and an import from the XHTML that docbook-xsl generated from it, give the same record. Every
//! page that differs is listed here with the reason.

use crate::support::{known, upstream};

use clman_import::import;
use clman_record::{Record, write_record};
use regex::Regex;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn records(folder: &Path, extension: &str) -> BTreeMap<String, Record> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == extension))
        // The table of contents provides aliases, and only the web pages have a table of contents.
        .filter(|p| !p.to_string_lossy().contains("_tofc"))
        .collect();
    files.sort();
    let imported = import(&files, &known(), &|_, _| {}).unwrap();
    assert_eq!(imported.errors, []);
    imported.pages.into_iter().map(|page| (page.record.name.clone(), page.record)).collect()
}

/// The reasons why two records differ; empty if they are the same.
fn reasons(docbook: &Record, xhtml: &Record) -> Vec<&'static str> {
    let mut reasons = Vec::new();
    let (mut a, mut b) = (docbook.clone(), xhtml.clone());
    // DocBook names a place in the specification by its key, which the style sheet resolves.
    let place = Regex::new(r"\]\((?:spec:|https?:)[^)]*\)").unwrap();
    for record in [&mut a, &mut b] {
        record.source = None;
        for section in &mut record.sections {
            section.body = place.replace_all(&section.body, "](place)").into_owned();
        }
    }
    if a.copyright != b.copyright {
        // The style sheet writes the same text on every page.
        reasons.push("copyright");
        b.copyright.clone_from(&a.copyright);
    }
    let links = |record: &mut Record| -> Vec<_> {
        record.synopsis.iter_mut().map(|s| std::mem::take(&mut s.links)).collect()
    };
    if links(&mut a) != links(&mut b) {
        // The style sheet drops `citerefentry` inside a prototype.
        reasons.push("reference in a prototype");
    }
    if write_record(&a) != write_record(&b) {
        reasons.push("text");
    }
    reasons
}

/// The comparison of an edition's two imports: pages that only one side has, and pages by reason.
struct Compared {
    only_docbook: Vec<String>,
    only_xhtml: Vec<String>,
    by_reason: BTreeMap<&'static str, Vec<String>>,
}

fn compare(edition: &str) -> Option<Compared> {
    let root = upstream::root()?;
    let folder = upstream::edition(&root, edition)?;
    let docbook = records(&upstream::folder_with(&folder, "clCreateBuffer.xml")?, "xml");
    let xhtml = records(&upstream::folder_with(&folder, "clCreateBuffer.html")?, "html");
    let only = |a: &BTreeMap<String, Record>, b: &BTreeMap<String, Record>| -> Vec<String> {
        a.keys().filter(|name| !b.contains_key(*name)).cloned().collect()
    };
    let mut by_reason: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, a) in &docbook {
        if let Some(b) = xhtml.get(name) {
            for reason in reasons(a, b) {
                by_reason.entry(reason).or_default().push(name.clone());
            }
        }
    }
    Some(Compared {
        only_docbook: only(&docbook, &xhtml),
        only_xhtml: only(&xhtml, &docbook),
        by_reason,
    })
}

fn count(by_reason: &BTreeMap<&str, Vec<String>>, reason: &str) -> usize {
    by_reason.get(reason).map_or(0, Vec::len)
}

#[test]
fn edition_1_0() {
    let Some(Compared { only_docbook, only_xhtml, by_reason }) = compare("1.0") else { return };
    assert_eq!(only_docbook, ["clGetGLContextInfoKHR", "supportedImageFormats"]);
    assert!(only_xhtml.is_empty(), "{only_xhtml:?}");
    assert_eq!(count(&by_reason, "copyright"), 14);
    assert_eq!(count(&by_reason, "reference in a prototype"), 0);
    // References that are missing in the older source of the web pages.
    assert_eq!(
        by_reason["text"],
        ["clCreateContext", "clCreateContextFromType", "clGetDeviceInfo", "clGetPlatformIDs"]
    );
}

#[test]
fn edition_1_2() {
    let Some(Compared { only_docbook, only_xhtml, by_reason }) = compare("1.2") else { return };
    assert!(only_docbook.is_empty(), "{only_docbook:?}");
    // A web page without a DocBook source.
    assert_eq!(only_xhtml, ["imageDescriptor"]);
    assert_eq!(count(&by_reason, "copyright"), 8);
    assert_eq!(count(&by_reason, "reference in a prototype"), 22);
    // A blank between two elements that the style sheet dropped.
    assert_eq!(by_reason["text"], ["clEnqueueReadBufferRect"]);
}

#[test]
fn edition_2_0() {
    let Some(Compared { only_docbook, only_xhtml, by_reason }) = compare("2.0") else { return };
    assert!(only_docbook.is_empty(), "{only_docbook:?}");
    assert!(only_xhtml.is_empty(), "{only_xhtml:?}");
    assert_eq!(count(&by_reason, "copyright"), 2);
    assert_eq!(count(&by_reason, "reference in a prototype"), 24);
    // The web pages were generated from an older source. In the newer source, some names have `_KHR`, a section is
    // merged into another section, and sentences are added. The first two pages have text beside the cells of a table,
    // which the style sheet dropped.
    assert_eq!(
        by_reason["text"],
        [
            "clCreateContext",
            "clCreateContextFromType",
            "clCreateImage",
            "clCreateSamplerWithProperties",
            "cl_khr_mipmap_image",
            "deprecated",
            "get_global_linear_id",
            "get_local_linear_id",
            "read_imagef1d",
            "read_imagef2d",
            "read_imagef3d",
            "read_imageh1d",
            "read_imageh2d",
            "read_imageh3d",
            "read_imagei1d",
            "read_imagei2d",
            "read_imagei3d",
            "write_image1d",
        ]
    );
}
