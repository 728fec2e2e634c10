//! The commands `check` and `run` for a browser: a request as JSON in, an answer as JSON out.
//!
//! The text of an answer is byte for byte the output of `clman`. `exports.rs` is the interface of the WebAssembly
//! module, which `cargo xtask playground` builds. The rest is ordinary Rust, which tests call directly.

#[cfg(target_family = "wasm")]
mod exports;

use clman_device::{Inline, Settings};
use clman_opencl::{Edition, NoFiles, Options};
use clman_record::{self as record, ArgValue, Elements};
use clman_runner::job::{INSTRUCTIONS, Job, PRINTED, Request as JobRequest, kinds};
use clman_runner::launch::{Limit, Memory};
use clman_runner::results::{self, Diagnostics, ERROR_LIMIT, Format, Piece, Report, message};
use clman_runner::values::{image_memory, image_shape, memory_of};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The maximum memory of a launch in bytes. A module has 4 GiB for everything.
const MEMORY: u64 = 1 << 30;

/// A request.
#[derive(Debug, Deserialize)]
pub struct Request {
    /// The name of the program in messages.
    pub name: String,
    /// The program.
    pub source: String,
    /// The launch file; without it, the program is only checked.
    pub launch: Option<LaunchFile>,
    /// The edition of OpenCL C.
    pub std: String,
    /// The detectors, as for `--detect`.
    #[serde(default = "all")]
    pub detect: String,
    /// The time limit of a launch in seconds.
    #[serde(default = "minute")]
    pub seconds: u32,
}

/// A launch file.
#[derive(Debug, Deserialize)]
pub struct LaunchFile {
    /// The name in messages.
    pub name: String,
    /// The text.
    pub text: String,
}

fn all() -> String {
    "all".into()
}

fn minute() -> u32 {
    60
}

/// An answer.
#[derive(Debug, Default, Serialize)]
pub struct Answer {
    /// The exit code of the command.
    pub code: u8,
    /// Its standard output.
    pub stdout: String,
    /// Its standard error.
    pub stderr: String,
    /// The lines that the command prints with `--message-format json`, each as text: JavaScript's numbers
    /// would lose digits.
    pub lines: Vec<String>,
    /// The buffers and images.
    pub memory: Vec<Contents>,
}

/// A buffer or image before the first launch and after the last one.
#[derive(Debug, Serialize)]
pub struct Contents {
    /// The number of its argument, from 1.
    pub argument: usize,
    /// The type of its elements.
    pub kind: String,
    /// The first scalars before the first launch; `None` if it was not initialized.
    pub before: Option<String>,
    /// The first scalars after the last launch.
    pub after: String,
}

impl Answer {
    fn new(human: &Report, json: &Report) -> Answer {
        let text = |pieces: &[Piece]| pieces.iter().map(|piece| piece.shown(false)).collect();
        Answer {
            code: human.code,
            stdout: text(&human.results),
            stderr: text(&human.errors),
            lines: json.results.iter().map(|piece| piece.shown(false).into_owned()).collect(),
            memory: Vec::new(),
        }
    }

    fn failed(messages: impl IntoIterator<Item = String>) -> Answer {
        let errors = messages.into_iter().map(message).collect();
        Answer::new(&Report { errors, code: 2, ..Report::default() }, &Report::default())
    }
}

/// Answers a request. `clock` returns the time since some moment in the past.
pub fn answer(request: &Request, clock: &(dyn Fn() -> Duration + Sync)) -> Answer {
    match &request.launch {
        None => check(request),
        Some(file) => run(request, file, clock).unwrap_or_else(Answer::failed),
    }
}

/// Answers a request as text: JSON in, JSON out.
pub fn answer_text(request: &str, clock: &(dyn Fn() -> Duration + Sync)) -> String {
    let answer = match serde_json::from_str(request) {
        Ok(request) => answer(&request, clock),
        Err(error) => Answer::failed([format!("the request cannot be read: {error}")]),
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// Answers as `clman check --std STD NAME` does.
fn check(request: &Request) -> Answer {
    let Some(edition) = Edition::parse(&request.std) else {
        return Answer::failed([format!("the editions are {}", Edition::list())]);
    };
    let options = Options { keep_program: false, ..Options::new(edition) };
    let source = request.source.as_bytes();
    let checked = clman_opencl::check(&request.name, source, &options, &mut NoFiles);
    let diagnostics = Diagnostics::new(&checked, ERROR_LIMIT);
    let report = |format| results::checked(&diagnostics, checked.accepted(), format);
    Answer::new(&report(Format::Human), &report(Format::Json))
}

/// Answers as `clman run --std STD --detect DETECT LAUNCH` does.
fn run(
    request: &Request,
    file: &LaunchFile,
    clock: &(dyn Fn() -> Duration + Sync),
) -> Result<Answer, Vec<String>> {
    let (mut job, _) = Job::read(file.name.clone(), file.text.clone())?;
    job.std.get_or_insert_with(|| request.std.clone());
    let detect = kinds(&request.detect).map_err(|error| vec![error])?;
    let settings = Settings {
        detect,
        instructions: INSTRUCTIONS,
        memory: MEMORY,
        printed: PRINTED,
        stop: &|| false,
        executor: &Inline,
        ..Settings::default()
    };
    let ran = job
        .run(JobRequest {
            name: &request.name,
            source: request.source.clone().into_bytes(),
            loader: &mut NoFiles,
            limit: Limit { time: Duration::from_secs(request.seconds.into()), clock },
            settings: &settings,
        })
        .map_err(|error| vec![error])?;
    let answer = Answer::new(&results::ran(&ran, Format::Human), &results::ran(&ran, Format::Json));
    let runs = ran.outcome.as_ref().map_or(&[][..], |outcome| &outcome.runs);
    let after = runs.last().map_or(&[][..], |run| &run.buffers);
    let memory = after.iter().map(|after| contents(&job, after)).collect();
    Ok(Answer { memory, ..answer })
}

/// The contents of a buffer or image before the first launch of a job and after its last launch. `after` is the memory
/// at the end.
fn contents(job: &Job, after: &Memory) -> Contents {
    let given = job.launches.first().and_then(|launch| launch.args.get(after.arg));
    let before = match given.map(|given| &given.value) {
        Some(ArgValue::Buffer(Elements {
            contents: record::Contents::Uninitialized(_), ..
        })) => None,
        Some(ArgValue::Buffer(elements)) => memory_of(elements, MEMORY).ok(),
        Some(ArgValue::Image(image)) => image_shape(image)
            .and_then(|shape| image_memory(image, &shape, MEMORY))
            .ok()
            .filter(|_| !image.values.is_empty()),
        _ => None,
    };
    let (kind, text) = results::shown_memory(&after.kind, &after.bytes);
    Contents {
        argument: after.arg + 1,
        kind: kind.into(),
        before: before.map(|before| results::shown_memory(kind, &before.bytes).1),
        after: text,
    }
}
