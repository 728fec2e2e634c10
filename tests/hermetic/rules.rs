//! The rules that diagnostics name exist in the bundled manual.

use clman_manual::corpus as bundled;
use clman_opencl::diagnostic::{Diagnostic, Severity};
use clman_opencl::rules::RULES;
use clman_record::corpus::Corpus;
use clman_record::{Edition, Example, Record, RuleKind, Verdict};
use std::collections::HashSet;

#[test]
fn diagnostics_name_rules_that_exist() {
    let manual = bundled().expect("the bundled manual can be read");
    assert!(RULES.len() >= 80, "only {} rules are named", RULES.len());
    for rule in RULES {
        let page = manual.pages.iter().find(|page| page.name == rule.page);
        let page = page.unwrap_or_else(|| panic!("there is no page {}", rule.page));
        let known = page.rules.iter().any(|r| r.id == rule.rule);
        assert!(known, "the page {} has no rule {}", rule.page, rule.rule);
    }
}

/// Rules that cannot be proved have a reason, and an example with a diagnostic proves a constraint.
#[test]
fn rules_without_proof_say_why() {
    let manual = bundled().expect("the bundled manual can be read");
    for page in &manual.pages {
        for rule in &page.rules {
            let place = format!("{}#{}", page.name, rule.id);
            assert_eq!(rule.reason.is_none(), rule.kind.can_be_proved(), "{place}");
            let rejected =
                page.examples.iter().any(|e| e.diagnostic.is_some() && e.proves.contains(&rule.id));
            assert!(!rejected || rule.kind == RuleKind::Constraint, "{place}");
        }
    }
}

/// The diagnostics for an example in an edition with the features in `without` disabled; `None` if they are
/// not optional in the edition.
fn judged(example: &Example, edition: Edition, without: &[String]) -> Option<Vec<Diagnostic>> {
    let mut options = clman_opencl::Options::new(clman_opencl::Edition::parse(edition.language())?);
    options.pedantic = true;
    for name in without {
        // Features became optional in 3.0.
        if name.starts_with("__opencl_c") && edition < crate::support::edition("3.0") {
            return None;
        }
        let id =
            clman_opencl::edition::extension(name).unwrap_or_else(|| panic!("no feature {name}"));
        options.language.extensions.set(id, false);
    }
    let bytes = example.code.clone().into_bytes();
    Some(clman_opencl::check("a.cl", bytes, &options, &mut clman_opencl::NoFiles).diagnostics)
}

fn is_error(found: &Diagnostic) -> bool {
    found.severity == Severity::Error
}

/// The examples of all pages in each edition that they apply to.
fn examples(manual: &Corpus) -> impl Iterator<Item = (Edition, &Record, &Example)> {
    manual.meta.own_editions().flat_map(move |edition| {
        let pages = manual.pages.iter().filter(move |page| page.editions.contains(edition));
        pages.flat_map(move |page| {
            let examples = page.examples.iter().filter(move |e| e.editions.contains(edition));
            examples.map(move |example| (edition, page, example))
        })
    })
}

/// Examples that state their result without the features that they need have this result.
#[test]
fn examples_need_the_features_that_they_say() {
    let manual = bundled().expect("the bundled manual can be read");
    let mut held = 0;
    for (edition, page, example) in examples(&manual) {
        let Some(verdict) = example.without else { continue };
        let Some(found) = judged(example, edition, &example.requires) else { continue };
        let rejected = found.iter().any(is_error);
        let place = format!("{}#{} ({edition})", page.name, example.id);
        assert_eq!(rejected, verdict == Verdict::Reject, "{place}: {found:?}");
        held += 1;
    }
    assert!(held >= 8, "only {held} examples are tried without their features");
}

/// Each constraint that diagnostics name has an example that violates it, and the diagnostic that rejects
/// the example names the constraint.
#[test]
fn examples_are_rejected_by_the_rules_that_they_break() {
    let manual = bundled().expect("the bundled manual can be read");
    let mut named = HashSet::new();
    for (edition, page, example) in examples(&manual) {
        let without: &[String] = match (example.expect, example.without) {
            (Some(Verdict::Reject), _) => &[],
            (_, Some(Verdict::Reject)) => &example.requires,
            _ => continue,
        };
        let found = judged(example, edition, without).unwrap_or_default();
        for rule in found.iter().filter(|d| is_error(d)).filter_map(|d| d.rule) {
            let proves = |p: &String| match p.split_once('#') {
                Some((page, id)) => (page, id) == (rule.page, rule.rule),
                None => (page.name.as_str(), p.as_str()) == (rule.page, rule.rule),
            };
            if example.proves.iter().any(proves) {
                named.insert((rule.page, rule.rule));
            }
        }
    }
    let constraints: HashSet<(&str, &str)> = manual
        .pages
        .iter()
        .flat_map(|page| page.rules.iter().map(move |rule| (page, rule)))
        .filter(|(_, rule)| rule.kind == RuleKind::Constraint)
        .map(|(page, rule)| (page.name.as_str(), rule.id.as_str()))
        .collect();
    let unseen: Vec<(&str, &str)> = RULES
        .iter()
        .map(|rule| (rule.page, rule.rule))
        .filter(|name| constraints.contains(name) && !named.contains(name))
        .collect();
    assert_eq!(unseen, []);
}

#[test]
fn rules_and_examples_ask_for_features_that_exist() {
    let manual = bundled().expect("the bundled manual can be read");
    for page in &manual.pages {
        let rules = page.rules.iter().map(|rule| (&rule.id, &rule.requires));
        let examples = page.examples.iter().map(|example| (&example.id, &example.requires));
        for (id, requires) in rules.chain(examples) {
            for name in requires {
                let known = clman_opencl::edition::extension(name).is_some();
                assert!(known, "{}#{id} asks for {name}", page.name);
            }
        }
    }
}
