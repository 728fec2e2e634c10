//! `clman explain`

use clap::Args;
use clap::builder::styling::{AnsiColor, Style};
use clman_record::prose::{self, Block, Inline};
use clman_runner::draw::Drawing;
use std::fmt::Write;
use std::io::IsTerminal;

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman explain CM001\n          clman explain local#no-initializer";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A diagnostic's code (such as CM001), a kind of finding (data-race) or a rule (local#no-initializer)
    #[arg(value_name = "CODE|PAGE#RULE")]
    what: String,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match crate::explain::explain(&arguments.what) {
        Ok(text) => {
            let drawing = std::io::stdout().is_terminal().then(|| draw(&text)).flatten();
            match drawing {
                Some(drawing) => super::output::print_drawing(&Drawing(drawing)),
                None => super::print_text(text.trim_end()),
            }
            super::FINE
        }
        Err(message) => super::fail(message),
    }
}

/// The number of columns in a line of text.
const WIDTH: usize = 80;

const BOLD: Style = Style::new().bold();
const CODE: Style = AnsiColor::Cyan.on_default();

/// Formats a Markdown text for a terminal. The first line of the text is its title. Returns `None` if the text is not
/// in the dialect of the manual.
fn draw(text: &str) -> Option<String> {
    let (title, body) = text.split_once('\n').unwrap_or((text, ""));
    let mut out = format!("{BOLD}{title}{BOLD:#}\n");
    blocks(&prose::parse(body).ok()?, 0, &mut out);
    Some(out)
}

/// Formats `blocks`, each after a blank line.
fn blocks(blocks: &[Block], indent: usize, out: &mut String) {
    for block in blocks {
        out.push('\n');
        self::block(block, indent, out);
    }
}

fn block(block: &Block, indent: usize, out: &mut String) {
    let margin = " ".repeat(indent);
    match block {
        Block::Paragraph(content) => words(content, Style::new(), &margin, &margin, out),
        Block::Heading { content, .. } => words(content, BOLD, &margin, &margin, out),
        Block::Code(code) => code.text.lines().for_each(|line| {
            let line = format!("{margin}    {line}");
            let _ = writeln!(out, "{}", line.trim_end());
        }),
        Block::List { start, tight, items } => {
            for (at, item) in items.iter().enumerate() {
                let mark = start.map_or("• ".into(), |start| format!("{}. ", start + at as u64));
                if at > 0 && !tight {
                    out.push('\n');
                }
                let within = indent + mark.chars().count();
                let rest = match item.split_first() {
                    Some((Block::Paragraph(content), rest)) => {
                        let further = " ".repeat(within);
                        words(content, Style::new(), &format!("{margin}{mark}"), &further, out);
                        rest
                    }
                    _ => item,
                };
                blocks(rest, within, out);
            }
        }
        other => {
            for line in prose::plain_text(std::slice::from_ref(other)).lines() {
                let _ = writeln!(out, "{margin}{line}");
            }
        }
    }
}

/// Writes wrapped words: `first` is the prefix of the first line, and `further` is the prefix of the other lines.
fn words(content: &[Inline], style: Style, first: &str, further: &str, out: &mut String) {
    let mut pieces = Vec::new();
    styled(content, style, &mut pieces);
    out.push_str(first);
    let mut column = first.chars().count();
    // The current word: its styled text, and its width.
    let (mut word, mut width, mut is_first) = (String::new(), 0, true);
    let mut flush = |word: &mut String, width: &mut usize| {
        if *width == 0 {
            return;
        }
        if !is_first && column + 1 + *width > WIDTH {
            out.push('\n');
            out.push_str(further);
            column = further.chars().count();
        } else if !is_first {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += *width;
        is_first = false;
        word.clear();
        *width = 0;
    };
    for (style, text) in pieces {
        for (at, part) in text.split(' ').enumerate() {
            if at > 0 {
                flush(&mut word, &mut width);
            }
            if !part.is_empty() {
                let _ = write!(word, "{style}{part}{style:#}");
                width += part.chars().count();
            }
        }
    }
    flush(&mut word, &mut width);
    out.push('\n');
}

/// Adds the texts in `content` to `out`, each with its style.
fn styled(content: &[Inline], style: Style, out: &mut Vec<(Style, String)>) {
    for inline in content {
        match inline {
            Inline::Text(text) => out.push((style, text.clone())),
            Inline::Code(text) => out.push((CODE, text.clone())),
            Inline::Strong(content) => styled(content, style.bold(), out),
            Inline::Emphasis(content) => styled(content, style.italic(), out),
            Inline::Link { content, .. } => styled(content, style.underline(), out),
            Inline::HardBreak => out.push((style, " ".into())),
            other => out.push((style, prose::plain_text_of(std::slice::from_ref(other)))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_is_drawn_without_its_marks() {
        let text = "CL0001 name (error)\n\nA **strong** word, `code`, and [a page](local).\n\n\
            # Head\n\n```opencl\nint x;\n```\n\n- one\n- two\n";
        let drawn = anstream::adapter::strip_str(&draw(text).unwrap()).to_string();
        assert_eq!(
            drawn,
            "CL0001 name (error)\n\nA strong word, code, and a page.\n\nHead\n\n    int x;\n\n\
             • one\n• two\n"
        );
        let long = "word ".repeat(40);
        let drawn = draw(&format!("t\n\n- {long}")).unwrap();
        assert!(drawn.lines().all(|line| line.len() <= WIDTH + 2), "{drawn}");
        assert!(drawn.contains("\n  word"), "{drawn}");
    }

    #[test]
    fn every_code_and_rule_can_be_drawn() {
        for code in crate::explain::codes() {
            let text = crate::explain::explain(code.id).unwrap();
            assert!(draw(&text).is_some_and(|drawn| !drawn.contains('`')), "{}", code.id);
        }
        let manual = clman_manual::corpus().unwrap();
        for page in &manual.pages {
            for rule in &page.rules {
                let text = crate::explain::explain_rule(&manual, &page.name, &rule.id).unwrap();
                assert!(draw(&text).is_some_and(|drawn| !drawn.contains("](")), "{}", rule.id);
            }
        }
    }
}
