//! Programs that use the driver. They need a C compiler with the headers of OpenCL, or clinfo with a loader.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

/// The driver. Cargo does not build a library for other languages when it builds tests.
fn driver() -> &'static Path {
    static DRIVER: LazyLock<PathBuf> = LazyLock::new(|| {
        // Tests are in `target/debug/deps`.
        let own = env::current_exe().expect("the test has a path");
        let folder = own.ancestors().nth(2).expect("it is in a folder");
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--profile", "test", "--package", "clman-driver"])
            .arg("--target-dir")
            .arg(folder.parent().expect("it is in a folder"))
            .status();
        assert!(built.expect("cargo runs").success());
        folder.join("libclman_opencl.so")
    });
    &DRIVER
}

/// Says that a test needs what is not installed.
fn skip(what: &str) {
    let required = env::var_os("CLMAN_REQUIRE_PEERS").is_some();
    assert!(!required, "{what} is not installed");
    println!("skipped: {what} is not installed");
}

#[test]
fn mistakes_are_reported_at_their_lines() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes.c");
    let (program, report) = (folder.join("mistakes"), folder.join("mistakes.json"));
    let library = driver();
    let built = Command::new("cc")
        .args(["-g", "-o"])
        .args([&program, &source, library])
        .arg(format!("-Wl,-rpath,{}", library.parent().expect("it is in a folder").display()))
        .output();
    match built {
        Ok(built) if built.status.success() => {}
        _ => return skip("a C compiler with the headers of OpenCL"),
    }
    let _ = fs::remove_file(&report);
    let output = Command::new(&program).env("CLMAN_REPORT", &report).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "2016 6112 10208 14304\n");
    let text = fs::read_to_string(&report).expect("there is a report");
    let mut found: Vec<(String, u64)> = text
        .lines()
        .map(|line| {
            let value: Value = serde_json::from_str(line).expect("it is JSON");
            (value["finding"].as_str().unwrap_or("").into(), value["line"].as_u64().unwrap_or(0))
        })
        .collect();
    found.sort();
    // The lines of the mistakes in the program; that of the race is in the kernel.
    let code = fs::read_to_string(&source).expect("the source is there");
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
fn clinfo_lists_the_device() {
    let vendors = Path::new(env!("CARGO_TARGET_TMPDIR")).join("vendors");
    fs::create_dir_all(&vendors).expect("a folder can be made");
    let entry = format!("{}\n", driver().display());
    fs::write(vendors.join("clman.icd"), entry).expect("a file can be written");
    let Ok(output) = Command::new("clinfo").arg("--raw").env("OCL_ICD_VENDORS", &vendors).output()
    else {
        return skip("clinfo");
    };
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
