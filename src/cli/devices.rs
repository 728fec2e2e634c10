//! `clman devices`, and the worker process for OpenCL drivers.

use super::MessageFormat;
use clap::Args;
use clman_host::icd::{self, DeviceInfo, Host};
use serde_json::json;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman devices --message-format json";

/// The name of the internal command that runs this program as a worker.
pub(super) const WORKER: &str = "opencl-worker";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The format of the list
    #[arg(long, value_enum, default_value_t = MessageFormat::Human)]
    message_format: MessageFormat,
    /// The maximum number of seconds to wait for a driver
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0)]
    timeout: f64,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let (devices, problems) = match host() {
        Ok(host) => host.devices(super::seconds(arguments.timeout)),
        Err(error) => (Vec::new(), vec![error]),
    };
    let names = icd::names(&devices);
    match arguments.message_format {
        MessageFormat::Human => {
            super::print_text("reference\n  bundled with clman; always available");
            for (device, (name, short)) in devices.iter().zip(&names) {
                human(device, name, short.as_deref()).iter().for_each(super::print);
            }
        }
        MessageFormat::Json => {
            super::print_json(&json!({
                "kind": "device", "name": "reference", "short": null, "type": "reference",
                "platform": "clman", "device": "reference", "vendor": "clman",
                "version": null, "driver": env!("CARGO_PKG_VERSION"),
                "versions": clman_opencl::Edition::ALL.iter().map(|e| e.as_str()).collect::<Vec<_>>(),
                "features": clman_device::features().collect::<Vec<_>>(),
            }));
            for (device, (name, short)) in devices.iter().zip(&names) {
                super::print_json(&json!({
                    "kind": "device", "name": name, "short": short, "type": kind(device),
                    "platform": device.platform, "device": device.name, "vendor": device.vendor,
                    "version": device.version, "driver": device.driver,
                    "versions": device.opencl_c, "features": device.features,
                }));
            }
        }
    }
    for problem in &problems {
        super::say(problem);
    }
    if devices.is_empty() {
        super::say(
            "no OpenCL device found; install the driver of your GPU or, for the CPU, \
             PoCL (Debian: pocl-opencl-icd); a loader is not needed",
        );
    }
    super::FINE
}

fn kind(device: &DeviceInfo) -> &'static str {
    match (device.is_gpu, device.is_cpu) {
        (true, _) => "gpu",
        (_, true) => "cpu",
        _ => "other",
    }
}

/// The four lines that describe a device in the list.
fn human(device: &DeviceInfo, name: &str, short: Option<&str>) -> [String; 4] {
    let short = short.map_or(String::new(), |short| format!(" ({short})"));
    let count = device.features.len();
    let kind = kind(device).to_uppercase();
    let DeviceInfo { platform, version, driver, opencl_c, .. } = device;
    let languages = opencl_c.join(", ");
    [
        format!("{name}{short}"),
        format!("  {kind} {}, {} bits", device.name, device.address_bits),
        format!("  {version} on {platform}, driver {driver}"),
        format!(
            "  OpenCL C {languages}; {count} features and extensions (--message-format json lists them)"
        ),
    ]
}

/// The host whose workers are this program with the internal command [`WORKER`].
#[cfg(unix)]
pub(super) fn host() -> Result<Host, String> {
    Host::this_program(&[WORKER]).map_err(super::unknown_program)
}

/// Answers the requests of the host that started this process. Returns the exit code.
#[cfg(unix)]
pub(super) fn serve() -> u8 {
    match icd::serve() {
        Ok(()) => super::FINE,
        Err(error) => super::fail(format_args!("the worker failed: {error}")),
    }
}
