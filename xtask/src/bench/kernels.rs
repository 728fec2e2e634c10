//! Times kernels on the reference device: with all detectors against `oclgrind-kernel --data-races`, and without
//! detectors against a minimal host program on PoCL. Also times `clman run --device` against this host program.

use super::{
    Bench, LONG_ROUNDS, ROUNDS, Result, Row, command, host, median, peak, show, text, timed,
};
use opencl_sys::{CL_DEVICE_TYPE_CPU, CL_DEVICE_TYPE_GPU, cl_device_type};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const SOURCE: &str = include_str!("kernels.cl");

/// An argument of a kernel.
#[derive(Clone, Copy)]
enum Argument {
    /// A buffer: the type of its elements, their number, and the value of each.
    Buffer(&'static str, usize, i32),
    /// A number of bytes of local memory.
    Local(usize),
    /// A value of type `int`.
    Int(i32),
}

use Argument::{Buffer, Int, Local};

impl Argument {
    /// The notation in launch files.
    fn of_launch_file(self) -> String {
        match self {
            Buffer(kind, len, fill) => {
                format!("buffer = {{ type = \"{kind}\", len = {len}, fill = {fill} }}")
            }
            Local(bytes) => format!("local = {bytes}"),
            Int(value) => format!("value = {{ type = \"int\", values = [{value}] }}"),
        }
    }

    /// The notation in oclgrind's simulation files.
    fn of_simulation(self) -> String {
        match self {
            Buffer(kind, len, fill) => {
                let scalar = kind.trim_end_matches(char::is_numeric);
                format!("<size={} {scalar} fill={fill}>", self.bytes(kind, len))
            }
            Local(bytes) => format!("<size={bytes}>"),
            Int(value) => format!("<size=4 int fill={value}>"),
        }
    }

    /// The argument for the minimal host program.
    fn of_host(self) -> host::Argument {
        match self {
            Buffer(kind, len, fill) => {
                let one = match kind {
                    "uchar" => vec![fill as u8],
                    "int" => fill.to_le_bytes().to_vec(),
                    _ => (fill as f32).to_le_bytes().to_vec(),
                };
                let count = self.bytes(kind, len) / one.len();
                host::Argument::Buffer(one.repeat(count))
            }
            Local(bytes) => host::Argument::Local(bytes),
            Int(value) => host::Argument::Value(value.to_le_bytes().to_vec()),
        }
    }

    fn bytes(self, kind: &str, len: usize) -> usize {
        len * match kind {
            "uchar" => 1,
            "float4" => 16,
            _ => 4,
        }
    }
}

/// A launch: name, kernel, work-items, work-items of a work-group, arguments.
type Launch = (&'static str, &'static str, [usize; 2], [usize; 2], &'static [Argument]);

const FLOATS: Argument = Buffer("float", 1 << 20, 1);
const SQUARE: Argument = Buffer("float", 1 << 16, 1);

const LAUNCHES: [Launch; 5] = [
    (
        "sum of two vectors of 1,048,576 floats",
        "add",
        [1 << 20, 1],
        [256, 1],
        &[FLOATS, FLOATS, FLOATS],
    ),
    (
        "product of two 256 × 256 matrices in tiles",
        "product",
        [256, 256],
        [16, 16],
        &[SQUARE, SQUARE, SQUARE, Int(256)],
    ),
    (
        "sums of 1,048,576 floats by trees",
        "reduce",
        [1 << 20, 1],
        [256, 1],
        &[FLOATS, Buffer("float", 4096, 0), Local(1024)],
    ),
    (
        "forces between 1,024 bodies",
        "bodies",
        [1024, 1],
        [256, 1],
        &[Buffer("float4", 1024, 1), Buffer("float4", 1024, 0), Int(1024)],
    ),
    (
        "histogram of 1,048,576 bytes",
        "histogram",
        [16384, 1],
        [256, 1],
        &[Buffer("uchar", 1 << 20, 7), Buffer("int", 256, 0), Int(1 << 20)],
    ),
];

/// Builds and launches a kernel of `LAUNCHES` with the minimal host program. `cargo xtask bench` starts a process that
/// does this, and measures its time. `device` is `gpu` or `cpu`.
pub fn bare_host(kernel: &str, device: &str) -> Result<()> {
    let known = LAUNCHES.iter().find(|l| l.1 == kernel);
    let (_, kernel, global, local, arguments) = *known.ok_or("there is no such kernel")?;
    let arguments = arguments.iter().map(|a| a.of_host()).collect();
    let launch = host::Launch { source: SOURCE, kernel, global, local, arguments };
    host::run(type_of(device), &launch)
}

/// OpenCL's constant for a kind of devices.
fn type_of(device: &str) -> cl_device_type {
    if device == "gpu" { CL_DEVICE_TYPE_GPU } else { CL_DEVICE_TYPE_CPU }
}

impl Bench {
    /// Times every kernel, and a launch that is too small to take measurable time.
    pub(super) fn kernels(
        &self,
        rows: &mut Vec<Row>,
        skipped: &mut Vec<&'static str>,
    ) -> Result<()> {
        let folder = self.fresh("kernels");
        fs::create_dir_all(&folder).map_err(text)?;
        fs::write(folder.join("kernels.cl"), SOURCE).map_err(text)?;
        let oclgrind = super::installed("oclgrind-kernel");
        if !oclgrind {
            skipped.push("kernels with all detectors beside oclgrind: it is not installed");
        }
        let driver = host::is_there(type_of("cpu"));
        if !driver {
            skipped.push("kernels beside PoCL: neither a loader nor PoCL is installed");
        }
        for (what, kernel, global, local, arguments) in LAUNCHES {
            let launch = folder.join(format!("{kernel}.toml"));
            fs::write(&launch, launch_file(kernel, global, local, arguments)).map_err(text)?;
            let file = super::path(&launch);
            let (all, none) = (["run", file], ["run", file, "--detect", "none"]);
            let mut times = [Vec::new(), Vec::new()];
            for _ in 0..ROUNDS {
                times[0].push(self.clman(&all)?);
                times[1].push(self.clman(&none)?);
            }
            let [all_time, none_time] = times.map(median);
            let peer = match oclgrind {
                true => {
                    let sim = simulation(kernel, global, local, arguments);
                    fs::write(folder.join("kernel.sim"), sim).map_err(text)?;
                    let mut peer =
                        command(Path::new("oclgrind-kernel"), &["--data-races", "kernel.sim"]);
                    peer.current_dir(&folder);
                    Some(timed(peer)?.as_secs_f64())
                }
                false => None,
            };
            rows.push(Row {
                what: format!("{what}, all detectors / `oclgrind-kernel --data-races`, once"),
                ours: show(all_time),
                peer: peer.map_or_else(|| "not installed".into(), show),
                ratio: peer
                    .map_or_else(|| "–".into(), |peer| format!("{:.0} × as fast", peer / all_time)),
                wanted: "≥ 20 ×",
                memory: super::memory(&[peak(&self.clman, &all)]),
            });
            let [bare, driven] = match driver {
                true => self.driven(kernel, file, "cpu", true)?.map(Some),
                false => [None, None],
            };
            let faster = |peer: f64, ours: f64| format!("{:.1} × as fast", peer / ours);
            rows.push(Row {
                what: format!("{what}, no detectors / a bare host program on PoCL, cold"),
                ours: show(none_time),
                peer: bare.map_or_else(|| "not installed".into(), show),
                ratio: bare.map_or_else(|| "–".into(), |peer| faster(peer, none_time)),
                wanted: "≥ 1 ×",
                memory: super::memory(&[peak(&self.clman, &none)]),
            });
            if let (Some(bare), Some(driven)) = (bare, driven) {
                rows.push(Row {
                    what: format!("{what}, `--device` / the same host program, both on PoCL, cold"),
                    ours: show(driven),
                    peer: show(bare),
                    ratio: format!("{:+.1} %", (driven / bare - 1.0) * 100.0),
                    wanted: "≤ 2 %",
                    memory: "–".into(),
                });
            }
        }
        let small = folder.join("small.toml");
        let arguments = [Buffer("float", 64, 1); 3];
        fs::write(&small, launch_file("add", [64, 1], [64, 1], &arguments)).map_err(text)?;
        let mut times = Vec::new();
        for _ in 0..ROUNDS * LONG_ROUNDS {
            times.push(self.clman(&["run", super::path(&small)])?);
        }
        rows.push(Row {
            what: "a launch of 64 work-items, all detectors".into(),
            ours: show(median(times)),
            peer: "–".into(),
            ratio: "–".into(),
            wanted: "≤ 5 ms",
            memory: super::memory(&[peak(&self.clman, &["run", super::path(&small)])]),
        });
        Ok(())
    }

    /// The times of the minimal host program and of `clman run --device`, each as a whole process, in seconds. The
    /// driver's compilation cache is kept between the runs, unless `cold` is set.
    fn driven(&self, kernel: &str, file: &str, device: &str, cold: bool) -> Result<[f64; 2]> {
        let this = std::env::current_exe().map_err(text)?;
        let mut times = [Vec::new(), Vec::new()];
        let mut cache = self.fresh("cache");
        let fine = command(&this, &["bare-host", kernel, device]).status().map_err(text)?;
        if !fine.success() {
            return Err(format!("the bare host program fails on `{kernel}`: {fine}"));
        }
        for round in 0..=ROUNDS {
            let bare = command(&this, &["bare-host", kernel, device]);
            let driven = command(&self.clman, &["run", file, "--device", device]);
            for (mut command, times) in [bare, driven].into_iter().zip(&mut times) {
                if cold {
                    cache = self.fresh("cache");
                }
                fs::create_dir_all(&cache).map_err(text)?;
                caches(&mut command, &cache);
                let took = timed(command)?;
                // The first round fills the caches of the disk and of the driver.
                if round > 0 {
                    times.push(took);
                }
            }
        }
        Ok(times.map(median))
    }

    /// Times all examples of the bundled manual on a GPU, on all cores.
    pub(super) fn manual_on_gpu(&self, rows: &mut Vec<Row>) -> Result<()> {
        let kept = self.fresh("cache");
        for (cold, state) in [(true, "nothing"), (false, "everything")] {
            let mut times = Vec::new();
            for round in 0..=LONG_ROUNDS {
                let cache = if cold && round > 0 { self.fresh("cache") } else { kept.clone() };
                fs::create_dir_all(&cache).map_err(text)?;
                let mut command = Command::new(&self.clman);
                command.args(["test", "--device", "gpu"]);
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
                caches(&mut command, &cache);
                let took = timed(command)?;
                if round > 0 {
                    times.push(took);
                }
            }
            rows.push(Row {
                what: format!("`clman test --device gpu`, {state} compiled before"),
                ours: show(median(times)),
                peer: "–".into(),
                ratio: "–".into(),
                wanted: "≤ 5 s",
                memory: "–".into(),
            });
        }
        Ok(())
    }

    /// Times every kernel on a GPU against the minimal host program.
    pub(super) fn kernels_on_gpu(&self, rows: &mut Vec<Row>) -> Result<()> {
        if !host::is_there(type_of("gpu")) {
            return Err("there is no GPU whose driver has OpenCL".into());
        }
        let folder = self.fresh("kernels");
        fs::create_dir_all(&folder).map_err(text)?;
        fs::write(folder.join("kernels.cl"), SOURCE).map_err(text)?;
        for (what, kernel, global, local, arguments) in LAUNCHES {
            let launch = folder.join(format!("{kernel}.toml"));
            fs::write(&launch, launch_file(kernel, global, local, arguments)).map_err(text)?;
            for (cold, state) in [(true, "nothing"), (false, "everything")] {
                let [bare, driven] = self.driven(kernel, super::path(&launch), "gpu", cold)?;
                rows.push(Row {
                    what: format!(
                        "{what}, `--device gpu` / a bare host program, {state} compiled before"
                    ),
                    ours: show(driven),
                    peer: show(bare),
                    ratio: format!("{:+.1} %", (driven / bare - 1.0) * 100.0),
                    wanted: "≤ 2 %",
                    memory: "–".into(),
                });
            }
        }
        Ok(())
    }
}

/// Sets the folder of drivers' compilation caches.
fn caches(command: &mut Command, folder: &Path) {
    for name in ["POCL_CACHE_DIR", "CUDA_CACHE_PATH", "HOME"] {
        command.env(name, folder);
    }
}

fn launch_file(
    kernel: &str,
    global: [usize; 2],
    local: [usize; 2],
    arguments: &[Argument],
) -> String {
    let mut file = format!(
        "source = \"kernels.cl\"\nkernel = \"{kernel}\"\nglobal = {global:?}\nlocal = {local:?}\n"
    );
    for argument in arguments {
        file.push_str(&format!("[[arg]]\n{}\n", argument.of_launch_file()));
    }
    file
}

fn simulation(
    kernel: &str,
    global: [usize; 2],
    local: [usize; 2],
    arguments: &[Argument],
) -> String {
    let mut file = format!(
        "kernels.cl\n{kernel}\n{} {} 1\n{} {} 1\n",
        global[0], global[1], local[0], local[1]
    );
    for argument in arguments {
        file.push_str(&argument.of_simulation());
        file.push('\n');
    }
    file
}
