//! CM004

use super::judge::{Judge, LexicalJudge};
use super::{Draft, Evidence};
use clman_opencl::declare_code;
use clman_record::prose::{Block, CodeBlock};

declare_code! {
    /// The lines of a listing are joined.
    ///
    /// Formatters fill the lines of table cells. Browsers and `man` therefore show a listing in a cell without its line
    /// breaks. A `//` comment then hides the code after it:
    ///
    /// ```text
    /// // the number of items int n; // their sum float s;
    /// ```
    ///
    /// The cleaner restores the lines if exactly one way to break them is best:
    ///
    /// ```text
    /// // the number of items
    /// int n;
    /// // their sum
    /// float s;
    /// ```
    ///
    /// In a joined line, code may start at several words after `//`. The cleaner chooses the first word that starts a
    /// valid statement or the head of a block. If the listing starts with a comment, the cleaner puts each comment
    /// before the line to which it belongs, otherwise at the end of that line. A preprocessor directive has its own
    /// line. If doubt remains, the cleaner does not change the text, and the text needs review. In manuals that are not
    /// about OpenCL, only listings with the label `c` are examined: an address contains `//` too.
    CODE = ("CM004", "collapsed-listing", Warning);
}

pub(super) fn run(draft: &mut Draft, evidence: &Evidence<'_>) {
    let are_of_opencl = evidence.opencl().is_some();
    // If the format preserves the lines of listings, a line with several statements is intended.
    let format = draft.record.source.as_ref().map_or("", |s| s.format.as_str()).to_string();
    for section in 0..draft.sections.len() {
        let mut blocks = std::mem::take(&mut draft.sections[section]);
        let mut reports = Vec::new();
        super::each_block(&mut blocks, &mut |block| {
            if let Block::Code(code) = block
                && (are_of_opencl || code.fence().language == "c")
            {
                // docbook-xsl joins the lines of a listing inside a paragraph.
                let one_line = code.text.lines().count() == 1 && code.text.len() > 72;
                let filled = matches!(format.as_str(), "text" | "manpage-html")
                    || format == "roff" && one_line;
                reports.extend(rebreak_listing(code, filled));
            }
        });
        draft.sections[section] = blocks;
        for report in reports {
            let part = Draft::part(section);
            match report {
                Report::Fixed { before, after } => draft.fixed(
                    &part,
                    "only the inserted line breaks give code without an error",
                    "the lines of a listing are joined",
                    &before,
                    &after,
                ),
                Report::Ask { before, why } => {
                    draft.ask(&part, &why, "the lines of a listing are joined", &before);
                }
            }
        }
    }
}

enum Report {
    Fixed { before: String, after: String },
    Ask { before: String, why: String },
}

fn rebreak_listing(code: &mut CodeBlock, filled: bool) -> Option<Report> {
    if !matches!(code.fence().language, "opencl" | "c" | "") {
        return None;
    }
    let mut out = String::new();
    let mut changed = false;
    let mut before = String::new();
    // Whether comments precede their code is decided once for the whole listing, because its paragraphs are broken
    // separately.
    let leads = code.text.trim_start().starts_with("//");
    for paragraph in code.text.split("\n\n") {
        let mut lines = String::new();
        for line in paragraph.lines() {
            let broken = match is_collapsed(line, filled) {
                // A directive occupies a whole line.
                true if directives(line).len() > 1 => {
                    Ok(directives(line).iter().map(|l| l.trim_end().to_string()).collect())
                }
                true => rebreak(line, leads, &LexicalJudge),
                false => Ok(vec![line.to_string()]),
            };
            match broken {
                Ok(broken) => {
                    if broken.len() > 1 {
                        changed = true;
                        before.push_str(line);
                        before.push('\n');
                    }
                    for line in broken {
                        lines.push_str(&line);
                        lines.push('\n');
                    }
                }
                Err(why) => return Some(Report::Ask { before: line.into(), why }),
            }
        }
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(&lines);
    }
    if !changed {
        return None;
    }
    let info = match code.fence().language {
        "" => format!("opencl {}", code.info).trim_end().to_string(),
        _ => code.info.clone(),
    };
    *code = CodeBlock { info, text: out.clone() };
    Some(Report::Fixed { before: before.trim_end().into(), after: out.trim_end().into() })
}

/// Whether a line was joined from several lines: a comment in it continues as code or as another comment, or the format
/// joins lines (`filled`) and the line has several statements or directives.
fn is_collapsed(line: &str, filled: bool) -> bool {
    if filled && directives(line).len() > 1 {
        return true;
    }
    let Some(comment) = find_comment(line) else {
        return filled && is_crowded(line);
    };
    let inside = &line[comment + 2..];
    if find_comment(inside).is_some() || ends_as_code(inside, &LexicalJudge) {
        return true;
    }
    filled && is_crowded(&line[..comment])
}

/// The line, split before each preprocessor directive. It is not split at the operators `#` and `##` of macros, because
/// the name of a directive does not follow them.
fn directives(line: &str) -> Vec<&str> {
    const NAMES: &[&str] = &[
        "define", "undef", "if", "ifdef", "ifndef", "elif", "else", "endif", "include", "pragma",
        "error", "line",
    ];
    if !line.trim_start().starts_with('#') {
        return vec![line];
    }
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, _) in line.match_indices(" #") {
        let name = &line[at + 2..];
        let end = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
        if NAMES.contains(&&name[..end]) && !line[start..at].trim().is_empty() {
            pieces.push(&line[start..at]);
            start = at + 1;
        }
    }
    pieces.push(&line[start..]);
    pieces
}

/// Whether one line has several statements, or a block with statements inside.
fn is_crowded(code: &str) -> bool {
    split_statements(code).len() > 1
}

/// Whether code follows the words of a comment: a statement or the head of a block starts at one of its words.
fn ends_as_code(comment: &str, judge: &dyn Judge) -> bool {
    words(comment).any(|at| {
        let rest = &comment[at..];
        let statement = first_statement(rest);
        statement.is_some_and(|s| s.contains([';', '{']) && judge.accepts(s))
    })
}

/// Breaks one collapsed line. If `leads` is true, each comment gets a line before its code; otherwise it stays at the
/// end of the line of code before it. The error explains why the places of the breaks are not certain.
fn rebreak(line: &str, leads: bool, judge: &dyn Judge) -> Result<Vec<String>, String> {
    let mut lines: Vec<String> = Vec::new();
    let mut rest = line.trim();
    let mut depth = 0usize;
    while !rest.is_empty() {
        if let Some(comment) = rest.strip_prefix("//") {
            let (text, after) = split_comment(comment, judge);
            let comment = format!("// {}", text.trim()).trim_end().to_string();
            let trails =
                !leads && lines.last().is_some_and(|last| !last.is_empty() && !last.contains("//"));
            match lines.last_mut() {
                Some(last) if trails => {
                    last.push(' ');
                    last.push_str(&comment);
                }
                _ => {
                    // A blank line separates a comment that leads a group of lines from the previous group.
                    if lines.last().is_some_and(|last| !last.trim_start().starts_with("//")) {
                        lines.push(String::new());
                    }
                    lines.push(indented(depth, &comment));
                }
            }
            rest = after.trim_start();
            continue;
        }
        let end = find_comment(rest).unwrap_or(rest.len());
        for statement in split_statements(&rest[..end]) {
            let statement = clman_record::prose::collapse_space(statement);
            if statement.is_empty() {
                continue;
            }
            if statement.starts_with('}') {
                depth = depth.saturating_sub(1);
            }
            if !judge.accepts(&statement) {
                return Err(format!("no line breaks make valid code of '{statement}'"));
            }
            lines.push(indented(depth, &statement));
            if statement.ends_with('{') {
                depth += 1;
            }
        }
        rest = &rest[end..];
    }
    Ok(lines)
}

fn indented(depth: usize, text: &str) -> String {
    format!("{}{text}", "    ".repeat(depth))
}

/// Splits a comment at the place where code continues: the words of the comment, and the rest.
fn split_comment<'a>(comment: &'a str, judge: &dyn Judge) -> (&'a str, &'a str) {
    let next = find_comment(comment).unwrap_or(comment.len());
    for at in words(&comment[..next]) {
        let rest = &comment[at..];
        let code = &comment[at..next];
        let Some(statement) = first_statement(code) else { continue };
        let complete = statement.ends_with([';', '{', '}']);
        if complete && judge.accepts(statement) {
            return (&comment[..at], rest);
        }
    }
    (&comment[..next], &comment[next..])
}

/// The start offsets of the words of a text.
fn words(text: &str) -> impl Iterator<Item = usize> {
    text.char_indices()
        .scan(true, |blank, (at, c)| {
            let starts = *blank && !c.is_whitespace();
            *blank = c.is_whitespace();
            Some(starts.then_some(at))
        })
        .flatten()
}

/// The offset of the first `//` outside string and character literals.
fn find_comment(text: &str) -> Option<usize> {
    let mut quote = None;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match (c, quote) {
            ('\\', Some(_)) => {
                chars.next();
            }
            ('"' | '\'', None) => quote = Some(c),
            (c, Some(q)) if c == q => quote = None,
            ('/', None) if chars.peek().is_some_and(|(_, next)| *next == '/') => return Some(at),
            _ => {}
        }
    }
    // A quotation mark that is not closed is an apostrophe.
    if quote == Some('\'') { text.find("//") } else { None }
}

/// The text up to the end of the first statement, including the final punctuator; `None` if the text is blank.
fn first_statement(text: &str) -> Option<&str> {
    let first = split_statements(text).into_iter().next()?.trim_end();
    (!first.trim().is_empty()).then_some(first)
}

/// The code, split after each `;` outside parentheses, after each `{`, and before and after each `}`. Braces without a
/// `;` inside (an initializer, an elision) are not split.
fn split_statements(code: &str) -> Vec<&str> {
    let bytes = code.as_bytes();
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut parens = 0i32;
    let mut at = 0;
    let mut quote: Option<u8> = None;
    while at < bytes.len() {
        let c = bytes[at];
        if let Some(q) = quote {
            if c == b'\\' {
                at += 1;
            } else if c == q {
                quote = None;
            }
            at += 1;
            continue;
        }
        match c {
            b'"' | b'\'' => quote = Some(c),
            b'(' | b'[' => parens += 1,
            b')' | b']' => parens -= 1,
            b';' if parens <= 0 => {
                pieces.push(&code[start..=at]);
                start = at + 1;
            }
            b'{' => {
                let inside = matching_brace(&code[at..]);
                match inside {
                    Some(end) if !code[at..at + end].contains(';') => {
                        // The braces stay on one line. If they are a body, they end a statement.
                        at += end;
                        let after = code[at + 1..].trim_start();
                        let is_body =
                            code[start..at].contains(')') && !code[start..at].contains('=');
                        if after.starts_with(';') {
                            at += code[at + 1..].len() - after.len() + 1;
                            pieces.push(&code[start..=at]);
                            start = at + 1;
                        } else if is_body {
                            pieces.push(&code[start..=at]);
                            start = at + 1;
                        }
                    }
                    _ => {
                        pieces.push(&code[start..=at]);
                        start = at + 1;
                        parens = 0;
                    }
                }
            }
            b'}' => {
                if !code[start..at].trim().is_empty() {
                    pieces.push(&code[start..at]);
                    start = at;
                }
                // `} name;` and `} else {` are not split after the brace.
                let after = code[at + 1..].trim_start();
                let goes_on = after.starts_with(';')
                    || after.starts_with("else")
                    || after.starts_with("while")
                    || after.find(';').is_some_and(|end| {
                        after[..end].chars().all(|c| c.is_alphanumeric() || "_*, ".contains(c))
                            && !after[..end].trim().contains(' ')
                    });
                if !goes_on {
                    pieces.push(&code[start..=at]);
                    start = at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    if !code[start..].trim().is_empty() {
        pieces.push(&code[start..]);
    }
    pieces
}

/// The offset of the brace that closes the brace at the start of the code; `None` if no brace closes it.
fn matching_brace(code: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in code.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(before: &str, after: &str) {
        let mut code = CodeBlock::new("opencl", before);
        match rebreak_listing(&mut code, true) {
            Some(Report::Ask { why, .. }) => panic!("{why}"),
            _ => assert_eq!(code.text.trim_end(), after),
        }
        // A second run changes nothing.
        let again = code.clone();
        assert!(rebreak_listing(&mut code, true).is_none(), "{}", again.text);
    }

    #[test]
    fn comments_that_lead() {
        check(
            "// the items int n; // a pointer q that // points to global memory __global int *q; // sum float s;",
            "// the items\nint n;\n\n// a pointer q that\n// points to global memory\n__global int *q;\n\n// sum\nfloat s;",
        );
    }

    #[test]
    fn comments_that_trail() {
        check(
            "__private int f() { ... } // an error __local int *g() { ... } // fine __local int h;",
            "__private int f() { ... } // an error\n__local int *g() { ... } // fine\n__local int h;",
        );
    }

    #[test]
    fn a_qualifier_belongs_to_the_code_once() {
        check(
            "// a pointer to __global __global int *p;",
            "// a pointer to __global\n__global int *p;",
        );
    }

    #[test]
    fn directives_are_lines() {
        check(
            "#define MODE rte #define CALL(f) f ## MODE #undef MODE",
            "#define MODE rte\n#define CALL(f) f ## MODE\n#undef MODE",
        );
        check("#define TEXT(x) #x", "#define TEXT(x) #x");
    }

    #[test]
    fn blocks_are_opened() {
        check(
            "typedef struct { float a[3]; int b[2]; } foo_t; __global foo_t *info; // An array.",
            "typedef struct {\n    float a[3];\n    int b[2];\n} foo_t;\n__global foo_t *info; // An array.",
        );
    }

    #[test]
    fn what_is_whole_stays() {
        check(
            "int a; // the first\nint b; // the second",
            "int a; // the first\nint b; // the second",
        );
        check("float4 v = { 1, 2, 3, 4 };", "float4 v = { 1, 2, 3, 4 };");
        check(
            "for (int i = 0; i < n; i++)\n    x[i] = 0; // done",
            "for (int i = 0; i < n; i++)\n    x[i] = 0; // done",
        );
        check("// It ends here; nothing follows.", "// It ends here; nothing follows.");
    }
}
