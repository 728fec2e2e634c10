//! Devices of OpenCL drivers: a driver that fails affects only one job.
//!
//! To run the tests on another machine: `CLMAN_TEST_DEVICE=gpu CLMAN_TEST_BINARY=./clman ./peers-… icd::`.

use crate::support;

use clman_host::icd::{
    Access, Arg, Contents, DeviceInfo, Done, Host, Job, Launch, Library, Status, Worker, find,
    names,
};
use serde_bytes::ByteBuf;
use std::time::{Duration, Instant};
use support::drivers::{device, host};

const LIMIT: Duration = Duration::from_secs(60);

/// A worker with a shell script as its program.
fn fake(script: &str) -> Worker {
    Worker::new(Host { command: ("/bin/sh".into(), vec!["-c".into(), script.into()]) })
}

fn job(device: &DeviceInfo, source: &str, launches: Vec<Launch>) -> Job {
    Job {
        library: device.library.clone(),
        platform_index: device.platform_index,
        device_index: device.device_index,
        source: ByteBuf::from(source),
        headers: Vec::new(),
        options: "-cl-std=CL1.2".into(),
        is_only_compiled: false,
        launches,
    }
}

fn buffer(values: &[i32]) -> Arg {
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let contents = Contents::Bytes(ByteBuf::from(bytes));
    Arg::Buffer { id: None, contents, access: Access::ReadWrite }
}

fn launch(kernel: &str, items: usize, args: Vec<Arg>) -> Launch {
    Launch { kernel: kernel.into(), global: vec![items], args, ..Launch::default() }
}

fn values(done: &Done, launch: usize, arg: usize) -> Vec<i32> {
    let contents = &done.contents[launch];
    let (_, bytes) = contents.iter().find(|(at, _)| *at == arg).expect("the buffer is shown");
    bytes.chunks_exact(4).map(|b| i32::from_le_bytes(b.try_into().expect("four bytes"))).collect()
}

const ADD: &str = "kernel void add(global const int *a, global int *b, int c) {
    size_t i = get_global_id(0);
    b[i] = a[i] + b[i] + c;
}";

fn add(device: &DeviceInfo) -> Job {
    let value = Arg::Value(ByteBuf::from(100i32.to_le_bytes()));
    job(device, ADD, vec![launch("add", 3, vec![buffer(&[1, 2, 3]), buffer(&[10, 20, 30]), value])])
}

#[test]
fn a_launch_gives_its_buffers() {
    let Some(device) = device() else { return };
    let mut worker = Worker::new(host());
    let done = worker.run(add(&device), LIMIT);
    assert_eq!(done.status, Status::Ok, "{}", done.log);
    assert_eq!(values(&done, 0, 0), [1, 2, 3]);
    assert_eq!(values(&done, 0, 1), [111, 122, 133]);
    // The second time, the program is cached.
    let again = worker.run(add(&device), LIMIT);
    assert_eq!(values(&again, 0, 1), [111, 122, 133]);
    assert!(again.build_seconds < done.build_seconds);
}

#[test]
fn launches_share_the_buffers_that_have_a_name() {
    let Some(device) = device() else { return };
    let source = "kernel void twice(global int *a) { a[get_global_id(0)] *= 2; }
kernel void sum(global const int *a, local int *l, global int *out) {
    l[get_local_id(0)] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        for (uint i = 0; i < get_local_size(0); i++) *out += l[i];
}";
    let Arg::Buffer { contents, access, .. } = buffer(&[1, 2, 3, 4]) else { unreachable!() };
    let named = Arg::Buffer { id: Some("a".into()), contents, access };
    let mut second =
        launch("sum", 4, vec![Arg::Earlier("a".into()), Arg::Local(16), buffer(&[1000])]);
    second.local = Some(vec![4]);
    let done = Worker::new(host())
        .run(job(&device, source, vec![launch("twice", 4, vec![named]), second]), LIMIT);
    assert_eq!(done.status, Status::Ok, "{}", done.log);
    assert_eq!(values(&done, 0, 0), [2, 4, 6, 8]);
    assert_eq!(values(&done, 1, 2), [1020]);
}

#[test]
fn what_kernels_print_is_caught() {
    let Some(device) = device() else { return };
    let source = r#"kernel void say(int n) { printf("%d and %d\n", n, n + 1); }"#;
    let say = |n: i32| launch("say", 1, vec![Arg::Value(ByteBuf::from(n.to_le_bytes()))]);
    let mut worker = Worker::new(host());
    for n in [7, 8] {
        let done = worker.run(job(&device, source, vec![say(n)]), LIMIT);
        assert_eq!(done.status, Status::Ok, "{}", done.log);
        // Each job has its own output.
        assert_eq!(String::from_utf8_lossy(&done.printed), format!("{n} and {}\n", n + 1));
    }
}

#[test]
fn what_the_compiler_rejects_is_said() {
    let Some(device) = device() else { return };
    let mut worker = Worker::new(host());
    let done = worker.run(job(&device, "kernel void f() { undeclared = 1; }", vec![]), LIMIT);
    assert_eq!(done.status, Status::BuildFailed);
    assert!(done.log.contains("undeclared"), "{}", done.log);
    let done = worker.run(job(&device, ADD, vec![launch("nobody", 1, vec![])]), LIMIT);
    assert_eq!(done.status, Status::Crashed);
    assert!(done.log.contains("nobody: clCreateKernel: CL_INVALID_KERNEL_NAME"), "{}", done.log);
    let done = worker.run(job(&device, ADD, vec![launch("add", 1, vec![])]), LIMIT);
    assert_eq!(done.status, Status::Crashed);
    assert!(done.log.contains("CL_INVALID_KERNEL_ARGS"), "{}", done.log);
    assert_eq!(worker.run(add(&device), LIMIT).status, Status::Ok);
}

#[test]
fn a_worker_states_whether_its_device_is_open() {
    let Some(device) = device() else { return };
    let mut worker = Worker::new(host());
    assert!(!worker.open(&DeviceInfo { device_index: 250, ..device.clone() }));
    assert!(worker.open(&device));
    assert!(!fake("exit 3").open(&device));
}

/// Each of these jobs crashes the driver's process or never ends; the next job succeeds.
#[test]
fn a_job_that_goes_wrong_costs_itself_alone() {
    let Some(device) = device() else { return };
    let crash = "kernel void f(global int *a) { a[(long)1 << 45] = 1; }";
    let hang = "kernel void f(global volatile int *a) { while (*a != 1) ; }";
    let print = "kernel void f(global volatile int *a) { while (*a != 1) printf(\"and so on \"); }";
    let cases = [
        ("crash", crash, LIMIT, Status::Crashed),
        ("hang", hang, Duration::from_secs(3), Status::Timeout),
        ("print", print, Duration::from_secs(3), Status::Timeout),
    ];
    let mut worker = Worker::new(host());
    let mut lost = 0;
    for (name, source, limit, status) in cases {
        let done =
            worker.run(job(&device, source, vec![launch("f", 1, vec![buffer(&[0])])]), limit);
        // If the driver does not buffer output, endless output first reaches the file size limit.
        let expected =
            if name == "print" && done.status == Status::Crashed { done.status } else { status };
        assert_eq!(done.status, expected, "{name}: {}", done.log);
        assert!(!done.log.is_empty(), "{name}");
        let next = worker.run(add(&device), LIMIT);
        lost += usize::from(next.status != Status::Ok);
    }
    // The kernel needs more memory than is available.
    let huge =
        Arg::Buffer { id: None, contents: Contents::Undefined(1 << 50), access: Access::ReadWrite };
    let source = "kernel void f(global int *a) { a[0] = 1; }";
    let done = worker.run(job(&device, source, vec![launch("f", 1, vec![huge])]), LIMIT);
    assert_eq!(done.status, Status::Crashed, "{}", done.log);
    lost += usize::from(worker.run(add(&device), LIMIT).status != Status::Ok);
    assert_eq!(lost, 0, "other jobs were lost");
}

#[test]
fn a_driver_gets_the_files_that_a_kernel_includes() {
    if device().is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    write(
        "k.cl",
        "#include \"parts/one.h\"\n#include <two.h>\n#include \"parts/one.h\"\n\
         kernel void k(global int *a) { a[0] = ONE + TWO + N; }",
    );
    write("parts/one.h", "#ifndef ONE\n#include \"inner.h\"\n#define ONE INNER\n#endif\n");
    write("parts/inner.h", "#define INNER 1000\n");
    write("elsewhere/two.h", "#define TWO 200\n");
    let name = std::env::var("CLMAN_TEST_DEVICE").unwrap_or_else(|_| "opencl:pocl".into());
    let run = |device: &str| {
        let (clman, _) = host().command;
        let output = std::process::Command::new(clman)
            .args(["run", "k.cl", "--kernel", "k", "--global", "1", "--arg", "int[1]=0"])
            .args(["--options", "-I elsewhere -DN=30", "--device", device])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        (output.status.code(), text)
    };
    for device in ["reference", &name] {
        let (code, text) = run(device);
        assert_eq!(code, Some(0), "{device}: {text}");
        assert!(text.contains("int 1230"), "{device}: {text}");
    }
    write("parts/two.h", "#define OTHER\n");
    write("parts/inner.h", "#include \"two.h\"\n#define INNER 1000\n");
    let (code, text) = run(&name);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("`two.h` names two files"), "{text}");
}

#[test]
fn workers_that_are_none_are_told_apart() {
    let nothing = || Job::default();
    let short = Duration::from_millis(300);
    let done = fake("echo 'this is no frame at all'").run(nothing(), LIMIT);
    assert_eq!(done.status, Status::Crashed);
    assert!(done.log.contains("malformed answer"), "{}", done.log);
    let done = fake("echo 'out of luck' >&2; exit 3").run(nothing(), LIMIT);
    assert_eq!(done.status, Status::Crashed);
    assert!(done.log.contains('3') && done.log.contains("out of luck"), "{}", done.log);
    let done = fake("kill -SEGV $$").run(nothing(), LIMIT);
    assert!(done.log.contains("segmentation fault"), "{}", done.log);
    let start = Instant::now();
    let mut deaf = fake("sleep 100");
    // The source is larger than the capacity of a pipe. The host must not block on a worker that does not read.
    let large = Job { source: ByteBuf::from(vec![b' '; 1 << 20]), ..Job::default() };
    assert_eq!(deaf.run(large, short).status, Status::Timeout);
    let done = fake("while true; do echo noise >&2; done").run(nothing(), short);
    assert_eq!(done.status, Status::Timeout);
    assert!(start.elapsed() < Duration::from_secs(30));
    let done = Worker::new(Host { command: ("/no/such/program".into(), vec![]) });
    let mut done = done;
    assert_eq!(done.run(nothing(), short).status, Status::Crashed);
}

/// Faulty behaviour of drivers, and whether it is reported. The index of an entry is the value of `KIND` in
/// `tests/fixtures/hostile_driver.c`.
const HOSTILE: &[(&str, bool)] = &[
    ("good", false),
    ("segv-loaded", true),
    ("abort-loaded", true),
    ("exit-loaded", true),
    ("spin-loaded", true),
    ("segv-platforms", true),
    ("exit-platforms", true),
    ("spin-platforms", true),
    ("many-platforms", true),
    ("null-platform", true),
    ("null-table", true),
    ("empty-table", true),
    ("segv-devices", true),
    ("abort-devices", true),
    ("exit-devices", true),
    ("sleep-devices", true),
    ("close-devices", true),
    ("garbage-devices", true),
    ("stdout-devices", false),
    ("stderr-devices", true),
    ("many-devices", true),
    ("stop-devices", true),
    ("overflow-devices", true),
    ("fork-devices", true),
    ("thread-devices", true),
    ("limits-devices", false),
    ("null-info", false),
    ("long-info", false),
    ("huge-info", false),
    ("segv-info", true),
    ("no-platforms", false),
    ("no-list", true),
];

#[test]
fn a_driver_hides_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/hostile_driver.c");
    let mut libraries = Vec::new();
    for (kind, (name, _)) in HOSTILE.iter().enumerate() {
        let library = folder.path().join(format!("{name}.so"));
        let compiled = std::process::Command::new("cc")
            .args(["-shared", "-fPIC", "-O0", "-w", "-pthread", source, "-o"])
            .arg(&library)
            .arg(format!("-DKIND={kind}"))
            .status();
        if !compiled.is_ok_and(|status| status.success()) {
            support::missing("a C compiler");
            return;
        }
        libraries.push(library.to_str().unwrap().to_string());
    }
    std::fs::write(folder.path().join("text.so"), "not a library").unwrap();
    libraries.push(folder.path().join("text.so").to_str().unwrap().to_string());
    libraries.push("/nowhere/missing.so".into());
    // The working driver is last, after all drivers that fail.
    libraries.rotate_left(1);
    let (clman, _) = host().command;
    let output = std::process::Command::new(clman)
        .args(["devices", "--timeout", "10", "--message-format", "json"])
        .env("OCL_ICD_FILENAMES", libraries.join(":"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    let listed = String::from_utf8_lossy(&output.stdout);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        listed.contains("\"platform\":\"Fake\",\"device\":\"OpenCL C 1.2\""),
        "{listed}\n{said}"
    );
    let named =
        |name: &str| said.lines().filter(|line| line.contains(&format!("/{name}.so:"))).count();
    for (name, fails) in HOSTILE.iter().chain(&[("text", true), ("missing", true)]) {
        assert_eq!(named(name), usize::from(*fails), "{name}: {said}");
    }
}

#[test]
fn devices_have_names() {
    let device = |platform: &str, name: &str, is_gpu: bool| DeviceInfo {
        library: Library::default(),
        platform_index: 0,
        device_index: 0,
        platform: platform.into(),
        platform_version: String::new(),
        name: name.into(),
        vendor: String::new(),
        version: String::new(),
        driver: String::new(),
        opencl_c: Vec::new(),
        features: Vec::new(),
        is_gpu,
        is_cpu: !is_gpu,
        address_bits: 64,
    };
    let devices = [
        device("Portable Computing Language", "pthread-x (TM)", false),
        device("NVIDIA CUDA", "NVIDIA H100", true),
        device("NVIDIA CUDA", "NVIDIA H100", true),
    ];
    let named: Vec<(String, Option<String>)> = names(&devices);
    let long: Vec<&str> = named.iter().map(|(long, _)| long.as_str()).collect();
    assert_eq!(
        long,
        ["opencl:pocl:pthread-x-tm", "opencl:nvidia:nvidia-h100", "opencl:nvidia:nvidia-h100-2"]
    );
    let short: Vec<Option<&str>> = named.iter().map(|(_, short)| short.as_deref()).collect();
    assert_eq!(short, [Some("opencl:pocl"), Some("opencl:nvidia"), None]);
    assert_eq!(find(&devices, "gpu"), Some(&devices[1]));
    assert_eq!(find(&devices, "cpu"), Some(&devices[0]));
    assert_eq!(find(&devices, "opencl:nvidia:nvidia-h100-2"), Some(&devices[2]));
    assert_eq!(find(&devices, "opencl:amd"), None);
}
