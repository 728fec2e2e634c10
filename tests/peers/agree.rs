//! The reference device and a driver's device give the same results for the same launch. Every family of
//! built-in functions and every address space is tested on generated inputs. Floats may differ by the
//! errors that the specification allows (OpenCL C 3.0, section 7.4).
//!
//! To run the tests on another machine:
//! `CLMAN_TEST_DEVICE=gpu CLMAN_TEST_BINARY=./clman ./peers-… agree:: --nocapture`.

use crate::support;
use crate::support::images;
use crate::support::numbers;

use clman_device::{Device, Kinds};
use clman_host::icd::{DeviceInfo, Worker};
use clman_host::launch::{Outcome, Source, Status, on_driver, on_reference};
use clman_opencl::Edition;
use clman_record::{Arg, ArgValue, Contents, Elements, Launch, Number};
use clman_runner::values::{Scalar, scalars};
use numbers::Numbers;
use std::collections::BTreeMap;
use std::time::Duration;
use support::drivers;
use support::reference::{accepted, settings};

const LIMIT: Duration = Duration::from_secs(120);

/// The number of work-items of a launch.
const ITEMS: u64 = 64;

/// A kernel with the tolerance of its results.
struct Case {
    family: &'static str,
    /// A description of the test.
    name: String,
    /// Its parameters and body.
    code: String,
    args: Vec<Arg>,
    local: Option<u64>,
    ulp: f64,
}

/// Scalars for `count` values of a type, in a range where functions are defined.
fn values(numbers: &mut Numbers, kind: &str, count: usize, (low, high): (f64, f64)) -> Vec<Number> {
    let base = kind.trim_end_matches(|c: char| c.is_ascii_digit());
    (0..count)
        .map(|at| match base {
            "float" => {
                let value = numbers.between(low, high);
                Number::Float(f64::from(value as f32))
            }
            "double" => Number::Float(numbers.between(low, high)),
            _ => {
                let (bits, signed) = integer(base);
                let word = numbers.next();
                // The ends of the range are included.
                let word = match at % 8 {
                    0 => 0,
                    1 => u64::MAX,
                    2 => 1 << (bits - 1),
                    3 => (1 << (bits - 1)) - 1,
                    _ => word,
                };
                let shifted = word << (64 - bits);
                Number::Int(if signed {
                    i128::from(shifted as i64 >> (64 - bits))
                } else {
                    i128::from(shifted >> (64 - bits))
                })
            }
        })
        .collect()
}
/// The number of bits of an integer type, and whether it is signed.
fn integer(base: &str) -> (u32, bool) {
    match base {
        "char" => (8, true),
        "uchar" => (8, false),
        "short" => (16, true),
        "ushort" => (16, false),
        "int" => (32, true),
        "uint" => (32, false),
        "long" => (64, true),
        _ => (64, false),
    }
}

fn width(kind: &str) -> usize {
    let base = kind.trim_end_matches(|c: char| c.is_ascii_digit());
    kind[base.len()..].parse().unwrap_or(1)
}

fn input(numbers: &mut Numbers, kind: &str, range: (f64, f64)) -> Arg {
    let count = ITEMS as usize * width(kind);
    let contents = Contents::Values(values(numbers, kind, count, range));
    buffer(kind, contents)
}

fn output(kind: &str) -> Arg {
    buffer(kind, Contents::Fill(ITEMS, Number::Int(0)))
}

fn buffer(kind: &str, contents: Contents) -> Arg {
    let elements = Elements { kind: kind.into(), contents };
    Arg { value: ArgValue::Buffer(elements), access: None, id: None, expect: None }
}

/// The cases of all families.
struct Cases {
    numbers: Numbers,
    all: Vec<Case>,
}

impl Cases {
    /// Adds the kernel `out[i] = expression` of `a[i]`, `b[i]`, `c[i]`, which have these types.
    fn map(
        &mut self,
        family: &'static str,
        expression: &str,
        inputs: &[&str],
        out: &str,
        range: (f64, f64),
        ulp: f64,
    ) {
        let mut parameters = String::new();
        let mut args = Vec::new();
        for (name, kind) in ["a", "b", "c"].iter().zip(inputs) {
            parameters.push_str(&format!("global const {kind} *{name}, "));
            args.push(input(&mut self.numbers, kind, range));
        }
        args.push(output(out));
        let mut named = expression.to_string();
        for name in ["a", "b", "c"] {
            named = named.replace(&format!("${name}"), &format!("{name}[i]"));
        }
        let code = format!(
            "({parameters}global {out} *out) {{ size_t i = get_global_id(0); out[i] = {named}; }}"
        );
        let name = format!("{expression} of {}", inputs.join(", "));
        self.all.push(Case { family, name, code, args, local: None, ulp });
    }

    /// Adds a kernel with the body `body`, which uses the buffers `in` and `out` of type `int`, and `scratch` in local
    /// memory.
    fn body(&mut self, family: &'static str, name: &str, body: &str) {
        let code = format!(
            "(global const int *in, local int *scratch, global int *out) {{ \
             size_t i = get_global_id(0); size_t l = get_local_id(0); {body} }}"
        );
        let local = Arg { value: ArgValue::Local(256), access: None, id: None, expect: None };
        let args = vec![input(&mut self.numbers, "int", (0.0, 0.0)), local, output("int")];
        self.all.push(Case { family, name: name.into(), code, args, local: Some(16), ulp: 0.0 });
    }
}

fn cases() -> Vec<Case> {
    let mut cases = Cases { numbers: Numbers(2026), all: Vec::new() };
    let c = &mut cases;
    let integers = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"];
    for kind in integers {
        let four = format!("{kind}4");
        for kind in [kind, &four] {
            for op in ["+", "-", "*", "&", "|", "^", "<<", ">>"] {
                c.map("operators", &format!("$a {op} $b"), &[kind, kind], kind, (0.0, 0.0), 0.0);
            }
            c.map("operators", "~$a", &[kind], kind, (0.0, 0.0), 0.0);
            for f in ["add_sat", "sub_sat", "hadd", "rhadd", "mul_hi", "rotate", "min", "max"] {
                c.map("integer", &format!("{f}($a, $b)"), &[kind, kind], kind, (0.0, 0.0), 0.0);
            }
            for f in ["clz", "popcount"] {
                c.map("integer", &format!("{f}($a)"), &[kind], kind, (0.0, 0.0), 0.0);
            }
            let unsigned = format!("u{}", kind.trim_start_matches('u'));
            for f in ["abs($a)", "abs_diff($a, $b)"] {
                let inputs = [kind, kind];
                let count = 1 + usize::from(f.contains("$b"));
                c.map("integer", f, &inputs[..count], &unsigned, (0.0, 0.0), 0.0);
            }
            c.map("integer", "mad_sat($a, $b, $c)", &[kind; 3], kind, (0.0, 0.0), 0.0);
            c.map("relational", "bitselect($a, $b, $c)", &[kind; 3], kind, (0.0, 0.0), 0.0);
        }
        // The divisor is never zero, and the quotient never overflows.
        let divisor = format!("$a / (({kind})(($b & 7) + 1))");
        c.map("operators", &divisor, &[kind, kind], kind, (0.0, 0.0), 0.0);
        c.map("operators", &divisor.replace('/', "%"), &[kind, kind], kind, (0.0, 0.0), 0.0);
        for to in integers {
            let name = format!("convert_{to}_sat($a)");
            c.map("conversions", &name, &[kind], to, (0.0, 0.0), 0.0);
            c.map("conversions", &format!("({to})$a"), &[kind], to, (0.0, 0.0), 0.0);
        }
        for mode in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
            let name = format!("convert_float{mode}($a)");
            c.map("conversions", &name, &[kind], "float", (0.0, 0.0), 0.0);
            let name = format!("convert_{kind}_sat{mode}($a)");
            c.map("conversions", &name, &["float"], kind, (-300.0, 300.0), 0.0);
        }
    }
    // Functions of one float, the range of their arguments, and their error limits in units in the last place (section
    // 7.4).
    let one: &[(&str, f64, f64, f64)] = &[
        ("acos", -1.0, 1.0, 4.0),
        ("acosh", 1.0, 50.0, 4.0),
        ("acospi", -1.0, 1.0, 5.0),
        ("asin", -1.0, 1.0, 4.0),
        ("asinh", -50.0, 50.0, 4.0),
        ("asinpi", -1.0, 1.0, 5.0),
        ("atan", -50.0, 50.0, 5.0),
        ("atanh", -0.99, 0.99, 5.0),
        ("atanpi", -50.0, 50.0, 5.0),
        ("cbrt", -50.0, 50.0, 2.0),
        ("ceil", -50.0, 50.0, 0.0),
        ("cos", -50.0, 50.0, 4.0),
        ("cosh", -9.0, 9.0, 4.0),
        ("cospi", -9.0, 9.0, 4.0),
        ("erf", -3.0, 3.0, 16.0),
        ("erfc", -3.0, 3.0, 16.0),
        ("exp", -50.0, 50.0, 3.0),
        ("exp10", -20.0, 20.0, 3.0),
        ("exp2", -50.0, 50.0, 3.0),
        ("expm1", -9.0, 9.0, 3.0),
        ("fabs", -50.0, 50.0, 0.0),
        ("floor", -50.0, 50.0, 0.0),
        ("log", 0.01, 50.0, 3.0),
        ("log10", 0.01, 50.0, 3.0),
        ("log1p", -0.9, 50.0, 2.0),
        ("log2", 0.01, 50.0, 3.0),
        ("logb", 0.01, 50.0, 0.0),
        ("rint", -50.0, 50.0, 0.0),
        ("round", -50.0, 50.0, 0.0),
        ("rsqrt", 0.01, 50.0, 2.0),
        ("sin", -50.0, 50.0, 4.0),
        ("sinh", -9.0, 9.0, 4.0),
        ("sinpi", -9.0, 9.0, 4.0),
        ("sqrt", 0.0, 50.0, 3.0),
        ("tan", -1.4, 1.4, 5.0),
        ("tanh", -9.0, 9.0, 5.0),
        ("tanpi", -0.4, 0.4, 6.0),
        ("tgamma", 0.5, 20.0, 16.0),
        ("trunc", -50.0, 50.0, 0.0),
        ("degrees", -9.0, 9.0, 2.0),
        ("radians", -360.0, 360.0, 2.0),
        ("sign", -9.0, 9.0, 0.0),
    ];
    let two: &[(&str, f64, f64, f64)] = &[
        ("atan2", -50.0, 50.0, 6.0),
        ("atan2pi", -50.0, 50.0, 6.0),
        ("copysign", -50.0, 50.0, 0.0),
        ("fdim", -50.0, 50.0, 0.0),
        ("fmax", -50.0, 50.0, 0.0),
        ("fmin", -50.0, 50.0, 0.0),
        ("fmod", 0.5, 50.0, 0.0),
        ("hypot", -50.0, 50.0, 4.0),
        ("maxmag", -50.0, 50.0, 0.0),
        ("minmag", -50.0, 50.0, 0.0),
        ("nextafter", -50.0, 50.0, 0.0),
        ("pow", 0.1, 9.0, 16.0),
        ("powr", 0.1, 9.0, 16.0),
        ("remainder", 0.5, 50.0, 0.0),
        ("step", -50.0, 50.0, 0.0),
    ];
    for kind in ["float", "float4", "double", "double2"] {
        for (name, low, high, ulp) in one {
            c.map("math", &format!("{name}($a)"), &[kind], kind, (*low, *high), *ulp);
        }
        for (name, low, high, ulp) in two {
            c.map("math", &format!("{name}($a, $b)"), &[kind, kind], kind, (*low, *high), *ulp);
        }
        c.map("math", "fma($a, $b, $c)", &[kind; 3], kind, (-9.0, 9.0), 0.0);
        c.map("common", "mix($a, $b, $c)", &[kind; 3], kind, (0.5, 9.0), 64.0);
        for op in ["+", "-", "*"] {
            c.map("operators", &format!("$a {op} $b"), &[kind, kind], kind, (-9.0, 9.0), 0.0);
        }
        c.map("operators", "$a / $b", &[kind, kind], kind, (1.0, 9.0), 2.5);
        let truth = match kind {
            "float" | "double" => "int",
            "float4" => "int4",
            _ => "long2",
        };
        for op in ["<", "<=", "==", "!=", ">", ">="] {
            c.map("operators", &format!("$a {op} $b"), &[kind, kind], truth, (-2.0, 2.0), 0.0);
        }
        for f in ["isequal", "isgreater", "isless", "islessgreater", "isunordered"] {
            c.map("relational", &format!("{f}($a, $b)"), &[kind, kind], truth, (-2.0, 2.0), 0.0);
        }
        for f in ["isfinite", "isinf", "isnan", "isnormal", "signbit"] {
            c.map("relational", &format!("{f}($a)"), &[kind], truth, (-2.0, 2.0), 0.0);
        }
        c.map("math", "ilogb($a)", &[kind], &truth.replace("long", "int"), (0.1, 99.0), 0.0);
    }
    for kind in ["float2", "float3", "float4", "double4"] {
        let base = kind.trim_end_matches(|c: char| c.is_ascii_digit());
        c.map("geometric", "dot($a, $b)", &[kind, kind], base, (0.5, 9.0), 16.0);
        c.map("geometric", "length($a)", &[kind], base, (0.5, 9.0), 16.0);
        c.map("geometric", "distance($a, $b)", &[kind, kind], base, (0.5, 9.0), 64.0);
        c.map("geometric", "normalize($a)", &[kind], kind, (0.5, 9.0), 16.0);
    }
    let wide: &[(&str, &[&str], &str)] = &[
        ("$a.wzyx", &["int4"], "int4"),
        ("(int4)($a.lo, $b.hi)", &["int4", "int4"], "int4"),
        ("$a.s7654.even", &["int8"], "int2"),
        ("shuffle($a, $b)", &["int4", "uint4"], "int4"),
        ("shuffle2($a, $b, (uint4)(7, 0, 5, 2))", &["int4", "int4"], "int4"),
        ("select($a, $b, $c)", &["int4", "int4", "int4"], "int4"),
        ("$a ? $b : $c", &["int4", "int4", "int4"], "int4"),
        ("as_uint($a)", &["float"], "uint"),
        ("as_float4($a & 0x3fffffff)", &["uint4"], "float4"),
        ("as_int2($a)", &["long"], "int2"),
        ("any($a) + 2 * all($b)", &["int4", "int4"], "int"),
        ("$a && $b", &["int4", "int4"], "int4"),
        ("!$a", &["int4"], "int4"),
        ("upsample($a, $b)", &["int", "uint"], "long"),
        ("mul24($a >> 9, $b >> 9)", &["int", "int"], "int"),
        ("mad24($a >> 9, $b >> 9, $c)", &["int", "int", "int"], "int"),
        ("vload4(0, (global const int *)&a[i])", &["int4"], "int4"),
        ("vload3(0, (global const int *)&a[i])", &["int4"], "int3"),
    ];
    for (expression, inputs, out) in wide {
        c.map("vectors", expression, inputs, out, (-9.0, 9.0), 0.0);
    }
    let bodies = [
        (
            "address spaces",
            "private",
            "int p[4]; for (int k = 0; k < 4; k++) p[k] = in[i] + k; out[i] = p[i & 3];",
        ),
        (
            "address spaces",
            "local",
            "scratch[l] = in[i]; barrier(CLK_LOCAL_MEM_FENCE); out[i] = scratch[15 - l];",
        ),
        ("address spaces", "constant", "out[i] = in[i] + table[i & 7];"),
        (
            "address spaces",
            "local variable",
            "local int v[16]; v[l] = in[i] * 2; barrier(CLK_LOCAL_MEM_FENCE); out[i] = v[l ^ 1];",
        ),
        (
            "address spaces",
            "struct",
            "struct pair { char c; long n; int t[3]; } s = { (char)in[i], in[i], { 1, in[i], 3 } }; struct pair q = s; q.t[0] += (int)q.n; out[i] = q.t[0] + q.t[1] + q.c + (int)sizeof(q);",
        ),
        (
            "address spaces",
            "union",
            "union { int n; uchar b[4]; } u; u.n = in[i]; out[i] = u.b[0] + 256 * u.b[3];",
        ),
        (
            "atomics",
            "add",
            "if (i < 4) out[i] = 0; barrier(CLK_GLOBAL_MEM_FENCE); if (get_group_id(0) == 0) atomic_add(&out[l & 3], in[i] & 255);",
        ),
        (
            "atomics",
            "local",
            "if (l < 4) scratch[l] = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_max(&scratch[l & 3], in[i]); barrier(CLK_LOCAL_MEM_FENCE); out[i] = scratch[l & 3];",
        ),
        (
            "atomics",
            "xor and inc",
            "if (l == 0) { scratch[0] = 0; scratch[1] = 0; } barrier(CLK_LOCAL_MEM_FENCE); atomic_xor(&scratch[0], in[i]); atomic_inc(&scratch[1]); barrier(CLK_LOCAL_MEM_FENCE); out[i] = scratch[0] ^ scratch[1];",
        ),
        (
            "work-items",
            "ids",
            "out[i] = (int)(get_global_size(0) + 100 * get_local_size(0) + 1000 * get_group_id(0) + 10000 * get_num_groups(0) + get_work_dim());",
        ),
        (
            "control",
            "loops",
            "int s = 0; for (int k = 0; k < (in[i] & 15); k++) { if (k == 3) continue; if (k == 11) break; s += k * k; } out[i] = s;",
        ),
        (
            "control",
            "switch",
            "switch (in[i] & 7) { case 0: out[i] = 10; break; case 1: case 2: out[i] = 20; default: out[i] += 5; }",
        ),
        (
            "control",
            "while and goto-less exit",
            "uint n = (uint)in[i]; int steps = 0; while (n > 1 && steps < 100) { n = n & 1 ? 3 * n + 1 : n / 2; steps++; } out[i] = steps;",
        ),
        ("control", "calls", "out[i] = twice(in[i]) + twice(twice((int)l));"),
        (
            "async copies",
            "copy",
            "event_t e = async_work_group_copy(scratch, in + get_group_id(0) * 16, 16, 0); wait_group_events(1, &e); out[i] = scratch[15 - l];",
        ),
    ];
    for (family, name, body) in bodies {
        c.body(family, name, body);
    }
    // Each group's atomics access its own local memory, so that their order is not visible.
    for (operation, first) in
        [("add", 5), ("sub", 5), ("or", 0), ("xor", 9), ("and", -1), ("min", 77), ("max", -77)]
    {
        let name = format!("atomic_fetch_{operation}");
        let scoped = "memory_order_acq_rel, memory_scope_work_group";
        let body = format!(
            "local atomic_int *p = (local atomic_int *)scratch; \
             if (l == 0) {{ atomic_init(p, {first}); atomic_init(p + 1, {first}); }} \
             barrier(CLK_LOCAL_MEM_FENCE); \
             {name}(p, in[i]); {name}_explicit(p + 1, in[i] >> 8, {scoped}); \
             barrier(CLK_LOCAL_MEM_FENCE); \
             out[i] = atomic_load(p) ^ atomic_load_explicit(p + 1, memory_order_relaxed, memory_scope_device);"
        );
        c.body(C11, &name, &body);
    }
    for (name, body) in [
        (
            "exchange",
            "local atomic_uint *p = (local atomic_uint *)scratch; atomic_init(p + l, (uint)in[i]); out[i] = (int)atomic_exchange_explicit(p + l, 7u, memory_order_relaxed, memory_scope_work_group); atomic_store(p + l, 9u); out[i] += (int)atomic_load(p + l);",
        ),
        (
            "compare and exchange in a loop",
            "local atomic_int *p = (local atomic_int *)scratch; if (l == 0) atomic_init(p, 1); barrier(CLK_LOCAL_MEM_FENCE); int old = atomic_load(p); while (!atomic_compare_exchange_strong_explicit(p, &old, old * 3 + 0, memory_order_acq_rel, memory_order_relaxed, memory_scope_work_group)); barrier(CLK_LOCAL_MEM_FENCE); out[i] = atomic_load(p);",
        ),
        (
            "a failed exchange tells what is there",
            "local atomic_int *p = (local atomic_int *)scratch; atomic_init(p + l, in[i]); int expected = ~in[i]; int done = atomic_compare_exchange_strong(p + l, &expected, 5); out[i] = expected + done;",
        ),
        (
            "flags",
            "local atomic_flag *f = (local atomic_flag *)scratch; atomic_flag_clear(f + l); int a = atomic_flag_test_and_set(f + l), b = atomic_flag_test_and_set_explicit(f + l, memory_order_acquire); atomic_flag_clear_explicit(f + l, memory_order_release); out[i] = a + 2 * b + 4 * atomic_flag_test_and_set(f + l);",
        ),
        (
            "fences",
            "local atomic_int *p = (local atomic_int *)scratch; if (l == 0) { scratch[8] = in[i]; atomic_init(p, 0); } barrier(CLK_LOCAL_MEM_FENCE); atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group); out[i] = scratch[8] + atomic_load(p);",
        ),
    ] {
        c.body(C11, name, body);
    }
    let unsigned = "(uint)in[i]";
    for expression in [
        "__builtin_bswap32($)",
        "__builtin_bswap16((ushort)$)",
        "(int)(__builtin_bswap64((ulong)$ << 13) >> 7)",
        "__builtin_popcountl((ulong)$ * 12345ul)",
        "__builtin_clz($ | 1)",
        "__builtin_ctzl((ulong)$ << 20 | 1ul << 60)",
        "(int)__builtin_expect($ & 7, 3)",
    ] {
        let body = format!("out[i] = {};", expression.replace('$', unsigned));
        c.body("compilers", expression, &body);
    }
    for (name, body) in [
        (
            "shufflevector",
            "int4 v = (int4)(in[i], 1, 2, 3); int4 w = __builtin_shufflevector(v, v * 5, 7, 0, 4, 2); out[i] = w.x + 3 * w.y + 5 * w.z + 7 * w.w;",
        ),
        (
            "memory",
            "int a[4] = { in[i], 2, 3, 4 }, b[4]; __builtin_memcpy(b, a, sizeof(a)); __builtin_memmove((char *)b + 1, b, 11); __builtin_memset(a, 0x5a, 6); out[i] = b[0] ^ b[1] ^ b[2] ^ a[1];",
        ),
        (
            "older atomics",
            "if (l == 0) { scratch[0] = 3; scratch[1] = 4; } barrier(CLK_LOCAL_MEM_FENCE); __sync_fetch_and_add(&scratch[0], in[i] & 0xffff); __atomic_fetch_xor(&scratch[1], in[i], __ATOMIC_SEQ_CST); barrier(CLK_LOCAL_MEM_FENCE); out[i] = scratch[0] + scratch[1];",
        ),
    ] {
        c.body("compilers", name, body);
    }
    cases.all
}

/// The family whose programs are OpenCL C 3.0.
const C11: &str = "atomics of C11";

fn edition(cases: &[&Case]) -> Edition {
    if cases.iter().any(|case| case.family == C11) { Edition::V3_0 } else { Edition::V1_2 }
}

/// The start of every program.
const HEAD: &str = "constant int table[8] = { 1, 2, 3, 5, 8, 13, 21, 34 };
int twice(int x) { return 2 * x; }
";

fn program(cases: &[&Case]) -> String {
    let kernels = cases.iter().enumerate();
    let kernels = kernels.map(|(k, case)| format!("kernel void k{k}{}\n", case.code));
    HEAD.to_string() + &kernels.collect::<String>()
}

fn launches(cases: &[&Case]) -> Vec<Launch> {
    let each = cases.iter().enumerate().map(|(k, case)| Launch {
        kernel: format!("k{k}"),
        global: vec![ITEMS],
        local: case.local.map(|n| vec![n]),
        args: case.args.clone(),
        ..Launch::default()
    });
    each.collect()
}

fn reference(cases: &[&Case]) -> Outcome {
    let text = program(cases);
    let edition = edition(cases);
    let checked = accepted(&text, edition);
    let mut device = Device::new(checked, edition).expect("the device runs the program");
    let settings = settings(Kinds::ALL);
    let outcome = on_reference(&mut device, &launches(cases), LIMIT, &settings);
    let outcome = outcome.unwrap_or_else(|error| panic!("{error}\n{}", program(cases)));
    for (case, run) in cases.iter().zip(&outcome.runs) {
        assert!(run.findings.is_empty(), "{}: {:?}", case.name, run.findings);
    }
    outcome
}

/// The distance of two scalars in units in the last place; infinite for integers that differ.
fn apart(scalar: Scalar, a: Number, b: Number) -> f64 {
    let (a, b) = match (a, b) {
        (Number::Int(a), Number::Int(b)) => return if a == b { 0.0 } else { f64::INFINITY },
        (a, b) => (a.as_f64(), b.as_f64()),
    };
    if a == b || a.is_nan() && b.is_nan() {
        return 0.0;
    }
    let (least, digits) = if scalar == Scalar::Float { (-126, 23) } else { (-1022, 52) };
    // Devices may flush denormals.
    let exponent = (a.abs().max(2f64.powi(least)).log2().floor() as i32).max(least);
    (a - b).abs() / 2f64.powi(exponent - digits)
}

/// The first difference between the results of a case, whose launch has the index `at`; `None` if there is none.
fn differences(case: &Case, ours: &Outcome, theirs: &Outcome, at: usize) -> Option<String> {
    let (Some(ours), Some(theirs)) = (ours.runs.get(at), theirs.runs.get(at)) else {
        return Some("it did not run".into());
    };
    for (a, b) in ours.buffers.iter().zip(&theirs.buffers) {
        let (Some(x), Some(y)) = (scalars(&a.kind, &a.bytes), scalars(&b.kind, &b.bytes)) else {
            return Some("no scalars".into());
        };
        for (index, ((scalar, x), (_, y))) in x.into_iter().zip(y).enumerate() {
            let distance = apart(scalar, x, y);
            // The reference device has its own error of up to one unit.
            let allowed = if case.ulp == 0.0 { 0.0 } else { case.ulp + 1.0 };
            if distance.is_nan() || distance > allowed {
                return Some(format!(
                    "argument {}, {index}: reference {x:?}, device {y:?}, {distance} ulp",
                    a.arg
                ));
            }
        }
    }
    None
}

fn driver(worker: &mut Worker, device: &DeviceInfo, cases: &[&Case]) -> Outcome {
    let text = program(cases);
    let options = format!("-cl-std=CL{}", edition(cases));
    let source = Source { text: text.as_bytes(), headers: &[], options: &options };
    on_driver(worker, device, source, &launches(cases), (LIMIT, 1 << 30))
        .expect("the launches can be given to a driver")
}

#[test]
fn the_same_launch_gives_the_same_buffers() {
    let Some(device) = &drivers::device() else { return };
    let host = drivers::host();
    let all = cases();
    let mut groups: BTreeMap<(&str, usize), Vec<&Case>> = BTreeMap::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for case in &all {
        let count = counts.entry(case.family).or_default();
        groups.entry((case.family, *count / 40)).or_default().push(case);
        *count += 1;
    }
    let mut worker = Worker::new(host);
    let (mut compared, mut absent) = (0, Vec::new());
    let mut wrong = Vec::new();
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for ((family, _), cases) in &groups {
        let ours = reference(cases);
        let mut judge = |cases: &[&Case], ours: &Outcome, theirs: &Outcome| {
            for (at, case) in cases.iter().enumerate() {
                compared += 1;
                *families.entry(family).or_default() += 1;
                if let Some(how) = differences(case, ours, theirs, at) {
                    wrong.push(format!("{family}: {}: {how}", case.name));
                }
            }
        };
        let theirs = driver(&mut worker, device, cases);
        if theirs.status == Status::Ok {
            judge(cases, &ours, &theirs);
            continue;
        }
        // The device rejects a case of the group, so each case is run alone.
        for case in cases {
            let theirs = driver(&mut worker, device, &[case]);
            if theirs.status == Status::BuildFailed {
                absent.push(case.name.clone());
                continue;
            }
            judge(&[case], &reference(&[case]), &theirs);
        }
    }
    println!(
        "{} (driver {}): {compared} launches compared, {} wrong, {} not for this device {absent:?}",
        device.name,
        device.driver,
        wrong.len(),
        absent.len()
    );
    println!("{families:?}");
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared >= 300, "only {compared} launches were compared");
}

/// Runs a program with a launch on images on the reference device.
fn reference_image(case: &images::Case) -> Outcome {
    let checked = accepted(&case.program, Edition::V1_2);
    let mut device = Device::new(checked, Edition::V1_2).expect("the device runs the program");
    let settings = settings(Kinds::ALL);
    let launches = std::slice::from_ref(&case.launch);
    on_reference(&mut device, launches, LIMIT, &settings).expect("the launch runs")
}

/// The first number that differs between two runs by more than the case allows; `None` if there is none.
fn image_difference(case: &images::Case, ours: &Outcome, theirs: &Outcome) -> Option<String> {
    let memory = |outcome: &Outcome, arg: usize| {
        let run = outcome.runs.first().expect("the launch ran");
        let found = run.buffers.iter().find(|b| b.arg == arg).expect("the argument is shown");
        scalars(&found.kind, &found.bytes).expect("it holds scalars")
    };
    for (arg, expected, _) in &case.expected {
        let (a, b) = (memory(ours, *arg), memory(theirs, *arg));
        assert_eq!((a.len(), b.len()), (expected.len(), expected.len()));
        for (i, ((_, x), (_, y))) in a.iter().zip(&b).enumerate() {
            let (x, y) = (x.as_f64(), y.as_f64());
            let fine = x == y || (x - y).abs() <= case.apart * x.abs().max(1.0);
            if !fine {
                return Some(format!("argument {arg}, {i}: reference {x}, device {y}"));
            }
        }
    }
    None
}

/// The known deviation of a driver from the specification that affects a case, if there is one.
fn known_deviation(device: &DeviceInfo, case: &images::Case) -> Option<&'static str> {
    if !device.platform.contains("Portable Computing Language") {
        return None;
    }
    let name = &case.name;
    let sampled = name.contains(" through ");
    if name.contains("_array_t") && name.contains(" normalized") {
        // Section 8.1: the layer coordinate of an array is never normalised.
        Some("layers are normalised")
    } else if name.contains("between layers") {
        // Section 8.4 requires rounding to the nearest.
        Some("layers are not rounded")
    } else if name.contains(" r-float16") {
        Some("half channels that stand alone are misread")
    } else if sampled && name.contains(" r-") && name.contains("through clamp ") {
        // Section 6.15.15.1: alpha is 1.
        Some("the border has no alpha")
    } else if name.contains("read_imagei of") || name.contains("read_imageui of") {
        // Section 6.15.15.6: the alpha of a format without alpha is 1.
        name.contains(" r-").then_some("integers have no alpha")
    } else {
        None
    }
}

#[test]
fn images_hold_and_give_the_same() {
    let Some(device) = &drivers::device() else { return };
    let host = drivers::host();
    let mut cases = images::samplers(&[
        ("rgba", "float32"),
        ("rgba", "unorm8"),
        ("r", "float32"),
        ("rgba", "int32"),
        ("rgba", "uint8"),
        ("rg", "float32"),
    ]);
    cases.extend(images::formats());
    let mut worker = Worker::new(host);
    let (mut compared, mut wrong) = (0, Vec::new());
    let mut absent: BTreeMap<&str, usize> = BTreeMap::new();
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    // Programs that failed once are not run again.
    let mut hopeless: BTreeMap<String, &str> = BTreeMap::new();
    for case in &cases {
        let format = match &case.launch.args[0].value {
            ArgValue::Image(image) => image.format.clone(),
            _ => String::new(),
        };
        let known_why = hopeless.get(&case.program).or_else(|| hopeless.get(&format));
        if let Some(why) = known_why {
            *absent.entry(why).or_default() += 1;
            continue;
        }
        let source =
            Source { text: case.program.as_bytes(), headers: &[], options: "-cl-std=CL1.2" };
        let launches = std::slice::from_ref(&case.launch);
        let theirs = on_driver(&mut worker, device, source, launches, (LIMIT, 1 << 30))
            .expect("the launch can be given to a driver");
        if theirs.status != Status::Ok {
            // The device does not support the image, or its compiler lacks the function.
            let why = match theirs.status {
                Status::BuildFailed => {
                    hopeless.insert(case.program.clone(), "it does not build");
                    "it does not build"
                }
                _ if theirs.log.contains("clCreateImage") => {
                    hopeless.insert(format, "it makes no such image");
                    "it makes no such image"
                }
                _ => "it breaks off",
            };
            *absent.entry(why).or_default() += 1;
            continue;
        }
        compared += 1;
        let ours = reference_image(case);
        if let Some(how) = image_difference(case, &ours, &theirs) {
            match known_deviation(device, case) {
                Some(what) => *known.entry(what).or_default() += 1,
                None => wrong.push(format!("{}: {how}", case.name)),
            }
        }
    }
    println!(
        "{} (driver {}): {compared} of {} launches compared, {} wrong, known to differ: {known:?}, not for this device: {absent:?}",
        device.name,
        device.driver,
        cases.len(),
        wrong.len(),
    );
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared >= 200, "only {compared} launches were compared");
}
