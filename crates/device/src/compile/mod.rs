//! Compiles a typed program to bytecode.
//!
//! A kernel is compiled together with the functions that it reaches; callees come before their callers. The language
//! does not have recursion. Therefore, every function has one static frame with its own registers and private memory.
//! Scalar and vector variables whose address is never taken are kept in registers. The compiler compiles a kernel up to
//! three times. The first pass determines which constants and variables need a register.

mod atomics;
mod bit_fields;
mod blocks;
mod byte_loops;
mod call_order;
mod calls;
mod compiler;
mod computations;
mod enqueue;
mod expressions;
mod images;
mod memory_functions;
mod pipes;
mod places;
mod rounding;
mod statements;
mod statics;
mod sub_groups;
mod synchronisation;

pub use blocks::Callee;
pub use enqueue::enqueued;
pub use statics::{Static, Statics, statics};

use call_order::{call_order, definition, each_expr};
use statics::member;

use super::bytecode::*;
use super::memory::{MAX_ALLOCATIONS, Pointer};
use super::registers::{Counts, Reg};
use super::scalar::{Scalar, Width};
use clman_opencl::Checked;
use clman_opencl::Symbol;
use clman_opencl::ast::AddressSpace as Space;
use clman_opencl::program::*;
use clman_opencl::types::{self, BitField, QualType, TypeId, TypeKind};
use std::collections::{HashMap, HashSet};

/// The reason why a kernel cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotRun {
    /// The token in the program; `None` if the reason concerns the whole program.
    pub token: Option<u32>,
    /// One sentence.
    pub message: String,
}

type Result<T> = std::result::Result<T, CannotRun>;

/// The result of compiling a call of a built-in function. The outer `None` means that another part of the
/// compiler implements the function. The inner `None` means that the call does not have a value.
type Done = Result<Option<Option<Val>>>;

/// The maximum number of instructions of a kernel.
const MAX_CODE: usize = 2_000_000;
/// The maximum number of registers of one width.
const MAX_REGISTERS: u32 = 1 << 20;
/// The maximum private memory of one work-item, in bytes.
const MAX_PRIVATE: u64 = 1 << 24;
/// The maximum local memory that a kernel declares, in bytes.
const MAX_LOCAL: u64 = 1 << 26;

/// The representation of values of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Void,
    /// In registers: the type and the number of components.
    Value(Scalar, u8),
    /// In memory: the size and alignment.
    Memory(u64, u64),
}

/// A value in registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Val {
    pub reg: Reg,
    pub ty: Scalar,
    pub n: u8,
}

/// The storage of a variable.
#[derive(Clone, Copy, Debug)]
enum Home {
    Register(Val),
    /// The number and address space of an allocation.
    Memory(u32, Space),
    /// The pointee of a pointer in a register.
    Through(Reg, Space),
}

/// A compiled function.
#[derive(Clone, Debug)]
struct Compiled {
    entry: Pc,
    ret: Reg,
    result: Option<Home>,
    /// The storage of its parameters. A block in the function may capture a parameter: inside the block, the parameter
    /// then has other storage.
    params: Vec<Home>,
    /// For a block, the register of the pointer to its captured variables.
    closure: Option<Reg>,
}

struct Compiler<'a> {
    checked: &'a Checked,
    program: &'a Program,
    statics: &'a Statics,
    code: Vec<Instr>,
    tokens: Vec<u32>,
    token: u32,
    sites: Vec<Pc>,
    constants: Vec<(Width, Reg, u64)>,
    constant_of: HashMap<(Width, u64), Reg>,
    constant_counts: Counts,
    ids: Vec<(Query, u8, Reg)>,
    next: Counts,
    high: Counts,
    variables: Counts,
    variable_base: Counts,
    homes: HashMap<VarId, Home>,
    addressed: HashSet<VarId>,
    functions: HashMap<Callee, Compiled>,
    allocations: Vec<Allocation>,
    private_size: u64,
    local_size: u64,
    in_order: bool,
    enqueues: bool,
    rounding: Vec<(u32, u32, Rounding)>,
    /// The frame of the function that is being compiled.
    frame: Frame,
    depth: u32,
}

/// The compilation state of one function.
#[derive(Default)]
struct Frame {
    /// The position of each label; `None` for a label that is not placed yet.
    labels: Vec<Option<Pc>>,
    patches: Vec<(Pc, usize)>,
    breaks: Vec<usize>,
    continues: Vec<usize>,
    names: HashMap<LabelId, usize>,
    end: usize,
    result: Option<Home>,
    /// The jump targets of the cases of enclosing switches.
    cases: HashMap<(StmtId, usize), usize>,
    /// For each register file, the number of the first register for intermediate values.
    base: Counts,
    /// The registers that [`Compiler::keeping`] allocated and that are free again.
    spare: [Vec<Reg>; 4],
}

/// The machine's scalar type for a type, if there is one.
pub(super) fn scalar_of(program: &Program, ty: TypeId) -> Option<Scalar> {
    let types = &program.types;
    Some(match types.kind(types.underlying(ty)) {
        TypeKind::Bool | TypeKind::UChar => Scalar::U8,
        TypeKind::Char | TypeKind::SChar => Scalar::I8,
        TypeKind::Short => Scalar::I16,
        TypeKind::UShort => Scalar::U16,
        TypeKind::Int => Scalar::I32,
        TypeKind::UInt => Scalar::U32,
        TypeKind::Long => Scalar::I64,
        TypeKind::ULong => Scalar::U64,
        TypeKind::Half => Scalar::F16,
        TypeKind::Float => Scalar::F32,
        TypeKind::Double => Scalar::F64,
        TypeKind::Pointer(_) if types.address_bits == 32 => Scalar::U32,
        TypeKind::Pointer(_) | TypeKind::Event | TypeKind::Image(..) => Scalar::U64,
        TypeKind::Sampler => Scalar::U32,
        TypeKind::BlockPointer(_) | TypeKind::Queue | TypeKind::ClkEvent => Scalar::U64,
        TypeKind::Pipe(..) | TypeKind::ReserveId => Scalar::U64,
        // An atomic type has the scalar type of its value.
        TypeKind::Atomic(inner) => return scalar_of(program, *inner),
        _ => return None,
    })
}

/// Compiles a kernel, or a block that is enqueued as one, with all its callees.
pub fn kernel(checked: &Checked, statics: &Statics, kernel: Callee) -> Result<Code> {
    let order = call_order(checked, statics, kernel)?;
    let mut constants: Vec<(Width, u64)> = Vec::new();
    let mut variables = [0; 4];
    for _ in 0..3 {
        let mut c = Compiler::new(checked, statics, &constants, variables);
        for f in &order {
            c.function(*f)?;
        }
        let settled = c.constants.len() == constants.len() && c.variables == variables;
        variables = c.variables;
        let code = c.finish(kernel)?;
        if settled {
            return Ok(code);
        }
        constants = code.constants.iter().map(|c| (c.0, c.2)).collect();
    }
    Err(CannotRun { token: None, message: bug() })
}

/// The message about a bug in clman, with the caller's position in clman's source.
#[track_caller]
fn bug() -> String {
    let at = std::panic::Location::caller();
    let file = at.file().rsplit(['/', '\\']).next().unwrap_or_default();
    format!(
        "the reference device cannot run this code because of a bug in clman ({file}:{}); report the bug, and include \
         the program",
        at.line()
    )
}

impl<'a> Compiler<'a> {
    fn new(
        checked: &'a Checked,
        statics: &'a Statics,
        constants: &[(Width, u64)],
        variables: Counts,
    ) -> Self {
        let allocations = statics
            .list
            .iter()
            .enumerate()
            .map(|(i, s)| Allocation {
                name: s.name.clone(),
                space: s.space,
                place: Place::Store(i, 0),
                size: s.bytes.len() as u64,
                write_only: false,
                read_only: false,
                constant: s.constant,
                host: None,
            })
            .collect();
        let mut c = Compiler {
            checked,
            program: &checked.program,
            statics,
            code: Vec::new(),
            tokens: Vec::new(),
            token: 0,
            sites: Vec::new(),
            constants: Vec::new(),
            constant_of: HashMap::new(),
            constant_counts: [0; 4],
            ids: Vec::new(),
            next: [0; 4],
            high: [0; 4],
            variables: [0; 4],
            variable_base: [0; 4],
            homes: HashMap::new(),
            addressed: HashSet::new(),
            functions: HashMap::new(),
            allocations,
            private_size: 0,
            local_size: 0,
            in_order: false,
            enqueues: false,
            rounding: rounding::regions(checked),
            frame: Frame::default(),
            depth: 0,
        };
        for (w, value) in constants {
            c.constant(*w, *value);
        }
        c.next = c.constant_counts;
        // Ids have dedicated registers.
        for query in [Query::GlobalId, Query::LocalId, Query::GroupId] {
            for dim in 0..3 {
                let reg = c.temp(Width::W64, 1);
                c.ids.push((query, dim, reg));
            }
        }
        // Variables never share a register with intermediate values, because work-items that wait elsewhere keep their
        // variables.
        c.variable_base = c.next;
        for (next, n) in c.next.iter_mut().zip(variables) {
            *next += n;
        }
        c.high = c.next;
        c
    }

    // Helpers -----------------------------------------------------------------------------------

    fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(CannotRun { token: Some(self.token), message: message.into() })
    }

    /// The error for code that the checker accepts and the device does not expect. It indicates a bug in clman.
    #[track_caller]
    fn unexpected<T>(&self) -> Result<T> {
        self.fail(bug())
    }

    fn emit(&mut self, instr: Instr) -> Pc {
        let pc = self.code.len() as Pc;
        self.code.push(instr);
        self.tokens.push(self.token);
        pc
    }

    /// Copies `n` registers.
    fn copy(&mut self, w: Width, n: u8, d: Reg, s: Reg) {
        self.emit(Instr::Move { w, n, d, s });
    }

    /// Sets a variable to the value in a register.
    fn set(&mut self, to: Val, s: Reg) {
        self.copy(to.ty.width(), to.n, to.reg, s);
    }

    fn loaded(&mut self, ty: Scalar, n: u8, at: Access) -> Val {
        let d = self.value_temp(ty, n);
        self.emit(Instr::Load { ty, n, d: d.reg, at });
        d
    }

    fn stored(&mut self, v: Val, at: Access) {
        self.emit(Instr::Store { ty: v.ty, n: v.n, s: v.reg, at });
    }

    /// Allocates consecutive registers for an intermediate value. They are free again when `next` is set back to its
    /// previous value.
    fn temp(&mut self, w: Width, n: u8) -> Reg {
        let file = w as usize;
        let reg = self.next[file];
        self.next[file] += u32::from(n);
        self.high[file] = self.high[file].max(self.next[file]);
        reg
    }

    /// Allocates consecutive registers for a variable. They are never used for intermediate values.
    fn variable_register(&mut self, w: Width, n: u8) -> Reg {
        let file = w as usize;
        let reg = self.variable_base[file] + self.variables[file];
        self.variables[file] += u32::from(n);
        self.high[file] = self.high[file].max(reg + u32::from(n));
        reg
    }

    fn variable_value(&mut self, ty: Scalar, n: u8) -> Val {
        Val { reg: self.variable_register(ty.width(), n), ty, n }
    }

    /// Compiles the expression `e` with the function `inner`. While work-items wait in `e`, other work-items can
    /// overwrite intermediate values. If this is possible, the intermediate values that the enclosing expression still
    /// needs are kept as variables.
    fn keeping<T>(
        &mut self,
        e: ExprId,
        inner: impl FnOnce(&mut Self, ExprId) -> Result<T>,
    ) -> Result<T> {
        if !self.may_wait(e) {
            return inner(self, e);
        }
        let mut kept = Vec::new();
        for w in Width::ALL {
            let file = w as usize;
            for temp in self.frame.base[file]..self.next[file] {
                let spare = self.frame.spare[file].pop();
                let to = spare.unwrap_or_else(|| self.variable_register(w, 1));
                self.copy(w, 1, to, temp);
                kept.push((w, temp, to));
            }
        }
        let done = inner(self, e)?;
        for (w, temp, from) in kept {
            self.copy(w, 1, temp, from);
            self.frame.spare[w as usize].push(from);
        }
        Ok(done)
    }

    fn value_temp(&mut self, ty: Scalar, n: u8) -> Val {
        Val { reg: self.temp(ty.width(), n), ty, n }
    }

    /// The register that holds a constant value.
    fn constant(&mut self, w: Width, value: u64) -> Reg {
        let value = match w {
            Width::W64 => value,
            _ => value & ((1u64 << (8 * w.bytes())) - 1),
        };
        if let Some(reg) = self.constant_of.get(&(w, value)) {
            return *reg;
        }
        let reg = self.constant_counts[w as usize];
        self.constant_counts[w as usize] += 1;
        self.constant_of.insert((w, value), reg);
        self.constants.push((w, reg, value));
        reg
    }

    fn constant_val(&mut self, ty: Scalar, bits: u64) -> Val {
        Val { reg: self.constant(ty.width(), bits), ty, n: 1 }
    }

    fn site(&mut self) -> u16 {
        // When the numbers are exhausted, further sites share the last number. A race at one of them may be reported at
        // the source position of another access.
        let n = self.sites.len().min(super::detect::MAX_SITES - 1);
        if n == self.sites.len() {
            self.sites.push(self.code.len() as Pc);
        }
        n as u16
    }

    fn shape(&self, ty: TypeId) -> Result<Shape> {
        let types = &self.program.types;
        if let Some(s) = scalar_of(self.program, ty) {
            return Ok(Shape::Value(s, 1));
        }
        match types.kind(ty) {
            TypeKind::Void => return Ok(Shape::Void),
            TypeKind::Vector(e, n) => {
                if let Some(s) = scalar_of(self.program, *e) {
                    return Ok(Shape::Value(s, *n));
                }
            }
            TypeKind::Array(..) | TypeKind::Record(_) | TypeKind::NdRange => {
                return match types.size(ty) {
                    Some(size) => Ok(Shape::Memory(size, types.align(ty).max(1))),
                    None => self.unexpected(),
                };
            }
            _ => {}
        }
        if ty == types::ERROR {
            return self.unexpected();
        }
        self.fail(format!(
            "the reference device does not have values of the type {}",
            self.type_name(ty)
        ))
    }

    fn type_name(&self, ty: TypeId) -> String {
        let words = |s: Symbol| self.checked.name(s).to_string();
        format!("`{}`", self.program.types.name(QualType::plain(ty), &words))
    }

    fn new_label(&mut self) -> usize {
        self.frame.labels.push(None);
        self.frame.labels.len() - 1
    }

    fn place(&mut self, label: usize) {
        let pc = self.emit(Instr::Label);
        self.frame.labels[label] = Some(pc);
    }

    fn jump(&mut self, label: usize) {
        let pc = self.emit(Instr::Jump(0));
        self.frame.patches.push((pc, label));
    }

    fn branch(&mut self, instr: Instr, label: usize) {
        let pc = self.emit(instr);
        self.frame.patches.push((pc, label));
    }

    // Objects -----------------------------------------------------------------------------------

    /// Allocates private memory of a work-item for one object.
    fn private_object(&mut self, name: String, size: u64, align: u64) -> Result<u32> {
        let start = self.private_size.next_multiple_of(align.clamp(1, 128));
        let end = start.checked_add(size).filter(|e| *e <= MAX_PRIVATE);
        let Some(end) = end else {
            return self.fail("the private variables of a work-item take more than 16 MiB");
        };
        self.private_size = end;
        self.object(Allocation {
            name,
            space: Space::Private,
            place: Place::Private(start),
            size,
            write_only: false,
            read_only: false,
            constant: false,
            host: None,
        })
    }

    fn object(&mut self, allocation: Allocation) -> Result<u32> {
        let n = self.allocations.len();
        if n as u64 >= MAX_ALLOCATIONS {
            return self.fail("the kernel has too many objects");
        }
        self.allocations.push(allocation);
        Ok(n as u32)
    }

    /// A constant pointer to an object.
    fn pointer_to(&mut self, allocation: u32) -> Reg {
        let space = self.allocations[allocation as usize].space;
        let pointer = Pointer::new(space, allocation, 0);
        self.constant(Width::W64, pointer.0)
    }

    fn variable_name(&self, v: VarId) -> String {
        let name = self.program.variable(v).name;
        name.map_or_else(|| "a parameter".to_string(), |n| self.checked.name(n).to_string())
    }

    /// Returns the storage of a variable. The first call for the variable allocates it.
    fn home(&mut self, v: VarId) -> Result<Home> {
        if let Some(home) = self.homes.get(&v) {
            return Ok(*home);
        }
        let variable = self.program.variable(v);
        let space = variable.ty.space.unwrap_or(Space::Private);
        if let Some(n) = self.statics.of.get(&v) {
            let home = Home::Memory(*n, space);
            self.homes.insert(v, home);
            return Ok(home);
        }
        let shape = self.shape(variable.ty.ty)?;
        let home = match (space, shape) {
            (Space::Local, _) => {
                let (size, align) = self.layout(variable.ty.ty)?;
                let start = self.local_size.next_multiple_of(align.max(1));
                let Some(end) = start.checked_add(size).filter(|e| *e <= MAX_LOCAL) else {
                    return self.fail("the local variables of the kernel take more than 64 MiB");
                };
                self.local_size = end;
                let n = self.object(Allocation {
                    name: self.variable_name(v),
                    space,
                    place: Place::Local(start),
                    size,
                    write_only: false,
                    read_only: false,
                    constant: false,
                    host: None,
                })?;
                Home::Memory(n, space)
            }
            (_, Shape::Void) => return self.unexpected(),
            (_, Shape::Value(ty, n)) if !self.addressed.contains(&v) => {
                Home::Register(self.variable_value(ty, n))
            }
            _ => {
                let (size, align) = self.layout(variable.ty.ty)?;
                let n = self.private_object(self.variable_name(v), size, align)?;
                Home::Memory(n, Space::Private)
            }
        };
        self.homes.insert(v, home);
        Ok(home)
    }

    /// The size and the alignment of an object of a type, in bytes.
    fn layout(&self, ty: TypeId) -> Result<(u64, u64)> {
        match self.program.types.size(ty) {
            Some(size) => Ok((size, self.program.types.align(ty).max(1))),
            None => self.unexpected(),
        }
    }

    // Functions ---------------------------------------------------------------------------------

    fn function(&mut self, f: Callee) -> Result<()> {
        let program = self.program;
        let Some(body) = f.body(program) else { return self.unexpected() };
        self.token = f.token(program);
        self.next = self.high;
        self.find_addressed(body);
        let outer = std::mem::take(&mut self.frame);
        self.frame.base = self.next;
        let result = match program.types.as_function(f.ty(program)).map(|t| t.result.ty) {
            Some(ty) => match self.shape(ty)? {
                Shape::Void => None,
                Shape::Value(s, n) => Some(Home::Register(self.variable_value(s, n))),
                Shape::Memory(size, align) => {
                    let name = format!("the result of {}", f.name(self.checked));
                    let n = self.private_object(name, size, align)?;
                    Some(Home::Memory(n, Space::Private))
                }
            },
            None => None,
        };
        self.frame.result = result;
        self.frame.end = self.new_label();
        let ret = self.variable_register(Width::W32, 1);
        let params =
            f.params(program).iter().map(|p| self.home(*p)).collect::<Result<Vec<Home>>>()?;
        let closure = match f {
            Callee::Function(_) => None,
            Callee::Block(_) => Some(self.variable_register(Width::W64, 1)),
        };
        let entry = self.emit(Instr::Label);
        self.functions.insert(f, Compiled { entry, ret, result, params, closure });
        let outside = match (f, closure) {
            (Callee::Block(b), Some(closure)) => self.enter_block(b, closure)?,
            _ => Vec::new(),
        };
        self.statement(body)?;
        self.leave_block(outside);
        // Work-items that reach this point return without a value.
        match result {
            Some(Home::Register(v)) => {
                self.emit(Instr::Mark { w: v.ty.width(), n: v.n, d: v.reg });
            }
            Some(Home::Memory(n, _)) => {
                let (base, size) = (self.pointer_to(n), self.allocations[n as usize].size);
                self.emit(Instr::MarkMemory { base, size });
            }
            Some(Home::Through(..)) | None => {}
        }
        let end = self.frame.end;
        self.token = program.stmt(body).last;
        self.place(end);
        self.emit(Instr::Return { ret });
        self.patch()?;
        self.frame = outer;
        Ok(())
    }

    fn patch(&mut self) -> Result<()> {
        for (pc, label) in std::mem::take(&mut self.frame.patches) {
            let Some(target) = self.frame.labels[label] else {
                return self.unexpected();
            };
            match &mut self.code[pc as usize] {
                Instr::Jump(to) | Instr::Branch { to, .. } | Instr::BranchCmp { to, .. } => {
                    *to = target
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Finds the variables that cannot be kept in registers.
    fn find_addressed(&mut self, body: StmtId) {
        let program = self.program;
        let mut found = Vec::new();
        each_expr(program, body, &mut |e| {
            if let ExprKind::AddressOf(inner) = program.expr(e).kind {
                let mut at = inner;
                loop {
                    match &program.expr(at).kind {
                        ExprKind::Var(v) => {
                            found.push(*v);
                            break;
                        }
                        ExprKind::Swizzle(a, _) | ExprKind::Element(a, _) => at = *a,
                        _ => break,
                    }
                }
            }
        });
        self.addressed.extend(found);
    }

    fn finish(mut self, kernel: Callee) -> Result<Code> {
        let Some(compiled) = self.functions.get(&kernel).cloned() else {
            return self.unexpected();
        };
        let start = self.code.len() as Pc;
        let mut params = Vec::new();
        if let (Callee::Block(b), Some(reg)) = (kernel, compiled.closure) {
            params.push(self.closure_parameter(b, reg)?);
        }
        for p in kernel.params(self.program) {
            let variable = self.program.variable(*p);
            let pointee = self.program.types.pointee(variable.ty.ty);
            let space = pointee.and_then(|t| t.space);
            if let TypeKind::Pipe(packet, _) = self.program.types.kind(variable.ty.ty) {
                let Home::Register(v) = self.home(*p)? else {
                    return self.unexpected();
                };
                params.push(Param::Pipe(v.reg, size_of_type(self.program, packet.ty)));
                continue;
            }
            let kind = self.program.types.kind(variable.ty.ty);
            params.push(match (self.home(*p)?, space) {
                (Home::Register(v), _) if let TypeKind::Image(kind, _) = kind => {
                    Param::Image(v.reg, *kind)
                }
                (Home::Register(v), _) if *kind == TypeKind::Sampler => Param::Sampler(v.reg),
                (Home::Register(v), Some(space)) => Param::Pointer(v.reg, space),
                (Home::Register(v), None) => Param::Value(v.reg, v.ty, v.n),
                (Home::Memory(n, _), _) => Param::Memory(n, self.allocations[n as usize].size),
                (Home::Through(..), _) => return self.unexpected(),
            });
        }
        self.emit(Instr::Call { ret: compiled.ret, entry: compiled.entry });
        self.emit(Instr::Label);
        self.emit(Instr::Exit);
        if self.code.len() > MAX_CODE {
            return self.fail("the kernel is too long");
        }
        let counts = std::array::from_fn(|i| self.high[i].max(self.constant_counts[i]) + 1);
        if counts.iter().any(|n| *n > MAX_REGISTERS) {
            return self.fail("the kernel has too many variables");
        }
        Ok(Code {
            instrs: self.code,
            tokens: self.tokens,
            sites: self.sites,
            entry: start,
            counts,
            constants: self.constants,
            ids: self.ids,
            params,
            allocations: self.allocations,
            private_size: self.private_size,
            local_size: self.local_size,
            sub_group: sub_groups::size_of(self.program, kernel),
            in_order: self.in_order,
            enqueues: self.enqueues,
        })
    }
}

/// The size of a type in bytes; 1 for `void` and for a type without a known size.
pub(super) fn size_of_type(program: &Program, ty: TypeId) -> u64 {
    if ty == types::VOID { 1 } else { program.types.size(ty).unwrap_or(1) }
}
