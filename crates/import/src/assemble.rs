//! The steps that need all pages: names, links, and the metadata of the corpus.

use rayon::prelude::*;
use std::collections::{BTreeMap, HashMap, HashSet};

use super::docbook::{expand_braces, first_sentence, summary};
use super::language::{C, Languages};
use super::tree::normalize;
use super::{Format, Hints, ImportError, ImportedPage, Options, Page, Part};
use clman_record::prose::{Block, Inline, Target, plain_text_of, to_markdown};
use clman_record::{
    CorpusMeta, EditionRange, Editions, Imprint, Language, Record, Section, Source, is_name,
    is_section, slug, split_section,
};

/// A page with its origin.
pub(crate) struct Read {
    /// Path below the folder that is imported.
    pub file: String,
    /// The file's name without extensions.
    pub stem: String,
    /// The format that it was read as.
    pub format: Format,
    /// The page.
    pub page: Page,
}

/// Another name of a page, and the page.
pub(super) type Alias = (String, String);

impl Read {
    /// The section that the page states.
    pub(crate) fn section(&self) -> Option<&str> {
        self.page.hints.section.as_deref()
    }

    /// The section that the title of the page prints.
    fn printed_section(&self) -> Option<&str> {
        self.page.hints.stated_section.as_deref().or_else(|| self.section())
    }
}

/// Whether the pages belong to several sections of a manual. Two pages may then have the same name: `printf(1)` and
/// `printf(3)`.
fn are_in_sections(pages: &[Read]) -> bool {
    let mut sections = pages.iter().filter_map(Read::section);
    sections.next().is_some_and(|first| sections.any(|other| other != first))
}

/// The pages by name.
struct Index {
    names: HashMap<String, usize>,
    /// The sections of each name with their pages, if the pages belong to several sections.
    in_sections: Option<HashMap<String, Vec<(String, usize)>>>,
    /// The section that all pages belong to, if it is known.
    only_section: Option<String>,
    /// Names with a section that is not the section of their page: `getcwd(2)`, a link to `getcwd.3`.
    elsewhere: HashSet<String>,
}

/// Whether two sections are the same. A page may state `3FORM`, and its file `3form`.
fn is_same_section(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Whether a page of the section `known` is found in `section`: the page of `openssl(1)` may be in the section `1ssl`,
/// where man(1) also finds it.
fn is_in_section(known: &str, section: &str) -> bool {
    is_same_section(known, section) || section.len() == 1 && known.starts_with(section)
}

impl Index {
    fn new(pages: &[Read], in_sections: bool) -> Self {
        let mut index = Index {
            names: HashMap::new(),
            in_sections: in_sections.then(HashMap::new),
            only_section: match in_sections {
                true => None,
                false => pages.iter().find_map(Read::section).map(str::to_owned),
            },
            elsewhere: HashSet::new(),
        };
        // The file's name is a name of the page. If several pages have a name, it leads to the page whose file has this
        // name, otherwise to the page whose record, title or alias has it, in this order.
        if !in_sections {
            for (at, read) in pages.iter().enumerate() {
                index.names.insert(read.stem.clone(), at);
            }
        }
        let own: [fn(&Read) -> &str; 3] =
            [|read| &read.stem, |read| &read.page.record.name, |read| &read.page.record.title];
        for name in own {
            for (at, read) in pages.iter().enumerate() {
                index.add(name(read), read.section(), at);
            }
        }
        for (at, read) in pages.iter().enumerate() {
            for alias in &read.page.record.aliases {
                index.add(alias, read.section(), at);
            }
        }
        index
    }

    /// Adds a name of a page, unless another page has it.
    fn add(&mut self, name: &str, section: Option<&str>, at: usize) {
        self.names.entry(name.to_owned()).or_insert(at);
        if let (Some(names), Some(section)) = (&mut self.in_sections, section) {
            let sections = names.entry(name.to_owned()).or_default();
            if !sections.iter().any(|(known, _)| is_same_section(known, section)) {
                sections.push((section.to_owned(), at));
            }
        }
    }

    /// The sections that have a page with this name, each with the page's index; `None` if the manual does not have
    /// several sections.
    fn sections(&self, name: &str) -> Option<&[(String, usize)]> {
        Some(self.in_sections.as_ref()?.get(name).map_or(&[], Vec::as_slice))
    }

    /// The target of a reference to a page that does not exist: the name that the page would have.
    fn absent(&self, name: &str, fragment: Option<&str>) -> String {
        match split_section(name) {
            (name, Some(section)) if self.in_sections.is_some() || self.is_foreign(section) => {
                safe_target(&format!("{name}.{section}"), fragment)
            }
            (name, _) => safe_target(name, fragment),
        }
    }

    /// Whether all pages belong to a known section other than `section`.
    fn is_foreign(&self, section: &str) -> bool {
        self.only_section.as_ref().is_some_and(|only| !is_in_section(only, section))
    }

    /// Whether a page has this name, in the section if the name states one.
    fn has(&self, name: &str) -> bool {
        let (bare, section) = split_section(name);
        match (section, self.sections(bare)) {
            (Some(section), Some(pages)) => {
                pages.iter().any(|(known, _)| is_same_section(known, section))
            }
            _ => self.names.contains_key(bare),
        }
    }

    /// The index of the page that a reference names: `printf`, `printf()`, `printf(3)`; `None` if the page does not
    /// exist.
    fn find(&self, name: &str) -> Option<usize> {
        let name = name.trim();
        let (bare, section) = split_section(name);
        if let (Some(section), Some(pages)) = (section, self.sections(bare)) {
            let exact = pages.iter().find(|(known, _)| is_same_section(known, section));
            let found =
                exact.or_else(|| pages.iter().find(|(known, _)| is_in_section(known, section)));
            return found.map(|(_, at)| *at);
        }
        if section.is_some_and(|section| self.is_foreign(section)) && !self.elsewhere.contains(name)
        {
            return None;
        }
        if let Some(at) = self.names.get(name).or_else(|| self.names.get(bare)) {
            return Some(*at);
        }
        let bare = bare.trim_end_matches("()").trim_end_matches("_");
        if let Some(at) = self.names.get(bare) {
            return Some(*at);
        }
        expand_braces(bare).iter().find_map(|name| self.names.get(name).copied())
    }
}

/// Gives the pages their names, resolves their links and writes their text. `aliases` are further names: name, page.
/// The records are in the order of `pages`.
pub(crate) fn assemble(
    mut pages: Vec<Read>,
    aliases: &[(String, String)],
    meta: &CorpusMeta,
) -> Vec<ImportedPage> {
    let in_sections = are_in_sections(&pages);
    if in_sections {
        pages.iter_mut().for_each(|read| set_section(read, &meta.section));
    }
    give_names(&mut pages);
    let mut index = Index::new(&pages, in_sections);
    add_aliases(&mut pages, &mut index, aliases);
    pages.par_iter_mut().for_each(|read| read.page.parts = tidy_parts(&mut read.page));
    let places: Vec<Places> = pages.par_iter().map(|read| Places::of(&read.page.parts)).collect();
    let names: Vec<String> = pages.iter().map(|read| read.page.record.name.clone()).collect();
    let titles: Vec<String> = pages.iter().map(|read| read.page.record.title.clone()).collect();
    let man_names: Vec<String> =
        pages.iter().map(|read| man_name(&read.page.record).to_owned()).collect();
    let printed_sections: Vec<Option<String>> =
        pages.iter().map(|read| read.printed_section().map(str::to_owned)).collect();
    pages
        .into_par_iter()
        .enumerate()
        .map(|(this, read)| {
            let languages = (!meta.is_of_opencl()).then(|| Languages::of(&read.page));
            let (index, places, names) = (&index, &places, &names);
            let (titles, man_names) = (&titles, &man_names);
            let printed_sections = &printed_sections;
            let links = Links {
                index,
                places,
                names,
                titles,
                man_names,
                printed_sections,
                this,
                languages,
            };
            let (mut record, notes) = finish(read.page, &links, meta);
            record.source = Some(Source {
                file: read.file,
                format: read.format.as_str().into(),
                hash: String::new(),
            });
            ImportedPage { record, notes }
        })
        .collect()
}

/// Makes the section of a page a part of its name, so that pages of different sections have different names. A page
/// that does not state its section is in the section `usual`.
fn set_section(read: &mut Read, usual: &str) {
    let section = read.page.hints.section.get_or_insert_with(|| usual.to_owned());
    let record = &mut read.page.record;
    record.name = format!("{}.{section}", record.name);
    record.man_section = Some(section.clone()).filter(|section| section != usual);
}

pub(super) fn each_target(page: &Page, visit: &mut dyn FnMut(&str)) {
    for part in &page.parts {
        clman_record::prose::for_each_inline(&part.blocks, &mut |inline| {
            if let Inline::Link { target, .. } = inline {
                visit(target);
            }
        });
        clman_record::prose::for_each_block(&part.blocks, &mut |block| {
            if let Block::Code(code) = block {
                code.fence().links().for_each(|(_, page)| visit(page));
            }
        });
    }
    for synopsis in &page.record.synopsis {
        synopsis.links.iter().for_each(|(_, page)| visit(page));
    }
}

/// Changes the names of the records into safe file names that are unique on a case-insensitive file system. If a record
/// does not have the name of its file, because it was changed or has a section, the file's name becomes an alias.
fn give_names(pages: &mut [Read]) {
    let mut taken: HashSet<String> = HashSet::new();
    for read in pages {
        let mut name = safe_name(&read.page.record.name);
        if name.is_empty() {
            name = safe_name(&read.page.record.title);
        }
        if name.is_empty() {
            name = "page".into();
        }
        let base = name.clone();
        let mut number = 2;
        // `corpus.toml` is not a record.
        while name.eq_ignore_ascii_case("corpus") || !taken.insert(name.to_ascii_lowercase()) {
            name = format!("{base}-{number}");
            number += 1;
        }
        let record = &mut read.page.record;
        record.name = name;
        if record.name != read.stem && !record.aliases.contains(&read.stem) {
            record.aliases.insert(0, read.stem.clone());
        }
        let (name, title) = (record.name.clone(), record.title.clone());
        let mut seen = HashSet::new();
        record.aliases.retain(|alias| {
            !alias.trim().is_empty()
                && *alias != name
                && *alias != title
                && seen.insert(alias.clone())
        });
    }
}

/// `name` as a file name: other characters become hyphens. Empty if no valid name remains.
fn safe_name(name: &str) -> String {
    if is_name(name) {
        return name.to_owned();
    }
    let mut out = String::new();
    for c in name.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '+') => out.push(c),
            _ if out.ends_with('-') || out.is_empty() => {}
            _ => out.push('-'),
        }
        if out.len() >= 100 {
            break;
        }
    }
    let out = out.trim_matches(['-', '.', '+']).to_owned();
    if is_name(&out) { out } else { String::new() }
}

/// Adds the names that tables of contents, redirects and server configurations list. A name that a page already has is
/// not added to another page.
fn add_aliases(pages: &mut [Read], index: &mut Index, aliases: &[(String, String)]) {
    let mut new: BTreeMap<&str, Option<usize>> = BTreeMap::new();
    for (name, page) in aliases {
        let at = match split_section(page) {
            (page, None) => index.names.get(page).copied(),
            (_, Some(_)) => index.find(page),
        };
        let Some(at) = at else { continue };
        let is_known = match is_elsewhere(name, &pages[at]) && index.in_sections.is_none() {
            true => index.elsewhere.contains(name),
            false => index.has(name),
        };
        if is_known {
            continue;
        }
        // An alias of two pages is ambiguous.
        new.entry(name).and_modify(|old| *old = old.filter(|old| *old == at)).or_insert(Some(at));
    }
    for (name, at) in new {
        let Some(at) = at else { continue };
        // The section of an alias is omitted if it is the page's own section.
        let (bare, section) = split_section(name);
        let alias = if is_elsewhere(name, &pages[at]) {
            index.add(bare, section, at);
            index.names.entry(name.to_owned()).or_insert(at);
            index.elsewhere.insert(name.to_owned());
            name
        } else {
            index.add(bare, pages[at].section(), at);
            bare
        };
        pages[at].page.record.aliases.push(alias.to_owned());
    }
}

/// Whether a name states a section other than that of its page.
fn is_elsewhere(name: &str, read: &Read) -> bool {
    match (split_section(name).1, read.section()) {
        (Some(section), Some(own)) => !is_same_section(section, own),
        _ => false,
    }
}

/// Unifies headings, and moves text before the first heading into the description.
fn tidy_parts(page: &mut Page) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    let mut lead: Option<Vec<Block>> = None;
    for mut part in std::mem::take(&mut page.parts) {
        part.title = heading(&part.title);
        if part.title.is_empty() {
            if !part.blocks.is_empty() {
                lead.get_or_insert_default().extend(part.blocks);
            }
            continue;
        }
        out.push(part);
    }
    if let Some(mut blocks) = lead {
        match out.iter_mut().find(|p| p.title == "Description") {
            Some(description) => {
                blocks.append(&mut description.blocks);
                description.blocks = blocks;
            }
            None => out
                .insert(0, Part { id: "description".into(), title: "Description".into(), blocks }),
        }
    }
    out
}

/// The spelling of a heading that all editions share.
fn heading(title: &str) -> String {
    let title = clman_record::prose::collapse_space(title);
    let title = title.trim_end_matches(':');
    match title.to_ascii_lowercase().as_str() {
        "also see" | "see also" => "See Also".into(),
        "c specification" | "synopsis" => "Synopsis".into(),
        _ => title.to_owned(),
    }
}

/// The link targets within a page: upstream's id → the id in the corpus.
struct Places {
    ids: HashMap<String, String>,
}

impl Places {
    fn of(parts: &[Part]) -> Self {
        let mut ids = HashMap::new();
        let mut taken = Ids::default();
        for part in parts {
            let id = taken.take(slug(&part.title));
            if !part.id.is_empty() {
                ids.entry(part.id.clone()).or_insert_with(|| id.clone());
            }
            ids.insert(id.clone(), id);
        }
        for part in parts {
            clman_record::prose::for_each_block(&part.blocks, &mut |block| {
                if let Block::Heading { id: Some(id), .. } = block {
                    let new = taken.take(slug(id));
                    ids.entry(id.clone()).or_insert(new);
                }
            });
        }
        Places { ids }
    }
}

/// The ids in use, each with the next number for its duplicates.
#[derive(Default)]
struct Ids(HashMap<String, usize>);

impl Ids {
    /// Reserves `id`, with a number appended if it is in use.
    fn take(&mut self, id: String) -> String {
        let id = if id.is_empty() { "section".to_owned() } else { id };
        let Some(mut number) = self.0.get(&id).copied() else {
            self.0.insert(id.clone(), 2);
            return id;
        };
        loop {
            let new = format!("{id}-{number}");
            number += 1;
            if !self.0.contains_key(&new) {
                self.0.insert(id, number);
                self.0.insert(new.clone(), 2);
                return new;
            }
        }
    }
}

struct Links<'a> {
    index: &'a Index,
    places: &'a [Places],
    names: &'a [String],
    titles: &'a [String],
    /// For each page, the name that a reference to the page prints by default.
    man_names: &'a [String],
    /// For each page, the section of the manual that its title states.
    printed_sections: &'a [Option<String>],
    this: usize,
    /// The facts about the languages of the page's listings; `None` in a manual of OpenCL, in which listings that look
    /// like C are in OpenCL C.
    languages: Option<Languages>,
}

/// The target of a link, in the terms of the corpus.
enum Led {
    /// The new target; for a target outside the manual, the same target.
    As(String),
    /// The page that contains the link, or a place on it that does not exist. The link is dropped.
    Nowhere,
}

impl Links<'_> {
    fn lead(&self, target: &str) -> Led {
        match Target::parse(target) {
            Target::Url(_) | Target::Spec(_) => Led::As(target.to_owned()),
            Target::Here(fragment) => match self.places[self.this].ids.get(fragment) {
                Some(id) => Led::As(format!("#{id}")),
                None => Led::Nowhere,
            },
            Target::Page { page, fragment } => {
                let at = self.index.find(page).or_else(|| {
                    // `a/b/page` of a site that has its pages in folders.
                    page.rsplit_once('/').and_then(|(_, name)| self.index.find(name))
                });
                let Some(at) = at else { return Led::As(self.index.absent(page, fragment)) };
                let place = fragment.and_then(|f| self.places[at].ids.get(f));
                match place {
                    Some(id) if at == self.this => Led::As(format!("#{id}")),
                    None if at == self.this => Led::Nowhere,
                    Some(id) => Led::As(format!("{}#{id}", self.names[at])),
                    None => Led::As(self.names[at].clone()),
                }
            }
        }
    }

    /// Whether a reference must contain its section. For other references, the section that the page prints is printed
    /// after the text.
    fn states_other_section(&self, target: &str, at: usize) -> bool {
        let Some(section) = split_section(target).1 else { return false };
        self.index.elsewhere.contains(target)
            || self.printed_sections[at].as_ref().is_some_and(|p| !is_same_section(p, section))
    }

    /// Appends the section to the text of a reference if the target does not exist, prints another section, or is the
    /// current page.
    fn name_section(&self, target: &str, content: &mut Vec<Inline>) {
        if let (name, Some(section)) = split_section(target)
            && self
                .index
                .find(target)
                .is_none_or(|at| at == self.this || self.states_other_section(target, at))
            && plain_text_of(content) == name
        {
            content.push(Inline::Text(format!("({section})")));
        }
    }

    fn inlines(&self, content: &mut Vec<Inline>) {
        let mut changed = false;
        for inline in content.iter_mut() {
            match inline {
                Inline::Emphasis(c)
                | Inline::Strong(c)
                | Inline::Strikethrough(c)
                | Inline::Superscript(c)
                | Inline::Subscript(c)
                | Inline::Editions { content: c, .. } => self.inlines(c),
                Inline::Link { target, content } => {
                    self.inlines(content);
                    self.name_section(target, content);
                    match self.lead(target) {
                        Led::As(new) => *target = new,
                        Led::Nowhere => {
                            target.clear();
                            changed = true;
                        }
                    }
                }
                _ => {}
            }
        }
        if changed {
            let unwrapped = std::mem::take(content).into_iter().flat_map(|inline| match inline {
                Inline::Link { target, content } if target.is_empty() => content,
                other => vec![other],
            });
            *content = normalize_inner(unwrapped.collect());
        }
    }

    fn blocks(&self, blocks: &mut [Block]) {
        for block in blocks {
            match block {
                Block::Paragraph(content) => self.inlines(content),
                Block::Heading { content, id, .. } => {
                    self.inlines(content);
                    if let Some(old) = id {
                        *id = self.places[self.this].ids.get(old).cloned();
                    }
                }
                Block::Code(code) => {
                    if let Some(languages) = &self.languages {
                        let old = code.fence().language.to_owned();
                        let new = languages.language(&code.text, &old);
                        if new != old {
                            let attributes = code.info[old.len()..].trim_start().to_owned();
                            code.info = format!("{new} {attributes}").trim().to_owned();
                        }
                    }
                    let fence = code.fence();
                    let language = fence.language.to_owned();
                    let mut links: Vec<(String, String)> = fence
                        .links()
                        .map(|(word, page)| (word.to_owned(), page.to_owned()))
                        .collect();
                    if !links.is_empty() {
                        self.pairs(&mut links);
                        if let Block::Code(new) =
                            super::tree::code_block(&language, String::new(), &links)
                        {
                            code.info = new.info;
                        }
                    }
                }
                Block::List { items, .. } => items.iter_mut().for_each(|item| self.blocks(item)),
                Block::Definitions(definitions) => {
                    for definition in definitions {
                        definition.terms.iter_mut().for_each(|term| self.inlines(term));
                        definition.bodies.iter_mut().for_each(|body| self.blocks(body));
                    }
                }
                Block::Quote { content, .. } | Block::Footnote { content, .. } => {
                    self.blocks(content);
                }
                Block::Table(table) => {
                    table.head.iter_mut().for_each(|cell| self.blocks(cell));
                    table.rows.iter_mut().flatten().for_each(|cell| self.blocks(cell));
                }
                Block::Editions { content, .. } => {
                    self.blocks(std::slice::from_mut(&mut **content))
                }
                Block::Rule => {}
            }
        }
    }

    /// Resolves the pages of words in code. A word links to one page, and never to the page that contains it. If
    /// upstream links a word to several pages (by mistake, `__local` to the page about `__global`), the page with the
    /// name of the word is the target.
    fn pairs(&self, links: &mut Vec<(String, String)>) {
        let mut at: HashMap<String, usize> = HashMap::new();
        for (word, page) in std::mem::take(links) {
            let Led::As(page) = self.lead(&page) else { continue };
            if page.starts_with('#') {
                continue;
            }
            match at.get(&word) {
                None => {
                    at.insert(word.clone(), links.len());
                    links.push((word, page));
                }
                Some(known) => {
                    if self.index.find(&word).is_some_and(|own| self.names[own] == page) {
                        links[*known].1 = page;
                    }
                }
            }
        }
    }
}

fn normalize_inner(content: Vec<Inline>) -> Vec<Inline> {
    // Blanks at the edges are kept: the content may be inside another element.
    let mut out: Vec<Inline> = Vec::with_capacity(content.len());
    for inline in content {
        match (out.last_mut(), inline) {
            (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
            (Some(Inline::Code(last)), Inline::Code(text)) => last.push_str(&text),
            (_, inline) => out.push(inline),
        }
    }
    out
}

/// A target outside the corpus, in characters that a link of the Markdown dialect can hold.
fn safe_target(page: &str, fragment: Option<&str>) -> String {
    let clean = |text: &str| -> String {
        text.chars()
            .map(|c| if c.is_whitespace() || "<>()[]\"|".contains(c) { '_' } else { c })
            .collect()
    };
    match fragment {
        Some(fragment) => format!("{}#{}", clean(page), clean(fragment)),
        None => clean(page),
    }
}

/// Resolves a page's links and writes its text.
fn finish(page: Page, links: &Links<'_>, meta: &CorpusMeta) -> (Record, Vec<(usize, String)>) {
    let Page { mut record, parts, hints, mut notes, .. } = page;
    if let Some(languages) = &links.languages {
        for part in &mut record.synopsis {
            part.language = languages.language(&part.code, &part.language).to_owned();
        }
    }
    if !meta.is_of_opencl() {
        let own = |page: Option<String>, all: &String| page.filter(|text| text != all);
        record.imprint = Imprint {
            date: own(hints.date.clone(), &meta.date),
            release: own(hints.release.clone(), &meta.release),
            manual: own(hints.manual.clone(), &meta.manual),
            section: hints.stated_section.clone(),
        };
    }
    record.editions = meta.editions;
    record.copyright = own_copyright(&hints, meta);
    for synopsis in &mut record.synopsis {
        links.pairs(&mut synopsis.links);
    }
    let mut taken = Ids::default();
    let mut first_text = None;
    let first = |is_it: fn(&Part) -> bool| parts.iter().position(is_it);
    let description = first(|part| part.title == "Description")
        .or_else(|| first(|part| part.title != "Synopsis"));
    for (at, mut part) in parts.into_iter().enumerate() {
        if part.title == "See Also"
            && !part.blocks.is_empty()
            && let Some(entries) = references(&part.blocks, links)
        {
            let new = entries.into_iter().filter(|entry| !record.see_also.contains(entry));
            record.see_also.extend(new.collect::<Vec<_>>());
            // The id stays reserved, so that later ids do not depend on whether the section is present.
            taken.take(slug(&part.title));
            continue;
        }
        links.blocks(&mut part.blocks);
        if description == Some(at) {
            first_text = first_sentence(&part.blocks);
        }
        let id = taken.take(slug(&part.title));
        let body = to_markdown(&part.blocks);
        record.sections.push(Section { id, title: part.title, editions: EditionRange::ALL, body });
    }
    if record.summary.is_empty() {
        let (from, what) = match first_text {
            Some(text) => (text, "text"),
            None => (record.title.clone(), "title"),
        };
        record.summary = summary(&from);
        notes.push((1, format!("the summary was taken from the {what}")));
    }
    (record, notes)
}

/// The copyright of a page, if its copyright or licence differs from the manual's. If the licence differs, it is a
/// paragraph of the copyright.
fn own_copyright(hints: &Hints, meta: &CorpusMeta) -> Option<String> {
    let own = hints.copyright.as_deref()?;
    match &hints.licence {
        Some(licence) if *licence != meta.licence => Some(format!("{own}\n\n{licence}")),
        _ if own == meta.copyright => None,
        _ => Some(own.to_owned()),
    }
}

/// The entries of a See Also section; `None` if the section contains anything other than references.
fn references(blocks: &[Block], links: &Links<'_>) -> Option<Vec<String>> {
    fn inlines(block: &Block) -> Option<Vec<&[Inline]>> {
        match block {
            Block::Paragraph(content) => Some(vec![content.as_slice()]),
            Block::List { items, .. } => {
                let mut out = Vec::new();
                for block in items.iter().flatten() {
                    out.extend(inlines(block)?);
                }
                Some(out)
            }
            _ => None,
        }
    }
    let mut entries: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for block in blocks {
        for content in inlines(block)? {
            for inline in content {
                // Emphasis around a reference has no meaning here.
                let inline = match inline {
                    Inline::Strong(inner) | Inline::Emphasis(inner) if inner.len() == 1 => {
                        &inner[0]
                    }
                    other => other,
                };
                match inline {
                    Inline::HardBreak => {}
                    Inline::Text(text)
                        if text.chars().all(|c| c.is_whitespace() || ",.;".contains(c))
                            || text.trim() == "and" => {}
                    Inline::Link { target, content } => {
                        let shown = plain_text_of(content);
                        let Target::Page { page, .. } = Target::parse(target) else {
                            return None;
                        };
                        let entry = match links.index.find(page) {
                            // A reference from a page to itself under one of its names is dropped.
                            Some(at) if at == links.this => {
                                let named = links.titles[at] == shown || links.names[at] == shown;
                                if named || page == shown {
                                    continue;
                                }
                                return None;
                            }
                            Some(at)
                                if links.man_names[at] == shown
                                    && !links.states_other_section(page, at) =>
                            {
                                links.names[at].clone()
                            }
                            None if shown == page => links.index.absent(page, None),
                            _ => {
                                let mut content = vec![inline.clone()];
                                links.inlines(&mut content);
                                let text = to_markdown(&[Block::Paragraph(normalize(content))]);
                                text.trim_end().to_owned()
                            }
                        };
                        if known.insert(entry.clone()) {
                            entries.push(entry);
                        }
                    }
                    _ => return None,
                }
            }
        }
    }
    Some(entries)
}

/// The record's title if the title is one word and the name of the record's man page, otherwise the record's name.
fn man_name(record: &Record) -> &str {
    // The man page of `bsdtar.1` with the title `tar` is `bsdtar`.
    let is_of_file = |alias: &String| {
        let rest = record.name.strip_prefix(alias).and_then(|rest| rest.strip_prefix('.'));
        rest.is_some_and(is_section)
    };
    let has_other =
        record.title.contains(char::is_whitespace) || record.aliases.iter().any(is_of_file);
    if has_other { &record.name } else { &record.title }
}

/// The most frequent of `values`.
fn most<T: Clone + Ord>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    let best = counts.values().copied().max()?;
    counts.into_iter().find(|(_, count)| *count == best).map(|(value, _)| value)
}

/// Whether at least half of the pages name OpenCL or link to its specification.
pub(crate) fn are_of_opencl(hints: &[Hints]) -> bool {
    let are = hints.iter().filter(|page| page.names_opencl || page.edition.is_some());
    are.count() * 2 >= hints.len()
}

/// The edition to whose specification most pages link. If no page links to the specification, the edition that follows
/// from most pages' copyright years.
pub(crate) fn edition_of(hints: &[Hints], known: &'static Editions) -> Option<String> {
    most(hints.iter().filter_map(|page| page.edition.clone()))
        .or_else(|| most(hints.iter().filter_map(|page| stated_edition(page, known))))
}

/// Checks that the pages are of one edition. The edition is known from links to the specification and from the years of
/// copyrights. The years may be wrong on up to a quarter of the pages.
///
/// # Errors
/// The pages are of several editions.
pub(crate) fn same_edition(pages: &[Read], known: &'static Editions) -> Result<(), ImportError> {
    let mut editions: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    // Only a page that names OpenCL has an edition of OpenCL.
    for read in pages.iter().filter(|read| read.page.hints.names_opencl) {
        if let Some(edition) = stated_edition(&read.page.hints, known) {
            editions.entry(edition).or_insert((0, &read.file)).0 += 1;
        }
    }
    let named: HashSet<&str> =
        pages.iter().filter_map(|read| read.page.hints.edition.as_deref()).collect();
    let all: usize = editions.values().map(|(count, _)| count).sum();
    let most = editions.values().map(|(count, _)| *count).max().unwrap_or(0);
    if named.len() < 2 && (all - most) * 4 <= all {
        return Ok(());
    }
    let of = |(edition, (count, file)): (String, (usize, &str))| (edition, count, file.to_owned());
    Err(ImportError::SeveralEditions(editions.into_iter().map(of).collect()))
}

/// The last copyright year that indicates the edition of OpenCL. Later years occur on pages of several editions.
const LAST_TELLING_YEAR: u32 = 2016;

/// The edition to whose specification a page links; otherwise the edition for the last year in its copyright line.
/// `None` if the page has neither, or the year does not indicate an edition.
fn stated_edition(hints: &Hints, known: &'static Editions) -> Option<String> {
    let by_year = || {
        let year = last_year(hints.copyright.as_deref()?)?;
        let before = |published: Option<u32>| published.is_none_or(|published| published <= year);
        let edition = known.iter().take_while(|edition| before(edition.year())).last();
        let edition = edition.or_else(|| known.iter().next()).filter(|edition| edition.is_named());
        edition.filter(|_| year <= LAST_TELLING_YEAR).map(|edition| edition.to_string())
    };
    hints.edition.clone().or_else(by_year)
}

/// The last year in a copyright line.
fn last_year(copyright: &str) -> Option<u32> {
    copyright
        .split(|c: char| !c.is_ascii_digit())
        .filter(|number| number.len() == 4)
        .filter_map(|number| number.parse().ok())
        .filter(|year| (1990..2100).contains(year))
        .max()
}

/// Makes `corpus.toml` from the hints of all pages. `edition` is the edition of the pages, if they have an edition.
/// `is_opencl` states whether they are pages of OpenCL. `changed` returns the date of the newest file, which is used if
/// neither the pages nor the edition have a year.
pub(crate) fn meta(
    hints: &[Hints],
    (edition, is_opencl): (Option<&str>, bool),
    changed: impl FnOnce() -> Option<String>,
    options: &Options,
) -> CorpusMeta {
    let common = |pick: fn(&Hints) -> Option<&String>| most(hints.iter().filter_map(pick).cloned());
    let copyright = common(|h| h.copyright.as_ref()).unwrap_or_default();
    let author = common(|h| h.author.as_ref()).unwrap_or_default();
    let all_editions = match edition {
        Some(edition) if is_opencl && options.known.find(edition).is_some() => options.known,
        Some(edition) => Editions::of_names([edition]),
        None => Editions::none(),
    };
    let edition = edition.and_then(|name| all_editions.find(name));
    let date = hints.iter().filter_map(|h| h.date.clone()).max().or_else(|| {
        // A man page needs a date. If no page states one, it follows from the last year of the copyright, otherwise
        // from the year of the edition, otherwise from the files.
        match last_year(&copyright).or_else(|| edition?.year()) {
            Some(year) => Some(format!("{year}-01-01")),
            None => changed(),
        }
    });
    let (title, manual, source) = match edition.filter(|_| is_opencl) {
        Some(edition) => (
            format!("OpenCL {edition} Reference Pages"),
            Some("OpenCL Manual".into()),
            format!("https://registry.khronos.org/OpenCL/sdk/{edition}/docs/man/"),
        ),
        None => ("Manual Pages".into(), None, String::new()),
    };
    // A property of most pages is a property of the manual. If the pages are from many packages, most pages do not have
    // the same value, and the manual does not have the property.
    let usual = |pick: fn(&Hints) -> Option<&String>| {
        let has = |name: &String| hints.iter().filter(|h| pick(h) == Some(name)).count();
        common(pick).filter(|name| has(name) * 2 >= hints.len())
    };
    let named = usual(|h| h.manual.as_ref());
    let release = usual(|h| h.release.as_ref()).filter(|_| !is_opencl);
    let title = options.title.clone().or_else(|| named.clone()).unwrap_or(title);
    // The format readers label a listing that looks like C as OpenCL C. In manuals that are not about OpenCL, it
    // becomes a listing in C.
    let c = Language {
        name: C.into(),
        extension: C.into(),
        program: "main(".into(),
        ..Language::default()
    };
    let section = options.section.clone().or_else(|| common(|h| h.section.as_ref()));
    CorpusMeta {
        manual: named.or(manual).unwrap_or_else(|| title.clone()),
        title,
        section: section.unwrap_or_else(|| "3clc".into()),
        all_editions,
        editions: edition.map_or(EditionRange::ALL, EditionRange::only),
        languages: if is_opencl { Vec::new() } else { vec![c] },
        licence: common(|h| h.licence.as_ref()).unwrap_or_default(),
        copyright,
        source: if author.contains("Khronos") { source } else { String::new() },
        author,
        date: date.unwrap_or_default(),
        release: release.unwrap_or_default(),
        minimal_pairs: false,
        introduction: String::new(),
        groups: Vec::new(),
        conflicts: Vec::new(),
    }
}
