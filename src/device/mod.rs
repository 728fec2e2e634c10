//! What can run a kernel: the bundled reference device, and every device that an OpenCL driver offers.
//!
//! [`reference`](reference/index.html) takes a program that the room `opencl` has checked, and launches;
//! it gives what the kernels wrote and printed, and what the detectors found. It uses `opencl` and
//! `diagnostic` and nothing else: no files, threads or clocks. [`icd`](icd/index.html) takes source
//! and launches as bytes, and keeps drivers in processes of their own. `launch` puts the launches of
//! launch files and of the manual's examples on either.

#[cfg(all(feature = "cli", unix))]
pub mod icd;
#[cfg(feature = "cli")]
pub mod launch;
pub mod reference;
#[cfg(feature = "cli")]
pub mod values;
