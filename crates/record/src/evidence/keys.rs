//! Hashes of the content that proves each rule.

use crate::{Edition, Editions, Example, Record, Rule, example_content, hex};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// For each provable rule and each edition in which it holds, a hash of the rule and of all examples that prove it in
/// that edition.
#[derive(Clone, Debug, Default)]
pub struct Keys(HashMap<(String, Edition), String>);

impl Keys {
    /// The keys of a manual's rules in all its editions.
    pub fn new<'a>(
        pages: impl Iterator<Item = &'a Record> + Clone,
        editions: &'static Editions,
    ) -> Keys {
        Self::in_some(pages, &editions.iter().collect::<Vec<_>>())
    }

    /// The keys of a manual's rules in some of its editions.
    pub fn in_some<'a>(
        pages: impl Iterator<Item = &'a Record> + Clone,
        editions: &[Edition],
    ) -> Keys {
        let Some(all) = editions.first().map(|edition| edition.all()) else {
            return Keys::default();
        };
        // The proofs of each rule, on all pages.
        let mut proofs: HashMap<String, Vec<Shown<'_>>> = HashMap::new();
        for page in pages.clone() {
            for example in page.examples.iter().filter(|example| !example.proves.is_empty()) {
                let hash = Sha256::digest(example_content(example, all)).into();
                for rule in &example.proves {
                    proofs.entry(full_name(page, rule)).or_default().push((page, example, hash));
                }
            }
        }
        let mut keys = HashMap::new();
        for page in pages {
            for rule in page.rules.iter().filter(|rule| rule.kind.can_be_proved()) {
                let name = full_name(page, &rule.id);
                let proofs = proofs.get(&name).map_or(&[][..], Vec::as_slice);
                for edition in editions.iter().copied() {
                    if page.editions.contains(edition) && rule.editions.contains(edition) {
                        keys.insert((name.clone(), edition), key(rule, edition, proofs));
                    }
                }
            }
        }
        Keys(keys)
    }

    /// The key of a rule, `page#rule`, in an edition. `None` if the rule does not hold in the edition, or cannot be
    /// proved.
    pub fn of(&self, rule: &str, edition: Edition) -> Option<&str> {
        // A `HashMap` of pairs cannot be queried without an owned key.
        self.0.get(&(rule.to_string(), edition)).map(String::as_str)
    }
}

/// A page, an example on it that proves a rule, and the hash of the example's content.
type Shown<'a> = (&'a Record, &'a Example, [u8; 32]);

/// A rule's name outside its page: `page#rule`.
fn full_name(page: &Record, rule: &str) -> String {
    if rule.contains('#') { rule.to_string() } else { format!("{}#{rule}", page.name) }
}

fn key(rule: &Rule, edition: Edition, proofs: &[Shown<'_>]) -> String {
    let mut hasher = Sha256::new();
    hasher.update(rule.kind.as_str());
    hasher.update(&rule.text);
    for feature in &rule.requires {
        hasher.update(feature);
    }
    for (page, example, hash) in proofs {
        if page.editions.contains(edition) && example.editions.contains(edition) {
            hasher.update(hash);
        }
    }
    hex(&hasher.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleKind;
    use crate::evidence::page_with_rule;

    fn page() -> Record {
        let mut page = page_with_rule(RuleKind::Constraint);
        page.examples.push(Example {
            id: "e".into(),
            proves: vec!["r".into()],
            editions: ">=2.0".parse().expect("it is a range"),
            requires: Vec::new(),
            without: None,
            shown: true,
            expect: None,
            diagnostic: None,
            title: None,
            code: "int a;".into(),
            launches: Vec::new(),
        });
        page
    }

    fn key(page: &Record, edition: &str) -> String {
        let editions = Editions::of_names(["1.2", "2.0"]);
        let keys = Keys::new(std::iter::once(page), editions);
        keys.of("a#r", editions.find(edition).expect("it is one"))
            .expect("the rule holds there")
            .to_string()
    }

    #[test]
    fn a_key_changes_with_what_proves_the_rule() {
        let before = page();
        let mut after = page();
        after.examples[0].title = Some("How it looks".into());
        assert_eq!(key(&before, "2.0"), key(&after, "2.0"));
        after.examples[0].code = "int b;".into();
        assert_ne!(key(&before, "2.0"), key(&after, "2.0"));
        // A changed rule has another key.
        assert_eq!(key(&before, "1.2"), key(&after, "1.2"));
        after.rules[0].text = "It never holds.".into();
        assert_ne!(key(&before, "1.2"), key(&after, "1.2"));
    }
}
