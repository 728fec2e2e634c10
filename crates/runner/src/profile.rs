//! The profile of a program that runs kernels: the time and the instructions of each kernel.

use clman_opencl::diagnostic::counted;
use clman_record::visible::visible_line;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt::Write;

/// The maximum number of lines that are printed for a kernel, and the minimum share of the kernel's instructions that a
/// printed line has.
const LINES: usize = 8;
const SHARE: f64 = 0.01;

/// The maximum number of columns of a printed line.
const COLUMNS: usize = 79;

/// The profile of a kernel: the sums of all its launches.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KernelProfile {
    /// The file of its program.
    pub file: String,
    /// The name.
    pub kernel: String,
    /// The number of launches.
    pub launches: u64,
    /// The number of work-items of all launches.
    pub work_items: u64,
    /// The time of all launches.
    pub seconds: f64,
    /// The number of instructions of the device, each counted once for every work-item that executed it.
    pub instructions: u64,
    /// The lines, sorted by decreasing number of instructions.
    pub lines: Vec<LineProfile>,
}

/// A line of a kernel or of a function that it calls.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LineProfile {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The number of instructions, counted as in [`KernelProfile::instructions`].
    pub instructions: u64,
    /// The text of the line.
    pub text: String,
}

/// A kernel's profile as a line of JSON.
pub fn profile_json(profile: &KernelProfile) -> Value {
    let mut value = json!({ "kind": "profile" });
    if let (Some(value), Value::Object(rest)) = (value.as_object_mut(), json!(profile)) {
        value.extend(rest);
    }
    value
}

/// Reads a profile from a line of JSON; `None` if the line is not a profile.
pub fn of_json(value: &Value) -> Option<KernelProfile> {
    (value["kind"] == "profile").then(|| serde_json::from_value(value.clone()).ok())?
}

fn percent(part: f64, all: f64) -> String {
    if all > 0.0 { format!("{:.0}%", 100.0 * part / all) } else { "-".into() }
}

/// The text, cut to a number of columns.
fn cut(text: &str, columns: usize) -> String {
    let text = visible_line(text);
    match text.chars().count() > columns {
        true => text.chars().take(columns.saturating_sub(1)).chain(['…']).collect(),
        false => text.into_owned(),
    }
}

/// The profile as text for a terminal.
pub fn draw(list: &[KernelProfile]) -> String {
    if list.is_empty() {
        return "profile: the program did not run a kernel\n".into();
    }
    let all: f64 = list.iter().map(|kernel| kernel.seconds).sum();
    let mut text = format!("profile: {} in {all:.3} s\n\n", counted(list.len(), "kernel"));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "      time  share  launches  work-items  instructions  kernel");
    for kernel in list {
        let KernelProfile { launches, work_items, instructions, seconds, .. } = kernel;
        let share = percent(*seconds, all);
        let name = cut(&kernel.kernel, 24);
        let _ = writeln!(
            text,
            "{seconds:>8.3} s  {share:>5}  {launches:>8}  {work_items:>10}  {instructions:>12}  {name}"
        );
    }
    for kernel in list.iter().filter(|kernel| kernel.instructions > 0) {
        let _ = writeln!(text, "\ninstructions of `{}`", cut(&kernel.kernel, COLUMNS - 18));
        let all = kernel.instructions as f64;
        let shown = |line: &&LineProfile| line.instructions as f64 >= SHARE * all;
        for line in kernel.lines.iter().take(LINES).filter(shown) {
            let share = percent(line.instructions as f64, all);
            let place = format!("{}:{}", cut(&line.file, 40), line.line);
            let start = format!("{share:>5}  {place}  ");
            let room = COLUMNS.saturating_sub(start.chars().count());
            let _ = writeln!(text, "{start}{}", cut(&line.text, room));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_fits_a_terminal_and_comes_back_from_json() {
        let line = |line, instructions| LineProfile {
            file: "program-1.cl".into(),
            line,
            instructions,
            text: "x".repeat(200),
        };
        let kernel = KernelProfile {
            file: "program-1.cl".into(),
            kernel: "sum".into(),
            launches: 2,
            work_items: 2048,
            seconds: 0.25,
            instructions: 1000,
            lines: vec![line(7, 900), line(8, 99), line(9, 1)],
        };
        let text = draw(std::slice::from_ref(&kernel));
        assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        assert!(text.contains("  90%  program-1.cl:7  xxx") && text.contains("  10%"), "{text}");
        assert!(!text.contains("program-1.cl:9"), "{text}");
        let back = of_json(&profile_json(&kernel)).expect("it is a profile");
        assert_eq!(draw(&[back]), text);
    }
}
