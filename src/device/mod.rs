//! What can run a kernel: the bundled reference device, and every device that an OpenCL driver offers.
//!
//! [`reference`](reference/index.html) takes a program that the room `opencl` has checked, and launches;
//! it gives what the kernels wrote and printed, and what the detectors found. It uses `opencl` and
//! `diagnostic` and nothing else: no files, threads or clocks. [`icd`](icd/index.html) takes source
//! and launches as bytes, and keeps drivers in processes of their own. `launch` puts the launches of
//! launch files and of the manual's examples on either. `calls` makes kernels that call every built-in
//! function.

#[cfg(feature = "cli")]
pub mod calls;
#[cfg(all(feature = "cli", unix))]
pub mod icd;
#[cfg(feature = "cli")]
pub mod launch;
pub mod reference;
#[cfg(feature = "cli")]
pub mod values;

/// What a kernel may do with a buffer or an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(serde::Serialize, serde::Deserialize))]
pub enum Access {
    /// Read and write.
    #[default]
    ReadWrite,
    /// Read alone.
    ReadOnly,
    /// Write alone.
    WriteOnly,
}

/// How the launches ended.
#[cfg(feature = "cli")]
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

#[cfg(feature = "cli")]
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
