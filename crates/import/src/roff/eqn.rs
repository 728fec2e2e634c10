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

/// The words of an equation. A word extends to the next blank, brace or quotation mark: `x+1 over 2` is a fraction with
/// two words around `over`. Each brace and each quoted text is one word too.
fn words(source: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut chars = source.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                let text: String = chars.by_ref().take_while(|c| *c != '"').collect();
                out.push(format!("\"{text}"));
            }
            '{' | '}' | '~' | '^' => out.push(c.into()),
            c if c.is_whitespace() => {}
            c => {
                let mut word = String::from(c);
                // A bracket may follow `left` and `right` without a blank.
                while let Some(next) = chars.next_if(|next| {
                    let ends = match &*word {
                        "left" | "right" => "\"{}~^()[]|",
                        _ => "\"{}~^",
                    };
                    !next.is_whitespace() && !ends.contains(*next)
                }) {
                    word.push(next);
                }
                out.push(word);
            }
        }
    }
    out
}

/// Splits a word at its first sign, number or name.
fn piece(word: &str) -> (&str, &str) {
    let signs = SIGNS.iter().map(|(name, _)| *name).filter(|name| word.starts_with(name));
    let sign = signs.filter(|name| !name.starts_with(|c: char| c.is_alphabetic()));
    if let Some(sign) = sign.max_by_key(|sign| sign.len()) {
        return word.split_at(sign.len());
    }
    let mut escaped = false;
    let end = word.char_indices().skip(1).find(|(_, c)| {
        let is_escaped = escaped;
        escaped = *c == '\\' || escaped && matches!(c, '(' | '[' | '*');
        !is_escaped && OPERATORS.contains(*c)
    });
    let first = word.chars().next().map_or(0, char::len_utf8);
    match word.starts_with(|c| OPERATORS.contains(c)) {
        true => word.split_at(first),
        false => word.split_at(end.map_or(word.len(), |(at, _)| at)),
    }
}

/// The characters that are pieces of their own in a word.
const OPERATORS: &str = ",=+-*/<>!()[]|";

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
        // The pieces of the last operand: if `over` follows, all of them are above the line.
        let mut last: Vec<Node> = Vec::new();
        while self.at < self.words.len() && !ends.contains(&self.word()) && self.word() != "}" {
            match self.word() {
                "over" | "smallover" => {
                    self.at += 1;
                    let above = row(std::mem::take(&mut last));
                    let below = row(self.operand());
                    last.push(element("mfrac", [above, below]));
                }
                _ => {
                    out.append(&mut last);
                    last = self.operand();
                }
            }
        }
        out.append(&mut last);
        out
    }

    /// Reads an operand with its indices and marks. Returns its pieces, which are several if it is a word like `f(x)`.
    fn operand(&mut self) -> Vec<Node> {
        self.depth += 1;
        let start = self.at;
        let base = if self.depth > MAX_DEPTH { self.token() } else { self.atom() };
        let mut pieces = match base {
            Node::Element(word) if self.at == start + 1 && word.name == "mrow" => word.children,
            base => vec![base],
        };
        while self.depth <= MAX_DEPTH {
            let (name, other) = match self.word() {
                "sub" => ("msub", "sup"),
                "sup" => ("msup", ""),
                "from" => ("munder", "to"),
                "to" => ("mover", ""),
                mark => {
                    let Some((name, mark)) = mark_of(mark) else { break };
                    self.at += 1;
                    pieces = vec![element(name, [row(pieces), token("mo", mark)])];
                    continue;
                }
            };
            self.at += 1;
            // An index belongs to the last piece only.
            let base = match pieces.pop() {
                Some(last) if other == "sup" || name == "msup" => last,
                last => {
                    pieces.extend(last);
                    row(std::mem::take(&mut pieces))
                }
            };
            let first = self.operand_without_indices();
            pieces.push(if self.word() == other && !other.is_empty() {
                self.at += 1;
                let second = self.operand_without_indices();
                let both = if name == "msub" { "msubsup" } else { "munderover" };
                element(both, [base, first, second])
            } else {
                element(name, [base, first])
            });
        }
        self.depth -= 1;
        pieces
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
                let inside = row(self.operand());
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
        // `left(x`: the rest of the word is the first operand.
        if let Some((sign, rest)) = self.word().split_at_checked(1)
            && "()[]|".contains(sign)
            && !rest.is_empty()
        {
            let (sign, rest) = (token("mo", sign), rest.to_owned());
            self.words[self.at] = rest;
            return sign;
        }
        let sign = match self.word() {
            "floor" => "⌊",
            "ceiling" => "⌈",
            sign => sign.trim_start_matches('"'),
        };
        let sign = token("mo", sign);
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
        let mut pieces = Vec::new();
        let mut rest = word.as_str();
        while !rest.is_empty() {
            let (first, after) = piece(rest);
            pieces.push(piece_token(first));
            rest = after;
        }
        row(pieces)
    }
}

/// The token of a sign, number or name.
fn piece_token(piece: &str) -> Node {
    if let Some((_, sign)) = SIGNS.iter().find(|(name, _)| *name == piece) {
        return token("mo", sign);
    }
    if let Some(letter) = greek(piece) {
        return token("mi", &letter);
    }
    let text = plain(piece);
    let kind = match text.chars().next() {
        Some(c) if c.is_ascii_digit() => "mn",
        Some(c) if c.is_alphabetic() => "mi",
        _ => "mo",
    };
    token(kind, &text)
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
    ("opprime", "′"),
    ("approx", "≈"),
    ("nothing", ""),
    ("cdot", "·"),
    ("cdots", "⋯"),
    ("ldots", "…"),
    ("dollar", "$"),
    ("times", "×"),
    ("del", "∇"),
    ("grad", "∇"),
    ("...", "…"),
    ("sum", "∑"),
    ("int", "∫"),
    ("prod", "∏"),
    ("coprod", "∐"),
    ("union", "∪"),
    ("inter", "∩"),
    ("-", "−"),
];

/// The mark that a word puts over or under the operand before it, with its element; `None` if the word is not a mark.
fn mark_of(word: &str) -> Option<(&'static str, &'static str)> {
    Some(match word {
        "under" => ("munder", "_"),
        "bar" => ("mover", "¯"),
        "hat" => ("mover", "^"),
        "tilde" => ("mover", "~"),
        "vec" => ("mover", "→"),
        "dyad" => ("mover", "↔"),
        "dot" => ("mover", "˙"),
        "dotdot" => ("mover", "¨"),
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
