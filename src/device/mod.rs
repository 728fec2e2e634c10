//! Launches of launch files and examples, on the reference device and on every device that an OpenCL driver offers.
//!
//! `launch` puts launches on either kind of device; [`icd`] takes source and launches as bytes, and keeps
//! drivers in processes of their own. `calls` makes kernels that call every built-in function.

pub mod calls;
#[cfg(unix)]
pub mod icd;
pub mod launch;
pub mod values;

pub use clman_device::Access;

/// How the launches ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Status {
    /// All ran.
    Ok,
    /// The device's compiler rejects the program.
    BuildFailed,
    /// The driver failed or is gone.
    Crashed,
    /// They were stopped.
    Timeout,
}

impl Status {
    /// As results name it.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::BuildFailed => "build-failed",
            Status::Crashed => "crashed",
            Status::Timeout => "timeout",
        }
    }
}
