//! All built-in functions as data: every overload with its editions and requirements.

use super::super::edition::{Edition, ExtensionSet, Language};
use super::super::types::{DOUBLE, HALF, QualType, TypeId, Types};
use super::lines::{Class, Line};
use super::{ELEMENTS, INDEX, SPECIAL, conditions_of, conversion_names, split_type};
use std::collections::HashMap;

/// A built-in function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its name.
    pub name: String,
    /// The overloads. An overload whose requirements differ between editions has one entry for each set of
    /// requirements.
    pub overloads: Vec<Overload>,
}

/// An overload of a built-in function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overload {
    /// The result type.
    pub result: String,
    /// The parameter types.
    pub params: Vec<String>,
    /// The first and the last edition that have it.
    pub editions: (Edition, Edition),
    /// Required extensions or features: one name of each list is required. Empty if the editions always have
    /// the overload.
    pub requires: Vec<Vec<&'static str>>,
}

impl Overload {
    /// The editions as a range: `1.2`, `>=2.0` or `1.0..=1.2`.
    pub fn range(&self) -> String {
        let (first, last) = self.editions;
        match last {
            Edition::LATEST if first != last => format!(">={first}"),
            _ if first == last => first.to_string(),
            _ => format!("{first}..={last}"),
        }
    }
}

/// The signatures of functions whose arguments follow rules that the table cannot express: name, result, parameters and
/// conditions. `T` is any type. `S` is any address space that the generic address space contains.
const SIGNATURES: &str = "\
printf | int | constant const char *; ... | 1.2
to_global | global T * | S T * | __opencl_c_generic_address_space
to_local | local T * | S T * | __opencl_c_generic_address_space
to_private | private T * | S T * | __opencl_c_generic_address_space
enqueue_kernel | int | queue_t; kernel_enqueue_flags_t; ndrange_t; void (^)(void) | __opencl_c_device_enqueue
enqueue_kernel | int | queue_t; kernel_enqueue_flags_t; ndrange_t; uint; const clk_event_t *; clk_event_t *; void (^)(void) | __opencl_c_device_enqueue
enqueue_kernel | int | queue_t; kernel_enqueue_flags_t; ndrange_t; void (^)(local void *, ...); uint; ... | __opencl_c_device_enqueue
enqueue_kernel | int | queue_t; kernel_enqueue_flags_t; ndrange_t; uint; const clk_event_t *; clk_event_t *; void (^)(local void *, ...); uint; ... | __opencl_c_device_enqueue
get_kernel_work_group_size | uint | void (^)(local void *, ...) | __opencl_c_device_enqueue
get_kernel_preferred_work_group_size_multiple | uint | void (^)(local void *, ...) | __opencl_c_device_enqueue
get_kernel_max_sub_group_size_for_ndrange | uint | ndrange_t; void (^)(local void *, ...) | __opencl_c_device_enqueue __opencl_c_subgroups
get_kernel_sub_group_count_for_ndrange | uint | ndrange_t; void (^)(local void *, ...) | __opencl_c_device_enqueue __opencl_c_subgroups
read_pipe | int | read_only pipe T; S T * | __opencl_c_pipes
read_pipe | int | read_only pipe T; reserve_id_t; uint; S T * | __opencl_c_pipes
write_pipe | int | write_only pipe T; S const T * | __opencl_c_pipes
write_pipe | int | write_only pipe T; reserve_id_t; uint; S const T * | __opencl_c_pipes
reserve_read_pipe | reserve_id_t | read_only pipe T; uint | __opencl_c_pipes
reserve_write_pipe | reserve_id_t | write_only pipe T; uint | __opencl_c_pipes
commit_read_pipe | void | read_only pipe T; reserve_id_t | __opencl_c_pipes
commit_write_pipe | void | write_only pipe T; reserve_id_t | __opencl_c_pipes
work_group_reserve_read_pipe | reserve_id_t | read_only pipe T; uint | __opencl_c_pipes
work_group_reserve_write_pipe | reserve_id_t | write_only pipe T; uint | __opencl_c_pipes
work_group_commit_read_pipe | void | read_only pipe T; reserve_id_t | __opencl_c_pipes
work_group_commit_write_pipe | void | write_only pipe T; reserve_id_t | __opencl_c_pipes
sub_group_reserve_read_pipe | reserve_id_t | read_only pipe T; uint | __opencl_c_pipes __opencl_c_subgroups
sub_group_reserve_write_pipe | reserve_id_t | write_only pipe T; uint | __opencl_c_pipes __opencl_c_subgroups
sub_group_commit_read_pipe | void | read_only pipe T; reserve_id_t | __opencl_c_pipes __opencl_c_subgroups
sub_group_commit_write_pipe | void | write_only pipe T; reserve_id_t | __opencl_c_pipes __opencl_c_subgroups
get_pipe_num_packets | uint | read_only pipe T | __opencl_c_pipes
get_pipe_num_packets | uint | write_only pipe T | __opencl_c_pipes
get_pipe_max_packets | uint | read_only pipe T | __opencl_c_pipes
get_pipe_max_packets | uint | write_only pipe T | __opencl_c_pipes";

/// A name, the result, the parameters and the conditions.
pub(super) type SpecialSignature = (&'static str, &'static str, Vec<&'static str>, &'static str);

/// The signatures of functions that follow special rules.
pub(super) fn signatures() -> impl Iterator<Item = SpecialSignature> {
    SIGNATURES.lines().filter_map(|line| {
        let mut columns = line.split(" | ");
        let (name, result) = (columns.next()?, columns.next()?);
        Some((name, result, columns.next()?.split("; ").collect(), columns.next()?))
    })
}

/// The requirements in an edition, as lists of extensions or features: one name of each list is required. `None` if no
/// device of this edition has the overload.
pub(super) fn requirements(
    conditions: &[&'static str],
    edition: Edition,
) -> Option<Vec<Vec<&'static str>>> {
    let bare = Language { extensions: ExtensionSet::NONE, ..Language::new(edition) };
    let full = Language::new(edition);
    let mut lists = Vec::new();
    for condition in conditions {
        if super::condition_holds(condition, &bare) {
            continue;
        }
        if !super::condition_holds(condition, &full) {
            return None;
        }
        let names = condition.split('|').filter(|name| super::condition_holds(name, &full));
        lists.push(names.map(|name| name.rsplit('+').next().unwrap_or(name)).collect());
    }
    Some(lists)
}

/// The extension that an element type needs.
fn element_condition(element: TypeId) -> Option<&'static str> {
    match element {
        HALF => Some("cl_khr_fp16"),
        DOUBLE => Some("cl_khr_fp64"),
        _ => None,
    }
}

/// The result, parameters and requirements, which together identify an overload.
type Signature = (String, Vec<String>, Vec<Vec<&'static str>>);

/// The overloads of one name, collected edition by edition.
#[derive(Default)]
struct Collected {
    list: Vec<Overload>,
    places: HashMap<Signature, usize>,
}

impl Collected {
    fn add(
        &mut self,
        (result, params): (String, Vec<String>),
        requires: &[Vec<&'static str>],
        edition: Edition,
    ) {
        let key = (result, params, requires.to_vec());
        if let Some(at) = self.places.get(&key) {
            let last = &mut self.list[*at].editions.1;
            // Editions come in order; a gap starts a new entry.
            let next = Edition::ALL.iter().find(|e| **e > *last);
            if *last == edition || next == Some(&edition) {
                *last = edition;
                return;
            }
        }
        let (result, params, requires) = key.clone();
        self.places.insert(key, self.list.len());
        self.list.push(Overload { result, params, editions: (edition, edition), requires });
    }
}

/// The text of a type in a signature. An integer type with a special purpose has its own name, such as `size_t`.
fn type_text(types: &Types, q: QualType, word: &str) -> String {
    with_purpose(types.name(q, &|_| String::new()), word)
}

/// The text of a type, in which an integer type with a special purpose has its own name, such as `size_t`. `word` is
/// the type in the table.
fn with_purpose(text: String, word: &str) -> String {
    let word = word.split_whitespace().last().unwrap_or(word).trim_end_matches('*');
    let (named, plain) = match word {
        "size_t" => ("size_t", "ulong"),
        "uintptr_t" => ("uintptr_t", "ulong"),
        "ptrdiff_t" => ("ptrdiff_t", "long"),
        "intptr_t" => ("intptr_t", "long"),
        "flags" => ("cl_mem_fence_flags", "uint"),
        "order" => ("memory_order", "uint"),
        "scope" => ("memory_scope", "uint"),
        "atomic_flag" => ("atomic_flag", "atomic_int"),
        _ => return text,
    };
    text.replacen(plain, named, 1)
}

/// The texts of the result and the parameters of a built-in function, from those in `result` and `params`. An integer
/// type with a special purpose gets its own name, such as `size_t`.
pub(crate) fn purposes(
    name: &str,
    language: &Language,
    result: String,
    params: Vec<String>,
) -> (String, Vec<String>) {
    let lines = super::lines(name, language, &mut Types::new(64));
    let Some(line) = lines.iter().find(|line| line.params().len() == params.len()) else {
        return (result, params);
    };
    let params = params.into_iter().zip(line.params());
    let params = params.map(|(text, p)| with_purpose(text, p.text)).collect();
    (with_purpose(result, line.result_text), params)
}

fn lines_of(name: &str, collected: &mut Collected) {
    let mut lines: Vec<&'static str> = INDEX.lines(name).collect();
    lines.reverse();
    for edition in Edition::ALL.iter().copied() {
        let language = Language::new(edition);
        for text in &lines {
            let conditions = conditions_of(text);
            let mut types = Types::new(64);
            let Some(line) = Line::parse(text, &language, &mut types) else { continue };
            for (element, class) in line.class().into_iter().flat_map(Class::parts) {
                let mut conditions = conditions.clone();
                conditions.extend(element.and_then(element_condition));
                let Some(requires) = requirements(&conditions, edition) else { continue };
                let mut list = Vec::new();
                line.expand(class, &mut types, &mut list);
                for f in list {
                    let result = type_text(&types, f.result, line.result_text);
                    let params = f.params.iter().zip(line.params());
                    let params = params.map(|(q, p)| type_text(&types, *q, p.text)).collect();
                    collected.add((result, params), &requires, edition);
                }
            }
        }
    }
}

/// All built-in functions, sorted by name. The list includes conversions and functions with special
/// rules. It includes neither operators such as `as_int` nor compiler-specific functions.
pub fn list() -> Vec<BuiltIn> {
    let mut names: Vec<String> = INDEX.names().map(|n| n.to_string()).collect();
    names.extend(conversion_names());
    names.extend(SPECIAL.iter().map(|n| n.to_string()));
    names.sort_unstable();
    names.dedup();
    let mut all = Vec::with_capacity(names.len());
    for name in names {
        let mut collected = Collected::default();
        lines_of(&name, &mut collected);
        if let Some((target, _)) = super::conversion(&name)
            && let Some((element, width)) = split_type(target)
        {
            for edition in Edition::ALL.iter().copied() {
                for (_, from, word) in ELEMENTS {
                    let mut conditions: Vec<&str> =
                        [from, element].into_iter().filter_map(element_condition).collect();
                    conditions.dedup();
                    let Some(requires) = requirements(&conditions, edition) else { continue };
                    let digits = if width == 1 { String::new() } else { width.to_string() };
                    let signature = (target.to_string(), vec![format!("{word}{digits}")]);
                    collected.add(signature, &requires, edition);
                }
            }
        }
        for (_, result, params, conditions) in signatures().filter(|s| s.0 == name) {
            for edition in Edition::ALL.iter().copied() {
                let conditions: Vec<&'static str> = conditions.split_whitespace().collect();
                let Some(requires) = requirements(&conditions, edition) else { continue };
                let params = params.iter().map(|p| p.to_string()).collect();
                collected.add((result.to_string(), params), &requires, edition);
            }
        }
        all.push(BuiltIn { name, overloads: collected.list });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overloads(name: &str) -> Vec<Overload> {
        list().into_iter().find(|b| b.name == name).map(|b| b.overloads).unwrap_or_default()
    }

    #[test]
    fn every_function_has_an_overload() {
        let all = list();
        assert!(all.len() > 1000, "{}", all.len());
        for b in &all {
            assert!(!b.overloads.is_empty(), "{} has no overload", b.name);
        }
        assert!(SPECIAL.iter().all(|s| signatures().any(|t| t.0 == *s)));
    }

    #[test]
    fn editions_and_requirements_are_those_of_the_specification() {
        let ctz = overloads("ctz");
        assert!(ctz.iter().all(|o| o.range() == ">=2.0" && o.requires.is_empty()));
        // OpenCL C 3.0 made these functions of 2.0 optional.
        let all: Vec<(String, Vec<Vec<&str>>)> =
            overloads("work_group_all").iter().map(|o| (o.range(), o.requires.clone())).collect();
        let feature = vec![vec!["__opencl_c_work_group_collective_functions"]];
        assert_eq!(all, [("2.0".to_string(), vec![]), (">=3.0".to_string(), feature)]);
        let doubles = overloads("sin");
        let double = doubles.iter().find(|o| o.params == ["double4"]).unwrap();
        assert_eq!(double.requires, vec![vec!["cl_khr_fp64"]]);
        let from_half = overloads("convert_int2_sat_rte");
        let half = from_half.iter().find(|o| o.params == ["half2"]).unwrap();
        assert_eq!(half.requires, vec![vec!["cl_khr_fp16"]]);
        assert!(!overloads("convert_float_sat").iter().any(|_| true));
    }
}
