//! What was seen: which rules hold in which editions on which devices, and when that was seen.
//!
//! Takes TOML text, gives [`Evidence`] and back. May use `record`, and `corpus` to read files.
//!
//! A device's run is a [`Run`], a file of its own in a folder `evidence/`. Each entry names the
//! [`Keys`] of what proved the rule: when an example changes, what was seen before is stale and shows
//! nothing. Where a device is known to differ from the specification stands in `deviations.toml`
//! ([`Deviation`]), with the reason and its source.

mod deviations;
mod keys;
mod run;

pub use deviations::{Deviation, read_deviations};
pub use keys::Keys;
pub use run::{Entry, Run, read_run};

use crate::Edition;
use std::path::Path;

/// The file of a folder of evidence that is no run.
pub const DEVIATIONS: &str = "deviations.toml";

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
    /// Every outcome.
    pub const ALL: [Proof; 4] =
        [Proof::Verified, Proof::Contradicted, Proof::NotApplicable, Proof::Unproved];

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

/// Everything that was seen of a manual.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The runs. Of two of a device, the later stands first.
    pub runs: Vec<Run>,
    /// How devices are known to differ.
    pub deviations: Vec<Deviation>,
}

/// What is to be said of a rule in an edition on a device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen<'e> {
    /// The run that saw it.
    pub run: &'e Run,
    /// What it saw.
    pub standing: Standing<'e>,
}

/// What a run says today.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing<'e> {
    /// The rule was seen to hold.
    Verified,
    /// It was seen not to hold, as is known.
    Deviates(&'e Deviation),
    /// It was seen not to hold.
    Contradicted,
    /// The device has not what it takes.
    NotApplicable,
    /// What proves it has changed since.
    Stale,
    /// Nothing was shown.
    Unproved,
}

impl Standing<'_> {
    /// In a word, as the matrix has it.
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
    /// Adds a run, before earlier ones of its device.
    pub fn add(&mut self, run: Run) {
        let at = self.runs.iter().position(|other| other.device == run.device);
        let later = |at: &usize| self.runs[*at].date <= run.date;
        match at {
            Some(at) if later(&at) => self.runs.insert(at, run),
            _ => self.runs.push(run),
        }
    }

    /// What each device showed of `rule` (`page#rule`) in `edition`; the latest run of a device that
    /// speaks of it. `keys` are those of the manual as it is now.
    pub fn of_rule<'e>(&'e self, rule: &str, edition: Edition, keys: &Keys) -> Vec<Seen<'e>> {
        let mut seen: Vec<Seen<'e>> = Vec::new();
        for run in &self.runs {
            if seen.iter().any(|earlier| earlier.run.device == run.device) {
                continue;
            }
            let Some(entry) = run.entry(rule, edition) else { continue };
            let standing = match entry.outcome {
                _ if keys.of(rule, edition) != Some(entry.key.as_str()) => Standing::Stale,
                Proof::Verified => Standing::Verified,
                Proof::NotApplicable => Standing::NotApplicable,
                Proof::Unproved => Standing::Unproved,
                Proof::Contradicted => self
                    .deviation(rule, edition, &run.device, &run.driver)
                    .map_or(Standing::Contradicted, Standing::Deviates),
            };
            seen.push(Seen { run, standing });
        }
        seen
    }

    /// How a device with a driver is known to differ from a rule in an edition.
    pub fn deviation(
        &self,
        rule: &str,
        edition: Edition,
        device: &str,
        driver: &str,
    ) -> Option<&Deviation> {
        self.deviations.iter().find(|known| known.applies(rule, edition, device, driver))
    }

    /// Adds what a file says: `name` tells what it is.
    ///
    /// # Errors
    /// One sentence that names the file, and line and column where it is not as it should be.
    pub fn read(&mut self, name: &str, text: &str) -> Result<(), String> {
        let place = |message: String| format!("{name}{message}");
        if name.rsplit(['/', '\\']).next() == Some(DEVIATIONS) {
            self.deviations.extend(read_deviations(text).map_err(place)?);
        } else {
            self.add(read_run(text).map_err(place)?);
        }
        Ok(())
    }

    /// Reads every `*.toml` of `folder`; nothing where there is no such folder.
    ///
    /// # Errors
    /// A file that cannot be read or understood, in one sentence that names it.
    pub fn load(folder: &Path) -> Result<Evidence, String> {
        let mut evidence = Evidence::default();
        let Ok(entries) = std::fs::read_dir(folder) else { return Ok(evidence) };
        let mut paths: Vec<_> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|e| e == "toml"))
            .collect();
        paths.sort();
        for path in paths {
            let text = crate::corpus::read_text(&path).map_err(|error| error.to_string())?;
            evidence.read(&path.display().to_string(), &text)?;
        }
        Ok(evidence)
    }
}

/// Where and why text cannot be read, to stand behind a file's name.
fn misread(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
    format!(":{line}:{column}: {}", error.message())
}
