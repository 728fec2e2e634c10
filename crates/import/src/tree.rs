//! Builds trees from mixed content, for the readers of all markup formats.

use clman_record::prose::{Align, Block, CodeBlock, Inline, collapse_space, push};
use std::collections::HashMap;

/// Collects blocks from content that mixes text and blocks, as upstream's cells, list items and paragraphs
/// do. Text between two blocks becomes a paragraph.
#[derive(Default)]
pub(crate) struct Flow {
    blocks: Vec<Block>,
    line: Vec<Inline>,
}

impl Flow {
    /// Adds an inline to the open paragraph.
    pub fn inline(&mut self, inline: Inline) {
        push(&mut self.line, inline);
    }

    /// Ends the open paragraph.
    pub fn end_paragraph(&mut self) {
        let line = normalize(std::mem::take(&mut self.line));
        // A line that contains only breaks is empty.
        if line.iter().any(|inline| *inline != Inline::HardBreak) {
            push(&mut self.blocks, Block::Paragraph(line));
        }
    }

    /// Adds a block.
    pub fn block(&mut self, block: Block) {
        self.end_paragraph();
        push(&mut self.blocks, block);
    }

    /// Adds blocks.
    pub fn extend(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.end_paragraph();
        self.blocks.extend(blocks);
    }

    /// Ends the open paragraph and returns all blocks.
    pub fn finish(mut self) -> Vec<Block> {
        self.end_paragraph();
        self.blocks.shrink_to_fit();
        self.blocks
    }
}

/// Normalizes inlines so that Markdown can express them. White space is a single blank, and never at the start or end
/// of an element or of the whole content. No inline is empty, and adjacent inlines are of different kinds.
pub(crate) fn normalize(content: Vec<Inline>) -> Vec<Inline> {
    let mut content = spaced(content).1;
    while content.last() == Some(&Inline::HardBreak) {
        content.pop();
    }
    content
}

/// Normalizes inlines and reports the blanks at the edges: blank before, content, blank after.
fn spaced(content: Vec<Inline>) -> (bool, Vec<Inline>, bool) {
    let mut out = Spaced::default();
    for inline in content {
        match inline {
            Inline::Text(text) => out.leaf(&text, Inline::Text),
            Inline::Code(text) => out.leaf(&text, Inline::Code),
            Inline::Emphasis(content) => out.container(content, Inline::Emphasis),
            Inline::Strong(content) => out.container(content, Inline::Strong),
            Inline::Strikethrough(content) => out.container(content, Inline::Strikethrough),
            Inline::Superscript(content) => out.container(content, Inline::Superscript),
            Inline::Subscript(content) => out.container(content, Inline::Subscript),
            Inline::Link { target, content } => {
                out.container(content, |content| Inline::Link { target, content });
            }
            Inline::Editions { range, content } => {
                out.container(content, |content| Inline::Editions { range, content });
            }
            whole @ (Inline::Note(_) | Inline::Math(_)) => out.push(whole),
            Inline::HardBreak => {
                out.blank = false;
                if !out.content.is_empty() && out.content.last() != Some(&Inline::HardBreak) {
                    out.content.push(Inline::HardBreak);
                }
            }
        }
    }
    // An import keeps the trees of all pages, so the sum of spare capacity would be large.
    for inline in &mut out.content {
        if let Inline::Text(text) | Inline::Code(text) = inline {
            text.shrink_to_fit();
        }
    }
    out.content.shrink_to_fit();
    (out.lead, out.content, out.blank)
}

#[derive(Default)]
struct Spaced {
    content: Vec<Inline>,
    lead: bool,
    blank: bool,
}

impl Spaced {
    fn leaf(&mut self, text: &str, make: impl FnOnce(String) -> Inline) {
        let core = collapse_space(text);
        self.blank |= text.starts_with(char::is_whitespace);
        if !core.is_empty() {
            self.push(make(core));
            self.blank = text.ends_with(char::is_whitespace);
        }
    }

    fn container(&mut self, content: Vec<Inline>, make: impl FnOnce(Vec<Inline>) -> Inline) {
        let (before, content, after) = spaced(content);
        self.blank |= before;
        if content.is_empty() {
            self.blank |= after;
            return;
        }
        self.push(make(content));
        self.blank = after;
    }

    fn push(&mut self, inline: Inline) {
        if self.blank {
            match self.content.last_mut() {
                None => self.lead = true,
                Some(Inline::HardBreak) => {}
                Some(Inline::Text(text)) => text.push(' '),
                Some(_) => self.content.push(Inline::Text(" ".into())),
            }
            self.blank = false;
        }
        // Adjacent inlines of one kind are joined: Markdown cannot separate them.
        match (self.content.last_mut(), inline) {
            (Some(Inline::Text(last)), Inline::Text(text)) => last.push_str(&text),
            (Some(Inline::Code(last)), Inline::Code(text)) => last.push_str(&text),
            (Some(Inline::Emphasis(last)), Inline::Emphasis(content))
            | (Some(Inline::Strong(last)), Inline::Strong(content))
            | (Some(Inline::Superscript(last)), Inline::Superscript(content))
            | (Some(Inline::Subscript(last)), Inline::Subscript(content)) => {
                // Both are already normalized, so only the adjacent inlines at their ends have to be joined.
                let mut joined = Spaced { content: std::mem::take(last), ..Spaced::default() };
                content.into_iter().for_each(|inline| joined.push(inline));
                *last = joined.content;
            }
            (_, inline) => push(&mut self.content, unnest(inline)),
        }
    }
}

/// Removes emphasis inside the same kind of emphasis, and links inside links. Markdown cannot express them.
fn unnest(inline: Inline) -> Inline {
    fn flat(
        content: Vec<Inline>,
        same: impl Fn(Inline) -> Result<Vec<Inline>, Inline>,
    ) -> Vec<Inline> {
        let mut out = Vec::with_capacity(content.len());
        for inline in content {
            match same(inline) {
                Ok(inner) => out.extend(inner),
                Err(other) => out.push(other),
            }
        }
        spaced(out).1
    }
    match inline {
        Inline::Emphasis(content) if content.iter().any(|i| matches!(i, Inline::Emphasis(_))) => {
            Inline::Emphasis(flat(content, |i| match i {
                Inline::Emphasis(inner) => Ok(inner),
                other => Err(other),
            }))
        }
        Inline::Strong(content) if content.iter().any(|i| matches!(i, Inline::Strong(_))) => {
            Inline::Strong(flat(content, |i| match i {
                Inline::Strong(inner) => Ok(inner),
                other => Err(other),
            }))
        }
        Inline::Link { target, content }
            if content.iter().any(|i| matches!(i, Inline::Link { .. })) =>
        {
            let content = flat(content, |i| match i {
                Inline::Link { content, .. } => Ok(content),
                other => Err(other),
            });
            Inline::Link { target, content }
        }
        other => other,
    }
}

/// The lines of a listing from its source text: no-break spaces become blanks, tabs advance to the next
/// multiple of eight as in browsers, and the common indentation and outer blank lines are removed.
///
/// A first line that directly follows its tag does not have its own indentation. If it is a complete statement, it is
/// left out of the common indentation and aligned with the other lines. If the other lines continue it, their
/// indentation may be relative to it.
pub(crate) fn listing(text: &str) -> String {
    let after_tag = !text.starts_with(['\n', '\r', ' ', '\t', '\u{a0}']);
    let lines: Vec<String> = text
        .split('\n')
        .map(|line| {
            let mut out = String::with_capacity(line.len());
            let mut column = 0;
            for c in line.chars() {
                let (c, times) = match c {
                    '\t' => (' ', 8 - column % 8),
                    '\u{a0}' => (' ', 1),
                    '\r' => continue,
                    c => (c, 1),
                };
                out.extend(std::iter::repeat_n(c, times));
                column += times;
            }
            out.truncate(out.trim_end().len());
            out
        })
        .collect();
    let indent = |line: &String| line.len() - line.trim_start_matches(' ').len();
    let complete = |line: &str| {
        line.ends_with([';', '}']) || line.ends_with("*/") || line.trim_start().starts_with("//")
    };
    let next = lines.iter().skip(1).find(|line| !line.is_empty());
    let first = usize::from(
        after_tag
            && (complete(&lines[0]) || next.is_some_and(|line| line.trim_start().starts_with('{'))),
    );
    let common = lines[first..].iter().filter(|l| !l.is_empty()).map(indent).min().unwrap_or(0);
    let mut out: Vec<&str> = lines
        .iter()
        .enumerate()
        .map(|(at, line)| if at < first { line.as_str() } else { line.get(common..).unwrap_or("") })
        .skip_while(|line| line.is_empty())
        .collect();
    while out.last().is_some_and(|line| line.is_empty()) {
        out.pop();
    }
    out.join("\n")
}

/// Inserts empty cells where a cell of an earlier row spans down.
pub(crate) fn fill_spans(row: &mut Vec<Vec<Block>>, spans: &mut HashMap<usize, usize>) {
    while let Some(left) = spans.get_mut(&row.len()) {
        *left -= 1;
        if *left == 0 {
            spans.remove(&row.len());
        }
        row.push(Vec::new());
    }
}

/// Counts the alignments of a table's cells. A column gets the alignment that most of its cells have.
#[derive(Default)]
pub(crate) struct Alignments {
    columns: Vec<[usize; 3]>,
}

impl Alignments {
    /// Counts a cell. `name` is the name of its alignment in HTML and DocBook; `None` is the default, left.
    pub fn count(&mut self, column: usize, name: Option<&str>) {
        if self.columns.len() <= column {
            self.columns.resize(column + 1, [0; 3]);
        }
        let kind = match name {
            Some("center") => 1,
            Some("right" | "char") => 2,
            _ => 0,
        };
        self.columns[column][kind] += 1;
    }

    /// The alignment of each column; empty if no column is aligned.
    pub fn columns(&self) -> Vec<Align> {
        let of = |[left, center, right]: &[usize; 3]| match left.max(right) {
            most if center > most => Align::Center,
            _ if right > left => Align::Right,
            _ => Align::None,
        };
        let columns: Vec<Align> = self.columns.iter().map(of).collect();
        if columns.iter().all(|align| *align == Align::None) { Vec::new() } else { columns }
    }
}

/// A listing with its references: pairs of a word in the listing and the page to which the word refers.
pub(crate) fn code_block(language: &str, text: String, links: &[(String, String)]) -> Block {
    let mut code = CodeBlock::new(language, text);
    if !links.is_empty() {
        let pairs: Vec<String> =
            links.iter().map(|(word, page)| format!("{word}={page}")).collect();
        code.info = format!("{language} {{links=\"{}\"}}", pairs.join(" ")).trim_start().into();
    }
    Block::Code(code)
}

/// Adds each name in `shown`, the text of a reference inside code, to `links`, together with `page`, the target.
///
/// `before` and `after` are the texts beside the reference. A reference to a part of a word (`cl_mem` of
/// `cl_mem_fence_flags`) applies to the whole word.
pub(crate) fn link_words(
    (before, shown, after): (&str, &str, &str),
    page: &str,
    links: &mut Vec<(String, String)>,
) {
    let page = page.trim();
    if page.is_empty() || page.contains([' ', '"', '{', '}', '\n']) {
        return;
    }
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut shown = shown.to_owned();
    if shown.ends_with(in_word) {
        shown.extend(after.chars().take_while(|c| in_word(*c)));
    }
    if shown.starts_with(in_word) {
        let start = before.trim_end_matches(in_word).len();
        shown.insert_str(0, &before[start..]);
    }
    // A number is the section of a man page.
    let is_name = |word: &&str| word.starts_with(|c: char| !c.is_ascii_digit());
    for word in shown.split(|c: char| !in_word(c)).filter(is_name) {
        links.push((word.to_owned(), page.to_owned()));
    }
}

/// Whether a word has the form of a name of the language or the API, and is therefore printed as code. A capitalised
/// English word does not have this form.
pub(crate) fn is_identifier(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_alphabetic() || c == '_')
        && chars.all(|c| c.is_alphanumeric() || c == '_')
        && (text.contains('_')
            || text.chars().skip(1).any(|c| c.is_uppercase() || c.is_ascii_digit())
            || text.chars().all(|c| c.is_lowercase()))
}

/// Guesses the language of code: `c` for host code, `opencl` for OpenCL C, or an empty text if it is not a program.
pub(crate) fn guess_language(code: &str) -> &'static str {
    let words: Vec<&str> = code
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|w| !w.is_empty())
        .collect();
    let host_call = |w: &&str| {
        w.strip_prefix("cl").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    let host_type = |w: &&str| {
        matches!(
            *w,
            "cl_int"
                | "cl_uint"
                | "cl_mem"
                | "cl_context"
                | "cl_program"
                | "cl_kernel"
                | "cl_event"
                | "cl_command_queue"
                | "cl_device_id"
                | "cl_platform_id"
                | "CL_API_CALL"
        )
    };
    if words.iter().any(|w| host_call(w) || host_type(w)) {
        return "c";
    }
    let has = |text: &str| code.contains(text);
    let ends_line = |end: char| code.lines().any(|line| line.trim_end().ends_with(end));
    let statement = ends_line(';') || ends_line('{') || has("//") || has("/*") || has("; ");
    let directive = code.lines().any(|line| {
        let line = line.trim_start();
        line.strip_prefix('#').is_some_and(|rest| {
            let rest = rest.trim_start();
            ["pragma", "define", "if", "include", "error", "undef"]
                .iter()
                .any(|word| rest.starts_with(word))
        })
    });
    let qualifier = words.iter().any(|w| {
        matches!(
            *w,
            "__kernel" | "__global" | "__local" | "__constant" | "__private" | "__attribute__"
        )
    });
    if statement || directive || qualifier { "opencl" } else { "" }
}

/// The kind of text in a block whose line breaks are preserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// A program or a formula: line breaks and indentation matter.
    Code,
    /// One or a few names per line.
    List,
    /// Sentences.
    Prose,
}

/// Determines the layout of lines from their content.
pub(crate) fn layout_of(text: &str) -> Layout {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    let code_line = |line: &&str| {
        line.ends_with([';', '{', '}', '\\'])
            || line.starts_with(['#', '{', '}'])
            || line.contains("//")
            || line.contains(" = ") && !line.ends_with('.') && line.contains(['(', '['])
            || line.contains("__attribute__ (")
            || line.contains("__attribute__((")
            || line.contains(")(")
            || line.contains(" == ")
            || line.contains(" * ") && line.contains('(')
            || line.contains(">(")
    };
    if lines.iter().any(code_line) {
        return Layout::Code;
    }
    if lines.len() < 2 {
        return Layout::Prose;
    }
    let assignment =
        |line: &&str| line.split_once(" = ").is_some_and(|(l, r)| is_name(l) && is_name(r));
    if lines.iter().all(assignment) {
        return Layout::Code;
    }
    let item = |line: &&str| {
        let first = line.split(|c: char| c.is_whitespace() || c == ',').next().unwrap_or("");
        let last = line.rsplit(' ').next().unwrap_or("");
        !line.ends_with([',', '.', ':'])
            && !matches!(last, "or" | "and" | "the" | "of")
            && line.chars().count() <= 80
            && (line.starts_with('(')
                || first.contains('_')
                || is_name(first) && !is_english(first))
    };
    if lines.iter().all(item) { Layout::List } else { Layout::Prose }
}

fn is_name(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || c == '_')
}

fn is_english(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next();
    chars.all(|c| c.is_ascii_lowercase()) && word.len() > 1
}

/// A C declaration on one line if it fits, `ret name(type a, type b);`, otherwise with one parameter per
/// line.
pub(crate) fn prototype(head: &str, parameters: &[String]) -> String {
    let head = tidy_code(head);
    let parameters: Vec<String> =
        parameters.iter().map(|p| tidy_code(p)).filter(|p| !p.is_empty()).collect();
    let one_line = format!("{head}({});", parameters.join(", "));
    if one_line.chars().count() <= 73 || parameters.is_empty() {
        return one_line;
    }
    format!("{head}(\n    {});", parameters.join(",\n    "))
}

/// Normalizes the white space of C code: single blanks, and none inside parentheses or before commas.
pub(crate) fn tidy_code(text: &str) -> String {
    let text = collapse_space(text);
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, ')' | ',' | ']' | ';') && out.ends_with(' ') {
            out.pop();
        }
        if c == '(' && out.ends_with(") ") {
            out.pop();
        }
        if c == ' ' && out.ends_with(['(', '*']) {
            continue;
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(t: &str) -> Inline {
        Inline::Text(t.into())
    }

    #[test]
    fn blanks_move_out_of_elements() {
        let content = vec![
            text(" \n a"),
            Inline::Emphasis(vec![text(" b ")]),
            text("c"),
            Inline::Code("d".into()),
            Inline::Code("e ".into()),
            text(""),
        ];
        assert_eq!(
            normalize(content),
            [text("a "), Inline::Emphasis(vec![text("b")]), text(" c"), Inline::Code("de".into())]
        );
    }

    #[test]
    fn listings_are_dedented_together() {
        assert_eq!(listing("\n// a\n       b;\n\n   c;\n   "), "// a\n       b;\n\n   c;");
        assert_eq!(
            listing("\n    a {\n\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}b\n    }\n"),
            "a {\n  b\n}"
        );
        assert_eq!(
            listing("struct a\n    {\n        int b;\n    };"),
            "struct a\n{\n    int b;\n};"
        );
        assert_eq!(listing("if (a) {\n    b;\n    }"), "if (a) {\n    b;\n    }");
        assert_eq!(listing("\n\ta\n\t  b"), "a\n  b");
        assert_eq!(listing(""), "");
    }

    #[test]
    fn kept_lines_are_told_apart_by_content() {
        assert_eq!(layout_of("typedef struct r {\n  size_t a;\n} r;"), Layout::Code);
        assert_eq!(layout_of("order = CL_R\ntype = CL_S"), Layout::Code);
        assert_eq!(layout_of("CL_A\nCL_B\n\nCL_C"), Layout::List);
        assert_eq!(layout_of("cl_a\n   (only where it is needed)"), Layout::List);
        assert_eq!(layout_of("Do this.\n\nReport it if the\nthing fails."), Layout::Prose);
        assert_eq!(layout_of("unsigned char,\nuchar"), Layout::Prose);
        assert_eq!(layout_of("CL_A"), Layout::Prose);
    }

    #[test]
    fn long_prototypes_have_a_parameter_a_line() {
        assert_eq!(
            prototype("int  f", &["int a ".into(), "int *b".into()]),
            "int f(int a, int *b);"
        );
        let long: Vec<String> = (0..6).map(|n| format!("const cl_thing *name{n}")).collect();
        let code = prototype("cl_int clDo", &long);
        assert_eq!(code.lines().count(), 7);
        assert!(code.lines().nth(1) == Some("    const cl_thing *name0,") && code.ends_with("5);"));
        assert_eq!(tidy_code("( void *p ) ( int a , int b )"), "(void *p)(int a, int b)");
    }
}
