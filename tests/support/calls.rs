//! Kernels that call each overload of the [list](clman_opencl::builtins::list) of built-in functions once,
//! on generated inputs. They show which functions a device runs, and their results can be compared with
//! those of another device.
//!
//! A call is a block of statements. Several calls share a kernel of one work-item and its parameters. `in` has numbers
//! of each scalar type, and `fixed` has the same numbers in constant memory. In `out` and `work`, each call has its own
//! region: for its result, and for memory that it writes through pointers. Other parameters are `scratch` in local
//! memory, a sampler, and the images.

use clman_opencl::builtins::Overload;
use clman_opencl::floating::half_bits;
use clman_record::{Arg, ArgValue, Contents, Elements, Image, Launch, Number, Pipe, Sampler};

/// The size of a region of `in` per scalar type, and of `work` per call, in bytes.
pub const REGION: usize = 512;
/// The size of a region of `out` per call, in bytes.
pub const RESULT: usize = 128;
/// The number of 32-bit words that a call may access in local or private memory.
const WORDS: usize = 64;

const SCALARS: [(&str, usize); 11] = [
    ("char", 1),
    ("uchar", 1),
    ("short", 2),
    ("ushort", 2),
    ("int", 4),
    ("uint", 4),
    ("long", 8),
    ("ulong", 8),
    ("half", 2),
    ("float", 4),
    ("double", 8),
];

/// The scalar type and width of a numeric type; `None` for other types. The scalar type is an index in [`SCALARS`],
/// which also determines its region of `in`.
fn numeric(ty: &str) -> Option<(usize, usize)> {
    let ty = ty.strip_prefix("atomic_").unwrap_or(ty);
    let word = ty.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = if word.len() == ty.len() { 1 } else { ty[word.len()..].parse().ok()? };
    let word = match word {
        "size_t" | "uintptr_t" => "ulong",
        "ptrdiff_t" | "intptr_t" => "long",
        "flag" | "bool" => "int",
        // Functions on untyped memory get bytes.
        "void" => "uchar",
        word => word,
    };
    Some((SCALARS.iter().position(|s| s.0 == word)?, width))
}

/// The size of a numeric type in bytes. A vector of three has the size of a vector of four.
fn size_of((scalar, width): (usize, usize)) -> usize {
    SCALARS[scalar].1 * if width == 3 { 4 } else { width }
}

/// The name of a numeric type's scalar type; `None` for other types.
pub fn scalar_of(ty: &str) -> Option<&'static str> {
    numeric(ty).map(|(scalar, _)| SCALARS[scalar].0)
}

/// An image parameter of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ImageParameter {
    /// The type, such as `read_only image2d_t`.
    ty: String,
    format: &'static str,
}

/// One call.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function.
    pub name: String,
    /// The overload.
    pub overload: Overload,
    /// The type of its result, if that is numeric.
    pub result: Option<String>,
    /// The type of the memory that the call accesses through a pointer to a non-const type.
    pub written: Option<String>,
    before: String,
    arguments: Vec<String>,
    after: String,
    image: Option<ImageParameter>,
    /// The type of the pipe parameter, such as `read_only pipe int`, if there is one.
    pipe: Option<String>,
}

/// Whether a word is an address space or qualifier before a pointer's pointee.
fn is_qualifier(word: &str) -> bool {
    matches!(
        word,
        "global" | "local" | "constant" | "private" | "generic" | "const" | "volatile" | "restrict"
    )
}

impl Call {
    /// A call of an overload; `None` if the kernels of this module do not support one of its parameters.
    pub fn new(name: &str, overload: &Overload) -> Option<Call> {
        let mut call = Call {
            name: name.to_string(),
            overload: overload.clone(),
            result: None,
            written: None,
            before: String::new(),
            arguments: Vec::new(),
            after: String::new(),
            image: None,
            pipe: None,
        };
        if overload.result != "void" {
            call.result = numeric(&overload.result).map(|_| overload.result.clone());
        }
        if let Some(found) = call.by_name() {
            return found.then_some(call);
        }
        for (i, param) in overload.params.iter().enumerate() {
            let argument = call.argument(i, param)?;
            call.arguments.push(argument);
        }
        if overload.result == "event_t" {
            // A barrier comes first, because the work-item has written the memory that the copy reads.
            call.before.push_str("BARRIER");
            call.after.insert_str(0, "wait_group_events(1, &r); ");
        }
        if overload.result == "reserve_id_t" {
            call.after = format!("{}(PIPE, r);", name.replace("reserve", "commit"));
        }
        if overload.result == "clk_event_t" {
            call.after = "set_user_event_status(r, CL_COMPLETE); release_event(r);".into();
        }
        Some(call)
    }

    /// Sets the arguments of functions for which the types of the parameters do not determine valid arguments. Returns
    /// whether the function can be called; `None` for all other functions.
    fn by_name(&mut self) -> Option<bool> {
        match &self.name[..] {
            "wait_group_events" => {
                self.before = "BARRIER event_t e = async_work_group_copy((local int *)scratch, \
                               (global const int *)in, (size_t)1, 0);"
                    .into();
                let space = self.overload.params[1].split_whitespace().next().unwrap_or("");
                // The argument for a generic pointer is a pointer to private memory.
                if !matches!(space, "generic" | "private") {
                    return Some(false);
                }
                self.arguments = vec!["1".into(), "&e".into()];
            }
            "enqueue_marker" | "enqueue_kernel" => {
                let params = &self.overload.params;
                if params.iter().any(|p| p.contains("clk_event_t")) {
                    self.before = "clk_event_t c = create_user_event(); clk_event_t m; \
                                   set_user_event_status(c, CL_COMPLETE);"
                        .into();
                    self.after = "release_event(c); release_event(m);".into();
                }
                let block = params.iter().position(|p| p.contains("(^)"));
                for (i, param) in params.iter().enumerate() {
                    self.arguments.push(match &param[..] {
                        "queue_t" => "get_default_queue()".into(),
                        "kernel_enqueue_flags_t" => "CLK_ENQUEUE_FLAGS_NO_WAIT".into(),
                        "ndrange_t" => "ndrange_1D((size_t)1)".into(),
                        "uint" if block.is_some_and(|block| block < i) => "16u".into(),
                        "uint" => "1u".into(),
                        "void (^)(void)" => "^{ }".into(),
                        block if block.contains("(^)") => "^(local void *memory) { }".into(),
                        event if event.contains("const") => "&c".into(),
                        event if event.contains('*') => "&m".into(),
                        _ => continue,
                    });
                }
            }
            "capture_event_profiling_info" => {
                // Only command events have profiling information.
                self.before = "clk_event_t c = create_user_event(); clk_event_t m; \
                               set_user_event_status(c, CL_COMPLETE); \
                               enqueue_marker(get_default_queue(), 1u, &c, &m);"
                    .into();
                self.arguments = vec![
                    "m".into(),
                    "CLK_PROFILING_COMMAND_EXEC_TIME".into(),
                    "(global void *)WORK".into(),
                ];
                self.after = "release_event(c); release_event(m);".into();
            }
            "release_event" => {
                self.before = "clk_event_t c = create_user_event(); \
                               set_user_event_status(c, CL_COMPLETE);"
                    .into();
                self.arguments = vec!["c".into()];
            }
            "retain_event" => {
                self.before = "clk_event_t c = create_user_event(); \
                               set_user_event_status(c, CL_COMPLETE);"
                    .into();
                self.arguments = vec!["c".into()];
                self.after = "release_event(c); release_event(c);".into();
            }
            "printf" => {
                self.arguments = vec!["\"%d\\n\"".into(), "7".into()];
            }
            "to_global" | "to_local" | "to_private" => {
                self.before = "int number = 1;".into();
                let of = match &self.name[..] {
                    "to_global" => "(global int *)work",
                    "to_local" => "(local int *)scratch",
                    _ => "&number",
                };
                self.arguments = vec![of.into()];
            }
            _ => return None,
        }
        Some(true)
    }

    fn argument(&mut self, i: usize, param: &str) -> Option<String> {
        let name = self.name.clone();
        if param.starts_with("read_") || param.starts_with("write_") {
            if let Some(pipe) = param.strip_suffix('T') {
                self.pipe = Some(format!("{pipe}int"));
                return Some("PIPE".into());
            }
            let format = match &name[..] {
                _ if param.contains("depth") => "depth-float32",
                "read_imagei" | "write_imagei" => "rgba-int32",
                "read_imageui" | "write_imageui" => "rgba-uint32",
                "read_imageh" | "write_imageh" => "rgba-float16",
                _ => "rgba-float32",
            };
            self.image = Some(ImageParameter { ty: param.to_string(), format });
            return Some("image".into());
        }
        if self.pipe.is_some() && param.starts_with("S ") {
            self.before.push_str("int number = 5; ");
            return Some("&number".into());
        }
        if param == "reserve_id_t" {
            return Some(self.reservation());
        }
        if let Some(pointer) = param.strip_suffix('*') {
            return self.pointer(i, pointer.trim());
        }
        Some(match param {
            "sampler_t" => "s".into(),
            "event_t" => "0".into(),
            "queue_t" => "get_default_queue()".into(),
            "ndrange_t" => "ndrange_1D((size_t)1)".into(),
            block if block.contains("(^)") => "^{ }".into(),
            "clk_event_t" => {
                self.before = "clk_event_t c = create_user_event();".into();
                self.after = match &name[..] {
                    "set_user_event_status" => "release_event(c);".into(),
                    _ => "set_user_event_status(c, CL_COMPLETE); release_event(c);".into(),
                };
                "c".into()
            }
            "cl_mem_fence_flags" => "CLK_LOCAL_MEM_FENCE".into(),
            "memory_order" if name == "atomic_work_item_fence" => "memory_order_acq_rel".into(),
            "memory_order" => "memory_order_relaxed".into(),
            "memory_scope" => "memory_scope_work_group".into(),
            // Ids and array indices must be valid.
            "size_t" if name.contains("broadcast") => "(size_t)0".into(),
            "size_t" => "(size_t)1".into(),
            "uint" if name.ends_with("_pipe") && name.contains("reserve") => "1u".into(),
            "uint" if name.ends_with("_pipe") => "0u".into(),
            "uint" if name.contains("clustered") && i > 0 => "1u".into(),
            "uint" if name.starts_with("sub_group") && i > 0 => "0u".into(),
            // The sub-group has one work-item, so the function can find only one bit.
            "uint4" if name.starts_with("sub_group_ballot_find") => "(uint4)(1u)".into(),
            "uint" if name.starts_with("get_") => "0u".into(),
            "uint" if name.starts_with("bitfield") && i > 0 => format!("{i}u"),
            "int" if name == "set_user_event_status" => "CL_COMPLETE".into(),
            _ if name.contains("_image") && i + 1 < self.overload.params.len()
                || name.starts_with("read_image") =>
            {
                // Coordinates, levels and gradients.
                let number = match numeric(param)? {
                    (scalar, _) if SCALARS[scalar].0 == "float" && i > 2 => "0.25f",
                    (scalar, _) if SCALARS[scalar].0 == "float" => "1.5f",
                    _ => "1",
                };
                format!("({param})({number})")
            }
            _ => {
                let place = numeric(param)?.0 * REGION + i % 3 * RESULT;
                format!("*(global const {param} *)(in + {place})")
            }
        })
    }

    /// The argument for a reservation of the pipe. The function's name determines whether the work-item, the work-group
    /// or the sub-group makes the reservation.
    fn reservation(&mut self) -> String {
        let way = if self.name.contains("write") { "write" } else { "read" };
        let group = ["work_group_", "sub_group_"].into_iter().find(|g| self.name.starts_with(g));
        let group = group.unwrap_or("");
        self.pipe.get_or_insert_with(|| "read_only pipe int".into());
        self.before = format!("reserve_id_t q = {group}reserve_{way}_pipe(PIPE, 1u); ");
        if !self.name.contains("commit") {
            self.after = format!("{group}commit_{way}_pipe(PIPE, q); ");
        }
        "q".into()
    }

    /// The argument for the parameter `i`, a pointer to the qualified type `to`; `None` if the type is not numeric.
    fn pointer(&mut self, i: usize, to: &str) -> Option<String> {
        let words: Vec<&str> = to.split_whitespace().collect();
        let ty = words.iter().find(|w| !is_qualifier(w))?.to_string();
        let is_const = words.contains(&"const");
        let volatile = if words.contains(&"volatile") { "volatile " } else { "" };
        let number = numeric(&ty)?;
        let region = number.0 * REGION;
        let constant = if is_const { "const " } else { "" };
        if !is_const {
            self.written = Some(ty.clone());
        }
        Some(match words.iter().find(|w| **w != "const" && **w != "volatile").copied()? {
            "constant" => format!("(constant {ty} *)(fixed + {region})"),
            "local" => {
                self.before.push_str(&format!(
                    "for (int j = 0; j < {WORDS}; j++) \
                     ((local uint *)scratch)[j] = ((global const uint *)(in + {region}))[j]; "
                ));
                if !is_const {
                    self.after.push_str(&format!(
                        "for (int j = 0; j < {WORDS}; j++) \
                         ((global uint *)WORK)[j] = ((local const uint *)scratch)[j]; "
                    ));
                }
                format!("({constant}local {volatile}{ty} *)scratch")
            }
            "private" => {
                // Variables of type `half` are not always supported; `ushort` variables hold their bits.
                let held = if ty == "half" { "ushort" } else { &ty };
                let count = (4 * WORDS / size_of(number)).min(32);
                self.before.push_str(&format!(
                    "{held} p{i}[{count}]; \
                     for (int j = 0; j < {count}; j++) p{i}[j] = ((global const {held} *)(in + {region}))[j]; "
                ));
                if !is_const {
                    self.after.push_str(&format!(
                        "for (int j = 0; j < {count}; j++) ((global {held} *)WORK)[j] = p{i}[j]; "
                    ));
                }
                format!("({constant}private {volatile}{ty} *)p{i}")
            }
            _ if is_const => format!("({constant}global {volatile}{ty} *)(in + {region})"),
            _ => {
                // Two pointers of one call must not overlap.
                let at =
                    if self.arguments.iter().any(|a| a.contains("WORK")) { REGION / 2 } else { 0 };
                format!("(global {volatile}{ty} *)(WORK + {at})")
            }
        })
    }

    /// Whether the whole group takes part in the call. Compilers split kernels at such calls.
    pub fn is_collective(&self) -> bool {
        let parts = ["barrier", "work_group_", "sub_group_", "wait_group_events"];
        parts.iter().any(|part| self.name.contains(part))
    }

    /// The extensions that need a pragma in old editions.
    fn pragmas(&self) -> impl Iterator<Item = &'static str> {
        let names = self.overload.requires.iter().filter_map(|list| list.first().copied());
        names.filter(|name| name.starts_with("cl_"))
    }

    fn block(&self, k: usize) -> String {
        let call = format!("{}({})", self.name, self.arguments.join(", "));
        let result = &self.overload.result;
        let at = k * RESULT;
        let call = match (&self.result, &result[..]) {
            (_, "void") => format!("{call};"),
            (Some(_), "bool") => format!("*(global int *)(out + {at}) = {call};"),
            (Some(ty), _) => format!("*(global {ty} *)(out + {at}) = {call};"),
            (None, "global T *" | "local T *" | "private T *") => {
                format!("*(global int *)(out + {at}) = {call} != 0;")
            }
            _ => format!("{result} r = {call};"),
        };
        let text = format!("    {{ {} {call} {} }}\n", self.before, self.after);
        let work = format!("(work + {})", k * REGION);
        text.replace("WORK", &work)
            .replace("BARRIER", "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);")
            .replace("(image", &format!("(image{k}"))
            .replace("PIPE", &format!("pipe{k}"))
    }
}

/// A program whose kernel `k` makes the calls in sequence.
pub fn program(calls: &[&Call]) -> String {
    let mut names: Vec<&str> = calls.iter().flat_map(|call| call.pragmas()).collect();
    names.sort_unstable();
    names.dedup();
    let mut text = String::new();
    for name in names {
        text.push_str(&format!("#pragma OPENCL EXTENSION {name} : enable\n"));
    }
    text.push_str(
        "kernel void k(global const uchar *in, constant uchar *fixed, global uchar *out, \
         global uchar *work, local ulong16 *aligned, sampler_t s",
    );
    for (k, call) in calls.iter().enumerate() {
        if let Some(image) = &call.image {
            text.push_str(&format!(", {} image{k}", image.ty));
        }
        if let Some(pipe) = &call.pipe {
            text.push_str(&format!(", {pipe} pipe{k}"));
        }
    }
    // Local memory is aligned as the type of the parameter requires.
    text.push_str(")\n{\n    local uchar *scratch = (local uchar *)aligned;\n");
    for (k, call) in calls.iter().enumerate() {
        text.push_str(&call.block(k));
    }
    text.push_str("}\n");
    text
}

/// The content of `in`: numbers of each scalar type for which functions are defined.
fn inputs(kind: Inputs) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(SCALARS.len() * REGION);
    for (name, size) in SCALARS {
        for j in 0..REGION / size {
            let (whole, part) = match kind {
                Inputs::Small => ((j * 7 + 3) as i64 % 50, ((j * 5 + 3) % 13 + 1) as f64 / 8.0),
                Inputs::Other => ((j * 13 + 5) as i64 % 100, ((j * 11 + 2) % 61 + 1) as f64 / 16.0),
                Inputs::Edges => (EDGES[j % EDGES.len()], FLOAT_EDGES[j % FLOAT_EDGES.len()]),
            };
            match name {
                "half" => {
                    bytes.extend(half_bits(part).to_le_bytes());
                }
                "float" => bytes.extend((part as f32).to_le_bytes()),
                "double" => bytes.extend(part.to_le_bytes()),
                _ => {
                    let shift = if name.starts_with('u') { 1 } else { -20 };
                    let value = whole.wrapping_add(shift);
                    bytes.extend(&value.to_le_bytes()[..size]);
                }
            }
        }
    }
    bytes
}

/// The kind of numbers that calls get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inputs {
    /// Small numbers, for which every function returns a number.
    Small,
    /// Other small numbers.
    Other,
    /// The limits of ranges, infinities and NaN.
    Edges,
}

/// There are seven numbers, so that vectors start with different numbers.
const EDGES: [i64; 7] = [0, -1, i64::MIN + 20, i64::MAX, 1, i32::MIN as i64, 0x7fff_ffff];
const FLOAT_EDGES: [f64; 11] = [
    0.0,
    -0.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    1e-45,
    -1e-310,
    f32::MAX as f64,
    f64::MIN,
    1.0,
    -1.5,
];

/// The launch for [`program`]. Its results are the arguments 2 and 3, and the images.
pub fn launch(calls: &[&Call], kind: Inputs) -> Launch {
    let arg = |value| Arg { value, access: None, id: None, expect: None };
    let bytes = |bytes| {
        arg(ArgValue::Buffer(Elements { kind: String::new(), contents: Contents::Bytes(bytes) }))
    };
    let all = inputs(kind);
    let mut work = Vec::with_capacity(REGION * calls.len());
    for call in calls {
        let scalar = call.written.as_deref().and_then(numeric).map_or(0, |n| n.0);
        work.extend(&all[scalar * REGION..(scalar + 1) * REGION]);
    }
    let mut args = vec![
        bytes(all.clone()),
        bytes(all),
        bytes(vec![0; RESULT * calls.len()]),
        bytes(work),
        arg(ArgValue::Local(REGION as u64)),
        arg(ArgValue::Sampler(Sampler {
            addressing: "clamp-to-edge".into(),
            filter: "nearest".into(),
            normalized: false,
        })),
    ];
    for call in calls {
        if let Some(pipe) = &call.pipe {
            let packets = if pipe.starts_with("read") { vec![3, 4] } else { Vec::new() };
            let contents = Contents::Values(packets.into_iter().map(Number::Int).collect());
            let packets = Elements { kind: "int".into(), contents };
            args.push(arg(ArgValue::Pipe(Pipe { packets, size: None, capacity: 4 })));
        }
        let Some(image) = &call.image else { continue };
        let kind = image.ty.split_whitespace().last().unwrap_or_default();
        let array = kind.contains("array");
        let two = kind.contains("2d") || kind.contains("3d");
        let samples = if kind.contains("msaa") { 2 } else { 1 };
        let mips = call.overload.requires.iter().flatten().any(|name| name.contains("mipmap"));
        let (height, depth) = (if two { 4 } else { 1 }, if kind.contains("3d") { 4 } else { 1 });
        let (layers, levels) = (if array { 2 } else { 1 }, if mips { 2 } else { 1 });
        let half = |n: u64| (n / 2).max(1);
        let base = 4 * height * depth;
        let texels = base + if mips { 2 * half(height) * half(depth) } else { 0 };
        let channels = if image.format.starts_with("rgba") { 4 } else { 1 };
        let count = texels * layers * samples * channels;
        args.push(arg(ArgValue::Image(Image {
            kind: kind.into(),
            format: image.format.into(),
            width: 4,
            height,
            depth,
            layers,
            levels,
            samples,
            values: (0..count).map(|n| Number::Int(i128::from(n % 100))).collect(),
        })));
    }
    Launch { kernel: "k".into(), global: vec![1], args, ..Launch::default() }
}
