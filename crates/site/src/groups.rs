//! The groups of `corpus.toml` in an edition, which arrange the pages by subject.

use super::pages::Link;
use crate::render::html::file_name;
use crate::render::{Manual, is_man_name};
use clman_record::prose::collapse_space;
use clman_record::slug;
use serde::Serialize;

/// The groups of an edition; empty if the manual does not have groups.
#[derive(Default)]
pub(super) struct Groups {
    pub groups: Vec<PageGroup>,
    /// For each page, the index of its group, and its index in the group.
    places: Vec<Option<(usize, usize)>>,
}

/// A group with at least one page.
#[derive(Default)]
pub(super) struct PageGroup {
    pub id: String,
    pub title: String,
    /// The heading above the group, if a heading starts at this group.
    pub heading: String,
    pub summary: String,
    /// The pages, each with its title in this group.
    pub pages: Vec<(usize, String)>,
    /// Whether the group has the pages that no group of `corpus.toml` names.
    pub is_rest: bool,
}

/// The surroundings of a page in its group.
#[derive(Serialize)]
pub(super) struct Place {
    group: Link,
    title: String,
    previous: Option<Link>,
    next: Option<Link>,
}

impl Groups {
    /// The groups with the pages that `manual` has. The pages that no group names are in a last group.
    pub fn new(manual: &Manual<'_>) -> Self {
        let mut made = Groups { groups: Vec::new(), places: vec![None; manual.pages.len()] };
        if manual.meta.groups.is_empty() {
            return made;
        }
        let mut heading = String::new();
        for group in &manual.meta.groups {
            // A heading is above the first of its groups that the edition has.
            if !group.heading.is_empty() {
                heading.clone_from(&group.heading);
            }
            let pages = group.entries().filter_map(|(name, text)| {
                let page = manual.resolve(name)?;
                let title = text.unwrap_or(&manual.pages[page].title);
                Some((page, collapse_space(title)))
            });
            let made_of = PageGroup {
                title: group.title.clone(),
                summary: group.summary.clone(),
                pages: pages.collect(),
                ..PageGroup::default()
            };
            made.add(made_of, &mut heading);
        }
        let rest = made.places.iter().enumerate().filter(|(_, place)| place.is_none());
        let rest = rest.map(|(page, _)| (page, collapse_space(&manual.pages[page].title)));
        let rest = PageGroup {
            title: "Other pages".into(),
            pages: rest.collect(),
            is_rest: true,
            ..PageGroup::default()
        };
        made.add(rest, &mut heading);
        made
    }

    /// Adds a group without the pages that already have a place. If no page remains, the group is not added.
    fn add(&mut self, mut group: PageGroup, heading: &mut String) {
        let mut at = 0;
        group.pages.retain(|(page, _)| {
            let is_new = self.places[*page].is_none();
            if is_new {
                self.places[*page] = Some((self.groups.len(), at));
                at += 1;
            }
            is_new
        });
        if group.pages.is_empty() {
            return;
        }
        group.id = format!("topic-{}", slug(&group.title));
        group.heading = std::mem::take(heading);
        self.groups.push(group);
    }

    /// The surroundings of `page` in its group; `None` if it does not have a group.
    pub fn place(&self, manual: &Manual<'_>, page: usize) -> Option<Place> {
        let (group, at) = (*self.places.get(page)?)?;
        let group = &self.groups[group];
        let link = |at: usize| {
            let (page, title) = group.pages.get(at)?;
            let href = file_name(&manual.pages[*page].name);
            Some(Link { is_code: is_code(title), text: title.clone(), href, current: false })
        };
        let href = format!("index.html#{}", group.id);
        Some(Place {
            group: Link { text: group.title.clone(), href, current: false, is_code: false },
            title: group.pages[at].1.clone(),
            previous: at.checked_sub(1).and_then(link),
            next: link(at + 1),
        })
    }
}

/// Whether a title is shown as code: it is one word that does not start with a capital.
pub(super) fn is_code(title: &str) -> bool {
    is_man_name(title) && !title.starts_with(|c: char| c.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clman_record::{CorpusMeta, Editions, Record, read_corpus_meta};

    fn meta(groups: &str) -> CorpusMeta {
        let head = "title = \"t\"\nmanual = \"m\"\nsection = \"3\"\neditions = [\"1.0\"]\n";
        read_corpus_meta(&format!("{head}{groups}"), Editions::none()).unwrap()
    }

    fn described(meta: &CorpusMeta) -> Vec<String> {
        let pages = ["clay", "fire", "kiln", "lamp"].map(|name| Record::new(name, name));
        let manual = Manual::new(meta, meta.newest(), &pages);
        let groups = Groups::new(&manual);
        let told = |page: usize| {
            let place = groups.place(&manual, page)?;
            let name = |link: Option<Link>| link.map_or_else(|| "-".into(), |link| link.text);
            let (previous, next) = (name(place.previous), name(place.next));
            Some(format!("{previous} [{}: {}] {next}", place.group.text, place.title))
        };
        (0..pages.len()).filter_map(told).collect()
    }

    #[test]
    fn pages_have_places_in_groups_and_the_others_are_the_last_group() {
        let meta = meta(
            "[[group]]\ntitle = \"None\"\nheading = \"H\"\npages = [\"absent\"]\n\
             [[group]]\ntitle = \"Heat\"\npages = [\"[The kiln](kiln)\", \"fire\", \"kiln\"]\n",
        );
        assert_eq!(
            described(&meta),
            [
                "- [Other pages: clay] lamp",
                "The kiln [Heat: fire] -",
                "- [Heat: The kiln] fire",
                "clay [Other pages: lamp] -"
            ]
        );
    }

    #[test]
    fn a_manual_without_groups_has_no_places() {
        assert_eq!(described(&meta("")), [""; 0]);
    }
}
