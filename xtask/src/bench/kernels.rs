//! Kernels on the reference device: with all detectors beside `oclgrind-kernel --data-races`, and
//! without any.

use super::{Bench, LONG_ROUNDS, ROUNDS, Result, Row, command, median, peak, show, text, timed};
use std::fs;
use std::path::Path;

const SOURCE: &str = include_str!("kernels.cl");

/// An argument: of a launch file, and of oclgrind's simulation file.
type Argument = (&'static str, &'static str);

/// A launch: what it is called, kernel, work-items, work-items of a group, arguments.
type Launch = (&'static str, &'static str, [u64; 2], [u64; 2], &'static [Argument]);

const FLOATS: Argument =
    ("buffer = { type = \"float\", len = 1048576, fill = 1 }", "<size=4194304 float fill=1>");
const SQUARE: Argument =
    ("buffer = { type = \"float\", len = 65536, fill = 1 }", "<size=262144 float fill=1>");

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
        &[
            SQUARE,
            SQUARE,
            SQUARE,
            ("value = { type = \"int\", values = [256] }", "<size=4 int fill=256>"),
        ],
    ),
    (
        "sums of 1,048,576 floats by trees",
        "reduce",
        [1 << 20, 1],
        [256, 1],
        &[
            FLOATS,
            ("buffer = { type = \"float\", len = 4096, fill = 0 }", "<size=16384 float fill=0>"),
            ("local = 1024", "<size=1024>"),
        ],
    ),
    (
        "forces between 1,024 bodies",
        "bodies",
        [1024, 1],
        [256, 1],
        &[
            ("buffer = { type = \"float4\", len = 1024, fill = 1 }", "<size=16384 float fill=1>"),
            ("buffer = { type = \"float4\", len = 1024, fill = 0 }", "<size=16384 float fill=0>"),
            ("value = { type = \"int\", values = [1024] }", "<size=4 int fill=1024>"),
        ],
    ),
    (
        "histogram of 1,048,576 bytes",
        "histogram",
        [16384, 1],
        [256, 1],
        &[
            (
                "buffer = { type = \"uchar\", len = 1048576, fill = 7 }",
                "<size=1048576 uchar fill=7>",
            ),
            ("buffer = { type = \"int\", len = 256, fill = 0 }", "<size=1024 int fill=0>"),
            ("value = { type = \"int\", values = [1048576] }", "<size=4 int fill=1048576>"),
        ],
    ),
];

impl Bench {
    /// Every kernel, and a launch that is too small to take any time.
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
            rows.push(Row {
                what: format!("{what}, no detectors"),
                ours: show(none_time),
                peer: "–".into(),
                ratio: "–".into(),
                wanted: "≤ 800 ms",
                memory: super::memory(&[peak(&self.clman, &none)]),
            });
        }
        let small = folder.join("small.toml");
        let arguments: [Argument; 3] =
            [("buffer = { type = \"float\", len = 64, fill = 1 }", ""); 3];
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
}

fn launch_file(kernel: &str, global: [u64; 2], local: [u64; 2], arguments: &[Argument]) -> String {
    let mut file = format!(
        "source = \"kernels.cl\"\nkernel = \"{kernel}\"\nglobal = {global:?}\nlocal = {local:?}\n"
    );
    for (ours, _) in arguments {
        file.push_str(&format!("[[arg]]\n{ours}\n"));
    }
    file
}

fn simulation(kernel: &str, global: [u64; 2], local: [u64; 2], arguments: &[Argument]) -> String {
    let mut file = format!(
        "kernels.cl\n{kernel}\n{} {} 1\n{} {} 1\n",
        global[0], global[1], local[0], local[1]
    );
    for (_, theirs) in arguments {
        file.push_str(theirs);
        file.push('\n');
    }
    file
}
