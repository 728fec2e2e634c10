//! The sources of programs, with all that building them again needs.

use crate::info::LANGUAGE;
use clman_opencl::{Checked, Edition, Loader, Options, check};
use clman_record::corpus::file::{self, MOST_SOURCE};
use clman_runner::job::Job;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A compiled source: its text, the files that it includes, and its options. It is the whole of a program's
/// binary, because building it again gives the same program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The name in messages.
    pub name: String,
    /// The text.
    pub text: Vec<u8>,
    /// The included files, by the names in their directives.
    pub headers: Vec<(String, Vec<u8>)>,
    /// The build options.
    pub options: String,
}

/// The edition of programs that name none: the latest one of OpenCL C 1 (OpenCL 3.0, section 5.8.6.5).
pub const DEFAULT: &str = "1.2";

/// Reads build options.
///
/// # Errors
/// An option is unknown.
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
    /// An option is unknown.
    pub fn check(&mut self) -> Result<(Checked, Options), String> {
        let (options, folders) = options(&self.options)?;
        let folders = folders.into_iter().map(PathBuf::from).collect();
        let mut files = Files { headers: &mut self.headers, folders };
        let checked = check(&self.name, self.text.clone(), &options, &mut files);
        Ok((checked, options))
    }
}

struct Files<'u> {
    headers: &'u mut Vec<(String, Vec<u8>)>,
    folders: Vec<PathBuf>,
}

impl Loader for Files<'_> {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, Arc<[u8]>), String> {
        if let Some((_, bytes)) = self.headers.iter().find(|header| header.0 == name) {
            return Ok((name.into(), bytes.as_slice().into()));
        }
        let own = Path::new(from).parent().unwrap_or(Path::new("")).join(name);
        let given = self.folders.iter().map(|folder| folder.join(name));
        let paths = quoted.then_some(own).into_iter().chain(given);
        let here = std::iter::once(PathBuf::from(name));
        for path in paths.chain(here) {
            if let Ok(bytes) = file::read(&path, MOST_SOURCE) {
                self.headers.push((name.into(), bytes.clone()));
                return Ok((path.to_string_lossy().into_owned(), bytes.into()));
            }
        }
        Err(format!("file `{name}` not found"))
    }
}
