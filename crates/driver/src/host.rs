//! Places in the program that calls the driver.

use clman_runner::misuse::HostPlace;
use std::backtrace::Backtrace;

/// The calls that led to a function of the API. Names are looked up when they are needed.
#[derive(Debug)]
pub struct Site(Backtrace);

impl Site {
    /// The calls that led here.
    pub fn here() -> Site {
        Site(Backtrace::force_capture())
    }

    /// The place in the program: the caller of the function of the API.
    pub fn place(&self) -> HostPlace {
        place_in(&self.0.to_string())
    }
}

/// The place in the text of a backtrace: lines with numbers and names, each followed by the place, if it is
/// known.
fn place_in(text: &str) -> HostPlace {
    let mut frames: Vec<(&str, Option<&str>)> = Vec::new();
    for line in text.lines() {
        let line = line.trim();
        if let Some(at) = line.strip_prefix("at ") {
            if let Some(frame) = frames.last_mut() {
                frame.1 = Some(at);
            }
        } else if let Some((_, name)) = line.split_once(": ") {
            frames.push((name, None));
        }
    }
    // The function of the API, which is that of a loader too.
    let is_api = |name: &str| {
        name.strip_prefix("cl")
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    let api = frames.iter().rposition(|frame| is_api(frame.0));
    let callers = &frames[api.map_or(0, |at| at + 1)..];
    let Some(first) = callers.first() else { return HostPlace::default() };
    // A library without debug information has a caller with it.
    let (name, at) = callers.iter().find(|frame| frame.1.is_some()).unwrap_or(first);
    let mut parts = at.unwrap_or("").rsplitn(3, ':');
    let (_, line, file) = (parts.next(), parts.next(), parts.next());
    HostPlace {
        file: file.map(|file| match file.strip_prefix("./") {
            // Files below the current folder are shown relative to it.
            Some(rest) => std::path::absolute(rest)
                .map_or_else(|_| file.into(), |path| path.to_string_lossy().into_owned()),
            None => file.into(),
        }),
        line: line.and_then(|line| line.parse().ok()).unwrap_or(0),
        function: Some(name.to_string()).filter(|name| name != "<unknown>"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caller_of_the_api_is_found() {
        let text = "   0: clman_opencl::host::Site::here\n   1: clCreateBuffer\n   2: clCreateBuffer\n   \
                    3: make\n             at /src/app.c:12:5\n   4: main\n             at /src/app.c:30:3\n";
        let place = place_in(text);
        let found = (place.file.as_deref(), place.line, place.function.as_deref());
        assert_eq!(found, (Some("/src/app.c"), 12, Some("make")));
        assert_eq!(place_in(""), HostPlace::default());
    }
}
