//! Readable prototypes of built-in functions with generic types, made from the lines of the table.
//!
//! `gentype` is any of the types that a line allows. Names that depend on `gentype` have a prefix or suffix: `sgentype`
//! is its element type, `igentype` and `ugentype` are the signed and unsigned integer types of its size, and `gentype4`
//! has four elements. A comment above the prototypes defines each generic name, and lists the features or extensions
//! that the prototypes require.

use super::list::requirements;
use super::{Class, INDEX, SINCE_1_1, combinations, conditions_of};
use crate::edition::Edition;
use std::fmt::Write;

/// The maximum width of a prototype or comment, in columns.
const WIDTH: usize = 72;

/// The prototypes of functions. They are the same in all editions from `first` to `last`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prototypes {
    /// The first edition that has these prototypes.
    pub first: Edition,
    /// The last edition that has them.
    pub last: Edition,
    /// C declarations with comments, without a trailing newline.
    pub code: String,
}

/// The prototypes of functions of the table, for each range of editions in which they are the same. Each entry is a
/// function name with parameter names: `fmod(x, y)`. An overload takes the parameter names of the entry that has the
/// same number of parameters. If no entry has that number, the overload takes the first names of the longest entry. The
/// error is a message about an entry that does not have this form, or is not a function of the table.
pub fn prototypes(functions: &[impl AsRef<str>]) -> Result<Vec<Prototypes>, String> {
    let functions: Vec<Entry<'_>> =
        functions.iter().map(|f| Entry::parse(f.as_ref())).collect::<Result<_, _>>()?;
    let mut ranges: Vec<Prototypes> = Vec::new();
    for edition in Edition::ALL.iter().copied() {
        let code = of_edition(&functions, edition);
        match ranges.last_mut() {
            Some(range) if range.code == code => range.last = edition,
            _ => ranges.push(Prototypes { first: edition, last: edition, code }),
        }
    }
    ranges.retain(|range| !range.code.is_empty());
    Ok(ranges)
}

/// The prototypes of a function in the newest edition, without comments or parameter names.
pub(super) fn signatures(name: &str) -> Vec<String> {
    let entry = Entry { name, parameters: Vec::new() };
    declarations(&of_edition(&[entry], Edition::LATEST))
}

/// The declarations in [`Prototypes::code`]. Each is in one line, and includes its semicolon.
pub fn declarations(code: &str) -> Vec<String> {
    let lines: Vec<&str> = code.lines().filter(|line| !line.starts_with("//")).collect();
    let text = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    text.split_inclusive(';').map(|one| one.trim().to_string()).collect()
}

/// A function name and its parameter names.
struct Entry<'a> {
    name: &'a str,
    parameters: Vec<&'a str>,
}

impl<'a> Entry<'a> {
    fn parse(text: &'a str) -> Result<Entry<'a>, String> {
        let parts = text.strip_suffix(')').and_then(|text| text.split_once('('));
        let (name, parameters) =
            parts.ok_or_else(|| format!("`{text}` is not a function as `fmod(x, y)`"))?;
        if !INDEX.has(name) {
            return Err(format!("`{name}` is not a function of the table"));
        }
        let parameters = parameters.split(',').map(str::trim).filter(|p| !p.is_empty());
        Ok(Entry { name, parameters: parameters.collect() })
    }
}

/// Prototypes that have the same comment.
struct Group {
    comment: Vec<String>,
    prototypes: Vec<String>,
}

fn of_edition(functions: &[Entry<'_>], edition: Edition) -> String {
    let mut groups: Vec<Group> = Vec::new();
    for (at, entry) in functions.iter().enumerate() {
        let mut lines: Vec<&'static str> = INDEX.lines(entry.name).collect();
        lines.reverse();
        for line in lines.into_iter().filter_map(Line::parse) {
            let count = line.parameters.len();
            let same = functions.iter().enumerate().filter(|(_, other)| other.name == entry.name);
            let chosen = same.max_by_key(|(at, other)| {
                let names = other.parameters.len();
                (names == count, names, usize::MAX - at)
            });
            if chosen.is_some_and(|(chosen, _)| chosen == at) {
                line.prototypes(entry, edition, &mut groups);
            }
        }
    }
    let mut out = String::new();
    for group in &groups {
        if !out.is_empty() {
            out.push('\n');
        }
        group.comment.iter().for_each(|line| wrap(&format!("// {line}"), " ", "//     ", &mut out));
        group.prototypes.iter().for_each(|line| out.push_str(line));
    }
    out.truncate(out.trim_end().len());
    out
}

/// Appends a text and a newline to `out`. A line that would be too long is broken after `at`; the next one starts with
/// `indent`.
fn wrap(text: &str, at: &str, indent: &str, out: &mut String) {
    let mut column = out.len() - out.rfind('\n').map_or(0, |newline| newline + 1);
    for (n, part) in text.split_inclusive(at).enumerate() {
        if n > 0 && column + part.trim_end().len() > WIDTH {
            out.truncate(out.trim_end_matches(' ').len());
            let _ = write!(out, "\n{indent}");
            column = indent.len();
        }
        out.push_str(part);
        column += part.len();
    }
    out.push('\n');
}

/// A line of the table, as text.
struct Line {
    elements: Vec<&'static str>,
    widths: Vec<u8>,
    result: &'static str,
    parameters: Vec<&'static str>,
    conditions: Vec<&'static str>,
}

impl Line {
    fn parse(text: &'static str) -> Option<Line> {
        let (class, rest) = text.split_once(" : ")?;
        let (head, tail) = rest.split_once('(')?;
        let (parameters, _) = tail.split_once(')')?;
        let class = Class::parse(class.trim())?;
        let mut elements: Vec<&str> = class.elements().collect();
        if elements == ["half", "float", "double"] {
            // The type that all devices support comes first.
            elements.rotate_left(1);
        }
        Some(Line {
            elements,
            widths: class.widths().collect(),
            result: head.split_ascii_whitespace().next()?,
            parameters: parameters.split(',').map(str::trim).filter(|p| !p.is_empty()).collect(),
            conditions: conditions_of(text),
        })
    }

    /// Whether OpenCL C 1.1 added the overloads of this line. The checker also accepts them in OpenCL C 1.0, with a
    /// warning.
    fn is_since_1_1(&self, name: &str) -> bool {
        let are_integers = self.elements.contains(&"int");
        match name {
            "clamp" => are_integers,
            "max" | "min" => are_integers && self.parameters == ["T", "E"],
            // Vectors of three elements.
            _ => SINCE_1_1.contains(&name) || self.widths == [3] || self.result == "float3",
        }
    }

    /// Whether the line has a parameter that takes only images that need `cl_khr_depth_images` in OpenCL C 1.2.
    /// Multi-sample images need another extension.
    fn are_depth_images(&self) -> bool {
        let depth = ["image2d_depth_t", "image2d_array_depth_t"];
        let mut lists = self.parameters.iter().filter_map(|p| p.split_once(':'));
        lists.any(|(_, images)| images.split('|').all(|image| depth.contains(&image)))
    }

    fn prototypes(&self, entry: &Entry<'_>, edition: Edition, groups: &mut Vec<Group>) {
        if edition == Edition::V1_0 && self.is_since_1_1(entry.name) {
            return;
        }
        let Some(requires) = requirements(&self.conditions, edition) else { return };
        let pointers = self.parameters.iter().any(|p| p.starts_with(['^', '%', '&']));
        const GENERIC: &str = "__opencl_c_generic_address_space";
        // A device with one of these features has the generic address space (OpenCL C 6.2.1).
        let implies = [GENERIC, "__opencl_c_device_enqueue", "__opencl_c_pipes"];
        let known = requires.iter().flatten().any(|name| implies.contains(name));
        // Whether the pointers are generic, and whether that needs a feature. The forms with named address spaces exist
        // beside the generic forms.
        let forms: &[(bool, bool)] = match edition {
            _ if !pointers || known => &[(true, false)],
            _ if edition < Edition::V2_0 => &[(false, false)],
            _ if edition < Edition::V3_0 => &[(true, false)],
            _ => &[(true, true), (false, false)],
        };
        for (generic, needs_feature) in forms {
            let mut comment: Vec<String> = Vec::new();
            let mut names: Vec<String> = requires.iter().map(|list| list.join(" or ")).collect();
            if edition == Edition::V1_2 && self.are_depth_images() {
                names.push("cl_khr_depth_images".into());
            }
            if *needs_feature {
                names.push(GENERIC.into());
            }
            if !names.is_empty() {
                comment.insert(0, format!("requires {}", names.join(", ")));
            }
            let words = Words { line: self, edition };
            let choices: Vec<Vec<String>> =
                self.parameters.iter().map(|p| words.parameter(p, *generic)).collect();
            comment.extend(words.legend(*generic));
            let at =
                groups.iter().position(|group| group.comment == comment).unwrap_or_else(|| {
                    groups.push(Group { comment, prototypes: Vec::new() });
                    groups.len() - 1
                });
            let group = &mut groups[at];
            let ends: Vec<usize> = choices
                .iter()
                .scan(0, |end, list| {
                    *end += list.len();
                    Some(*end)
                })
                .collect();
            let all: Vec<&String> = choices.iter().flatten().collect();
            for places in combinations(&ends) {
                let named = places.enumerate().map(|(n, place)| {
                    let name = entry.parameters.get(n).copied().unwrap_or_default();
                    let gap = if all[place].ends_with('*') || name.is_empty() { "" } else { " " };
                    format!("{}{gap}{name}", all[place])
                });
                let list: Vec<String> = named.collect();
                let list = if list.is_empty() { "void".into() } else { list.join(", ") };
                let mut text = format!("{} {}(", words.value(self.result), entry.name);
                let mut indent = " ".repeat(text.len());
                if list.split(", ").any(|p| indent.len() + p.len() + 2 > WIDTH) {
                    text.push('\n');
                    indent = " ".repeat(8);
                    text.push_str(&indent);
                }
                wrap(&format!("{list});"), ", ", &indent, &mut text);
                if !group.prototypes.contains(&text) {
                    group.prototypes.push(text);
                }
            }
        }
    }
}

/// The names of a line's types.
struct Words<'a> {
    line: &'a Line,
    edition: Edition,
}

impl Words<'_> {
    /// The number of elements of `T`; `None` if the line has types with different numbers of elements.
    fn width(&self) -> Option<u8> {
        <[u8; 1]>::try_from(self.line.widths.as_slice()).ok().map(|[width]| width)
    }

    /// A name with the number of elements as a suffix, if all types of `T` have the same number. The number 1 is
    /// omitted. `otherwise` is the name if the numbers differ.
    fn sized(&self, name: &str, otherwise: &str) -> String {
        match self.width() {
            Some(1) => name.into(),
            Some(width) => format!("{name}{width}"),
            None => otherwise.into(),
        }
    }

    /// The name of `T`'s element type.
    fn element(&self) -> &'static str {
        match (self.line.elements.as_slice(), self.width()) {
            ([one], _) => one,
            (_, None) => "sgentype",
            (_, Some(_)) => "gentype",
        }
    }

    /// The name in a prototype for a type of the table that is not a pointer.
    fn value(&self, word: &str) -> String {
        let integer = |prefix: &str| match (self.line.elements.as_slice(), self.width()) {
            (["float"], Some(_)) => self.sized(if prefix == "u" { "uint" } else { "int" }, ""),
            (["double"], Some(_)) => self.sized(if prefix == "u" { "ulong" } else { "long" }, ""),
            _ => self.sized(&format!("{prefix}gentype"), &format!("{prefix}gentype")),
        };
        match word {
            "T" => self.sized(self.element(), "gentype"),
            "E" => self.element().into(),
            "N" => self.sized("int", "intn"),
            "M" => self.sized("uint", "uintn"),
            "S" | "R" => integer("i"),
            "U" => integer("u"),
            "W" => integer("w"),
            "aT" => format!("atomic_{}", self.element()),
            "flags" => "cl_mem_fence_flags".into(),
            "order" => "memory_order".into(),
            "scope" => "memory_scope".into(),
            _ => match word.split_at_checked(1) {
                Some(("E", n)) if n.parse::<u8>().is_ok() => format!("{}{n}", self.element()),
                Some(("N", n)) if n.parse::<u8>().is_ok() => format!("int{n}"),
                _ => word.into(),
            },
        }
    }

    /// The types of a parameter: one for each address space, if it has several.
    fn parameter(&self, text: &str, generic: bool) -> Vec<String> {
        if let Some((access, images)) = text.split_once(':') {
            let images = images_of(images, self.edition);
            let access = match access {
                "ro" => "read_only",
                "wo" => "write_only",
                _ => "read_write",
            };
            return match images.as_slice() {
                [] => Vec::new(),
                [image] => vec![format!("{access} {image}")],
                _ => vec![format!("{access} imagetype")],
            };
        }
        let spaces: &[&str] = match (text.as_bytes().first(), generic) {
            (Some(b'%'), true) => &["", "constant "],
            (Some(b'^' | b'&'), true) => &[""],
            (Some(b'^'), false) if self.has_two_spaces() => &["space2 "],
            (Some(b'%' | b'^' | b'&'), false) => &["space "],
            _ => {
                let (quals, word) = text.rsplit_once(' ').unwrap_or(("", text));
                let quals = quals.replace("generic", "");
                let gap = if quals.is_empty() { "" } else { " " };
                return match word.strip_suffix('*') {
                    Some(to) => vec![format!("{quals}{gap}{} *", self.value(to))],
                    None => vec![format!("{quals}{gap}{}", self.value(word))],
                };
            }
        };
        let text = text[1..].trim_start();
        let (quals, word) = text.rsplit_once(' ').unwrap_or(("", text));
        let gap = if quals.is_empty() { "" } else { " " };
        spaces.iter().map(|s| format!("{quals}{gap}{s}{} *", self.value(word))).collect()
    }

    /// Whether the line has pointers marked `&` and pointers marked `^`, which have different sets of address spaces.
    fn has_two_spaces(&self) -> bool {
        let has = |mark| self.line.parameters.iter().any(|p| p.starts_with(mark));
        has('&') && has('^')
    }

    /// The lines of the comment: a definition of each generic name.
    fn legend(&self, generic: bool) -> Vec<String> {
        let line = self.line;
        let has = |name: &str| {
            let words = line.parameters.iter().flat_map(|p| p.split([' ', '*']));
            words.chain([line.result]).any(|word| word.trim_start_matches(['^', '%', '&']) == name)
        };
        let mut legend = Vec::new();
        let elements = match line.elements.len() {
            11 => "an integer or floating-point type".to_string(),
            8 if line.elements.contains(&"char") => "an integer type".into(),
            _ => one_of(&line.elements),
        };
        match (line.elements.as_slice(), self.width()) {
            ([], _) | ([_], Some(_)) => {}
            (_, Some(_)) => legend.push(format!("gentype: {elements}")),
            (list, None) => {
                let named = list.len() > 1 && ["E", "E2", "E4", "E8", "E16"].into_iter().any(has);
                let of = if named { "sgentype" } else { elements.as_str() };
                let all = [2, 3, 4, 8, 16];
                let exists = |width: &u8| *width != 3 || self.edition >= Edition::V1_1;
                let widths = all.iter().filter(|w| line.widths.contains(w) && exists(w));
                let widths: Vec<String> = widths.map(u8::to_string).collect();
                let count = match all.iter().all(|width| line.widths.contains(width)) {
                    true => String::new(),
                    false => format!("{} ", one_of(&widths)),
                };
                legend.push(match (line.widths[0], list.len(), widths.as_slice()) {
                    (1, 1, _) if count.is_empty() => format!("gentype: {of} or a vector of {of}"),
                    (1, ..) => format!("gentype: {of}, or a vector of {count}such elements"),
                    (.., [width]) => {
                        let types = list.iter().map(|element| format!("{element}{width}"));
                        format!("gentype: {}", one_of(&types.collect::<Vec<_>>()))
                    }
                    _ if count.is_empty() => format!("gentype: a vector of {of}"),
                    _ => format!("gentype: a vector of {count}elements of type {of}"),
                });
                if named {
                    legend.push(format!("sgentype: {elements}"));
                }
            }
        }
        if self.width().is_none() {
            for (letter, word) in [("N", "int"), ("M", "uint")] {
                if has(letter) {
                    legend.push(format!(
                        "{word}n: {word}, or a vector of {word} with as many elements as gentype"
                    ));
                }
            }
        }
        let one =
            matches!(line.elements.as_slice(), ["float" | "double"]) && self.width().is_some();
        if has("R") {
            legend.push(
                "igentype: int if gentype is a scalar, otherwise like gentype, with signed integers of the same size"
                    .into(),
            );
        }
        let like = |sign| match self.width() {
            Some(_) => format!("the {sign} integer type of the size of gentype"),
            None => format!("like gentype, with {sign} integers of the same size"),
        };
        for (letter, name, definition) in [
            ("S", "igentype", like("signed")),
            ("U", "ugentype", like("unsigned")),
            ("W", "wgentype", "the integer type with elements of twice the size".into()),
        ] {
            if has(letter) && !one {
                legend.push(format!("{name}: {definition}"));
            }
        }
        for (mark, spaces) in [
            ('%', "global, local, private or constant"),
            ('&', "global or local"),
            ('^', "global, local or private"),
        ] {
            if !generic && line.parameters.iter().any(|p| p.starts_with(mark)) {
                let number = if mark == '^' && self.has_two_spaces() { "2" } else { "" };
                legend.push(format!("space{number}: {spaces}"));
            }
        }
        let images = line.parameters.iter().filter_map(|p| p.split_once(':'));
        for images in images.map(|(_, list)| images_of(list, self.edition)) {
            if images.len() > 1 {
                legend.push(format!("imagetype: {}", one_of(&images)));
            }
        }
        legend
    }
}

/// The images of a list that exist in an edition.
fn images_of(list: &str, edition: Edition) -> Vec<&str> {
    let early = ["image2d_t", "image3d_t"];
    list.split('|').filter(|image| edition >= Edition::V1_2 || early.contains(image)).collect()
}

/// `a, b or c`.
pub(crate) fn one_of(words: &[impl AsRef<str>]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [before, last] => format!("{before} or {last}"),
        [first @ .., before, last] => format!("{}, {before} or {last}", first.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(functions: &[&str]) -> String {
        let mut out = String::new();
        for p in prototypes(functions).expect("they are functions") {
            let _ = writeln!(out, "== {} to {}\n{}", p.first, p.last, p.code);
        }
        out
    }

    #[test]
    fn an_entry_is_a_function_of_the_table_with_its_parameters() {
        assert!(prototypes(&["sin"]).is_err() && prototypes(&["sine(x)"]).is_err());
        assert_eq!(show(&["get_work_dim()"]), "== 1.0 to 3.1\nuint get_work_dim(void);\n");
        // The entry with the same number of parameters gives the parameters' names.
        let dot = show(&["work_group_barrier(flags, scope)", "work_group_barrier(fence)"]);
        assert!(dot.contains("(cl_mem_fence_flags fence);"), "{dot}");
        assert!(dot.contains("(cl_mem_fence_flags flags, memory_scope scope);"), "{dot}");
    }

    #[test]
    fn prototypes_follow_the_editions() {
        let fract = "\
== 1.0 to 1.2
// gentype: float, double or half, or a vector of such elements
// space: global, local or private
gentype fract(gentype x, space gentype *iptr);
== 2.0 to 2.0
// gentype: float, double or half, or a vector of such elements
gentype fract(gentype x, gentype *iptr);
== 3.0 to 3.1
// requires __opencl_c_generic_address_space
// gentype: float, double or half, or a vector of such elements
gentype fract(gentype x, gentype *iptr);

// gentype: float, double or half, or a vector of such elements
// space: global, local or private
gentype fract(gentype x, space gentype *iptr);
";
        assert_eq!(show(&["fract(x, iptr)"]), fract);
        assert!(show(&["popcount(x)"]).starts_with("== 1.2 to 3.1"));
    }

    #[test]
    fn every_function_of_the_table_has_lines_that_fit() {
        for name in INDEX.names() {
            let entry = format!("{name}(a, b, c, d, e, f, g, h, i, j)");
            let ranges = prototypes(&[&entry]).expect("a function of the table");
            assert!(!ranges.is_empty(), "{name}");
            for line in ranges.iter().flat_map(|range| range.code.lines()) {
                assert!(line.len() <= WIDTH + 1, "{line}");
            }
        }
    }
}
