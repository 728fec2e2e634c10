//! Measures the times of mathematical functions on the reference device. For each function, there is a kernel with 1024
//! work-items. Each work-item calls the function sixteen times in a row. Run it with `cargo bench --bench mathematics`.

use clman_device::{Arg, Buffer, Device, Kinds, Launch, Settings, Store};
use clman_opencl::{Edition, NoFiles, Options, check};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const ITEMS: usize = 1024;
const TIMES: usize = 16;

fn single(c: &mut Criterion) {
    let mut group = c.benchmark_group("float, 1024 work-items");
    group.throughput(Throughput::Elements((ITEMS * TIMES) as u64));
    let calls = [
        "x + s",
        "sin(x)",
        "cos(x)",
        "tan(x)",
        "exp(x)",
        "exp2(x)",
        "exp10(x)",
        "log(x)",
        "log2(x)",
        "pow(x, 1.7f)",
        "pown(x, 7)",
        "rsqrt(x)",
        "sqrt(x)",
        "atan2(x, 3.0f)",
        "sinpi(x)",
    ];
    for call in calls {
        let text = format!(
            "kernel void k(global const float *a, global float *out) {{
              float s = 0, x = a[get_global_id(0)];
              for (int n = 0; n < {TIMES}; n++) {{ s += {call}; x += 0.125f; }}
              out[get_global_id(0)] = s; }}"
        );
        let options = Options::new(Edition::V3_0);
        let checked = check("k.cl", text.into_bytes(), &options, &mut NoFiles);
        let Ok(mut device) = Device::new(checked, Edition::V3_0) else { continue };
        let values = (0..ITEMS).flat_map(|k| (k as f32 / 100.0 + 0.01).to_le_bytes());
        let mut buffers = vec![
            Buffer { store: Store::new(values.collect()), ..Buffer::default() },
            Buffer { store: Store::new(vec![0; 4 * ITEMS]), ..Buffer::default() },
        ];
        let launch = Launch {
            kernel: "k".into(),
            global: vec![ITEMS as u64],
            local: Some(vec![256]),
            args: vec![Arg::Buffer(0.into()), Arg::Buffer(1.into())],
            ..Launch::default()
        };
        let settings = Settings {
            detect: Kinds::NONE,
            instructions: u64::MAX / 2,
            memory: 1 << 30,
            ..Settings::default()
        };
        group.bench_function(call, |b| {
            b.iter(|| device.launch(&launch, &mut buffers, &settings).is_ok());
        });
    }
    group.finish();
}

criterion_group!(benches, single);
criterion_main!(benches);
