//! The reference device through its command: launch files under `tests/device/`, each of which
//! says what must come out, by the specification.

use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/device")
}

fn launch_files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    files
}

/// Exit code and standard output and error of `clman run` on a launch file.
fn run(file: &Path, extra: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_clman"))
        .arg("run")
        .arg(file)
        .args(extra)
        .output()
        .unwrap();
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    (output.status.code().unwrap_or(-1), text)
}

#[test]
fn launches_give_what_they_must() {
    let mut wrong = String::new();
    let mut launches = 0;
    for file in launch_files() {
        let text = std::fs::read_to_string(&file).unwrap();
        let count = text.matches("[[launch]]").count().max(1);
        let says = ["\nexpect", "\nany_of", "\nprintf", "\nfinding"];
        let expectations: usize = says.iter().map(|s| text.matches(s).count()).sum();
        assert!(expectations >= count, "{}: a launch expects nothing", file.display());
        launches += count;
        let (code, output) = run(&file, &["--timeout", "20"]);
        if code != 0 {
            wrong.push_str(&format!("{}: exit {code}\n{output}\n", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(launches >= 150, "{launches} launches");
}

#[test]
fn results_are_the_same_without_detectors() {
    for file in launch_files() {
        let text = std::fs::read_to_string(&file).unwrap();
        if text.contains("\nfinding") {
            continue;
        }
        let (code, output) = run(&file, &["--detect", "none", "--timeout", "20"]);
        assert_eq!(code, 0, "{}:\n{output}", file.display());
    }
}
