//! What clman says about its input, as values: codes, spans, labels, severities.
//!
//! Takes nothing from the other rooms. Gives them one [`Diagnostic`] type and one way to declare a
//! code (`declare_codes!`), so that `explain`, SARIF, the site and the man pages read a code's text from
//! the doc comment where it is declared and from nowhere else. Diagnostics are drawn at the edge
//! (`cli/`), never here.

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Explains another diagnostic; never stands alone.
    Note,
    /// Allowed, but probably not what was meant.
    Warning,
    /// Not allowed: the input is wrong.
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

/// A file of a source map, by its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// A half-open range of byte offsets in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Which file the offsets count in.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// A sentence of the manual, named by its page and the rule's id there.
///
/// `opencl/` names the rules it enforces as constants of this type; a test holds them against
/// `pages/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleRef {
    /// The record's `name`, such as `local`.
    pub page: &'static str,
    /// The `id` of one of its `[[rule]]` tables, such as `no-initializer`.
    pub rule: &'static str,
}

/// One code of the registry: what every diagnostic of that code has in common.
#[derive(Debug)]
pub struct Code {
    /// `CL0301`, `CM001`: stable, never reused.
    pub id: &'static str,
    /// The name in words, `kebab-case`.
    pub name: &'static str,
    /// Severity unless an option changes it.
    pub severity: Severity,
    /// The code's page in Markdown: what it reports, why that is wrong, an example, what to write
    /// instead. It is the doc comment of the declaration.
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

/// A span with words beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What is pointed at.
    pub span: Span,
    /// The words; may be empty.
    pub text: String,
}

/// A change of the source that may correct what is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text that is replaced; empty where text is inserted.
    pub span: Span,
    /// The text that takes its place.
    pub replacement: String,
    /// Whether the change is meant almost surely: such changes may be made without asking.
    pub is_certain: bool,
}

/// One thing found in the input.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The code, with the page that explains it.
    pub code: &'static Code,
    /// [`Code::severity`] unless changed.
    pub severity: Severity,
    /// One sentence without a full stop, lower case first.
    pub message: String,
    /// What it is about.
    pub primary: Label,
    /// Other places that explain it.
    pub secondary: Vec<Label>,
    /// Further sentences, such as which rule is broken.
    pub notes: Vec<String>,
    /// What to write instead.
    pub help: Option<String>,
    /// A change that may correct it.
    pub suggestion: Option<Suggestion>,
    /// The sentence of the manual that it enforces.
    pub rule: Option<RuleRef>,
    /// The place in clman's own source that reports it, so that tests can be held against every such place.
    pub origin: &'static std::panic::Location<'static>,
}

impl Diagnostic {
    /// A diagnostic of `code` at `span`, with the severity of the code.
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

    /// Words beside the primary span.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Another place, with words.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// A further sentence.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Makes an error a warning: what it reports is forbidden, and compilers allow it. A pedantic
    /// check makes it an error again.
    pub fn tolerated(&mut self) -> &mut Self {
        self.severity = Severity::Warning;
        self
    }

    /// What to write instead.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// The sentence of the manual that it enforces.
    pub fn rule(mut self, rule: RuleRef) -> Self {
        self.rule = Some(rule);
        self
    }
}

/// Declares codes. What is said of one is the only copy of its page: the doc comment in Markdown, the section of the
/// specification, how editions differ if they do, then examples: `wrong`, `right`, and `also` for a further one. A
/// literal is a line of an example; options such as `["std=1.2"]` stand before the first.
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

/// Declares one code, for rooms that keep one in a file.
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
