//! Programs on the reference device.

use clman_device::{Inline, Kinds, Settings};
use clman_opencl::{Checked, Edition, NoFiles, Options, check};

/// Checks a program, which the checker must accept.
pub fn accepted(text: &str, edition: Edition) -> Checked {
    let checked = check("k.cl", text.as_bytes(), &Options::new(edition), &mut NoFiles);
    let errors: Vec<&str> = checked.diagnostics.iter().map(|d| d.message.as_str()).collect();
    assert!(checked.accepted(), "{errors:?}\n{text}");
    checked
}

/// Settings that let a test's launches run to their end.
pub fn settings(detect: Kinds) -> Settings<'static> {
    Settings {
        detect,
        instructions: u64::MAX / 2,
        memory: 1 << 30,
        printed: 1 << 20,
        stop: &|| false,
        executor: &Inline,
        ..Settings::default()
    }
}
