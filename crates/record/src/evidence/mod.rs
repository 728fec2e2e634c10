//! Evidence: recorded results that show which rules hold, in which editions and on which devices.
//!
//! The module converts TOML text to [`Evidence`] and back. It may use `edition`, `record`, and `corpus` to read files.
//!
//! A device's run is a [`Run`], a file in the folder `evidence/`. Each entry contains the key ([`Keys`]) of the content
//! that proved the rule. When an example changes, the key changes, and the recorded result becomes stale. Known
//! deviations of devices from the specification are listed in `deviations.toml` ([`Deviation`]), with the reason and
//! the source of each deviation.

mod deviations;
mod keys;
mod results;
mod run;

pub use deviations::{Deviation, read_deviations};
pub use keys::Keys;
pub use results::{Results, Seen, Standing};
pub use run::{Entry, Run, read_run};

use crate::{Edition, line_and_column};
use std::path::Path;

/// The name of the subfolder with the earlier runs of each device, in a folder of evidence.
pub const HISTORY: &str = "history";

/// The name of the file of known deviations in a folder of evidence. All other files are runs.
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

impl Evidence {
    /// Adds a run before earlier runs of its device.
    pub fn add(&mut self, run: Run) {
        let is_earlier = |other: &Run| other.device == run.device && other.date <= run.date;
        match self.runs.iter().position(is_earlier) {
            Some(at) => self.runs.insert(at, run),
            None => self.runs.push(run),
        }
    }

    /// Adds other evidence.
    pub fn extend(&mut self, other: Evidence) {
        other.runs.into_iter().for_each(|run| self.add(run));
        self.deviations.extend(other.deviations);
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
    /// One sentence with the name of the file and, for an error of TOML, its line and column.
    pub fn read(&mut self, name: &str, text: &str) -> Result<(), String> {
        let place = |message: String| format!("{name}{message}");
        if name.rsplit(['/', '\\']).next() == Some(DEVIATIONS) {
            self.deviations.extend(read_deviations(text).map_err(place)?);
        } else {
            let mut run = read_run(text).map_err(place)?;
            run.is_past = Path::new(name).parent().is_some_and(|folder| folder.ends_with(HISTORY));
            self.add(run);
        }
        Ok(())
    }

    /// Reads every `*.toml` of `folder` and of its folder [`HISTORY`]. A missing folder gives empty evidence.
    ///
    /// # Errors
    /// A file cannot be read or has an error. The message is one sentence with the file's name.
    pub fn load(folder: &Path) -> Result<Evidence, String> {
        let mut evidence = Evidence::default();
        // Of two runs on the same day, the run that is read last is treated as the later one.
        for folder in [&folder.join(HISTORY), folder] {
            let Ok(entries) = std::fs::read_dir(folder) else { continue };
            let mut paths: Vec<_> = entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|path| path.extension().is_some_and(|e| e == "toml"))
                .collect();
            paths.sort();
            for path in paths {
                let text =
                    crate::corpus::own_text(folder, &path).map_err(|error| error.to_string())?;
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

/// The page `a` with the rule `r`, for tests.
#[cfg(test)]
fn page_with_rule(kind: crate::RuleKind) -> crate::Record {
    let mut page = crate::Record::new("a", "a");
    page.rules.push(crate::Rule {
        id: "r".into(),
        kind,
        text: "It holds.".into(),
        editions: crate::EditionRange::ALL,
        requires: Vec::new(),
        spec: None,
        reason: None,
    });
    page
}
