//! Reads records and corpus.toml from TOML.

use super::launch::{LAUNCH, read_launch};
use super::patterns::Patterns;
use super::table::{Key, Lines, Reader, RecordError, Shape, key, parse_document, required};
use super::{
    Conflict, CorpusMeta, EditionRange, Editions, Example, Imprint, Language, OPENCL, PageGroup,
    Record, Rule, RuleKind, Section, Source, SpecRef, Synopsis, Verdict, Wrapper,
};
use crate::edition::{EDITION_NAME_HELP, EditionInfo, is_edition_name};
use crate::prose;
use std::collections::HashSet;

const KINDS: &[&str] = &[
    "constraint",
    "behaviour",
    "permission",
    "unspecified",
    "implementation-defined",
    "undefined",
    "host",
];
const VERDICTS: &[&str] = &["accept", "reject"];

const SYNOPSIS: &[Key] = &[
    required("code", Shape::Text, "The lines to print."),
    key("language", Shape::Text, "opencl or c."),
    key("editions", Shape::Editions, "The editions to which it applies."),
    key("links", Shape::Map, "Words of the code, and the pages to which they link."),
    key(
        "functions",
        Shape::Texts,
        "Built-in functions, such as fmod(x, y). The code is made from their prototypes.",
    ),
];
const SECTION: &[Key] = &[
    required("id", Shape::Text, "The target of links to the section."),
    required("title", Shape::Text, "As printed."),
    key("editions", Shape::Editions, "The editions to which it applies."),
    required("body", Shape::Text, "Markdown in the manual's dialect."),
];
const SPEC: &[Key] = &[
    required("section", Shape::Text, "The section's number, such as 6.7.9."),
    key("title", Shape::Text, "The section's heading."),
    key("anchor", Shape::Text, "The section's id in the published specification."),
];
const RULE: &[Key] = &[
    required("id", Shape::Text, "Unique on the page."),
    required("kind", Shape::OneOf(KINDS), "The kind of the rule, which determines its proof."),
    required("text", Shape::Text, "The sentence."),
    key("editions", Shape::Editions, "The editions in which it holds."),
    key("requires", Shape::Texts, "Features or extensions that it needs."),
    key("spec", Shape::Table(SPEC), "Its source in the specification."),
    key("reason", Shape::Text, "The reason why no program can prove it."),
];
const EXAMPLE: &[Key] = &[
    required("id", Shape::Text, "Unique on the page."),
    key("title", Shape::Text, "A caption of one line."),
    key("proves", Shape::Texts, "Rules of this page by id, or page#rule."),
    key("editions", Shape::Editions, "The editions to which it applies."),
    key("requires", Shape::Texts, "Features or extensions that it needs."),
    key(
        "without",
        Shape::OneOf(VERDICTS),
        "The verdict that a compiler must give without the features of 'requires'.",
    ),
    key("shown", Shape::Bool, "Whether the page shows the example; true by default."),
    key("expect", Shape::OneOf(VERDICTS), "The verdict that a compiler must give."),
    key(
        "diagnostic",
        Shape::Text,
        "The code of the diagnostic that rejects the example, or of a warning.",
    ),
    required("code", Shape::Text, "The program."),
    key("launch", Shape::Tables(LAUNCH), "Launches, in order, on one built program."),
];
const CONFLICT: &[Key] = &[
    required(
        "place",
        Shape::Text,
        "The part that you and upstream changed, such as section notes or release.",
    ),
    key("was", Shape::Text, "The text as it was imported."),
    key("here", Shape::Text, "The text of this file."),
    key("upstream", Shape::Text, "The text of upstream; empty if upstream removed it."),
];
const SOURCE: &[Key] = &[
    required("file", Shape::Text, "Path below the folder that was imported."),
    required("format", Shape::Text, "The format of the imported page."),
    required("hash", Shape::Text, "SHA-256 of the record as clman wrote it."),
];
/// The keys of a record.
pub(super) const RECORD: &[Key] = &[
    required(
        "name",
        Shape::Text,
        "The name of the file without .toml, and the page's URL; do not change it.",
    ),
    required("title", Shape::Text, "The man page's name."),
    key("aliases", Shape::Texts, "Other names of the page."),
    key("also", Shape::Texts, "Patterns of more names that find the page: as_{int,uint}."),
    required(
        "summary",
        Shape::Text,
        "The text of the section NAME, without a capital letter at the start or a full stop at the end.",
    ),
    key("editions", Shape::Editions, "The editions to which the page applies."),
    key("man_section", Shape::Text, "The page's section, if it differs from that of corpus.toml."),
    key("man_date", Shape::Text, "The page's date, if it differs from that of corpus.toml."),
    key("man_release", Shape::Text, "The page's release, if it differs from that of corpus.toml."),
    key("man_manual", Shape::Text, "The page's manual, if it differs from that of corpus.toml."),
    key(
        "printed_section",
        Shape::Text,
        "The section that the page's title and references to it print, if it is not the page's section.",
    ),
    key("see_also", Shape::Texts, "Related pages, by name or as a link."),
    key(
        "copyright",
        Shape::Text,
        "The copyright, if it differs from the corpus; further paragraphs are the page's own licence.",
    ),
    key("synopsis", Shape::Tables(SYNOPSIS), "Declarations."),
    key("section", Shape::Tables(SECTION), "The page's text."),
    key("rule", Shape::Tables(RULE), "Normative sentences."),
    key("example", Shape::Tables(EXAMPLE), "Example programs."),
    key(
        "conflict",
        Shape::Tables(CONFLICT),
        "Parts that you and upstream changed; correct the text of the record, and remove the entry.",
    ),
    key("source", Shape::Table(SOURCE), "The source of an imported page."),
];
const GROUP: &[Key] = &[
    required("title", Shape::Text, "The group's title, such as Address spaces."),
    key("heading", Shape::Text, "The heading above this group and the following groups."),
    key("summary", Shape::Text, "One line about the group."),
    key("pages", Shape::Texts, "Pages in reading order, by name or as [text](name)."),
];
const EDITION: &[Key] = &[
    required("name", Shape::Text, "The edition's name, such as 1.2."),
    key("language", Shape::Text, "The version of the language, if it differs from the name."),
    key("year", Shape::Natural, "The year of publication."),
];
const WRAPPER: &[Key] = &[
    key("before", Shape::Text, "The text before a fragment."),
    key("after", Shape::Text, "The text after a fragment."),
];
const CHECKERS: &[&str] = &[OPENCL];
const LANGUAGE: &[Key] = &[
    required("name", Shape::Text, "The language's name in fences, such as c."),
    key("checker", Shape::OneOf(CHECKERS), "The built-in checker of its listings."),
    key("check", Shape::Texts, "The command that checks a listing, with {file} for its file."),
    key("run", Shape::Texts, "The command that runs a program, with {file} for its file."),
    key("version", Shape::Texts, "The command that prints the version of the checker."),
    key("extension", Shape::Text, "The extension of a listing's file, such as c."),
    key("program", Shape::Text, "A text that only complete programs contain, such as main(."),
    key("wrapper", Shape::Tables(WRAPPER), "Texts that make a program of a fragment."),
];
/// The keys of corpus.toml.
pub(super) const CORPUS: &[Key] = &[
    required("title", Shape::Text, "The manual's full title."),
    required("manual", Shape::Text, "The manual's name, at the head of a man page."),
    required(
        "section",
        Shape::Text,
        "The section of pages that do not state a section, such as 3clc.",
    ),
    key(
        "editions",
        Shape::EditionNames,
        "The editions to which the records apply: all names in order, or a range.",
    ),
    key("language", Shape::Text, "The version of the language in the newest edition."),
    key("edition", Shape::Tables(EDITION), "The editions of the manual, in order."),
    key("licence", Shape::Text, "An SPDX name, or the licence's text."),
    key("copyright", Shape::Text, "The years and the holder of the copyright."),
    key("author", Shape::Text, "The author of the pages."),
    key("source", Shape::Text, "The source of the pages."),
    key("date", Shape::Text, "The date on the pages, such as 2011-11-14."),
    key(
        "release",
        Shape::Text,
        "The name and version at the foot of man pages, in place of the title and edition.",
    ),
    key(
        "minimal_pairs",
        Shape::Bool,
        "Whether a rejected example must differ in one place from an accepted example of the same rule.",
    ),
    key("introduction", Shape::Text, "The purpose of the manual and its readers, in plain text."),
    key(
        "listing",
        Shape::Tables(LANGUAGE),
        "The languages of listings; if there are none, OpenCL C.",
    ),
    key("group", Shape::Tables(GROUP), "Pages that a reader looks for together, in order."),
    key(
        "conflict",
        Shape::Tables(CONFLICT),
        "Values that you and upstream changed; correct the value of the key, and remove the entry.",
    ),
];

/// A record with the positions of its parts in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The record.
    pub record: Record,
    /// The line (from 1) of each part and of the first line of its text, for messages: `section.0`, `section.0.body`,
    /// `rule.2`, `rule.2.text`, `example.1`, `example.1.code`, `conflict.0`, `conflict.0.here`.
    pub lines: Vec<(String, usize)>,
}

impl Parsed {
    /// The line of a part, named as in [`Parsed::lines`]; 1 if the part does not exist.
    pub fn line(&self, part: &str) -> usize {
        self.lines.iter().find(|(p, _)| p == part).map_or(1, |(_, line)| *line)
    }
}

/// The help for a name that [`is_name`] rejects.
pub const NAME_HELP: &str = "use letters, digits, _ and -, and do not start with -";

/// Whether `name` can be the name of a record: a valid file name and URL segment on every system, and not a
/// path.
pub fn is_name(name: &str) -> bool {
    let first_is_fine = name.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    first_is_fine
        && name.len() <= 200
        && !name.ends_with('.')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '+'))
}

/// Reads a record.
///
/// # Errors
/// TOML's own error, or all other errors in the order of the file: unknown and missing keys, values of the wrong type,
/// malformed ranges, duplicate ids, examples that name rules that the page does not have, and bodies that are not in
/// the dialect.
pub fn read_record(text: &str) -> Result<Parsed, Vec<RecordError>> {
    read_parsed(text, &Lines::new(text))
}

/// As [`read_record`], for a record of a manual with these editions. A range that names another edition, or does not
/// contain an edition, is an error.
///
/// # Errors
/// As [`read_record`].
pub fn read_record_of(text: &str, editions: &'static Editions) -> Result<Parsed, Vec<RecordError>> {
    read_parsed(text, &Lines::of(text, editions))
}

fn read_parsed(text: &str, lines: &Lines<'_>) -> Result<Parsed, Vec<RecordError>> {
    let mut places = Vec::new();
    let record = read(text, lines, Some(&mut places))?;
    let lines = places.into_iter().map(|(p, at)| (p, lines.error(at, "").line)).collect();
    Ok(Parsed { record, lines })
}

/// Reads a record as [`read_record_of`] does, but parses the bodies of the sections only if the rest of the record has
/// an error. The positions of the parts are not returned.
///
/// # Errors
/// As [`read_record`].
pub fn read_record_unread(
    text: &str,
    editions: &'static Editions,
) -> Result<Record, Vec<RecordError>> {
    read(text, &Lines::of(text, editions), None)
        .or_else(|_| read_record_of(text, editions).map(|parsed| parsed.record))
}

/// The positions of the parts of a record, in bytes from the start of its file.
type Places = Vec<(String, usize)>;

/// Reads a record. Its bodies are parsed too if the positions of its parts are requested.
fn read(
    text: &str,
    lines: &Lines<'_>,
    places: Option<&mut Places>,
) -> Result<Record, Vec<RecordError>> {
    let document = parse_document(text, lines)?;
    let mut errors = Vec::new();
    let record = {
        let table = &document;
        let mut reader = Reader::new(table, 0..0, "the record", RECORD, lines, &mut errors);
        record(&mut reader, places)
    };
    if errors.is_empty() {
        Ok(record)
    } else {
        errors.sort();
        errors.dedup();
        Err(errors)
    }
}

/// Reads `corpus.toml`. If it states only a range of editions, such as `>=1.0`, the range is resolved in `known`.
///
/// # Errors
/// As [`read_record`].
pub fn read_corpus_meta(
    text: &str,
    known: &'static Editions,
) -> Result<CorpusMeta, Vec<RecordError>> {
    let lines = Lines::new(text);
    let document = parse_document(text, &lines)?;
    let mut errors = Vec::new();
    let meta = {
        let table = &document;
        let mut r = Reader::new(table, 0..0, "corpus.toml", CORPUS, &lines, &mut errors);
        let section = r.text("section").unwrap_or_default();
        if !is_section(&section) {
            r.error("section", not_a_section(&section));
        }
        let (all_editions, editions) = editions_of_corpus(&mut r, known);
        CorpusMeta {
            title: r.text("title").unwrap_or_default(),
            manual: r.text("manual").unwrap_or_default(),
            section,
            all_editions,
            editions,
            languages: r.tables("listing", LANGUAGE, language),
            licence: r.text("licence").unwrap_or_default(),
            copyright: r.text("copyright").unwrap_or_default(),
            author: r.text("author").unwrap_or_default(),
            source: r.text("source").unwrap_or_default(),
            date: r.text("date").unwrap_or_default(),
            release: r.text("release").unwrap_or_default(),
            minimal_pairs: r.bool("minimal_pairs").unwrap_or(false),
            introduction: r.text("introduction").unwrap_or_default(),
            groups: r.tables("group", GROUP, |r| PageGroup {
                title: line(r, "title"),
                heading: line(r, "heading"),
                summary: line(r, "summary"),
                pages: r.texts("pages"),
            }),
            conflicts: r.tables("conflict", CONFLICT, conflict),
        }
    };
    if errors.is_empty() { Ok(meta) } else { Err(errors) }
}

fn language(r: &mut Reader<'_, '_>) -> Language {
    let name = line(r, "name");
    if name.is_empty() || name.contains(|c: char| c.is_whitespace() || "{}=,\"".contains(c)) {
        r.error("name", format!("'{name}' cannot be the name of a language in a fence"));
    }
    for key in ["check", "run"] {
        let command = r.texts(key);
        if !command.is_empty() && !command.iter().any(|word| word.contains("{file}")) {
            r.error(key, format!("'{key}' needs {{file}}, the place of the listing's file"));
        }
    }
    let extension = line(r, "extension");
    if extension.contains(|c: char| !c.is_ascii_alphanumeric() && c != '+' && c != '_') {
        r.error(
            "extension",
            format!(
                "'{extension}' cannot be the extension of a file; use letters, digits, + and _"
            ),
        );
    }
    let checkers: Vec<(&str, &str)> = CHECKERS.iter().map(|name| (*name, *name)).collect();
    Language {
        extension: if extension.is_empty() { "txt".into() } else { extension },
        name,
        checker: r.choice("checker", &checkers).unwrap_or_default().into(),
        check: r.texts("check"),
        run: r.texts("run"),
        version: r.texts("version"),
        program: line(r, "program"),
        wrappers: r.tables("wrapper", WRAPPER, |r| Wrapper {
            before: r.text("before").unwrap_or_default(),
            after: r.text("after").unwrap_or_default(),
        }),
    }
}

/// All editions of a corpus, and the range to which its records apply.
fn editions_of_corpus(
    r: &mut Reader<'_, '_>,
    known: &'static Editions,
) -> (&'static Editions, EditionRange) {
    let mut names = HashSet::new();
    let mut infos = r.tables("edition", EDITION, |r| {
        let info = EditionInfo {
            name: r.text("name").unwrap_or_default(),
            language: r.text("language").unwrap_or_default(),
            year: r.natural("year").and_then(|year| u32::try_from(year).ok()),
        };
        edition_name(r, "name", &info.name, &mut names);
        info
    });
    let list = r.item("editions").is_some_and(|item| item.as_array().is_some());
    if list {
        if !infos.is_empty() {
            r.error("editions", "the editions are listed twice: here and as [[edition]]");
        }
        for name in r.texts("editions") {
            edition_name(r, "editions", &name, &mut names);
            infos.push(EditionInfo { name, ..EditionInfo::default() });
        }
    }
    let range = match r.has("editions") && !list {
        true => r.parsed("editions").unwrap_or(EditionRange::ALL),
        false => EditionRange::ALL,
    };
    if infos.is_empty() && range != EditionRange::ALL {
        infos = match known.check(range) {
            Ok(()) => known.infos().to_vec(),
            Err(_) => range
                .named()
                .map(|name| EditionInfo { name: name.into(), ..EditionInfo::default() })
                .collect(),
        };
    }
    // The key `language` applies to the newest edition of the range.
    if let Some(language) = r.text("language")
        && let Some(newest) = range.of(Editions::new(infos.clone())).next_back()
        && let Some(info) = infos.iter_mut().find(|info| info.name == newest.as_str())
        && info.name != language
    {
        info.language = language;
    }
    let all = Editions::new(infos);
    if range != EditionRange::ALL
        && let Err(message) = all.check(range)
    {
        r.error("editions", message);
    }
    (all, range)
}

/// Reports a name that cannot be the name of an edition, or that is already in `names`.
fn edition_name(r: &mut Reader<'_, '_>, key: &str, name: &str, names: &mut HashSet<String>) {
    if !is_edition_name(name) {
        r.error(key, format!("'{name}' cannot be the name of an edition; {EDITION_NAME_HELP}"));
    } else if !names.insert(name.to_string()) {
        r.error(key, format!("the edition '{name}' is listed twice"));
    }
}

/// Whether a section is a digit with optional letters and digits, of at most 12 characters, or `n` or `l`: `3`, `3clc`,
/// `n`.
pub fn is_section(section: &str) -> bool {
    let mut chars = section.chars();
    matches!(section, "n" | "l")
        || chars.next().is_some_and(|c| c.is_ascii_digit())
            && chars.all(|c| c.is_ascii_alphanumeric())
            && section.len() <= 12
}

fn record(r: &mut Reader<'_, '_>, mut places: Option<&mut Places>) -> Record {
    let bodies = places.is_some();
    let name = r.text("name").unwrap_or_default();
    if r.has("name") && !is_name(&name) {
        r.error("name", format!("'{name}' cannot be the name of a file; {NAME_HELP}"));
    }
    let mut record = Record {
        name,
        title: line(r, "title"),
        aliases: r.texts("aliases"),
        also: Patterns::default(),
        summary: line(r, "summary"),
        editions: editions(r),
        man_section: man_section(r, "man_section"),
        imprint: Imprint {
            date: r.text("man_date"),
            release: r.text("man_release"),
            manual: r.text("man_manual"),
            section: man_section(r, "printed_section"),
        },
        see_also: r.texts("see_also"),
        copyright: r.text("copyright"),
        synopsis: r.tables("synopsis", SYNOPSIS, synopsis),
        sections: Vec::new(),
        rules: Vec::new(),
        examples: Vec::new(),
        conflicts: Vec::new(),
        source: r.table("source", SOURCE, source),
    };
    match Patterns::new(r.texts("also")) {
        Ok(also) => record.also = also,
        Err(error) => r.error("also", error),
    }
    if record.title.trim().is_empty() && r.has("title") {
        r.error("title", "the title is empty");
    }
    for entry in record.see_also.clone() {
        if entry.contains('[') {
            check_inline(r, "see_also", &entry);
        }
    }
    let mut ids = HashSet::new();
    let mut place = |r: &Reader<'_, '_>, kind: &str, at: &mut usize, text: &str| {
        let Some(places) = places.as_deref_mut() else { return };
        places.push((format!("{kind}.{at}"), r.start()));
        places.push((format!("{kind}.{at}.{text}"), r.lines.inside(&r.span_of(text), 0)));
        *at += 1;
    };
    let mut at = 0;
    record.sections = r.tables("section", SECTION, |r| {
        place(r, "section", &mut at, "body");
        let section = section(r, bodies);
        unique(r, &section.id, &mut ids);
        section
    });
    at = 0;
    record.rules = r.tables("rule", RULE, |r| {
        place(r, "rule", &mut at, "text");
        let rule = rule(r);
        unique(r, &rule.id, &mut ids);
        rule
    });
    let rules: HashSet<String> = record.rules.iter().map(|rule| rule.id.clone()).collect();
    at = 0;
    record.conflicts = r.tables("conflict", CONFLICT, |r| {
        place(r, "conflict", &mut at, "here");
        conflict(r)
    });
    at = 0;
    record.examples = r.tables("example", EXAMPLE, |r| {
        place(r, "example", &mut at, "code");
        let example = example(r, &rules);
        unique(r, &example.id, &mut ids);
        example
    });
    record
}

fn unique(r: &mut Reader<'_, '_>, id: &str, ids: &mut HashSet<String>) {
    if id.is_empty() || id.chars().any(|c| c.is_whitespace() || matches!(c, '"' | '#' | '<' | '>'))
    {
        if r.has("id") {
            r.error("id", format!("'{id}' cannot be an id; use letters, digits, _ and -"));
        }
    } else if !ids.insert(id.to_string()) {
        r.error("id", format!("the id '{id}' is used twice on this page"));
    }
}

/// The string under `key`, which must be one line; empty if the key is missing.
fn line(r: &mut Reader<'_, '_>, key: &str) -> String {
    let text = r.text(key).unwrap_or_default();
    if text.contains('\n') {
        r.error(key, format!("'{key}' must be one line"));
    }
    text
}

/// The name and the section of a reference: `printf` and `3` for `printf(3)`. The section is `None` if the reference
/// does not state one.
pub fn split_section(reference: &str) -> (&str, Option<&str>) {
    let parts = reference.strip_suffix(')').and_then(|name| name.split_once('('));
    match parts.filter(|(name, section)| !name.is_empty() && is_section(section)) {
        Some((name, section)) => (name, Some(section)),
        None => (reference, None),
    }
}

fn man_section(r: &mut Reader<'_, '_>, key: &'static str) -> Option<String> {
    let section = r.text(key)?;
    if !is_section(&section) {
        r.error(key, not_a_section(&section));
    }
    Some(section)
}

fn not_a_section(section: &str) -> String {
    format!("'{section}' is not a section of a manual; write 3clc, for example")
}

fn editions(r: &mut Reader<'_, '_>) -> EditionRange {
    let range = r.parsed("editions").unwrap_or(EditionRange::ALL);
    if let Some(Err(message)) = r.lines.editions.map(|all| all.check(range)) {
        r.error("editions", message);
    }
    range
}

fn synopsis(r: &mut Reader<'_, '_>) -> Synopsis {
    let links = r.item("links").map(|item| {
        item.as_table().map(|table| {
            table
                .iter()
                .map(|(word, page)| {
                    Some((word.get_ref().to_string(), page.get_ref().as_str()?.into()))
                })
                .collect::<Option<Vec<_>>>()
        })
    });
    let links = match links {
        None => Vec::new(),
        Some(Some(Some(links))) => links,
        Some(_) => {
            r.error("links", "'links' must be a table from words to pages");
            Vec::new()
        }
    };
    Synopsis {
        code: r.text("code").unwrap_or_default(),
        language: r.text("language").unwrap_or_default(),
        editions: editions(r),
        links,
        functions: r.texts("functions"),
    }
}

fn section(r: &mut Reader<'_, '_>, bodies: bool) -> Section {
    let body = r.text("body").unwrap_or_default();
    if bodies {
        match prose::parse(&body) {
            Ok(blocks) => {
                check_fences(r, &body, &blocks);
                check_ranges(r, &body, &blocks);
            }
            Err(error) => {
                let span = r.span_of("body");
                let at = r.lines.inside(&span, error.offset);
                r.error_at(at, error.message);
            }
        }
    }
    Section {
        id: r.text("id").unwrap_or_default(),
        title: line(r, "title"),
        editions: editions(r),
        body,
    }
}

/// The attributes that a listing may have.
pub const FENCE_ATTRIBUTES: &[&str] = &[
    "id",
    "editions",
    "requires",
    "expect",
    "diagnostic",
    "compile_fail",
    "no_run",
    "ignore",
    "links",
];

/// Reports unknown attributes of listings, which would have no effect, and values that an attribute cannot have.
fn check_fences(r: &mut Reader<'_, '_>, body: &str, blocks: &[prose::Block]) {
    let mut wrong: Vec<(String, String)> = Vec::new();
    prose::for_each_block(blocks, &mut |block| {
        let prose::Block::Code(code) = block else { return };
        for (key, value) in code.fence().attributes {
            let message = match key {
                "editions" => {
                    let checked = |range| r.lines.editions.map_or(Ok(()), |all| all.check(range));
                    value.parse().and_then(checked).err()
                }
                "expect" if !matches!(value, "accept" | "reject") => {
                    Some(format!("'{value}' is not a verdict; write accept or reject"))
                }
                _ if FENCE_ATTRIBUTES.contains(&key) => None,
                _ => {
                    let near = super::nearest(key, FENCE_ATTRIBUTES).map_or_else(
                        || format!("; the attributes are {}", FENCE_ATTRIBUTES.join(", ")),
                        |near| format!("; did you mean '{near}'?"),
                    );
                    Some(format!("'{key}' is not an attribute of a listing{near}"))
                }
            };
            wrong.extend(message.map(|message| (code.info.clone(), message)));
        }
    });
    for (info, message) in wrong {
        let span = r.span_of("body");
        let at = r.lines.inside(&span, body.find(&info).unwrap_or(0));
        r.error_at(at, message);
    }
}

/// Reports ranges that name unknown editions or do not contain an edition of the manual.
fn check_ranges(r: &mut Reader<'_, '_>, body: &str, blocks: &[prose::Block]) {
    let Some(all) = r.lines.editions else { return };
    let mut ranges: Vec<EditionRange> = Vec::new();
    prose::for_each_block(blocks, &mut |block| {
        if let prose::Block::Editions { range, .. } = block {
            ranges.push(*range);
        }
    });
    prose::for_each_inline(blocks, &mut |inline| {
        if let prose::Inline::Editions { range, .. } = inline {
            ranges.push(**range);
        }
    });
    for range in ranges {
        if let Err(message) = all.check(range) {
            let span = r.span_of("body");
            let at = r.lines.inside(&span, body.find(&range.to_string()).unwrap_or(0));
            r.error_at(at, message);
        }
    }
}

fn rule(r: &mut Reader<'_, '_>) -> Rule {
    let kinds: Vec<(&str, RuleKind)> = RuleKind::ALL.iter().map(|k| (k.as_str(), *k)).collect();
    let kind = r.choice("kind", &kinds).unwrap_or(RuleKind::Constraint);
    let text = r.text("text").unwrap_or_default();
    check_inline(r, "text", &text);
    Rule {
        id: r.text("id").unwrap_or_default(),
        kind,
        text,
        editions: editions(r),
        requires: r.texts("requires"),
        spec: r.table("spec", SPEC, |r| SpecRef {
            section: r.text("section").unwrap_or_default(),
            title: r.text("title").unwrap_or_default(),
            anchor: r.text("anchor").unwrap_or_default(),
        }),
        reason: r.text("reason"),
    }
}

fn check_inline(r: &mut Reader<'_, '_>, key: &str, text: &str) {
    match prose::parse(text).as_deref() {
        Ok([] | [prose::Block::Paragraph(_)]) => {}
        Ok(_) => r.error(key, format!("'{key}' must be one paragraph")),
        Err(error) => {
            let span = r.span_of(key);
            let at = r.lines.inside(&span, error.offset);
            r.error_at(at, error.message.clone());
        }
    }
}

/// The number of errors after which no hints are given.
const MOST_HINTS: usize = 100;

fn example(r: &mut Reader<'_, '_>, rules: &HashSet<String>) -> Example {
    let verdicts = [("accept", Verdict::Accept), ("reject", Verdict::Reject)];
    let example = Example {
        id: r.text("id").unwrap_or_default(),
        title: r.text("title"),
        proves: r.texts("proves"),
        editions: editions(r),
        requires: r.texts("requires"),
        without: r.choice("without", &verdicts),
        shown: r.bool("shown").unwrap_or(true),
        expect: r.choice("expect", &verdicts),
        diagnostic: r.text("diagnostic"),
        code: r.text("code").unwrap_or_default(),
        launches: r.tables("launch", LAUNCH, read_launch),
    };
    for proved in &example.proves {
        if !proved.contains('#') && !rules.contains(proved) {
            // If there are many errors, searching all rules for each takes too long.
            let known: Vec<&str> = match r.errors.len() {
                0..MOST_HINTS => rules.iter().map(String::as_str).collect(),
                _ => Vec::new(),
            };
            let hint = super::nearest(proved, &known)
                .map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
            r.error("proves", format!("this page has no rule '{proved}'{hint}"));
        }
    }
    if example.diagnostic.is_some() && example.expect.is_none() {
        r.error(
            "diagnostic",
            "'diagnostic' needs expect = \"reject\", or \"accept\" for a warning",
        );
    }
    example
}

fn conflict(r: &mut Reader<'_, '_>) -> Conflict {
    Conflict {
        place: line(r, "place"),
        was: r.text("was").unwrap_or_default(),
        here: r.text("here").unwrap_or_default(),
        upstream: r.text("upstream").unwrap_or_default(),
    }
}

fn source(r: &mut Reader<'_, '_>) -> Source {
    Source {
        file: r.text("file").unwrap_or_default(),
        format: r.text("format").unwrap_or_default(),
        hash: r.text("hash").unwrap_or_default(),
    }
}
