//! What the detectors found, for people and for files.

use crate::handle::lock;
use crate::kernel::Kernel;
use clman_device::{Buffer, Finding, Kind, Kinds, Launch, Refusal};
use clman_opencl::SourceMap;
use clman_runner::draw::{Drawing, draw_finding};
use clman_runner::job;
use opencl_sys::cl_int;
use std::collections::HashSet;
use std::env;
use std::io::IsTerminal;
use std::sync::{LazyLock, Mutex};

/// The detectors: those of `CLMAN_DETECT`, or all if a report is wanted.
static KINDS: LazyLock<Kinds> = LazyLock::new(|| match env::var("CLMAN_DETECT") {
    Ok(text) => job::kinds(&text).unwrap_or_else(|error| {
        eprintln!("clman: CLMAN_DETECT: {error}");
        Kinds::ALL
    }),
    Err(_) if env::var_os("CLMAN_REPORT").is_some() => Kinds::ALL,
    Err(_) => Kinds::NONE,
});

/// The kinds of findings to detect.
pub fn kinds() -> Kinds {
    *KINDS
}

/// Whether memory must know which bytes were never written.
pub fn looks_for_uninitialized() -> bool {
    kinds().has(Kind::UninitializedRead)
}

/// Findings so far, by kind and place.
static KNOWN: LazyLock<Mutex<HashSet<(Kind, String, u32)>>> = LazyLock::new(Mutex::default);

/// Reports the findings of a launch. One fault in one line is reported once.
pub fn findings(list: &[Finding], sources: &SourceMap) {
    for finding in list {
        let place = &finding.actor.place;
        if lock(&KNOWN).insert((finding.kind, place.file.clone(), place.line)) {
            let drawing = Drawing(draw_finding(finding, false, sources));
            eprintln!("{}\n", drawing.shown(std::io::stderr().is_terminal()));
        }
    }
}

/// Reports a launch that the device cannot run.
pub fn refused(kernel: &str, refusal: &Refusal) {
    eprintln!("clman: the kernel `{kernel}` cannot run: {refusal}");
}

/// A function of the API returned an error.
pub fn failed_call(_name: &'static str, _code: cl_int) {}

/// A launch is about to run.
pub fn before(_kernel: &Kernel, _launch: &Launch, _buffers: &[Buffer]) {}
