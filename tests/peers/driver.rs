//! Programs that use clman's OpenCL driver, by themselves and under `clman trace`.

use crate::support::{clman, missing, peer};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::{env, fs};

const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/driver");

/// Puts the driver beside the command, and returns its path. Cargo builds the driver as a dependency of the tests, and
/// leaves it in the folder of dependencies.
fn driver() -> &'static Path {
    static DRIVER: LazyLock<PathBuf> = LazyLock::new(|| {
        const NAME: &str = "libclman_opencl.so";
        let folder = Path::new(env!("CARGO_BIN_EXE_clman")).parent().expect("it is in a folder");
        let driver = folder.join(NAME);
        // The file may be in use, or be the same file as the built one.
        fs::remove_file(&driver).ok();
        fs::copy(folder.join("deps").join(NAME), &driver).expect("cargo built the driver");
        driver
    });
    &DRIVER
}

/// The program with mistakes, built; `None` without a compiler, the headers of OpenCL or a loader.
fn mistakes(folder: &Path) -> Option<PathBuf> {
    let program = folder.join("mistakes");
    let mut cc = Command::new("cc");
    cc.args(["-g", "-o"]).arg(&program).arg(format!("{PROGRAMS}/mistakes.c")).arg("-lOpenCL");
    if cc.stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return Some(program);
    }
    missing("a C compiler with the headers and a loader of OpenCL");
    None
}

/// Runs a program under `clman trace` with a report. Returns its output and the findings: kind and line.
fn traced(folder: &Path, program: &[&str]) -> (Output, Vec<(String, u64)>) {
    driver();
    let report = folder.join("report.json");
    let mut arguments = vec!["trace", "--fail", "--report", "report.json", "--"];
    arguments.extend(program);
    let output = clman(&arguments, folder);
    let text = fs::read_to_string(&report).expect("there is a report");
    let finding = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("it is JSON");
        (value["finding"].as_str().unwrap_or("").to_string(), value["line"].as_u64().unwrap_or(0))
    };
    let mut found: Vec<(String, u64)> = text.lines().map(finding).collect();
    found.sort();
    (output, found)
}

#[test]
fn mistakes_are_reported_at_their_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(program) = mistakes(folder.path()) else { return };
    let (output, found) = traced(folder.path(), &[&program.to_string_lossy()]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "2016 6112 10208 14304\n");
    assert_eq!(output.status.code(), Some(1));
    // The lines of the mistakes in the program. The race's line is in the kernel.
    let code = fs::read_to_string(format!("{PROGRAMS}/mistakes.c")).expect("the source is there");
    let mut expected = vec![("data-race".to_string(), 6)];
    for (line, text) in code.lines().enumerate() {
        if let Some((_, kind)) = text.rsplit_once("; /* ") {
            expected.push((kind.trim_end_matches(" */").into(), line as u64 + 1));
        }
    }
    expected.sort();
    assert_eq!(found, expected);
}

#[test]
fn a_captured_launch_reproduces_its_finding() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(program) = mistakes(folder.path()) else { return };
    driver();
    let program = program.to_string_lossy();
    let output = clman(&["trace", "--capture", "launches", "--", &program], folder.path());
    let drawn = String::from_utf8_lossy(&output.stderr);
    assert!(drawn.contains("error[data-race]") && drawn.contains("s[i] += s[i + d]"), "{drawn}");
    // Without `--fail`, the exit code is the program's.
    assert_eq!(output.status.code(), Some(0));
    let output = clman(&["run", "launches/0001-sum.toml"], folder.path());
    let drawn = String::from_utf8_lossy(&output.stdout);
    assert!(drawn.contains("error[data-race]"), "{drawn}");
}

#[test]
fn programs_in_python_run_unchanged() {
    let python = Command::new("/usr/bin/python3").args(["-c", "import pyopencl"]).output();
    if !python.is_ok_and(|output| output.status.success()) {
        return missing("pyopencl");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script = format!("{PROGRAMS}/race.py");
    let (output, found) = traced(folder.path(), &["/usr/bin/python3", &script]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(printed, "[2016, 6112]\n", "{}", String::from_utf8_lossy(&output.stderr));
    assert!(found.contains(&("data-race".into(), 8)), "{found:?}");
}

#[test]
fn clinfo_lists_the_device() {
    if !peer("clinfo") {
        return;
    }
    let vendors = tempfile::tempdir().expect("a folder");
    let entry = format!("{}\n", driver().display());
    fs::write(vendors.path().join("clman.icd"), entry).expect("a file can be written");
    let clinfo =
        Command::new("clinfo").arg("--raw").env("OCL_ICD_VENDORS", vendors.path()).output();
    let output = clinfo.expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let value = |name: &str| {
        let line = text.lines().find(|line| line.split_whitespace().any(|word| word == name));
        line.and_then(|line| line.split_once(name)).map_or("", |rest| rest.1.trim()).to_string()
    };
    assert_eq!(value("CL_PLATFORM_NAME"), "clman", "{text}");
    assert_eq!(value("CL_DEVICE_NAME"), "clman reference device");
    assert!(value("CL_DEVICE_VERSION").starts_with("OpenCL 3.0 "));
    assert_eq!(value("CL_DEVICE_TYPE"), "CL_DEVICE_TYPE_CPU");
}
