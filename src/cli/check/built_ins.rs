//! The list of built-in functions.

use serde_json::{Value, json};

/// One JSON document with every built-in function and its overloads.
pub(super) fn list() -> Value {
    let functions = clman_opencl::builtins::list().into_iter().map(|function| {
        let overloads = function.overloads.iter().map(|overload| {
            json!({
                "result": overload.result,
                "parameters": overload.params,
                "editions": overload.range(),
                "requires": overload.requires,
            })
        });
        json!({ "name": function.name, "overloads": overloads.collect::<Vec<_>>() })
    });
    json!({ "functions": functions.collect::<Vec<_>>() })
}
