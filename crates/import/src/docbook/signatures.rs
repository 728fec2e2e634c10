//! Formats synopses of commands and classes as lines.

use crate::xml::{Element, Node};
use clman_record::prose::collapse_space;

/// A command with its arguments, in the notation of man pages.
pub(super) fn command(element: &Element) -> String {
    let mut out = String::new();
    for child in &element.children {
        let element = match child {
            Node::Text(text) => {
                out.push_str(&text.replace('\n', " "));
                continue;
            }
            Node::Element(element) => element,
        };
        match element.name.as_str() {
            "sbr" => out.push('\n'),
            "arg" | "group" => {
                let inner = if element.name == "group" {
                    let choices = element.elements().map(|choice| collapse_space(&command(choice)));
                    choices.collect::<Vec<_>>().join(" | ")
                } else {
                    collapse_space(&command(element))
                };
                let (open, close) = match element.attribute("choice") {
                    Some("plain") => ("", ""),
                    Some("req") => ("{", "}"),
                    _ => ("[", "]"),
                };
                let more = if element.attribute("rep") == Some("repeat") { "..." } else { "" };
                out.push_str(&format!(" {open}{inner}{close}{more}"));
            }
            _ => {
                if !out.ends_with([' ', '\n']) && !out.is_empty() && element.name != "replaceable" {
                    out.push(' ');
                }
                out.push_str(&command(element));
            }
        }
    }
    out
}

/// Collapses the blanks in each line, and removes empty lines.
pub(super) fn collapse_lines(text: &str) -> String {
    text.lines().map(collapse_space).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The C++ declaration of a class, with one member per line, or of a single member.
pub(super) fn class(element: &Element) -> String {
    fn words(element: &Element) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut parameters: Option<Vec<String>> = None;
        for child in element.elements() {
            match child.name.as_str() {
                "methodparam" => parameters.get_or_insert_default().push(words(child)),
                "void" => {
                    parameters.get_or_insert_default();
                }
                "initializer" => parts.push(format!("= {}", collapse_space(&child.text()))),
                "exceptionname" => {
                    let thrown = collapse_space(&child.text());
                    parameters.get_or_insert_default();
                    parts.push(format!("throw({thrown})"));
                }
                _ if child.elements().next().is_some() => parts.push(words(child)),
                _ => parts.push(collapse_space(&child.text())),
            }
        }
        let is_function = element.name.ends_with("torsynopsis") || element.name == "methodsynopsis";
        if is_function || parameters.is_some() {
            let thrown =
                parts.iter().position(|part| part.starts_with("throw(")).unwrap_or(parts.len());
            let list = format!("({})", parameters.unwrap_or_default().join(", "));
            match thrown.checked_sub(1).and_then(|name| parts.get_mut(name)) {
                Some(name) => name.push_str(&list),
                None => parts.push(list),
            }
        }
        match parts.is_empty() {
            true => collapse_space(&element.text()),
            false => parts.join(" "),
        }
    }
    if element.name != "classsynopsis" {
        return format!("{};", words(element));
    }
    let (mut head, mut body) = (Vec::new(), String::new());
    for child in element.elements() {
        match child.name.ends_with("synopsis") {
            true => body.push_str(&format!("    {}\n", class(child))),
            false => head.push(words(child)),
        }
    }
    format!("class {}\n{{\n{body}}};", head.join(" "))
}
