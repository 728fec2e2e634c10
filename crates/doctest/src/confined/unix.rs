//! Limits and process groups, which every Unix has.

use super::{End, Ran, SIGNALLED, folder};
use std::ffi::OsString;
use std::io::{self, Read};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The maximum time of a command.
const MOST_TIME: Duration = Duration::from_secs(20);

/// The maximum output that is kept of each stream, in bytes. A command that prints more is stopped.
const MOST_OUTPUT: u64 = 256 << 10;

/// The maximum address space of a process, in bytes.
const MOST_MEMORY: u64 = 4 << 30;

/// The maximum size of a file that a command writes, in bytes.
const MOST_WRITTEN: u64 = 64 << 20;

/// The interval at which the end of a command is checked.
const INTERVAL: Duration = Duration::from_millis(2);

/// The interval at which the size of a command's folder is checked.
const LOOK: Duration = Duration::from_millis(50);

/// Runs `command` in the folder `folder`. `itself` starts this program in the mode that calls [`confine_and_run`]: the
/// program and its arguments, to which the folder and the command are added.
///
/// # Errors
/// This program cannot be started, or the folder cannot be made accessible. A command that cannot be started is not an
/// error: it has an exit status ([`End::Exited`]).
pub fn run(itself: &[OsString], folder: &Path, command: &[String]) -> io::Result<Ran> {
    let (program, arguments) = itself.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    // The folder must be accessible to other users, because a command of root runs as a user without rights.
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))?;
    let mut made = Command::new(program);
    made.args(arguments).arg(folder).args(command);
    made.current_dir(folder).env_clear();
    made.envs(std::env::var_os("PATH").map(|path| ("PATH", path)));
    made.envs([("HOME", folder), ("TMPDIR", folder)]).env("LC_ALL", "C.UTF-8");
    made.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // The command has its own process group, so that all its processes can be stopped together.
    made.process_group(0);
    let mut child = made.spawn()?;
    let (sender, receiver) = mpsc::channel();
    if let Some(stdout) = child.stdout.take() {
        read(stdout, 0, sender.clone());
    }
    if let Some(stderr) = child.stderr.take() {
        read(stderr, 1, sender);
    }
    wait(child, folder, &receiver)
}

/// Waits for the end of a command and of its output, and stops it when it exceeds a limit.
fn wait(
    mut child: Child,
    folder: &Path,
    receiver: &mpsc::Receiver<(usize, Vec<u8>)>,
) -> io::Result<Ran> {
    let start = Instant::now();
    let mut texts = [None, None];
    let mut looked = start;
    let mut stopped = None;
    let mut status = None;
    while status.is_none() || texts.contains(&None) {
        let mut exceeded = None;
        match receiver.recv_timeout(INTERVAL) {
            Ok((stream, text)) => {
                exceeded = (text.len() as u64 > MOST_OUTPUT).then_some(End::Endless);
                texts[stream] = Some(text);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => std::thread::sleep(INTERVAL),
        }
        if start.elapsed() > MOST_TIME {
            exceeded = exceeded.or(Some(End::TimedOut));
        } else if looked.elapsed() > LOOK {
            exceeded = exceeded.or_else(|| folder::is_too_large(folder).then_some(End::Filling));
            looked = Instant::now();
        }
        if let Some(end) = exceeded {
            stopped = Some(end);
            stop(&child);
            status = Some(child.wait()?);
            // A process that left the group may keep a stream open.
            let late = |_| receiver.recv_timeout(LOOK).ok();
            for (stream, text) in (0..2).map_while(late) {
                texts[stream] = Some(text);
            }
            break;
        }
        status = match status {
            None => child.try_wait()?,
            known => known,
        };
    }
    // The last files may have been written after the last check.
    if stopped.is_none() && folder::is_too_large(folder) {
        stopped = Some(End::Filling);
    }
    let [mut stdout, mut stderr] = texts.map(Option::unwrap_or_default);
    stdout.truncate(MOST_OUTPUT as usize);
    stderr.truncate(MOST_OUTPUT as usize);
    let end = stopped.unwrap_or_else(|| status.map_or(End::Killed, end));
    Ok(Ran { end, stdout, stderr })
}

fn end(status: ExitStatus) -> End {
    code(status).map_or(End::Killed, End::Exited)
}

/// The exit status; `None` if a signal ended the process.
fn code(status: ExitStatus) -> Option<u8> {
    status.code().and_then(|code| u8::try_from(code).ok())
}

/// Reads a stream in a separate thread, and sends `number` and the stream's content to `sender`. It reads at most one
/// byte more than [`MOST_OUTPUT`].
fn read(stream: impl Read + Send + 'static, number: usize, sender: mpsc::Sender<(usize, Vec<u8>)>) {
    std::thread::spawn(move || {
        let mut text = Vec::new();
        // If reading fails, the part of the stream before the error is used.
        let _ = stream.take(MOST_OUTPUT + 1).read_to_end(&mut text);
        let _ = sender.send((number, text));
    });
}

/// Stops a command and the processes of its group.
fn stop(child: &Child) {
    let group = rustix::process::Pid::from_child(child);
    let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
}

/// Confines this process to `folder` and runs a command in it. Returns the exit status of the command, or [`SIGNALLED`]
/// if a signal ended it.
///
/// # Errors
/// The command cannot be started.
pub fn confine_and_run(folder: &Path, command: &[OsString]) -> io::Result<u8> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let limit = |resource, most| {
        // If the system does not permit this, the limit of time still applies.
        let _ = setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
    };
    limit(Resource::Fsize, MOST_WRITTEN);
    limit(Resource::As, MOST_MEMORY);
    limit(Resource::Core, 0);
    limit(Resource::Cpu, MOST_TIME.as_secs());
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    #[cfg(target_os = "linux")]
    super::linux::confine(folder);
    let status = Command::new(program).args(arguments).current_dir(folder).status()?;
    // The exit status is the same for every signal.
    Ok(code(status).unwrap_or(SIGNALLED))
}
