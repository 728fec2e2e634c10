//! Resolves inclusions (`xi:include`) in trees of XML.
//!
//! An inclusion names a file, and may select elements of it with a pointer. Pointers have one of these forms: an id
//! (`help`), `element(help)`, `xpointer(id('help'))`, or a simple path such as `xpointer(//table[@id='a']//row/*)`. The
//! files are loaded with the page's [`Loader`], so nothing outside the imported folder is read. The number of bytes and
//! the nesting of elements and files are limited.

use std::collections::HashSet;

use super::encoding::decode;
use super::xml::{self, Element, MAX_EXPANSION, Node};
use super::{Input, Loader, ReadError};

/// The maximum depth of inclusions in included files.
const MAX_FILES_DEEP: usize = 16;

/// The bytes that an inclusion counts in addition to its file, so that the number of inclusions is limited too.
const COST: usize = 256;

/// Replaces the inclusions in `element`, a part of the page `input`. Removes the inclusions that cannot be resolved and
/// have no fallback, and returns an error for each file.
pub(crate) fn resolve(input: &Input<'_>, element: &mut Element) -> Vec<ReadError> {
    let mut inclusions = Inclusions { open: vec![input.path.to_owned()], ..Default::default() };
    inclusions.resolve_in(input, element, 0);
    inclusions.missing
}

#[derive(Default)]
struct Inclusions {
    /// The files that are open, outermost first.
    open: Vec<String>,
    /// The bytes that were included.
    added: usize,
    missing: Vec<ReadError>,
    /// The messages of `missing`.
    known: HashSet<String>,
}

impl Inclusions {
    /// Replaces the inclusions in `element`, which is in the file `input` at this depth of elements.
    fn resolve_in(&mut self, input: &Input<'_>, element: &mut Element, depth: usize) {
        if !element.elements().any(|child| child.name == "include") {
            for child in &mut element.children {
                if let Node::Element(child) = child {
                    self.resolve_in(input, child, depth + 1);
                }
            }
            return;
        }
        for child in std::mem::take(&mut element.children) {
            let mut child = match child {
                Node::Element(child) => child,
                text => {
                    element.push(text);
                    continue;
                }
            };
            if child.name != "include" {
                self.resolve_in(input, &mut child, depth + 1);
                element.push(Node::Element(child));
                continue;
            }
            match self.load(input, &child, depth) {
                Ok(nodes) => nodes.into_iter().for_each(|node| element.push(node)),
                Err(error) => {
                    let fallback = child.children.iter_mut().find_map(|node| match node {
                        Node::Element(child) if child.name == "fallback" => Some(child),
                        _ => None,
                    });
                    let Some(fallback) = fallback else {
                        self.miss(error);
                        continue;
                    };
                    self.resolve_in(input, fallback, depth + 1);
                    std::mem::take(&mut fallback.children)
                        .into_iter()
                        .for_each(|node| element.push(node));
                }
            }
        }
    }

    /// Reports an error of an inclusion once, because several inclusions of a file lead to the same error.
    fn miss(&mut self, error: ReadError) {
        if self.known.insert(error.to_string()) {
            self.missing.push(error);
        }
    }

    /// The content that an inclusion refers to, with its own inclusions resolved.
    fn load(
        &mut self,
        input: &Input<'_>,
        include: &Element,
        depth: usize,
    ) -> Result<Vec<Node>, ReadError> {
        let file = include.attribute("href").unwrap_or_default();
        let fail = |why: String| {
            let message = format!("the inclusion refers to `{file}`{why}");
            Err(ReadError::new(input.path, include.line, message))
        };
        let (folder, _) = file.rsplit_once('/').unwrap_or_default();
        let path = xml::sibling(input.path, file);
        if file.is_empty() {
            let message = "the inclusion does not name a file";
            return Err(ReadError::new(input.path, include.line, message));
        }
        if self.open.contains(&path) {
            return fail(", which contains the inclusion".into());
        }
        if self.open.len() > MAX_FILES_DEEP {
            return fail(format!(": inclusions are nested more than {MAX_FILES_DEEP} deep"));
        }
        let too_much = format!(": inclusions add more than {MAX_EXPANSION} bytes");
        if self.added > MAX_EXPANSION {
            return fail(too_much);
        }
        let bytes = match input.loader.load(file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return fail(", which does not exist".into()),
            Err(why) => return fail(format!(": {why}")),
        };
        self.added += bytes.len() + COST;
        if self.added > MAX_EXPANSION {
            return fail(too_much);
        }
        if include.attribute("parse") == Some("text") {
            return Ok(vec![Node::Text(decode(&path, &bytes)?.into_owned())]);
        }
        let loader = In { loader: input.loader, folder };
        let included = Input { path: &path, bytes: &bytes, loader: &loader };
        let xml::Document { root, missing } = xml::parse_at(&included, depth)?;
        let mut wrapper = Element::new("", include.line);
        match include.attribute("xpointer") {
            None => wrapper.children = root.children,
            Some(pointer) => match selected(&root, pointer) {
                Some(found) if found.is_empty() => {
                    return fail(format!(", which does not have `{pointer}`"));
                }
                Some(found) => {
                    wrapper.children = found.into_iter().cloned().map(Node::Element).collect();
                }
                None => return fail(format!(" with the unknown pointer `{pointer}`")),
            },
        }
        missing.into_iter().for_each(|error| self.miss(error));
        self.open.push(path.clone());
        self.resolve_in(&included, &mut wrapper, depth);
        self.open.pop();
        // White space around the root element is not content.
        let is_blank = |node: &Node| matches!(node, Node::Text(text) if text.trim().is_empty());
        wrapper.children.retain(|node| !is_blank(node));
        Ok(wrapper.children)
    }
}

/// Loads files that are named relative to a folder, which is relative to the page's folder.
struct In<'a> {
    loader: &'a dyn Loader,
    folder: &'a str,
}

impl Loader for In<'_> {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
        let is_absolute = name.starts_with('/') || name.contains("://");
        match self.folder.is_empty() || is_absolute {
            true => self.loader.load(name),
            false => self.loader.load(&format!("{}/{name}", self.folder)),
        }
    }
}

/// The elements below `root` that a pointer selects, in document order; `None` if its form is not known.
fn selected<'a>(root: &'a Element, pointer: &str) -> Option<Vec<&'a Element>> {
    let inside = |name: &str| pointer.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
    let path = match (inside("xpointer"), inside("element")) {
        (Some(path), _) => path,
        (_, Some(id)) if !id.contains('/') => return Some(with_id(root, id)),
        _ if !pointer.contains(['(', '/']) => return Some(with_id(root, pointer)),
        _ => return None,
    };
    let quoted = |text: &'_ str| -> Option<String> {
        let text = text.trim();
        let inner = ['\'', '"'].iter().find_map(|q| text.strip_prefix(*q)?.strip_suffix(*q))?;
        (!inner.contains(['\'', '"'])).then(|| inner.to_owned())
    };
    if let Some(id) = path.strip_prefix("id(").and_then(|rest| quoted(rest.strip_suffix(')')?)) {
        return Some(with_id(root, &id));
    }
    let mut found = vec![root];
    let mut rest = path;
    while !rest.is_empty() {
        rest = rest.strip_prefix('/')?;
        let below = rest.strip_prefix('/');
        rest = below.unwrap_or(rest);
        let end = rest.find('/').unwrap_or(rest.len());
        let step = &rest[..end];
        rest = &rest[end..];
        let (name, id) = match step.strip_suffix(']').and_then(|step| step.split_once('[')) {
            Some((name, condition)) => {
                let value = condition.trim().strip_prefix('@')?.split_once('=')?;
                let is_id = matches!(value.0.trim(), "id" | "xml:id");
                (name, Some(quoted(value.1).filter(|_| is_id)?))
            }
            None => (step, None),
        };
        let is_name = |c: char| c.is_alphanumeric() || "-_.:".contains(c);
        if name != "*" && (name.is_empty() || !name.chars().all(is_name)) {
            return None;
        }
        let is_wanted = |element: &Element| {
            (name == "*" || element.name == name)
                && id.as_deref().is_none_or(|id| element.attribute("id") == Some(id))
        };
        let mut known: HashSet<*const Element> = HashSet::new();
        let mut next = Vec::new();
        // The descendants of an element that is inside another one of `found` were already visited.
        let mut visited: HashSet<*const Element> = HashSet::new();
        for outer in found {
            match below {
                Some(_) => descendants(outer, &mut visited, &mut |element| {
                    if is_wanted(element) && known.insert(element) {
                        next.push(element);
                    }
                }),
                None => next.extend(outer.elements().filter(|element| is_wanted(element))),
            }
        }
        found = next;
    }
    Some(found)
}

/// Calls `visit` on every descendant, except below elements that were visited before.
fn descendants<'a>(
    outer: &'a Element,
    visited: &mut HashSet<*const Element>,
    visit: &mut dyn FnMut(&'a Element),
) {
    if !visited.insert(outer) {
        return;
    }
    for element in outer.elements() {
        visit(element);
        descendants(element, visited, visit);
    }
}

/// The first element below `root` with this id.
fn with_id<'a>(root: &'a Element, id: &str) -> Vec<&'a Element> {
    let mut found = Vec::new();
    root.for_each(&mut |element| {
        if found.is_empty() && element.attribute("id") == Some(id) {
            found.push(element);
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Files;

    impl Loader for Files {
        fn load(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
            let text = match name {
                "parts.xml" => "<t><a id='x'><b>1</b></a><a id='y'><b>2</b><b>3</b></a></t>",
                "sub/outer.xml" => "<o>(<include href='inner.xml'/>)</o>",
                "sub/inner.xml" => "<i>in</i>",
                "own.xml" => "<o><include href='own.xml'/></o>",
                "code.c" => "if (a < b)",
                "../secret" => return Err("it is outside".into()),
                _ => return Ok(None),
            };
            Ok(Some(text.into()))
        }
    }

    fn resolved(text: &str) -> (String, Vec<String>) {
        let input = Input { path: "page.xml", bytes: text.as_bytes(), loader: &Files };
        let mut root = xml::parse(&input).unwrap().root;
        let missing = resolve(&input, &mut root);
        (root.text(), missing.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn inclusions_select_elements() {
        let with = |pointer: &str| {
            resolved(&format!("<p><include href='parts.xml' xpointer=\"{pointer}\"/></p>"))
        };
        assert_eq!(with("x").0, "1");
        assert_eq!(with("element(y)").0, "23");
        assert_eq!(with("xpointer(id('y'))").0, "23");
        assert_eq!(with("xpointer(//a[@id='y']/b)").0, "23");
        assert_eq!(with("xpointer(/t//b)").0, "123");
        assert_eq!(with("xpointer(/t/*)").0, "123");
        assert!(with("xpointer(//a[1])").1[0].contains("unknown pointer"));
        assert!(with("z").1[0].contains("does not have `z`"));
    }

    #[test]
    fn inclusions_nest() {
        assert_eq!(resolved("<p><include href='sub/outer.xml'/></p>").0, "(in)");
        assert_eq!(resolved("<p><include href='code.c' parse='text'/></p>").0, "if (a < b)");
    }

    #[test]
    fn inclusions_that_fail_have_a_place() {
        let fallback = "<include href='gone.xml'><fallback>other</fallback></include>";
        assert_eq!(resolved(&format!("<p>{fallback}</p>")), ("other".into(), Vec::new()));
        let (text, missing) = resolved("<p>a\n<include href='../secret'/>b</p>");
        assert_eq!(text, "a\nb");
        let outside = "page.xml:2: the inclusion refers to `../secret`: it is outside";
        assert_eq!(missing, [outside]);
        let gone = "<include href='gone.xml'/>".repeat(1000);
        assert_eq!(resolved(&format!("<p>{gone}</p>")).1.len(), 1);
        let own = resolved("<p><include href='own.xml'/></p>").1;
        assert!(own[0].starts_with("own.xml:1: ") && own[0].contains("contains"), "{own:?}");
        let page = resolved("<p><include href='page.xml'/></p>").1;
        assert!(page[0].contains("contains the inclusion"), "{page:?}");
    }
}
