//! The checker and the reference device, built for `wasm32-unknown-unknown` and run in node, give the same
//! results as native ones.
//!
//! The test needs a compiler with the sources of its standard library (Debian: `rustc-web` and
//! `rust-web-src`), a linker (`lld-19`) and `node`.

#[path = "../wasm/src/launch.rs"]
mod launch;
use crate::support;

use clman_opencl::{Edition, NoFiles, Options};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The number of work-items of each launch.
const ITEMS: u32 = 8;

/// The compiler and its sources: from Debian's packages, or from `CLMAN_WASM_RUSTC`.
fn compiler() -> Option<PathBuf> {
    let rustc = std::env::var_os("CLMAN_WASM_RUSTC")
        .map_or_else(|| PathBuf::from("/usr/bin/rustc"), PathBuf::from);
    let output = Command::new(&rustc).args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    let sources = sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml");
    sources.is_file().then_some(rustc)
}

/// The edition as a parameter of the module, a source, and the codes of its diagnostics.
const CASES: [(u32, &str, &[&str]); 10] = [
    (30, "kernel void f(global int *p) { *p = 1; }", &[]),
    (30, "int f(void) { return x; }", &["CL0501"]),
    (12, "void f(global int *g) { int *p = g; }", &["CL0301"]),
    (20, "void f(global int *g) { int *p = g; }", &[]),
    (12, "kernel void f(int *p) { }", &["CL0704"]),
    (30, "kernel void f(void) { local int x = 1; }", &["CL0314"]),
    (30, "float4 f(float4 v) { return v.xyzq; }", &["CL0516"]),
    (30, "#define A(x) x +\nint f(void) { return A(1) sin(1.0f); }", &[]),
    (30, "#error größer", &["CL0115"]),
    (10, "void f(void) { printf(\"x\"); }", &["CL0602"]),
];

/// The edition, a program with a kernel `k`, and the expected part of its result: launches of every kind
/// that a page may show.
const LAUNCHES: [(u32, &str, &str); 10] = [
    (12, "kernel void k(global uint *p) { p[get_global_id(0)] += 1; }", "01000000"),
    (
        12,
        "kernel void k(global uint *p) { local uint l[4]; size_t i = get_local_id(0); l[i] = \
         p[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); p[get_global_id(0)] = l[3 - i]; }",
        "03000000",
    ),
    (12, "kernel void k(global uint *p) { p[1] = get_global_id(0); }", "data-race"),
    (30, "kernel void k(global uint *p) { p[8] = 1; }", "out-of-bounds-write"),
    (30, "kernel void k(global uint *p) { uint n; p[0] = n; }", "uninitialized-read"),
    (
        12,
        "kernel void k(global uint *p) { size_t i = get_global_id(0); p[i] = as_uint(sin((float)i)); }",
        "00000000",
    ),
    (
        12,
        "kernel void k(global uint *p) { if (get_global_id(0) == 0) printf(\"%v4d %s\", (int4)(1, 2, 3, 4), \
         \"ok\"); }",
        "1,2,3,4 ok",
    ),
    (
        20,
        "kernel void k(global uint *p) { uint *q = p; q[get_global_id(0)] = *q + 7; }",
        "07000000",
    ),
    (
        30,
        "kernel void k(global uint *p) { ulong4 v = convert_ulong4_sat((double4)(1.5, -2.0, 1e30, 3.0)); \
         p[get_global_id(0)] = v.x + v.y + (v.z == ULONG_MAX); }",
        "02000000",
    ),
    (30, "kernel void k(global uint *p) { for (;;) p[0] += 1; }", ""),
];

#[test]
fn the_module_says_in_node_what_is_said_here() {
    let Some(rustc) = compiler() else {
        return support::missing("a Rust compiler with the sources of its standard library");
    };
    if !support::peer("node") || !support::peer("wasm-ld-19") {
        return;
    }
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--target", "wasm32-unknown-unknown"])
        .args(["-Zbuild-std=std,panic_abort", "--target-dir", "../../target/wasm"])
        .current_dir("tests/wasm")
        .env("RUSTC", rustc)
        // The standard library is built from its sources, which a stable compiler only does with this
        // variable.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR")
        .status()
        .expect("cargo runs");
    assert!(built.success(), "the module is not built");
    let cases: Vec<serde_json::Value> = CASES
        .iter()
        .map(|(edition, source, _)| serde_json::json!({"edition": edition, "source": source}))
        .chain(LAUNCHES.iter().map(|(edition, source, _)| {
            serde_json::json!({"edition": edition, "source": source, "items": ITEMS})
        }))
        .collect();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cases.json");
    std::fs::write(&file, serde_json::Value::from(cases).to_string()).expect("a file");
    let module = "target/wasm/wasm32-unknown-unknown/release/checker_wasm.wasm";
    let run = ["tests/wasm/run.mjs", module, file.to_str().expect("a name")];
    let said = support::says(Path::new("."), "node", &run);
    let lines: Vec<String> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("node says {said}")))
        .collect();
    assert_eq!(lines.len(), CASES.len() + LAUNCHES.len(), "{said}");
    for ((edition, source, part), seen) in LAUNCHES.iter().zip(&lines[CASES.len()..]) {
        let edition = Edition::parse(&format!("{}.{}", edition / 10, edition % 10));
        let here = launch::run(source.as_bytes(), edition.expect("an edition"), ITEMS);
        assert_eq!(seen, &here, "{source}");
        assert!(here.contains(part) && !here.starts_with("refused"), "{source}: {here}");
    }
    for ((edition, source, codes), seen) in CASES.iter().zip(&lines) {
        let edition = Edition::parse(&format!("{}.{}", edition / 10, edition % 10));
        let options = Options::new(edition.expect("an edition"));
        let here = clman_opencl::check("source.cl", source.as_bytes(), &options, &mut NoFiles);
        let mut wanted = String::new();
        for d in &here.diagnostics {
            let place = here.sources.line_column(d.primary.span);
            let (severity, id) = (d.severity.as_str(), d.code.id);
            wanted +=
                &format!("{}:{}: {severity}: {} [{id}]\n", place.line, place.column, d.message);
        }
        assert_eq!(seen, &wanted, "{source}");
        let found: Vec<&str> = here.diagnostics.iter().map(|d| d.code.id).collect();
        assert_eq!(&found, codes, "{source}");
    }
}
