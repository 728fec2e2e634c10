//! One page as data: its types, and reading, validating and writing it as TOML.
//!
//! The module converts TOML text to [`Record`]s and [`CorpusMeta`]s and back. It may use `edition` and `prose`.
//!
//! The bodies of sections are Markdown in the dialect of [`prose`](crate::prose). A record contains them as strings.
//! Reading reports every error with its line and column ([`RecordError`]). Writing is byte-stable: an unchanged record
//! is written as the bytes that were read, and a changed record keeps the comments and the layout of its unchanged
//! parts.

mod launch;
mod patterns;
mod read;
mod schema;
mod table;
pub mod visible;
mod write;

pub use launch::{
    Access, Arg, ArgValue, Contents, Elements, Expect, FINDINGS, Image, Launch, Number, Pipe,
    Sampler, launch_place, read_launch_file,
};
pub use patterns::Patterns;
pub use read::{
    FENCE_ATTRIBUTES, NAME_HELP, Parsed, is_name, is_section, read_corpus_meta, read_record,
    read_record_of, read_record_unread, split_section,
};
pub use schema::{corpus_schema, launch_schema, record_schema};
pub use table::RecordError;
pub use table::nearest;
pub use write::hex;
pub use write::{
    content_hash, example_content, is_unedited, update_corpus_meta, update_record,
    write_corpus_meta, write_launch_file, write_record, write_record_from,
};
pub(crate) use write::{quoted, quoted_key};

use crate::{Edition, EditionRange, Editions};

/// A page of the manual.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The stable name: the file's stem and the page's URL. It consists of letters, digits, `_`, `-`, `.` and `+`, and
    /// is not a path.
    pub name: String,
    /// The title of the man page: `__global` is printed as `__global(3clc)`. It may contain blanks.
    pub title: String,
    /// Other names of the page.
    pub aliases: Vec<String>,
    /// More names that find the page, but that the page does not list.
    pub also: Patterns,
    /// The text after the dash in NAME: plain text without a leading capital or a full stop.
    pub summary: String,
    /// The editions to which the page applies.
    pub editions: EditionRange,
    /// The section of the page, if it differs from the section of the corpus: `1`, `3posix`.
    pub man_section: Option<String>,
    /// The texts of the man page's head and foot that differ from the texts of the corpus.
    pub imprint: Imprint,
    /// Related pages, by name. If the displayed text is not the page's title, the entry is a link of the dialect:
    /// `` [`image2d_t`](otherDataTypes) ``.
    pub see_also: Vec<String>,
    /// The page's copyright, if it differs from the copyright of the corpus. Paragraphs after the first are the page's
    /// own licence.
    pub copyright: Option<String>,
    /// The declarations of SYNOPSIS, in order.
    pub synopsis: Vec<Synopsis>,
    /// The sections, in order.
    pub sections: Vec<Section>,
    /// The normative sentences.
    pub rules: Vec<Rule>,
    /// Examples other than fenced code.
    pub examples: Vec<Example>,
    /// Parts that both people and upstream changed since the page was imported. They must be resolved before the
    /// page is built.
    pub conflicts: Vec<Conflict>,
    /// The origin of an imported page.
    pub source: Option<Source>,
}

impl Record {
    /// The page's own copyright and licence; `None` if the page has the copyright of the corpus. The licence is empty
    /// if it is the licence of the corpus.
    pub fn own_copyright(&self) -> Option<(&str, &str)> {
        let own = self.copyright.as_deref()?;
        Some(own.split_once("\n\n").unwrap_or((own, "")))
    }

    /// The names of the page: name, title, aliases; each once.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let title = (self.title != self.name).then_some(self.title.as_str());
        let aliases = self.aliases.iter().map(String::as_str);
        let aliases = aliases.filter(|a| *a != self.name && *a != self.title);
        std::iter::once(self.name.as_str()).chain(title).chain(aliases)
    }

    /// All names of the page, including those that it does not list; each once.
    pub fn all_names(&self) -> impl Iterator<Item = &str> {
        let listed = |name: &&str| self.names().all(|other| other != *name);
        self.names().chain(self.also.names().iter().map(String::as_str).filter(listed))
    }

    /// An empty page with a name and a title.
    pub fn new(name: impl Into<String>, title: impl Into<String>) -> Self {
        Record {
            name: name.into(),
            title: title.into(),
            aliases: Vec::new(),
            also: Patterns::default(),
            summary: String::new(),
            editions: EditionRange::ALL,
            man_section: None,
            imprint: Imprint::default(),
            see_also: Vec::new(),
            copyright: None,
            synopsis: Vec::new(),
            sections: Vec::new(),
            rules: Vec::new(),
            examples: Vec::new(),
            conflicts: Vec::new(),
            source: None,
        }
    }
}

/// Texts of a man page's head and foot. A text is `None` if the text of the corpus is used.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imprint {
    /// The date of the last change: `2022-10-19`.
    pub date: Option<String>,
    /// The name and the version of the collection to which the page belongs: `perl v5.36.0`.
    pub release: Option<String>,
    /// The manual's name: `User Contributed Perl Documentation`.
    pub manual: Option<String>,
    /// The section that the page's title and references to the page print, if it is not the section of the page:
    /// `rpc(3)` for `rpc.3t`.
    pub section: Option<String>,
}

/// One declaration or one block of declarations of SYNOPSIS.
#[derive(Clone, Debug, PartialEq)]
pub struct Synopsis {
    /// The lines as printed. There is no newline at the end.
    pub code: String,
    /// The language, as in a fence: `opencl`, `c`, or empty.
    pub language: String,
    /// The editions that it applies to.
    pub editions: EditionRange,
    /// Words of the code that link to pages: word, page.
    pub links: Vec<(String, String)>,
    /// Built-in functions with their parameters' names, `fmod(x, y)`, if the code is generated from the
    /// checker's table.
    pub functions: Vec<String>,
}

/// A section of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The target of links to it: `description`.
    pub id: String,
    /// The printed title: `Description`.
    pub title: String,
    /// The editions that it applies to.
    pub editions: EditionRange,
    /// Markdown in the dialect of [`prose`](crate::prose), terminated by a newline.
    pub body: String,
}

/// The kind of a rule, which determines how it can be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// A program that violates the rule is rejected.
    Constraint,
    /// A launch demonstrates the rule.
    Behaviour,
    /// A behaviour that an implementation may have.
    Permission,
    /// The specification allows several results and does not choose one.
    Unspecified,
    /// Each implementation chooses and documents its behaviour.
    ImplementationDefined,
    /// The behaviour is undefined.
    Undefined,
    /// A statement about the host.
    Host,
}

impl RuleKind {
    /// Every kind.
    pub const ALL: [RuleKind; 7] = [
        RuleKind::Constraint,
        RuleKind::Behaviour,
        RuleKind::Permission,
        RuleKind::Unspecified,
        RuleKind::ImplementationDefined,
        RuleKind::Undefined,
        RuleKind::Host,
    ];

    /// The spelling in a record.
    pub fn as_str(self) -> &'static str {
        match self {
            RuleKind::Constraint => "constraint",
            RuleKind::Behaviour => "behaviour",
            RuleKind::Permission => "permission",
            RuleKind::Unspecified => "unspecified",
            RuleKind::ImplementationDefined => "implementation-defined",
            RuleKind::Undefined => "undefined",
            RuleKind::Host => "host",
        }
    }

    /// Whether a program can demonstrate that a rule of this kind holds.
    pub fn can_be_proved(self) -> bool {
        matches!(self, RuleKind::Constraint | RuleKind::Behaviour)
    }
}

/// A place in the OpenCL C specification.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecRef {
    /// The number of the section: `6.7.9`.
    pub section: String,
    /// The heading of the section.
    pub title: String,
    /// The id of the section in the published specification; empty if it is not known.
    pub anchor: String,
}

/// A normative statement of one or a few sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// The id, which is unique on the page.
    pub id: String,
    /// The kind, which determines how it can be proved.
    pub kind: RuleKind,
    /// The sentence, in the inlines of the dialect.
    pub text: String,
    /// The editions in which the rule holds.
    pub editions: EditionRange,
    /// Features or extensions that it needs in editions where they are optional.
    pub requires: Vec<String>,
    /// The source of the rule in the specification.
    pub spec: Option<SpecRef>,
    /// The reason why no program can demonstrate it, for the kinds that cannot be proved.
    pub reason: Option<String>,
}

/// The expected result of compiling an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The example compiles.
    Accept,
    /// The example is rejected.
    Reject,
}

/// A program that proves or demonstrates rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The id, which is unique on the page.
    pub id: String,
    /// The rules that it proves: ids of this page, or `page#rule`.
    pub proves: Vec<String>,
    /// The editions that it applies to.
    pub editions: EditionRange,
    /// Features or extensions that it needs.
    pub requires: Vec<String>,
    /// The expected result without these features, if the example must be compiled without them too.
    pub without: Option<Verdict>,
    /// Whether every format shows it. Otherwise only the site shows it, among the examples of its rule.
    pub shown: bool,
    /// The expected result.
    pub expect: Option<Verdict>,
    /// The code of the diagnostic that rejects it, or of a warning in it.
    pub diagnostic: Option<String>,
    /// A one-line description.
    pub title: Option<String>,
    /// The program.
    pub code: String,
    /// Launches, in order, on one built program.
    pub launches: Vec<Launch>,
}

/// A part of an imported page or of `corpus.toml` that both people and upstream changed. The file contains the text
/// that people edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The part: `summary`, `section notes`.
    pub place: String,
    /// The text as it was imported.
    pub was: String,
    /// The text as people edited it.
    pub here: String,
    /// The text of upstream; empty if upstream removed it.
    pub upstream: String,
}

impl Conflict {
    /// The error of a file with a conflict, and its remedy.
    pub const REMEDY: &str = "upstream and this file changed the same text; correct the text, and \
                              remove this [[conflict]]";

    /// The line number (from 1) of the conflict with the index `at` (from 0) in the text of a file; 1 if the file does
    /// not have this conflict.
    pub fn line(text: &str, at: usize) -> usize {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| line.trim_end() == "[[conflict]]");
        lines.map(|(number, _)| number).nth(at).unwrap_or(1)
    }
}

/// The origin of an imported page.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// The path relative to the imported folder, with `/` as the separator.
    pub file: String,
    /// The format: `docbook`, `xhtml`, …
    pub format: String,
    /// SHA-256, in hex, of the record's text as clman wrote it before any edit, without this key's line. It shows
    /// whether a record was edited.
    pub hash: String,
}

/// `corpus.toml`: the metadata that all pages of a folder have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct CorpusMeta {
    /// The manual's full title: `OpenCL C Reference Pages`.
    pub title: String,
    /// The manual's name, which is printed in the centre of a man page's head: `OpenCL Manual`.
    pub manual: String,
    /// The section of pages that do not state their section: `3clc`.
    pub section: String,
    /// All editions of the manual.
    pub all_editions: &'static Editions,
    /// The editions to which the records apply.
    pub editions: EditionRange,
    /// The languages of the listings; empty for a manual of OpenCL C.
    pub languages: Vec<Language>,
    /// The licence's SPDX name if it has one, otherwise its text.
    pub licence: String,
    /// The copyright line: `Copyright © 2007-2011 The Khronos Group Inc.`
    pub copyright: String,
    /// The author of the pages: `The Khronos Group`.
    pub author: String,
    /// The origin of the pages: a URL, or words for a reader.
    pub source: String,
    /// The date printed on the pages: `2011-11-14`.
    pub date: String,
    /// The name and the version of the collection to which the pages belong, at the foot of man pages:
    /// `Linux man-pages 6.03`. If it is empty, the title and the edition are printed at the foot.
    pub release: String,
    /// Whether each rejected example must differ in exactly one place from an accepted example that proves
    /// the same rule. If it does, only the violated rule can be the reason for the rejection.
    pub minimal_pairs: bool,
    /// The purpose and the readers of the manual, for the front page of the site: paragraphs of plain text.
    pub introduction: String,
    /// The pages by topic, in reading order; empty if the manual does not arrange them.
    pub groups: Vec<PageGroup>,
    /// Values that both people and upstream changed. They must be resolved before the manual is built.
    pub conflicts: Vec<Conflict>,
}

/// A language of a manual's listings, and how they are checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Language {
    /// The name, as in a fence: `c`.
    pub name: String,
    /// The checker that is part of clman: `opencl`, or empty.
    pub checker: String,
    /// The command that checks a listing, with `{file}` for the listing's file: `["cc", "-fsyntax-only", "{file}"]`. It
    /// must exit with 0 if the listing is correct. Empty if no command checks listings.
    pub check: Vec<String>,
    /// The command that runs a program, if the page shows the program's output; empty if programs are not run.
    pub run: Vec<String>,
    /// The command that prints the version of the checker. Results are kept as long as its output does not change.
    pub version: Vec<String>,
    /// The extension of a listing's file.
    pub extension: String,
    /// A text that only complete programs contain, without regard to blanks: `main(`. Other listings are
    /// fragments. If it is empty, every listing is a complete program.
    pub program: String,
    /// The texts around a fragment that make a program of it, in the order in which they are tried.
    pub wrappers: Vec<Wrapper>,
}

/// The text around a fragment of a program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wrapper {
    /// The text before the fragment.
    pub before: String,
    /// The text after the fragment.
    pub after: String,
}

/// The name of the built-in checker of OpenCL C.
pub const OPENCL: &str = "opencl";

impl CorpusMeta {
    /// Whether the manual has listings in OpenCL C, which the built-in checker checks. This is also true if the corpus
    /// does not list its languages.
    pub fn is_of_opencl(&self) -> bool {
        self.languages.is_empty() || self.languages.iter().any(|l| l.checker == OPENCL)
    }

    /// The section of a page: `3`.
    pub fn section_of<'a>(&'a self, page: &'a Record) -> &'a str {
        page.man_section.as_deref().unwrap_or(&self.section)
    }

    /// The section that the title of a page and references to it print.
    pub fn printed_section_of<'a>(&'a self, page: &'a Record) -> &'a str {
        page.imprint.section.as_deref().unwrap_or_else(|| self.section_of(page))
    }

    /// The editions to which the records apply, oldest first.
    pub fn own_editions(&self) -> impl DoubleEndedIterator<Item = Edition> {
        self.editions.of(self.all_editions)
    }

    /// Whether the records apply to `edition`, which may be an edition of another corpus of the manual. The records of
    /// a corpus without editions apply to all editions.
    pub fn covers(&self, edition: Edition) -> bool {
        !self.all_editions.are_named()
            || self.own_editions().any(|own| own.as_str() == edition.as_str())
    }

    /// The newest edition to which the records apply.
    pub fn newest(&self) -> Edition {
        self.own_editions().next_back().unwrap_or_else(|| self.all_editions.newest())
    }
}

/// Pages that a reader looks for together, in reading order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageGroup {
    /// The title: `Address spaces`.
    pub title: String,
    /// The heading above this group and the following groups; empty if the previous heading applies to this group too.
    pub heading: String,
    /// One line about the group.
    pub summary: String,
    /// Pages, each by name or as a link whose text replaces the page's title: `[Overview](address-spaces)`.
    pub pages: Vec<String>,
}

impl PageGroup {
    /// Each page: its name, and the text that replaces its title.
    pub fn entries(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.pages.iter().map(|entry| {
            let link = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(')'));
            match link.and_then(|link| link.split_once("](")) {
                Some((text, page)) => (page, Some(text)),
                None => (entry.as_str(), None),
            }
        })
    }
}

/// The line and the column of the byte `at` of a text, both from 1; the column is in characters.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// A text as an id: its ASCII letters and digits in lower case, with one dash for each run of other
/// characters between them. `See Also` is `see-also`. A text without letters and digits gives an empty id.
pub fn slug(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    out.truncate(out.trim_end_matches('-').len());
    out
}
