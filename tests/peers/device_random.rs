//! Compares random expressions on the reference device with a simple evaluator, which follows the
//! specification one operator at a time, and with oclgrind if it is installed.

use crate::support;

use std::fmt::Write;
use std::process::Command;

/// A small reproducible random number generator (xorshift64*).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 33) % n
    }
    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize]
    }
}

/// A type: its name, its number of bits, and whether it is signed. `float` and `double` are recognised by
/// name.
type Type = (&'static str, u32, bool);
const INTS: [Type; 8] = [
    ("char", 8, true),
    ("uchar", 8, false),
    ("short", 16, true),
    ("ushort", 16, false),
    ("int", 32, true),
    ("uint", 32, false),
    ("long", 64, true),
    ("ulong", 64, false),
];
const FLOAT: Type = ("float", 32, true);
const DOUBLE: Type = ("double", 64, true);

#[derive(Clone, Copy, Debug)]
enum Value {
    Int(i128),
    Float(f64),
}

fn is_float(ty: Type) -> bool {
    ty.0 == "float" || ty.0 == "double"
}

/// Wraps an integer to the range of its type.
fn wrap(v: i128, ty: Type) -> i128 {
    let low = v & ((1 << ty.1) - 1);
    if ty.2 && low >> (ty.1 - 1) & 1 != 0 { low - (1 << ty.1) } else { low }
}

fn limits(ty: Type) -> (i128, i128) {
    if ty.2 { (-(1 << (ty.1 - 1)), (1 << (ty.1 - 1)) - 1) } else { (0, (1 << ty.1) - 1) }
}

fn round(v: f64, ty: Type) -> f64 {
    if ty.0 == "float" { f64::from(v as f32) } else { v }
}

/// A random expression of a type: its text, and its value for given variables.
fn expression(r: &mut Random, ty: Type, depth: u32, a: i128, f: f64) -> (String, Value) {
    let int = |v: Value| match v {
        Value::Int(v) => v,
        Value::Float(v) => v as i128,
    };
    let num = |v: Value| match v {
        Value::Int(v) => v as f64,
        Value::Float(v) => v,
    };
    let name = ty.0;
    if depth == 0 {
        if is_float(ty) {
            return match r.below(3) {
                0 => (format!("(({name})f)"), Value::Float(f)),
                1 => (format!("(({name})a)"), Value::Float(round(a as f64, ty))),
                _ => {
                    let v = r.of(&[0.5, -3.25, 100.0, 7.0]);
                    (format!("(({name}){v:?})"), Value::Float(v))
                }
            };
        }
        return if r.below(2) == 0 {
            (format!("(({name})a)"), Value::Int(wrap(a, ty)))
        } else {
            let v = r.of(&[0, 1, 3, -1, 100, -77, 0x5a5a, i64::from(i32::MAX)]);
            (format!("(({name}){v}L)"), Value::Int(wrap(i128::from(v), ty)))
        };
    }
    let sub = |r: &mut Random, ty: Type| expression(r, ty, depth - 1, a, f);
    if is_float(ty) {
        let (x, xv) = sub(r, ty);
        let (y, yv) = sub(r, ty);
        let (u, v) = (num(xv), num(yv));
        // Operations on floats are computed exactly in double precision and rounded once.
        let (text, value) = match r.below(9) {
            0 => (format!("({x} + {y})"), u + v),
            1 => (format!("({x} - {y})"), u - v),
            2 => (format!("({x} * {y})"), u * v),
            3 => (format!("({x} / (fabs({y}) + ({name})1.0))"), { u / round(v.abs() + 1.0, ty) }),
            4 => (format!("({x} < {y} ? {x} : {y})"), if u < v { u } else { v }),
            5 => (format!("fmax({x}, floor({y}))"), {
                let w = v.floor();
                if u.is_nan() || u < w { w } else { u }
            }),
            6 => (format!("rint({x})"), u.round_ties_even()),
            7 => (format!("copysign({x}, {y})"), u.copysign(v)),
            _ => {
                let from = r.of(&INTS);
                let (i, iv) = sub(r, from);
                (format!("convert_{name}({i})"), {
                    if ty.0 == "float" { f64::from(int(iv) as f32) } else { int(iv) as f64 }
                })
            }
        };
        return (text, Value::Float(round(value, ty)));
    }
    let (x, xv) = sub(r, ty);
    let (y, yv) = sub(r, ty);
    let (u, v) = (int(xv), int(yv));
    let bits = ty.1;
    let amount = v.rem_euclid(i128::from(bits)) as u32;
    let (low, high) = limits(ty);
    let (text, value) = match r.below(17) {
        0 => (format!("({x} + {y})"), u + v),
        1 => (format!("({x} - {y})"), u - v),
        2 => (format!("({x} * {y})"), u.wrapping_mul(v)),
        3 => (format!("({x} & {y})"), u & v),
        4 => (format!("({x} | {y})"), u | v),
        5 => (format!("({x} ^ {y})"), u ^ v),
        // The shift amount is less than the width of the type, and so less than the width of the promoted operand.
        6 => (format!("({x} << ({y} & {}))", bits - 1), u << (v & i128::from(bits - 1))),
        7 => (format!("({x} >> ({y} & {}))", bits - 1), u >> (v & i128::from(bits - 1))),
        8 => {
            let safe = if v == 0 || v == -1 { 3 } else { v };
            let text =
                format!("({x} / ({y} == ({name})0 || {y} == ({name})-1L ? ({name})3 : {y}))");
            // As an unsigned number, -1 is the maximum.
            let safe = if !ty.2 && v == high { 3 } else { safe };
            (text, u / safe)
        }
        9 => (format!("add_sat(({name}){x}, ({name}){y})"), (u + v).clamp(low, high)),
        10 => (format!("sub_sat(({name}){x}, ({name}){y})"), (u - v).clamp(low, high)),
        11 => (format!("hadd(({name}){x}, ({name}){y})"), (u + v) >> 1),
        12 => (format!("rotate(({name}){x}, ({name}){y})"), {
            let raw = u & ((1 << bits) - 1);
            raw << amount | raw >> (bits - amount)
        }),
        13 => (format!("({x} < {y} ? {x} : {y})"), if u < v { u } else { v }),
        14 => {
            let from = r.of(&INTS);
            let (z, zv) = sub(r, from);
            (format!("convert_{name}_sat({z})"), int(zv).clamp(low, high))
        }
        15 => {
            let (z, zv) = sub(r, FLOAT);
            let w = num(zv);
            let mode = r.of(&["rte", "rtz", "rtp", "rtn"]);
            let rounded = match mode {
                "rte" => w.round_ties_even(),
                "rtz" => w.trunc(),
                "rtp" => w.ceil(),
                _ => w.floor(),
            };
            (format!("convert_{name}_sat_{mode}({z})"), (rounded as i128).clamp(low, high))
        }
        _ => (format!("(~{x})"), !u),
    };
    (format!("(({name}){text})"), Value::Int(wrap(value, ty)))
}

fn bits_of(v: Value, ty: Type) -> u64 {
    match v {
        Value::Int(v) => (v as u64) & (u64::MAX >> (64 - ty.1)),
        Value::Float(v) if ty.0 == "float" => u64::from((v as f32).to_bits()),
        Value::Float(v) => v.to_bits(),
    }
}

fn is_nan(bits: u64, ty: Type) -> bool {
    if ty.0 == "float" {
        f32::from_bits(bits as u32).is_nan()
    } else {
        f64::from_bits(bits).is_nan()
    }
}

const OUTPUTS: usize = 12;
const VARIABLES: [(i32, f32); 4] = [(0, 0.0), (-1, 1.5), (1_000_003, -2.25), (i32::MIN, 3.0e9)];

/// A kernel of random expressions, the types of its outputs, and their expected values.
fn kernel(seed: u64) -> (String, Vec<Type>, Vec<u64>) {
    let mut text = String::from(
        "#pragma OPENCL FP_CONTRACT OFF\nkernel void k(global const int *av, global const float *fv, global ulong *o) {\n  size_t g = get_global_id(0); int a = av[g]; float f = fv[g];\n",
    );
    let mut types = Vec::new();
    let mut expected = Vec::new();
    for (g, (a, f)) in VARIABLES.into_iter().enumerate() {
        let mut r = Random(seed);
        for k in 0..OUTPUTS {
            let ty = match r.below(10) {
                0 => FLOAT,
                1 => DOUBLE,
                n => INTS[(n - 2) as usize],
            };
            let depth = 1 + r.below(4) as u32;
            let (e, v) = expression(&mut r, ty, depth, i128::from(a), f64::from(f));
            expected.push(bits_of(v, ty));
            if g == 0 {
                let word = match ty.1 {
                    8 => "uchar",
                    16 => "ushort",
                    32 => "uint",
                    _ => "ulong",
                };
                writeln!(text, "  o[g * {OUTPUTS} + {k}] = as_{word}(({}){e});", ty.0).unwrap();
                types.push(ty);
            }
        }
    }
    text.push_str("}\n");
    (text, types, expected)
}

fn list(values: impl Iterator<Item = String>) -> String {
    values.collect::<Vec<_>>().join(",")
}

/// The outputs of a kernel on the reference device.
fn clman(folder: &std::path::Path) -> Vec<u64> {
    let a = list(VARIABLES.iter().map(|v| v.0.to_string()));
    let f = list(VARIABLES.iter().map(|v| v.1.to_string()));
    let output = Command::new(env!("CARGO_BIN_EXE_clman"))
        .args(["run", "k.cl", "--kernel", "k", "--global", "4", "--local", "4", "--std", "1.2"])
        .args(["--message-format", "json", "--arg", &format!("int[]={a}")])
        .args(["--arg", &format!("float[]={f}")])
        .args(["--arg", &format!("ulong[{}]", 4 * OUTPUTS)])
        .current_dir(folder)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().unwrap_or_default();
    let value: serde_json::Value = serde_json::from_str(last)
        .unwrap_or_else(|e| panic!("{e}: {text}{}", String::from_utf8_lossy(&output.stderr)));
    assert_eq!(value["status"], "ok", "{text}");
    assert!(!text.contains("\"kind\":\"finding\""), "{text}");
    let values = value["buffers"][2]["values"].as_array().unwrap();
    values.iter().map(|v| v.as_u64().unwrap()).collect()
}

#[test]
fn expressions_are_what_the_specification_says() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 1..=60u64 {
        let (text, types, expected) = kernel(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        std::fs::write(folder.path().join("k.cl"), &text).unwrap();
        let seen = clman(folder.path());
        assert_eq!(seen.len(), expected.len());
        for (i, (s, e)) in seen.iter().zip(&expected).enumerate() {
            let ty = types[i % OUTPUTS];
            let both_nan = is_float(ty) && is_nan(*s, ty) && is_nan(*e, ty);
            assert!(
                s == e || both_nan,
                "seed {seed}, output {}, work-item {}: {s:#x}, not {e:#x}\n{text}",
                i % OUTPUTS,
                i / OUTPUTS
            );
        }
    }
}

#[test]
fn oclgrind_agrees() {
    if !support::peer("oclgrind-kernel") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut compared = 0;
    for seed in 101..=130u64 {
        let (text, types, _) = kernel(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        std::fs::write(folder.path().join("k.cl"), &text).unwrap();
        let words = |f: &dyn Fn(&(i32, f32)) -> String| {
            VARIABLES.iter().map(f).collect::<Vec<_>>().join(" ")
        };
        let sim = format!(
            "k.cl\nk\n4 1 1\n4 1 1\n<size=16 int>\n{}\n<size=16 float>\n{}\n<size={} ulong fill=0 dump>\n",
            words(&|v| v.0.to_string()),
            words(&|v| v.1.to_string()),
            4 * OUTPUTS * 8
        );
        std::fs::write(folder.path().join("k.sim"), sim).unwrap();
        let output = Command::new("oclgrind-kernel")
            .args(["--build-options", "-cl-opt-disable -cl-std=CL1.2", "k.sim"])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let peer: Vec<u64> = said
            .lines()
            .filter_map(|l| l.trim().strip_prefix("o[")?.split_once("] = ")?.1.parse().ok())
            .collect();
        if peer.len() != 4 * OUTPUTS {
            // Oclgrind's compiler finds some calls ambiguous.
            continue;
        }
        compared += 1;
        let seen = clman(folder.path());
        for (i, (s, e)) in seen.iter().zip(&peer).enumerate() {
            let ty = types[i % OUTPUTS];
            let both_nan = is_float(ty) && is_nan(*s, ty) && is_nan(*e, ty);
            assert!(
                s == e || both_nan,
                "seed {seed}, output {}: {s:#x}, oclgrind {e:#x}\n{text}",
                i % OUTPUTS
            );
        }
    }
    assert!(compared >= 15, "only {compared} kernels were compared");
}
