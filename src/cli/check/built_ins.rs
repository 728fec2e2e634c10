//! The list of built-in functions.

use crate::device::calls::{Call, run_on_reference};
use clman_opencl::Edition;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};

/// The number of calls that are compiled together for the reference device.
const TOGETHER: usize = 64;

/// A call, and the numbers of its function and overload in the list.
type Listed = (usize, usize, Call);

/// Every built-in function as one JSON document.
pub(super) fn list() -> Value {
    let functions = clman_opencl::builtins::list();
    let mut by_edition: BTreeMap<Edition, Vec<Listed>> = BTreeMap::new();
    for (f, function) in functions.iter().enumerate() {
        for (o, overload) in function.overloads.iter().enumerate() {
            if let Some(call) = Call::new(&function.name, overload) {
                by_edition.entry(overload.editions.1).or_default().push((f, o, call));
            }
        }
    }
    let groups: Vec<(Edition, &[Listed])> = by_edition
        .iter()
        .flat_map(|(edition, calls)| calls.chunks(TOGETHER).map(|some| (*edition, some)))
        .collect();
    let runs: HashMap<(usize, usize), bool> = groups
        .par_iter()
        .flat_map_iter(|(edition, calls)| {
            let list: Vec<&Call> = calls.iter().map(|(.., call)| call).collect();
            let places = calls.iter().map(|(f, o, _)| (*f, *o));
            places.zip(run_on_reference(&list, *edition)).collect::<Vec<_>>()
        })
        .collect();
    let functions = functions.iter().enumerate().map(|(f, function)| {
        let overloads = function.overloads.iter().enumerate().map(|(o, overload)| {
            json!({
                "result": overload.result,
                "parameters": overload.params,
                "editions": overload.range(),
                "requires": overload.requires,
                "reference": runs.get(&(f, o)).copied().unwrap_or(false),
            })
        });
        json!({ "name": function.name, "overloads": overloads.collect::<Vec<_>>() })
    });
    json!({ "functions": functions.collect::<Vec<_>>() })
}
