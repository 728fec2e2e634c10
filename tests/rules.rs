//! The rules that diagnostics name stand in the bundled manual.

use clman::corpus::bundled;
use clman::opencl::rules::RULES;

/// Pages that diagnostics name and that are still to be written. A page that exists is not here.
const TO_BE_WRITTEN: &[&str] = &[
    "access-qualifiers",
    "address-space-functions",
    "atomic-functions",
    "attributes-functions",
    "attributes-loops",
    "attributes-types",
    "blocks",
    "conversions",
    "enqueue-kernel",
    "kernel",
    "operators",
    "pipe-functions",
    "printf",
    "reinterpreting-types",
    "restrictions",
    "samplers",
    "scalar-types",
    "storage-class-specifiers",
    "type-qualifiers",
    "vec-step",
    "vector-components",
    "vector-literals",
];

#[test]
fn diagnostics_name_rules_that_exist() {
    let manual = bundled().expect("the bundled manual can be read");
    let mut held = 0;
    for rule in RULES {
        match manual.pages.iter().find(|page| page.name == rule.page) {
            Some(page) => {
                let known = page.rules.iter().any(|r| r.id == rule.rule);
                assert!(known, "the page {} has no rule {}", rule.page, rule.rule);
                held += 1;
            }
            None => assert!(TO_BE_WRITTEN.contains(&rule.page), "there is no page {}", rule.page),
        }
    }
    assert!(held >= 15, "only {held} rules are held against a page");
    for page in TO_BE_WRITTEN {
        assert!(manual.resolve(page).is_none(), "{page} is written; take it off the list");
    }
}
