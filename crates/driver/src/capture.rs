//! Writes launches as launch files, with which `clman run` repeats the launches without the program.

use crate::executable::Param;
use crate::kernel::Kernel;
use clman_device::images::Addressing;
use clman_device::{self as device, Buffer, Part};
use clman_record::{
    Access, Arg, ArgValue, Contents, Elements, Image, Launch, Pipe, Sampler, write_launch_file,
};
use clman_runner::values::{channel, scalars, stride, type_of};
use std::path::{Component, Path};
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, io};

/// The size in bytes from which a buffer is written as bytes, not as values.
const LARGE: usize = 64 << 10;

/// Writes a launch, with its program and the initial contents of its buffers, into a folder. It is not written if its
/// buffers and those of all earlier launches of the process take more than `limit` bytes.
///
/// # Errors
/// A file cannot be written.
pub fn write(
    folder: &Path,
    kernel: &Kernel,
    launch: &device::Launch,
    buffers: &[Buffer],
    limit: u64,
) -> io::Result<()> {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    static WRITTEN: AtomicU64 = AtomicU64::new(0);
    let size: usize = buffers.iter().map(|buffer| buffer.store.bytes.len()).sum();
    let earlier = WRITTEN.fetch_add(size as u64, Ordering::Relaxed);
    if earlier.saturating_add(size as u64) > limit {
        if earlier <= limit {
            let (name, limit) = (folder.display(), limit >> 20);
            eprintln!(
                "clman: {name}: no more launches are captured, because their buffers would exceed {limit} MiB; --capture-limit sets the limit"
            );
        }
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    let unit = &kernel.executable.unit;
    fs::write(folder.join(&unit.name), &unit.text)?;
    for header in &unit.headers {
        let path = Path::new(&header.name);
        // A header with a path to another folder would be written outside of this folder.
        if path.components().all(|part| matches!(part, Component::Normal(_))) {
            let path = folder.join(path);
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(path, &header.text)?;
        }
    }
    let params = &kernel.info().params;
    let mut parts: Vec<(usize, u64)> = Vec::new();
    let args = launch.args.iter().zip(params).enumerate().map(|(n, (arg, param))| {
        let part = match arg {
            device::Arg::Buffer(part) | device::Arg::Image(part, _) => {
                Some((part.buffer, part.start))
            }
            _ => None,
        };
        let earlier = part.and_then(|part| parts.iter().position(|known| *known == part));
        parts.push(part.unwrap_or((usize::MAX, n as u64)));
        // Two arguments may be the same buffer.
        let id = part.map(|_| format!("argument-{}", earlier.unwrap_or(n)));
        let value = match earlier {
            Some(_) => ArgValue::Earlier,
            None => value_of(arg, param, launch, buffers),
        };
        let access = part.map(|part| match buffers[part.0].access {
            device::Access::ReadWrite => Access::ReadWrite,
            device::Access::ReadOnly => Access::ReadOnly,
            device::Access::WriteOnly => Access::WriteOnly,
        });
        Arg { value, access, id, expect: None }
    });
    let captured = Launch {
        std: Some(crate::source::DEFAULT.into()),
        options: Some(unit.options.clone()).filter(|options| !options.is_empty()),
        kernel: launch.kernel.clone(),
        global: launch.global.clone(),
        local: launch.local.clone(),
        offset: launch.offset.clone(),
        args: args.collect(),
        ..Launch::default()
    };
    let name = format!("{:04}-{}.toml", NUMBER.fetch_add(1, Ordering::Relaxed), launch.kernel);
    fs::write(folder.join(name), write_launch_file(&unit.name, &[captured]))
}

/// The bytes of a part, and their number. The bytes are `None` if none of them was ever written.
fn bytes_of<'b>(part: &Part, buffers: &'b [Buffer]) -> (Option<&'b [u8]>, u64) {
    let store = &buffers[part.buffer].store;
    let start = part.start as usize;
    let end = part.size.map_or(store.bytes.len(), |size| start + size as usize);
    let unwritten = store.unwritten.get(start..end);
    let known = unwritten.is_none_or(|marks| marks.contains(&0));
    (known.then(|| &store.bytes[start..end]), (end - start) as u64)
}

fn elements(kind: &str, (bytes, size): (Option<&[u8]>, u64)) -> Elements {
    let Some(bytes) = bytes else {
        return Elements { kind: "uchar".into(), contents: Contents::Uninitialized(size) };
    };
    // A buffer may end within an element.
    let is_whole =
        type_of(kind).is_ok_and(|(scalar, width)| bytes.len() % stride(scalar, width) == 0);
    match (is_whole && bytes.len() < LARGE).then(|| scalars(kind, bytes)).flatten() {
        Some(numbers) => Elements {
            kind: kind.into(),
            contents: Contents::Values(numbers.into_iter().map(|(_, number)| number).collect()),
        },
        None => Elements { kind: String::new(), contents: Contents::Bytes(bytes.to_vec()) },
    }
}

fn value_of(
    arg: &device::Arg,
    param: &Param,
    launch: &device::Launch,
    buffers: &[Buffer],
) -> ArgValue {
    let kind = param.type_name.trim_end_matches('*');
    let null = || Elements { kind: "uchar".into(), contents: Contents::Uninitialized(0) };
    match arg {
        device::Arg::Null => ArgValue::Buffer(null()),
        device::Arg::Local(size) => ArgValue::Local(*size),
        device::Arg::Value(bytes) => {
            ArgValue::Value(elements(kind, (Some(bytes), bytes.len() as u64)))
        }
        device::Arg::Sampler(sampler) => ArgValue::Sampler(Sampler {
            addressing: match sampler.addressing {
                Addressing::None => "none",
                Addressing::ClampToEdge => "clamp-to-edge",
                Addressing::Clamp => "clamp",
                Addressing::Repeat => "repeat",
                Addressing::MirroredRepeat => "mirrored-repeat",
            }
            .into(),
            filter: if sampler.linear { "linear" } else { "nearest" }.into(),
            normalized: sampler.normalized,
        }),
        device::Arg::Image(part, image) => {
            let format = image.format.name();
            let of_channel = channel(&format).map(|channel| channel.0).unwrap_or_default();
            let bytes = bytes_of(part, buffers).0;
            let values = bytes.and_then(|bytes| scalars(&of_channel, bytes)).unwrap_or_default();
            ArgValue::Image(Image {
                kind: image.kind.name().into(),
                format,
                width: image.size[0],
                height: image.size[1],
                depth: image.size[2],
                layers: image.layers,
                levels: image.levels,
                samples: image.samples,
                values: values.into_iter().map(|(_, number)| number).collect(),
            })
        }
        device::Arg::Buffer(part) => match buffers[part.buffer].pipe {
            Some(shape) => ArgValue::Pipe(Pipe {
                packets: elements("", bytes_of(part, buffers)),
                size: Some(shape.packet as u64),
                capacity: shape.capacity as u64,
            }),
            None => ArgValue::Buffer(elements(kind, bytes_of(part, buffers))),
        },
        // Pointers in shared memory are not valid in another process.
        device::Arg::Host(address) => {
            let found = launch.shared.iter().find_map(|shared| {
                let offset = address.checked_sub(shared.address)?;
                let size = shared.part.size?.checked_sub(offset)?;
                let start = shared.part.start + offset;
                Some(Part { buffer: shared.part.buffer, start, size: Some(size) })
            });
            ArgValue::Buffer(
                found.map_or_else(null, |part| elements(kind, bytes_of(&part, buffers))),
            )
        }
    }
}
