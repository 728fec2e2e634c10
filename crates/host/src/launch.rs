//! Runs launches of launch files on devices of drivers, and on the reference device with the system's clock.

pub use clman_runner::launch::{Mismatch, Outcome, Refused, Run, Status};

#[cfg(unix)]
pub use super::driver::{DriverJob, Source, driver_edition, on_driver};
use clman_device::Settings;
use clman_record::Launch;
use clman_runner::launch::{self, Limit};
use std::time::{Duration, Instant};

/// Runs launches on the reference device, in order. `limit` applies to each launch.
///
/// # Errors
/// The errors of [`launch::on_reference`].
pub fn on_reference(
    device: &mut clman_device::Device,
    launches: &[Launch],
    limit: Duration,
    settings: &Settings<'_>,
) -> Result<Outcome, Refused> {
    let start = Instant::now();
    let limit = Limit { time: limit, clock: &|| start.elapsed() };
    launch::on_reference(device, launches, limit, settings)
}
