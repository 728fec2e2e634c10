//! The manual as the target of links: the pages of one edition, and the names that resolve to them.

use super::rejections::{self, Rejection, Rejections};
use super::{Place, place_of};
use clman_record::evidence::{Evidence, Keys, Results, Run, Seen};
use clman_record::prose::{self, Block, Inline, Target};
use clman_record::{
    CorpusMeta, Edition, Example, Record, Rule, Section, SpecRef, Synopsis, line_and_column,
    split_section,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, HashSet};
use std::sync::OnceLock;

/// Features that earlier editions have as extensions.
const EARLIER: &[(&str, &str)] = &[
    ("__opencl_c_3d_image_writes", "cl_khr_3d_image_writes"),
    ("__opencl_c_fp64", "cl_khr_fp64"),
    ("__opencl_c_integer_dot_product_input_4x8bit", "cl_khr_integer_dot_product"),
    ("__opencl_c_integer_dot_product_input_4x8bit_packed", "cl_khr_integer_dot_product"),
    ("__opencl_c_subgroups", "cl_khr_subgroups"),
];

/// A record with parsed bodies, from which every edition and every target is rendered.
#[derive(Debug)]
pub struct Parsed<'a> {
    /// The page.
    pub record: &'a Record,
    /// The body of each section.
    pub sections: Vec<Vec<Block>>,
    /// The text of each rule.
    pub rules: Vec<Vec<Inline>>,
    /// Each entry of `see_also`.
    pub see_also: Vec<SeeAlso>,
}

/// An entry of `see_also`.
#[derive(Clone, Debug, PartialEq)]
pub struct SeeAlso {
    /// The page, by any of its names.
    pub target: String,
    /// The displayed text, if it is not the page's title.
    pub content: Option<Vec<Inline>>,
}

/// An error in a text that is not in the dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BodyError {
    /// The page's name.
    pub page: String,
    /// The text with the error: `section 'notes'`, `rule 'no-initializer'`, `see_also`.
    pub place: String,
    /// The line in that text, from 1.
    pub line: usize,
    /// The column in that line, from 1, in characters.
    pub column: usize,
    /// One sentence without a full stop.
    pub message: String,
}

impl<'a> Parsed<'a> {
    /// Parses the bodies of `record`.
    ///
    /// # Errors
    /// A text is not in the dialect. The error is about the first such text.
    pub fn new(record: &'a Record) -> Result<Self, BodyError> {
        let parse = |text: &str, place: &dyn Fn() -> String| {
            prose::parse(text).map_err(|error| {
                let (line, column) = line_and_column(text, error.offset);
                BodyError {
                    page: record.name.clone(),
                    place: place(),
                    line,
                    column,
                    message: error.message,
                }
            })
        };
        let sections = record
            .sections
            .iter()
            .map(|section| parse(&section.body, &|| format!("section '{}'", section.id)))
            .collect::<Result<_, _>>()?;
        let rules = record
            .rules
            .iter()
            .map(|rule| parse(&rule.text, &|| format!("rule '{}'", rule.id)).map(first_inlines))
            .collect::<Result<_, _>>()?;
        let see_also = record
            .see_also
            .iter()
            .map(|entry| {
                if !entry.starts_with('[') {
                    return Ok(SeeAlso { target: entry.clone(), content: None });
                }
                let content = first_inlines(parse(entry, &|| "see_also".to_string())?);
                Ok(match content.as_slice() {
                    [Inline::Link { target, content }] => {
                        SeeAlso { target: target.clone(), content: Some(content.clone()) }
                    }
                    _ => SeeAlso { target: entry.clone(), content: None },
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Parsed { record, sections, rules, see_also })
    }
}

/// The inlines of all paragraphs of a text, joined with blanks. A text usually has one paragraph.
fn first_inlines(blocks: Vec<Block>) -> Vec<Inline> {
    let mut out = Vec::new();
    for block in blocks {
        if let Block::Paragraph(content) = block {
            if !out.is_empty() {
                out.push(Inline::Text(" ".into()));
            }
            out.extend(content);
        }
    }
    out
}

/// A name that several pages claim, and its resolution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedName {
    /// The name.
    pub name: String,
    /// The page that the name resolves to.
    pub page: String,
    /// The other pages that claim it.
    pub others: Vec<String>,
}

/// The pages of one edition, sorted by name. Pages are identified by their index in `pages`.
#[derive(Debug)]
pub struct Manual<'a> {
    /// The metadata that the pages have in common.
    pub meta: &'a CorpusMeta,
    /// The edition.
    pub edition: Edition,
    /// The pages of the edition.
    pub pages: Vec<&'a Record>,
    /// The name of each page as a man page.
    man_names: Vec<String>,
    /// Every name that resolves to a page.
    names: FxHashMap<&'a str, usize>,
    /// The names that are valid file names of man pages, with their sections.
    man_files: FxHashMap<(&'a str, &'a str), usize>,
    /// The names of the pages that do not apply to this edition.
    elsewhere: FxHashSet<&'a str>,
    shared: Vec<SharedName>,
    /// Whether the pages belong to several sections.
    pub is_in_sections: bool,
    /// The ids of each page in this edition, computed on first use.
    places: Vec<OnceLock<HashSet<String>>>,
    /// The checker's messages about the rejected listings of each page, computed on first use.
    rejections: Vec<OnceLock<Rejections>>,
    /// The evidence for the rules of each page in words, by the rules' ids, computed on first use.
    seen_notes: Vec<OnceLock<FxHashMap<String, String>>>,
    /// The results of devices for the rules.
    results: Option<Results<'a>>,
    /// The author, copyright and licence on man pages that do not state a copyright, computed on first use. A licence
    /// text may be a large part of a page.
    pub(super) man_imprint: OnceLock<String>,
    /// As [`Manual::man_imprint`], in Markdown.
    pub(super) markdown_imprint: OnceLock<String>,
}

/// A resolved reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference<'a> {
    /// A page. If the target names a place that exists on the page, the place is given too.
    Page {
        /// The page.
        page: usize,
        /// The id of the place.
        fragment: Option<&'a str>,
    },
    /// A page of another edition, or an unknown page. The reference is rendered as text.
    Absent,
    /// A place in the specification, or an address with an unsafe scheme. The reference is rendered as text.
    Spec,
    /// An address with a scheme that is safe to follow.
    Url(&'a str),
}

impl<'a> Manual<'a> {
    /// Adds evidence, which is shown beside each rule.
    pub fn set_evidence(&mut self, evidence: &'a Evidence) {
        if !evidence.runs.is_empty() {
            let keys = Keys::in_some(self.pages.iter().copied(), &[self.edition]);
            self.results = Some(Results::new(evidence, keys));
        }
    }

    /// Whether its pages have rules that hold in the edition.
    pub fn has_rules(&self) -> bool {
        let mut rules = self.pages.iter().flat_map(|page| &page.rules);
        rules.any(|rule| rule.editions.contains(self.edition))
    }

    /// Whether there is evidence for its rules.
    pub fn has_evidence(&self) -> bool {
        self.results.is_some() && self.has_rules()
    }

    /// The latest recorded run of each kind of device.
    pub fn recorded_runs(&self) -> impl Iterator<Item = &'a Run> {
        let results = self.results.as_ref();
        results.into_iter().flat_map(Results::latest_runs).filter(|run| !run.date.is_empty())
    }

    /// The result of each kind of device for a rule of a page.
    pub fn seen(&self, page: &str, rule: &str) -> Vec<Seen<'a>> {
        let results = self.results.as_ref();
        results.map_or_else(Vec::new, |all| all.of_rule(&format!("{page}#{rule}"), self.edition))
    }

    /// The extensions and features that a rule needs in this edition. Before OpenCL C 3.0, features do not have macros
    /// (OpenCL C 6.2.1): a feature is part of the language or of an extension.
    pub fn needs<'r>(&self, rule: &'r Rule) -> impl Iterator<Item = &'r str> {
        let language = clman_opencl::Edition::parse(self.edition.language());
        let have_macros = language.is_none_or(|language| language >= clman_opencl::Edition::V3_0);
        rule.requires.iter().filter_map(move |name| match name.starts_with("__opencl_c_") {
            true if !have_macros => {
                EARLIER.iter().find(|(feature, _)| feature == name).map(|(_, extension)| *extension)
            }
            _ => Some(name.as_str()),
        })
    }

    /// The evidence for a rule of a page in words: `verified on checker, reference, opencl:pocl (3.0)`. Backticks mark
    /// code. `None` if there is no evidence.
    pub fn seen_note(&self, page: usize, rule: &str) -> Option<&str> {
        let record = self.pages[page];
        let notes = self.seen_notes[page].get_or_init(|| {
            let note =
                |rule: &Rule| Some((rule.id.clone(), super::seen_note(self, record, &rule.id)?));
            record.rules.iter().filter_map(note).collect()
        });
        notes.get(rule).map(String::as_str)
    }

    /// The result of each kind of device for a rule of a page. If a rule is not applicable to a device in this edition,
    /// the result may be for an earlier edition.
    pub fn latest_seen(&self, page: &str, rule: &str) -> Vec<Seen<'a>> {
        let results = self.results.as_ref();
        results.map_or_else(Vec::new, |all| {
            all.latest_of_rule(&format!("{page}#{rule}"), self.edition)
        })
    }

    /// The manual with the pages of `records` that apply to `edition`. If several of them have the same name, the first
    /// one is used.
    pub fn new(
        meta: &'a CorpusMeta,
        edition: Edition,
        records: impl IntoIterator<Item = &'a Record>,
    ) -> Self {
        let (mut pages, others): (Vec<&Record>, Vec<&Record>) =
            records.into_iter().partition(|page| page.editions.contains(edition));
        let elsewhere = others.iter().flat_map(|page| names_of(page)).collect();
        pages.sort_by(|a, b| a.name.cmp(&b.name));
        pages.dedup_by(|a, b| a.name == b.name);

        // The pages that claim each name in each section. The name of a page's file takes precedence.
        let mut claims: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
        for (at, page) in pages.iter().enumerate() {
            let section = meta.section_of(page);
            let bare = bare_name(page, section);
            let listed = page.all_names().filter(|name| !name.is_empty());
            let others = listed.filter(|name| *name != page.name && *name != bare);
            for name in std::iter::once(bare).chain(others) {
                let place = stated_section(name).unwrap_or((name, section));
                let claimants = claims.entry(place).or_default();
                if claimants.last() != Some(&at) {
                    claimants.push(at);
                }
            }
        }
        let mut names = FxHashMap::default();
        let mut man_files = FxHashMap::default();
        let mut shared = Vec::new();
        // `printf.3` is the name of a page, but not of a man page.
        names.extend(pages.iter().enumerate().map(|(at, page)| (page.name.as_str(), at)));
        for ((name, section), claimants) in &claims {
            let own = claimants.iter().copied().find(|at| bare_name(pages[*at], section) == *name);
            let winner = own.unwrap_or(claimants[0]);
            // If several sections have the name, it belongs to the page in the first of these sections.
            names.entry(*name).or_insert(winner);
            if is_man_name(name) {
                man_files.insert((*name, *section), winner);
            }
            if claimants.len() > 1 {
                shared.push(SharedName {
                    name: (*name).to_string(),
                    page: pages[winner].name.clone(),
                    others: claimants
                        .iter()
                        .filter(|at| **at != winner)
                        .map(|at| pages[*at].name.clone())
                        .collect(),
                });
            }
        }
        let man_names = pages
            .iter()
            .map(|page| {
                let title = page.title.as_str();
                let section = meta.section_of(page);
                let claimants = claims.get(&(title, section));
                let sole = claimants.is_some_and(|claimants| claimants.len() == 1);
                // The man page `bsdtar(1)` has the title `tar`.
                let bare = bare_name(page, section);
                let is_listed = page.aliases.iter().any(|alias| alias == bare);
                if sole && is_man_name(title) && !is_listed { title } else { bare }.to_string()
            })
            .collect();
        let is_in_sections = pages.iter().any(|page| page.man_section.is_some());
        let places = pages.iter().map(|_| OnceLock::new()).collect();
        let rejections = pages.iter().map(|_| OnceLock::new()).collect();
        let seen_notes = pages.iter().map(|_| OnceLock::new()).collect();
        Manual {
            meta,
            edition,
            pages,
            man_names,
            names,
            man_files,
            elsewhere,
            shared,
            is_in_sections,
            places,
            rejections,
            seen_notes,
            results: None,
            man_imprint: OnceLock::new(),
            markdown_imprint: OnceLock::new(),
        }
    }

    /// The page to which `name` resolves. `name` is a record's name, title or alias, or one of these with its section,
    /// `printf(3)`.
    pub fn resolve(&self, name: &str) -> Option<usize> {
        self.names.get(name).copied().or_else(|| {
            let (name, section) = split_section(name);
            self.man_page(name, section?)
        })
    }

    /// The section of `page`: `3`.
    pub fn section(&self, page: usize) -> &'a str {
        self.meta.section_of(self.pages[page])
    }

    /// The section that the title of `page` and references to it print.
    pub fn title_section(&self, page: usize) -> &'a str {
        self.meta.printed_section_of(self.pages[page])
    }

    /// The index of `record` itself; `None` if it does not apply to the edition, or if another record with the same
    /// name comes first.
    pub fn place_of(&self, record: &Record) -> Option<usize> {
        self.resolve(&record.name).filter(|page| std::ptr::eq(self.pages[*page], record))
    }

    /// Whether the name of the record of `page` ends with its section: `printf.3`.
    pub fn names_section(&self, page: usize) -> bool {
        let record = self.pages[page];
        names_section(record, &record.name, self.section(page))
    }

    /// The section that is printed after a reference with this text. It is the section of the page, if the text is the
    /// page's name and the pages belong to several sections.
    pub(super) fn printed_section(
        &self,
        reference: Reference<'_>,
        content: &[Inline],
    ) -> Option<&'a str> {
        match reference {
            Reference::Page { page, .. } if self.is_in_sections => {
                let named = self.man_page(&prose::plain_text_of(content), self.section(page));
                (named == Some(page)).then(|| self.title_section(page))
            }
            _ => None,
        }
    }

    /// The name of `page` as a man page: `__global`.
    pub fn man_name(&self, page: usize) -> &str {
        &self.man_names[page]
    }

    /// The page whose man page, or redirect to it (`.so`), is `name` in `section`.
    pub fn man_page(&self, name: &str, section: &str) -> Option<usize> {
        self.man_files.get(&(name, section)).copied()
    }

    /// All man pages and the redirects to them: the name, the section, and the page.
    pub fn man_pages(&self) -> impl Iterator<Item = (&str, &str, usize)> {
        self.man_files.iter().map(|((name, section), page)| (*name, *section, *page))
    }

    /// The names that several pages claim.
    pub fn shared_names(&self) -> &[SharedName] {
        &self.shared
    }

    /// The names that resolve to `page`, the man page's name first. Names that resolve to another page are
    /// left out.
    pub fn names_of_page(&self, page: usize) -> Vec<&str> {
        let record = self.pages[page];
        let first = self.man_name(page);
        let mut names = vec![first];
        let section = self.section(page);
        for name in names_of(record).filter(|name| !names_section(record, name, section)) {
            let resolved = self.man_page(name, section).or_else(|| self.resolve(name));
            if name != first && resolved == Some(page) {
                names.push(name);
            }
        }
        names
    }

    /// The names that the section NAME of the man page lists, the man page's name first. Another page may be the one
    /// that a listed name finds: the page `libcap(3)` lists `cap_free`, which has a page of its own.
    pub(super) fn names_in_title(&self, page: usize) -> Vec<&str> {
        let (record, section) = (self.pages[page], self.section(page));
        let first = self.man_name(page);
        let others = names_of(record).filter(|name| {
            *name != first
                && !names_section(record, name, section)
                && (self.man_page(name, section) == Some(page)
                    // The other names are aliases.
                    || is_man_name(name) && *name != record.name && *name != record.title)
        });
        std::iter::once(first).chain(others).collect()
    }

    /// The sections of a page that apply to the edition, with their bodies.
    pub fn sections<'p>(
        &self,
        page: &'p Parsed<'p>,
    ) -> impl Iterator<Item = (&'p Section, &'p [Block])> {
        let edition = self.edition;
        page.record
            .sections
            .iter()
            .zip(&page.sections)
            .filter(move |(section, _)| section.editions.contains(edition))
            .map(|(section, body)| (section, body.as_slice()))
    }

    /// The sections of a page with the position `place`.
    pub(crate) fn sections_at<'p>(
        &self,
        page: &'p Parsed<'p>,
        place: Place,
    ) -> impl Iterator<Item = (&'p Section, &'p [Block])> {
        self.sections(page).filter(move |(section, _)| place_of(&section.title) == place)
    }

    /// The examples of `page` that prove `rule` and apply to the edition.
    pub(crate) fn proofs<'p>(
        &self,
        page: &'p Record,
        rule: &'p str,
    ) -> impl Iterator<Item = &'p Example> {
        let edition = self.edition;
        page.examples.iter().filter(move |example| {
            example.editions.contains(edition) && example.proves.iter().any(|proved| proved == rule)
        })
    }

    /// The URL of the published specification, if known.
    pub(crate) fn specification(&self) -> Option<&'a str> {
        Some(self.meta.source.as_str()).filter(|source| source.starts_with("https://"))
    }

    /// The URL of a section of the published specification or, if it is not known, of the specification itself.
    pub(crate) fn section_url(&self, spec: &SpecRef) -> Option<String> {
        let document = self.specification()?;
        Some(match spec.anchor.as_str() {
            "" => document.to_string(),
            anchor => format!("{document}#{anchor}"),
        })
    }

    /// The declarations of `page` that apply to the edition.
    pub fn synopsis(&self, page: usize) -> impl Iterator<Item = &'a Synopsis> {
        let edition = self.edition;
        self.pages[page].synopsis.iter().filter(move |s| s.editions.contains(edition))
    }

    /// The pages that `page` lists as related, without those that only exist in other editions.
    pub fn see_also<'p>(&self, page: &'p Parsed<'p>) -> impl Iterator<Item = &'p SeeAlso> {
        page.see_also.iter().filter(|entry| match Target::parse(&entry.target) {
            Target::Page { page, .. } => {
                self.resolve(page).is_some() || !self.elsewhere.contains(page)
            }
            _ => true,
        })
    }

    /// Resolves a link's target on `page`.
    pub fn reference<'t>(&self, page: usize, target: &'t str) -> Reference<'t> {
        match Target::parse(target) {
            Target::Here(fragment) => Reference::Page {
                page,
                fragment: self.has_place(page, fragment).then_some(fragment),
            },
            Target::Page { page: name, fragment } => match self.resolve(name) {
                Some(page) => Reference::Page {
                    page,
                    fragment: fragment.filter(|fragment| self.has_place(page, fragment)),
                },
                None => Reference::Absent,
            },
            Target::Spec(_) => Reference::Spec,
            Target::Url(url) => {
                let scheme = url.split(':').next().unwrap_or("").to_ascii_lowercase();
                let safe = url.starts_with("//")
                    || ["http", "https", "mailto", "ftp"].contains(&scheme.as_str());
                if safe { Reference::Url(url) } else { Reference::Spec }
            }
        }
    }

    /// Whether the id `id` exists on `page` in this edition.
    pub fn has_place(&self, page: usize, id: &str) -> bool {
        self.places[page].get_or_init(|| places_of(self.pages[page], self.edition)).contains(id)
    }

    /// The checker's message about `listing`, which `page` shows as a rejected listing.
    pub(super) fn rejection(
        &self,
        page: usize,
        parsed: &Parsed<'_>,
        listing: &str,
    ) -> Option<&Rejection> {
        let (record, sections) = (parsed.record, &parsed.sections);
        self.rejections[page]
            .get_or_init(|| rejections::of_page_in_thread(record, sections, self.edition))
            .get(listing)
    }

    /// Checks the listings of `page` that it shows as rejected. A build does so in advance, because a thread for
    /// each page would take longer than the checks. The stack must have the size [`clman_opencl::STACK`].
    pub(crate) fn check_rejected(&self, page: usize, parsed: &Parsed<'_>) {
        let (record, sections) = (parsed.record, &parsed.sections);
        self.rejections[page].get_or_init(|| rejections::of_page(record, sections, self.edition));
    }

    /// Calls `visit` on the target of every reference on `page` in the edition.
    pub fn for_each_target(&self, page: usize, parsed: &Parsed<'_>, visit: &mut dyn FnMut(&str)) {
        let inline = |inline: &Inline, visit: &mut dyn FnMut(&str)| {
            if let Inline::Link { target, .. } = inline {
                visit(target);
            }
        };
        for synopsis in self.synopsis(page) {
            synopsis.links.iter().for_each(|(_, target)| visit(target));
        }
        for (_, body) in self.sections(parsed) {
            for_each_standing_block(body, self.edition, &mut |block| {
                if let Block::Code(code) = block {
                    code.fence().links().for_each(|(_, target)| visit(target));
                }
                for_own_inlines(block, self.edition, &mut |i| inline(i, visit));
            });
        }
        for (rule, text) in parsed.record.rules.iter().zip(&parsed.rules) {
            if rule.editions.contains(self.edition) {
                for_inlines(text, self.edition, &mut |i| inline(i, visit));
            }
        }
        self.see_also(parsed).for_each(|entry| visit(&entry.target));
    }
}

/// Whether `name` is the `name` of the record `page` and consists of another name and the section: `printf.3`.
fn names_section(page: &Record, name: &str, section: &str) -> bool {
    name == page.name && bare_name(page, section) != name
}

/// The name of the record without its section: `printf` for `printf.3`.
fn bare_name<'a>(page: &'a Record, section: &str) -> &'a str {
    let bare = page.name.strip_suffix(section).and_then(|name| name.strip_suffix('.'));
    bare.filter(|bare| !bare.is_empty() && page.name != page.title).unwrap_or(&page.name)
}

/// The name and the section of an alias that states its section, such as `getcwd(2)`.
pub(crate) fn stated_section(alias: &str) -> Option<(&str, &str)> {
    let (name, section) = split_section(alias);
    section.filter(|_| is_man_name(name)).map(|section| (name, section))
}

/// Every name of a record once: `name`, `title`, `aliases`.
fn names_of(record: &Record) -> impl Iterator<Item = &str> {
    let mut seen = HashSet::new();
    [&record.name, &record.title]
        .into_iter()
        .chain(&record.aliases)
        .map(String::as_str)
        .filter(move |name| !name.is_empty() && seen.insert(*name))
}

/// Whether `name` can be the name of a man page: one word that is safe as a file name and in a shell
/// command.
pub fn is_man_name(name: &str) -> bool {
    // `[` is a command.
    name == "["
        || name.len() <= 200
            && name.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || "_-.+:@".contains(c))
}

/// Calls `visit` on the blocks that apply to `edition`, outermost first.
pub(super) fn for_each_standing_block<'b>(
    blocks: &'b [Block],
    edition: Edition,
    visit: &mut dyn FnMut(&'b Block),
) {
    for block in blocks {
        let mut inner = |content: &'b [Block]| for_each_standing_block(content, edition, visit);
        match block {
            Block::Editions { range, content } => {
                if range.contains(edition) {
                    inner(std::slice::from_ref(&**content));
                }
                continue;
            }
            Block::List { items, .. } => items.iter().for_each(|item| inner(item)),
            Block::Definitions(definitions) => {
                definitions.iter().flat_map(|d| &d.bodies).for_each(|body| inner(body));
            }
            Block::Quote { content, .. } | Block::Footnote { content, .. } => inner(content),
            Block::Table(table) => {
                let rows = table.rows_in(edition).flatten();
                table.head.iter().chain(rows).for_each(|cell| inner(cell));
            }
            Block::Paragraph(_) | Block::Heading { .. } | Block::Code(_) | Block::Rule => {}
        }
        visit(block);
    }
}

/// Calls `visit` on the inlines of `block` itself, without the inlines of nested blocks.
pub(super) fn for_own_inlines<'b>(
    block: &'b Block,
    edition: Edition,
    visit: &mut dyn FnMut(&'b Inline),
) {
    match block {
        Block::Paragraph(content) | Block::Heading { content, .. } => {
            for_inlines(content, edition, visit);
        }
        Block::Definitions(definitions) => {
            let terms = definitions.iter().flat_map(|d| &d.terms);
            terms.for_each(|term| for_inlines(term, edition, visit));
        }
        _ => {}
    }
}

/// Calls `visit` on `content` and the nested inlines that apply to `edition`, outermost first.
fn for_inlines<'b>(content: &'b [Inline], edition: Edition, visit: &mut dyn FnMut(&'b Inline)) {
    for inline in content {
        visit(inline);
        match inline {
            Inline::Editions { range, .. } if !range.contains(edition) => {}
            Inline::Emphasis(c)
            | Inline::Strong(c)
            | Inline::Strikethrough(c)
            | Inline::Superscript(c)
            | Inline::Subscript(c)
            | Inline::Editions { content: c, .. }
            | Inline::Link { content: c, .. } => for_inlines(c, edition, visit),
            Inline::Text(_)
            | Inline::Code(_)
            | Inline::Note(_)
            | Inline::Math(_)
            | Inline::HardBreak => {}
        }
    }
}

/// The ids of a page in an edition: of rules, shown examples, sections, headings and listings.
fn places_of(record: &Record, edition: Edition) -> HashSet<String> {
    let mut places = HashSet::new();
    let rules = record.rules.iter().filter(|rule| rule.editions.contains(edition));
    places.extend(rules.map(|rule| rule.id.clone()));
    let examples = record.examples.iter().filter(|e| e.shown && e.editions.contains(edition));
    places.extend(examples.map(|example| example.id.clone()));
    for section in record.sections.iter().filter(|section| section.editions.contains(edition)) {
        places.insert(section.id.clone());
        // Only a body that contains ids is parsed.
        if !(section.body.contains("{#") || section.body.contains("id=")) {
            continue;
        }
        let Ok(body) = prose::parse(&section.body) else { continue };
        for_each_standing_block(&body, edition, &mut |block| match block {
            Block::Heading { id: Some(id), .. } => {
                places.insert(id.clone());
            }
            Block::Code(code) => places.extend(code.fence().get("id").map(String::from)),
            _ => {}
        });
    }
    places
}
