//! The OpenCL device on which tests run, and the program for its workers. To run tests on another machine:
//! `CLMAN_TEST_DEVICE=gpu CLMAN_TEST_BINARY=./clman ./peers-… agree::`.

use clman_host::icd::{DeviceInfo, Host, find};

/// Workers of the `clman` that was built for this test or, if it is set, of the program in `CLMAN_TEST_BINARY`.
pub fn host() -> Host {
    let clman = std::env::var_os("CLMAN_TEST_BINARY");
    let clman = clman.unwrap_or_else(|| env!("CARGO_BIN_EXE_clman").into());
    Host { command: (clman.into(), vec!["opencl-worker".into()]) }
}

/// The device in `CLMAN_TEST_DEVICE`, by default PoCL's; `None` if it is missing.
pub fn device() -> Option<DeviceInfo> {
    let name = std::env::var("CLMAN_TEST_DEVICE").unwrap_or_else(|_| "opencl:pocl".into());
    let (devices, problems) = host().devices(std::time::Duration::from_secs(60));
    let found = find(&devices, &name).cloned();
    if found.is_none() {
        super::missing(&format!("the device {name} ({problems:?})"));
    }
    found
}
