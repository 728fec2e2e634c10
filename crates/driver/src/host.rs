//! Places in the program that calls the driver.

use crate::handle::lock;
use clman_runner::misuse::HostPlace;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

/// The maximum number of calls that are recorded.
const DEPTH: usize = 100;

/// The calls that led to a function of the API, innermost first, as return addresses. Names are looked up only when
/// they are needed, and only once for each address: a program may leak thousands of objects, and reading the debug
/// information of a library takes a second.
#[derive(Debug)]
pub struct Site(Vec<usize>);

impl Site {
    /// The calls that led to this call.
    pub fn here() -> Site {
        let mut calls = Vec::with_capacity(32);
        backtrace::trace(|frame| {
            calls.push(frame.ip() as usize);
            calls.len() < DEPTH
        });
        Site(calls)
    }

    /// The place in the program: the caller of the function of the API.
    pub fn place(&self) -> HostPlace {
        place_in(self.0.iter().map(|address| frames_at(*address)))
    }
}

/// A function on the stack.
#[derive(Debug)]
struct Frame {
    name: Option<String>,
    /// The file and the line, if there is debug information.
    place: Option<(String, u32)>,
}

/// The functions at a return address: the inlined functions, and then the function that contains them.
fn frames_at(address: usize) -> Arc<[Frame]> {
    static KNOWN: LazyLock<Mutex<HashMap<usize, Arc<[Frame]>>>> = LazyLock::new(Mutex::default);
    if let Some(frames) = lock(&KNOWN).get(&address) {
        return Arc::clone(frames);
    }
    let mut frames = Vec::new();
    backtrace::resolve(address as *mut _, |symbol| {
        let file = symbol.filename().map(Path::to_string_lossy);
        frames.push(Frame {
            name: symbol.name().map(|name| format!("{name:#}")),
            place: file.map(|file| (file.into_owned(), symbol.lineno().unwrap_or(0))),
        });
    });
    let frames: Arc<[Frame]> = frames.into();
    lock(&KNOWN).insert(address, Arc::clone(&frames));
    frames
}

/// Whether a function belongs to the API. A loader has functions of the same names.
fn is_api(frame: &Frame) -> bool {
    let rest = frame.name.as_deref().and_then(|name| name.strip_prefix("cl"));
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
}

/// Whether a function is one of the functions of the C library that call `main` or the function of a thread.
fn starts_program(frame: &Frame) -> bool {
    let name = frame.name.as_deref().unwrap_or("");
    name.starts_with("__libc_start") || ["_start", "start_thread", "clone3"].contains(&name)
}

/// The place of the caller of the API, from a list of calls, innermost first. Only as many calls as necessary are
/// looked up.
fn place_in(calls: impl Iterator<Item = Arc<[Frame]>>) -> HostPlace {
    let callers = calls
        .skip_while(|frames| !frames.iter().any(is_api))
        .skip_while(|frames| frames.iter().any(is_api));
    let mut first = None;
    for frames in callers.take_while(|frames| !frames.iter().any(starts_program)) {
        for frame in frames.iter() {
            // If a function is in a library without debug information, the place is in its first caller with debug
            // information.
            if let Some((file, line)) = &frame.place {
                return HostPlace {
                    file: Some(file.clone()),
                    line: *line,
                    function: frame.name.clone(),
                };
            }
            first = first.or_else(|| frame.name.clone());
        }
    }
    HostPlace { function: first, ..HostPlace::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(name: &str, place: Option<(&str, u32)>) -> Arc<[Frame]> {
        let place = place.map(|(file, line)| (file.to_string(), line));
        [Frame { name: Some(name.into()), place }].into()
    }

    #[test]
    fn the_caller_of_the_api_is_found() {
        let calls = [
            call("clman_opencl::host::Site::here", Some(("host.rs", 20))),
            call("clCreateBuffer", Some(("memory.rs", 9))),
            call("clCreateBuffer", None),
            call("make", Some(("/src/app.c", 12))),
            call("main", Some(("/src/app.c", 30))),
        ];
        let place = place_in(calls.into_iter());
        let found = (place.file.as_deref(), place.line, place.function.as_deref());
        assert_eq!(found, (Some("/src/app.c"), 12, Some("make")));
        assert_eq!(place_in(std::iter::empty()), HostPlace::default());
    }

    #[test]
    fn a_program_without_debug_information_is_named_by_its_function() {
        let calls = [
            call("clCreateBuffer", None),
            call("make", None),
            call("main", None),
            call("__libc_start_call_main", Some(("libc_start_call_main.h", 58))),
        ];
        let place = place_in(calls.into_iter());
        assert_eq!((place.file, place.function.as_deref()), (None, Some("make")));
    }
}
