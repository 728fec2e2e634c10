//! Built-in functions (OpenCL C 6.15 and the extensions).
//!
//! `table` has generic signatures as text, which can be compared with the specification. The index of the names is
//! built when the checker is compiled. A line is parsed when one of its names is looked up. A line has this form:
//!
//! ```text
//! ELEMENTS/WIDTHS : RESULT name name … (PARAMETER, …) ; CONDITION CONDITION
//! ```
//!
//! `T` is each type of a class. A class has letters for elements, then widths; a line without `T` has `-` instead. The
//! elements are `c C s S i I l L h f d` (`char uchar short ushort int uint long ulong half float double`), `G` for all
//! integers, `F` for all floating types, and `A` for all types. The widths are numbers, `*` for all, or `v` for all but
//! the scalar width. These types depend on `T`: `E` is its element type; `E4` is a vector of four such elements; `N`
//! and `M` are `int` and `uint` in its width; `N4` is `int4`; `S` and `U` are the signed and unsigned integers of its
//! size and width; `R` is the result type of a relational function; `W` is the next wider integer type; `aT` is its
//! atomic type. `^X` is a pointer to `X` in the generic address space. Without a generic address space, there is one
//! overload for each address space that the generic one would include. `%X` also includes the constant address space.
//! `&X` excludes the private address space if there is no generic one. `const` and `volatile` may follow each of these
//! three marks. Images are written `ro:image2d_t`, and a choice of images `ro:image2d_t|image3d_t`. Conditions are
//! `2.0` (since), `<2.0` (before), and names of extensions or features. `|` separates alternatives, and `+` joins
//! conditions that must all hold.

mod families;
mod lines;
mod list;
mod prototypes;
mod table;

pub use families::{Family, Function, GENERIC_NAMES, families};
pub(crate) use lines::{Class, Line, combinations};
pub(crate) use list::purposes;
pub use list::{BuiltIn, Overload, list};
pub(crate) use prototypes::one_of;
pub use prototypes::{Prototypes, declarations, prototypes};

use super::edition::{self as ext, Edition, Language};
use super::hash::{equal, fixed_hash};
use super::types::*;

/// Functions that OpenCL C 1.0 does not have, although compilers provide them in 1.0 (6.15.1, 6.15.2, 6.15.3, 6.15.11,
/// 6.15.12.8, 6.15.13). For `clamp`, this applies only to the integer overloads.
pub(crate) const SINCE_1_1: &[&str] = &[
    "get_global_offset",
    "maxmag",
    "minmag",
    "clamp",
    "async_work_group_strided_copy",
    "atomic_add",
    "atomic_sub",
    "atomic_xchg",
    "atomic_inc",
    "atomic_dec",
    "atomic_cmpxchg",
    "atomic_min",
    "atomic_max",
    "atomic_and",
    "atomic_or",
    "atomic_xor",
    "shuffle",
    "shuffle2",
];

/// Functions whose arguments follow rules that no signature can express.
pub(crate) const SPECIAL: &[&str] = &[
    "printf",
    "to_global",
    "to_local",
    "to_private",
    "enqueue_kernel",
    "get_kernel_work_group_size",
    "get_kernel_preferred_work_group_size_multiple",
    "get_kernel_max_sub_group_size_for_ndrange",
    "get_kernel_sub_group_count_for_ndrange",
    "read_pipe",
    "write_pipe",
    "reserve_read_pipe",
    "reserve_write_pipe",
    "commit_read_pipe",
    "commit_write_pipe",
    "work_group_reserve_read_pipe",
    "work_group_reserve_write_pipe",
    "work_group_commit_read_pipe",
    "work_group_commit_write_pipe",
    "sub_group_reserve_read_pipe",
    "sub_group_reserve_write_pipe",
    "sub_group_commit_read_pipe",
    "sub_group_commit_write_pipe",
    "get_pipe_num_packets",
    "get_pipe_max_packets",
];

/// The lines in which each name occurs. The index is built at compile time: a check need not build it.
static INDEX: Index = Index::new();

struct Index {
    entries: [Entry; Index::ENTRIES],
    /// The number of a name's last entry plus one, at the slot for the hash of the name. An empty slot is 0.
    slots: [u16; Index::SLOTS],
}

/// A name that occurs in a line.
#[derive(Clone, Copy)]
struct Entry {
    /// The offset of the line in the table.
    line: u32,
    /// The offset of the name in the table.
    name: u32,
    /// The length of the name in bytes.
    length: u8,
    /// The number of the previous entry with the same name plus one; 0 if this is the first entry.
    before: u16,
}

impl Entry {
    const NONE: Entry = Entry { line: 0, name: 0, length: 0, before: 0 };

    /// The next name of the table after this one.
    const fn next(self) -> Option<Entry> {
        let text = table::TABLE.as_bytes();
        let (mut line, mut at) = (self.line as usize, self.name as usize + self.length as usize);
        let mut inside = self.length > 0;
        while at < text.len() {
            match text[at] {
                b'\n' => (line, inside) = (at + 1, false),
                // The line has no names after this character.
                b'(' | b'#' => {
                    while at + 1 < text.len() && text[at + 1] != b'\n' {
                        at += 1;
                    }
                }
                b' ' => {}
                b':' if !inside => {
                    // The result type precedes the names.
                    inside = true;
                    at += 1;
                    while text[at] == b' ' {
                        at += 1;
                    }
                    while text[at] != b' ' {
                        at += 1;
                    }
                }
                _ if inside => {
                    let mut length = 0;
                    while text[at + length] != b' ' {
                        length += 1;
                    }
                    let (line, name) = (line as u32, at as u32);
                    return Some(Entry { line, name, length: length as u8, before: 0 });
                }
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// The bytes of the name.
    const fn name(&self) -> &'static [u8] {
        let (_, rest) = table::TABLE.as_bytes().split_at(self.name as usize);
        rest.split_at(self.length as usize).0
    }

    fn line(&self) -> &'static str {
        table::TABLE[self.line as usize..].lines().next().unwrap_or_default()
    }
}

impl Index {
    const ENTRIES: usize = {
        let (mut n, mut last) = (0, Entry::NONE);
        while let Some(next) = last.next() {
            (n, last) = (n + 1, next);
        }
        n
    };
    const SLOTS: usize = 2 * Self::ENTRIES.next_power_of_two();

    const fn new() -> Index {
        let mut index = Index { entries: [Entry::NONE; Self::ENTRIES], slots: [0; Self::SLOTS] };
        let (mut n, mut last) = (0, Entry::NONE);
        while let Some(mut entry) = last.next() {
            last = entry;
            let slot = index.slot(entry.name());
            entry.before = index.slots[slot];
            index.entries[n] = entry;
            n += 1;
            index.slots[slot] = n as u16;
        }
        index
    }

    /// The slot of a name, or the free slot for it.
    const fn slot(&self, name: &[u8]) -> usize {
        let mut slot = fixed_hash(name) as usize & (Self::SLOTS - 1);
        loop {
            let n = self.slots[slot];
            if n == 0 || equal(self.entries[n as usize - 1].name(), name) {
                return slot;
            }
            slot = (slot + 1) & (Self::SLOTS - 1);
        }
    }

    /// Whether the table has a function of this name.
    fn has(&self, name: &str) -> bool {
        self.slots[self.slot(name.as_bytes())] > 0
    }

    /// The entries of a name, from the end of the table to its start.
    fn entries(&self, name: &str) -> impl Iterator<Item = &Entry> {
        let mut next = self.slots[self.slot(name.as_bytes())];
        std::iter::from_fn(move || {
            let entry = self.entries.get(usize::from(next.checked_sub(1)?))?;
            next = entry.before;
            Some(entry)
        })
    }

    /// The lines of a name, from the end of the table to its start.
    fn lines(&self, name: &str) -> impl Iterator<Item = &'static str> {
        self.entries(name).map(|entry| entry.line())
    }

    /// All names; a name occurs once for each of its lines.
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().filter_map(|e| std::str::from_utf8(e.name()).ok())
    }
}

/// The parts of a `convert_…` name: the target type, and whether the conversion saturates.
fn conversion(name: &str) -> Option<(&str, bool)> {
    let rest = name.strip_prefix("convert_")?;
    let rest = match rest.rsplit_once('_') {
        Some((head, "rte" | "rtz" | "rtp" | "rtn")) => head,
        _ => rest,
    };
    Some(match rest.strip_suffix("_sat") {
        Some(head) => (head, true),
        None => (rest, false),
    })
}

const ELEMENTS: [(u8, TypeId, &str); 11] = [
    (b'c', CHAR, "char"),
    (b'C', UCHAR, "uchar"),
    (b's', SHORT, "short"),
    (b'S', USHORT, "ushort"),
    (b'i', INT, "int"),
    (b'I', UINT, "uint"),
    (b'l', LONG, "long"),
    (b'L', ULONG, "ulong"),
    (b'h', HALF, "half"),
    (b'f', FLOAT, "float"),
    (b'd', DOUBLE, "double"),
];

fn element_exists(ty: TypeId, language: &Language) -> bool {
    match ty {
        HALF => language.supports(ext::FP16),
        DOUBLE => language.supports(ext::FP64),
        _ => true,
    }
}

fn split_type(name: &str) -> Option<(TypeId, u8)> {
    let digits = name.trim_start_matches(|ch: char| ch.is_ascii_alphabetic());
    let word = &name[..name.len() - digits.len()];
    let width: u8 = if digits.is_empty() { 1 } else { digits.parse().ok()? };
    if !matches!(width, 1 | 2 | 3 | 4 | 8 | 16) || (width == 1 && !digits.is_empty()) {
        return None;
    }
    let element = ELEMENTS.iter().find(|e| e.2 == word)?.1;
    Some((element, width))
}

fn condition_holds(condition: &str, language: &Language) -> bool {
    if condition.contains(['|', '+']) {
        let both = |list: &str| list.split('+').all(|part| condition_holds(part, language));
        return condition.split('|').any(both);
    }
    if let Some(before) = condition.strip_prefix('<') {
        return Edition::parse(before).is_some_and(|e| language.edition < e);
    }
    if condition.as_bytes().first().is_some_and(u8::is_ascii_digit) {
        return Edition::parse(condition).is_some_and(|e| language.edition >= e);
    }
    ext::extension(condition).is_some_and(|id| {
        let since_3_0 = ext::EXTENSIONS[id.0 as usize].since == Edition::V3_0;
        let optional_in_2_0 = matches!(id, ext::F_SUBGROUPS | ext::F_FP64 | ext::F_INT64);
        if condition.starts_with("__opencl_c_") && since_3_0 && !optional_in_2_0 {
            // OpenCL C 2.0 has these features, but no name for them.
            return language.has_2_0_feature(id);
        }
        language.supports(id)
    })
}

/// The conditions of a line of the table.
fn conditions_of(text: &'static str) -> Vec<&'static str> {
    text.rsplit_once(';').map_or_else(Vec::new, |(_, list)| list.split_whitespace().collect())
}

fn conditions_hold(text: &str, language: &Language) -> bool {
    match text.rsplit_once(';') {
        Some((_, conditions)) => {
            conditions.split_whitespace().all(|cond| condition_holds(cond, language))
        }
        None => true,
    }
}

/// The names of all conversions.
fn conversion_names() -> impl Iterator<Item = String> {
    ELEMENTS.into_iter().flat_map(|(_, element, word)| {
        ["", "2", "3", "4", "8", "16"].into_iter().flat_map(move |width| {
            let saturations: &[&str] = if element < HALF { &["", "_sat"] } else { &[""] };
            saturations.iter().flat_map(move |sat| {
                ["", "_rte", "_rtz", "_rtp", "_rtn"]
                    .into_iter()
                    .map(move |mode| format!("convert_{word}{width}{sat}{mode}"))
            })
        })
    })
}

/// Whether the language has a built-in function with this name. The functions of [`SPECIAL`] are not considered.
pub(crate) fn exists(name: &str, language: &Language) -> bool {
    if let Some((target, saturate)) = conversion(name) {
        return split_type(target)
            .is_some_and(|(e, _)| element_exists(e, language) && !(saturate && e >= HALF));
    }
    INDEX.lines(name).any(|text| conditions_hold(text, language))
}

/// The names of built-in functions in all languages, except conversions.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let names = INDEX.entries.iter().filter_map(|entry| std::str::from_utf8(entry.name()).ok());
    names.chain(SPECIAL.iter().copied())
}

/// Headings of the table. The functions under them only return a value, unless they write through a pointer.
const PURE: &[&str] = &[
    "Work-item functions",
    "Math functions",
    "Integer functions",
    "Common functions",
    "Geometric functions",
    "Relational functions",
    "Vector data load and store functions",
    "Miscellaneous vector functions",
    "Image read functions with a sampler",
    "Image read functions without a sampler",
    "Image query functions",
];

/// Whether a call of a function has no side effects.
pub(crate) fn is_pure(name: &str) -> bool {
    let pure = |entry: &Entry| {
        let line = entry.line();
        let before = &table::TABLE[..entry.line as usize];
        let heading = before.rsplit("\n# ").next().and_then(|text| text.lines().next());
        let writes = |parameter: &str| parameter.starts_with('^') && !parameter.contains("const");
        let parameters = line.split_once('(').map_or("", |(_, rest)| rest);
        heading.is_some_and(|heading| PURE.contains(&heading))
            && !line.contains(" : void ")
            && !parameters.split(", ").any(writes)
    };
    conversion(name).is_some() || INDEX.entries(name).last().is_some_and(pure)
}

/// Whether any edition or extension has a built-in function with this name.
pub(crate) fn known(name: &str) -> bool {
    conversion(name).is_some_and(|c| split_type(c.0).is_some())
        || INDEX.has(name)
        || SPECIAL.contains(&name)
}

/// The reason why `language` lacks a function that another edition or device has: `it needs OpenCL C 2.0`. `None` if
/// the language has the function, or if no language has it.
pub(crate) fn lacks(name: &str, language: &Language) -> Option<String> {
    if let Some((target, true)) = conversion(name)
        && split_type(target).is_some_and(|(element, _)| element >= HALF)
    {
        return Some("a conversion to a floating-point type cannot be saturated".into());
    }
    let mut lines: Vec<&'static str> = INDEX.lines(name).collect();
    lines.reverse();
    let own = list::signatures().filter(|s| s.0 == name).map(|s| s.3);
    let lines = lines.into_iter().filter_map(|text| Some(text.rsplit_once(';')?.1)).chain(own);
    let lacking = |conditions: &'static str| -> Vec<&'static str> {
        let conditions = conditions.split_whitespace();
        conditions.filter(|condition| !condition_holds(condition, language)).collect()
    };
    let open = |list: &Vec<&str>| !list.is_empty() && !list.iter().any(|c| c.starts_with('<'));
    let list = lines.map(lacking).filter(open).min_by_key(Vec::len)?;
    let mut edition = None;
    let mut names = Vec::new();
    for condition in list {
        let features = condition.split('|').all(|name| {
            let since = ext::extension(name).map(|id| ext::EXTENSIONS[id.0 as usize].since);
            name.starts_with("__opencl_c_") && since == Some(Edition::V3_0)
        });
        if let Some(since) = Edition::parse(condition) {
            edition = edition.max(Some(since));
        } else if features && language.edition < Edition::V2_0 {
            // OpenCL C 2.0 has the feature, but no name for it.
            edition = edition.max(Some(Edition::V2_0));
        } else {
            // `3.1+NAME` means that NAME is sufficient from this edition on.
            let sufficient = condition.split('|').filter_map(|alternative| {
                let (since, name) = alternative.split_once('+').unwrap_or(("1.0", alternative));
                condition_holds(since, language).then_some(name)
            });
            let known = sufficient.filter(|name| ext::extension(name).is_some());
            let quoted: Vec<String> = known.map(|name| format!("`{name}`")).collect();
            names.push(one_of(&quoted));
        }
    }
    Some(match edition {
        Some(edition) => format!("it needs OpenCL C {edition}"),
        None => format!("it needs {}", names.join(" and ")),
    })
}

/// The lines of the table that have this name and whose conditions the language meets, parsed for the language.
pub(crate) fn lines(name: &str, language: &Language, types: &mut Types) -> Vec<Line> {
    if let Some((target, saturate)) = conversion(name)
        && let Some((element, width)) = split_type(target)
    {
        let exists = element_exists(element, language) && !(saturate && element >= HALF);
        return exists
            .then(|| Line::conversion(element, width, language, types))
            .into_iter()
            .collect();
    }
    let mut texts: Vec<&'static str> = INDEX.lines(name).collect();
    texts.reverse();
    texts.retain(|text| conditions_hold(text, language));
    texts.into_iter().filter_map(|text| Line::parse(text, language, types)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_the_table_is_indexed() {
        let mut lines = 0;
        for line in table::TABLE.lines().filter(|l| !l.starts_with('#')) {
            let Some((_, rest)) = line.split_once(" : ") else { continue };
            let head = rest.split_once('(').expect("a line has parameters").0;
            for name in head.split_whitespace().skip(1) {
                assert!(INDEX.lines(name).any(|l| l == line), "{name}: {line}");
                lines += 1;
            }
        }
        assert_eq!(INDEX.names().count(), lines);
        assert!(!INDEX.has("") && !INDEX.has("si") && !INDEX.has("uint"));
    }

    #[test]
    fn every_line_makes_an_overload_somewhere() {
        for name in INDEX.names() {
            for text in INDEX.lines(name) {
                let mut list = Vec::new();
                for edition in [Edition::V3_0, Edition::V1_2] {
                    let mut types = Types::new(64);
                    let line = Line::parse(text, &Language::new(edition), &mut types);
                    let line = line.unwrap_or_else(|| panic!("{text} cannot be read"));
                    let class = line.class().unwrap_or_else(|| panic!("{text} has no types"));
                    line.expand(class, &mut types, &mut list);
                }
                assert!(!list.is_empty(), "{name}: {text}");
                let commas = text.split_once('(').map_or("", |x| x.1);
                let params = commas.split_once(')').map_or("", |x| x.0);
                let wanted = if params.is_empty() { 0 } else { params.split(',').count() };
                assert!(list.iter().all(|f| f.params.len() == wanted), "{text}");
            }
        }
        assert!(!SPECIAL.iter().any(|name| INDEX.has(name)));
    }

    #[test]
    fn what_a_language_lacks_is_said() {
        let without = |edition, names: &[&str]| {
            let mut language = Language::new(edition);
            for name in names {
                language.extensions.set(ext::extension(name).expect("an extension"), false);
            }
            language
        };
        let old = without(Edition::V1_0, &["cl_khr_global_int32_base_atomics"]);
        let new = without(
            Edition::V3_0,
            &[
                "__opencl_c_pipes",
                "__opencl_c_work_group_collective_functions",
                "__opencl_c_subgroups",
                "cl_khr_subgroups",
                "cl_intel_subgroups",
                "cl_khr_subgroup_extended_types",
            ],
        );
        for (name, language, wanted) in [
            ("ctz", &old, Some("it needs OpenCL C 2.0")),
            ("printf", &old, Some("it needs OpenCL C 1.2")),
            ("atom_add", &old, Some("it needs OpenCL C 1.1")),
            ("work_group_all", &old, Some("it needs OpenCL C 2.0")),
            ("read_pipe", &old, Some("it needs OpenCL C 2.0")),
            ("read_pipe", &new, Some("it needs `__opencl_c_pipes`")),
            ("work_group_all", &new, Some("it needs `__opencl_c_work_group_collective_functions`")),
            (
                "sub_group_reduce_add",
                &new,
                Some("it needs `cl_khr_subgroups`, `__opencl_c_subgroups` or `cl_intel_subgroups`"),
            ),
            ("clock_read_device", &old, Some("it needs `__opencl_c_kernel_clock_scope_device`")),
            ("sin", &new, None),
            ("no_such_function", &new, None),
        ] {
            assert_eq!(lacks(name, language).as_deref(), wanted, "{name}");
        }
    }

    #[test]
    fn conditions_are_names_that_exist() {
        for line in table::TABLE.lines().filter(|l| !l.trim_start().starts_with('#')) {
            let Some((_, conditions)) = line.rsplit_once(';') else { continue };
            for condition in conditions.split_whitespace() {
                let is_known = |name: &str| {
                    ext::extension(name).is_some()
                        || Edition::parse(name.trim_start_matches('<')).is_some()
                };
                assert!(condition.split(['|', '+']).all(is_known), "{condition} in {line}");
            }
        }
    }
}
