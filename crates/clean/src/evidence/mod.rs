//! Evidence for the target of a reference.

mod words;

pub(super) use words::fold;

use clman_record::corpus::Corpus;
use clman_record::prose::{self, Block, Inline, Target, plain_text_of};
use clman_record::{CorpusMeta, Edition, Record, is_section};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use words::*;

/// The data that rules may use besides the page itself.
pub struct Evidence<'a> {
    /// The pages that are being cleaned, in their original state.
    pub pages: Corpus,
    /// Whether the pages belong to several sections.
    is_in_sections: bool,
    /// Other corpora, by priority: siblings from the user, then the bundled manual.
    pub others: Vec<&'a Corpus>,
    /// Page names, by the name without case and punctuation.
    folded: HashMap<String, BTreeSet<String>>,
    /// The pages that define each word, and the strength of each definition.
    defined: HashMap<String, BTreeMap<String, Strength>>,
    /// The pages whose synopses show each attribute.
    attributes: HashMap<String, BTreeSet<String>>,
    /// The defined words with an underscore, by their spelling without case and punctuation; `None` if several words
    /// have this spelling.
    defined_folded: HashMap<String, Option<String>>,
    /// The targets of references whose text is not a name of the target page, by this text, and the number of such
    /// references to each target.
    linked: Links,
    /// Like `linked`, for the siblings.
    linked_elsewhere: Links,
    /// The words of each title with several words.
    titles: Vec<(String, BTreeSet<String>)>,
    /// The page of each word that occurs on a single page. Words in references are ignored.
    rare: HashMap<String, String>,
    /// The words of each page's text.
    texts: HashMap<String, BTreeSet<String>>,
    /// For each text: the pages with references that have this text, and the number of such references on each page.
    shown: Links,
    /// The texts of references in the siblings, by the target and the words before and after.
    contexts: Contexts,
    /// The targets of references in the siblings, by the text and the words before and after.
    led: Contexts,
    /// The structure that the pages' references form.
    structure: Structure,
    /// The page whose name consists of a set of words; `None` if there are several.
    made_of: HashMap<BTreeSet<String>, Option<String>>,
}

/// The structure that the references of a manual form.
#[derive(Default)]
struct Structure {
    /// The pages that refer to each page.
    referrers: HashMap<String, BTreeSet<String>>,
    /// Sentences that refer to a single page and mention a section of the specification, by the section
    /// number: the page, and the sentence's words.
    numbered: HashMap<String, Vec<(String, BTreeSet<String>)>>,
}

/// Counts of references, by the text of the reference and then by a page.
type Links = HashMap<String, BTreeMap<String, usize>>;

/// The minimum number of references in the siblings that must agree on the page for a text, since a single reference
/// may mean another page.
const SIBLING_REFERENCES: usize = 3;

/// The texts (or targets) of the siblings' references. The key is the target (or text), the words before the reference
/// and the words after it.
type Contexts = HashMap<(String, String, String), BTreeSet<String>>;

/// The way in which a page defines a word. If a page defines a word in several ways, the strongest one is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// At the start of a paragraph.
    Subject,
    /// As a term, or in the first column of a table.
    Term,
    /// In its synopsis.
    Synopsis,
}

/// The place of a reference.
#[derive(Clone, Copy, Default)]
pub(super) struct Place<'p> {
    /// The page with the reference.
    pub(super) page: &'p str,
    /// The text before the reference in the same line.
    pub(super) before: &'p str,
    /// The text after the reference in the same line.
    pub(super) behind: &'p str,
}

/// The target of a text, and the reason.
pub(super) struct Answer {
    /// The page's name.
    pub(super) page: String,
    /// The evidence, as a phrase.
    pub(super) why: &'static str,
}

fn answer(page: impl Into<String>, why: &'static str) -> Option<Answer> {
    Some(Answer { page: page.into(), why })
}

/// A copy of a record without the text of its page. It saves memory, because a system has many thousand pages.
fn names_alone(record: &Record) -> Record {
    Record {
        aliases: record.aliases.clone(),
        also: record.also.clone(),
        summary: record.summary.clone(),
        man_section: record.man_section.clone(),
        ..Record::new(&record.name, &record.title)
    }
}

/// The number of pages whose trees are in memory at the same time.
const TOGETHER: usize = 256;

impl<'a> Evidence<'a> {
    /// Evidence for cleaning `records`. `meta` is their common metadata, and `others` are further corpora.
    pub fn new(meta: &CorpusMeta, records: &[Record], others: Vec<&'a Corpus>) -> Self {
        // References that name a section are exact. For them, only the names of other pages are needed.
        let is_in_sections = records.iter().any(|record| record.man_section.is_some());
        let pages = match is_in_sections {
            true => records.iter().map(names_alone).collect(),
            false => records.to_vec(),
        };
        let mut evidence = Evidence {
            pages: Corpus::new(meta.clone(), pages),
            is_in_sections,
            others,
            folded: HashMap::new(),
            defined: HashMap::new(),
            attributes: HashMap::new(),
            defined_folded: HashMap::new(),
            linked: HashMap::new(),
            linked_elsewhere: HashMap::new(),
            titles: Vec::new(),
            rare: HashMap::new(),
            texts: HashMap::new(),
            shown: HashMap::new(),
            contexts: HashMap::new(),
            led: HashMap::new(),
            structure: Structure::default(),
            made_of: HashMap::new(),
        };
        let titles = evidence.pages.pages.iter().map(|p| (p.name.clone(), stems(&p.title)));
        evidence.titles = titles.filter(|(_, words)| words.len() > 1).collect();
        let mut folded: HashMap<String, BTreeSet<String>> = HashMap::new();
        for page in &evidence.pages.pages {
            for name in page.names() {
                folded.entry(fold(name)).or_default().insert(page.name.clone());
            }
        }
        evidence.folded = folded;
        let mut defined = HashMap::new();
        let mut linked = HashMap::new();
        let mut linked_elsewhere = HashMap::new();
        let mut spread: HashMap<String, BTreeSet<String>> = HashMap::new();
        let mut shown = HashMap::new();
        let mut structure = Structure::default();
        // Pages are parsed in parallel, but not all at once: their trees are large.
        let read = |page: &Record| {
            let bodies = bodies_of(page);
            let words = own_words(page, &bodies);
            (bodies, words)
        };
        let chunks = evidence.pages.pages.chunks(TOGETHER);
        let all = chunks.flat_map(|pages| {
            let read: Vec<_> = pages.par_iter().map(read).collect();
            pages.iter().zip(read)
        });
        for (page, (bodies, words)) in all {
            define(page, &bodies, &mut defined);
            read_shown(page, &bodies, &mut shown);
            evidence.read_structure(page, &bodies, &mut structure);
            for name in page.names() {
                let Some(words) = name_words(name) else { continue };
                let known =
                    evidence.made_of.entry(words).or_insert_with(|| Some(page.name.clone()));
                if known.as_ref() != Some(&page.name) {
                    *known = None;
                }
            }
            for name in page.synopsis.iter().flat_map(|s| attributes_in(&s.code)) {
                evidence.attributes.entry(name).or_default().insert(page.name.clone());
            }
            evidence.read_links(page, &bodies, &mut linked, None);
            for word in &words {
                spread.entry(word.clone()).or_default().insert(page.name.clone());
            }
            evidence.texts.insert(page.name.clone(), words);
        }
        evidence.rare = spread
            .into_iter()
            .filter(|(_, pages)| pages.len() == 1)
            .filter_map(|(word, pages)| Some((word, pages.into_iter().next()?)))
            .collect();
        evidence.structure = structure;
        let mut contexts = HashMap::new();
        let mut led = HashMap::new();
        // `others` includes the bundled manual. Its references do not change the result: their contexts do not occur in
        // other corpora.
        for other in &evidence.others {
            for page in &other.pages {
                evidence.read_links(
                    page,
                    &bodies_of(page),
                    &mut linked_elsewhere,
                    Some((other, &mut contexts, &mut led)),
                );
            }
        }
        for word in defined.keys().filter(|word| word.contains('_')) {
            let known = evidence.defined_folded.entry(fold(word));
            known.and_modify(|known| *known = None).or_insert_with(|| Some(word.clone()));
        }
        evidence.defined = defined;
        evidence.shown = shown;
        evidence.linked = linked;
        evidence.linked_elsewhere = linked_elsewhere;
        evidence.contexts = contexts;
        evidence.led = led;
        evidence
    }

    /// The newest edition that the pages describe, if they describe OpenCL C. Tables of the language are evidence only
    /// for such pages.
    pub(super) fn opencl(&self) -> Option<Edition> {
        let meta = &self.pages.meta;
        meta.is_of_opencl().then(|| meta.newest())
    }

    /// Whether a name contains a section, as in `printf.3`, in a corpus of several sections.
    pub(super) fn names_section(&self, name: &str) -> bool {
        self.is_in_sections && name.rsplit_once('.').is_some_and(|(_, section)| is_section(section))
    }

    /// The page of this corpus with the given name, ignoring case and punctuation, if exactly one page matches.
    pub(super) fn folded(&self, name: &str) -> Option<&Record> {
        let found = self.folded.get(&fold(name))?;
        match found.len() {
            1 => self.pages.resolve(found.first()?),
            _ => None,
        }
    }

    /// The page of this corpus with the given name. If no page has that name, case and punctuation are ignored.
    pub(super) fn page(&self, name: &str) -> Option<&Record> {
        self.pages.resolve(name).or_else(|| self.folded(name))
    }

    /// The page for a link's target, which is the page's name or the name of its original file. docbook-xsl uses the
    /// file name in addresses (`abstractDataTypes.html`). The file name consists of the words of the title.
    pub(super) fn addressed(&self, target: &str) -> Option<&Record> {
        let page = target.split('#').next().unwrap_or(target);
        if let Some(found) = self.pages.resolve(page) {
            return Some(found);
        }
        let is_file_name = page.starts_with(|c: char| c.is_ascii_lowercase())
            && page.contains(|c: char| c.is_ascii_uppercase())
            && page.chars().all(|c| c.is_ascii_alphanumeric());
        let answer = is_file_name.then(|| self.titled(page, Place::default()))??;
        self.pages.resolve(&answer.page)
    }

    /// A page named `name` in this corpus or, by priority, in another corpus.
    pub(super) fn any_page(&self, name: &str) -> Option<&Record> {
        self.page(name).or_else(|| self.page_elsewhere(name))
    }

    /// A page named `name` in another corpus, by priority.
    pub(super) fn page_elsewhere(&self, name: &str) -> Option<&Record> {
        self.others.iter().find_map(|other| other.resolve(name))
    }

    /// The page to which a text at a place refers. `None` if no page fits, or if two pages fit equally well.
    pub(super) fn target_of(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        let text = text.trim().trim_end_matches("()");
        if let Some(answer) = self.target_of_one(text, place).or_else(|| self.overview(text)) {
            return Some(answer);
        }
        // `(half | native)_cos`, `read_image{f|i}`, `__local, local`: several names on one page.
        let names = alternatives(text);
        if names.len() < 2 {
            return self.titled(text, place).or_else(|| self.mentioned(text));
        }
        let mut answers = names.iter().map(|name| self.target_of_one(name, place));
        let first = answers.next()??;
        let agree = answers.all(|a| a.is_some_and(|a| a.page == first.page));
        agree.then_some(first)
    }

    fn target_of_one(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        if let Some(page) = self.pages.resolve(text) {
            return answer(&page.name, "the reference names that page");
        }
        if let Some(page) = self.folded(text) {
            // On a page about attributes, `types` may also mean the attributes of types.
            let other = self.beside(text, place);
            return other
                .is_none_or(|other| other == page.name)
                .then(|| answer(&page.name, "the reference names that page"))?;
        }
        if let Some(pages) = self.linked.get(text)
            && let (1, Some((page, _))) = (pages.len(), pages.first_key_value())
        {
            return answer(page, "every other reference with this text has this target");
        }
        if !self.linked.contains_key(text)
            && let Some(pages) = self.linked_elsewhere.get(text)
            && let (1, Some((page, count))) = (pages.len(), pages.first_key_value())
            && *count >= SIBLING_REFERENCES
        {
            return answer(
                page,
                "every reference with this text in sibling corpora has this target",
            );
        }
        if let Some(pages) = self.defined.get(text).or_else(|| self.defined_as_folded(text)) {
            let best = pages.values().max();
            let strongest: Vec<&String> =
                pages.iter().filter(|(_, s)| Some(*s) == best).map(|(page, _)| page).collect();
            if let [page] = strongest.as_slice() {
                if let Some(page) = self.general(page, place) {
                    return answer(
                        page,
                        "the page that defines the name is about a special case, and the words \
                         after the reference name that more general page",
                    );
                }
                return Some(Answer {
                    page: (*page).clone(),
                    why: match best {
                        Some(Strength::Synopsis) => "only that page's synopsis contains the name",
                        Some(Strength::Subject) => "only that page describes the name",
                        _ => "only that page defines the name",
                    },
                });
            }
            if let Some(page) = self.told_apart(&strongest, place.behind) {
                return answer(
                    page,
                    "several pages define the name, and the words after the reference identify that page",
                );
            }
        }
        // `sub_group_reduce_<op>`: the placeholder for several endings is not part of the name.
        if let Some((base, ending)) = text.split_once('<')
            && ending.ends_with('>')
            && let Some(page) = self.pages.resolve(base.trim_end_matches('_'))
        {
            return answer(&page.name, "the name without its placeholder is the name of that page");
        }
        // `vload3` is `vloadn`: the names of pages about vectors of any size have a letter in place of the
        // number.
        let base = text.trim_end_matches(|c: char| c.is_ascii_digit());
        if matches!(&text[base.len()..], "2" | "3" | "4" | "8" | "16")
            && let Some(page) = self.pages.resolve(&format!("{base}n"))
        {
            return answer(&page.name, "that page describes the function for all vector sizes");
        }
        None
    }

    /// The more general page related to `page`, if the sentence is not about the special case. For example,
    /// `read_only` is on the page `Access Qualifiers`, which is `for image memory objects`. In `read_only …
    /// qualifiers … of pipes`, it means the related page `Qualifiers`.
    fn general(&self, page: &str, place: Place<'_>) -> Option<String> {
        let page = self.pages.resolve(page)?;
        let (_, subject) = page.summary.split_once(" for ")?;
        let (subject, title) = (stems(subject), stems(&page.title));
        let before = stems(place.before.rsplit(". ").next()?);
        let words = stems(place.behind.split(". ").next()?);
        if subject.is_empty() || !subject.is_disjoint(&words) || !subject.is_disjoint(&before) {
            return None;
        }
        let related = page.see_also.iter().filter_map(|entry| self.page(entry));
        let found = related.filter(|other| {
            let other = stems(&other.title);
            !other.is_empty()
                && other.len() < title.len()
                && other.is_subset(&title)
                && other.is_subset(&words)
        });
        only(found).map(|other| other.name.clone())
    }

    /// The only page whose synopsis shows the attribute in a text such as `__attribute__((packed))`: `text` is
    /// `__attribute__`, and `behind` starts with `((packed`. `None` for other texts.
    pub(super) fn attribute(&self, text: &str, behind: &str) -> Option<String> {
        let inside = behind.trim_start().strip_prefix("((").filter(|_| text == "__attribute__")?;
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let name = &inside[..inside.find(|c| !word(c)).unwrap_or(inside.len())];
        only(self.attributes.get(name)?).cloned()
    }

    /// The pages that define `text`. Underscores are ignored, because they may be lost or doubled by mistake.
    fn defined_as_folded(&self, text: &str) -> Option<&BTreeMap<String, Strength>> {
        self.defined_folded.get(&fold(text)).and_then(|word| self.defined.get(word.as_ref()?))
    }

    /// If several pages define a name, the only other page that has at least as many references with this text as there
    /// are pages that define it.
    fn overview(&self, name: &str) -> Option<Answer> {
        let pages = self.defined.get(name).filter(|pages| pages.len() > 1)?;
        let leads = |(page, count): &(&String, &usize)| {
            **count >= pages.len() && !pages.contains_key(*page)
        };
        let (page, _) = only(self.shown.get(name)?.iter().filter(leads))?;
        answer(page, "several pages define the name, and the target page refers to all of them")
    }

    /// The page of `pages` that the words after the reference identify: one of these words is in its title or names,
    /// and not in those of the other pages. `None` if this is so for no page, or for several.
    /// `read_imagef for 1D images` is on the page `read_imagef (1D)`.
    fn told_apart(&self, pages: &[&String], behind: &str) -> Option<String> {
        let behind: BTreeSet<String> =
            behind.split(['.', ';', ',']).next()?.split_whitespace().take(5).map(fold).collect();
        let parts: Vec<BTreeSet<String>> = pages
            .iter()
            .filter_map(|name| self.pages.resolve(name))
            .map(|page| {
                let names =
                    page.names().flat_map(|name| name.split(|c: char| !c.is_alphanumeric()));
                names.flat_map(endings).collect()
            })
            .collect();
        let found = pages.iter().enumerate().filter(|(at, _)| {
            let others = || parts.iter().enumerate().filter(|(other, _)| other != at);
            let own = |word: &&String| others().all(|(_, parts)| !parts.contains(*word));
            parts.get(*at).is_some_and(|p| p.iter().filter(own).any(|word| behind.contains(word)))
        });
        only(found).filter(|_| parts.len() == pages.len()).map(|(_, page)| (*page).clone())
    }

    /// The only page whose title contains the words of the text and the words of the current page's title: `types` on
    /// the page about attributes is `Attributes of Types`.
    fn beside(&self, text: &str, place: Place<'_>) -> Option<String> {
        let words = stems(text);
        let own = stems(&self.pages.resolve(place.page)?.title);
        if words.is_empty() || own.is_empty() || own.len() > 2 || !words.is_disjoint(&own) {
            return None;
        }
        let fits = |title: &BTreeSet<String>| title.is_superset(&words) && title.is_superset(&own);
        let found = self.titles.iter().filter(|(page, title)| page != place.page && fits(title));
        only(found).map(|(page, _)| page.clone())
    }

    /// The page whose title has some words of the text, if no other page mentions the remaining words. If no page or
    /// several pages qualify, the page whose title abbreviates words of the text.
    fn mentioned(&self, text: &str) -> Option<Answer> {
        let words = stems(text);
        let found = self.titles.iter().filter(|(page, title)| {
            let (known, rest): (Vec<_>, Vec<_>) = words.iter().partition(|w| title.contains(*w));
            !known.is_empty()
                && !rest.is_empty()
                && rest.iter().all(|word| self.rare.get(*word) == Some(page))
        });
        match only(found) {
            Some((page, _)) => answer(
                page,
                "that page's title has some words of the reference, and only that page mentions the other words",
            ),
            None => self.abbreviated(text),
        }
    }

    /// The only page whose title has the initials of some words of `text` and whose own text has the other words:
    /// `Floating Point Pragma` is on the page `FP_CONTRACT`.
    fn abbreviated(&self, text: &str) -> Option<Answer> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let fits = |page: &String, title: &BTreeSet<String>| {
            (0..words.len()).any(|from| {
                (from + 2..=words.len()).any(|to| {
                    let initials: String =
                        words[from..to].iter().filter_map(|word| word.chars().next()).collect();
                    let rest = words[..from].iter().chain(&words[to..]);
                    let mut rest = rest.filter_map(|word| stem(word)).peekable();
                    rest.peek().is_some()
                        && title.contains(&initials.to_lowercase())
                        && rest.all(|word| self.texts.get(page).is_some_and(|t| t.contains(&word)))
                })
            })
        };
        let (page, _) = only(self.titles.iter().filter(|(page, title)| fits(page, title)))?;
        answer(
            page,
            "only that page's title abbreviates words of the reference, and the page contains the other words",
        )
    }

    /// The only page whose title has the words of the text in any order, singular or plural. A title that adds the text
    /// to the current page's title is tried first, then titles with exactly the same words, then titles with all words
    /// of the text, and then titles that lack only words such as `type`.
    fn titled(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        // An identifier is not a title, even if it consists of words.
        if text.contains('_') && !text.contains(' ') {
            return None;
        }
        let words = stems(text);
        if let Some(page) = self.beside(text, place) {
            return answer(
                page,
                "only that page's title contains the words of the reference and those of the referring page's title",
            );
        }
        if words.len() < 2 {
            return None;
        }
        let unique = |fits: &dyn Fn(&BTreeSet<String>) -> bool| {
            let mut found = self.titles.iter().filter(|(_, title)| fits(title));
            match (found.next(), found.next()) {
                (Some((page, _)), None) => Some(Some(page.clone())),
                (Some(_), Some(_)) => Some(None),
                (None, _) => None,
            }
        };
        let page = unique(&|title| *title == words)
            .or_else(|| unique(&|title| title.is_superset(&words)))
            .or_else(|| {
                // Words that only name the kind of entity may be added to the title's words.
                const KINDS: &[&str] = &["data", "qualifier", "statement", "attribute", "type"];
                let kind = |word: &&String| KINDS.contains(&word.as_str());
                unique(&|title| {
                    title.len() > 1
                        && title.is_subset(&words)
                        && words.difference(title).all(|word| kind(&word))
                })
            })??;
        answer(page, "only that page's title matches the words of the reference")
    }

    /// The page to which a text at a place refers, according to the manual's structure. It is tried after
    /// [`Self::target_of`]. `None` for identifiers with underscores, and for patterns such as `read_image{f|i}`.
    pub(super) fn target_by_structure(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        let text = text.trim().trim_end_matches("()");
        if text.contains(['_', '{', '|']) {
            return None;
        }
        self.misspelled(text)
            .or_else(|| self.in_numbered_section(text, place))
            .or_else(|| self.returning(text, place))
    }

    /// The only page whose name consists of the same words as the text: `clCreateWithProgramWithBinary` is
    /// `clCreateProgramWithBinary`.
    fn misspelled(&self, text: &str) -> Option<Answer> {
        let page = self.made_of.get(&name_words(text)?)?.clone()?;
        answer(page, "only that page's name consists of the same words")
    }

    /// A page for a reference in a sentence with a section number, such as `the OpenGL interoperability as defined in
    /// section 9.7`. Other sentences that mention the same section and contain a word of the text must all refer to
    /// this page.
    fn in_numbered_section(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        let words = stems(text);
        let sentence = place.behind.split(". ").next()?;
        let pages: BTreeSet<&String> = section_numbers(sentence)
            .filter_map(|number| self.structure.numbered.get(number))
            .flatten()
            .filter(|(_, said)| !said.is_disjoint(&words))
            .map(|(page, _)| page)
            .collect();
        let page = only(pages)?.clone();
        answer(
            page,
            "other sentences about this section of the specification refer to no other page",
        )
    }

    /// The only page that refers to the current page, among those whose titles have the words of the text.
    fn returning(&self, text: &str, place: Place<'_>) -> Option<Answer> {
        let words = stems(text);
        let referrers = self.structure.referrers.get(place.page)?;
        let found = self.titles.iter().filter(|(page, title)| {
            !words.is_empty() && title.is_superset(&words) && referrers.contains(page)
        });
        let (page, _) = only(found)?;
        answer(
            page,
            "of the pages that refer to the referring page, only that page's title has the words of the reference",
        )
    }

    /// Records the pages that a page refers to. If a sentence refers to exactly one page, also records the numbers of
    /// sections in the sentence.
    fn read_structure(&self, page: &Record, bodies: &[Vec<Block>], structure: &mut Structure) {
        let Structure { referrers, numbered } = structure;
        let mut refer = |target: &str| -> Option<String> {
            let Target::Page { page: target, .. } = Target::parse(target) else { return None };
            let found = self.addressed(target)?.name.clone();
            referrers.entry(found.clone()).or_default().insert(page.name.clone());
            Some(found)
        };
        page.see_also.iter().for_each(|entry| {
            refer(entry);
        });
        for_each_line_of(bodies, &mut |content| {
            for (text, targets) in sentences(content) {
                let found: BTreeSet<String> = targets.into_iter().filter_map(&mut refer).collect();
                let Some(found) = only(found) else { continue };
                for number in section_numbers(&text) {
                    let said = numbered.entry(number.to_string()).or_default();
                    said.push((found.clone(), stems(&text)));
                }
            }
        });
    }

    /// The text of the siblings' references to `target` between the words `before` and `behind`; `None` if their texts
    /// differ.
    pub(super) fn text_between(&self, target: &str, before: &str, behind: &str) -> Option<&str> {
        let texts = self.contexts.get(&(fold(target), before.into(), behind.into()))?;
        match texts.len() {
            1 => texts.first().map(String::as_str),
            _ => None,
        }
    }

    /// The page in this corpus to which the siblings' references with this text between these words refer; `None` if
    /// their targets differ or this corpus does not have the page. Contexts with too few words are ignored.
    pub(super) fn led(&self, text: &str, before: &str, behind: &str) -> Option<&str> {
        if before.split(' ').count() + behind.split(' ').count() < 4 {
            return None;
        }
        let pages = self.led.get(&(text.into(), before.into(), behind.into()))?;
        match pages.len() {
            1 => pages.first().map(String::as_str).filter(|page| !page.is_empty()),
            _ => None,
        }
    }

    fn read_links(
        &self,
        page: &Record,
        bodies: &[Vec<Block>],
        linked: &mut Links,
        mut other: Option<(&Corpus, &mut Contexts, &mut Contexts)>,
    ) {
        let mut read = |content: &[Inline]| {
            for (at, inline) in content.iter().enumerate() {
                let Inline::Link { target, content: shown } = inline else { continue };
                let Target::Page { page: target, .. } = Target::parse(target) else { continue };
                let text = plain_text_of(shown);
                let found = match &other {
                    Some((corpus, ..)) => corpus.resolve(target),
                    None => self.addressed(target),
                };
                let Some(found) = found else { continue };
                if let Some((_, contexts, led)) = &mut other {
                    let (before, behind) = context(content, at);
                    let key = (text.clone(), before.clone(), behind.clone());
                    let here = found.names().find_map(|name| self.page(name));
                    // The empty name means a page outside this corpus, to which the text refers.
                    let here = here.map_or(String::new(), |page| page.name.clone());
                    led.entry(key).or_default().insert(here);
                    for name in found.names() {
                        let key = (fold(name), before.clone(), behind.clone());
                        contexts.entry(key).or_default().insert(text.clone());
                    }
                }
                // A text is recorded only if it differs from the names of the page.
                if found.names().any(|name| name == text) {
                    continue;
                }
                let here = found.names().find_map(|name| self.page(name));
                if let Some(here) = here {
                    *linked.entry(text).or_default().entry(here.name.clone()).or_default() += 1;
                }
            }
        };
        for_each_line_of(bodies, &mut read);
        for synopsis in &page.synopsis {
            for (word, target) in &synopsis.links {
                let found = match &other {
                    Some((corpus, ..)) => corpus.resolve(target),
                    None => self.addressed(target),
                };
                let Some(found) = found else { continue };
                if let Some(here) = found.names().find_map(|name| self.page(name)) {
                    let pages = linked.entry(word.clone()).or_default();
                    *pages.entry(here.name.clone()).or_default() += 1;
                }
            }
        }
    }
}

/// The number of inlines before and after a reference that are examined.
pub(super) const NEAR: usize = 12;

/// Three words before and three after an inline, without case and punctuation, joined by blanks.
pub(super) fn context(content: &[Inline], at: usize) -> (String, String) {
    let words = |text: &str| -> Vec<String> {
        text.split_whitespace().map(fold).filter(|w| !w.is_empty()).collect()
    };
    // The three words are among the nearest inlines. The limit is necessary because a line may be very long.
    let before = words(&plain_text_of(&content[at.saturating_sub(NEAR)..at]));
    let behind = words(&plain_text_of(&content[at + 1..content.len().min(at + 1 + NEAR)]));
    let before = before[before.len().saturating_sub(3)..].join(" ");
    let behind = behind[..behind.len().min(3)].join(" ");
    (before, behind)
}

/// The bodies of a page's sections that can be parsed.
fn bodies_of(page: &Record) -> Vec<Vec<Block>> {
    page.sections.iter().filter_map(|section| prose::parse(&section.body).ok()).collect()
}

fn for_each_line_of<'b>(bodies: &'b [Vec<Block>], read: &mut dyn FnMut(&'b [Inline])) {
    for blocks in bodies {
        prose::for_each_block(blocks, &mut |block| match block {
            Block::Paragraph(content) | Block::Heading { content, .. } => read(content),
            Block::Definitions(definitions) => {
                definitions.iter().flat_map(|d| &d.terms).for_each(|term| read(term));
            }
            _ => {}
        });
    }
}

/// Counts the references of a page by the names in their texts.
fn read_shown(page: &Record, bodies: &[Vec<Block>], shown: &mut Links) {
    let mut read = |content: &[Inline]| {
        for inline in content {
            let Inline::Link { content, .. } = inline else { continue };
            for name in alternatives(plain_text_of(content).trim_end_matches("()")) {
                *shown.entry(name).or_default().entry(page.name.clone()).or_default() += 1;
            }
        }
    };
    for_each_line_of(bodies, &mut read);
}

/// Collects the words that a page defines.
fn define(
    page: &Record,
    bodies: &[Vec<Block>],
    defined: &mut HashMap<String, BTreeMap<String, Strength>>,
) {
    let mut add = |word: &str, strength: Strength| {
        let word = word.trim().trim_end_matches("()");
        if !word.is_empty() {
            let slot = defined.entry(word.to_string()).or_default();
            let known = slot.entry(page.name.clone()).or_insert(strength);
            *known = (*known).max(strength);
        }
    };
    for synopsis in &page.synopsis {
        for line in synopsis.code.lines() {
            match line.split_once('(') {
                // A prototype declares the name before its parameters.
                Some((head, _)) => {
                    if let Some(name) = head.split([' ', '*']).next_back() {
                        add(name, Strength::Synopsis);
                    }
                }
                None => add(line, Strength::Synopsis),
            }
            // An extension's page shows the pragma that enables it.
            if let Some(rest) = line.strip_prefix("#pragma OPENCL EXTENSION ")
                && let Some((name, _)) = rest.split_once(':')
            {
                add(name, Strength::Synopsis);
            }
        }
    }
    for section in &page.sections {
        // `FP_FAST_FMAF and FP_FAST_FMA`: a section with names in its title defines them.
        section.title.split(' ').filter(|word| word.contains('_')).for_each(|word| {
            add(word.trim_end_matches(','), Strength::Term);
        });
    }
    for blocks in bodies {
        prose::for_each_block(blocks, &mut |block| match block {
            // A paragraph such as "`half_log` computes a logarithm."
            Block::Paragraph(content) => {
                if let [Inline::Code(word), Inline::Text(text), ..] = content.as_slice()
                    && word.contains('_')
                    && text.starts_with(' ')
                {
                    add(word, Strength::Subject);
                }
            }
            Block::Definitions(definitions) => {
                definitions
                    .iter()
                    .flat_map(|d| &d.terms)
                    .filter(|term| !refers(term))
                    .for_each(|term| add(&plain_text_of(term), Strength::Term));
            }
            Block::Table(table) => {
                for row in &table.rows {
                    if let Some(Block::Paragraph(content)) = row.first().and_then(|c| c.first())
                        && !refers(content)
                    {
                        let text = plain_text_of(content);
                        add(&text, Strength::Term);
                        text.split(", ").for_each(|word| add(word, Strength::Term));
                    }
                }
            }
            _ => {}
        });
    }
}

/// Whether a term or a cell contains a reference, and so does not define its words.
fn refers(content: &[Inline]) -> bool {
    content.iter().any(|inline| matches!(inline, Inline::Link { .. }))
}

/// The words of a page's text, in the form of [`stem`], without the words of its references and listings.
fn own_words(page: &Record, bodies: &[Vec<Block>]) -> BTreeSet<String> {
    let mut words: BTreeSet<String> = stems(&page.summary);
    let mut read = |content: &[Inline]| {
        for inline in content {
            if !matches!(inline, Inline::Link { .. }) {
                let text = plain_text_of(std::slice::from_ref(inline));
                words.extend(text.split(|c: char| !c.is_alphanumeric()).filter_map(stem));
            }
        }
    };
    for_each_line_of(bodies, &mut read);
    words
}
