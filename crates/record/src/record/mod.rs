//! One page as data: types, editions and their ranges, TOML in and out, validation.
//!
//! Takes TOML text, gives [`Record`]s and [`CorpusMeta`]s and back. May use `diagnostic`.
//!
//! The bodies of sections are Markdown in the dialect of `prose/`; here they are strings.
//! Reading names file, line and column of everything that is wrong ([`RecordError`]). Writing is
//! byte-stable: a record that was read and not changed is written as the bytes that were read, and
//! one that was changed keeps the comments and the layout of what did not change.

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
    FENCE_ATTRIBUTES, Parsed, is_name, read_corpus_meta, read_record, read_record_unread,
};
pub use schema::{corpus_schema, launch_schema, record_schema};
pub use table::RecordError;
pub use table::nearest;
pub use write::hex;
pub use write::{
    content_hash, example_content, is_unedited, update_record, write_corpus_meta, write_record,
};
pub(crate) use write::{quoted, quoted_key};

use crate::{Edition, EditionRange};

/// A page of the manual.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Stable: the file's stem and the page's URL. Letters, digits, `_`, `-`, `.`; no path.
    pub name: String,
    /// The man page: `__global` is printed as `__global(3clc)`. May hold blanks.
    pub title: String,
    /// Other names that find the page.
    pub aliases: Vec<String>,
    /// More names that find the page, which it does not list.
    pub also: Patterns,
    /// The NAME line after the dash: no capital at the start, no full stop. Plain text.
    pub summary: String,
    /// Where the page applies.
    pub editions: EditionRange,
    /// Related pages, by name; or, where the text shown is not the page's title, a link of the
    /// dialect: `` [`image2d_t`](otherDataTypes) ``.
    pub see_also: Vec<String>,
    /// The page's copyright where it is not that of the corpus.
    pub copyright: Option<String>,
    /// SYNOPSIS, in order.
    pub synopsis: Vec<Synopsis>,
    /// The sections, in order.
    pub sections: Vec<Section>,
    /// The normative sentences.
    pub rules: Vec<Rule>,
    /// Examples beyond those of fenced code.
    pub examples: Vec<Example>,
    /// Where an imported page came from.
    pub source: Option<Source>,
}

impl Record {
    /// The names that find the page: name, title, aliases; each once.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let title = (self.title != self.name).then_some(self.title.as_str());
        let aliases = self.aliases.iter().map(String::as_str);
        let aliases = aliases.filter(|a| *a != self.name && *a != self.title);
        std::iter::once(self.name.as_str()).chain(title).chain(aliases)
    }

    /// The names that find the page, also those that it does not list; each once.
    pub fn all_names(&self) -> impl Iterator<Item = &str> {
        let listed = |name: &&str| self.names().all(|other| other != *name);
        self.names().chain(self.also.names().iter().map(String::as_str).filter(listed))
    }

    /// A page that is empty but for its names.
    pub fn new(name: impl Into<String>, title: impl Into<String>) -> Self {
        Record {
            name: name.into(),
            title: title.into(),
            aliases: Vec::new(),
            also: Patterns::default(),
            summary: String::new(),
            editions: EditionRange::ALL,
            see_also: Vec::new(),
            copyright: None,
            synopsis: Vec::new(),
            sections: Vec::new(),
            rules: Vec::new(),
            examples: Vec::new(),
            source: None,
        }
    }
}

/// One declaration or one block of declarations of SYNOPSIS.
#[derive(Clone, Debug, PartialEq)]
pub struct Synopsis {
    /// The lines, as they are to be printed. No newline at the end.
    pub code: String,
    /// What language it is in, as a fence would say: `opencl`, `c`; empty where neither.
    pub language: String,
    /// Where it applies.
    pub editions: EditionRange,
    /// Words of the code that refer to pages: word, page.
    pub links: Vec<(String, String)>,
    /// Built-in functions with their parameters' names, `fmod(x, y)`, if the code is made from the checker's table.
    pub functions: Vec<String>,
}

/// A section of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// For links to it: `description`.
    pub id: String,
    /// As printed: `Description`.
    pub title: String,
    /// Where it applies.
    pub editions: EditionRange,
    /// Markdown in the dialect of `prose/`, ended by a newline.
    pub body: String,
}

/// What kind of sentence a rule is, and so what can prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// A program that breaks it is rejected.
    Constraint,
    /// A launch shows it.
    Behaviour,
    /// An implementation may do it.
    Permission,
    /// The specification allows several results and does not choose one.
    Unspecified,
    /// Each implementation chooses and documents its behaviour.
    ImplementationDefined,
    /// What happens is not defined.
    Undefined,
    /// About the host's side.
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

    /// As written in a record.
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

    /// Whether a program can show that it holds.
    pub fn can_be_proved(self) -> bool {
        matches!(self, RuleKind::Constraint | RuleKind::Behaviour)
    }
}

/// A place in the OpenCL C specification.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecRef {
    /// `6.7.9`
    pub section: String,
    /// The heading there.
    pub title: String,
    /// Its id in the published specification; may be empty.
    pub anchor: String,
}

/// One normative sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// Unique on the page.
    pub id: String,
    /// What can prove it.
    pub kind: RuleKind,
    /// The sentence, in the inlines of the dialect.
    pub text: String,
    /// Where it holds.
    pub editions: EditionRange,
    /// Features or extensions that it needs where the edition makes them optional.
    pub requires: Vec<String>,
    /// Its source.
    pub spec: Option<SpecRef>,
    /// Why no program can show it, for the kinds that cannot be proved.
    pub reason: Option<String>,
}

/// What must happen to an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It compiles.
    Accept,
    /// It does not.
    Reject,
}

/// A program that shows something.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Unique on the page.
    pub id: String,
    /// Rules that it proves: ids of this page, or `page#rule`.
    pub proves: Vec<String>,
    /// Where it applies.
    pub editions: EditionRange,
    /// Features or extensions that it needs.
    pub requires: Vec<String>,
    /// What happens without them, if that is to be tested too.
    pub without: Option<Verdict>,
    /// Printed on the page; otherwise it is run only.
    pub shown: bool,
    /// What must happen.
    pub expect: Option<Verdict>,
    /// The code of the diagnostic that rejects it, or of a warning that it is given.
    pub diagnostic: Option<String>,
    /// What it shows, in one line.
    pub title: Option<String>,
    /// The program.
    pub code: String,
    /// Launches, in order, on one built program.
    pub launches: Vec<Launch>,
}

/// Where an imported page came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// Path below the folder that was imported, with `/`.
    pub file: String,
    /// `docbook`, `xhtml`, …
    pub format: String,
    /// SHA-256, in hex, of the record's text as clman last wrote it, without this key's line. An
    /// edited record is told by it.
    pub hash: String,
}

/// `corpus.toml`: what all pages of a folder have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct CorpusMeta {
    /// `OpenCL C Reference Pages`
    pub title: String,
    /// The manual's name, the centre of a man page's head: `OpenCL Manual`.
    pub manual: String,
    /// `3clc`
    pub section: String,
    /// The editions that the records speak of.
    pub editions: EditionRange,
    /// The OpenCL C of the newest of them, where it is not the edition itself.
    pub language: Option<Edition>,
    /// The licence's name (SPDX where it has one) or its text.
    pub licence: String,
    /// `Copyright © 2007-2011 The Khronos Group Inc.`
    pub copyright: String,
    /// Who wrote the pages: `The Khronos Group`.
    pub author: String,
    /// Where they came from, as a reader would look for it.
    pub source: String,
    /// The date that pages carry: `2011-11-14`.
    pub date: String,
    /// Whether each rejected example has to differ in one place alone from an accepted one that proves the
    /// same rule: then nothing but what the rule forbids can be why it is rejected.
    pub minimal_pairs: bool,
}

/// A text as an id: its ASCII letters and digits in small, a dash for everything between them.
/// `See Also` is `see-also`; a text without any is empty.
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
