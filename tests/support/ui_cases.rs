//! The cases of the UI suite, `tests/ui/**/*.cl`. Used by the tests and by `cargo xtask mutate places`.
//!
//! ```text
//! // std: 1.2 2.0+             the editions; `2.0+` is 2.0 and later; without this line, all editions
//! // ext: -cl_khr_fp64         extensions switched off or on; `-all` switches off all
//! // pedantic                  a pedantic check
//! int x; //~ ERROR CL0307      a diagnostic on this line
//! //~^ ERROR[1.2] CL0307       one on the line before, in edition 1.2 alone
//! ```
//!
//! Warnings are compared if the file has a comment `//~ WARNING`, or a header `// warnings`. `#include "…"` reads
//! headers in the folder of the case.
//!
//! A file of `tests/ui/codes/` has the name of a code, and shows the code in every edition. Two marks are only for
//! these files:
//!
//! ```text
//! int y; //~ FINE[2.0+] CL0307       the code is not reported, although the line nearly has the mistake
//! // never: 1.0 1.1, for a reason    the code does not exist in these editions
//! ```

use clman_opencl::diagnostic::{Diagnostic, Severity};
use clman_opencl::edition::extension;
use clman_opencl::{Checked, Edition, ExtensionSet, Loader, Options};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A comment `//~` about its line or, with `^`, about an earlier line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    pub line: u32,
    /// The kind: `error`, `warning` or `fine`.
    pub says: String,
    pub code: String,
}

/// A file of the suite.
pub struct Case {
    pub path: PathBuf,
    bytes: Vec<u8>,
    text: String,
}

/// A loader of headers in the folder of a case.
struct Beside<'a>(&'a Path);

impl Loader for Beside<'_> {
    fn load(&mut self, name: &str, _: bool, _: &str) -> Result<(String, Arc<[u8]>), String> {
        let bytes = std::fs::read(self.0.join(name)).map_err(|error| error.to_string())?;
        Ok((name.to_string(), Arc::from(bytes)))
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("a folder of tests");
    for path in entries.map(|e| e.expect("an entry").path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "cl") {
            files.push(path);
        }
    }
}

/// The cases of a folder and its subfolders, by name.
pub fn ui_cases(folder: &str) -> Vec<Case> {
    let mut files = Vec::new();
    collect(Path::new(folder), &mut files);
    files.sort();
    files.into_iter().map(Case::read).collect()
}

/// Splits a word and the list of editions in brackets after it.
fn bracketed(word: &str) -> (&str, Option<Vec<Edition>>) {
    match word.split_once('[') {
        None => (word, None),
        Some((word, list)) => {
            let list = list.strip_suffix(']').expect("`]` behind the editions");
            (word, Some(editions(list.split(','))))
        }
    }
}

/// The editions of a list, in which `2.0+` stands for 2.0 and every later edition.
fn editions<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Edition> {
    let all = Edition::ALL.iter().copied();
    let named = |name: &str| {
        let first = name.trim_end_matches('+');
        let first = Edition::parse(first).unwrap_or_else(|| panic!("`{name}` is not an edition"));
        let last = if name.ends_with('+') { Edition::LATEST } else { first };
        all.clone().filter(move |edition| (first..=last).contains(edition))
    };
    names.flat_map(named).collect()
}

impl Case {
    fn read(path: PathBuf) -> Case {
        let bytes = std::fs::read(&path).expect("a readable file");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Case { path, bytes, text }
    }

    /// The source.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(name)).map(str::trim)
    }

    /// The editions in which it is checked.
    pub fn editions(&self) -> Vec<Edition> {
        match self.header("std:") {
            Some(list) => editions(list.split_whitespace()),
            None => Edition::ALL.to_vec(),
        }
    }

    /// The editions in which the file does not have a case of its code.
    pub fn never(&self) -> Vec<Edition> {
        let list = self.header("never:").map(|l| l.split(',').next().unwrap_or(l));
        editions(list.unwrap_or("").split_whitespace())
    }

    /// Checks it with the options in its header.
    pub fn check(&self, edition: Edition, pedantic: bool) -> Checked {
        let mut options = Options::new(edition);
        options.pedantic = pedantic || self.header("pedantic").is_some();
        for switch in self.header("ext:").unwrap_or("").split_whitespace() {
            if switch == "-all" {
                options.language.extensions = ExtensionSet::NONE;
                continue;
            }
            let id = extension(&switch[1..]).expect("an extension");
            options.language.extensions.set(id, switch.starts_with('+'));
        }
        let folder = self.path.parent().expect("a folder");
        let name = self.path.to_string_lossy();
        clman_opencl::check(&name, &*self.bytes, &options, &mut Beside(folder))
    }

    /// Whether a diagnostic must be among the marks.
    pub fn compares(&self, d: &Diagnostic) -> bool {
        let warnings = self.text.contains("//~ WARNING") || self.header("warnings").is_some();
        d.severity == Severity::Error || warnings
    }

    /// Every mark that applies to an edition.
    pub fn marks(&self, edition: Edition) -> Vec<Mark> {
        let mut list = Vec::new();
        for (i, line) in self.text.lines().enumerate() {
            for part in line.split("//~").skip(1) {
                let up = part.chars().take_while(|c| *c == '^').count();
                let mut words = part[up..].split_whitespace();
                let (says, editions) = bracketed(words.next().expect("what is said"));
                let says = says.to_lowercase();
                assert!(
                    matches!(&*says, "error" | "warning" | "fine"),
                    "{}:{}: `{says}` is no mark",
                    self.path.display(),
                    i + 1
                );
                let code = words.next().expect("a code").to_string();
                if editions.is_none_or(|list| list.contains(&edition)) {
                    list.push(Mark { line: (i + 1 - up) as u32, says, code });
                }
            }
        }
        list.sort();
        list
    }
}

/// The reported diagnostics in the form of marks.
pub fn reported<'a>(
    checked: &'a Checked,
    which: impl Fn(&Diagnostic) -> bool + 'a,
) -> impl Iterator<Item = (Mark, &'a Diagnostic)> {
    checked.diagnostics.iter().filter(move |d| which(d)).map(|d| {
        let line = checked.sources.line_column(d.primary.span).line;
        let says = d.severity.as_str().to_string();
        (Mark { line, says, code: d.code.id.to_string() }, d)
    })
}
