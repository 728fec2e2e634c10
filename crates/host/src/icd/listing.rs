//! Lists the drivers and the devices of each.
//!
//! Each library has its own worker, so that a crash or a hang does not affect other libraries.

use super::host::{Host, Worker, find, names};
use super::protocol::{DeviceInfo, Library, Status};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

/// The environment variable that names the loader to open instead of the system's loader. If its value is `none`, no
/// loader is opened.
pub const LOADER_VARIABLE: &str = "CLMAN_OPENCL_LOADER";

/// The folder in which vendors register their libraries.
const VENDORS: &str = "/etc/OpenCL/vendors";

/// Environment variables that name a folder of registrations, one registration file, or a library. Loaders read them
/// too.
const VENDOR_VARIABLES: [&str; 2] = ["OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH"];

/// The environment variable with a colon-separated list of libraries.
const LIBRARIES_VARIABLE: &str = "OCL_ICD_FILENAMES";

/// The maximum number of bytes read from a registration file.
const MOST_NAME: u64 = 4096;

/// The libraries of vendors that containers may provide without registering them.
const KNOWN: &[&str] = &[
    "libnvidia-opencl.so.1",
    "libpocl.so.2",
    "libamdocl64.so",
    "libintelocl.so",
    "intel-opencl/libigdrcl.so",
    "librusticl.so.1",
    "libRusticlOpenCL.so.1",
];

/// The workers that list the devices of every driver.
pub struct Listing {
    parts: Vec<Part>,
    devices: Vec<DeviceInfo>,
    problems: Vec<String>,
    started: Instant,
}

struct Part {
    library: Library,
    /// Whether the library was named explicitly, so that its absence is reported.
    is_named: bool,
    worker: Worker,
    is_heard: bool,
}

impl Listing {
    /// Starts a worker for each vendor's library and for the loader.
    pub fn start(host: &Host) -> Listing {
        let named = vendors();
        let known = KNOWN.iter().map(|name| (*name).to_string());
        // A library that is opened twice would list its devices twice.
        let known: Vec<String> = known.filter(|name| !is_among(name, &named)).collect();
        let all: Vec<String> = named.iter().chain(&known).cloned().collect();
        let mut libraries: Vec<(Library, bool)> = Vec::new();
        libraries.extend(named.into_iter().map(|name| (Library::Vendor(name), true)));
        libraries.extend(known.into_iter().map(|name| (Library::Vendor(name), false)));
        match std::env::var(LOADER_VARIABLE) {
            Ok(name) if name == "none" => {}
            Ok(name) => libraries.push((Library::Loader(name), true)),
            Err(_) => libraries.push((Library::SystemLoader, false)),
        }
        let part = |(library, is_named)| {
            let mut worker = Worker::new(host.clone());
            let is_loader = !matches!(library, Library::Vendor(_));
            worker.start(&library, if is_loader { all.clone() } else { Vec::new() });
            Part { library, is_named, worker, is_heard: false }
        };
        Listing {
            parts: libraries.into_iter().map(part).collect(),
            devices: Vec::new(),
            problems: Vec::new(),
            started: Instant::now(),
        }
    }

    /// The devices of every driver, and one line for each driver that fails. A worker that has not answered within
    /// `limit` after the start of the listing is stopped.
    pub fn devices(&mut self, limit: Duration) -> (&[DeviceInfo], &[String]) {
        while self.hear_next(limit) {}
        (&self.devices, &self.problems)
    }

    /// The device with the name `name` (see [`find`]), and the worker that has opened its driver; `None` if no driver
    /// that answers in time has the device. Does not wait for the drivers that come after that driver.
    pub fn find(&mut self, name: &str, limit: Duration) -> Option<(DeviceInfo, Worker)> {
        let device = loop {
            if let Some(device) = find(&self.devices, name) {
                break device.clone();
            }
            if !self.hear_next(limit) {
                return None;
            }
        };
        let at = self.parts.iter().position(|part| part.library == device.library)?;
        Some((device, self.parts.remove(at).worker))
    }

    /// The full name of a listed device.
    pub fn name_of(&self, device: &DeviceInfo) -> String {
        let at = self.devices.iter().position(|known| known == device);
        at.map_or_else(String::new, |at| names(&self.devices)[at].0.clone())
    }

    /// Waits for the next driver's devices. Returns false if there is no driver left to wait for.
    fn hear_next(&mut self, limit: Duration) -> bool {
        let Some(part) = self.parts.iter_mut().find(|part| !part.is_heard) else { return false };
        part.is_heard = true;
        let left = limit.saturating_sub(self.started.elapsed());
        let (library, is_named) = (&part.library, part.is_named);
        match part.worker.devices(left) {
            Ok((devices, problems)) => {
                self.devices.extend(devices);
                let problems = problems.iter().filter(|_| is_named);
                self.problems.extend(problems.map(|problem| one_line(library, problem)));
            }
            // A driver that crashes also crashes the loader that opens it. The crash is reported only once.
            Err(_) if !is_named && !matches!(library, Library::Vendor(_)) => {}
            Err((Status::Timeout, _)) => {
                let seconds = limit.as_secs_f64();
                let problem = format!("it did not answer within {seconds} s");
                self.problems.push(one_line(library, &problem));
            }
            Err((_, problem)) => self.problems.push(one_line(library, &problem)),
        }
        true
    }
}

/// The problem of a library in one line.
fn one_line(library: &Library, problem: &str) -> String {
    /// The maximum number of characters: a driver's last output may be long.
    const MOST: usize = 300;
    let words: Vec<&str> = problem.split_whitespace().collect();
    let text = format!("{library}: {}", words.join(" "));
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The libraries that vendors and the user name, without duplicates.
fn vendors() -> Vec<String> {
    let mut names = Vec::new();
    for variable in VENDOR_VARIABLES {
        let Some(place) = std::env::var_os(variable) else { continue };
        let place = Path::new(&place);
        match place.to_str() {
            _ if place.is_dir() => names.extend(named_in(place)),
            Some(text) if text.ends_with(".icd") => names.extend(name_in(place)),
            Some(text) if !text.is_empty() => names.push(text.to_string()),
            _ => {}
        }
    }
    let libraries = std::env::var(LIBRARIES_VARIABLE).unwrap_or_default();
    names.extend(libraries.split(':').filter(|name| !name.is_empty()).map(String::from));
    names.extend(named_in(Path::new(VENDORS)));
    let mut seen = std::collections::HashSet::new();
    names.retain(|name| seen.insert(name.clone()));
    names
}

/// The libraries registered in a folder.
fn named_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "icd"))
        .collect();
    files.sort();
    files.iter().filter_map(|file| name_in(file)).collect()
}

/// The library in the first line of a file; `None` if the file cannot be read or the line is empty.
fn name_in(file: &Path) -> Option<String> {
    if !std::fs::metadata(file).ok()?.is_file() {
        return None;
    }
    let mut text = String::new();
    File::open(file).ok()?.take(MOST_NAME).read_to_string(&mut text).ok()?;
    let name = text.lines().next()?.trim();
    (!name.is_empty()).then(|| name.to_string())
}

/// Whether the library `name` is one of the libraries `named`, possibly in another version. A library in `named` with
/// an absolute path must exist.
fn is_among(name: &str, named: &[String]) -> bool {
    let stem = |name: &str| {
        let file = Path::new(name).file_name().unwrap_or_default().to_string_lossy().into_owned();
        file.split(".so").next().unwrap_or_default().to_string()
    };
    let is_there = |other: &str| !Path::new(other).is_absolute() || Path::new(other).exists();
    named.iter().any(|other| stem(other) == stem(name) && is_there(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_a_library_are_one() {
        let named = ["libpocl.so.2.10.0".to_string(), "/nowhere/libamdocl64.so".to_string()];
        assert!(is_among("libpocl.so.2", &named));
        assert!(!is_among("libnvidia-opencl.so.1", &named));
        assert!(!is_among("libamdocl64.so", &named));
    }

    #[test]
    fn a_problem_has_one_line() {
        let library = Library::Vendor("libevil.so".into());
        assert_eq!(one_line(&library, "it\n died\r\n"), "libevil.so: it died");
        assert_eq!(one_line(&library, &"a".repeat(9999)).chars().count(), 301);
    }
}
