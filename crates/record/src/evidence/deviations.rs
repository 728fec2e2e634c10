//! Known deviations of devices from the specification.

use super::misread;
use crate::{Edition, EditionRange};
use serde::Deserialize;

/// A known deviation of a device.
#[derive(Clone, Debug, PartialEq)]
pub struct Deviation {
    /// The rules that do not hold on the device, `page#rule`; listings that prove no rule are named
    /// `page#id`.
    pub rules: Vec<String>,
    /// The editions in which they do not hold.
    pub editions: EditionRange,
    /// The device, or the first parts of its name: `opencl:pocl`.
    pub device: String,
    /// The affected versions of its driver. A version is affected if all comparisons hold.
    pub driver: Vec<Comparison>,
    /// The device's actual behaviour, in one sentence. Backticks mark code.
    pub reason: String,
    /// The source of this knowledge.
    pub source: String,
}

/// A comparison with a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    operator: Operator,
    version: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
}

impl Deviation {
    /// Whether the deviation covers a rule in an edition on a device with a driver.
    pub fn applies(&self, rule: &str, edition: Edition, device: &str, driver: &str) -> bool {
        let behind = device.strip_prefix(self.device.as_str());
        behind.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
            && self.editions.contains(edition)
            && self.rules.iter().any(|known| known == rule)
            && self.driver.iter().all(|comparison| comparison.holds(&numbers(driver)))
    }
}

impl Comparison {
    /// Compares as many numbers of a version as the bound has: `580.1` satisfies `=580`.
    fn holds(&self, version: &[u64]) -> bool {
        let mut version = version.to_vec();
        version.resize(self.version.len(), 0);
        match self.operator {
            Operator::Less => version < self.version,
            Operator::LessOrEqual => version <= self.version,
            Operator::Greater => version > self.version,
            Operator::GreaterOrEqual => version >= self.version,
            Operator::Equal => version == self.version,
        }
    }
}

/// The numbers at the start of a version: `3.1+debian` is 3 and 1.
fn numbers(version: &str) -> Vec<u64> {
    let end = version.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(version.len());
    version[..end].split('.').map_while(|part| part.parse().ok()).collect()
}

fn comparisons(text: &str) -> Result<Vec<Comparison>, String> {
    const OPERATORS: [(&str, Operator); 5] = [
        ("<=", Operator::LessOrEqual),
        (">=", Operator::GreaterOrEqual),
        ("<", Operator::Less),
        (">", Operator::Greater),
        ("=", Operator::Equal),
    ];
    let one = |part: &str| {
        let part = part.trim();
        let found = OPERATORS.iter().find_map(|(word, o)| Some((*o, part.strip_prefix(word)?)));
        let (operator, rest) = found.unwrap_or((Operator::Equal, part));
        let version = numbers(rest.trim());
        match version.is_empty() {
            true => Err(format!("'{part}' is not a range of versions; write >=3.1, <6")),
            false => Ok(Comparison { operator, version }),
        }
    };
    text.split(',').map(one).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    deviation: Vec<FileDeviation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileDeviation {
    rules: Vec<String>,
    editions: Option<String>,
    device: String,
    driver: Option<String>,
    reason: String,
    source: String,
}

/// Reads `deviations.toml`.
///
/// # Errors
/// `:line:column: message` for an error of TOML, otherwise `: message`. The text is to be appended to the file's name.
pub fn read_deviations(text: &str) -> Result<Vec<Deviation>, String> {
    let file: File = toml::from_str(text).map_err(|error| misread(text, &error))?;
    let one = |known: FileDeviation| {
        let place = |message: String| format!(": the deviation of {}: {message}", known.device);
        let driver = known.driver.as_deref().map(comparisons).transpose().map_err(place)?;
        let editions = known.editions.as_deref().map(str::parse).transpose().map_err(place)?;
        if let Some(rule) = known.rules.iter().find(|rule| !rule.contains('#')) {
            return Err(place(format!("'{rule}' is not a rule; write page#rule")));
        }
        Ok(Deviation {
            editions: editions.unwrap_or(EditionRange::ALL),
            driver: driver.unwrap_or_default(),
            rules: known.rules,
            device: known.device,
            reason: known.reason,
            source: known.source,
        })
    };
    file.deviation.into_iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deviation_knows_device_edition_and_driver() {
        let text = "[[deviation]]\nrules = [\"restrictions#no-recursion\"]\neditions = \"<=1.2\"\n\
                    device = \"opencl:pocl\"\ndriver = \">=3.1, <5\"\nreason = \"r\"\nsource = \"s\"\n";
        let known = read_deviations(text).expect("it is as it should be").remove(0);
        let editions = crate::Editions::of_names(["1.2", "2.0"]);
        let edition = |name| editions.find(name).expect("it is one");
        let applies = |edition, device, driver| {
            known.applies("restrictions#no-recursion", edition, device, driver)
        };
        assert!(applies(edition("1.2"), "opencl:pocl:cpu", "3.1+debian"));
        assert!(applies(edition("1.2"), "opencl:pocl", "4.0"));
        assert!(!applies(edition("1.2"), "opencl:pocl", "5.0+debian"));
        assert!(!applies(edition("1.2"), "opencl:pocl", "3.0"));
        assert!(!applies(edition("2.0"), "opencl:pocl", "3.1"));
        assert!(!applies(edition("1.2"), "opencl:pocl2", "3.1"));
        assert!(!known.applies("restrictions#other", edition("1.2"), "opencl:pocl", "3.1"));
        assert!(read_deviations("[[deviation]]\n").is_err());
    }
}
