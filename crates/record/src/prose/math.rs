//! Formulas in presentation MathML, and their text in a line.

use std::fmt::Write;

/// The elements of a formula. Browsers show them without a script.
const ELEMENTS: [&str; 19] = [
    "math",
    "mi",
    "mn",
    "mo",
    "mtext",
    "mspace",
    "mrow",
    "msub",
    "msup",
    "msubsup",
    "mfrac",
    "msqrt",
    "mroot",
    "munder",
    "mover",
    "munderover",
    "mtable",
    "mtr",
    "mtd",
];

/// The attributes of the elements.
const ATTRIBUTES: [&str; 4] = ["display", "mathvariant", "columnalign", "linethickness"];

/// A formula, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Math {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    /// The characters of `mi`, `mn`, `mo` and `mtext`; empty in other elements.
    pub text: String,
    /// The parts of the other elements.
    pub parts: Vec<Math>,
}

impl Math {
    /// The empty element `name`; `None` if formulas do not have such an element.
    pub fn new(name: &str) -> Option<Self> {
        let name = ELEMENTS.into_iter().find(|known| *known == name)?;
        Some(Math { name, attributes: Vec::new(), text: String::new(), parts: Vec::new() })
    }

    /// The element's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Sets an attribute. Returns false if it is not an attribute of formulas.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let known = ATTRIBUTES.into_iter().find(|known| *known == name);
        self.attributes.extend(known.map(|name| (name, value.to_owned())));
        known.is_some()
    }

    /// Whether the element holds characters.
    pub fn is_token(&self) -> bool {
        matches!(self.name, "mi" | "mn" | "mo" | "mtext")
    }

    /// The start tag.
    pub fn start_tag(&self) -> String {
        let mut tag = format!("<{}", self.name);
        for (name, value) in &self.attributes {
            let _ = write!(tag, " {name}=\"{}\"", escaped(value));
        }
        tag.push('>');
        tag
    }

    /// The end tag.
    pub fn end_tag(&self) -> String {
        format!("</{}>", self.name)
    }

    /// Reads a start tag as [`start_tag`](Self::start_tag) writes it; `None` if it is not a tag of a formula.
    pub fn from_start_tag(tag: &str) -> Option<Self> {
        let inside = tag.strip_prefix('<')?.strip_suffix('>')?.trim_end_matches('/').trim_end();
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut math = Math::new(name)?;
        while let Some((name, after)) = rest.trim_start().split_once("=\"") {
            let (value, after) = after.split_once('"')?;
            if !math.set(name, &unescaped(value)) {
                return None;
            }
            rest = after;
        }
        rest.trim().is_empty().then_some(math)
    }

    /// The formula as MathML.
    pub fn markup(&self) -> String {
        let parts: String = self.parts.iter().map(Math::markup).collect();
        format!("{}{}{parts}{}", self.start_tag(), escaped(&self.text), self.end_tag())
    }

    /// The formula as one line of text: `a² + b²`, `(a + b)/c`, `√x`.
    pub fn line(&self) -> String {
        let part = |at: usize| self.parts.get(at).map(Math::line).unwrap_or_default();
        let group = |at: usize| grouped(&part(at));
        match self.name {
            "mi" | "mn" | "mtext" => self.text.clone(),
            "mo" => self.text.chars().filter(|c| !matches!(c, '\u{2061}'..='\u{2064}')).collect(),
            "mspace" => " ".into(),
            "msup" => format!("{}{}", group(0), raised(&part(1))),
            "msub" => format!("{}{}", group(0), lowered(&part(1))),
            "msubsup" | "munderover" => {
                format!("{}{}{}", group(0), lowered(&part(1)), raised(&part(2)))
            }
            "munder" => format!("{}{}", group(0), lowered(&part(1))),
            "mover" => over(&part(0), &part(1)),
            "mfrac" => format!("{}/{}", group(0), group(1)),
            "msqrt" => format!("√{}", grouped(&row(&self.parts))),
            "mroot" => match part(1).as_str() {
                "3" => format!("∛{}", group(0)),
                "4" => format!("∜{}", group(0)),
                index => format!("{}√{}", raised(index).trim_start_matches('^'), group(0)),
            },
            "mtable" => self.parts.iter().map(Math::line).collect::<Vec<_>>().join("; "),
            "mtr" => self.parts.iter().map(Math::line).collect::<Vec<_>>().join(" "),
            _ => row(&self.parts),
        }
    }
}

/// The parts of a row, with blanks around operators.
fn row(parts: &[Math]) -> String {
    let mut out = String::new();
    let mut named = false;
    for part in parts {
        let text = part.line();
        if text.is_empty() {
            continue;
        }
        let is_operator = part.name == "mo";
        let word = !is_operator
            && part.name != "mspace"
            && text.chars().count() > 1
            && text.starts_with(char::is_alphabetic);
        if is_operator && text == "," {
            out.push_str(", ");
        } else if is_operator && is_infix(&text) && !out.is_empty() && !ends_open(&out) {
            let blank = if out.ends_with(' ') { "" } else { " " };
            let _ = write!(out, "{blank}{text} ");
        } else {
            // Blanks separate names of more than one letter from their neighbours.
            let beside =
                out.ends_with(char::is_alphanumeric) && text.starts_with(char::is_alphanumeric);
            if beside && (word || named) {
                out.push(' ');
            }
            out.push_str(&text);
        }
        named = word;
    }
    let trimmed = out.trim();
    if trimmed.len() == out.len() { out } else { trimmed.to_owned() }
}

/// Whether an operator is an infix operator, which is between two operands.
fn is_infix(text: &str) -> bool {
    let mut chars = text.chars();
    let Some(first) = chars.next() else { return false };
    match chars.next() {
        Some(_) => {
            !text.starts_with(char::is_alphanumeric) && text.contains(['=', '<', '>', '&', '|'])
        }
        None => "+-=<>×÷·*±∓∧∨∩∪∈∉⊂⊃⊆⊇≤≥≠≡≈∼→←↔⇒⇐⇔−⋅∘⊕⊗:".contains(first),
    }
}

/// Whether an operand must follow a text. The next sign is then not an infix operator.
fn ends_open(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with(['(', '[', '{', ','])
        || text.chars().next_back().is_some_and(|c| is_infix(c.encode_utf8(&mut [0; 4])))
}

/// A text as one operand. It gets parentheses if it has several operands.
fn grouped(text: &str) -> String {
    let fenced = |open: char, close: char| {
        let mut depth = 0;
        text.starts_with(open)
            && text.ends_with(close)
            && text.char_indices().all(|(at, c)| {
                depth += i32::from(c == open) - i32::from(c == close);
                depth > 0 || at + close.len_utf8() == text.len()
            })
    };
    let several = text.contains(' ') || text.contains('/');
    if several && !fenced('(', ')') && !fenced('[', ']') && !fenced('|', '|') {
        format!("({text})")
    } else {
        text.to_owned()
    }
}

const RAISED: &str = "0⁰ 1¹ 2² 3³ 4⁴ 5⁵ 6⁶ 7⁷ 8⁸ 9⁹ +⁺ -⁻ −⁻ nⁿ iⁱ T^T";
const LOWERED: &str = "0₀ 1₁ 2₂ 3₃ 4₄ 5₅ 6₆ 7₇ 8₈ 9₉ +₊ -₋ −₋ iᵢ jⱼ kₖ nₙ mₘ xₓ";

/// Replaces each character of a text by its character in `table`; `None` if the table lacks a character, or if the text
/// has several characters that are not all digits and signs.
fn mapped(text: &str, table: &str) -> Option<String> {
    let of = |c: char| {
        table.split(' ').find_map(|pair| {
            let mut chars = pair.strip_prefix(c)?.chars();
            let one = chars.next()?;
            chars.next().is_none().then_some(one)
        })
    };
    let digits = text.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | '-' | '−'));
    (digits || text.chars().count() == 1).then(|| text.chars().map(of).collect())?
}

fn raised(text: &str) -> String {
    match text {
        "" => String::new(),
        "′" | "″" | "*" => text.to_owned(),
        _ => mapped(text, RAISED).unwrap_or_else(|| format!("^{}", braced(text))),
    }
}

fn lowered(text: &str) -> String {
    match text {
        "" => String::new(),
        _ => mapped(text, LOWERED).unwrap_or_else(|| format!("_{}", braced(text))),
    }
}

/// An index, in parentheses unless it is one word or already has parentheses.
fn braced(text: &str) -> String {
    let word = text.chars().all(char::is_alphanumeric);
    if word || text.starts_with('(') && text.ends_with(')') {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

/// A base with a mark or a text over it.
fn over(base: &str, mark: &str) -> String {
    let combining = match mark {
        "¯" | "‾" | "-" | "_" | "―" | "\u{305}" => '\u{304}',
        "^" | "ˆ" | "\u{302}" => '\u{302}',
        "→" | "\u{20d7}" => '\u{20d7}',
        "~" | "˜" => '\u{303}',
        "˙" | "." => '\u{307}',
        "¨" => '\u{308}',
        _ => return format!("{}{}", grouped(base), raised(mark)),
    };
    base.chars().flat_map(|c| [c, combining]).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
}
