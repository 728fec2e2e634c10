//! Conversion of a man page to the DocBook that it could have been generated from.

use super::inlines::*;
use super::{Section, reference};
use crate::xml::{Element, Node};
use clman_record::prose::{capitalized, collapse_space};
use clman_record::split_section;
use std::collections::{HashMap, HashSet};

/// The program that made a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Maker {
    /// docbook-xsl. `text.rs` and `manpage_html.rs` use this value too, although they do not know the program. In these
    /// pages, listings may contain prose, and bold names with parentheses are references.
    DocbookXsl,
    /// Any other program, or a person.
    Other,
}

/// The meaning of a number in brackets.
pub(crate) enum Note {
    /// An address.
    Url(String),
    /// A place in words: `page 222, section 6.5`.
    Words(String),
}

/// The addresses in the NOTES section that docbook-xsl generates, by number.
pub(crate) fn notes(page: &[Section]) -> HashMap<String, Note> {
    let mut urls = HashMap::new();
    for section in page.iter().filter(|s| s.title.eq_ignore_ascii_case("NOTES")) {
        let mut number = 0;
        for node in &section.content {
            let Node::Element(list) = node else { continue };
            if list.name != "orderedlist" {
                continue;
            }
            for item in list.elements() {
                number += 1;
                let text = item.elements().last().map(Element::text).unwrap_or_default();
                let note = match address(&text) {
                    Some(url) => Note::Url(url),
                    None => Note::Words(collapse_space(&text)),
                };
                urls.insert(number.to_string(), note);
            }
        }
    }
    urls
}

/// The address in a note: a URL, or a file of the manual after docbook-xsl's place-holder. `None` if the note has no
/// address.
pub(super) fn address(text: &str) -> Option<String> {
    let text = collapse_space(text);
    let last = text.split(' ').next_back()?;
    if last.contains("://") {
        return Some(last.to_string());
    }
    let file = last.rsplit('/').next()?;
    (text.contains("man.base.url") || last.ends_with(".html")).then(|| file.to_string())
}

/// Whether a section is the address list that docbook-xsl generates.
pub(super) fn is_address_list(section: &Section) -> bool {
    section.title.eq_ignore_ascii_case("NOTES")
        && !section.content.is_empty()
        && section.content.iter().all(|node| match node {
            Node::Element(e) if e.name == "orderedlist" => e.elements().all(|item| {
                item.elements().last().map(Element::text).as_deref().and_then(address).is_some()
                    || item.elements().count() == 2
            }),
            Node::Element(e) => e.text().trim().is_empty(),
            Node::Text(text) => text.trim().is_empty(),
        })
}

/// Top-level sections that docbook-xsl writes one level too low.
pub(super) const TOP_LEVEL: &[&str] =
    &["examples", "example", "synopsis", "notes", "see also", "also see", "errors"];

/// Arranges the sections as DocBook. `urls` are the notes by number, and `stem` is the page's name if the section NAME
/// has none.
pub(crate) fn refentry(
    page: Vec<Section>,
    urls: &HashMap<String, Note>,
    stem: &str,
    maker: Maker,
) -> Element {
    let mut entry = Element::new("refentry", 1);
    let mut seen_description = false;
    let other = maker == Maker::Other;
    let mut lead: Vec<Node> = Vec::new();
    let abbreviations = if other { abbreviations(&page) } else { HashSet::new() };
    let name = name_index(&page);
    for (at, mut section) in page.into_iter().enumerate() {
        if !other && is_address_list(&section) {
            continue;
        }
        resolve(&mut section.content, urls, maker);
        let lower = section.title.to_lowercase();
        if other {
            phrases(&mut section.content);
        }
        match lower.as_str() {
            _ if name == Some(at) && (lower == "name" || other && names_page(&section, stem)) => {
                lead = after_purpose(&mut section.content, maker);
                entry.children.push(Node::Element(name_section(&section, stem, maker)));
                // NAME without a purpose may contain the synopsis.
                let code = lead.iter().take_while(|node| is_listing(node)).count();
                if code > 0 {
                    let listings = lead.drain(..code).collect();
                    entry.children.push(Node::Element(synopsis(section.line, listings)));
                }
                continue;
            }
            "author" | "authors" if !other && text_of(&section.content).contains("FIXME") => {
                continue;
            }
            "copyright" if !other => {
                let mut copyright = Element::new("refsect3", section.line);
                copyright.set("id", "Copyright");
                copyright.children = section.content;
                entry.children.push(Node::Element(copyright));
                continue;
            }
            _ => {}
        }
        if other && section.sub && add_to_synopsis(&mut entry, &mut section) {
            continue;
        }
        let is_synopsis = lower == "synopsis" && !(other && section.sub)
            || !other && lower.is_empty() && !seen_description;
        if is_synopsis {
            // A listing cannot have the emphasis that the synopsis of a command has.
            let is_text = |node: &Node| is_named(node, "para");
            let code = match maker {
                Maker::DocbookXsl if section.content.iter().all(is_text) => 0,
                Maker::DocbookXsl => section.content.len(),
                Maker::Other => {
                    // Declarations are moved to the start. Other listings belong to the text before them.
                    section.content.sort_by_key(|node| !is_named(node, "synopsis"));
                    section.content.iter().take_while(|node| is_listing(node)).count()
                }
            };
            let text = section.content.split_off(code);
            if code > 0 || section.title.is_empty() {
                entry.children.push(Node::Element(synopsis(section.line, section.content)));
                // The text after the declarations is moved to the start of the next section.
                lead.extend(text);
                continue;
            }
            section.content = text;
        } else {
            seen_description = true;
        }
        if !lead.is_empty() && !is_synopsis {
            section.content.splice(..0, std::mem::take(&mut lead));
        }
        let mut element =
            Element::new(if section.sub { "refsect2" } else { "refsect1" }, section.line);
        let title = title_case(&section.title, &abbreviations);
        element.set("id", &clman_record::slug(&title));
        let mut heading = Element::new("title", section.line);
        heading.push_text(&title);
        if !section.title.is_empty() {
            element.children.push(Node::Element(heading));
        }
        element.children.extend(section.content);
        let beside = !section.sub
            || section.title.is_empty()
            || !other && TOP_LEVEL.contains(&lower.as_str());
        match entry.children.last_mut() {
            Some(Node::Element(above)) if !beside && above.name == "refsect1" => {
                above.children.push(Node::Element(element));
            }
            _ => entry.children.push(Node::Element(element)),
        }
    }
    if !lead.is_empty() {
        let text = Element { children: lead, ..Element::new("refsect1", 0) };
        entry.children.push(Node::Element(text));
    }
    entry
}

/// A synopsis of declarations.
fn synopsis(line: usize, listings: Vec<Node>) -> Element {
    let mut synopsis = Element::new("refsect2", line);
    synopsis.set("id", "synopsis");
    synopsis.children = listings;
    synopsis
}

/// Adds a subsection to the synopsis at the end of `entry`, if it has only declarations. Returns whether it was added.
fn add_to_synopsis(entry: &mut Element, section: &mut Section) -> bool {
    let Some(Node::Element(last)) = entry.children.last_mut() else { return false };
    let fits = last.attribute("id") == Some("synopsis") && last.name == "refsect2";
    if !fits || !section.content.iter().all(is_listing) {
        return false;
    }
    let mut heading = Element::new("bridgehead", section.line);
    heading.push_text(&title_case(&section.title, &HashSet::new()));
    last.children.push(Node::Element(heading));
    last.children.append(&mut section.content);
    true
}

/// Whether a node is a listing.
fn is_listing(node: &Node) -> bool {
    ["programlisting", "funcsynopsis", "synopsis"].iter().any(|name| is_named(node, name))
}

fn is_named(node: &Node, name: &str) -> bool {
    matches!(node, Node::Element(element) if element.name == name)
}

/// Words that are bold because they are stressed.
const STRESSED: [&str; 15] = [
    "all",
    "always",
    "and",
    "any",
    "both",
    "cannot",
    "deprecated",
    "don't",
    "must",
    "never",
    "no",
    "not",
    "only",
    "or",
    "should",
];

/// Marks bold phrases as emphasised. Other bold text (names, options, values) is text that users write literally.
fn phrases(content: &mut [Node]) {
    for node in content {
        let Node::Element(element) = node else { continue };
        if element.name != "function" {
            phrases(&mut element.children);
            continue;
        }
        let text = element.text();
        let text = text.trim();
        let literal = match text.contains(' ') {
            true => {
                text.contains(|c: char| "_=/<>(){}[]$|;*\\".contains(c))
                    || text.split(' ').any(|word| word.starts_with('-'))
            }
            false => {
                let mut chars = text.trim_end_matches([':', '.', '!', ',']).chars();
                let capital = chars.next().is_some_and(char::is_uppercase);
                let word = chars.clone().count() > 1 && chars.all(char::is_lowercase);
                !(capital && word || STRESSED.contains(&text.to_lowercase().as_str()))
                    && text.contains(|c: char| c.is_alphanumeric() || c.is_ascii_punctuation())
            }
        };
        if !literal {
            element.name = "emphasis".into();
            element.set("role", "bold");
        }
    }
}

/// Common headings. They do not contain abbreviations.
const COMMON: &[&str] = &[
    "NAME",
    "SYNOPSIS",
    "DESCRIPTION",
    "OPTIONS",
    "EXAMPLE",
    "EXAMPLES",
    "SEE ALSO",
    "BUGS",
    "AUTHOR",
    "AUTHORS",
    "FILES",
    "ENVIRONMENT",
    "RETURN VALUE",
    "RETURN VALUES",
    "ERRORS",
    "NOTES",
    "HISTORY",
    "STANDARDS",
    "COPYRIGHT",
    "ATTRIBUTES",
    "VERSIONS",
    "CAVEATS",
    "LIBRARY",
    "DIAGNOSTICS",
    "EXIT STATUS",
    "COMMANDS",
    "REPORTING BUGS",
    "CONTRIBUTORS",
    "SECURITY",
    "WARNINGS",
];

/// The words that a page writes only in capitals, if a heading in capitals may contain such a word.
fn abbreviations(page: &[Section]) -> HashSet<String> {
    let unknown = |section: &Section| {
        !section.title.contains(char::is_lowercase) && !COMMON.contains(&section.title.as_str())
    };
    if !page.iter().any(unknown) {
        return HashSet::new();
    }
    let texts: Vec<String> = page.iter().map(|section| text_of(&section.content)).collect();
    let words = texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
    let (capital, other): (Vec<&str>, Vec<&str>) =
        words.filter(|word| word.len() > 1).partition(|word| !word.contains(char::is_lowercase));
    let other: HashSet<String> = other.into_iter().map(str::to_uppercase).collect();
    // `See NOTES` names a section.
    let is_one = |word: &&str| !other.contains(*word) && !COMMON.contains(word);
    capital.into_iter().filter(is_one).map(str::to_owned).collect()
}

/// Headings of man pages are in capitals. Such a heading gets a capital only at its start: `Also see` for `ALSO SEE`. A
/// heading with small letters is kept.
pub(super) fn title_case(title: &str, abbreviations: &HashSet<String>) -> String {
    if title.chars().any(char::is_lowercase) {
        return title.to_string();
    }
    // A name in a heading is not a word: `FP_CONTRACT` is kept.
    let part = |part: &str| match abbreviations.contains(part) {
        true => part.to_string(),
        false => part.to_lowercase(),
    };
    let word = |word: &str| match word.trim_matches('_').contains('_') {
        true => word.to_string(),
        false => word.split('-').map(part).collect::<Vec<_>>().join("-"),
    };
    capitalized(&title.split(' ').map(word).collect::<Vec<_>>().join(" "))
}

/// Restores the blanks of a name, which docbook-xsl writes as underscores: `Math_Built-In_Functions`, `acos,_acosh`. If
/// a word between underscores is capitalized, as the words of titles are (`Math`), the underscores are blanks.
/// Otherwise they belong to an identifier.
pub(super) fn with_blanks(names: &str) -> String {
    let names = names.replace(",_", ", ");
    let is_title_word = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_uppercase())
            && word.contains(|c: char| c.is_ascii_lowercase())
    };
    if names.contains(' ') || !names.split('_').any(is_title_word) {
        return names;
    }
    let mut out = String::new();
    for (at, part) in names.split('_').enumerate() {
        if at > 0 {
            // `convert_T`: a single capital belongs to the word before it.
            let letter = part.chars().take_while(|c| c.is_ascii_alphanumeric()).count() == 1;
            out.push(if letter { '_' } else { ' ' });
        }
        out.push_str(part);
    }
    out
}

/// Whether a section has the form of NAME, whose title may be in another language: names, among them that of the page,
/// a dash, and a purpose.
fn names_page(section: &Section, stem: &str) -> bool {
    let text = section.content.first().map(|first| shown(std::slice::from_ref(first)));
    let text = collapse_space(&text.unwrap_or_default());
    let Some((at, _)) = dash(&text) else { return false };
    text[..at].split(", ").any(|name| split_section(name).0 == stem)
}

/// The index of the section that may be NAME: the first section with a heading. A later section may have the title
/// "name" by chance.
fn name_index(page: &[Section]) -> Option<usize> {
    let first = page.iter().position(|section| !section.title.is_empty())?;
    (!page[first].sub).then_some(first)
}

/// Takes the blocks after the names and their purpose out of the content of NAME; without a purpose, the blocks from
/// the first listing. They are text of the page. docbook-xsl does not write such blocks.
fn after_purpose(content: &mut Vec<Node>, maker: Maker) -> Vec<Node> {
    if maker == Maker::DocbookXsl {
        return Vec::new();
    }
    let has_dash =
        |node: &Node| dash(&collapse_space(&text_of(std::slice::from_ref(node)))).is_some();
    let end = match content.iter().position(has_dash) {
        Some(purpose) => purpose + 1,
        None => content.iter().position(is_listing).unwrap_or(content.len()),
    };
    content.split_off(end)
}

/// The position and the length of the dash between the names and their purpose.
fn dash(text: &str) -> Option<(usize, usize)> {
    const DASHES: [&str; 4] = [" - ", " — ", " – ", " -- "];
    DASHES.iter().filter_map(|dash| text.find(dash).map(|at| (at, dash.len()))).min()
}

/// The text of nodes, with references as a terminal shows them: `printf(3)`.
fn shown(content: &[Node]) -> String {
    let texts = content.iter().map(|node| match node {
        Node::Text(text) => text.clone(),
        Node::Element(element) if element.name == "manvolnum" => format!("({})", element.text()),
        Node::Element(element) => shown(&element.children),
    });
    texts.collect()
}

pub(super) fn name_section(section: &Section, stem: &str, maker: Maker) -> Element {
    let text = match maker {
        Maker::DocbookXsl => text_of(&section.content),
        Maker::Other => {
            let blocks = section.content.chunks(1).map(shown);
            blocks.collect::<Vec<_>>().join(" ")
        }
    };
    let text = collapse_space(&text);
    let (names, purpose) = match dash(&text).map(|(at, size)| (&text[..at], &text[at + size..])) {
        Some((names, purpose)) => (names, purpose),
        None => match text.strip_suffix(" -") {
            Some(names) => (names, ""),
            None => (text.as_str(), ""),
        },
    };
    let mut element = Element::new("refnamediv", section.line);
    let mut refname = Element::new("refname", section.line);
    // docbook-xsl writes the white space of a name as underscores.
    let unpadded = names.trim_matches('_');
    let padded = names.len() > unpadded.len() + 8;
    let names = if padded { unpadded } else { names };
    let names = match maker {
        Maker::DocbookXsl => with_blanks(names),
        // `cos(3), sin(3)`: the names are without their section.
        Maker::Other => {
            names.split(", ").map(|name| split_section(name).0).collect::<Vec<_>>().join(", ")
        }
    };
    refname.push_text(if names.is_empty() { stem } else { &names });
    element.children.push(Node::Element(refname));
    let mut refpurpose = Element::new("refpurpose", section.line);
    refpurpose.push_text(purpose);
    element.children.push(Node::Element(refpurpose));
    element
}

/// Gives numbered links their addresses, drops links of pictures, and recognises references: a bold name
/// followed by `()` or a section.
pub(super) fn resolve(content: &mut Vec<Node>, urls: &HashMap<String, Note>, maker: Maker) {
    let mut out: Vec<Node> = Vec::with_capacity(content.len());
    for node in std::mem::take(content) {
        match node {
            Node::Element(mut element) => {
                resolve(&mut element.children, urls, maker);
                if element.name == "link" {
                    let number = element
                        .attribute("href")
                        .unwrap_or_default()
                        .trim_matches(['[', ']'])
                        .to_string();
                    match urls.get(&number) {
                        Some(Note::Url(url)) => {
                            element.attributes = vec![("href".into(), url.clone())];
                        }
                        Some(Note::Words(words)) => {
                            out.append(&mut element.children);
                            push_text(&mut out, &format!(" ({words})"));
                            continue;
                        }
                        None => {
                            out.append(&mut element.children);
                            continue;
                        }
                    }
                }
                // The number after a picture that was a link is left out.
                let mark = (element.name == "superscript").then(|| element.text());
                let number = mark.as_deref().and_then(|m| m.strip_prefix('[')?.strip_suffix(']'));
                if number.is_some_and(|number| urls.contains_key(number)) {
                    continue;
                }
                out.push(Node::Element(element));
            }
            Node::Text(text) => {
                let text = match maker {
                    Maker::DocbookXsl => without_pictures(&text),
                    Maker::Other => text,
                };
                match (out.last(), section_suffix(&text)) {
                    (Some(Node::Element(bold)), Some(end))
                        if matches!(bold.name.as_str(), "function" | "varname")
                            && is_page_name(bold.text().trim_end())
                            // Empty parentheses belong to a call of a function, unless docbook-xsl wrote the page.
                            && (maker == Maker::DocbookXsl || end > 2) =>
                    {
                        let section = (maker == Maker::Other).then(|| &text[1..end - 1]);
                        let cite = reference(&bold.text(), section, bold.line);
                        // The blank at the end of the name is moved after the reference.
                        let blank = if bold.text().ends_with(' ') { " " } else { "" };
                        out.pop();
                        out.push(Node::Element(cite));
                        push_text(&mut out, &format!("{blank}{}", &text[end..]));
                    }
                    (Some(Node::Element(bold)), Some(2))
                        if maker == Maker::Other
                            && bold.name == "function"
                            && is_page_name(&bold.text()) =>
                    {
                        if let Some(Node::Element(bold)) = out.last_mut() {
                            bold.push_text("()");
                        }
                        push_text(&mut out, &text[2..]);
                    }
                    _ => push_text(&mut out, &text),
                }
            }
        }
    }
    // `\fB\fBimage2d_t\fR()\fR`: the parentheses are bold too.
    for node in &mut out {
        if let Node::Element(bold) = node
            && maker == Maker::DocbookXsl
            && bold.name == "function"
            && let Some(name) = bold.text().strip_suffix("()")
            && is_page_name(name)
        {
            *bold = reference(name, None, bold.line);
        }
    }
    *content = out;
}

/// Drops the marks that replace pictures, and the number of the address after each.
pub(super) fn without_pictures(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("[IMAGE]") {
        out.push_str(before);
        let number = behind.strip_prefix('[').and_then(|n| n.split_once(']'));
        rest = match number {
            Some((digits, after)) if digits.chars().all(|c| c.is_ascii_digit()) => after,
            _ => behind,
        };
    }
    out.push_str(rest);
    out
}

/// The length of `()`, `(3)` or `(3clc)` at the start of a text.
pub(super) fn section_suffix(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('(')?;
    let (section, _) = inside.split_once(')')?;
    let is_section = section.is_empty()
        || section.len() <= 6
            && section.starts_with(|c: char| c.is_ascii_digit())
            && section.chars().all(|c| c.is_ascii_alphanumeric());
    is_section.then_some(section.len() + 2)
}

pub(super) fn is_page_name(name: &str) -> bool {
    !name.is_empty()
        && !name.ends_with(' ')
        && match name.chars().next() {
            // `(half | native)_cos` names two functions. The name of a page about a directive is the whole directive,
            // with `#pragma`.
            Some('(') => name.contains('|') && !name.ends_with(')'),
            Some('#') => name.starts_with("#pragma "),
            first => first.is_some_and(|c| c.is_alphabetic() || c == '_'),
        }
}
