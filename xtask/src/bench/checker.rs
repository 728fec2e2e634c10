//! Times `clman check` against clang's front end.

use super::*;

/// The peer, with its arguments before the files.
const CLANG: &str = "clang-19";
const ARGUMENTS: &[&str] = &[
    "-cc1",
    "-triple",
    "spir64-unknown-unknown",
    "-cl-std=CL3.0",
    "-finclude-default-header",
    "-fdeclare-opencl-builtins",
    "-fsyntax-only",
];

/// The number of files that clman checks in one process, and the number of files that clang checks, each in its own
/// process.
const FILES: usize = 2000;
const PROCESSES: usize = 40;

const SMALL: &str =
    "kernel void add(global const float *a, global const float *b, global float *c, int n) {
  int i = get_global_id(0);
  if (i < n) c[i] = a[i] + b[i];
}
";

/// A kernel that calls many built-in functions once each.
fn dense() -> String {
    let one = "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf exp exp2 exp10 fabs floor lgamma log log2 \
               log10 rint round rsqrt sin sinh sqrt tan tanh tgamma trunc native_cos native_exp native_log \
               native_sin native_sqrt half_cos half_exp half_log half_sin degrees radians sign length normalize";
    let two =
        "atan2 copysign fdim fmax fmin fmod hypot nextafter pow powr remainder step dot distance";
    let mut text = String::from(
        "kernel void dense(global float *f, global int *g, global float4 *v) {\n  float x = f[0]; int a = g[0]; \
         float4 y = v[0];\n",
    );
    for name in one.split_whitespace() {
        let _ = writeln!(text, "  x = {name}(x);");
    }
    for name in two.split_whitespace() {
        let _ = writeln!(text, "  x = {name}(x, x);");
    }
    for name in "abs_diff add_sat hadd mul_hi rotate sub_sat max min mul24".split_whitespace() {
        let _ = writeln!(text, "  a = (int){name}(a, a);");
    }
    for ty in "char uchar short ushort int uint long ulong float".split_whitespace() {
        for width in [2, 4, 8, 16] {
            let _ = writeln!(
                text,
                "  {ty}{width} c_{ty}{width} = convert_{ty}{width}((float{width})(x));"
            );
        }
    }
    text + "  y = mix(y, y, x); y = clamp(y, 0.0f, 1.0f); barrier(CLK_LOCAL_MEM_FENCE); atomic_add(g, 1);\n}\n"
}

/// A source of at least `size` bytes with functions and kernels.
pub(super) fn large(size: usize) -> String {
    let mut text = String::with_capacity(size + 1000);
    let mut n = 0;
    while text.len() < size {
        n += 1;
        let _ = write!(
            text,
            "static float helper{n}(float x, int n) {{
  float sum = 0.0f;
  for (int i = 0; i < n; i++) {{
    if (i % 2 == 0) sum += sin(x * (float)i) * 0.5f;
    else sum -= cos(x + (float)i);
  }}
  return sum;
}}
kernel void kernel{n}(global const float4 *in, global float4 *out, const int count, local float *scratch) {{
  int gid = get_global_id(0);
  int lid = get_local_id(0);
  if (gid >= count) return;
  float4 value = in[gid];
  scratch[lid] = helper{n}(value.x, lid) + value.y * value.z;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[gid] = value * scratch[0] + (float4)(1.0f, 2.0f, (float)lid, mad(value.w, 2.0f, 1.0f));
}}
"
        );
    }
    text
}

impl Bench {
    /// Times one file, many files, and large files.
    pub(super) fn checker(
        &self,
        rows: &mut Vec<Row>,
        skipped: &mut Vec<&'static str>,
    ) -> Result<()> {
        if !installed(CLANG) {
            skipped.push("`clman check`: clang-19 is not installed");
            return Ok(());
        }
        let folder = self.fresh("check");
        fs::create_dir_all(&folder).map_err(text)?;
        let clang = |file: &Path| {
            let mut arguments = ARGUMENTS.to_vec();
            arguments.push(path(file));
            timed(command(Path::new(CLANG), &arguments))
        };
        let sources = [
            ("a kernel of four lines", SMALL.to_string(), "≥ 10"),
            ("a kernel that calls 100 built-in functions", dense(), "≥ 10"),
            ("1 MB of kernels", large(1_000_000), "–"),
            ("10 MB of kernels", large(10_000_000), "–"),
        ];
        let mut large_times = Vec::new();
        for (what, source, wanted) in sources {
            let file = folder.join("source.cl");
            fs::write(&file, &source).map_err(text)?;
            let rounds = if source.len() > 100_000 { LONG_ROUNDS } else { SHORT_ROUNDS };
            let (mut ours, mut peers) = (Vec::new(), Vec::new());
            for _ in 0..rounds {
                ours.push(self.clman(&["check", path(&file)])?);
                peers.push(clang(&file)?);
            }
            let (ours, peers) = (median(ours), median(peers));
            if rounds == LONG_ROUNDS {
                large_times.push(ours);
            }
            rows.push(Row {
                what: format!(
                    "`clman check` of {what} / `{CLANG} -cc1 -fsyntax-only`, one process each"
                ),
                ours: show(ours),
                peer: show(peers),
                ratio: format!("{:.1} × as fast", peers / ours),
                wanted,
                memory: memory(&[peak(&self.clman, &["check", path(&file)])]),
            });
        }
        if let [one, ten] = large_times[..] {
            rows.push(Row {
                what: "`clman check` of 10 MB / of 1 MB".into(),
                ours: show(ten),
                peer: show(one),
                ratio: format!("{:.1} × the time", ten / one),
                wanted: "≤ 12",
                memory: "–".into(),
            });
        }
        let many = self.fresh("many");
        fs::create_dir_all(&many).map_err(text)?;
        for i in 0..FILES {
            fs::write(many.join(format!("{i}.cl")), SMALL).map_err(text)?;
        }
        let (mut ours, mut peers) = (Vec::new(), Vec::new());
        for _ in 0..LONG_ROUNDS {
            ours.push(self.clman(&["check", path(&many)])?);
            let start = Instant::now();
            for i in 0..PROCESSES {
                clang(&many.join(format!("{i}.cl")))?;
            }
            peers.push(start.elapsed());
        }
        let (ours, peers) = (median(ours) / FILES as f64, median(peers) / PROCESSES as f64);
        rows.push(Row {
            what: format!(
                "`clman check` of a folder of {FILES} small kernels / `{CLANG}`, one process for each file"
            ),
            ours: format!("{} a file", show(ours)),
            peer: format!("{} a file", show(peers)),
            ratio: format!("{:.0} × as fast", peers / ours),
            wanted: "≥ 100",
            memory: memory(&[peak(&self.clman, &["check", path(&many)])]),
        });
        Ok(())
    }
}
