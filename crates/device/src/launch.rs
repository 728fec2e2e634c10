//! A launch of a kernel, from its arguments to its findings.

use super::arguments::Arguments;
use super::bytecode::Code;
use super::children::Children;
use super::detect::{Findings, Kind};
use super::job::{Job, Output, Ran, memory_of};
use super::machine::{Images, Limits, Range};
use super::memory::Budget;
use super::report;
use super::{
    Actor, Buffer, Device, Finding, Launch, LineCount, Outcome, Refusal, Settings, Status,
};
use clman_opencl::Edition;
use clman_opencl::diagnostic::counted;
use clman_opencl::program::VarId;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

impl Device {
    /// Runs a launch and writes its buffers.
    ///
    /// # Errors
    /// The kernel does not exist or contains a construct that the device does not support, or the launch does not fit
    /// the kernel or the memory limit.
    pub fn launch(
        &mut self,
        launch: &Launch,
        buffers: &mut [Buffer],
        settings: &Settings<'_>,
    ) -> Result<Outcome, Refusal> {
        self.prepare(&launch.kernel)?;
        let (Some(id), Some(code)) = (self.find(&launch.kernel), self.kernels.get(&launch.kernel))
        else {
            return Err(Refusal::Launch("the kernel does not exist".into()));
        };
        let function = self.checked.program.function(id);
        let (range, complaint) = range_of(launch, function.attributes.reqd_work_group_size)?;
        let complaint = complaint.or_else(|| self.ragged(launch, &range));
        // The objects of the arguments have the same numbers in this kernel and in all kernels that it enqueues: they
        // follow the largest list of a kernel's own objects.
        let blocks = if code.enqueues { self.blocks.values() } else { Default::default() };
        let own = blocks.map(|b| b.allocations.len()).fold(code.allocations.len(), usize::max);
        let arguments = self.arguments(launch, &function.params, code, own, buffers)?;
        let Arguments { allocations, local_size, given, images, pipes, mut world, .. } = arguments;
        let spare = spare_memory(launch, settings, code, &range, local_size, buffers)?;
        world.uniform = self.uniform;
        world.budget = Rc::new(Budget::new(spare));
        world.profile = settings.profile.then(HashMap::new);
        let mut stores = std::mem::take(&mut self.stores);
        let statics = stores.len();
        stores.extend(buffers.iter_mut().map(|b| std::mem::take(&mut b.store)));
        let limits = Limits {
            instructions: settings.instructions,
            printed: settings.printed,
            spare,
            stop: settings.stop,
        };
        let images = Images { list: &images, follow_global: self.edition < Edition::V2_0 };
        let job =
            Job { code, allocations: &allocations, images, range, local_size, limits: &limits };
        let (mut printed, mut findings) = (Vec::new(), Findings::new(settings.detect));
        let mut out = Output { printed: &mut printed, world: &mut world, steps: 0 };
        let result = job.run(&mut stores, &given, Some(settings.executor), &mut findings, &mut out);
        let first = Ran { code, range, allocations: Cow::Borrowed(&allocations), findings };
        let mut children =
            Children { blocks: &self.blocks, ran: vec![first], own, settings, images };
        let result = result.and_then(|()| children.run(&mut stores, &mut out));
        let ran = children.report(&world);
        let accesses = match settings.accesses {
            true => world.accesses(statics, buffers.len()),
            false => Vec::new(),
        };
        for (buffer, store) in buffers.iter_mut().zip(stores.drain(statics..)) {
            buffer.store = store;
        }
        for (n, k) in pipes.iter().enumerate() {
            buffers[*k].store = world.pipes.packets(n);
        }
        self.stores = stores;
        if world.budget.is_spent() {
            return Err(Refusal::Launch(format!(
                "the findings and accesses of this launch need more memory than the limit of {} bytes",
                settings.memory
            )));
        }
        let place = |token| self.place(token);
        let complaint = complaint.filter(|_| settings.detect.has(Kind::WorkGroupSize));
        let complaint = complaint.map(|message| Finding {
            kind: Kind::WorkGroupSize,
            actor: Actor {
                place: place(function.token),
                global_id: range.offset,
                local_id: [0; 3],
                group_id: [0; 3],
            },
            space: None,
            object: None,
            message,
            count: 1,
            other: None,
            warning: false,
        });
        let findings = complaint.into_iter().chain(report::findings(ran, &place)).collect();
        let status = if result.is_ok() { Status::Done } else { Status::Stopped };
        let profile = self.lines(world.profile.unwrap_or_default());
        Ok(Outcome { status, printed, is_cut: world.is_cut, findings, accesses, profile })
    }

    /// The number of instructions of each line, computed from the number of instructions of each token.
    fn lines(&self, tokens: HashMap<u32, u64>) -> Vec<LineCount> {
        let mut lines: BTreeMap<(String, u32), u64> = BTreeMap::new();
        for (token, count) in tokens {
            let place = self.place(token);
            *lines.entry((place.file, place.line)).or_default() += count;
        }
        let list = lines.into_iter();
        list.map(|((file, line), instructions)| LineCount { file, line, instructions }).collect()
    }

    /// The error if groups have different sizes, and the edition or a build option requires equal sizes.
    fn ragged(&self, launch: &Launch, range: &Range) -> Option<String> {
        if !self.uniform || range.is_uniform() {
            return None;
        }
        let reason = match self.edition < Edition::V2_0 {
            true => "only OpenCL C 2.0 and later allow this",
            false => "the build option `-cl-uniform-work-group-size` does not allow this",
        };
        let (global, dims) = (&launch.global, launch.global.len());
        let local = &range.local[..dims];
        Some(format!(
            "the global size {global:?} is not a multiple of the local size {local:?}; {reason}"
        ))
    }

    /// Matches the arguments with the parameters.
    fn arguments<'b>(
        &self,
        launch: &Launch,
        params: &[VarId],
        code: &Code,
        own: usize,
        buffers: &'b [Buffer],
    ) -> Result<Arguments<'b>, Refusal> {
        if launch.args.len() != code.params.len() {
            return Err(Refusal::Launch(format!(
                "`{}` takes {}, found {}",
                launch.kernel,
                counted(code.params.len(), "argument"),
                launch.args.len()
            )));
        }
        let statics = self.stores.len();
        let allocations = code.allocations.clone();
        let mut list = Arguments::new(buffers, statics, allocations, own, code.local_size);
        for (i, (param, arg)) in code.params.iter().zip(&launch.args).enumerate() {
            let name = params.get(i).and_then(|p| self.checked.program.variable(*p).name);
            let name = name.map_or("", |n| self.checked.name(n)).to_string();
            let wrong = |why| Refusal::Launch(format!("argument {}{why}", i + 1));
            list.add(name, param, arg).map_err(wrong)?;
        }
        for shared in &launch.shared {
            let wrong = |why| Refusal::Launch(format!("shared memory{why}"));
            list.add_shared(shared).map_err(wrong)?;
        }
        Ok(list)
    }
}

/// The memory that remains after the memory of one group and of the buffers is subtracted.
fn spare_memory(
    launch: &Launch,
    settings: &Settings<'_>,
    code: &Code,
    range: &Range,
    local_size: u64,
    buffers: &[Buffer],
) -> Result<u64, Refusal> {
    let shadows = 1 + u64::from(settings.detect.has(Kind::UninitializedRead));
    let given: u64 = buffers.iter().map(|b| shadows * b.store.bytes.len() as u64).sum();
    let needed = memory_of(code, range, local_size);
    settings.memory.checked_sub(needed.saturating_add(given)).ok_or_else(|| {
        Refusal::Launch(format!(
            "the launch needs too much memory: a group of {} work-items of `{}` takes {needed} bytes of registers, private and local memory, the buffers take {given} bytes, and the limit is {} bytes",
            range.group_size(),
            launch.kernel,
            settings.memory
        ))
    })
}

/// The shape of a launch, and the error in its group size, if there is one.
fn range_of(launch: &Launch, reqd: Option<[u64; 3]>) -> Result<(Range, Option<String>), Refusal> {
    let wrong = |message: &str| Err(Refusal::Launch(message.into()));
    let dims = launch.global.len();
    if !(1..=3).contains(&dims) {
        return wrong("a launch must have one, two or three dimensions");
    }
    let fill = |list: &[u64], rest: u64| -> [u64; 3] {
        std::array::from_fn(|i| list.get(i).copied().unwrap_or(rest))
    };
    let global = fill(&launch.global, 1);
    let mut complaint = None;
    let local = match (&launch.local, reqd) {
        (Some(local), reqd) => {
            let local = fill(local, 1);
            if let Some(reqd) = reqd.filter(|r| *r != local) {
                complaint = Some(format!(
                    "the local size is {local:?}, but the kernel's reqd_work_group_size is {reqd:?}"
                ));
            }
            Some(local)
        }
        (None, Some(reqd)) if !reqd.contains(&0) => Some(reqd),
        _ => None,
    };
    let offset = fill(launch.offset.as_deref().unwrap_or_default(), 0);
    match Range::new(dims as u32, global, local, offset) {
        Ok(range) => Ok((range, complaint)),
        Err(message) => wrong(message),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Accesses, Arg, Buffer, Device, Launch, LineCount, Settings, Store};
    use clman_opencl::{Edition, NoFiles, Options, check};

    const TEXT: &str = "global int n = 3;
kernel void k(global int *a, global const int *b) {
    size_t i = get_global_id(0);
    a[i] = b[i + 2] + n;
    if (i == 0) n++;
}
";

    fn device() -> Device {
        let options = Options::new(Edition::V3_0);
        let checked = check("k.cl", TEXT.as_bytes(), &options, &mut NoFiles);
        Device::new(checked, Edition::V3_0).expect("the device runs the program")
    }

    fn run(device: &mut Device, settings: &Settings<'_>) -> (super::Outcome, u8) {
        let buffer = || Buffer { store: Store::new(vec![0; 64]), ..Buffer::default() };
        let mut buffers = [buffer(), buffer()];
        let args = vec![Arg::Buffer(0.into()), Arg::Buffer(1.into())];
        let launch = Launch { kernel: "k".into(), global: vec![4], args, ..Launch::default() };
        let outcome = device.launch(&launch, &mut buffers, settings).expect("it runs");
        (outcome, buffers[0].store.bytes[0])
    }

    #[test]
    fn accesses_and_lines_are_returned_if_they_are_asked_for() {
        let mut device = device();
        let (outcome, _) = run(&mut device, &Settings::default());
        assert!(outcome.accesses.is_empty() && outcome.profile.is_empty());
        let settings = Settings { accesses: true, profile: true, ..Settings::default() };
        let (outcome, _) = run(&mut device, &settings);
        let [a, b] = &outcome.accesses[..] else { panic!("there are two buffers") };
        let (written, read) = (vec![0..16; 1], vec![8..24; 1]);
        assert_eq!(*a, Accesses { written, ..Accesses::default() });
        assert_eq!(*b, Accesses { read, ..Accesses::default() });
        let of = |n: u32| outcome.profile.iter().find(|line| line.line == n);
        let count = |line: Option<&LineCount>| line.map_or(0, |line| line.instructions);
        assert!(count(of(4)) > count(of(5)) && count(of(5)) > 0, "{:?}", outcome.profile);
    }

    #[test]
    fn a_restarted_device_has_the_initial_values() {
        let mut device = device();
        let settings = Settings::default();
        assert_eq!((run(&mut device, &settings).1, run(&mut device, &settings).1), (3, 4));
        assert_eq!(run(&mut device.restarted(), &settings).1, 3);
        assert_eq!(run(&mut device, &settings).1, 5);
    }
}
