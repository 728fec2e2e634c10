//! A program with its launches, as a launch file describes them, on the reference device.

use crate::draw::{Drawing, draw_finding};
use crate::launch::{self, Limit, Outcome, Refused, Status};
use crate::results::{Diagnostics, ERROR_LIMIT};
use clman_device::{Device, Kind, Kinds, Refusal, Settings};
use clman_opencl::{Edition, Loader, MacroOption, Options};
use clman_record::{self as record, Launch, read_launch_file};
use std::fmt::Display;

/// Launches of one program.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// The name of the launch file in messages, and its text; `None` for a launch of the command line.
    pub file: Option<(String, String)>,
    /// The edition of OpenCL C.
    pub std: Option<String>,
    /// The build options.
    pub options: Option<String>,
    /// The launches.
    pub launches: Vec<Launch>,
}

/// The maximum size of a launch's output in bytes: the minimum that OpenCL requires of a device
/// (`CL_DEVICE_PRINTF_BUFFER_SIZE`).
pub const PRINTED: usize = 1 << 20;

/// The instruction limit of a launch. It is so high that, in practice, only the time is limited.
pub const INSTRUCTIONS: u64 = u64::MAX / 2;

/// The parameters of [`Job::run`].
pub struct Request<'r> {
    /// The name of the source in messages.
    pub name: &'r str,
    /// The source.
    pub source: Vec<u8>,
    /// The loader of included files.
    pub loader: &'r mut dyn Loader,
    /// The time limit of a launch.
    pub limit: Limit<'r>,
    /// The settings of the device.
    pub settings: &'r Settings<'r>,
}

/// The results of a job.
#[derive(Debug)]
pub struct Ran {
    /// The diagnostics that are shown, as drawings and as JSON.
    pub diagnostics: Diagnostics,
    /// The outcome of the launches, or the reason why they cannot run.
    pub outcome: Result<Outcome, String>,
    /// The findings as drawings.
    pub findings: Vec<Drawing>,
}

impl Job {
    /// Reads a launch file. Returns its job and the name of the program's source.
    ///
    /// # Errors
    /// The file has errors. There is one message for each error, with its place.
    pub fn read(name: String, text: String) -> Result<(Job, String), Vec<String>> {
        let launches = read_launch_file(&text).map_err(|errors| {
            errors.iter().map(|error| format!("{name}:{error}")).collect::<Vec<_>>()
        })?;
        let job = Job { file: Some((name, text)), launches, ..Job::default() };
        let Some(first) = job.launches.first() else {
            let message = "the file contains no launch; write [[launch]]";
            return Err(vec![job.wrong(0, None, "kernel", message)]);
        };
        let Some(source) = first.source.clone() else {
            let message = "the launch file needs the key 'source', the path of the program's file";
            return Err(vec![job.wrong(0, None, "kernel", message)]);
        };
        for (k, launch) in job.launches.iter().enumerate() {
            let differing = [
                ("source", launch.source != first.source),
                ("std", launch.std != first.std),
                ("options", launch.options != first.options),
            ];
            if let Some((key, _)) = differing.into_iter().find(|(_, differs)| *differs) {
                let message = format!(
                    "'{key}' differs from that of the first launch; all launches use one program, so give it once, above [[launch]]"
                );
                return Err(vec![job.wrong(k, None, key, message)]);
            }
        }
        let (std, options) = (first.std.clone(), first.options.clone());
        Ok((Job { std, options, ..job }, source))
    }

    /// The message of an error in the launch file, with its position if that is known.
    pub fn wrong(
        &self,
        launch: usize,
        arg: Option<usize>,
        key: &str,
        message: impl Display,
    ) -> String {
        let Some((path, text)) = &self.file else { return message.to_string() };
        match record::launch_place(text, launch, arg, key) {
            Some((line, column)) => format!("{path}:{line}:{column}: {message}"),
            None => format!("{path}: {message}"),
        }
    }

    /// The message for launches that cannot run.
    pub fn refused(&self, refused: &Refused) -> String {
        match refused.refusal {
            // The message already has a position in the source.
            Refusal::Program(..) => refused.to_string(),
            Refusal::Launch(_) => self.wrong(refused.launch, refused.arg, "kernel", refused),
        }
    }

    /// The edition with a name. `key` is the key whose value in the launch file contains the name.
    ///
    /// # Errors
    /// The edition does not exist.
    pub fn edition(&self, text: &str, key: &str) -> Result<Edition, String> {
        Edition::parse(text).ok_or_else(|| {
            let message = format!(
                "'{text}' is not an edition of OpenCL C; the editions are {}",
                Edition::list()
            );
            self.wrong(0, None, key, message)
        })
    }

    /// The options of the checker that result from the build options and `std`, and the folders of `-I`.
    ///
    /// # Errors
    /// An edition or a build option is unknown.
    pub fn checker_options(&self) -> Result<(Options, Vec<String>), String> {
        let mut options = Options::new(match &self.std {
            Some(text) => self.edition(text, "std")?,
            None => Edition::LATEST,
        });
        let mut folders = Vec::new();
        let list = words(self.options.as_deref().unwrap_or(""));
        match apply_build_options(&list, &mut options, &mut folders).first() {
            None => {}
            Some(word) if word.starts_with("-cl-std=") => _ = self.edition(word, "options")?,
            Some(word) => {
                let message = format!("unknown build option '{word}'; remove it");
                return Err(self.wrong(0, None, "options", message));
            }
        }
        Ok((options, folders))
    }

    /// Checks the program and runs the launches on the reference device.
    ///
    /// # Errors
    /// An edition or a build option is unknown.
    pub fn run(&self, request: Request<'_>) -> Result<Ran, String> {
        let Request { name, source, loader, limit, settings } = request;
        let start = (limit.clock)();
        let since = || (limit.clock)().saturating_sub(start).as_secs_f64();
        let (options, _) = self.checker_options()?;
        let checked = clman_opencl::check(name, source, &options, loader);
        let diagnostics = Diagnostics::new(&checked, ERROR_LIMIT);
        let mut findings = Vec::new();
        let outcome = if checked.accepted() {
            Device::new(checked, options.language.edition)
                .map_err(|refusal| refusal.to_string())
                .and_then(|mut device| {
                    if has_option(
                        self.options.as_deref().unwrap_or(""),
                        "-cl-uniform-work-group-size",
                    ) {
                        device.require_uniform_groups();
                    }
                    let build_seconds = since();
                    let ran = launch::on_reference(&mut device, &self.launches, limit, settings)
                        .map_err(|refused| self.refused(&refused))?;
                    for run in &ran.runs {
                        let draw = |finding, is_expected| {
                            Drawing(draw_finding(finding, is_expected, device.sources()))
                        };
                        findings.extend(run.expected.iter().map(|finding| draw(finding, true)));
                        findings.extend(run.findings.iter().map(|finding| draw(finding, false)));
                    }
                    Ok(Outcome { build_seconds, ..ran })
                })
        } else {
            let status = Status::BuildFailed;
            Ok(Outcome { status, log: String::new(), runs: Vec::new(), build_seconds: since() })
        };
        let log = diagnostics.log.clone();
        let outcome = outcome.map(|outcome| Outcome { log, ..outcome });
        Ok(Ran { diagnostics, outcome, findings })
    }
}

/// The kinds of findings that a text names: `all`, `none`, or kinds separated by commas.
///
/// # Errors
/// A kind is unknown.
pub fn kinds(text: &str) -> Result<Kinds, String> {
    match text {
        "all" => Ok(Kinds::ALL),
        "none" => Ok(Kinds::NONE),
        list => list.split(',').try_fold(Kinds::NONE, |set, word| {
            let names: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
            match Kind::parse(word.trim()) {
                Some(kind) => Ok(set.with(kind)),
                None => Err(format!("'{word}' is not one of {}", names.join(", "))),
            }
        }),
    }
}

/// Applies build options to the options of a check, and collects the folders of `-I`. Returns the unknown options.
pub fn apply_build_options<'w>(
    list: &'w [String],
    options: &mut Options,
    folders: &mut Vec<String>,
) -> Vec<&'w str> {
    let mut unknown = Vec::new();
    let mut list = list.iter();
    while let Some(word) = list.next() {
        let mut value = |name: &str| -> Option<String> {
            let rest = word.strip_prefix(name)?;
            if rest.is_empty() { list.next().cloned() } else { Some(rest.to_string()) }
        };
        if let Some(define) = value("-D") {
            options.macros.push(MacroOption::define(&define));
        } else if let Some(name) = value("-U") {
            options.macros.push(MacroOption::Undefine(name));
        } else if let Some(folder) = value("-I") {
            folders.push(folder);
        } else if word.starts_with("-cl-std=") {
            match Edition::parse(word) {
                Some(edition) => options.language.edition = edition,
                None => unknown.push(word.as_str()),
            }
        } else if word == "-Werror" {
            options.warnings_are_errors = true;
        } else if word == "-cl-single-precision-constant" {
            options.language.single_precision_constants = true;
        } else if word == "-cl-fast-relaxed-math" {
            options.macros.push(MacroOption::define("__FAST_RELAXED_MATH__"));
        } else if !(word == "-w" || word == "-g" || word.starts_with("-cl-")) {
            unknown.push(word);
        }
    }
    unknown
}

/// Whether build options contain the option `name`, which must be an option without a value.
pub fn has_option(options: &str, name: &str) -> bool {
    words(options).iter().any(|word| word == name)
}

/// Splits build options at blanks outside quotes.
pub fn words(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => list.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    list.extend(word);
    list
}
