//! The front page of an edition, and its lists by name and by topic.
//!
//! A list is split into files of [`PART`] entries, so that the size of a file does not depend on the size
//! of the manual.

use super::Volume;
use super::groups::{self, PageGroup};
use super::links::Topic;
use super::pages::{Fields, Link, page_link, short_licence};
use clman_record::prose::collapse_space;
use clman_record::slug;
use serde::Serialize;
use std::collections::BTreeMap;

/// The maximum number of entries in a file.
pub(super) const PART: usize = 300;
/// The maximum number of topics on the front page. Groups of `corpus.toml` are always shown.
const FRONT_TOPICS: usize = 60;
/// The maximum number of pages listed for a topic on the front page. A group of `corpus.toml` lists all its pages.
const FRONT_ENTRIES: usize = 12;

/// A page in a list.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Entry {
    pub name: String,
    pub href: String,
    pub is_code: bool,
    pub summary: String,
    /// The page's own name, which is also the name of its Markdown file.
    pub page: String,
}

/// Entries under a heading.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Group {
    pub id: String,
    pub title: String,
    /// The link of the heading.
    pub href: Option<String>,
    pub entries: Vec<Entry>,
}

/// One file of a list.
pub(super) struct Part {
    pub file: String,
    pub groups: Vec<Group>,
}

/// Splits a list called `name` into files of up to `most` entries.
pub(super) fn parts(name: &str, groups: Vec<Group>, most: usize) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut room = 0;
    for group in groups {
        let mut entries = group.entries.into_iter().peekable();
        let mut first = true;
        while first || entries.peek().is_some() {
            if room == 0 {
                let file = part_file(name, parts.len());
                parts.push(Part { file, groups: Vec::new() });
                room = most;
            }
            let taken: Vec<Entry> = entries.by_ref().take(room).collect();
            // A heading is counted as an entry.
            room = room.saturating_sub(taken.len() + 1);
            if let Some(part) = parts.last_mut() {
                part.groups.push(Group {
                    id: group.id.clone(),
                    title: group.title.clone(),
                    href: group.href.clone(),
                    entries: taken,
                });
            }
            first = false;
        }
    }
    parts
}

/// The name of the file number `at` (from 0) of the list `name`.
pub(super) fn part_file(name: &str, at: usize) -> String {
    match at {
        0 => format!("{name}.html"),
        _ => format!("{name}-{}.html", at + 1),
    }
}

/// The links from the file number `current` of a list to each group of the list.
pub(super) fn navigation(parts: &[Part], current: usize) -> Vec<Link> {
    let mut links: Vec<Link> = Vec::new();
    let mut last = String::new();
    for (at, part) in parts.iter().enumerate() {
        for group in &part.groups {
            // A group that continues in the next file has one link.
            if group.id == last {
                continue;
            }
            last.clone_from(&group.id);
            let file = if at == current { "" } else { &part.file };
            let href = format!("{file}#{}", group.id);
            links.push(Link { text: group.title.clone(), href, current: false, is_code: false });
        }
    }
    links
}

fn entry(volume: &Volume<'_>, page: usize) -> Entry {
    let link = page_link(volume, page, "");
    let record = volume.manual.pages[page];
    Entry {
        name: link.text,
        href: link.href,
        is_code: link.is_code,
        summary: record.summary.clone(),
        page: record.name.clone(),
    }
}

/// The sort key of a name: the name in lower case without leading underscores, then the name itself.
fn key(name: &str) -> (String, String) {
    (name.trim_start_matches('_').to_lowercase(), name.to_string())
}

/// The pages by the first letter of their titles.
pub(super) fn by_name(volume: &Volume<'_>) -> Vec<Group> {
    let mut groups: BTreeMap<(bool, char), Vec<Entry>> = BTreeMap::new();
    for page in 0..volume.manual.pages.len() {
        let entry = entry(volume, page);
        let first = entry.name.chars().find(|c| c.is_ascii_alphanumeric());
        let letter = first.map_or('#', |c| c.to_ascii_uppercase());
        groups.entry((!letter.is_ascii_alphabetic(), letter)).or_default().push(entry);
    }
    groups
        .into_iter()
        .map(|((_, letter), mut entries)| {
            entries.sort_by_cached_key(|entry| key(&entry.name));
            let id = if letter == '#' { "other".into() } else { format!("letter-{letter}") };
            Group { id, title: letter.to_string(), href: None, entries }
        })
        .collect()
}

/// The pages by group if the manual has groups, by section if the pages belong to several sections, otherwise by topic
/// in the order of the topics' titles.
pub(super) fn by_topic(volume: &Volume<'_>) -> Vec<Group> {
    let curated: Vec<Group> = volume.groups.groups.iter().map(|g| curated(volume, g)).collect();
    if !curated.is_empty() {
        return curated;
    }
    if volume.manual.is_in_sections {
        return by_section(volume);
    }
    let mut groups: Vec<Group> = volume.links.topics.iter().map(|t| group(volume, t)).collect();
    groups.sort_by_cached_key(|group| (group.href.is_none(), key(&group.title)));
    groups
}

/// The pages of each section.
fn by_section(volume: &Volume<'_>) -> Vec<Group> {
    let mut sections: BTreeMap<&str, Vec<Entry>> = BTreeMap::new();
    for page in 0..volume.manual.pages.len() {
        sections.entry(volume.manual.section(page)).or_default().push(entry(volume, page));
    }
    let group = |(section, mut entries): (&str, Vec<Entry>)| {
        entries.sort_by_cached_key(|entry| key(&entry.name));
        let title = match section_title(section) {
            Some(title) => format!("{title} ({section})"),
            None => format!("Section {section}"),
        };
        Group { id: format!("section-{section}"), title, href: None, entries }
    };
    sections.into_iter().map(group).collect()
}

/// The usual subject of a section of man pages: `Commands` for `1`. `None` for any section other than `1` to `9`.
fn section_title(section: &str) -> Option<&'static str> {
    Some(match section {
        "1" => "Commands",
        "2" => "System calls",
        "3" => "Library functions",
        "4" => "Devices and special files",
        "5" => "File formats",
        "6" => "Games",
        "7" => "Overviews and conventions",
        "8" => "System administration",
        "9" => "Kernel routines",
        _ => return None,
    })
}

fn curated(volume: &Volume<'_>, group: &PageGroup) -> Group {
    let entries = group.pages.iter().map(|(page, title)| Entry {
        name: title.clone(),
        is_code: groups::is_code(title),
        ..entry(volume, *page)
    });
    let (id, title) = (group.id.clone(), group.title.clone());
    Group { id, title, href: None, entries: entries.collect() }
}

fn group(volume: &Volume<'_>, topic: &Topic) -> Group {
    let mut entries: Vec<Entry> = topic.pages.iter().map(|page| entry(volume, *page)).collect();
    entries.sort_by_cached_key(|entry| key(&entry.name));
    let Some(head) = topic.head else {
        let title = if volume.links.topics.len() > 1 { "Other pages" } else { "Pages" };
        return Group { id: "topic.other".into(), title: title.into(), href: None, entries };
    };
    let head_entry = entry(volume, head);
    let (title, href) = (head_entry.name.clone(), Some(head_entry.href.clone()));
    entries.insert(0, head_entry);
    let id = format!("topic-{}", slug(&volume.manual.pages[head].name));
    Group { id, title, href, entries }
}

/// A topic or a group on the front page.
#[derive(Serialize)]
struct FrontTopic<'p> {
    id: &'p str,
    title: &'p str,
    href: Option<&'p str>,
    /// The summary of the topic's own page, or of the group.
    summary: &'p str,
    entries: &'p [Entry],
    /// The number of pages that are not shown.
    more: usize,
    /// The link to all pages of the topic.
    all: String,
}

/// Topics below a heading of the front page.
#[derive(Serialize)]
struct FrontPart<'p> {
    heading: &'p str,
    /// The level of the topics' headings.
    level: u8,
    topics: Vec<FrontTopic<'p>>,
}

/// Adds the fields of the front page's template to `fields`. `names` and `topics` are the files of the lists by name
/// and by topic.
pub(super) fn front<'p>(
    volume: &'p Volume<'p>,
    names: &[Part],
    topics: &'p [Part],
    fields: &mut Fields,
) {
    let manual = volume.manual;
    let meta = manual.meta;
    fields.insert("title", collapse_space(&meta.title));
    fields.insert("section", if manual.is_in_sections { "" } else { &meta.section });
    fields.insert("count", manual.pages.len());
    fields.insert("letters", navigation(names, usize::MAX));
    let mut shown = vec![FrontPart { heading: "", level: 2, topics: Vec::new() }];
    let mut count_shown = 0;
    let mut left = 0;
    let curated = &volume.groups.groups;
    fields.insert("introduction", paragraphs(&meta.introduction));
    fields.insert("is_curated", !curated.is_empty());
    fields.insert("first", curated.first().map(|group| page_link(volume, group.pages[0].0, "")));
    for part in topics {
        for group in &part.groups {
            let of_it = curated.iter().find(|curated| curated.id == group.id);
            let count = group.entries.len();
            let is_full = count_shown == FRONT_TOPICS;
            let heading = of_it.map_or("", |group| group.heading.as_str());
            if !heading.is_empty() {
                shown.push(FrontPart { heading, level: 3, topics: Vec::new() });
            }
            let Some(FrontPart { topics: shown, .. }) = shown.last_mut() else { continue };
            match shown.last_mut().filter(|last| last.id == group.id) {
                // The topic continues in this file.
                Some(last) => last.more += count,
                None if !is_full || of_it.is_some() => {
                    // The heading links to the first page, which is the topic's own page.
                    let (summary, others) = match (&group.href, group.entries.split_first()) {
                        (Some(_), Some((own, others))) => (own.summary.as_str(), others),
                        _ => (of_it.map_or("", |g| g.summary.as_str()), group.entries.as_slice()),
                    };
                    let first = match of_it {
                        Some(group) if !group.is_rest => others.len(),
                        _ => FRONT_ENTRIES.min(others.len()),
                    };
                    let all = format!("{}#{}", part.file, group.id);
                    let (entries, more) = (&others[..first], others.len() - first);
                    let Group { id, title, href, .. } = group;
                    let href = href.as_deref();
                    shown.push(FrontTopic { id, title, href, summary, entries, more, all });
                    count_shown += 1;
                }
                None => left += 1,
            }
        }
    }
    shown.retain(|part| !part.topics.is_empty());
    fields.insert("parts", shown);
    fields.insert("more_topics", left);
    let text = if short_licence(&meta.licence).is_empty() { meta.licence.as_str() } else { "" };
    fields.insert("licence_text", paragraphs(text));
}

pub(super) fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(collapse_space).filter(|text| !text.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(id: &str, count: usize) -> Group {
        let entry = Entry {
            name: "x".into(),
            href: "x".into(),
            is_code: true,
            summary: String::new(),
            page: "x".into(),
        };
        Group { id: id.into(), title: id.into(), href: None, entries: vec![entry; count] }
    }

    #[test]
    fn a_list_is_cut_where_it_is_full() {
        let parts = parts("names", vec![group("a", 10), group("b", 2 * PART), group("c", 1)], PART);
        let files: Vec<&str> = parts.iter().map(|part| part.file.as_str()).collect();
        assert_eq!(files, ["names.html", "names-2.html", "names-3.html"]);
        let count: usize =
            parts.iter().flat_map(|part| &part.groups).map(|group| group.entries.len()).sum();
        assert_eq!(count, 2 * PART + 11);
        let links = navigation(&parts, 1);
        let links: Vec<&str> = links.iter().map(|link| link.href.as_str()).collect();
        assert_eq!(links, ["names.html#a", "names.html#b", "names-3.html#c"]);
    }

    #[test]
    fn an_empty_group_has_a_heading() {
        assert_eq!(parts("names", vec![group("a", 0)], PART).len(), 1);
    }
}
