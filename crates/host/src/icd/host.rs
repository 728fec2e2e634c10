//! The host side: starts workers, sends them requests, and survives their crashes.

use super::listing::Listing;
use super::protocol::{DeviceInfo, Done, Job, Library, Reply, Request, Status, receive, send};
use clman_record::slug;
use std::collections::VecDeque;
use std::io::{self, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The time limit for a driver to list its devices, and to open one.
const OPENING: Duration = Duration::from_secs(60);

/// The interval at which the host checks whether a worker has ended. The host does not rely on the channel, because a
/// child process of the worker may keep the channel open.
const GLANCE: Duration = Duration::from_millis(50);

/// The maximum number of bytes of a worker's standard error output that are kept. The last bytes are kept.
const MOST_SAID: usize = 8 << 10;

/// Driver settings for workers, unless the user has set them: names and values of environment variables.
const SETTINGS: &[(&str, &str)] = &[
    // NVIDIA's driver opens this number of connections to the device for every context. Opening eight connections, the
    // default, takes most of the time for creating a context. A worker has one queue and needs only one connection.
    ("CUDA_DEVICE_MAX_CONNECTIONS", "1"),
];

/// The command that starts workers.
#[derive(Clone, Debug)]
pub struct Host {
    /// A program that calls [`serve`](super::serve), with its arguments.
    pub command: (PathBuf, Vec<String>),
}

impl Host {
    /// The host whose workers run this program with `arguments`.
    ///
    /// # Errors
    /// The path of this program cannot be determined.
    pub fn this_program(arguments: &[&str]) -> io::Result<Host> {
        let arguments = arguments.iter().map(|a| (*a).to_string()).collect();
        Ok(Host { command: (std::env::current_exe()?, arguments) })
    }

    /// The devices of every driver that answers within `limit`, and one line for each driver that fails.
    pub fn devices(&self, limit: Duration) -> (Vec<DeviceInfo>, Vec<String>) {
        let mut listing = Listing::start(self);
        let (devices, problems) = listing.devices(limit);
        (devices.to_vec(), problems.to_vec())
    }
}

/// A worker process. It is started on demand and restarted after a crash.
pub struct Worker {
    host: Host,
    process: Option<Process>,
    not_started: Option<io::Error>,
    /// Whether the request for the devices of a library is unanswered.
    is_listing: bool,
}

struct Process {
    child: Child,
    /// The requests. A separate thread writes them to the worker's standard input, because a worker that does not read
    /// must not block the host.
    requests: Sender<Request>,
    replies: Receiver<io::Result<Option<Reply>>>,
    /// The last bytes of its standard error output.
    said: Arc<Mutex<VecDeque<u8>>>,
    /// Disconnected when the standard error output has ended.
    saying: Receiver<()>,
}

/// The message if the worker's answer does not belong to the request.
const UNEXPECTED: &str = "the driver's process sent an unexpected answer";

/// The reason why there is no answer.
struct Lost {
    status: Status,
    message: String,
}

impl Worker {
    /// A worker that has not been started.
    pub fn new(host: Host) -> Worker {
        Worker { host, process: None, not_started: None, is_listing: false }
    }

    /// Starts the process and requests the devices of a library, except those of the libraries `elsewhere`.
    pub(super) fn start(&mut self, library: &Library, elsewhere: Vec<String>) {
        self.ask(Request::Devices { library: library.clone(), elsewhere });
        self.is_listing = true;
    }

    /// Waits up to `limit` for the devices that [`start`](Worker::start) requested. Returns them and the problems found
    /// while listing them.
    pub(super) fn devices(
        &mut self,
        limit: Duration,
    ) -> Result<(Vec<DeviceInfo>, Vec<String>), (Status, String)> {
        match self.answer(limit) {
            Ok(Reply::Devices { devices, problems }) => Ok((devices, problems)),
            Ok(Reply::Done(_) | Reply::Opened(_)) => Err((Status::Crashed, UNEXPECTED.into())),
            Err(Lost { status, message }) => Err((status, message)),
        }
    }

    /// Opens a device ahead of its first job, and returns whether the device is open. If it is not, jobs on the device
    /// report the error.
    pub fn open(&mut self, device: &DeviceInfo) -> bool {
        self.finish_listing();
        let library = device.library.clone();
        self.ask(Request::Open(library, device.platform_index, device.device_index));
        matches!(self.answer(OPENING), Ok(Reply::Opened(true)))
    }

    /// Runs a job and stops it after `limit`. If the worker crashes, the outcome contains its last output.
    pub fn run(&mut self, job: Job, limit: Duration) -> Done {
        self.finish_listing();
        self.ask(Request::Run(job));
        match self.answer(limit) {
            Ok(Reply::Done(done)) => {
                // A driver that reports a fault may have lost its context. It would then report errors for all further
                // jobs.
                if done.status == Status::Crashed {
                    self.stop();
                }
                done
            }
            Ok(Reply::Devices { .. } | Reply::Opened(_)) => {
                self.stop();
                Done::failed(Status::Crashed, UNEXPECTED)
            }
            Err(Lost { status, message }) => Done::failed(status, message),
        }
    }

    fn finish_listing(&mut self) {
        if self.is_listing {
            let _ = self.answer(OPENING);
        }
    }

    /// Sends a request. If this fails, `answer` reports the error.
    fn ask(&mut self, request: Request) {
        if self.process.is_none() {
            match Process::start(&self.host) {
                Ok(process) => self.process = Some(process),
                Err(error) => self.not_started = Some(error),
            }
        }
        if let Some(process) = &self.process {
            let _ = process.requests.send(request);
        }
    }

    /// Waits up to `limit` for the answer to the last request. If there is no answer, the process is stopped.
    fn answer(&mut self, limit: Duration) -> Result<Reply, Lost> {
        self.is_listing = false;
        let crashed = |message: String| Lost { status: Status::Crashed, message };
        let Some(process) = &mut self.process else {
            let why = self.not_started.take().map_or(String::new(), |error| format!(": {error}"));
            return Err(crashed(format!("the driver's process could not be started{why}")));
        };
        let start = Instant::now();
        let reply = loop {
            let left = limit.saturating_sub(start.elapsed());
            // Answers sent before the process ended are still read.
            let is_gone = !matches!(process.child.try_wait(), Ok(None));
            match process.replies.recv_timeout(if is_gone { 4 * GLANCE } else { left.min(GLANCE) })
            {
                Err(RecvTimeoutError::Timeout) if is_gone => {
                    break Err(RecvTimeoutError::Disconnected);
                }
                Err(RecvTimeoutError::Timeout) if left > GLANCE => {}
                reply => break reply,
            }
        };
        match reply {
            Ok(Ok(Some(reply))) => Ok(reply),
            Err(RecvTimeoutError::Timeout) => {
                self.stop();
                let message = format!("stopped after {} s", limit.as_secs_f64());
                Err(Lost { status: Status::Timeout, message })
            }
            Ok(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                let (_, said) = self.stop();
                Err(crashed(format!("the driver's process sent a malformed answer{said}")))
            }
            _ => {
                let (status, said) = self.stop();
                Err(crashed(format!("{}{said}", ended(status))))
            }
        }
    }

    /// Ends the process. Returns its exit status, and its last output with a colon before it; without output, an empty
    /// string.
    fn stop(&mut self) -> (Option<ExitStatus>, String) {
        let Some(mut process) = self.process.take() else { return (None, String::new()) };
        drop(process.requests);
        // A process that closed its channel is about to exit, so the host waits for its exit status.
        let mut status = None;
        for _ in 0..20 {
            status = process.child.try_wait().ok().flatten();
            if status.is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = process.child.kill();
        let status = status.or(process.child.wait().ok());
        // Its last output may still be in the pipe, which a child process may keep open.
        let _ = process.saying.recv_timeout(Duration::from_millis(500));
        let said = process.said.lock().map(|said| said.iter().copied().collect::<Vec<u8>>());
        let said = said.unwrap_or_default();
        let said = String::from_utf8_lossy(&said);
        let said = said.trim();
        (status, if said.is_empty() { String::new() } else { format!(": {said}") })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // The worker has no state to save. Drivers may exit slowly, so the host does not wait for the end of the
            // worker: a separate thread does.
            let _ = process.child.kill();
            std::thread::spawn(move || process.child.wait());
        }
    }
}

impl Process {
    fn start(host: &Host) -> io::Result<Process> {
        let (program, arguments) = &host.command;
        let mut command = Command::new(program);
        for (name, value) in SETTINGS {
            if std::env::var_os(name).is_none() {
                command.env(name, value);
            }
        }
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let pipe = || io::Error::other("a pipe is missing");
        let mut stdin = child.stdin.take().ok_or_else(pipe)?;
        let stdout = child.stdout.take().ok_or_else(pipe)?;
        let mut stderr = child.stderr.take().ok_or_else(pipe)?;
        widen(&stdin);
        widen(&stdout);
        let (requests, asked) = channel::<Request>();
        std::thread::spawn(move || {
            while let Ok(request) = asked.recv() {
                if send(&mut stdin, &request).is_err() {
                    return;
                }
            }
        });
        let (sender, replies) = channel();
        std::thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            loop {
                let reply = receive(&mut stdout);
                let last = !matches!(reply, Ok(Some(_)));
                if sender.send(reply).is_err() || last {
                    return;
                }
            }
        });
        let said = Arc::new(Mutex::new(VecDeque::new()));
        let kept = Arc::clone(&said);
        let (speaker, saying) = channel::<()>();
        std::thread::spawn(move || {
            let _speaker = speaker;
            let mut part = [0; 1024];
            while let Ok(count @ 1..) = stderr.read(&mut part) {
                let Ok(mut kept) = kept.lock() else { return };
                kept.extend(&part[..count]);
                let more = kept.len().saturating_sub(MOST_SAID);
                kept.drain(..more);
            }
        });
        Ok(Process { child, requests, replies, said, saying })
    }
}

/// Enlarges a pipe's buffer, if the system supports it, because buffers of kernels are large.
fn widen(pipe: impl std::os::fd::AsFd) {
    #[cfg(target_os = "linux")]
    let _ = rustix::pipe::fcntl_setpipe_size(pipe, 1 << 20);
}

fn ended(status: Option<ExitStatus>) -> String {
    let Some(status) = status else { return "the driver's process disappeared".into() };
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        let name = match signal {
            4 => " (illegal instruction)",
            6 => " (abort)",
            7 => " (bus error)",
            8 => " (arithmetic error)",
            9 => " (killed, possibly because it used too much memory)",
            11 => " (segmentation fault)",
            25 => " (its output, or another file that it wrote, exceeded the size limit)",
            _ => "",
        };
        return format!("the driver's process was terminated by signal {signal}{name}");
    }
    format!("the driver's process ended with {status}")
}

/// The names of devices: `opencl:<platform>:<device>`, and the short name `opencl:<platform>` for the first device of
/// each platform.
pub fn names(devices: &[DeviceInfo]) -> Vec<(String, Option<String>)> {
    devices
        .iter()
        .enumerate()
        .map(|(at, device)| {
            let platform = platform_name(&device.platform);
            let slug = named(&device.name);
            // Identical devices are distinguished by a number.
            let same = |d: &&DeviceInfo| platform_name(&d.platform) == platform;
            let before = devices[..at].iter().filter(same);
            let twins = before.clone().filter(|d| named(&d.name) == slug).count();
            let number = if twins == 0 { String::new() } else { format!("-{}", twins + 1) };
            let short = (before.count() == 0).then(|| format!("opencl:{platform}"));
            (format!("opencl:{platform}:{slug}{number}"), short)
        })
        .collect()
}

/// The device with a name or short name; `None` if there is none. The name `gpu` or `cpu` means the first device of
/// that kind.
pub fn find<'d>(devices: &'d [DeviceInfo], name: &str) -> Option<&'d DeviceInfo> {
    match name {
        "gpu" => devices.iter().find(|device| device.is_gpu),
        "cpu" => devices.iter().find(|device| device.is_cpu),
        _ => {
            let names = names(devices);
            let is_it = |(long, short): &(String, Option<String>)| {
                long == name || short.as_deref() == Some(name)
            };
            names.iter().position(is_it).and_then(|at| devices.get(at))
        }
    }
}

/// The common name of a platform as one word.
fn platform_name(platform: &str) -> String {
    const WORDS: &[(&str, &str)] = &[
        ("Portable Computing Language", "pocl"),
        ("NVIDIA CUDA", "nvidia"),
        ("AMD Accelerated Parallel Processing", "amd"),
        ("Clover", "clover"),
        ("rusticl", "rusticl"),
        ("Intel", "intel"),
        ("Apple", "apple"),
        ("Oclgrind", "oclgrind"),
    ];
    let known = WORDS.iter().find(|(name, _)| platform.starts_with(name));
    known.map_or_else(|| named(platform), |(_, word)| (*word).to_string())
}

/// The name of a device or a platform as one word.
fn named(text: &str) -> String {
    let word = slug(text);
    if word.is_empty() { "unnamed".into() } else { word }
}
