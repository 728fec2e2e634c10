//! The site: what a reader's browser makes of it, and what stands in its files.

mod support;

use clman::corpus::{self, Corpus};
use clman::site::{BuildTarget, Options, build};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use support::{attributes, files, missing, peer};

fn bundled() -> Corpus {
    corpus::bundled().expect("the bundled manual can be read")
}

/// Builds the site of `corpora` alone into `folder`; gives the folder of its HTML.
fn site(corpora: &[Corpus], folder: &Path, base_url: Option<&str>) -> PathBuf {
    let options = Options {
        targets: [BuildTarget::Html].into(),
        base_url: base_url.map(str::to_string),
        ..Options::default()
    };
    let report = build(corpora, folder, &options, &|_, _| {}).expect("a build");
    assert_eq!(report.errors, []);
    folder.join("html")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

#[test]
fn the_site_works_in_a_browser() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = std::env::var_os("CLMAN_BROWSER").map(PathBuf::from);
    let modules = modules.unwrap_or_else(|| root.join("target/browser"));
    if !modules.join("node_modules/playwright-core").is_dir()
        || !modules.join("node_modules/axe-core").is_dir()
    {
        return missing(
            "playwright-core and axe-core (npm packages, in target/browser or CLMAN_BROWSER)",
        );
    }
    if !peer("node") || !peer("chromium") {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let site = site(&[bundled()], &dir.path().join("out"), None);
    let output = std::process::Command::new("node")
        .arg(root.join("tests/browser/site.mjs"))
        .arg(&site)
        .env("CLMAN_BROWSER", &modules)
        .output()
        .expect("node runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    // All of them ran.
    assert!(said.matches("\nok ").count() > 30, "{said}\n{errors}");
}

/// Every attribute that makes a browser follow or fetch leads to a file of the site, also to a place
/// in it, or out of it by a link that a reader clicks.
#[test]
fn nothing_leads_nowhere() {
    let dir = tempfile::tempdir().unwrap();
    let site = site(&[bundled()], &dir.path().join("out"), None);
    let mut ids: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    let mut links: Vec<(PathBuf, String)> = Vec::new();
    for path in files(&site) {
        let text = match path.extension().and_then(|e| e.to_str()) {
            Some("html") => read(&path),
            _ => continue,
        };
        for before in [" href=\"", " src=\"", " action=\"", "; url="] {
            links.extend(attributes(&text, before).into_iter().map(|link| (path.clone(), link)));
        }
        assert!(!text.contains("srcset") && !text.contains("<iframe"), "{path:?}");
        ids.insert(path, attributes(&text, " id=\"").into_iter().collect());
    }
    assert!(links.len() > 5000, "{}", links.len());
    let mut reached = BTreeSet::new();
    for (path, link) in &links {
        if link.starts_with("https://") || link.starts_with("http://") {
            continue;
        }
        let (file, place) = link.split_once('#').unwrap_or((link, ""));
        let mut target = if file.is_empty() { path.clone() } else { path.parent().unwrap().into() };
        for step in file.split('/').filter(|step| !step.is_empty()) {
            if step == ".." { assert!(target.pop()) } else { target.push(step) }
        }
        assert!(target.starts_with(&site), "{path:?}: {link} leaves the site");
        assert!(target.is_file(), "{path:?}: {link} leads nowhere");
        if !place.is_empty() {
            assert!(ids[&target].contains(place), "{path:?}: no such place: {link}");
        }
        reached.insert(target);
    }
    // And no page is left that nothing leads to, but for other names of pages.
    for path in ids.keys() {
        let leads_on = read(path).contains("http-equiv=\"refresh\"");
        assert!(leads_on || reached.contains(path), "nothing leads to {path:?}");
    }
}

#[test]
fn pages_are_there_for_programs() {
    let dir = tempfile::tempdir().unwrap();
    let url = "https://example.org/man";
    let site = site(&[bundled()], &dir.path().join("out"), Some(url));
    let index: serde_json::Value = serde_json::from_str(&read(&site.join("pages.json"))).unwrap();
    let pages = index["pages"].as_array().unwrap();
    assert_eq!(pages.len(), bundled().pages.len());
    let llms = read(&site.join("llms.txt"));
    for page in pages {
        for form in ["html", "markdown", "man"] {
            assert!(site.join(page[form].as_str().unwrap()).is_file(), "{page}");
        }
        let html = read(&site.join(page["html"].as_str().unwrap()));
        let name = page["name"].as_str().unwrap();
        assert!(html.contains(&format!("type=\"text/markdown\" href=\"{name}.md\"")), "{name}");
        assert!(html.contains(&format!("type=\"text/troff\" href=\"{name}.3clc\"")), "{name}");
        assert!(html.contains(&format!("rel=\"canonical\" href=\"{url}/{name}.html\"")), "{name}");
        assert!(llms.contains(&format!("({name}.md)")), "{name}");
    }
    let links = llms.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
    links.for_each(|link| assert!(site.join(link).is_file(), "{link}"));

    let map = read(&site.join("sitemap.xml"));
    let places: Vec<&str> =
        map.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert!(places.len() > 200 && places.contains(&"https://example.org/man/1.2/global.html"));
    for place in places {
        let path = site.join(place.strip_prefix("https://example.org/man/").unwrap());
        assert!(!read(&path).contains("http-equiv=\"refresh\""), "{place}");
    }
    let search = read(&site.join("opensearch.xml"));
    assert!(search.contains("template=\"https://example.org/man/search.html?q={searchTerms}\""));
    assert!(read(&site.join("global.html")).contains("href=\"opensearch.xml\""));
}

#[test]
fn an_address_that_is_none_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    for url in
        ["example.org", "javascript:alert(1)", "https://", "https://x/\"><script>", "https://x?a"]
    {
        let options = Options {
            targets: [BuildTarget::Html].into(),
            base_url: Some(url.to_string()),
            ..Options::default()
        };
        let error = build(&[bundled()], &dir.path().join("out"), &options, &|_, _| {}).unwrap_err();
        assert!(error.to_string().contains("is no address of a site"), "{url}: {error}");
    }
}

#[test]
fn a_folder_of_templates_takes_the_place_of_clmans_own() {
    let dir = tempfile::tempdir().unwrap();
    let templates = dir.path().join("templates");
    std::fs::create_dir(&templates).unwrap();
    std::fs::write(templates.join("style.css"), "body { color: teal; }").unwrap();
    std::fs::write(templates.join("redirect.html"), "<title>{{ title }}</title>").unwrap();
    let options = Options {
        targets: [BuildTarget::Html].into(),
        templates: Some(templates.clone()),
        ..Options::default()
    };
    let out = dir.path().join("out");
    build(&[bundled()], &out, &options, &|_, _| {}).unwrap();
    assert_eq!(read(&out.join("html/style.css")), "body { color: teal; }");
    assert_eq!(read(&out.join("html/__global.html")), "<title>__global</title>");
    assert!(read(&out.join("html/global.html")).contains("<main"));
    // A mistake in one is said, and nothing is written.
    std::fs::write(templates.join("page.html"), "{% if %}").unwrap();
    let error = build(&[bundled()], &dir.path().join("x"), &options, &|_, _| {}).unwrap_err();
    assert!(error.to_string().contains("page.html"), "{error}");
    assert!(!dir.path().join("x").exists());
}
