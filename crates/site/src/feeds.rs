//! Machine-readable files of the site: a JSON index, `llms.txt`, a sitemap, an OpenSearch description, a feed of runs.

use super::lists::Group;
use super::{Volume, page_json, roff_file};
use crate::render::html::{escape, file_name};
use clman_record::prose::{collapse_space, collapsed_space};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The maximum number of addresses in a sitemap.
const MOST_ADDRESSES: usize = 50_000;

/// A page in the index.
#[derive(Serialize)]
struct Page<'p> {
    name: &'p str,
    title: &'p str,
    aliases: &'p [&'p str],
    summary: &'p str,
    editions: &'p [&'p str],
    html: &'p str,
    markdown: &'p str,
    man: &'p str,
    /// The page as data, if the newest edition has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<String>,
}

/// All pages by name, as JSON. A page has the list of its editions, and its files in the newest of them. Each page is
/// one line.
pub(super) fn pages_json(volumes: &[Volume<'_>]) -> String {
    let Some(newest) = volumes.first() else { return "{}\n".into() };
    let mut pages: BTreeMap<&str, Vec<(&Volume<'_>, usize)>> = BTreeMap::new();
    for volume in volumes {
        for (at, page) in volume.manual.pages.iter().enumerate() {
            pages.entry(&page.name).or_default().push((volume, at));
        }
    }
    let meta = newest.manual.meta;
    let editions: Vec<_> = volumes
        .iter()
        .map(|v| json!({ "edition": v.manual.edition.as_str(), "folder": v.folder }))
        .collect();
    let head = json!({
        "title": collapse_space(&meta.title),
        "manual": meta.manual,
        "section": meta.section,
        "editions": editions,
    });
    // The pages are inserted into the object of the head.
    let mut out = head.to_string();
    out.truncate(out.len() - 1);
    out.push_str(",\"pages\":[");
    for (at, places) in pages.values().enumerate() {
        out.push_str(if at > 0 { ",\n" } else { "\n" });
        let (volume, page) = places[0];
        let record = volume.manual.pages[page];
        let aliases: Vec<&str> = record.names().filter(|name| *name != record.title).collect();
        let editions: Vec<&str> = places.iter().map(|(v, _)| v.manual.edition.as_str()).collect();
        let folder = volume.folder.as_str();
        let man = [folder, &roff_file(volume.manual, page)].concat();
        let page = Page {
            name: &record.name,
            title: &collapsed_space(&record.title),
            aliases: &aliases,
            summary: &record.summary,
            editions: &editions,
            html: &[folder, &file_name(&record.name)].concat(),
            markdown: &[folder, &record.name, ".md"].concat(),
            man: &man,
            data: folder.is_empty().then(|| page_json::file(record)),
        };
        // Serializing strings and lists cannot fail.
        out.push_str(&serde_json::to_string(&page).unwrap_or_default());
    }
    out.push_str("\n]}\n");
    out
}

/// The manual for language models: its pages by topic, with links to their Markdown.
pub(super) fn llms(volume: &Volume<'_>, topics: &[Group]) -> String {
    let manual = volume.manual;
    let mut out = format!("# {}\n\n", collapse_space(&manual.meta.title));
    let _ = writeln!(
        out,
        "> {}{} pages. Each page is also there as Markdown (`.md`) and as a man page. All names, \
         aliases and editions are in [pages.json](pages.json).",
        match manual.edition.is_named() {
            true => format!("Edition {}, ", manual.edition),
            false => String::new(),
        },
        manual.pages.len(),
    );
    for topic in topics {
        let _ = writeln!(out, "\n## {}\n", topic.title);
        for entry in &topic.entries {
            let _ = writeln!(out, "- [{}]({}.md): {}", entry.name, entry.page, entry.summary);
        }
    }
    out
}

/// Sitemaps with the URLs of `files`, each with its file name: one sitemap, or several sitemaps and an index of them.
pub(super) fn sitemaps(base_url: &str, files: &[String]) -> Vec<(String, String)> {
    const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    const SPACE: &str = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
    let list = |tag: &str, item: &str, addresses: &mut dyn Iterator<Item = &String>| {
        let mut out = format!("{HEAD}<{tag} {SPACE}>\n");
        for address in addresses {
            let _ = write!(out, "<{item}><loc>");
            escape(&format!("{base_url}{address}"), &mut out);
            let _ = writeln!(out, "</loc></{item}>");
        }
        let _ = writeln!(out, "</{tag}>");
        out
    };
    if files.len() <= MOST_ADDRESSES {
        return vec![("sitemap.xml".into(), list("urlset", "url", &mut files.iter()))];
    }
    let mut maps: Vec<(String, String)> = files
        .chunks(MOST_ADDRESSES)
        .enumerate()
        .map(|(at, files)| {
            (format!("sitemap-{}.xml", at + 1), list("urlset", "url", &mut files.iter()))
        })
        .collect();
    let names: Vec<String> = maps.iter().map(|(name, _)| name.clone()).collect();
    maps.push(("sitemap.xml".into(), list("sitemapindex", "sitemap", &mut names.iter())));
    maps
}

/// The OpenSearch description, which lets a browser search the manual from its address bar.
pub(super) fn opensearch(base_url: &str, volume: &Volume<'_>) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n<ShortName>",
    );
    // OpenSearch limits the name to 16 characters.
    let name: String = volume.manual.meta.manual.chars().take(16).collect();
    escape(name.trim(), &mut out);
    out.push_str("</ShortName>\n<Description>");
    escape(&collapse_space(&volume.manual.meta.title), &mut out);
    out.push_str(
        "</Description>\n<InputEncoding>UTF-8</InputEncoding>\n<Image type=\"image/svg+xml\">",
    );
    escape(&format!("{base_url}icon.svg"), &mut out);
    out.push_str("</Image>\n<Url type=\"text/html\" template=\"");
    escape(&format!("{base_url}search.html?q="), &mut out);
    out.push_str("{searchTerms}\"/>\n</OpenSearchDescription>\n");
    out
}

/// An entry of a feed.
pub(super) struct Entry {
    pub title: String,
    /// The file of the entry's page. Its address identifies the entry, so it must not change.
    pub file: String,
    /// The date: `2026-11-25`.
    pub date: String,
    pub summary: String,
}

/// An Atom feed (RFC 4287) with the address `base_url` + `file`, the newest entries first.
pub(super) fn atom(base_url: &str, file: &str, title: &str, mut entries: Vec<Entry>) -> String {
    entries.sort_by(|a, b| b.date.cmp(&a.date));
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n",
    );
    let element = |out: &mut String, name: &str, text: &str| {
        let _ = write!(out, "<{name}>");
        escape(text, out);
        let _ = writeln!(out, "</{name}>");
    };
    let link = |out: &mut String, relation: &str, file: &str| {
        let _ = write!(out, "<link rel=\"{relation}\" href=\"");
        escape(&format!("{base_url}{file}"), out);
        out.push_str("\"/>\n");
    };
    let moment = |date: &str| format!("{date}T00:00:00Z");
    element(&mut out, "id", &format!("{base_url}{file}"));
    element(&mut out, "title", title);
    element(&mut out, "updated", &moment(entries.first().map_or("1970-01-01", |e| &e.date)));
    link(&mut out, "self", file);
    for entry in &entries {
        out.push_str("<entry>\n");
        element(&mut out, "id", &format!("{base_url}{}", entry.file));
        element(&mut out, "title", &entry.title);
        element(&mut out, "updated", &moment(&entry.date));
        out.push_str("<author><name>clman</name></author>\n");
        link(&mut out, "alternate", &entry.file);
        element(&mut out, "summary", &entry.summary);
        out.push_str("</entry>\n");
    }
    out.push_str("</feed>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_sitemap_is_cut() {
        let files: Vec<String> = (0..=MOST_ADDRESSES).map(|n| format!("{n}.html")).collect();
        let maps = sitemaps("https://example.org/", &files);
        let names: Vec<&str> = maps.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]);
        assert!(maps[1].1.contains("<loc>https://example.org/50000.html</loc>"));
        assert!(maps[2].1.contains("<sitemap><loc>https://example.org/sitemap-2.xml</loc>"));
    }

    #[test]
    fn feeds_are_newest_first() {
        let entry = |title: &str, date: &str| Entry {
            title: title.into(),
            file: format!("runs/{date}.html"),
            date: date.into(),
            summary: "a < b".into(),
        };
        let entries = vec![entry("old", "2026-01-02"), entry("new", "2026-11-25")];
        let feed = atom("https://example.org/", "runs/feed.xml", "Runs", entries);
        assert!(feed.find("<title>new</title>") < feed.find("<title>old</title>"), "{feed}");
        assert!(feed.contains("<id>https://example.org/runs/feed.xml</id>\n<title>Runs</title>"));
        assert_eq!(feed.matches("<updated>2026-11-25T00:00:00Z</updated>").count(), 2);
        assert!(feed.contains("<summary>a &lt; b</summary>"), "{feed}");
    }
}
