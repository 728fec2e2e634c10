//! The profile of a program: the time and the instructions of its kernels.

use crate::handle::lock;
use crate::report;
use clman_device::LineCount;
use clman_opencl::{LineColumn, SourceMap};
use clman_runner::profile::{KernelProfile, LineProfile};
use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;
use std::time::Duration;

/// The maximum number of kernels of a profile.
const MOST: usize = 1 << 12;

/// The sums of all launches of a kernel.
#[derive(Debug, Default)]
struct Total {
    launches: u64,
    work_items: u64,
    time: Duration,
    /// By files and lines: the instructions, and the text.
    lines: HashMap<(String, u32), (u64, String)>,
}

/// The kernels, by their files and names.
static TOTALS: Mutex<BTreeMap<(String, String), Total>> = Mutex::new(BTreeMap::new());

/// The text of a line, without blanks at its ends, cut after 200 bytes.
fn text_of(line: &LineCount, sources: &SourceMap) -> String {
    let Some(file) = sources.files().iter().find(|file| file.name == line.file) else {
        return String::new();
    };
    let start = file.offset(LineColumn { line: line.line, column: 1 }) as usize;
    let rest = file.bytes.get(start..).unwrap_or_default();
    let end = rest.iter().take(200).position(|byte| *byte == b'\n').unwrap_or(rest.len().min(200));
    String::from_utf8_lossy(&rest[..end]).trim().to_string()
}

/// Adds a launch of a kernel of a file.
pub fn add(
    (file, kernel): (&str, &str),
    work_items: u64,
    time: Duration,
    lines: Vec<LineCount>,
    sources: &SourceMap,
) {
    let mut totals = lock(&TOTALS);
    let key = (file.to_string(), kernel.to_string());
    if totals.len() >= MOST && !totals.contains_key(&key) {
        return;
    }
    let total = totals.entry(key).or_default();
    total.launches += 1;
    total.work_items = total.work_items.saturating_add(work_items);
    total.time += time;
    for line in lines {
        let key = (line.file.clone(), line.line);
        let known = total.lines.entry(key).or_insert_with(|| (0, text_of(&line, sources)));
        known.0 += line.instructions;
    }
}

/// Reports the profile at the end of the program.
pub fn at_end() {
    let totals = std::mem::take(&mut *lock(&TOTALS));
    let kernel = |((file, kernel), total): ((String, String), Total)| {
        let line = |((file, line), (instructions, text)): ((String, u32), (u64, String))| {
            LineProfile { file, line, instructions, text }
        };
        let mut lines: Vec<LineProfile> = total.lines.into_iter().map(line).collect();
        lines.sort_by_key(|line| (std::cmp::Reverse(line.instructions), line.line));
        KernelProfile {
            file,
            kernel,
            launches: total.launches,
            work_items: total.work_items,
            seconds: total.time.as_secs_f64(),
            instructions: lines.iter().map(|line| line.instructions).sum(),
            lines,
        }
    };
    let mut list: Vec<KernelProfile> = totals.into_iter().map(kernel).collect();
    list.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
    report::profile(&list);
}
