//! The recorded run of a manual's examples on a device.

use super::{Proof, misread};
use crate::{Edition, quoted, quoted_key, slug};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A run of a manual's examples on a device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// The device, as `clman devices` lists it: `opencl:nvidia:nvidia-h100-80gb-hbm3`.
    pub device: String,
    /// The device's display name: `NVIDIA H100 80GB HBM3`.
    pub name: String,
    /// Its driver's version; empty for the devices that are part of clman.
    pub driver: String,
    /// The date, `2026-11-21`; empty for a run that has just finished.
    pub date: String,
    /// clman's version.
    pub clman: String,
    /// The commit of the manual, if known.
    pub commit: Option<String>,
    /// Whether its file is in the folder of earlier runs.
    pub is_past: bool,
    /// The results by rule, `page#rule`.
    pub rules: BTreeMap<String, Vec<Entry>>,
}

/// The result for a rule in some editions.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The editions, by name.
    pub editions: Vec<String>,
    /// The result.
    pub outcome: Proof,
    /// The key of its proofs.
    pub key: String,
}

impl Run {
    /// The short name of the device, printed beside a rule: `opencl:nvidia`.
    pub fn short(&self) -> &str {
        let parts = self.device.match_indices(':').nth(1);
        parts.map_or(self.device.as_str(), |(at, _)| &self.device[..at])
    }

    /// Whether readers see the devices of both runs as one kind: they have the same kind of driver (`opencl:pocl`) and
    /// the same name. Two CPUs with a driver for CPUs are one kind.
    pub fn is_of_kind(&self, other: &Run) -> bool {
        self.short() == other.short() && self.name == other.name
    }

    /// The name of the run's files: device, date and driver. It does not change when there are later runs.
    pub fn stem(&self) -> String {
        slug(&format!("{} {} {}", self.device, self.date, self.driver))
    }

    /// The device, driver and date of the run: `NVIDIA H100 80GB HBM3, driver 580.159.04, 2026-11-21`.
    pub fn imprint(&self) -> String {
        let mut text = self.name.clone();
        if !self.driver.is_empty() {
            text.push_str(&format!(", driver {}", self.driver));
        }
        if !self.date.is_empty() {
            text.push_str(&format!(", {}", self.date));
        }
        text
    }

    /// The result for a rule in the edition that has the name of `edition`'s language, which is usually `edition`
    /// itself. `None` if the run has no such result.
    pub fn entry(&self, rule: &str, edition: Edition) -> Option<&Entry> {
        let language = edition.language();
        self.rules
            .get(rule)?
            .iter()
            .find(|entry| entry.editions.iter().any(|name| name == language))
    }

    /// Adds the result for a rule in an edition.
    pub fn see(&mut self, rule: String, edition: Edition, outcome: Proof, key: &str) {
        let entries = self.rules.entry(rule).or_default();
        match entries.iter_mut().find(|e| e.outcome == outcome && e.key == key) {
            Some(entry) => entry.editions.push(edition.to_string()),
            None => {
                let editions = vec![edition.to_string()];
                entries.push(Entry { editions, outcome, key: key.to_string() });
            }
        }
    }

    /// The run as a TOML file for a folder of evidence.
    pub fn to_toml(&self) -> String {
        let mut out = String::from(
            "# What a device showed, written by `clman test --record`. Nobody edits this by hand.\n",
        );
        let commit = self.commit.as_ref().map(|commit| ("commit", commit));
        let pairs = [
            ("device", &self.device),
            ("name", &self.name),
            ("driver", &self.driver),
            ("date", &self.date),
            ("clman", &self.clman),
        ];
        for (key, value) in pairs.into_iter().chain(commit) {
            out.push_str(&format!("{key} = {}\n", quoted(value)));
        }
        let mut last = None;
        for (name, entries) in &self.rules {
            let (page, rule) = name.split_once('#').unwrap_or((name, ""));
            if last.replace(page) != Some(page) {
                out.push_str(&format!("\n[rules.{}]\n", quoted_key(page)));
            }
            let entries: Vec<String> = entries.iter().map(Entry::to_toml).collect();
            out.push_str(&format!("{} = [{}]\n", quoted_key(rule), entries.join(", ")));
        }
        out
    }
}

impl Entry {
    fn to_toml(&self) -> String {
        let editions: Vec<String> = self.editions.iter().map(|e| quoted(e)).collect();
        format!(
            "{{ editions = [{}], outcome = \"{}\", key = {} }}",
            editions.join(", "),
            self.outcome.as_str(),
            quoted(&self.key)
        )
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    device: String,
    name: String,
    driver: String,
    date: String,
    clman: String,
    commit: Option<String>,
    #[serde(default)]
    rules: BTreeMap<String, BTreeMap<String, Vec<FileEntry>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    editions: Vec<String>,
    outcome: String,
    key: String,
}

/// Reads the file of a run.
///
/// # Errors
/// `:line:column: message` for an error of TOML, otherwise `: message`. The text is to be appended to the file's name.
pub fn read_run(text: &str) -> Result<Run, String> {
    let file: File = toml::from_str(text).map_err(|error| misread(text, &error))?;
    let mut rules = BTreeMap::new();
    for (page, its) in file.rules {
        for (rule, entries) in its {
            let name = format!("{page}#{rule}");
            let entries: Result<Vec<Entry>, String> =
                entries.into_iter().map(|entry| read_entry(entry, &name)).collect();
            rules.insert(name, entries?);
        }
    }
    Ok(Run {
        device: file.device,
        name: file.name,
        driver: file.driver,
        date: file.date,
        clman: file.clman,
        commit: file.commit,
        is_past: false,
        rules,
    })
}

fn read_entry(entry: FileEntry, rule: &str) -> Result<Entry, String> {
    let outcome = Proof::ALL.into_iter().find(|proof| proof.as_str() == entry.outcome);
    Ok(Entry {
        editions: entry.editions,
        outcome: outcome
            .ok_or_else(|| format!(": {rule}: '{}' is not an outcome", entry.outcome))?,
        key: entry.key,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EditionInfo, Editions};

    #[test]
    fn a_run_reads_back() {
        let mut run = Run {
            device: "opencl:pocl:cpu".into(),
            name: "A \"CPU\"".into(),
            driver: "3.1".into(),
            date: "2026-11-21".into(),
            clman: "0.1.0".into(),
            ..Run::default()
        };
        let manual = Editions::new(vec![
            EditionInfo { name: "1.0".into(), ..EditionInfo::default() },
            EditionInfo { name: "1.1".into(), ..EditionInfo::default() },
            EditionInfo { name: "2.0".into(), ..EditionInfo::default() },
            EditionInfo { name: "2.2".into(), language: "2.0".into(), year: None },
        ]);
        let edition = |name| manual.find(name).unwrap();
        run.see("local#a-rule".into(), edition("1.0"), Proof::Verified, "12");
        run.see("local#a-rule".into(), edition("1.1"), Proof::Verified, "12");
        run.see("local#a-rule".into(), edition("2.0"), Proof::Verified, "34");
        run.see("a.b#x".into(), edition("2.0"), Proof::NotApplicable, "56");
        let text = run.to_toml();
        assert_eq!(read_run(&text), Ok(run.clone()), "{text}");
        assert_eq!(run.rules["local#a-rule"].len(), 2);
        assert_eq!(run.entry("local#a-rule", edition("2.2")).map(|e| e.key.as_str()), Some("34"));
        assert_eq!(run.entry("a.b#x", edition("1.0")), None);
    }

    #[test]
    fn what_cannot_be_read_is_placed() {
        let text = "device = \"x\"\nwho = 1\n";
        let message = read_run(text).expect_err("there is no such key");
        assert!(message.starts_with(":2:1: "), "{message}");
    }
}
