//! The site: its behaviour in a browser, and the content of its files.

use crate::built::{self, FIXTURE, bundled, fixture, request};
use crate::support;
use crate::support::upstream;

use clman_record::corpus::{self, Corpus};
use clman_site::render::Manual;
use clman_site::render::html::file_name;
use clman_site::{BuildTarget, Request, build};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use support::{attributes, files, missing, peer};

/// Builds the HTML of `corpora` in `folder`; returns the folder of the HTML.
fn site(corpora: &[Corpus], folder: &Path, base_url: Option<&str>) -> PathBuf {
    let options = Request {
        targets: [BuildTarget::Html].into(),
        base_url: base_url.map(str::to_string),
        ..built::with_evidence()
    };
    built::build_all(corpora, folder, &options);
    folder.join("html")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

#[test]
fn the_site_works_in_chromium() {
    in_browser("site.mjs", &[], &["playwright-core", "axe-core"], &["chromium-headless-shell"], 30);
}

#[test]
fn the_site_works_in_firefox() {
    in_browser("site.mjs", &["--firefox"], &["playwright-core", "axe-core"], &["firefox-esr"], 20);
}

#[test]
fn the_site_works_in_webkit() {
    in_browser("webkit.mjs", &[], &["selenium-webdriver"], &["WebKitWebDriver", "xvfb-run"], 5);
}

/// Runs a script of `tests/browser` on the site of the bundled manual. `packages` are the npm packages and `programs`
/// the programs that it needs. `least` is the minimum number of its checks, and all checks must pass.
fn in_browser(script: &str, options: &[&str], packages: &[&str], programs: &[&str], least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = std::env::var_os("CLMAN_BROWSER").map(PathBuf::from);
    let modules = modules.unwrap_or_else(|| root.join("target/browser"));
    for package in packages {
        if !modules.join("node_modules").join(package).is_dir() {
            return missing(&format!("{package} (from npm, in target/browser or CLMAN_BROWSER)"));
        }
    }
    if !peer("node") || !programs.iter().all(|program| peer(program)) {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let names_file = dir.path().join("names.json");
    std::fs::write(&names_file, names(&bundled())).expect("a file");
    let output = std::process::Command::new("node")
        .arg(root.join("tests/browser").join(script))
        .arg(built::manual().join("html"))
        .args(options)
        .env("CLMAN_BROWSER", &modules)
        .env("CLMAN_NAMES", &names_file)
        .output()
        .expect("node runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    assert!(said.matches("\nok ").count() >= least, "{said}\n{errors}");
}

/// The names of the language, and the names of the manual's pages, for which the manual has a page. Each name has the
/// file of this page. The list is JSON.
fn names(corpus: &Corpus) -> String {
    let manual = Manual::new(&corpus.meta, corpus.meta.newest(), &corpus.pages);
    let aliases = corpus.pages.iter().flat_map(|page| &page.aliases).map(String::as_str);
    let titles = corpus.pages.iter().map(|page| page.name.as_str()).chain(aliases);
    let names: BTreeSet<&str> = clman_opencl::names().map(|name| name.0).chain(titles).collect();
    let page = |name: &str| Some(&manual.pages[manual.resolve(name)?].name);
    let found: Vec<_> =
        names.iter().filter_map(|name| Some((name, file_name(page(name)?)))).collect();
    assert!(found.len() > 1000, "{} names have pages", found.len());
    serde_json::to_string(&found).expect("JSON")
}

/// Every attribute with the URL of a link, or of a file that a browser loads, refers to a file of the site, with an
/// existing fragment, or is an external link that a reader clicks.
#[test]
fn nothing_leads_nowhere() {
    let site = built::manual().join("html");
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
    // Every page is reachable, except redirects of aliases.
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
    let mut rules = 0;
    for page in pages {
        for form in ["html", "markdown", "man"] {
            assert!(site.join(page[form].as_str().unwrap()).is_file(), "{page}");
        }
        let data: serde_json::Value =
            serde_json::from_str(&read(&site.join(page["data"].as_str().unwrap()))).unwrap();
        assert_eq!(data["name"], page["name"]);
        rules += data["rules"].as_array().unwrap().len();
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

    // The list of rules for the script has one rule in each line, between a first and a last line.
    assert_eq!(read(&site.join("rules-index.js")).lines().count(), rules + 2);
    let feed = read(&site.join("runs/feed.xml"));
    let files = feed.split("rel=\"alternate\" href=\"").skip(1);
    let files: Vec<&str> = files.map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(files.len() > 5, "{feed}");
    for file in files {
        let path = file.strip_prefix("https://example.org/man/").unwrap();
        assert!(site.join(path).is_file(), "{file}");
    }
    assert!(read(&site.join("runs/index.html")).contains("href=\"feed.xml\""));
}

#[test]
fn an_address_that_is_none_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    for url in
        ["example.org", "javascript:alert(1)", "https://", "https://x/\"><script>", "https://x?a"]
    {
        let options = Request {
            targets: [BuildTarget::Html].into(),
            base_url: Some(url.to_string()),
            ..request()
        };
        let error = build(&[fixture()], &dir.path().join("out"), &options, &|_, _| {}).unwrap_err();
        assert!(error.to_string().contains("is not the address of a site"), "{url}: {error}");
    }
}

#[test]
fn pages_link_to_the_place_where_they_are_edited() {
    let dir = tempfile::tempdir().unwrap();
    let built = |url: &str| {
        let targets = [BuildTarget::Html].into();
        let options = Request { targets, edit_url: Some(url.to_string()), ..request() };
        build(&[fixture()], &dir.path().join("out"), &options, &|_, _| {})
    };
    built("https://example.org/edit/{page}.toml?plain=1").unwrap();
    let read = |file: &str| read(&dir.path().join("out/html").join(file));
    assert!(read("clay.html").contains("href=\"https://example.org/edit/clay.toml?plain=1\""));
    assert!(!read("diagnostics/CL0301.html").contains("Edit this page"));
    for url in ["https://example.org/edit", "{page}", "javascript:{page}", "https://x/ {page}"] {
        let error = built(url).unwrap_err();
        assert!(error.to_string().contains("is not the address of a record"), "{url}: {error}");
    }
}

#[test]
fn a_folder_of_templates_takes_the_place_of_clmans_own() {
    let dir = tempfile::tempdir().unwrap();
    let templates = dir.path().join("templates");
    std::fs::create_dir(&templates).unwrap();
    std::fs::write(templates.join("style.css"), "body { color: teal; }").unwrap();
    std::fs::write(templates.join("redirect.html"), "<title>{{ title }}</title>").unwrap();
    let options = Request {
        targets: [BuildTarget::Html].into(),
        templates: Some(templates.clone()),
        ..request()
    };
    let out = dir.path().join("out");
    build(&[fixture()], &out, &options, &|_, _| {}).unwrap();
    assert_eq!(read(&out.join("html/style.css")), "body { color: teal; }");
    assert_eq!(read(&out.join("html/__everything.html")), "<title>__everything</title>");
    assert!(read(&out.join("html/everything.html")).contains("<main"));
    // An error in a template is reported, and nothing is written.
    std::fs::write(templates.join("page.html"), "{% if %}").unwrap();
    let error = build(&[fixture()], &dir.path().join("x"), &options, &|_, _| {}).unwrap_err();
    assert!(error.to_string().contains("page.html"), "{error}");
    assert!(!dir.path().join("x").exists());
}

/// A running `clman serve`, with the address that it printed.
struct Served {
    child: std::process::Child,
    address: String,
    _output: std::io::BufReader<std::process::ChildStdout>,
}

impl Served {
    fn new(arguments: &[&str], scratch: &Path) -> Self {
        use std::io::BufRead;
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_clman"))
            .args(["serve", "--port", "0"])
            .args(arguments)
            .env("TMPDIR", scratch)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("clman runs");
        let mut output = std::io::BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").and_then(|a| a.strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_string();
        Served { child, address, _output: output }
    }

    /// Sends a raw request; returns status line, headers and content.
    fn ask(&self, request: &str) -> String {
        use std::io::{Read, Write};
        let mut stream = std::net::TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(20))).unwrap();
        // A server that refuses a request may close before it has read all of it.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        let host = &self.address;
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[cfg(unix)]
fn a_preview_gives_the_site_and_nothing_else_and_follows_what_changes() {
    let dir = tempfile::tempdir().unwrap();
    let pages = dir.path().join("pages");
    let scratch = dir.path().join("scratch");
    std::fs::create_dir_all(&pages).unwrap();
    std::fs::create_dir_all(&scratch).unwrap();
    for file in files(Path::new(FIXTURE)) {
        std::fs::copy(&file, pages.join(file.file_name().unwrap())).unwrap();
    }
    let mut served = Served::new(&[pages.to_str().unwrap()], &scratch);

    let front = served.get("/");
    assert!(front.starts_with("HTTP/1.1 200") && front.contains("text/html"), "{front}");
    let page = served.get("/clay.html");
    assert!(page.contains("connect-src 'self'"), "{page}");
    let script = attributes(&page, "<script src=\"").into_iter().find(|s| s.contains(".clman"));
    let script = script.expect("a page loads the script that follows changes");
    assert!(served.get(&script).contains("location.reload"));
    assert!(served.get("/style.css").contains("text/css"));
    for path in [
        "/../pages/clay.toml",
        "/%2e%2e/%2e%2e/pages/clay.toml",
        "/..%2fx",
        "//etc/passwd",
        "/nothing",
        "/%",
    ] {
        assert!(served.get(path).starts_with("HTTP/1.1 404"), "{path}: {}", served.get(path));
    }
    let host = served.address.clone();
    let other = served.ask("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert!(other.starts_with("HTTP/1.1 403"), "{other}");
    let post = format!(
        "POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    assert!(served.ask(&post).starts_with("HTTP/1.1 405"));
    // After input that is not HTTP, the server continues.
    served.ask("\u{0}\u{1}garbage\r\n\r\n");
    assert!(served.get("/").starts_with("HTTP/1.1 200"));

    // A waiting page is notified of a change, and then gets the new content.
    let version = script.split("v=").nth(1).unwrap().to_string();
    let wait = format!("/.clman/wait?v={version}");
    let answer = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| served.get(&wait));
        std::thread::sleep(std::time::Duration::from_millis(500));
        assert!(!waiting.is_finished(), "nothing changed yet");
        let record = std::fs::read_to_string(pages.join("clay.toml")).unwrap();
        let summary = record.lines().find(|line| line.starts_with("summary")).unwrap();
        let changed = record.replace(summary, "summary = \"what was changed just now\"");
        // The file is saved in the way of editors: the new file is renamed to the old name.
        std::fs::write(dir.path().join("new"), changed).unwrap();
        std::fs::rename(dir.path().join("new"), pages.join("clay.toml")).unwrap();
        waiting.join().unwrap()
    });
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("changed"), "{answer}");
    assert!(served.get("/clay.html").contains("what was changed just now"));
    // A file that cannot be read leaves the site unchanged.
    std::fs::write(pages.join("clay.toml"), "name = ").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1200));
    assert!(served.get("/clay.html").contains("what was changed just now"));

    // SIGTERM ends the preview as Ctrl-C does. The test does not send SIGINT, the signal of Ctrl-C, because background
    // jobs of scripts ignore it. No files remain.
    let id = served.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let status = served.child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
    assert_eq!(std::fs::read_dir(&scratch).unwrap().count(), 0);
}

#[test]
#[cfg(unix)]
fn a_preview_refuses_what_it_does_not_serve() {
    let scratch = tempfile::tempdir().unwrap();
    let served = Served::new(&[FIXTURE], scratch.path());
    let host = format!("Host: {}\r\n", served.address);
    let many = "A: b\r\n".repeat(100);
    let long = format!("A: {}\r\n", "b".repeat(1 << 20));
    let path = format!("GET /{} HTTP/1.1", "a".repeat(1 << 15));
    let body = format!("Content-Length: {}\r\n\r\n{}", 1 << 18, "b".repeat(1 << 18));
    for (line, headers, status) in [
        ("GET / HTTP/1.1", "Content-Length: 18446744073709551615\r\n", "4"),
        ("GET / HTTP/1.1", "Content-Length: 99999999999999999999\r\n", "400"),
        ("GET / HTTP/1.1", "Content-Length: 10000000000\r\n", "413"),
        ("GET / HTTP/1.1", "Content-Length: -1\r\n", "400"),
        ("GET / HTTP/1.1", "Content-Length: 5\r\nContent-Length: 6\r\n", "400"),
        ("GET / HTTP/1.1", "Transfer-Encoding: chunked\r\n", "413"),
        ("POST / HTTP/1.1", "Content-Length: 5\r\nExpect: 100-continue\r\n", "413"),
        ("POST / HTTP/1.1", &body, "413"),
        ("DELETE / HTTP/1.1", "", "405"),
        ("GET / HTTP/1.1", &many, "431"),
        ("GET / HTTP/1.1", &long, "431"),
        (&path, "", "431"),
        ("GET http://evil.example/ HTTP/1.1", "", "403"),
        ("GET / HTTP/1.1", "Host: evil.example\r\n", "403"),
        ("GET / HTTP/1.1", "Upgrade: websocket\r\nConnection: upgrade\r\n", "200"),
        ("HEAD / HTTP/1.1", "", "200"),
    ] {
        let answer = served.ask(&format!("{line}\r\n{host}{headers}\r\n"));
        let (head, content) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let shown: String = line.chars().chain(headers.chars()).take(80).collect();
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{shown}: {head}");
        assert!(head.contains("connection: close"), "{shown}: {head}");
        assert_eq!(head.contains("allow: GET, HEAD"), status == "405", "{shown}: {head}");
        assert!(!line.starts_with("HEAD") || content.is_empty(), "{shown}: {content}");
    }
    let front = served.get("/");
    for header in ["x-content-type-options: nosniff", "cross-origin-resource-policy: same-origin"] {
        assert!(front.contains(header), "{front}");
    }
    assert!(!front.contains("access-control"), "{front}");
}

#[test]
#[cfg(unix)]
fn a_preview_answers_others_while_clients_dawdle() {
    use std::io::Write;
    let scratch = tempfile::tempdir().unwrap();
    let mut served = Served::new(&[], scratch.path());
    let host = served.address.clone();
    let whole = format!("GET /search-index.js HTTP/1.1\r\nHost: {host}\r\n\r\n");
    let mut held = Vec::new();
    for n in 0..600 {
        let mut stream = std::net::TcpStream::connect(&host).unwrap();
        let said = match n % 5 {
            0 => String::new(),
            1 => "GET / HT".into(),
            2 => format!("POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1000000\r\n\r\n"),
            3 => whole.repeat(20),
            _ => "a".repeat(1 << 14),
        };
        // The server may have closed a connection to make room for another.
        let _ = stream.write_all(said.as_bytes());
        held.push(stream);
    }
    assert!(served.get("/").starts_with("HTTP/1.1 200"));
    let id = served.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(served.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_preview_of_nothing_is_refused() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_clman"))
        .args(["serve", "--port", "0", "/nowhere/at/all"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/at/all"));
}

#[test]
fn pages_of_the_manual_are_light() {
    let weighed = weigh(&built::manual().join("html"));
    assert!(weighed > 1000, "{weighed}");
}

/// Every page of upstream's editions is light, including the links to other editions.
#[test]
fn pages_of_upstream_are_light() {
    let Some(root) = upstream::root() else { return };
    let mut corpora = Vec::new();
    let dir = tempfile::tempdir().unwrap();
    for (edition, marker) in [
        ("1.0", "abs.xml"),
        ("1.2", "abs.xml"),
        ("2.0", "abs.xml"),
        ("3.0", "clGetDeviceInfo.html"),
    ] {
        let Some(folder) = upstream::edition(&root, edition) else {
            return missing(&format!("edition {edition} of upstream's manual"));
        };
        let folder = upstream::folder_with(&folder, marker).unwrap();
        let records = dir.path().join(edition);
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_clman"))
            .arg("import")
            .arg(folder)
            .arg("-o")
            .arg(&records)
            .args(["--edition", edition])
            .output()
            .unwrap();
        assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
        corpora.push(corpus::load(&records, clman_manual::editions()).unwrap().into_corpus());
    }
    let out = site(&corpora, &dir.path().join("out"), Some("https://example.org/manual/"));
    let weighed = weigh(&out);
    assert!(weighed > 2000, "{weighed}");
}

/// Checks that every page of a site is smaller than 100 KB together with everything that a browser loads to show it.
/// Returns the number of pages.
fn weigh(site: &Path) -> usize {
    let mut weighed = 0;
    for file in files(site).into_iter().filter(|file| file.extension().is_some_and(|e| e == "html"))
    {
        let text = read(&file);
        let folder = file.parent().unwrap();
        let mut needed = attributes(&text, " src=\"");
        for link in text.match_indices("<link rel=\"").map(|(at, _)| &text[at..]) {
            let link = &link[..link.find('>').unwrap()];
            if link.contains("\"stylesheet\"") || link.contains("\"icon\"") {
                needed.extend(attributes(link, " href=\""));
            }
        }
        // Redirects need no other files.
        assert!(
            needed.len() >= 4 || text.contains("http-equiv=\"refresh\""),
            "{file:?}: {needed:?}"
        );
        let size = |name: &String| std::fs::metadata(folder.join(name)).unwrap().len();
        let total = text.len() as u64 + needed.iter().map(size).sum::<u64>();
        assert!(total < 100_000, "{file:?} weighs {total} bytes");
        weighed += 1;
    }
    weighed
}
