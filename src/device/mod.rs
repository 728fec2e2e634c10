//! Runs launches of launch files and examples on the reference device and on every device of an OpenCL
//! driver.
//!
//! `launch` runs launches on either kind of device. [`icd`] takes source and launches as bytes, and runs
//! drivers in separate processes.

#[cfg(unix)]
pub mod icd;
pub mod launch;
pub mod values;

pub use clman_device::Access;

/// The status of launches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Status {
    /// All launches ran.
    Ok,
    /// The device's compiler rejects the program.
    BuildFailed,
    /// The driver failed or its process crashed.
    Crashed,
    /// The launches were stopped at the time limit.
    Timeout,
}

impl Status {
    /// The name in results.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::BuildFailed => "build-failed",
            Status::Crashed => "crashed",
            Status::Timeout => "timeout",
        }
    }
}
