//! Matches the arguments of a launch with the kernel's parameters.

use super::bytecode::{Allocation, Param, Place};
use super::images::Image;
use super::machine::{Argument, World};
use super::memory::Pointer;
use super::registers::Reg;
use super::scalar::{Scalar, Width};
use super::{Access, Arg, Buffer, Part, Shared};
use clman_opencl::ast::AddressSpace as Space;
use clman_opencl::diagnostic::counted;

/// The bound arguments: the objects for pointers, and the contents of registers.
pub struct Arguments<'a> {
    buffers: &'a [Buffer],
    /// The number of stores for the program's own objects. The buffers follow them.
    statics: usize,
    /// The objects of the kernel and of the arguments.
    pub allocations: Vec<Allocation>,
    /// The size of local memory in bytes.
    pub local_size: u64,
    /// The values that the machine writes into registers and memory.
    pub given: Vec<Argument>,
    /// Each image, with the number of its object.
    pub images: Vec<(u32, Image)>,
    /// The index of each pipe among the buffers.
    pub pipes: Vec<usize>,
    /// The state of the launch outside memory, such as the pipes.
    pub world: World,
}

impl<'a> Arguments<'a> {
    /// Makes an empty set of arguments. `allocations` are the kernel's own objects. The object numbers below `own` that
    /// they do not use are reserved.
    pub fn new(
        buffers: &'a [Buffer],
        statics: usize,
        mut allocations: Vec<Allocation>,
        own: usize,
        local_size: u64,
    ) -> Self {
        allocations.resize_with(own, nothing);
        let (given, images, pipes) = (Vec::new(), Vec::new(), Vec::new());
        let world = World::default();
        Arguments { buffers, statics, allocations, local_size, given, images, pipes, world }
    }

    /// Binds an argument to the parameter with the given name. If the argument is invalid, the error is the end of a
    /// message that starts with the argument's number, such as `argument 1`.
    pub fn add(&mut self, name: String, param: &Param, arg: &Arg) -> Result<(), String> {
        match (param, arg) {
            (Param::Pointer(reg, Space::Local), Arg::Local(size)) => {
                let p = self.local(name, *size);
                self.word(Width::W64, *reg, p);
            }
            (Param::Pointer(_, Space::Local), _) => {
                return Err(" must be a number of bytes of local memory".into());
            }
            (Param::Pointer(reg, _), Arg::Null) => self.word(Width::W64, *reg, 0),
            (Param::Pointer(reg, _), Arg::Host(address)) => self.word(Width::W64, *reg, *address),
            (Param::Pointer(reg, space), Arg::Buffer(part)) => {
                let constant = *space == Space::Constant;
                let space = if constant { Space::Constant } else { Space::Global };
                let n = self.object(name, space, part, constant)?;
                self.word(Width::W64, *reg, Pointer::new(space, n, 0).0);
            }
            (Param::Pointer(..), _) => return Err(" must be a buffer".into()),
            (Param::Value(reg, ty, n), Arg::Value(bytes)) => self.value(*reg, *ty, *n, bytes)?,
            (Param::Pipe(reg, size), Arg::Buffer(part)) => self.pipe(*reg, *size, part.buffer)?,
            (Param::Pipe(..), _) => return Err(" must be a pipe".into()),
            (Param::Memory(n, size), Arg::Value(bytes)) => {
                if bytes.len() as u64 != *size {
                    return Err(wrong_size(*size as usize, bytes));
                }
                self.given.push(Argument::Memory(*n, bytes.clone()));
            }
            (Param::Image(reg, kind), Arg::Image(part, image)) => {
                if image.kind != *kind {
                    let (wanted, given) = (kind.name(), image.kind.name());
                    return Err(format!(" must be an `{wanted}`, but an `{given}` is given"));
                }
                let n = self.object(name, Space::Global, part, false)?;
                let size = self.allocations.last().map_or(0, |a| a.size);
                image.check(size).map_err(|why| format!(": {why}"))?;
                self.images.push((n, *image));
                self.word(Width::W64, *reg, Pointer::new(Space::Global, n, 0).0);
            }
            (Param::Image(_, kind), _) => {
                return Err(format!(" must be an image (`{}`)", kind.name()));
            }
            (Param::Sampler(reg), Arg::Sampler(sampler)) => {
                self.word(Width::W32, *reg, sampler.bits().into());
            }
            (Param::Sampler(_), _) => return Err(" must be a sampler".into()),
            _ => return Err(" must be a value".into()),
        }
        Ok(())
    }

    fn word(&mut self, width: Width, reg: Reg, value: u64) {
        self.given.push(Argument::Word(width, reg, value));
    }

    /// Adds an object for a part of a buffer, and returns the object's number.
    fn object(
        &mut self,
        name: String,
        space: Space,
        part: &Part,
        constant: bool,
    ) -> Result<u32, String> {
        let buffer = self.buffers.get(part.buffer);
        if buffer.is_some_and(|b| b.pipe.is_some()) {
            return Err(" must be a buffer, not a pipe".into());
        }
        let buffer = buffer.ok_or(" names a buffer that does not exist")?;
        let left = (buffer.store.bytes.len() as u64).checked_sub(part.start);
        let size = left.map(|left| part.size.unwrap_or(left)).filter(|size| Some(*size) <= left);
        let size = size.ok_or(" names a part that is not inside its buffer")?;
        self.allocations.push(Allocation {
            name,
            space,
            place: Place::Store(self.statics + part.buffer, part.start),
            size,
            write_only: buffer.access == Access::WriteOnly,
            read_only: buffer.access == Access::ReadOnly,
            constant,
            host: None,
        });
        Ok(self.allocations.len() as u32 - 1)
    }

    /// Adds memory that kernels access by the host's addresses.
    pub fn add_shared(&mut self, shared: &Shared) -> Result<(), String> {
        let name = "shared virtual memory".into();
        self.object(name, Space::Global, &shared.part, false)?;
        if let Some(object) = self.allocations.last_mut() {
            object.host = Some(shared.address);
        }
        Ok(())
    }

    fn value(&mut self, reg: Reg, ty: Scalar, n: u8, bytes: &[u8]) -> Result<(), String> {
        let size = ty.size() as usize;
        let room = size * usize::from(if n == 3 { 4 } else { n });
        if bytes.len() != room && bytes.len() != size * usize::from(n) {
            return Err(wrong_size(room, bytes));
        }
        for (k, part) in (0..u32::from(n)).zip(bytes.chunks_exact(size)) {
            let mut word = [0u8; 8];
            word[..size].copy_from_slice(part);
            self.word(ty.width(), reg + k, u64::from_le_bytes(word));
        }
        Ok(())
    }

    fn pipe(&mut self, reg: Reg, size: u64, k: usize) -> Result<(), String> {
        let pipe = self.buffers.get(k).and_then(|b| Some((b, b.pipe?)));
        let Some((buffer, shape)) = pipe.filter(|(_, shape)| shape.packet as u64 == size) else {
            return Err(format!(
                " must be a pipe with packets of {}",
                counted(size as usize, "byte")
            ));
        };
        let n = self.pipes.iter().position(|other| *other == k).unwrap_or(self.pipes.len());
        if n == self.pipes.len() {
            self.pipes.push(k);
            self.world.pipes.add(shape, &buffer.store);
        }
        self.word(Width::W64, reg, n as u64);
        Ok(())
    }

    /// Adds local memory after the existing local memory, and returns the pointer to it.
    fn local(&mut self, name: String, size: u64) -> u64 {
        local_argument(&mut self.allocations, &mut self.local_size, name, size)
    }
}

/// The error for a value whose size is not `size` bytes.
fn wrong_size(size: usize, bytes: &[u8]) -> String {
    format!(" needs {}, found {}", counted(size, "byte"), bytes.len())
}

/// Adds local memory for a kernel argument after the existing local memory, and returns the pointer to it.
pub fn local_argument(
    allocations: &mut Vec<Allocation>,
    local_size: &mut u64,
    name: String,
    size: u64,
) -> u64 {
    let start = local_size.next_multiple_of(128);
    *local_size = start.saturating_add(size);
    let n = allocations.len() as u32;
    allocations.push(Allocation {
        name,
        space: Space::Local,
        place: Place::Local(start),
        size,
        write_only: false,
        read_only: false,
        constant: false,
        host: None,
    });
    Pointer::new(Space::Local, n, 0).0
}

/// A placeholder, which reserves an object number.
pub fn nothing() -> Allocation {
    Allocation {
        name: String::new(),
        space: Space::Private,
        place: Place::Private(0),
        size: 0,
        write_only: false,
        read_only: false,
        constant: false,
        host: None,
    }
}
