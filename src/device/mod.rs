//! What can run a kernel: the bundled reference device.
//!
//! Takes a program that the room `opencl` has checked, and launches; gives what the kernels wrote
//! and printed, and what the detectors found. Uses `opencl` and `diagnostic` and nothing else: no
//! files, threads or clocks.

pub mod reference;
