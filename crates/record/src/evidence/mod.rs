//! Evidence: recorded results that show which rules hold, in which editions and on which devices.
//!
//! Converts TOML text to [`Evidence`] and back. May use `record`, and `corpus` to read files.
//!
//! A device's run is a [`Run`], a file in the folder `evidence/`. Each entry contains the key ([`Keys`]) of
//! the content that proved the rule. When an example changes, the key changes, and the recorded result becomes stale.
//! Known deviations of devices from the specification are listed in `deviations.toml` ([`Deviation`]), with the reason
//! and its source.

mod deviations;
mod keys;
mod run;

pub use deviations::{Deviation, read_deviations};
pub use keys::Keys;
pub use run::{Entry, Run, read_run};

use crate::{Edition, line_and_column};
use std::path::Path;

/// The folder in a folder of evidence with the earlier runs of each device.
pub const HISTORY: &str = "history";

/// The file in a folder of evidence that is not a run.
pub const DEVIATIONS: &str = "deviations.toml";

/// The result for a rule in an edition on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// All proofs of the rule passed, and they suffice. A constraint needs an accepted and a rejected program, and a
    /// behaviour needs a launch.
    Verified,
    /// One of its proofs failed.
    Contradicted,
    /// The device lacks a required feature.
    NotApplicable,
    /// The proofs do not suffice.
    Unproved,
}

impl Proof {
    /// Every outcome.
    pub const ALL: [Proof; 4] =
        [Proof::Verified, Proof::Contradicted, Proof::NotApplicable, Proof::Unproved];

    /// The name in result files.
    pub fn as_str(self) -> &'static str {
        match self {
            Proof::Verified => "verified",
            Proof::Contradicted => "contradicted",
            Proof::NotApplicable => "not-applicable",
            Proof::Unproved => "unproved",
        }
    }
}

/// All recorded results for a manual.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The runs. The latest run of a device comes first.
    pub runs: Vec<Run>,
    /// The known deviations of devices.
    pub deviations: Vec<Deviation>,
}

/// The status of a rule in an edition on a device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen<'e> {
    /// The run that recorded it.
    pub run: &'e Run,
    /// The edition that the device ran.
    pub edition: Edition,
    /// The recorded status.
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
    /// A proof of the rule has changed since the run.
    Stale,
    /// The proofs did not suffice.
    Unproved,
}

impl Standing<'_> {
    /// The word that the site prints.
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

impl Evidence {
    /// Adds a run before earlier runs of its device.
    pub fn add(&mut self, run: Run) {
        let is_earlier = |other: &Run| other.device == run.device && other.date <= run.date;
        match self.runs.iter().position(is_earlier) {
            Some(at) => self.runs.insert(at, run),
            None => self.runs.push(run),
        }
    }

    /// The result of each kind of device for `rule` (`page#rule`) in `edition`, from the latest run that covers the
    /// rule. `keys` are the keys of the current manual.
    pub fn of_rule<'e>(&'e self, rule: &str, edition: Edition, keys: &Keys) -> Vec<Seen<'e>> {
        let key = keys.of(rule, edition);
        let mut seen: Vec<Seen<'e>> = Vec::new();
        for run in &self.runs {
            let other = seen.iter().position(|other| other.run.is_of_kind(run));
            if other.is_some_and(|at| seen[at].run.date >= run.date) {
                continue;
            }
            match (self.seen(run, rule, edition, key), other) {
                (Some(found), Some(at)) => seen[at] = found,
                (Some(found), None) => seen.push(found),
                (None, _) => {}
            }
        }
        seen
    }

    /// Like [`Evidence::of_rule`]. For a device that does not support the edition, this is the result in the latest
    /// earlier edition in which the same examples proved the rule.
    pub fn latest_of_rule<'e>(
        &'e self,
        rule: &str,
        edition: Edition,
        keys: &Keys,
    ) -> Vec<Seen<'e>> {
        let key = keys.of(rule, edition);
        let says =
            |seen: &Seen<'_>| !matches!(seen.standing, Standing::NotApplicable | Standing::Stale);
        let mut all = self.of_rule(rule, edition, keys);
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

    /// The result of a run for a rule in an edition. `key` is the current key of the rule's proofs.
    fn seen<'e>(
        &'e self,
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
                .deviation(rule, edition, &run.device, &run.driver)
                .map_or(Standing::Contradicted, Standing::Deviates),
        };
        Some(Seen { run, edition, standing })
    }

    /// The known deviation of a device with a driver from a rule in an edition.
    pub fn deviation(
        &self,
        rule: &str,
        edition: Edition,
        device: &str,
        driver: &str,
    ) -> Option<&Deviation> {
        self.deviations.iter().find(|known| known.applies(rule, edition, device, driver))
    }

    /// Adds the content of a file. `name` determines its kind.
    ///
    /// # Errors
    /// One sentence with the name of the file, and the line and column of the error.
    pub fn read(&mut self, name: &str, text: &str) -> Result<(), String> {
        let place = |message: String| format!("{name}{message}");
        if name.rsplit(['/', '\\']).next() == Some(DEVIATIONS) {
            self.deviations.extend(read_deviations(text).map_err(place)?);
        } else {
            self.add(read_run(text).map_err(place)?);
        }
        Ok(())
    }

    /// Reads every `*.toml` of `folder` and of its folder [`HISTORY`]. A missing folder gives empty evidence.
    ///
    /// # Errors
    /// A file that cannot be read or has an error, in one sentence with its name.
    pub fn load(folder: &Path) -> Result<Evidence, String> {
        let mut evidence = Evidence::default();
        // Of two runs on the same day, the run that is read last counts as the later.
        for folder in [&folder.join(HISTORY), folder] {
            let Ok(entries) = std::fs::read_dir(folder) else { continue };
            let mut paths: Vec<_> = entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|path| path.extension().is_some_and(|e| e == "toml"))
                .collect();
            paths.sort();
            for path in paths {
                let text = crate::corpus::read_text(&path).map_err(|error| error.to_string())?;
                evidence.read(&path.display().to_string(), &text)?;
            }
        }
        Ok(evidence)
    }
}

/// The position and the message of an error, to be appended to a file's name.
fn misread(text: &str, error: &toml::de::Error) -> String {
    let (line, column) = line_and_column(text, error.span().map_or(0, |span| span.start));
    format!(":{line}:{column}: {}", error.message())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EditionRange, Editions, Record, Rule, RuleKind};

    /// The page `a` with the rule `r`.
    fn page() -> Record {
        let mut page = Record::new("a", "a");
        page.rules.push(Rule {
            id: "r".into(),
            kind: RuleKind::Behaviour,
            text: "It holds.".into(),
            editions: EditionRange::ALL,
            requires: Vec::new(),
            spec: None,
            reason: None,
        });
        page
    }

    #[test]
    fn the_latest_run_of_a_kind_of_device_counts() {
        let (page, editions) = (page(), Editions::of_names(["1.2"]));
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
        ];
        let evidence = Evidence { runs, deviations: Vec::new() };
        let seen = evidence.of_rule("a#r", edition, &keys);
        let seen: Vec<_> = seen.iter().map(|seen| seen.standing.as_str()).collect();
        assert_eq!(seen, ["verified", "unproved"]);
    }

    #[test]
    fn a_device_without_an_edition_has_the_results_of_an_earlier_one() {
        let page = page();
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
            let seen = evidence.latest_of_rule("a#r", new, &keys);
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
