//! The rules that diagnostics name stand in the bundled manual.

use clman::corpus::bundled;
use clman::opencl::rules::RULES;
use clman::record::RuleKind;

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

/// What cannot be proved says why, and what an example proves with a diagnostic is a constraint.
#[test]
fn rules_without_proof_say_why() {
    let manual = bundled().expect("the bundled manual can be read");
    for page in &manual.pages {
        for rule in &page.rules {
            let place = format!("{}#{}", page.name, rule.id);
            assert_eq!(rule.reason.is_none(), rule.kind.can_be_proved(), "{place}");
            let rejected = page
                .examples
                .iter()
                .any(|e| e.diagnostic.is_some() && e.proves.iter().any(|p| *p == rule.id));
            assert!(!rejected || rule.kind == RuleKind::Constraint, "{place}");
        }
    }
}
