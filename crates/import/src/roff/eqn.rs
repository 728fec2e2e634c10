//! Equations of `eqn` as MathML.

use super::glyphs::glyph;
use super::inlines::plain;
use super::lines::Line;
use crate::xml::{Element, Node};
use std::collections::HashMap;

/// The maximum depth of an equation.
const MAX_DEPTH: usize = 20;

/// The maximum number of words that definitions add.
const MAX_WORDS: usize = 10_000;

/// Reads the equation after `.EQ`, up to `.EN`; `None` if it prints nothing.
pub(crate) fn equation(lines: &[Line<'_>], at: &mut usize) -> Option<Element> {
    let number = lines.get(*at).map_or(0, |line| line.number);
    let mut source = String::new();
    while let Some(line) = lines.get(*at) {
        if matches!(&*line.name, "SH" | "SS" | "Sh" | "Ss") {
            break;
        }
        *at += 1;
        if line.name == "EN" {
            break;
        }
        if line.name.is_empty() && !line.rest.trim_start().starts_with("delim ") {
            source.push_str(&line.rest);
            source.push('\n');
        }
    }
    formula(&source, number)
}

/// The signs that mark equations in text, which `delim` sets between `.EQ` and `.EN`; `None` if `delim` does not occur,
/// and `Some(None)` if it turns such equations off.
pub(super) fn delimiters(lines: &[Line<'_>], at: usize) -> Option<Option<(char, char)>> {
    let lines = lines.get(at..)?.iter().take_while(|line| line.name != "EN");
    let mut words = lines.flat_map(|line| line.rest.split_whitespace());
    words.find(|word| *word == "delim")?;
    let signs = words.next()?;
    let mut chars = signs.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some(open), Some(close), None) => Some(Some((open, close))),
        _ => Some(None),
    }
}

/// Splits a line at its first equation between delimiters: the text before the equation, its source, and the text after
/// it.
pub(super) fn embedded(line: &str, delimiters: Option<(char, char)>) -> Option<(&str, &str, &str)> {
    let (open, close) = delimiters?;
    let (before, rest) = line.split_once(open)?;
    let (source, after) = rest.split_once(close)?;
    Some((before, source, after))
}

/// The formula of an equation; `None` if it prints nothing.
pub(super) fn formula(source: &str, number: usize) -> Option<Element> {
    let mut reader =
        Reader { words: words(source), at: 0, depth: 0, defined: HashMap::new(), added: 0 };
    let mut math = Element::new("math", number);
    while reader.at < reader.words.len() {
        math.children.extend(reader.row());
        // If words remain, the row ended at an unmatched closing brace.
        reader.at += 1;
    }
    (!math.text().trim().is_empty()).then_some(math)
}

/// The words of an equation. Each brace, each sign and each quoted text is one word.
fn words(source: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut chars = source.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                let text: String = chars.by_ref().take_while(|c| *c != '"').collect();
                out.push(format!("\"{text}"));
            }
            '{' | '}' | '~' | '^' | '(' | ')' | '[' | ']' | ',' | '|' => out.push(c.into()),
            '=' | '+' | '-' | '*' | '/' | '<' | '>' | '!' => {
                let mut sign = String::from(c);
                while let Some(next) = chars.next_if(|c| matches!(c, '=' | '>' | '<')) {
                    sign.push(next);
                }
                out.push(sign);
            }
            c if c.is_whitespace() => {}
            c => {
                let mut word = String::from(c);
                let mut escaped = c == '\\';
                while let Some(next) = chars.next_if(|c| {
                    escaped || !(c.is_whitespace() || "\"{}~^,=+-*/<>!()|".contains(*c))
                }) {
                    escaped = next == '\\' || escaped && matches!(next, '(' | '[' | '*');
                    word.push(next);
                }
                out.push(word);
            }
        }
    }
    out
}

struct Reader {
    words: Vec<String>,
    at: usize,
    depth: usize,
    defined: HashMap<String, Vec<String>>,
    added: usize,
}

impl Reader {
    fn word(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    /// Reads operands up to a closing brace.
    fn row(&mut self) -> Vec<Node> {
        self.row_to(&["}"])
    }

    fn row_to(&mut self, ends: &[&str]) -> Vec<Node> {
        let mut out: Vec<Node> = Vec::new();
        while self.at < self.words.len() && !ends.contains(&self.word()) && self.word() != "}" {
            match self.word() {
                "over" => {
                    self.at += 1;
                    let above = out.pop().unwrap_or_else(|| row(Vec::new()));
                    let below = self.operand();
                    out.push(element("mfrac", [above, below]));
                }
                _ => out.push(self.operand()),
            }
        }
        out
    }

    /// Reads an operand with its indices and marks.
    fn operand(&mut self) -> Node {
        self.depth += 1;
        let mut base = if self.depth > MAX_DEPTH { self.token() } else { self.atom() };
        while self.depth <= MAX_DEPTH {
            let (name, other) = match self.word() {
                "sub" => ("msub", "sup"),
                "sup" => ("msup", ""),
                "from" => ("munder", "to"),
                "to" => ("mover", ""),
                mark => {
                    let Some(mark) = mark_of(mark) else { break };
                    self.at += 1;
                    base = element("mover", [base, token("mo", mark)]);
                    continue;
                }
            };
            self.at += 1;
            let first = self.operand_without_indices();
            if self.word() == other && !other.is_empty() {
                self.at += 1;
                let second = self.operand_without_indices();
                let both = if name == "msub" { "msubsup" } else { "munderover" };
                base = element(both, [base, first, second]);
            } else {
                base = element(name, [base, first]);
            }
        }
        self.depth -= 1;
        base
    }

    /// Reads an operand, such as an index, without its own indices: in `x sub i sup 2`, both indices belong to `x`.
    fn operand_without_indices(&mut self) -> Node {
        self.depth += 1;
        let index = if self.depth > MAX_DEPTH { self.token() } else { self.atom() };
        self.depth -= 1;
        index
    }

    fn atom(&mut self) -> Node {
        let word = self.word().to_owned();
        match word.as_str() {
            "{" => {
                self.at += 1;
                let inside = self.row();
                self.at += 1;
                row(inside)
            }
            "sqrt" => {
                self.at += 1;
                let inside = self.operand();
                element("msqrt", [inside])
            }
            "left" => {
                self.at += 1;
                let mut inside = vec![self.bracket()];
                inside.extend(self.row_to(&["right"]));
                if self.word() == "right" {
                    self.at += 1;
                    inside.push(self.bracket());
                }
                row(inside)
            }
            "pile" | "lpile" | "cpile" | "rpile" | "col" | "lcol" | "ccol" | "rcol" => {
                self.at += 1;
                let rows =
                    self.pile().into_iter().map(|cell| element("mtr", [element("mtd", [cell])]));
                node("mtable", rows.collect())
            }
            "matrix" => {
                self.at += 1;
                self.matrix()
            }
            // Fonts and sizes.
            "roman" | "italic" | "bold" | "fat" | "mark" | "lineup" => {
                self.at += 1;
                self.operand_without_indices()
            }
            "font" | "size" | "gsize" | "gfont" | "up" | "down" | "fwd" | "back" | "delim" => {
                self.at += 2;
                row(Vec::new())
            }
            "define" | "ndefine" | "tdefine" => {
                self.define();
                row(Vec::new())
            }
            name if self.defined.contains_key(name)
                && self.words.len().max(self.added) < MAX_WORDS =>
            {
                let meaning = self.defined[name].clone();
                self.added += meaning.len() + 1;
                self.words.splice(self.at..=self.at, meaning);
                self.depth += 1;
                let first = if self.depth > MAX_DEPTH { self.token() } else { self.atom() };
                self.depth -= 1;
                first
            }
            _ => self.token(),
        }
    }

    /// Reads a bracket after `left` or `right`.
    fn bracket(&mut self) -> Node {
        let sign = match self.word() {
            "floor" => "⌊",
            "ceiling" => "⌈",
            "\"" => "",
            sign => sign,
        };
        let sign = token("mo", sign.trim_start_matches('"'));
        self.at += 1;
        sign
    }

    /// Reads the cells of a pile: `{ a above b }`.
    fn pile(&mut self) -> Vec<Node> {
        let mut cells = Vec::new();
        if self.word() != "{" {
            return cells;
        }
        loop {
            self.at += 1;
            cells.push(row(self.row_to(&["above"])));
            if self.word() != "above" {
                break;
            }
        }
        self.at += 1;
        cells
    }

    /// Reads the columns of a matrix into rows.
    fn matrix(&mut self) -> Node {
        let mut columns: Vec<Vec<Node>> = Vec::new();
        if self.word() == "{" {
            self.at += 1;
            while self.at < self.words.len() && self.word() != "}" {
                self.at += 1;
                if self.word() == "{" {
                    columns.push(self.pile());
                }
            }
            self.at += 1;
        }
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        let mut columns: Vec<_> = columns.into_iter().map(Vec::into_iter).collect();
        let rows = (0..height).map(|_| {
            let cells = columns
                .iter_mut()
                .map(|cells| element("mtd", [cells.next().unwrap_or_else(|| row(Vec::new()))]));
            node("mtr", cells.collect())
        });
        node("mtable", rows.collect())
    }

    /// Reads `define name %meaning%`.
    fn define(&mut self) {
        let name = self.words.get(self.at + 1).cloned().unwrap_or_default();
        let meaning = self.words.get(self.at + 2).cloned().unwrap_or_default();
        self.at += 3;
        let Some(quote) = meaning.chars().next() else { return };
        let mut inside = meaning[quote.len_utf8()..].to_owned();
        // The meaning extends to the next word that ends with the quote.
        while !inside.ends_with(quote) && self.at < self.words.len() && quote != '"' {
            inside.push(' ');
            inside.push_str(self.word());
            self.at += 1;
        }
        self.defined.insert(name, words(inside.trim_end_matches(quote)));
    }

    fn token(&mut self) -> Node {
        let word = self.word().to_owned();
        self.at += 1;
        if let Some(text) = word.strip_prefix('"') {
            return token("mtext", &plain(text));
        }
        if matches!(word.as_str(), "~" | "^") {
            return node("mspace", Vec::new());
        }
        if let Some((_, sign)) = SIGNS.iter().find(|(name, _)| *name == word) {
            return token("mo", sign);
        }
        if let Some(letter) = greek(&word) {
            return token("mi", &letter);
        }
        let text = plain(&word);
        let kind = match text.chars().next() {
            Some(c) if c.is_ascii_digit() => "mn",
            Some(c) if c.is_alphabetic() => "mi",
            _ => "mo",
        };
        token(kind, &text)
    }
}

/// Words that print a sign.
const SIGNS: &[(&str, &str)] = &[
    (">=", "≥"),
    ("<=", "≤"),
    ("==", "≡"),
    ("!=", "≠"),
    ("+-", "±"),
    ("->", "→"),
    ("<-", "←"),
    ("<<", "≪"),
    (">>", "≫"),
    ("inf", "∞"),
    ("partial", "∂"),
    ("half", "½"),
    ("prime", "′"),
    ("approx", "≈"),
    ("nothing", ""),
    ("cdot", "·"),
    ("times", "×"),
    ("del", "∇"),
    ("grad", "∇"),
    ("...", "…"),
    ("sum", "∑"),
    ("int", "∫"),
    ("prod", "∏"),
    ("union", "∪"),
    ("inter", "∩"),
    ("-", "−"),
];

/// The mark that a word puts over the operand before it; `None` if the word is not a mark.
fn mark_of(word: &str) -> Option<&'static str> {
    Some(match word {
        "bar" | "under" => "¯",
        "hat" => "^",
        "tilde" => "~",
        "vec" => "→",
        "dot" => "˙",
        "dotdot" => "¨",
        _ => return None,
    })
}

/// The Greek letter with a name. If the name is in capitals, this is the capital letter.
fn greek(word: &str) -> Option<String> {
    const LETTERS: [(&str, &str); 24] = [
        ("alpha", "*a"),
        ("beta", "*b"),
        ("gamma", "*g"),
        ("delta", "*d"),
        ("epsilon", "*e"),
        ("zeta", "*z"),
        ("eta", "*y"),
        ("theta", "*h"),
        ("iota", "*i"),
        ("kappa", "*k"),
        ("lambda", "*l"),
        ("mu", "*m"),
        ("nu", "*n"),
        ("xi", "*c"),
        ("omicron", "*o"),
        ("pi", "*p"),
        ("rho", "*r"),
        ("sigma", "*s"),
        ("tau", "*t"),
        ("upsilon", "*u"),
        ("phi", "*f"),
        ("chi", "*x"),
        ("psi", "*q"),
        ("omega", "*w"),
    ];
    let lower = word.to_ascii_lowercase();
    let (_, name) = LETTERS.iter().find(|(letter, _)| *letter == lower)?;
    if word == lower {
        return glyph(name);
    }
    (word == word.to_ascii_uppercase()).then(|| glyph(&name.to_ascii_uppercase())).flatten()
}

fn node(name: &str, children: Vec<Node>) -> Node {
    Node::Element(Element { children, ..Element::new(name, 0) })
}

fn element<const N: usize>(name: &str, children: [Node; N]) -> Node {
    node(name, children.into())
}

fn row(mut children: Vec<Node>) -> Node {
    match children.len() {
        1 => children.remove(0),
        _ => node("mrow", children),
    }
}

fn token(name: &str, text: &str) -> Node {
    let mut element = Element::new(name, 0);
    element.push_text(text);
    Node::Element(element)
}
