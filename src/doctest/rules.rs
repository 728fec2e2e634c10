//! What the outcomes of cases say about rules.

use super::{Case, Expectation, Outcome};
use crate::corpus::Corpus;
use crate::record::{Edition, RuleKind};

/// What a device shows of a rule in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Everything that proves it passed, and that is enough: of a constraint a program that keeps it
    /// and one that breaks it, of a behaviour a launch.
    Verified,
    /// Something that proves it failed.
    Contradicted,
    /// The device has not what it takes.
    NotApplicable,
    /// Too little proves it.
    Unproved,
}

impl Proof {
    /// As results name it.
    pub fn as_str(self) -> &'static str {
        match self {
            Proof::Verified => "verified",
            Proof::Contradicted => "contradicted",
            Proof::NotApplicable => "not-applicable",
            Proof::Unproved => "unproved",
        }
    }
}

/// A rule that programs can prove, in an edition on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The page.
    pub page: String,
    /// The rule's id.
    pub rule: String,
    /// The edition.
    pub edition: Edition,
    /// What was shown.
    pub proof: Proof,
}

/// What `outcomes`, the cases of a device in an edition, say about every rule of `corpus` that a
/// program can prove there. Launches prove nothing on the checker (`launches`: whether they ran).
pub fn proofs(
    corpus: &Corpus,
    edition: Edition,
    outcomes: &[(&Case, &Outcome)],
    launches: bool,
) -> Vec<Proved> {
    let mut proved = Vec::new();
    for page in corpus.pages.iter().filter(|page| page.editions.contains(edition)) {
        for rule in page.rules.iter().filter(|rule| rule.editions.contains(edition)) {
            let behaviour = match rule.kind {
                RuleKind::Constraint => false,
                RuleKind::Behaviour => true,
                RuleKind::Permission | RuleKind::Undefined | RuleKind::Host => continue,
            };
            let name = format!("{}#{}", page.name, rule.id);
            let cases = outcomes.iter().filter(|(case, _)| case.proves.contains(&name));
            let proof = match behaviour && !launches {
                true => Proof::NotApplicable,
                false => weigh(cases, behaviour),
            };
            let (page, rule) = (page.name.clone(), rule.id.clone());
            proved.push(Proved { page, rule, edition, proof });
        }
    }
    proved
}

fn weigh<'c>(cases: impl Iterator<Item = &'c (&'c Case, &'c Outcome)>, behaviour: bool) -> Proof {
    let (mut kept, mut broken, mut shown, mut absent) = (false, false, false, false);
    for (case, outcome) in cases {
        match outcome {
            Outcome::Failed(_) => return Proof::Contradicted,
            Outcome::NotApplicable(_) => absent = true,
            Outcome::Ignored(_) => {}
            Outcome::Passed => {
                shown |= !case.launches.is_empty();
                match &case.expect {
                    Expectation::Accept => kept = true,
                    Expectation::Reject(_) => broken = true,
                    // A listing of lines with verdicts has both where it has both verdicts.
                    Expectation::Parts(parts) => {
                        kept |=
                            parts.iter().any(|p| p.verdict == Some(crate::record::Verdict::Accept));
                        broken |=
                            parts.iter().any(|p| p.verdict == Some(crate::record::Verdict::Reject));
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
