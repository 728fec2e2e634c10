//! The head of a page: its names, purpose and copyright.

use super::{Reader, Style};
use crate::Hints;
use crate::date;
use crate::tree::{is_identifier, normalize};
use crate::xml::Element;
use clman_record::Record;
use clman_record::prose::collapse_space;
use std::collections::HashSet;

/// The text of the element `refpurpose` as one line without a full stop.
pub(super) fn purpose_of(refpurpose: &Element) -> String {
    let children = refpurpose.children.iter();
    let inlines = children.flat_map(|node| Reader::default().inlines(node, Style::default()));
    summary(&clman_record::prose::plain_text_of(&normalize(inlines.collect())))
}

/// Reads a set of names and the purpose. A page may have several sets. The first set contains the page's own name: the
/// name that equals `stem`, the name of the file, or otherwise the first name. If `named` is true, an earlier set was
/// read, and all names are aliases.
pub(super) fn names(refnamediv: &Element, stem: &str, named: bool, record: &mut Record) {
    let mut all: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for element in refnamediv.elements() {
        match element.name.as_str() {
            "refname" | "refdescriptor" => {
                let name = collapse_space(&element.text().replace('\u{200b}', ""));
                if !name.is_empty() && known.insert(name.clone()) {
                    all.push(name);
                }
            }
            "refpurpose" if record.summary.is_empty() => record.summary = purpose_of(element),
            _ => {}
        }
    }
    // Names inside a title, `write_image{f|i} (2D)`, are aliases of the page too.
    for name in &all {
        for word in name.split_whitespace().filter(|word| word.contains('{') && *word != name) {
            let names = expand_braces(word);
            if names.len() > 1 {
                record.aliases.extend(names.into_iter().filter(|n| is_identifier(n)));
            }
        }
    }
    // A name may list several names: `acos, acosh, acospi`.
    let mut split: Vec<String> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for name in &all {
        split.extend(split_names(name).into_iter().filter(|piece| known.insert(piece.clone())));
    }
    if named {
        let known: HashSet<&String> = record.aliases.iter().chain([&record.title]).collect();
        split.retain(|name| !known.contains(name));
        record.aliases.extend(split);
        return;
    }
    let first = split.first().cloned();
    let title = match split.iter().position(|name| name == stem) {
        // The page's file determines which of several names is the first.
        Some(at) if split.len() > 1 => Some(split.remove(at)),
        _ => first.inspect(|_| {
            split.remove(0);
        }),
    };
    if let Some(title) = title {
        record.title = title;
        record.aliases.extend(split);
    }
}

/// A text as one line without a full stop.
pub(crate) fn summary(text: &str) -> String {
    let text = collapse_space(text);
    match text.strip_suffix('.') {
        Some(rest) if !rest.ends_with('.') => rest.trim_end().to_owned(),
        _ => text,
    }
}

/// The names in a list that is separated by commas or written with braces. A text that is not a list of words is kept
/// as one name.
pub(crate) fn split_names(name: &str) -> Vec<String> {
    let pieces: Vec<String> = name
        .split(',')
        .map(|piece| collapse_space(piece.trim().trim_end_matches("()")))
        .filter(|piece| !piece.is_empty())
        .collect();
    if pieces.len() > 1 && pieces.iter().all(|piece| !piece.contains([' ', '{', '}'])) {
        return pieces;
    }
    let name = collapse_space(name.trim().trim_end_matches("()").trim_end_matches("( )"));
    let expanded = expand_braces(&name);
    if expanded.len() > 1 && expanded.iter().all(|piece| !piece.contains([' ', ','])) {
        return expanded;
    }
    vec![name]
}

/// Expands `read_image{f|i|ui}` to `read_imagef`, `read_imagei`, `read_imageui`. Any other name is kept as it is.
pub(crate) fn expand_braces(name: &str) -> Vec<String> {
    let whole = || vec![name.to_owned()];
    let Some((before, rest)) = name.split_once('{') else { return whole() };
    let Some((choices, after)) = rest.split_once('}') else { return whole() };
    if after.contains('{') || !choices.contains('|') {
        return whole();
    }
    choices.split('|').map(|choice| format!("{before}{}{after}", choice.trim())).collect()
}

/// Reads copyright, date and licence from the elements that DocBook has for them in `refentryinfo` or `info`.
pub(super) fn information(info: &Element, hints: &mut Hints) {
    let lines: Vec<String> = (info.elements())
        .filter(|element| element.name == "copyright")
        .map(|copyright| {
            let texts = |name: &str| {
                let all = copyright.elements().filter(|element| element.name == name);
                all.map(|element| collapse_space(&element.text())).collect::<Vec<_>>().join(", ")
            };
            format!("Copyright © {} {}", texts("year"), texts("holder"))
        })
        .collect();
    set_copyright(&lines.join("; "), hints);
    hints.date = info.child("date").and_then(|date| date::parse(&date.text()));
    if let Some(notice) = info.child("legalnotice") {
        let paragraphs: Vec<String> =
            notice.elements().map(|element| collapse_space(&element.text())).collect();
        hints.licence = Some(paragraphs.join("\n\n")).filter(|text| !text.is_empty());
    }
}

/// The text of the element `refmiscinfo` with this class in `refmeta`. For example, the class `manual` states the
/// manual to which the page belongs.
pub(super) fn information_on(meta: &Element, class: &str) -> Option<String> {
    let mut all = meta.elements().filter(|element| element.name == "refmiscinfo");
    let found = all.find(|element| element.attribute("class") == Some(class))?;
    Some(collapse_space(&found.text())).filter(|text| !text.is_empty())
}

/// Reads copyright and licence: in DocBook from `refmeta`, in XHTML from the foot of the page.
pub(super) fn copyright(element: &Element, hints: &mut Hints) {
    if let Some(info) = element.find("refmiscinfo").and_then(|info| info.find("copyright")) {
        let year = info.child("year").map(Element::text).unwrap_or_default();
        let holder = info.child("holder").map(Element::text).unwrap_or_default();
        set_copyright(&format!("Copyright © {year} {holder}"), hints);
    } else if hints.copyright.is_none() {
        set_copyright(&element.text(), hints);
    }
}

/// Splits `Copyright © years holder. Licence` into copyright and licence, and derives the author from the holder. A
/// text without `Copyright` is ignored.
pub(crate) fn set_copyright(text: &str, hints: &mut Hints) {
    let text = collapse_space(text);
    let Some(start) = text.find("Copyright") else { return };
    let text = &text[start..];
    let licence = ["Permission is hereby granted", "This work is licensed", "Licensed under"]
        .iter()
        .filter_map(|words| text.find(words))
        .min();
    let (copyright, licence) = match licence {
        Some(at) => (text[..at].trim(), Some(text[at..].trim())),
        None => (text, None),
    };
    hints.copyright = Some(copyright.replace("(c)", "©").replace("(C)", "©"));
    hints.licence = licence.map(str::to_owned);
    let first = copyright.split("; ").next().unwrap_or(copyright);
    hints.author = first.split_once("The ").map(|(_, holder)| {
        format!("The {}", holder.trim_end_matches('.').trim_end_matches(" Inc"))
    });
}
