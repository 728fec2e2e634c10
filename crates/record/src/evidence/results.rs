//! The results of all devices for the rules of a manual as it is now.

use super::{Deviation, Evidence, Keys, Proof, Run};
use crate::Edition;

/// The status of a rule in an edition on a device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen<'e> {
    /// The run that recorded the result.
    pub run: &'e Run,
    /// The edition of the result.
    pub edition: Edition,
    /// The status today.
    pub standing: Standing<'e>,
}

/// The status of a recorded result today.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing<'e> {
    /// The rule holds on the device.
    Verified,
    /// The rule does not hold, which is a known deviation.
    Deviates(&'e Deviation),
    /// The rule does not hold.
    Contradicted,
    /// The device lacks a required feature.
    NotApplicable,
    /// The rule or one of its proofs has changed since the run.
    Stale,
    /// The proofs did not suffice.
    Unproved,
}

impl Standing<'_> {
    /// A word for the status, without the details of a deviation.
    pub fn as_str(self) -> &'static str {
        match self {
            Standing::Verified => "verified",
            Standing::Deviates(_) => "deviates",
            Standing::Contradicted => "contradicted",
            Standing::NotApplicable => "not applicable",
            Standing::Stale => "stale",
            Standing::Unproved => "unproved",
        }
    }
}

/// The results of all devices for the rules of a manual.
#[derive(Clone, Debug)]
pub struct Results<'e> {
    evidence: &'e Evidence,
    /// The runs of each kind of device, the latest first.
    kinds: Vec<Vec<&'e Run>>,
    /// The keys of the manual's rules today.
    keys: Keys,
}

impl<'e> Results<'e> {
    /// The results in `evidence` for the manual whose rules have `keys`.
    pub fn new(evidence: &'e Evidence, keys: Keys) -> Results<'e> {
        let mut kinds: Vec<Vec<&Run>> = Vec::new();
        for run in &evidence.runs {
            match kinds.iter_mut().find(|kind| kind[0].is_of_kind(run)) {
                Some(kind) => kind.push(run),
                None => kinds.push(vec![run]),
            }
        }
        for kind in &mut kinds {
            // The sort is stable: of two runs of a device on the same day, the later one is first in the evidence, and
            // remains first.
            kind.sort_by(|a, b| b.date.cmp(&a.date).then(a.is_past.cmp(&b.is_past)));
        }
        // A device that was replaced only has earlier runs.
        kinds.retain(|kind| kind.iter().any(|run| !run.is_past));
        Results { evidence, kinds, keys }
    }

    /// The latest run of each kind of device.
    pub fn latest_runs(&self) -> impl Iterator<Item = &'e Run> {
        self.kinds.iter().filter_map(|kind| kind.first().copied())
    }

    /// The result of each kind of device for `rule` (`page#rule`) in `edition`, from the latest run that covers the
    /// rule.
    pub fn of_rule(&self, rule: &str, edition: Edition) -> Vec<Seen<'e>> {
        // Without a key, the edition does not have the rule.
        let key = self.keys.of(rule, edition);
        if key.is_none() {
            return Vec::new();
        }
        let latest =
            |kind: &Vec<&'e Run>| kind.iter().find_map(|run| self.seen(run, rule, edition, key));
        self.kinds.iter().filter_map(latest).collect()
    }

    /// Like [`Results::of_rule`], but a result "not applicable" is replaced with the device's result in the latest
    /// earlier edition in which the same examples prove the rule, if there is such a result.
    pub fn latest_of_rule(&self, rule: &str, edition: Edition) -> Vec<Seen<'e>> {
        let key = self.keys.of(rule, edition);
        let says =
            |seen: &Seen<'_>| !matches!(seen.standing, Standing::NotApplicable | Standing::Stale);
        let mut all = self.of_rule(rule, edition);
        for seen in &mut all {
            if seen.standing == Standing::NotApplicable {
                let mut earlier = edition.all().iter().rev().filter(|other| *other < edition);
                let run = seen.run;
                let found = earlier.find_map(|at| self.seen(run, rule, at, key).filter(says));
                *seen = found.unwrap_or(*seen);
            }
        }
        all
    }

    /// The result of a run for a rule in an edition. `key` is the current key of the rule's proofs. `None` if the run
    /// has no result.
    fn seen(
        &self,
        run: &'e Run,
        rule: &str,
        edition: Edition,
        key: Option<&str>,
    ) -> Option<Seen<'e>> {
        let entry = run.entry(rule, edition)?;
        let standing = match entry.outcome {
            _ if key != Some(entry.key.as_str()) => Standing::Stale,
            Proof::Verified => Standing::Verified,
            Proof::NotApplicable => Standing::NotApplicable,
            Proof::Unproved => Standing::Unproved,
            Proof::Contradicted => self
                .evidence
                .deviation(rule, edition, &run.device, &run.driver)
                .map_or(Standing::Contradicted, Standing::Deviates),
        };
        Some(Seen { run, edition, standing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::page_with_rule;
    use crate::{Editions, RuleKind};

    #[test]
    fn the_latest_run_of_a_kind_of_device_counts() {
        let page = page_with_rule(RuleKind::Behaviour);
        let editions = Editions::of_names(["1.2"]);
        let edition = editions.find("1.2").expect("one");
        let keys = Keys::new(std::iter::once(&page), editions);
        let run = |device: &str, name: &str, date: &str, outcome| {
            let (device, name, date) = (device.into(), name.into(), date.into());
            let mut run = Run { device, name, date, ..Run::default() };
            run.see("a#r".into(), edition, outcome, keys.of("a#r", edition).expect("it is there"));
            run
        };
        let runs = vec![
            run("opencl:x:old-processor", "X", "2026-11-01", Proof::Contradicted),
            run("opencl:x:processor", "X", "2026-11-02", Proof::Verified),
            run("opencl:x:other", "Other", "2026-11-01", Proof::Unproved),
            Run { is_past: true, ..run("opencl:x:gone", "Gone", "2026-11-03", Proof::Verified) },
        ];
        let evidence = Evidence { runs, deviations: Vec::new() };
        let seen = Results::new(&evidence, keys).of_rule("a#r", edition);
        let seen: Vec<_> = seen.iter().map(|seen| seen.standing.as_str()).collect();
        assert_eq!(seen, ["verified", "unproved"]);
    }

    #[test]
    fn a_device_without_an_edition_has_the_results_of_an_earlier_one() {
        let page = page_with_rule(RuleKind::Behaviour);
        let editions = Editions::of_names(["1.2", "2.0", "3.0"]);
        let [old, middle, new] =
            ["1.2", "2.0", "3.0"].map(|name| editions.find(name).expect("one"));
        let keys = Keys::new(std::iter::once(&page), editions);
        let key = keys.of("a#r", new).expect("the rule holds there").to_string();
        let latest = |results: &[(Edition, Proof, &str)]| {
            let mut run = Run { device: "opencl:x:y".into(), ..Run::default() };
            for (edition, outcome, key) in results {
                run.see("a#r".into(), *edition, *outcome, key);
            }
            let evidence = Evidence { runs: vec![run], deviations: Vec::new() };
            let seen = Results::new(&evidence, keys.clone()).latest_of_rule("a#r", new);
            seen.iter().map(|seen| (seen.edition, seen.standing.as_str())).collect::<Vec<_>>()
        };
        let unsupported = (new, Proof::NotApplicable, key.as_str());
        let verified = |edition| (edition, Proof::Verified, key.as_str());
        assert_eq!(latest(&[unsupported, verified(old)]), [(old, "verified")]);
        assert_eq!(latest(&[unsupported, verified(old), verified(middle)]), [(middle, "verified")]);
        // A result of this edition is not replaced by a result of other examples or of an earlier edition.
        let other = (middle, Proof::Verified, "0123");
        assert_eq!(latest(&[unsupported, other]), [(new, "not applicable")]);
        let contradicted = (new, Proof::Contradicted, key.as_str());
        assert_eq!(latest(&[contradicted, verified(old)]), [(new, "contradicted")]);
        assert_eq!(latest(&[verified(old)]), []);
    }
}
