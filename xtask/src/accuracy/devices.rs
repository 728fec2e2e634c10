//! Runs a kernel over columns of values on the reference device or on a device of a driver.

use clman_device::{Arg, Buffer, Device, Kinds, Launch, Settings, Store};
use clman_host::icd::{Access, Contents, DeviceInfo, Host, Job, Worker, names};
use clman_host::{Status, icd};
use clman_opencl::{Edition, NoFiles, Options, check};
use serde_bytes::ByteBuf;
use std::sync::Mutex;
use std::time::Duration;

/// The maximum times for a driver: to list its devices, and to run one job.
const LISTING: Duration = Duration::from_secs(60);
const RUNNING: Duration = Duration::from_secs(300);

/// A device.
pub enum Runner {
    /// The reference device.
    Reference,
    /// A device of a driver, and its idle workers.
    Driver { host: Host, info: Box<DeviceInfo>, name: String, idle: Mutex<Vec<Worker>> },
}

/// The reason for a call without results.
pub enum Failure {
    /// The device does not have the function or its type.
    Missing,
    Other(String),
}

impl Runner {
    /// The device with a name that `clman devices` lists, or `reference`.
    pub fn find(name: &str) -> Result<Runner, String> {
        if name == "reference" {
            return Ok(Runner::Reference);
        }
        let host = Host::this_program(&["worker"]).map_err(|e| e.to_string())?;
        let (devices, problems) = host.devices(LISTING);
        let Some(info) = icd::find(&devices, name) else {
            let found = format!("cannot find the device {name}; `clman devices` lists the devices");
            return Err([vec![found], problems].concat().join("\n"));
        };
        let at = devices.iter().position(|d| d == info).unwrap_or(0);
        let (name, _) = names(&devices).swap_remove(at);
        Ok(Runner::Driver { host, info: Box::new(info.clone()), name, idle: Mutex::default() })
    }

    /// The name in files of evidence, the name for readers, and the driver's version.
    pub fn identity(&self) -> (String, String, String) {
        match self {
            Runner::Reference => {
                ("reference".into(), "Reference device".into(), env!("CARGO_PKG_VERSION").into())
            }
            Runner::Driver { info, name, .. } => {
                (name.clone(), info.name.clone(), info.driver.clone())
            }
        }
    }

    /// Launches `kernel void k` of `source` with `items` work-items. Its arguments are buffers with the contents
    /// `inputs`, and a last buffer of `bytes` bytes. Returns the contents of the last buffer. A driver builds the
    /// program with `options`.
    pub fn run(
        &self,
        source: &str,
        options: &str,
        inputs: Vec<Vec<u8>>,
        bytes: usize,
        items: usize,
    ) -> Result<Vec<u8>, Failure> {
        match self {
            Runner::Reference => on_reference(source, inputs, bytes, items),
            Runner::Driver { host, info, idle, .. } => {
                let known = idle.lock().ok().and_then(|mut idle| idle.pop());
                let mut worker = known.unwrap_or_else(|| Worker::new(host.clone()));
                let result = on_driver(&mut worker, info, (source, options), inputs, bytes, items);
                if let Ok(mut idle) = idle.lock() {
                    idle.push(worker);
                }
                result
            }
        }
    }
}

fn on_reference(
    source: &str,
    inputs: Vec<Vec<u8>>,
    bytes: usize,
    items: usize,
) -> Result<Vec<u8>, Failure> {
    let edition = Edition::V1_2;
    let checked = check("k.cl", source.as_bytes().to_vec(), &Options::new(edition), &mut NoFiles);
    if !checked.accepted() {
        return Err(Failure::Missing);
    }
    let other = |e: &dyn std::fmt::Display| Failure::Other(e.to_string());
    let mut device = Device::new(checked, edition).map_err(|e| other(&e))?;
    let stores = inputs.into_iter().chain([vec![0; bytes]]).map(Store::new);
    let mut buffers: Vec<Buffer> =
        stores.map(|store| Buffer { store, ..Buffer::default() }).collect();
    let launch = Launch {
        kernel: "k".into(),
        global: vec![items as u64],
        args: (0..buffers.len()).map(|n| Arg::Buffer(n.into())).collect(),
        ..Launch::default()
    };
    let settings = Settings {
        detect: Kinds::NONE,
        instructions: u64::MAX / 2,
        memory: 1 << 30,
        ..Settings::default()
    };
    device.launch(&launch, &mut buffers, &settings).map_err(|e| other(&e))?;
    Ok(buffers.pop().map(|b| b.store.bytes.to_vec()).unwrap_or_default())
}

fn on_driver(
    worker: &mut Worker,
    info: &DeviceInfo,
    (source, options): (&str, &str),
    inputs: Vec<Vec<u8>>,
    bytes: usize,
    items: usize,
) -> Result<Vec<u8>, Failure> {
    let out = inputs.len();
    let buffer = |contents, access| icd::Arg::Buffer { id: None, contents, access };
    let mut args: Vec<icd::Arg> = inputs
        .into_iter()
        .map(|bytes| buffer(Contents::Bytes(ByteBuf::from(bytes)), Access::ReadOnly))
        .collect();
    args.push(buffer(Contents::Undefined(bytes), Access::WriteOnly));
    let job = Job {
        library: info.library.clone(),
        platform_index: info.platform_index,
        device_index: info.device_index,
        source: ByteBuf::from(source),
        options: format!("-cl-std=CL1.2 {options}"),
        launches: vec![icd::Launch {
            kernel: "k".into(),
            global: vec![items],
            args,
            ..icd::Launch::default()
        }],
        ..Job::default()
    };
    let done = worker.run(job, RUNNING);
    match done.status {
        Status::Ok => done
            .contents
            .into_iter()
            .flatten()
            .find(|(at, _)| *at == out)
            .map(|(_, bytes)| bytes.into_vec())
            .ok_or_else(|| Failure::Other("the device returned no buffer".into())),
        Status::BuildFailed => Err(Failure::Missing),
        status => Err(Failure::Other(format!("{}: {}", status.as_str(), done.log))),
    }
}
