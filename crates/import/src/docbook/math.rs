//! Formulas in MathML.

use crate::xml::{Element, Node};
use clman_record::prose::{Math, collapse_space};

/// The maximum depth of a formula. Deeper parts are text.
const MAX_DEPTH: usize = 20;

/// The formula of a `math` element. An element that the dialect's formulas do not have is replaced with its parts.
pub(crate) fn formula(element: &Element) -> Math {
    let mut math = node("math");
    if element.attribute("display") == Some("block") {
        math.set("display", "block");
    }
    parts(element, 0, &mut math.parts);
    math
}

fn node(name: &str) -> Math {
    Math::new(name).expect("formulas have the element")
}

fn token(name: &str, text: &str) -> Math {
    let mut token = node(name);
    token.text = collapse_space(text);
    token
}

/// Adds the content of an element to `out`.
fn parts(element: &Element, depth: usize, out: &mut Vec<Math>) {
    for child in &element.children {
        match child {
            Node::Element(child) => part(child, depth + 1, out),
            Node::Text(text) if text.trim().is_empty() => {}
            Node::Text(text) => out.push(token("mtext", text)),
        }
    }
}

fn part(element: &Element, depth: usize, out: &mut Vec<Math>) {
    match element.name.as_str() {
        _ if depth > MAX_DEPTH => out.push(token("mtext", &element.text())),
        "annotation" | "annotation-xml" | "maligngroup" | "malignmark" | "none" | "mprescripts" => {
        }
        "mfenced" => fenced(element, depth, out),
        "mlabeledtr" => row(element.elements().skip(1), depth, out),
        "mtr" => row(element.elements(), depth, out),
        // A string literal is displayed with quotation marks.
        "ms" => out.push(token("mtext", &format!("\"{}\"", element.text()))),
        name => match Math::new(name) {
            Some(mut math) if math.is_token() => {
                math.text = collapse_space(&element.text());
                attributes(element, &mut math);
                out.push(math);
            }
            Some(mut math) => {
                attributes(element, &mut math);
                parts(element, depth, &mut math.parts);
                out.push(math);
            }
            // `mstyle`, `mpadded`, `semantics`: several parts become one, because an operand must remain one element.
            None => {
                let mut inside = node("mrow");
                parts(element, depth, &mut inside.parts);
                out.push(inside);
            }
        },
    }
}

fn attributes(element: &Element, math: &mut Math) {
    for (name, value) in &element.attributes {
        math.set(name, value);
    }
}

fn row<'a>(cells: impl Iterator<Item = &'a Element>, depth: usize, out: &mut Vec<Math>) {
    let mut row = node("mtr");
    for cell in cells {
        let mut math = node("mtd");
        match cell.name.as_str() {
            "mtd" => parts(cell, depth + 1, &mut math.parts),
            _ => part(cell, depth + 1, &mut math.parts),
        }
        row.parts.push(math);
    }
    out.push(row);
}

/// Writes out the brackets and the separators of `mfenced`, which browsers do not support.
fn fenced(element: &Element, depth: usize, out: &mut Vec<Math>) {
    let attribute =
        |name: &str, missing| element.attribute(name).unwrap_or(missing).trim().to_owned();
    let mut row = node("mrow");
    row.parts.push(token("mo", &attribute("open", "(")));
    let separators = attribute("separators", ",");
    let mut separators = separators.chars().filter(|c| !c.is_whitespace());
    let mut separator = None;
    for (at, child) in element.elements().enumerate() {
        if at > 0 {
            // The last separator is repeated.
            separator = separators.next().or(separator);
            row.parts.extend(separator.map(|c| token("mo", c.encode_utf8(&mut [0; 4]))));
        }
        part(child, depth + 1, &mut row.parts);
    }
    row.parts.push(token("mo", &attribute("close", ")")));
    out.push(row);
}
