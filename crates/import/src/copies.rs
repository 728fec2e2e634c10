//! Files that are copies of other pages: pages in several formats, an author's scratch files, and man pages that occur
//! in several files.

use super::assemble::{Alias, Read, each_target};
use super::{Format, Page, ReadError};
use clman_record::prose::Target;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// Keeps one page of each group of copies. Returns the other files with their kind, and the names of dropped man pages,
/// which are further names of the pages that are kept.
pub(super) fn drop_all(
    pages: &mut Vec<Read>,
    aliases: &[Alias],
) -> (Vec<(String, &'static str)>, Vec<Alias>) {
    let mut others = drop_duplicates(pages);
    others.extend(drop_scratch(pages, aliases));
    let (copies, names) = drop_copies(pages);
    others.extend(copies);
    (others, names)
}

/// If a page was read in several formats, keeps it only in the format with the most information. Returns the files of
/// the dropped pages, with their kind.
fn drop_duplicates(pages: &mut Vec<Read>) -> Vec<(String, &'static str)> {
    fn rank(format: Format) -> usize {
        match format {
            Format::Docbook => 0,
            Format::Asciidoctor => 1,
            Format::Xhtml => 2,
            Format::Roff => 3,
            Format::ManpageHtml => 4,
            Format::Text => 5,
        }
    }
    // If a page does not state its section, and only one section has a page with its name, the page is treated as a
    // page of this section.
    let mut sections: HashMap<String, Option<String>> = HashMap::new();
    for read in pages.iter().filter(|read| read.section().is_some()) {
        let section = read.page.hints.section.clone();
        let known = sections.entry(read.stem.clone()).or_insert_with(|| section.clone());
        if *known != section {
            *known = None;
        }
    }
    let key = |read: &Read| {
        let section = read.page.hints.section.clone();
        let only = || sections.get(&read.stem).cloned().flatten();
        (read.stem.clone(), section.or_else(only))
    };
    let mut best: HashMap<(String, Option<String>), usize> = HashMap::new();
    for read in pages.iter() {
        let entry = best.entry(key(read)).or_insert(usize::MAX);
        *entry = (*entry).min(rank(read.format));
    }
    let mut others = Vec::new();
    pages.retain(|read| {
        let keep = best.get(&key(read)) == Some(&rank(read.format));
        if !keep {
            others.push((read.file.clone(), "duplicate"));
        }
        keep
    });
    others
}

/// Drops an author's scratch files, and returns them with their kind. A scratch file is a copy of a page under another
/// file name: no link leads to it, another page has the same title, and that page contains nearly all of its text. Man
/// pages are never scratch files: two versions of a program may have nearly the same page.
fn drop_scratch(pages: &mut Vec<Read>, aliases: &[Alias]) -> Vec<(String, &'static str)> {
    let mut wanted: HashSet<String> = aliases.iter().map(|(_, page)| page.clone()).collect();
    let mut titles: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, read) in pages.iter().enumerate() {
        titles.entry(read.page.record.title.clone()).or_default().push(at);
        each_target(&read.page, &mut |target| {
            if let Target::Page { page, .. } = Target::parse(target)
                && page != read.stem
            {
                wanted.insert(page.to_owned());
            }
        });
    }
    let mut copies = HashSet::new();
    for same in titles.values().filter(|same| same.len() > 1) {
        for at in same {
            let read = &pages[*at];
            let is_own = read.stem == read.page.record.title || wanted.contains(&read.stem);
            if is_own || read.format == Format::Roff {
                continue;
            }
            let own = runs(&read.page);
            let is_copy =
                same.iter().filter(|other| *other != at && !copies.contains(*other)).any(|other| {
                    let theirs = runs(&pages[*other].page);
                    let shared = own.iter().filter(|run| theirs.contains(*run)).count();
                    own.len() >= 8 && shared * 20 >= own.len() * 19
                });
            if is_copy {
                copies.insert(*at);
            }
        }
    }
    drop_pages(pages, &copies, "scratch")
}

/// Keeps one page of each group of equal man pages of a section, and returns the files of the others with their kind.
/// Such files are hard links, or copies on a file system without links. The second result has the names of the returned
/// files, which are further names of the page that is kept.
fn drop_copies(pages: &mut Vec<Read>) -> (Vec<(String, &'static str)>, Vec<Alias>) {
    let mut copies = HashSet::new();
    let mut names = Vec::new();
    for alike in alike(pages) {
        let mut equal: HashMap<String, Vec<usize>> = HashMap::new();
        for at in alike {
            equal.entry(text(&pages[at].page)).or_default().push(at);
        }
        for group in equal.into_values() {
            let kept = first_named(pages, &group);
            for at in group.into_iter().filter(|at| *at != kept) {
                names.push((reference(&pages[at]), reference(&pages[kept])));
                copies.insert(at);
            }
        }
    }
    // The order must not depend on the hash table.
    names.sort();
    (drop_pages(pages, &copies, "copy"), names)
}

/// The groups of man pages of one section with the same names and the same summary.
fn alike(pages: &[Read]) -> Vec<Vec<usize>> {
    let mut groups: HashMap<_, Vec<usize>> = HashMap::new();
    for (at, read) in pages.iter().enumerate().filter(|(_, read)| read.format == Format::Roff) {
        let record = &read.page.record;
        let mut names: Vec<&str> = record.aliases.iter().map(String::as_str).collect();
        names.push(&record.title);
        names.sort_unstable();
        groups.entry((read.section(), names, &record.summary)).or_default().push(at);
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// The page whose title is the first name in the section NAME, otherwise the first page. The title of a man page is the
/// name of its file if NAME contains it. The first of the other names in NAME is then the first alias.
fn first_named(pages: &[Read], group: &[usize]) -> usize {
    let is_first = |at: &&usize| {
        let title = &pages[**at].page.record.title;
        let mut others = group.iter().filter(|other| other != at);
        *title == pages[**at].stem
            && others.all(|other| pages[*other].page.record.aliases.first() == Some(title))
    };
    group.iter().find(is_first).copied().unwrap_or(group[0])
}

/// An error for each page that has the name and the section of an earlier page. Man pages are left out: a folder of
/// manuals in several languages has many such pages.
pub(super) fn same_names(pages: &[Read]) -> Vec<ReadError> {
    let mut known: HashMap<(&str, Option<&str>), &str> = HashMap::new();
    let mut errors = Vec::new();
    for read in pages.iter().filter(|read| read.format != Format::Roff) {
        match known.entry((&read.stem, read.section())) {
            Entry::Vacant(place) => drop(place.insert(&read.file)),
            Entry::Occupied(first) => {
                let (first, name) = (first.get(), reference(read));
                let message = format!(
                    "{first} also has a page `{name}`; a number is added to the name of this page"
                );
                errors.push(ReadError::new(&read.file, read.page.line, message));
            }
        }
    }
    errors
}

/// The name of a page's file with its section: `printf(3)`.
fn reference(read: &Read) -> String {
    match read.section() {
        Some(section) => format!("{}({section})", read.stem),
        None => read.stem.clone(),
    }
}

/// Removes the pages at these places. Returns their files, with their kind.
fn drop_pages(
    pages: &mut Vec<Read>,
    places: &HashSet<usize>,
    kind: &'static str,
) -> Vec<(String, &'static str)> {
    let mut files = Vec::new();
    let mut at = 0;
    pages.retain(|read| {
        let is_dropped = places.contains(&at);
        at += 1;
        if is_dropped {
            files.push((read.file.clone(), kind));
        }
        !is_dropped
    });
    files
}

/// The sequences of four words of a page, by which scratch files are recognised.
fn runs(page: &Page) -> HashSet<String> {
    let text = text(page);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(4).map(|run| run.join(" ")).collect()
}

/// The synopsis and the sections of a page as plain text.
fn text(page: &Page) -> String {
    let mut text = String::new();
    for synopsis in &page.record.synopsis {
        text.push_str(&synopsis.code);
        text.push(' ');
    }
    for part in &page.parts {
        text.push_str(&clman_record::prose::plain_text(&part.blocks));
        text.push(' ');
    }
    text
}
