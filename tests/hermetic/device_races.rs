//! Data races in generated kernels: compares the results of the detector with a simple computation, which orders
//! accesses by the barriers between them. A kernel is a sequence of steps of some work-items. Each step is an access to
//! global or local memory, atomic or not, or a barrier. Work-items never write the same value.

use crate::support::numbers;

use clman_device::{Arg, Buffer, Device, Inline, Kind, Kinds, Launch, Settings, Store};
use clman_opencl::{Edition, NoFiles, Options, check};
use numbers::Numbers;
use std::fmt::Write;

/// The number of generated kernels.
const KERNELS: u64 = 3000;

#[derive(Clone, Copy, PartialEq)]
enum Operation {
    Read,
    Write,
    /// An atomic compare-and-exchange whose comparison fails, so that it writes nothing.
    AtomicRead,
    AtomicWrite,
}

use Operation::{AtomicRead, AtomicWrite, Read, Write as Writes};

/// An access: the work-item, the operation, the group, and the number of barriers of its memory before it.
struct Access {
    item: u64,
    operation: Operation,
    group: u64,
    barriers: u32,
    /// Whether it is to local memory of that group; otherwise it is to global memory.
    local: bool,
    bytes: std::ops::Range<u64>,
}

impl Access {
    fn races_with(&self, other: &Access) -> bool {
        let atomic = |a: &Access| matches!(a.operation, AtomicRead | AtomicWrite);
        let writes = |a: &Access| matches!(a.operation, Writes | AtomicWrite);
        let same_memory = self.local == other.local && !(self.local && self.group != other.group);
        let overlap = self.bytes.start < other.bytes.end && other.bytes.start < self.bytes.end;
        let ordered = self.group == other.group && self.barriers != other.barriers;
        same_memory
            && overlap
            && self.item != other.item
            && (writes(self) || writes(other))
            && !(atomic(self) && atomic(other))
            && !ordered
    }
}

/// A kernel, the number of groups, the number of work-items in a group, and whether the kernel has a race.
fn made(numbers: &mut Numbers) -> (String, u64, u64, bool) {
    let mut below = |n: u64| numbers.between(0.0, n as f64) as u64;
    let (groups, size) = (1 + below(2), 2 << below(2));
    let items = groups * size;
    let mut text = String::from(
        "kernel void k(global int *g, global int *o, local int *l) {\n\
         int i = get_global_id(0), t = 0;\n\
         if (get_local_id(0) == 0) for (int j = 0; j < 16; j++) l[j] = 0;\n\
         barrier(CLK_LOCAL_MEM_FENCE);\n",
    );
    let mut barriers = [0, 0];
    let mut accesses: Vec<Access> = Vec::new();
    for step in 0..3 + below(7) {
        if below(3) == 0 {
            let (local, global) = [(true, false), (false, true), (true, true)][below(3) as usize];
            let flags = match (local, global) {
                (true, true) => "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE",
                (true, false) => "CLK_LOCAL_MEM_FENCE",
                _ => "CLK_GLOBAL_MEM_FENCE",
            };
            writeln!(text, "barrier({flags});").unwrap();
            barriers[0] += u32::from(global);
            barriers[1] += u32::from(local);
            continue;
        }
        let operation = [Read, Writes, AtomicRead, AtomicWrite][below(4) as usize];
        let (local, spread) = (below(3) == 0, below(5) == 0);
        // Atomic operations access whole words.
        let byte = match operation {
            Read | Writes if below(4) == 0 => Some(below(4)),
            _ => None,
        };
        let object = if local { "l" } else { "g" };
        let word = |item: u64| if spread { 1 + item } else { 0 };
        let index = if spread { "1 + i" } else { "0" };
        let place = match byte {
            Some(byte) => {
                let space = if local { "local" } else { "global" };
                format!("((volatile {space} char *)({object} + {index}))[{byte}]")
            }
            None => format!("{object}[{index}]"),
        };
        // No two work-items or steps write the same value, not even in one byte.
        let value = format!("(i * 16 + {step} + 1)");
        let statement = match operation {
            Read => format!("t += {place};"),
            Writes => format!("{place} = {value};"),
            AtomicRead => format!("t += atomic_cmpxchg(&{place}, -99, -98);"),
            AtomicWrite => format!("atomic_xchg(&{place}, {value} * 0x01010101);"),
        };
        let takers: Vec<u64> = (0..1 + below(2)).map(|_| below(items)).collect();
        let condition: Vec<String> = takers.iter().map(|t| format!("i == {t}")).collect();
        writeln!(text, "if ({}) {statement}", condition.join(" || ")).unwrap();
        for item in takers {
            let start = word(item) * 4 + byte.unwrap_or(0);
            let bytes = start..start + if byte.is_some() { 1 } else { 4 };
            let barriers = barriers[usize::from(local)];
            let group = item / size;
            accesses.push(Access { item, operation, group, barriers, local, bytes });
        }
    }
    text.push_str("o[i] = t;\n}\n");
    let race =
        accesses.iter().enumerate().any(|(n, a)| accesses[..n].iter().any(|b| a.races_with(b)));
    (text, groups, size, race)
}

#[test]
fn races_are_those_that_no_barrier_orders() {
    let mut numbers = Numbers(7);
    let (mut with, mut without) = (0, 0);
    for _ in 0..KERNELS {
        let (text, groups, size, race) = made(&mut numbers);
        let options = Options::new(Edition::V1_2);
        let checked = check("k.cl", text.clone().into_bytes(), &options, &mut NoFiles);
        assert!(checked.accepted(), "{text}");
        let mut device = Device::new(checked, Edition::V1_2).unwrap();
        let buffer = || Buffer { store: Store::new(vec![0; 64]), ..Buffer::default() };
        let mut buffers = [buffer(), buffer()];
        let launch = Launch {
            kernel: "k".into(),
            global: vec![groups * size],
            local: Some(vec![size]),
            args: vec![Arg::Buffer(0.into()), Arg::Buffer(1.into()), Arg::Local(64)],
            ..Launch::default()
        };
        let settings = Settings {
            detect: Kinds::ALL,
            instructions: 1 << 20,
            memory: 1 << 24,
            printed: 0,
            stop: &|| false,
            executor: &Inline,
            ..Settings::default()
        };
        let outcome = device.launch(&launch, &mut buffers, &settings).unwrap();
        let found: Vec<Kind> = outcome.findings.iter().map(|f| f.kind).collect();
        assert!(found.iter().all(|kind| *kind == Kind::DataRace), "{found:?}\n{text}");
        assert_eq!(!found.is_empty(), race, "{groups} groups of {size}\n{text}");
        if race {
            with += 1;
        } else {
            without += 1;
        }
    }
    println!("{with} kernels with a race, {without} without");
    assert!(with > KERNELS / 5 && without > KERNELS / 5, "{with} and {without}");
}
