//! Tests of the reference device with `clman run`: launch files in `tests/device/`, each with the results that the
//! specification requires.

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

/// `clman run` on a source with options: exit code, standard output, standard error.
fn run_source(source: &str, extra: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("k.cl"), source).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_clman"))
        .args(["run", "k.cl", "--kernel", "k", "--message-format", "json"])
        .args(extra)
        .current_dir(folder.path())
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

fn lines(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

#[test]
fn a_kernel_without_end_is_stopped() {
    let source = "kernel void k(global int *a) { while (1) a[0] += 1; }";
    let extra = ["--global", "4", "--arg", "int[1]=0", "--timeout", "0.3", "--detect", "none"];
    let (code, out, _) = run_source(source, &extra);
    assert_eq!(code, 1, "{out}");
    assert_eq!(lines(&out).last().unwrap()["status"], "timeout");
}

#[test]
fn kernels_that_enqueue_each_other_without_end_are_stopped() {
    let source = "void (^again)(void) = ^{
            enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), again);
        };
        kernel void k(global int *a) { again(); }";
    let extra = ["--global", "1", "--arg", "int[1]=0", "--timeout", "0.3"];
    let (code, out, _) = run_source(source, &extra);
    assert_eq!(code, 1, "{out}");
    assert_eq!(lines(&out).last().unwrap()["status"], "timeout");
}

#[test]
fn an_event_that_is_never_released_is_a_warning() {
    let source = "kernel void k(global int *a) { clk_event_t e = create_user_event(); a[0] = 1; }";
    let (code, out, _) = run_source(source, &["--global", "1", "--arg", "int[1]=0"]);
    assert_eq!(code, 0, "{out}");
    let found = &lines(&out)[0];
    assert_eq!(
        (&found["finding"], &found["severity"]),
        (&"unwaited-event".into(), &"warning".into())
    );
}

#[test]
fn a_pipe_has_to_fit_its_parameter() {
    let source =
        "kernel void k(read_only pipe int p, global int *a) { a[0] = get_pipe_num_packets(p); }";
    let (code, _, err) =
        run_source(source, &["--global", "1", "--arg", "int[1]", "--arg", "int[1]"]);
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("argument 1 must be a pipe with packets of 4 bytes"), "{err}");
}

#[test]
fn a_finding_says_where_and_who() {
    let source =
        "kernel void k(global int *a) {\n  int i = get_global_id(0);\n  a[i / 2 * 3] = i;\n}\n";
    let (code, out, _) =
        run_source(source, &["--global", "4", "--local", "2", "--arg", "int[3]=0"]);
    assert_eq!(code, 1, "{out}");
    let list = lines(&out);
    let race = list.iter().find(|l| l["finding"] == "data-race").unwrap();
    assert_eq!((&race["line"], &race["column"]), (&3.into(), &16.into()));
    assert_eq!(race["address_space"], "global");
    assert_eq!(race["global_id"], serde_json::json!([1, 0, 0]));
    assert_eq!(race["other"]["global_id"], serde_json::json!([0, 0, 0]));
    assert_eq!((&race["allocation"], &race["offset"]), (&"a".into(), &0.into()));
    let past = list.iter().find(|l| l["finding"] == "out-of-bounds-write").unwrap();
    assert_eq!((&past["count"], &past["offset"]), (&2.into(), &12.into()));
    assert_eq!(past["global_id"], serde_json::json!([2, 0, 0]));
    let result = list.last().unwrap();
    assert_eq!((&result["kind"], &result["status"]), (&"result".into(), &"ok".into()));
    assert_eq!(result["buffers"][0]["values"], serde_json::json!([1, 0, 0]));
}

#[test]
fn detectors_can_be_chosen() {
    let source = "kernel void k(global int *a) { a[0] = get_global_id(0); a[9] = 1 / a[1]; }";
    let kinds = |detect: &str| {
        let extra = ["--global", "2", "--arg", "int[2]=0", "--detect", detect];
        let (code, out, _) = run_source(source, &extra);
        let list: Vec<String> = lines(&out)
            .iter()
            .filter(|l| l["kind"] == "finding")
            .map(|l| l["finding"].as_str().unwrap().to_string())
            .collect();
        (code, list)
    };
    assert_eq!(kinds("none"), (0, vec![]));
    assert_eq!(kinds("divide-by-zero"), (1, vec!["divide-by-zero".to_string()]));
    assert_eq!(kinds("all").1.len(), 3);
}

#[test]
fn what_cannot_be_done_is_said() {
    let source = "kernel void k(global int *a) { a[0] = 1; }";
    let says = |extra: &[&str], what: &str| {
        let (code, out, err) = run_source(source, extra);
        assert_eq!(code, 2, "{out}{err}");
        assert!(err.contains(what), "{err}");
    };
    says(&["--global", "1"], "takes 1 argument");
    says(&["--global", "1", "--arg", "int=3"], "argument 1 must be a buffer");
    let image = "kernel void k(read_only image2d_t i) { }";
    let (code, _, err) = run_source(image, &["--global", "1", "--arg", "int[4]"]);
    assert!(code == 2 && err.contains("argument 1 must be an image (`image2d_t`)"), "{err}");
    says(&["--global", "1", "--arg", "widget[3]"], "not a scalar or vector type");
    says(&["--global", "0", "--arg", "int[1]"], "zero");
    says(&["--global", "1", "--arg", "int[1]", "--device", "opencl:none"], "unknown device");
    says(&["--global", "1", "--arg", "int[1000000000000]"], "memory");
    let (code, _, err) = run_source(
        "int f(int n); int g(int n) { return f(n); } int f(int n) { return n ? g(n - 1) : 0; } kernel void k(global int *a) { a[0] = f(3); }",
        &["--global", "1", "--arg", "int[1]"],
    );
    assert_eq!(code, 2);
    assert!(err.contains("recursion"), "{err}");
    let (code, out, _) =
        run_source("kernel void k(global int *a) { a[0] = b; }", &["--global", "1"]);
    assert_eq!((code, lines(&out).last().unwrap()["status"].as_str()), (1, Some("build-failed")));
}

#[test]
fn what_is_printed_has_an_end() {
    for source in [
        "kernel void k(global int *a) { while (a[0] == 0) printf(\"again \"); }",
        "kernel void k(global int *a) { while (a[0] == 0) printf(\"\"); }",
        "kernel void k(global int *a) { while (a[0] == 0) printf(\"%4096d\", 1); }",
    ] {
        let extra = ["--global", "4", "--arg", "int[1]=0", "--timeout", "1"];
        let (code, out, err) = run_source(source, &extra);
        assert_eq!(code, 1, "{err}");
        assert!(out.len() < (1 << 20) + (1 << 16), "{} bytes", out.len());
        assert_eq!(
            err.contains("is truncated after 1048576 bytes"),
            !source.contains("\"\""),
            "{err}"
        );
    }
    // Output that exactly fits the limit is complete.
    let source = "kernel void k(global int *a) { for (int i = 0; i < 256; i++) a[0] |= printf(\"%4096d\", i); }";
    let (code, out, err) = run_source(source, &["--global", "1", "--arg", "int[1]=0"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(lines(&out)[0]["text"].as_str().unwrap().len(), 1 << 20);
    let more = source.replace("256", "257");
    let (_, out, err) = run_source(&more, &["--global", "1", "--arg", "int[1]=0"]);
    assert!(err.contains("is truncated"), "{err}");
    assert_eq!(lines(&out).last().unwrap()["buffers"][0]["values"], serde_json::json!([-1]));
}

#[test]
fn what_does_not_fit_the_memory_is_an_error() {
    let run = |source: &str, extra: &[&str]| {
        let memory = ["--memory", "5000000", "--timeout", "300"];
        let (code, out, err) = run_source(source, &[extra, &memory].concat());
        (code, out, err)
    };
    let write = "kernel void k(global int *a) { a[get_global_id(0)] = 1; }";
    let atomics = "kernel void k(global atomic_int *a) {
            for (int i = 0; i < 100000; i++)
                atomic_store_explicit(&a[i], 1, memory_order_release, memory_scope_device);
        }";
    let private = "kernel void k(global int *a) {
            volatile int b[10000]; b[a[0]] = 1; a[0] = b[1];
        }";
    let local = "kernel void k(global int *a) { local int b[1000000]; b[a[0]] = 1; a[0] = b[0]; }";
    let huge: &[&str] = &["--global", "4294967295", "--local", "4294967295"];
    let copies = "kernel void k(global int *a) {
            local int b[4];
            for (;;)
                async_work_group_copy(b, a, 1, 0);
        }";
    let events = "kernel void k(global int *a) { for (;;) create_user_event(); }";
    let captures = "typedef struct { int a[1000]; } S;
        kernel void k(global int *a) {
            S s;
            for (int i = 0; i < 1000; i++)
                s.a[i] = i;
            for (;;)
                enqueue_kernel(get_default_queue(), 0, ndrange_1D(1), ^{ a[0] = s.a[1]; });
        }";
    for (source, extra) in [
        // A buffer takes twice its size if the device records which of its bytes were written.
        (write, &["--global", "4", "--arg", "int[1000000]"][..]),
        (write, &["--global", "4", "--arg", "int[1200000]=0"]),
        // Each written byte takes eight bytes more, to record the writer.
        (write, &["--global", "4", "--arg", "int[500000]=0"]),
        (atomics, &["--global", "1", "--arg", "int[100000]=0"]),
        (private, &["--global", "256", "--arg", "int[1]=0"]),
        (local, &["--global", "4", "--arg", "int[1]=0"]),
        (write, &[huge, &["--arg", "int[1]=0"]].concat()),
        (copies, &["--global", "1", "--arg", "int[1]=0"]),
        (copies, &["--global", "8192", "--arg", "int[1]=0", "--detect", "none"]),
        (events, &["--global", "1", "--arg", "int[1]=0"]),
        (captures, &["--global", "1", "--arg", "int[1]=0"]),
    ] {
        let (code, out, err) = run(source, extra);
        assert_eq!(code, 2, "{source}\n{out}{err}");
        assert!(err.contains("memory") || err.contains("work-items"), "{source}\n{err}");
    }
    // Without detectors nothing is recorded.
    let (code, out, err) =
        run(write, &["--global", "4", "--arg", "int[500000]=0", "--detect", "none"]);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn a_copy_that_starts_before_both_objects_copies_the_rest() {
    let source = "kernel void k(global int *a, global int *o) {
        local int b[2];
        event_t e = async_work_group_copy(b - 1, a - 1, 3, 0);
        wait_group_events(1, &e);
        o[0] = b[0] + b[1];
    }";
    let buffers = ["--global", "1", "--arg", "int[2]=4:1", "--arg", "int[1]=0"];
    let (code, out, _) = run_source(source, &buffers);
    assert_eq!(code, 1);
    let results = lines(&out);
    let kinds: Vec<_> = results.iter().filter_map(|line| line["finding"].as_str()).collect();
    assert_eq!(kinds, ["out-of-bounds-read", "out-of-bounds-write"]);
    let values = &results.last().expect("the results")["buffers"][1]["values"];
    assert_eq!(*values, serde_json::json!([9]));
}

#[test]
fn threads_change_nothing() {
    let source = "kernel void k(global const int *a, global int *o, global int *n) {
        int i = get_global_id(0);
        o[i] = a[i] * 3;
        o[i / 2] = i;
        if (n) o[i] += atomic_inc(n);
    }";
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("k.cl"), source).unwrap();
    // With a counter, the groups must run in order. Without a counter, the groups run in parallel, and writes to the
    // same place keep their order.
    for counter in ["int[1]=0", "null"] {
        let outputs: Vec<String> = ["1", "2", "7"]
            .iter()
            .map(|threads| {
                let output = Command::new(env!("CARGO_BIN_EXE_clman"))
                    .args(["run", "k.cl", "--kernel", "k", "--global", "8192", "--local", "64"])
                    .args(["--arg", "int[8192]=0:1", "--arg", "int[8192]=0", "--arg", counter])
                    .args(["--detect", "none", "--message-format", "json"])
                    .env("RAYON_NUM_THREADS", threads)
                    .current_dir(folder.path())
                    .output()
                    .unwrap();
                let text = String::from_utf8_lossy(&output.stdout).into_owned();
                let result = lines(&text).pop().unwrap();
                assert_eq!(result["status"], "ok", "{text}");
                result["buffers"].to_string()
            })
            .collect();
        assert_eq!(outputs[0], outputs[1]);
        assert_eq!(outputs[0], outputs[2]);
    }
}
