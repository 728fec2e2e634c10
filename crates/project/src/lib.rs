//! The settings of a source file: its edition, macros, include folders and features.
//!
//! The language server reads the settings from `compile_commands.json`, then from `clman.toml` in the nearest parent
//! folder, then from build options in a comment at the start of the source file. Later settings override earlier
//! settings. The files are read again when they change. `clman check` reads only `clman.toml`.

#![forbid(unsafe_code)]

use clman_opencl::{Edition, MacroOption, Options};
use clman_record::corpus::file;
use clman_record::line_and_column;
use clman_runner::job::{apply_build_options, words};
use globset::Glob;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

/// The name of the file with the settings of a project.
pub const PROJECT_FILE: &str = "clman.toml";

/// The paths of the compilation database, relative to a parent folder of the source.
const DATABASES: [&str; 2] = ["compile_commands.json", "build/compile_commands.json"];

/// The maximum size of a file of settings in bytes.
const MOST: u64 = 64 << 20;

/// The number of bytes at the start of a source in which a comment may have build options.
const HEAD: usize = 4096;

/// The settings for one source.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The options of the checker.
    pub options: Options,
    /// The folders for `#include`, in the order in which they are searched.
    pub include: Vec<PathBuf>,
    /// The folder of the project file or, if there is none, of the source. `None` if the source does not have an
    /// absolute path.
    pub folder: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { options: Options::new(Edition::LATEST), include: Vec::new(), folder: None }
    }
}

/// An error in a project file.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The project file.
    pub file: PathBuf,
    /// The bytes to which the message applies.
    pub place: std::ops::Range<usize>,
    /// The message, in one sentence.
    pub message: String,
}

impl std::fmt::Display for Problem {
    /// `clman.toml:1:7: message`, with the line and the column in the current file.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = file::read(&self.file, MOST).unwrap_or_default();
        let (line, column) = line_and_column(&String::from_utf8_lossy(&text), self.place.start);
        write!(f, "{}:{line}:{column}: {}", self.file.display(), self.message)
    }
}

/// `clman.toml`, or its part for some files.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Project {
    /// In a part: the files to which it applies, relative to the folder of the project file.
    glob: Option<toml::Spanned<String>>,
    /// The edition, such as `1.2`.
    std: Option<toml::Spanned<String>>,
    /// Macros: `NAME` or `NAME=VALUE`.
    define: Vec<String>,
    /// Macros to remove.
    undefine: Vec<String>,
    /// Folders for `#include`.
    include: Vec<String>,
    /// Extensions and features to enable or, after `-`, to disable: `cl_khr_fp16`, `-cl_khr_fp64`, `-all`.
    extensions: Vec<toml::Spanned<String>>,
    /// Build options.
    options: String,
    /// Settings for some files. Later settings override earlier settings.
    files: Vec<Project>,
}

/// An entry of a compilation database.
#[derive(Debug, Deserialize)]
struct Command {
    directory: PathBuf,
    file: PathBuf,
    #[serde(default)]
    arguments: Vec<String>,
    #[serde(default)]
    command: String,
}

/// Files that were read, with their modification times.
type Stamped<T> = HashMap<PathBuf, (Option<SystemTime>, Option<Rc<T>>)>;

/// The project files and compilation databases that were read.
#[derive(Debug, Default)]
pub struct Projects {
    projects: Stamped<Result<Project, Problem>>,
    databases: Stamped<HashMap<PathBuf, Command>>,
    /// The errors in the project files of the last source.
    pub problems: Vec<Problem>,
}

impl Projects {
    /// The settings for the source with this name, an absolute path or a URI. A URI has only the settings in the source
    /// itself.
    pub fn settings(&mut self, name: &str, text: &[u8]) -> Settings {
        let mut settings = Settings::default();
        self.problems.clear();
        let path = Path::new(name);
        if path.is_absolute() {
            settings.folder = path.parent().map(Path::to_path_buf);
            self.database(path, &mut settings);
            self.apply_project(path, &mut settings);
        }
        apply(&comment_options(text), settings.folder.clone().as_deref(), &mut settings);
        settings
    }

    fn database(&mut self, path: &Path, settings: &mut Settings) {
        for folder in path.ancestors().skip(1) {
            for name in DATABASES {
                let found = read_stamped(&folder.join(name), &mut self.databases, |file, text| {
                    let list: Vec<Command> = serde_json::from_slice(&text.ok()?).ok()?;
                    let base = file.parent().unwrap_or(Path::new("/"));
                    let is_kernel = |c: &Command| c.file.extension().is_some_and(|e| e == "cl");
                    let full = |c: &Command| normal(&base.join(&c.directory).join(&c.file));
                    Some(list.into_iter().filter(is_kernel).map(|c| (full(&c), c)).collect())
                });
                let Some(database) = found else { continue };
                if let Some(command) = database.get(path) {
                    let list = match command.arguments.is_empty() {
                        true => words(&command.command),
                        false => command.arguments.clone(),
                    };
                    apply(&list, Some(&command.directory), settings);
                }
                return;
            }
        }
    }

    /// Applies `clman.toml` of the nearest parent folder that has one. `path` is absolute. Errors are added to
    /// `problems`.
    pub fn apply_project(&mut self, path: &Path, settings: &mut Settings) {
        for folder in path.ancestors().skip(1) {
            let file = folder.join(PROJECT_FILE);
            let found = read_stamped(&file, &mut self.projects, |file, text| {
                let problem = |place, message: &str| Problem {
                    file: file.to_path_buf(),
                    place,
                    message: message.to_string(),
                };
                let parse = |text: Vec<u8>| {
                    let text = String::from_utf8(text).map_err(|error| {
                        let at = error.utf8_error().valid_up_to();
                        problem(at..at, "the file must be UTF-8")
                    })?;
                    toml::from_str(&text)
                        .map_err(|e| problem(e.span().unwrap_or(0..0), e.message()))
                };
                let text = text.map_err(|error| problem(0..0, &file::reason(&error)));
                Some(text.and_then(parse))
            });
            match found.as_deref() {
                None => continue,
                Some(Err(problem)) => self.problems.push(problem.clone()),
                Some(Ok(project)) => {
                    let mut problem = |place: std::ops::Range<usize>, message: String| {
                        self.problems.push(Problem { file: file.clone(), place, message });
                    };
                    project.apply(folder, settings, &mut problem);
                    let below = path.strip_prefix(folder).unwrap_or(path);
                    for part in &project.files {
                        let Some(glob) = &part.glob else {
                            problem(0..0, "a [[files]] table needs the key 'glob'".into());
                            continue;
                        };
                        match Glob::new(glob.get_ref()) {
                            Ok(matching) if matching.compile_matcher().is_match(below) => {
                                part.apply(folder, settings, &mut problem);
                            }
                            Ok(_) => {}
                            Err(e) => problem(glob.span(), format!("the glob is wrong: {e}")),
                        }
                    }
                }
            }
            settings.folder = Some(folder.to_path_buf());
            return;
        }
    }
}

/// A path without `.` and `..`, so that each file has only one name.
pub fn normal(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = out.pop(),
            part => out.push(part),
        }
    }
    out
}

/// The value that `read` makes from a file, which is read again only if it has changed. `None` if the file does not
/// exist, or if `read` returns `None` for the text or the error.
fn read_stamped<T>(
    path: &Path,
    cache: &mut Stamped<T>,
    read: impl FnOnce(&Path, std::io::Result<Vec<u8>>) -> Option<T>,
) -> Option<Rc<T>> {
    let stamp = std::fs::metadata(path).and_then(|m| m.modified()).ok();
    if let Some((known, value)) = cache.get(path)
        && *known == stamp
    {
        return value.clone();
    }
    let value = stamp.and_then(|_| read(path, file::read(path, MOST))).map(Rc::new);
    cache.insert(path.to_path_buf(), (stamp, value.clone()));
    value
}

impl Project {
    fn apply(
        &self,
        folder: &Path,
        settings: &mut Settings,
        problem: &mut dyn FnMut(std::ops::Range<usize>, String),
    ) {
        apply(&words(&self.options), Some(folder), settings);
        if let Some(std) = &self.std {
            match Edition::parse(std.get_ref()) {
                Some(edition) => settings.options.language.edition = edition,
                None => problem(
                    std.span(),
                    format!(
                        "'{}' is not an edition; the editions are {}",
                        std.get_ref(),
                        Edition::list()
                    ),
                ),
            }
        }
        settings.options.macros.extend(self.define.iter().map(|text| MacroOption::define(text)));
        let undefined = self.undefine.iter().map(|name| MacroOption::Undefine(name.clone()));
        settings.options.macros.extend(undefined);
        settings.include.extend(self.include.iter().map(|name| normal(&folder.join(name))));
        for switch in &self.extensions {
            if let Err(name) = settings.options.language.extensions.switch(switch.get_ref()) {
                problem(switch.span(), format!("'{name}' is not an extension or feature"));
            }
        }
    }
}

/// Applies build options. Unknown options, such as options of compilers, are ignored.
fn apply(list: &[String], folder: Option<&Path>, settings: &mut Settings) {
    let mut folders = Vec::new();
    apply_build_options(list, &mut settings.options, &mut folders);
    let base = folder.unwrap_or(Path::new(""));
    settings.include.extend(folders.iter().map(|name| normal(&base.join(name))));
}

/// The build options in the comments at the start of a source: `// -cl-std=CL1.2 -DN=4`. Only `-cl-std`, `-D` and `-I`
/// are read.
fn comment_options(text: &[u8]) -> Vec<String> {
    let head = String::from_utf8_lossy(&text[..text.len().min(HEAD)]);
    let mut found = Vec::new();
    let mut in_comment = false;
    for line in head.lines() {
        let line = line.trim();
        let starts = line.starts_with("//") || line.starts_with("/*");
        if !(starts || in_comment || line.is_empty() || line.starts_with('#')) {
            break;
        }
        let is_comment = starts || in_comment;
        in_comment = (in_comment || line.starts_with("/*")) && !line.contains("*/");
        if is_comment {
            let list: Vec<String> = words(line.trim_end_matches("*/"));
            let mut list = list.into_iter();
            while let Some(word) = list.next() {
                let named = |c: char| c.is_ascii_alphabetic() || c == '_';
                if word.starts_with("-cl-std=") || word.starts_with("-I") {
                    found.push(word);
                } else if word == "-D" {
                    found.extend(
                        list.next().filter(|w| w.starts_with(named)).map(|w| format!("-D{w}")),
                    );
                } else if word.strip_prefix("-D").is_some_and(|rest| rest.starts_with(named)) {
                    found.push(word);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_have_build_options() {
        let text = b"/* A filter.\n * Build: clc -cl-std=CL1.2 -D N=4 -DM -Dash */\n#define X\n// -I inc\nint x; // -DNO";
        assert_eq!(comment_options(text), ["-cl-std=CL1.2", "-DN=4", "-DM", "-Dash", "-I"]);
        assert!(comment_options(b"int x;\n// -DNO").is_empty());
    }

    #[test]
    fn the_nearest_project_file_and_its_globs_apply() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path();
        std::fs::create_dir_all(root.join("a/b/c")).expect("folders");
        std::fs::write(
            root.join(PROJECT_FILE),
            "std = \"1.2\"\ndefine = [\"N=4\"]\ninclude = [\"a\"]\nextensions = [\"-cl_khr_fp64\"]\n\
             [[files]]\nglob = \"a/**/*.cl\"\nstd = \"2.0\"\n",
        )
        .expect("a file");
        let mut projects = Projects::default();
        let mut edition = |name: &str| {
            let name = root.join(name);
            projects.settings(&name.to_string_lossy(), b"").options.language.edition
        };
        assert_eq!(edition("x.cl"), Edition::V1_2);
        assert_eq!(edition("a/b/x.cl"), Edition::V2_0);
        let settings = projects.settings(&root.join("x.cl").to_string_lossy(), b"// -cl-std=CL3.0");
        assert_eq!(settings.options.language.edition, Edition::V3_0);
        assert_eq!(settings.include, [root.join("a")]);
        assert_eq!(settings.options.macros, [MacroOption::Define("N".into(), "4".into())]);
        for (folder, text, wanted) in [
            ("a", b"std = \"9\"".as_slice(), "'9' is not an edition"),
            ("a/b", b"edtion = \"1.2\"", "edtion"),
            ("a/b/c", b"std = \"1.2\" # \xff", "the file must be UTF-8"),
        ] {
            let folder = root.join(folder);
            std::fs::write(folder.join(PROJECT_FILE), text).expect("a file");
            projects.settings(&folder.join("x.cl").to_string_lossy(), b"");
            let [problem] = &projects.problems[..] else { panic!("{:?}", projects.problems) };
            assert!(problem.message.contains(wanted), "{}", problem.message);
        }
    }
}
