//! Determines the kind of a piece of plain text from its words: code, a reference, a licence, a part of a page.

/// The name in a page reference: `local` of `local(3clc)`.
pub(crate) fn page_reference(word: &str) -> Option<&str> {
    let word = word.trim_end_matches([',', '.', ';']);
    let (name, section) = word.strip_suffix(')')?.split_once('(')?;
    let is_section = section.starts_with(|c: char| c.is_ascii_digit())
        && section.len() <= 6
        && section.chars().all(|c| c.is_ascii_alphanumeric());
    (is_section && !name.is_empty()).then_some(name)
}

pub(crate) fn is_code(text: &str) -> bool {
    let marks = text.starts_with("//")
        || text.starts_with("/*")
        || text.starts_with("#include")
        || text.starts_with("#pragma")
        || text.starts_with("typedef ");
    let commented = ["; //", "} //", "};//", ";//"].iter().any(|mark| text.contains(mark));
    marks || commented || text.ends_with([';', '}']) && text.contains([';', '{'])
}

pub(crate) fn is_place(text: &str) -> bool {
    text.strip_prefix("page ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

pub(crate) fn is_licence(text: &str) -> bool {
    text.starts_with("Copyright ") || text.starts_with("Permission is hereby granted")
}

pub(crate) fn is_specification(text: &str) -> bool {
    let bare = strip_mark(text);
    bare.ends_with("Specification") && bare.split(' ').count() <= 4
}

pub(crate) fn is_authors(text: &str) -> bool {
    text == "The Khronos Group" || text.starts_with("[FIXME")
}

pub(crate) fn is_see_also(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "also see" | "see also")
}

/// Whether a text is a list such as `local(3clc), constant(3clc)`.
pub(crate) fn is_reference_list(text: &str) -> bool {
    text.split(", ").all(|word| page_reference(word).is_some())
}

/// Strips a footnote mark, or the remains of a footnote mark that a formatter left: `OpenCL Specification[1]`,
/// `\m[blue]OpenCL Specification\m[]\s-2\u[1]\d\s+2`.
pub(crate) fn strip_mark(text: &str) -> String {
    let mut text = text.trim();
    let mut out = String::new();
    if text.contains("\\m[") {
        // Removes the colour, and the superscript number after it.
        let without = text.replace("\\m[]", "\u{1}");
        let mut rest = without.as_str();
        while let Some(start) = rest.find("\\m[") {
            out.push_str(&rest[..start]);
            rest = rest[start..].split_once(']').map_or("", |(_, after)| after);
        }
        out.push_str(rest);
        let mut cleaned = String::new();
        let mut rest = out.as_str();
        while let Some(at) = rest.find('\u{1}') {
            cleaned.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let mark = rest.trim_start_matches("\\&");
            if let Some(mark) = mark.strip_prefix("\\s-2\\u[")
                && let Some((_, after)) = mark.split_once(']')
            {
                rest = after.strip_prefix("\\d\\s+2").unwrap_or(after);
            }
        }
        cleaned.push_str(rest);
        return cleaned;
    }
    if let Some(start) = text.rfind('[')
        && text.ends_with(']')
        && text[start + 1..text.len() - 1].chars().all(|c| c.is_ascii_digit())
    {
        text = &text[..start];
    }
    text.to_string()
}

/// Whether a text is a purpose without a name: a short sentence.
pub(crate) fn is_purpose(text: &str) -> bool {
    text.len() < 100 && text.ends_with('.') && text.matches(". ").count() == 0
}

/// Whether a line lists names, each in at least two spellings: `__local local`.
pub(crate) fn is_synopsis(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let bare = |word: &str| word.trim_start_matches('_').to_string();
    (2..=6).contains(&words.len())
        && words.iter().all(|word| word.chars().all(|c| c.is_alphanumeric() || c == '_'))
        && words.iter().any(|word| word.starts_with("__"))
        && words
            .iter()
            .all(|word| words.iter().filter(|other| bare(other) == bare(word)).count() >= 2)
}
