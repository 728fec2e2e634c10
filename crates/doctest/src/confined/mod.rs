//! Runs the commands of a manual's owner in confinement.
//!
//! [`run`] runs a command with its arguments, and returns its exit status and the start of its output. A command has
//! its own folder. Its time, its memory, its output, the size of each of its files, and the number and the total size
//! of its files are limited. Of the user's environment variables, the command gets only `PATH`. On Linux, as far as the
//! system permits, the command also has no network, reads only the system's files, the files in the folders of `PATH`
//! and those of its own folder, and writes only in its own folder. When it ends, all processes that it started end too.
//! To confine a command, this program starts itself again. This second process confines itself ([`confine_and_run`])
//! and then starts the command.

#[cfg(unix)]
mod folder;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(unix)]
mod unix;

#[cfg(unix)]
pub use unix::{confine_and_run, run};

/// Whether commands can reach only the system's files, the files in the folders of `PATH` and those of their own
/// folder.
pub fn confines_files() -> bool {
    #[cfg(target_os = "linux")]
    return linux::can_restrict_files();
    #[cfg(not(target_os = "linux"))]
    return false;
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The end of the command.
    pub end: End,
    /// The start of its standard output.
    pub stdout: Vec<u8>,
    /// The start of its standard error output.
    pub stderr: Vec<u8>,
}

/// The way in which a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It exited with this status, which is [`SIGNALLED`] if a signal ended the command, and [`NOT_STARTED`] if the
    /// command could not be started.
    Exited(u8),
    /// A signal ended the process that confines the command.
    Killed,
    /// It did not end in time.
    TimedOut,
    /// It printed too much.
    Endless,
    /// It wrote too many files or too much into its folder.
    Filling,
}

/// The exit status of a command that cannot be started, as shells report it.
pub const NOT_STARTED: u8 = 127;

/// The exit status of a command that a signal ended, as shells report it for SIGKILL.
pub const SIGNALLED: u8 = 128 + 9;

impl End {
    /// Whether the command accepted its input; `None` if the command could not be started, or did not exit by itself.
    pub fn verdict(self) -> Option<bool> {
        match self {
            End::Exited(NOT_STARTED | SIGNALLED)
            | End::Killed
            | End::TimedOut
            | End::Endless
            | End::Filling => None,
            End::Exited(status) => Some(status == 0),
        }
    }
}

/// The replacement of `unix::run` on systems other than Unix. It never runs a command.
///
/// # Errors
/// Always: this system has no confinement that clman knows.
#[cfg(not(unix))]
pub fn run(_: &[std::ffi::OsString], _: &std::path::Path, _: &[String]) -> std::io::Result<Ran> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// The counterpart of [`run`] in the confined process. It never runs a command.
///
/// # Errors
/// Always.
#[cfg(not(unix))]
pub fn confine_and_run(_: &std::path::Path, _: &[std::ffi::OsString]) -> std::io::Result<u8> {
    Err(std::io::ErrorKind::Unsupported.into())
}
