//! Diagnostics as values: codes, spans, labels, severities.
//!
//! This module depends on no other module. It has one [`Diagnostic`] type, and the macros that declare codes
//! (`declare_codes!` and `declare_code!`). The doc comment of a declaration is the only copy of the code's text:
//! `explain`, SARIF, the site and the man pages read it. The command line renders diagnostics (`cli/`); this module
//! does not.

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Explains another diagnostic. A note is never reported alone.
    Note,
    /// Allowed, but probably not what was meant.
    Warning,
    /// Not allowed: the input is invalid.
    Error,
}

impl Severity {
    /// The word that the JSON and short formats print.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A number with its noun: `1 error`, `2 errors`.
pub fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// A file of a source map, by its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// A half-open range of byte offsets in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The file that contains the range.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// A normative sentence of the manual, identified by its page and the rule's id on that page.
///
/// `rules.rs` has a constant of this type for each rule that the checker enforces. A test compares the constants with
/// `pages/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleRef {
    /// The `name` of the page's record, such as `local`.
    pub page: &'static str,
    /// The `id` of one of the record's `[[rule]]` tables, such as `no-initializer`.
    pub rule: &'static str,
}

/// A diagnostic code: the properties that all diagnostics with this code share.
#[derive(Debug)]
pub struct Code {
    /// The id, such as `CL0301` or `CM001`. It is stable and never reused.
    pub id: &'static str,
    /// The name: words in kebab case, such as `stray-character`.
    pub name: &'static str,
    /// The default severity; an option may change it.
    pub severity: Severity,
    /// The code's page in Markdown: the reported fault, the reason, an example, and the correction. It is the doc
    /// comment of the declaration. With `declare_codes!`, the examples, the editions and the section of the
    /// specification follow.
    pub doc: &'static str,
}

impl Code {
    /// The first line of the page: one sentence.
    pub fn summary(&self) -> &'static str {
        self.doc.trim_start().lines().next().unwrap_or("").trim()
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}
impl Eq for Code {}

/// A span with its label text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The source range.
    pub span: Span,
    /// The text; it may be empty.
    pub text: String,
}

/// A source edit that may correct the reported fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text to replace; empty for an insertion.
    pub span: Span,
    /// The replacement text.
    pub replacement: String,
    /// Whether the edit almost surely matches the intention. Tools may then apply it without asking.
    pub is_certain: bool,
}

impl Suggestion {
    /// An edit that inserts a text before a place.
    pub(crate) fn before(place: Span, text: impl Into<String>, is_certain: bool) -> Self {
        Suggestion {
            span: Span { end: place.start, ..place },
            replacement: text.into(),
            is_certain,
        }
    }

    /// An edit that inserts a text after a place.
    pub(crate) fn after(place: Span, text: impl Into<String>, is_certain: bool) -> Self {
        Suggestion {
            span: Span { start: place.end, ..place },
            replacement: text.into(),
            is_certain,
        }
    }
}

/// A diagnostic about the input.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The code, with the page that explains it.
    pub code: &'static Code,
    /// The severity: [`Code::severity`], unless an option or the checker changed it.
    pub severity: Severity,
    /// One sentence, which starts with a lower-case letter and has no full stop.
    pub message: String,
    /// The place that the message is about.
    pub primary: Label,
    /// Other places that explain the diagnostic.
    pub secondary: Vec<Label>,
    /// Further sentences, such as the rule that is violated.
    pub notes: Vec<String>,
    /// The correction, in words.
    pub help: Option<String>,
    /// An edit that may correct the fault.
    pub suggestion: Option<Suggestion>,
    /// The manual's rule that the diagnostic enforces.
    pub rule: Option<RuleRef>,
    /// The place in clman's own source that reports the diagnostic. A test checks that every such place is
    /// covered.
    pub origin: &'static std::panic::Location<'static>,
}

impl Diagnostic {
    /// Makes a diagnostic of `code` at `span`, with the default severity of the code.
    #[track_caller]
    pub fn new(code: &'static Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity: code.severity,
            message: message.into(),
            primary: Label { span, text: String::new() },
            secondary: Vec::new(),
            notes: Vec::new(),
            help: None,
            suggestion: None,
            rule: None,
            origin: std::panic::Location::caller(),
        }
    }

    /// Adds a text to the primary span.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Adds a secondary place with a text.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// Adds a note.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Makes an error a warning: the specification forbids the construct, but compilers accept it. The option
    /// `pedantic` makes it an error again.
    pub fn tolerated(&mut self) -> &mut Self {
        self.severity = Severity::Warning;
        self
    }

    /// Sets the help of a diagnostic that is already reported.
    pub(crate) fn helped(&mut self, text: impl Into<String>) -> &mut Self {
        self.help = Some(text.into());
        self
    }

    /// Sets the help: the correction in words.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Suggests a word in place of the unknown `name`. `meant` is the word, and whether the suggestion is certain. The
    /// edit is at the primary span. If the text there is not `name`, a macro contains the name, and there is no edit.
    /// `text` is the text of the file. A help that is already set is kept.
    pub(crate) fn did_you_mean(&mut self, text: &[u8], name: &str, meant: (String, bool)) {
        let (span, (replacement, is_certain)) = (self.primary.span, meant);
        self.help.get_or_insert_with(|| format!("did you mean `{replacement}`?"));
        let is_written = text.get(span.start as usize..span.end as usize) == Some(name.as_bytes());
        self.suggestion = is_written.then_some(Suggestion { span, replacement, is_certain });
    }

    /// Sets the manual's rule that the diagnostic enforces.
    pub fn rule(mut self, rule: RuleRef) -> Self {
        self.rule = Some(rule);
        self
    }
}

/// Declares codes. A declaration has the only copy of a code's page: the doc comment in Markdown, the section of the
/// specification, and the differences between editions. Examples follow: `wrong`, `right`, and `also` for a further
/// one. Each string literal is a line of an example; options such as `["std=1.2"]` precede the first line.
macro_rules! declare_codes {
    (
        $(#[$list_doc:meta])* pub $list:ident;
        $(
            $(#[doc = $doc:literal])+
            $const:ident =
                ($id:literal, $name:literal, $severity:ident, $section:literal $(, $editions:literal)?)
                $($heading:ident $([$info:literal])? $($line:literal)+)*;
        )*
    ) => {
        $(
            $(#[doc = $doc])+
            pub static $const: $crate::diagnostic::Code = $crate::diagnostic::Code {
                id: $id,
                name: $name,
                severity: $crate::diagnostic::Severity::$severity,
                doc: concat!(
                    $($doc, "\n",)+
                    $(
                        $crate::diagnostic::declare_codes!(@heading $heading), $(" ", $info,)? "\n",
                        $(" ", $line, "\n",)+
                        " ```\n",
                    )*
                    "\n # Editions\n ", $crate::diagnostic::declare_codes!(@editions $($editions)?),
                    "\n\n # Specification\n ", $section, "\n"
                ),
            };
        )*
        $(#[$list_doc])*
        pub(super) const $list: &[&$crate::diagnostic::Code] = &[$(&$const),*];
    };
    (@heading wrong) => { "\n # Wrong\n ```opencl" };
    (@heading right) => { "\n # Right\n ```opencl" };
    (@heading also) => { "\n ```opencl" };
    (@editions) => { "All." };
    (@editions $editions:literal) => { $editions };
}

pub(crate) use declare_codes;

/// Declares one code, for crates that keep each code in its own file.
#[macro_export]
macro_rules! declare_code {
    ($(#[doc = $doc:literal])+ $const:ident = ($id:literal, $name:literal, $severity:ident);) => {
        $(#[doc = $doc])+
        pub static $const: $crate::diagnostic::Code = $crate::diagnostic::Code {
            id: $id,
            name: $name,
            severity: $crate::diagnostic::Severity::$severity,
            doc: concat!($($doc, "\n"),+),
        };
    };
}
