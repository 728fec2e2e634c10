//! A launch of a kernel as text, the same natively and in a browser.

use clman_device::{Arg, Buffer, Device, Inline, Kinds, Launch, Settings, Store};
use clman_opencl::{Edition, NoFiles, Options};

/// Runs the kernel `k` of a program on `items` work-items in groups of four, with a buffer of `items`
/// `uint` that count from 0. Returns the buffer's bytes in hex, the output, and the findings.
pub fn run(source: &[u8], edition: Edition, items: u32) -> String {
    let checked =
        clman_opencl::check("source.cl", source.to_vec(), &Options::new(edition), &mut NoFiles);
    let mut device = match Device::new(checked, edition) {
        Ok(device) => device,
        Err(refusal) => return format!("refused: {refusal}"),
    };
    let bytes: Vec<u8> = (0..items).flat_map(u32::to_le_bytes).collect();
    let mut buffers = [Buffer { store: Store::new(bytes), ..Buffer::default() }];
    let launch = Launch {
        kernel: "k".into(),
        global: vec![u64::from(items)],
        local: Some(vec![4]),
        offset: None,
        args: vec![Arg::Buffer(0)],
    };
    let settings = Settings {
        detect: Kinds::ALL,
        instructions: 1 << 24,
        memory: 16 << 20,
        printed: 1 << 16,
        stop: &|| false,
        executor: &Inline,
    };
    match device.launch(&launch, &mut buffers, &settings) {
        Ok(outcome) => {
            let mut text: String =
                buffers[0].store.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            text.push('\n');
            text.push_str(&String::from_utf8_lossy(&outcome.printed));
            for finding in &outcome.findings {
                let line = finding.actor.place.line;
                text.push_str(&format!("\n{line}: {}", finding.kind.name()));
            }
            text
        }
        Err(refusal) => format!("refused: {refusal}"),
    }
}
