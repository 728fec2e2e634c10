//! Derives the results for rules from the outcomes of cases.

use super::{CHECKER, Case, Expectation, Outcome, REFERENCE, language};
use clman_record::corpus::Corpus;
use clman_record::evidence::{Evidence, Proof};
use clman_record::{Edition, RuleKind, Verdict};
use std::collections::HashMap;

/// A provable rule with its result in an edition on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The page.
    pub page: String,
    /// The rule's id.
    pub rule: String,
    /// The edition.
    pub edition: Edition,
    /// The result.
    pub proof: Proof,
}

/// Derives the result for every provable rule of `corpus` from `outcomes`, the outcomes of a device's cases in an
/// edition. `device` is [`CHECKER`], [`REFERENCE`] or a driver's device. Launches prove nothing on the checker, and
/// features cannot be disabled on a driver.
pub fn proofs(
    corpus: &Corpus,
    edition: Edition,
    outcomes: &[(&Case, &Outcome)],
    device: &str,
) -> Vec<Proved> {
    let mut proved = Vec::new();
    let mut by_rule: HashMap<&str, Vec<&(&Case, &Outcome)>> = HashMap::new();
    for shown in outcomes {
        for rule in &shown.0.proves {
            by_rule.entry(rule).or_default().push(shown);
        }
    }
    let whole = clman_opencl::Language::new(language(edition));
    let judge = Judge { features: (device == CHECKER || device == REFERENCE).then_some(&whole) };
    for page in corpus.pages.iter().filter(|page| page.editions.contains(edition)) {
        for rule in page.rules.iter().filter(|rule| rule.editions.contains(edition)) {
            let behaviour = match rule.kind {
                RuleKind::Constraint => false,
                RuleKind::Behaviour => true,
                _ => continue,
            };
            let name = format!("{}#{}", page.name, rule.id);
            let cases = by_rule.get(name.as_str()).map_or(&[][..], Vec::as_slice);
            let proof = match behaviour && device == CHECKER {
                true => Proof::NotApplicable,
                false => judge.weigh(cases.iter().copied(), behaviour),
            };
            let (page, rule) = (page.name.clone(), rule.id.clone());
            proved.push(Proved { page, rule, edition, proof });
        }
    }
    proved
}

/// Judges the outcomes of a device.
struct Judge<'l> {
    /// The language with all features. For an example that states its result without a feature, this feature was also
    /// disabled. `None` if the device's features cannot be disabled.
    features: Option<&'l clman_opencl::Language>,
}

impl Judge<'_> {
    fn weigh<'c>(
        &self,
        cases: impl Iterator<Item = &'c (&'c Case, &'c Outcome)>,
        behaviour: bool,
    ) -> Proof {
        let (mut kept, mut broken, mut shown, mut absent) = (false, false, false, false);
        for (case, outcome) in cases {
            match outcome {
                Outcome::Failed(_) | Outcome::KnownDeviation(_) => return Proof::Contradicted,
                Outcome::NotApplicable(_) => absent = true,
                Outcome::Ignored(_) => {}
                Outcome::Passed | Outcome::UnexpectedPass(_) => {
                    shown |= !case.launches.is_empty();
                    if case.without == Some(Verdict::Reject) {
                        match self.features {
                            Some(whole) => broken |= went_without(case, whole),
                            None => absent = true,
                        }
                    }
                    match &case.expect {
                        Expectation::Accept => kept = true,
                        Expectation::Reject(_) => broken = true,
                        Expectation::Wrong => {}
                        // A listing with verdict comments contains an accepted and a rejected program if it
                        // has both verdicts.
                        Expectation::Parts(parts) => {
                            kept |= parts.iter().any(|p| p.verdict == Some(Verdict::Accept));
                            broken |= parts.iter().any(|p| p.verdict == Some(Verdict::Reject));
                        }
                    }
                }
            }
        }
        match (behaviour, shown, kept && broken) {
            (true, true, _) | (false, _, true) => Proof::Verified,
            _ if absent => Proof::NotApplicable,
            _ => Proof::Unproved,
        }
    }
}

/// Whether a passed case was also tested without a feature that it needs. In an edition that always has the
/// feature, this is impossible.
fn went_without(case: &Case, whole: &clman_opencl::Language) -> bool {
    let can_lack =
        |name: &String| clman_opencl::edition::extension(name).is_some_and(|id| whole.supports(id));
    case.requires.iter().any(can_lack)
}

/// Separates known deviations from other failures in a device's `outcomes` in `edition`. A failure becomes a known
/// deviation if a deviation is known for the case or for a rule that it proves. If a deviation no longer occurs, the
/// outcomes that show this become unexpected passes. Listings that prove no rule are identified as `page#id`.
pub fn deviate(
    evidence: &Evidence,
    edition: Edition,
    device: &str,
    driver: &str,
    outcomes: &mut [(&Case, &mut Outcome)],
) {
    let own = |case: &Case| format!("{}#{}", case.page, case.id);
    // Only drivers have known deviations.
    let judge = Judge { features: None };
    let mut rules: Vec<&String> = outcomes.iter().flat_map(|(case, _)| &case.proves).collect();
    rules.sort();
    rules.dedup();
    for rule in rules {
        let Some(known) = evidence.deviation(rule, edition, device, driver) else { continue };
        let shown: Vec<(&Case, &Outcome)> = outcomes
            .iter()
            .filter(|(case, _)| case.proves.contains(rule))
            .map(|(case, outcome)| (*case, &**outcome))
            .collect();
        let differs = shown
            .iter()
            .any(|(_, outcome)| matches!(outcome, Outcome::Failed(_) | Outcome::KnownDeviation(_)));
        let verified = [false, true]
            .iter()
            .any(|behaviour| judge.weigh(shown.iter(), *behaviour) == Proof::Verified);
        for (case, outcome) in outcomes.iter_mut() {
            if case.proves.contains(rule) {
                note(case, outcome, &known.reason, verified && !differs);
            }
        }
    }
    for (case, outcome) in outcomes.iter_mut().filter(|(case, _)| case.proves.is_empty()) {
        if let Some(known) = evidence.deviation(&own(case), edition, device, driver) {
            note(case, outcome, &known.reason, true);
        }
    }
}

/// Changes an outcome for which a deviation is known. `passes` states whether the deviation no longer seems
/// to occur.
fn note(case: &Case, outcome: &mut Outcome, reason: &str, passes: bool) {
    match outcome {
        Outcome::Failed(_) => *outcome = Outcome::KnownDeviation(reason.to_string()),
        // A launch or an expected rejection shows that the deviation no longer occurs. A case that is only compiled does
        // not, because lenient compilers accept it too.
        Outcome::Passed
            if passes && (!case.launches.is_empty() || case.expect != Expectation::Accept) =>
        {
            *outcome = Outcome::UnexpectedPass(reason.to_string());
        }
        _ => {}
    }
}
