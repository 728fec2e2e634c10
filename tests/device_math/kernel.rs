//! Evaluates one OpenCL C expression over columns of values on the reference device.

use clman_device::{Arg, Buffer, Device, Kinds, Launch, Settings, Store};
use clman_opencl::{Edition, NoFiles, Options, check};

/// The size of a scalar type in bytes.
pub fn size(kind: &str) -> usize {
    match kind {
        "char" | "uchar" => 1,
        "short" | "ushort" | "half" => 2,
        "int" | "uint" | "float" => 4,
        _ => 8,
    }
}

/// The scalar and the width of a vector type.
fn shape(kind: &str) -> (&str, usize) {
    let scalar = kind.trim_end_matches(|c: char| c.is_ascii_digit());
    (scalar, kind[scalar.len()..].parse().unwrap_or(1))
}

/// The results of `body`, which sets `r` from `a`, `b` and `c`, for each row. Inputs are columns of bit
/// patterns with their types. For a vector of width n, a row has n bit patterns.
pub fn run(body: &str, inputs: &[(&str, &[u64])], out: &str) -> Vec<u64> {
    let items = inputs[0].1.len() / shape(inputs[0].0).1;
    let (mut parameters, mut variables) = (String::new(), String::new());
    let mut buffers = Vec::new();
    for (name, (kind, words)) in ["a", "b", "c"].iter().zip(inputs) {
        let (scalar, width) = shape(kind);
        assert_eq!(words.len(), items * width, "{body}");
        parameters.push_str(&format!("global const {scalar} *p{name}, "));
        variables.push_str(&if width == 1 {
            format!("{kind} {name} = p{name}[i]; ")
        } else {
            format!("{kind} {name} = vload{width}(i, p{name}); ")
        });
        let bytes = words.iter().flat_map(|w| w.to_le_bytes()[..size(scalar)].to_vec());
        buffers.push(Buffer { store: Store::new(bytes.collect()), ..Buffer::default() });
    }
    let (scalar, width) = shape(out);
    let put = if width == 1 { "out[i] = r;".into() } else { format!("vstore{width}(r, i, out);") };
    let text = format!(
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable
        kernel void k({parameters}global {scalar} *out) {{
          size_t i = get_global_id(0); {variables}{out} r; {body}; {put} }}"
    );
    let store = Store::new(vec![0; items * width * size(scalar)]);
    buffers.push(Buffer { store, ..Buffer::default() });
    let checked =
        check("k.cl", text.clone().into_bytes(), &Options::new(Edition::V3_0), &mut NoFiles);
    let errors: Vec<&str> = checked.diagnostics.iter().map(|d| d.message.as_str()).collect();
    assert!(checked.accepted(), "{errors:?}\n{text}");
    let mut device = Device::new(checked, Edition::V3_0).expect("the device runs the program");
    let launch = Launch {
        kernel: "k".into(),
        global: vec![items as u64],
        local: None,
        args: (0..buffers.len()).map(|n| Arg::Buffer(n.into())).collect(),
        ..Launch::default()
    };
    let settings = Settings {
        detect: Kinds::NONE,
        instructions: u64::MAX / 2,
        memory: 1 << 30,
        ..Settings::default()
    };
    device.launch(&launch, &mut buffers, &settings).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let bytes = buffers.pop().map(|b| b.store.bytes).unwrap_or_default();
    bytes
        .chunks(size(scalar))
        .map(|c| {
            let mut word = [0; 8];
            word[..c.len()].copy_from_slice(c);
            u64::from_le_bytes(word)
        })
        .collect()
}
