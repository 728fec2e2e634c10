//! The sources of programs, with everything that is needed to build them again.

use crate::info::LANGUAGE;
use clman_opencl::{Checked, Edition, Loader, Options, check};
use clman_record::corpus::file::{self, MOST_SOURCE};
use clman_runner::job::Job;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A compiled source: its text, the files that it includes, and its options. A program's binary contains only this,
/// because building it again gives the same program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The name in messages.
    pub name: String,
    /// The text.
    pub text: Vec<u8>,
    /// The included files.
    pub headers: Vec<Header>,
    /// The build options.
    pub options: String,
}

/// A file that a source includes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The name that the program gave or, without one, the name in the first directive that included it.
    pub name: String,
    /// The path where it was found; `None` if the program gave its text.
    pub path: Option<String>,
    /// The text.
    pub text: Vec<u8>,
}

/// The edition of programs that do not name an edition: the latest OpenCL C 1.x (OpenCL 3.0, section 5.8.6.5).
pub const DEFAULT: &str = "1.2";

/// Reads build options. Returns the options of the checker and the folders of `-I`.
///
/// # Errors
/// An option is unknown, or the device does not support the edition.
pub fn options(text: &str) -> Result<(Options, Vec<String>), String> {
    let job = Job { std: Some(DEFAULT.into()), options: Some(text.into()), ..Job::default() };
    let (mut options, folders) = job.checker_options()?;
    if options.language.edition > Edition::V3_0 {
        return Err(format!("OpenCL C {} is not supported", options.language.edition));
    }
    options.language.extensions = *LANGUAGE;
    Ok((options, folders))
}

impl Unit {
    /// Checks the source, and keeps the files that it includes.
    ///
    /// # Errors
    /// As [`options`].
    pub fn check(&mut self) -> Result<(Checked, Options), String> {
        let (options, folders) = options(&self.options)?;
        let folders = folders.into_iter().map(PathBuf::from).collect();
        let mut files = Files { headers: &mut self.headers, folders };
        let checked = check(&self.name, self.text.clone(), &options, &mut files);
        Ok((checked, options))
    }
}

struct Files<'u> {
    headers: &'u mut Vec<Header>,
    folders: Vec<PathBuf>,
}

impl Loader for Files<'_> {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, Arc<[u8]>), String> {
        let given = |header: &&Header| header.path.is_none() && header.name == name;
        if let Some(header) = self.headers.iter().find(given) {
            return Ok((name.into(), header.text.as_slice().into()));
        }
        let own = Path::new(from).parent().unwrap_or(Path::new("")).join(name);
        let folders = self.folders.iter().map(|folder| folder.join(name));
        let paths = quoted.then_some(own).into_iter().chain(folders);
        for path in paths.chain([PathBuf::from(name)]) {
            let found = path.to_string_lossy().into_owned();
            let is_here = |header: &&Header| header.path.as_ref() == Some(&found);
            if let Some(header) = self.headers.iter().find(is_here) {
                return Ok((found, header.text.as_slice().into()));
            }
            if let Ok(text) = file::read(&path, MOST_SOURCE) {
                let header =
                    Header { name: name.into(), path: Some(found.clone()), text: text.clone() };
                self.headers.push(header);
                return Ok((found, text.into()));
            }
        }
        Err(format!("file `{name}` not found"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_same_from_wherever_it_is_included() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        file("common.h", "#pragma once\nconstant int common = 3;");
        file("a.h", "#include \"common.h\"\n#include \"part/b.h\"");
        file("part/b.h", "#include \"own.h\"");
        file("part/own.h", "#define SIZE 1");
        file("own.h", "#define NUMBER 2");
        let text = b"#include \"common.h\"\n#include \"own.h\"\n#include \"a.h\"
            kernel void k(global int *p) { p[0] = SIZE + NUMBER + common; }";
        let options = format!("-I\"{}\"", folder.path().display());
        let mut unit = Unit { text: text.to_vec(), options, ..Unit::default() };
        for _ in 0..2 {
            let (checked, _) = unit.check().expect("the options are right");
            assert!(checked.accepted(), "{:?}", checked.diagnostics);
            // The binary contains all files, so the folder is not needed.
            let _ = std::fs::remove_dir_all(folder.path());
        }
        assert_eq!(unit.headers.len(), 5);
    }
}
