//! What may settle a doubt about a reference.

use crate::corpus::Corpus;
use crate::prose::{self, Block, Inline, Target, plain_text_of};
use crate::record::{CorpusMeta, Edition, Record};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Everything that rules may look at besides the page itself.
pub struct Evidence<'a> {
    /// The pages being cleaned, as they were before.
    pub pages: Corpus,
    /// Other corpora, the nearest first: siblings that the user names, then the bundled manual.
    pub others: Vec<&'a Corpus>,
    /// Pages by their names without case and punctuation.
    folded: HashMap<String, BTreeSet<String>>,
    /// Pages by words that they define, and how strongly.
    defined: HashMap<String, BTreeMap<String, Strength>>,
    /// Pages by the texts that refer to them under another name, here and in the siblings.
    linked: HashMap<String, BTreeSet<String>>,
    /// The words of the titles that have several.
    titles: Vec<(String, BTreeSet<String>)>,
    /// Texts of references in the siblings, by target and by the words before and behind.
    contexts: Contexts,
}

/// Texts of references by target, the words before and the words behind.
type Contexts = HashMap<(String, String, String), BTreeSet<String>>;

/// How a page defines a word; the strongest way counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// As a term, or in the first column of a table.
    Term,
    /// In its synopsis.
    Synopsis,
}

/// What a text refers to, and why.
pub(super) struct Answer {
    /// The page's name.
    pub(super) page: String,
    /// The evidence, in words.
    pub(super) why: &'static str,
}

impl<'a> Evidence<'a> {
    /// Evidence for cleaning `records`, which have this in common, with the help of `others`.
    pub fn new(meta: &CorpusMeta, records: &[Record], others: Vec<&'a Corpus>) -> Self {
        let mut evidence = Evidence {
            pages: Corpus::new(meta.clone(), records.to_vec()),
            others,
            folded: HashMap::new(),
            defined: HashMap::new(),
            linked: HashMap::new(),
            titles: Vec::new(),
            contexts: HashMap::new(),
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
        for page in &evidence.pages.pages {
            define(page, &mut defined);
            evidence.read_links(page, &mut linked, None);
        }
        let mut contexts = HashMap::new();
        // The bundled manual's own words stand in contexts of their own; they do no harm.
        for other in &evidence.others {
            for page in &other.pages {
                evidence.read_links(page, &mut linked, Some((other, &mut contexts)));
            }
        }
        evidence.defined = defined;
        evidence.linked = linked;
        evidence.contexts = contexts;
        evidence
    }

    /// The newest language that the pages are about.
    pub(super) fn edition(&self) -> Edition {
        self.pages.meta.editions.last
    }

    /// The page of this corpus that is called `name` but for case and punctuation.
    pub(super) fn folded(&self, name: &str) -> Option<&Record> {
        let found = self.folded.get(&fold(name))?;
        match found.len() {
            1 => self.pages.resolve(found.first()?),
            _ => None,
        }
    }

    /// The page of this corpus that `name` finds, by its own index or without case and punctuation.
    pub(super) fn page(&self, name: &str) -> Option<&Record> {
        self.pages.resolve(name).or_else(|| self.folded(name))
    }

    /// A page called `name` in this corpus or in another, the nearest first.
    pub(super) fn any_page(&self, name: &str) -> Option<&Record> {
        self.page(name).or_else(|| self.others.iter().find_map(|other| other.resolve(name)))
    }

    /// The page that a text refers to. Two equally good answers are none.
    pub(super) fn target_of(&self, text: &str) -> Option<Answer> {
        let text = text.trim().trim_end_matches("()");
        if let Some(answer) = self.target_of_one(text) {
            return Some(answer);
        }
        // `(half | native)_cos`, `read_image{f|i}`, `__local, local`: several names, one page.
        let names = alternatives(text);
        let mut answers = names.iter().map(|name| self.target_of_one(name));
        let first = answers.next()??;
        let agree = answers.all(|a| a.is_some_and(|a| a.page == first.page));
        (names.len() > 1 && agree).then_some(first)
    }

    fn target_of_one(&self, text: &str) -> Option<Answer> {
        if let Some(page) = self.page(text) {
            return Some(Answer { page: page.name.clone(), why: "the page's own name" });
        }
        if let Some(pages) = self.linked.get(text)
            && let (1, Some(page)) = (pages.len(), pages.first())
        {
            return Some(Answer {
                page: page.clone(),
                why: "every other reference with this text leads there",
            });
        }
        if let Some(pages) = self.defined.get(text) {
            let best = pages.values().max();
            let mut strongest = pages.iter().filter(|(_, strength)| Some(*strength) == best);
            if let (Some((page, strength)), None) = (strongest.next(), strongest.next()) {
                return Some(Answer {
                    page: page.clone(),
                    why: match strength {
                        Strength::Synopsis => "the page whose synopsis has it",
                        Strength::Term => "the page that defines it",
                    },
                });
            }
        }
        self.titled(text)
    }

    /// The one page whose title has the words of the text, whatever their order and number: the same
    /// words, or else all of the text's, or else no others.
    fn titled(&self, text: &str) -> Option<Answer> {
        let words = stems(text);
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
                // Words that say only what kind of thing it is may stand beside the title's.
                const KINDS: &[&str] = &["data", "qualifier", "statement", "attribute", "type"];
                let kind = |word: &&String| KINDS.contains(&word.as_str());
                unique(&|title| {
                    title.len() > 1
                        && title.is_subset(&words)
                        && words.difference(title).all(|word| kind(&word))
                })
            })??;
        Some(Answer { page, why: "the only title with these words" })
    }

    /// The text that a sibling has for a reference to `target` between the same words.
    pub(super) fn text_between(&self, target: &str, before: &str, behind: &str) -> Option<&str> {
        let texts = self.contexts.get(&(fold(target), before.into(), behind.into()))?;
        match texts.len() {
            1 => texts.first().map(String::as_str),
            _ => None,
        }
    }

    fn read_links(
        &self,
        page: &Record,
        linked: &mut HashMap<String, BTreeSet<String>>,
        mut other: Option<(&Corpus, &mut Contexts)>,
    ) {
        let mut read = |content: &[Inline]| {
            for (at, inline) in content.iter().enumerate() {
                let Inline::Link { target, content: shown } = inline else { continue };
                let Target::Page { page: target, .. } = Target::parse(target) else { continue };
                let text = plain_text_of(shown);
                let found = match &other {
                    Some((corpus, _)) => corpus.resolve(target),
                    None => self.pages.resolve(target),
                };
                let Some(found) = found else { continue };
                if let Some((_, contexts)) = &mut other {
                    let (before, behind) = context(content, at);
                    for name in found.names() {
                        let key = (fold(name), before.clone(), behind.clone());
                        contexts.entry(key).or_default().insert(text.clone());
                    }
                }
                // Only a text of another name says something about the text.
                if found.names().any(|name| name == text) {
                    continue;
                }
                let here = found.names().find_map(|name| self.page(name));
                if let Some(here) = here {
                    linked.entry(text).or_default().insert(here.name.clone());
                }
            }
        };
        for section in &page.sections {
            let Ok(blocks) = prose::parse(&section.body) else { continue };
            for_each_line(&blocks, &mut read);
        }
        for synopsis in &page.synopsis {
            for (word, target) in &synopsis.links {
                let corpus = other.as_ref().map_or(&self.pages, |(corpus, _)| *corpus);
                let Some(found) = corpus.resolve(target) else { continue };
                if let Some(here) = found.names().find_map(|name| self.page(name)) {
                    linked.entry(word.clone()).or_default().insert(here.name.clone());
                }
            }
        }
    }
}

/// Three words before and behind an inline, without case and punctuation, joined by blanks.
pub(super) fn context(content: &[Inline], at: usize) -> (String, String) {
    let words = |text: &str| -> Vec<String> {
        text.split_whitespace().map(fold).filter(|w| !w.is_empty()).collect()
    };
    let before = words(&plain_text_of(&content[..at]));
    let behind = words(&plain_text_of(&content[at + 1..]));
    let before = before[before.len().saturating_sub(3)..].join(" ");
    let behind = behind[..behind.len().min(3)].join(" ");
    (before, behind)
}

fn for_each_line<'b>(blocks: &'b [Block], read: &mut dyn FnMut(&'b [Inline])) {
    prose::for_each_block(blocks, &mut |block| match block {
        Block::Paragraph(content) | Block::Heading { content, .. } => read(content),
        Block::Definitions(definitions) => {
            definitions.iter().flat_map(|d| &d.terms).for_each(|term| read(term));
        }
        _ => {}
    });
}

/// Collects the words that a page defines.
fn define(page: &Record, defined: &mut HashMap<String, BTreeMap<String, Strength>>) {
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
        }
    }
    for section in &page.sections {
        let Ok(blocks) = prose::parse(&section.body) else { continue };
        prose::for_each_block(&blocks, &mut |block| match block {
            Block::Definitions(definitions) => {
                definitions
                    .iter()
                    .flat_map(|d| &d.terms)
                    .for_each(|term| add(&plain_text_of(term), Strength::Term));
            }
            Block::Table(table) => {
                for row in &table.rows {
                    if let Some(Block::Paragraph(content)) = row.first().and_then(|c| c.first()) {
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

/// The words of a title that carry it, without the endings of plurals.
fn stems(text: &str) -> BTreeSet<String> {
    const STOP: &[&str] = &["of", "and", "the", "for", "in", "built", "a"];
    text.split(|c: char| !c.is_alphanumeric())
        .map(|word| word.to_lowercase())
        .filter(|word| !word.is_empty() && !STOP.contains(&word.as_str()))
        .map(|word| word.strip_suffix('s').map_or(word.clone(), String::from))
        .collect()
}

/// The names that a text lists: in braces or parentheses with bars between, or with commas.
fn alternatives(text: &str) -> Vec<String> {
    if let Some((before, rest)) = text.split_once(['{', '('])
        && let Some((choices, after)) = rest.split_once(['}', ')'])
        && choices.contains('|')
    {
        let name = |choice: &str| format!("{before}{choice}{after}").replace(' ', "");
        return choices.split('|').map(|choice| name(choice.trim())).collect();
    }
    text.split(", ").map(String::from).collect()
}

/// A name without case and punctuation.
pub(super) fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
