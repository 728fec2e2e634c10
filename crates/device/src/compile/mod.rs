//! A typed program becomes bytecode: functions and statements.
//!
//! A kernel is compiled with the functions that it reaches, those that are called before those
//! that call them. Recursion is not in the language, so that every function has one static frame:
//! registers and private memory of its own. Variables whose address is never taken live in
//! registers. The compiler runs twice over a kernel, the first time to learn which constants need
//! a register.

mod bit_fields;
mod blocks;
mod calls;
mod compiler;
mod enqueue;
mod expressions;
mod images;
mod pipes;
mod places;
mod rounding;
mod sub_groups;

pub use blocks::Callee;
pub use enqueue::enqueued;

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

/// Why a kernel cannot be compiled: the first token that it is about, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotRun {
    /// The token in the program; none where it is about the whole.
    pub token: Option<u32>,
    /// One sentence.
    pub message: String,
}

type Result<T> = std::result::Result<T, CannotRun>;

/// Instructions that a kernel may have.
const MAX_CODE: usize = 2_000_000;
/// Components of all registers of one width.
const MAX_REGISTERS: u32 = 1 << 20;
/// Bytes of private memory of one work-item.
const MAX_PRIVATE: u64 = 1 << 24;
/// Bytes of local memory that a kernel declares.
const MAX_LOCAL: u64 = 1 << 26;
/// Bytes of all program-scope variables.
const MAX_STATIC: u64 = 1 << 28;

/// How values of a type are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Void,
    /// In registers: the type and how many components.
    Value(Scalar, u8),
    /// In memory: size and alignment.
    Memory(u64, u64),
}

/// A value in registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Val {
    pub reg: Reg,
    pub ty: Scalar,
    pub n: u8,
}

/// Where a variable lives.
#[derive(Clone, Copy, Debug)]
enum Home {
    Register(Val),
    /// An allocation's number and the address space.
    Memory(u32, Space),
    /// Where a pointer in a register points to.
    Through(Reg, Space),
}

/// A function that is compiled.
#[derive(Clone, Copy, Debug)]
struct Compiled {
    entry: Pc,
    ret: Reg,
    result: Option<Home>,
    /// Of a block: the register that takes the pointer to what it captured.
    closure: Option<Reg>,
}

/// A program-scope variable or a string literal, which all kernels share.
#[derive(Clone, Debug)]
pub struct Static {
    /// Its name.
    pub name: String,
    /// Its address space.
    pub space: Space,
    /// What it holds when the program is built.
    pub bytes: Vec<u8>,
    /// Pointers in it: where, and to which static, and the offset there.
    pub pointers: Vec<(u64, u32, u64)>,
    /// Whether it is `const` or in the constant address space.
    pub read_only: bool,
}

/// Variables that live as long as the program, by their order, which is their number as
/// allocations of every kernel.
#[derive(Clone, Debug, Default)]
pub struct Statics {
    /// All of them.
    pub list: Vec<Static>,
    of: HashMap<VarId, u32>,
    texts: HashMap<ExprId, u32>,
    /// What pointers to functions, and blocks that capture nothing, point to.
    callees: HashMap<Callee, u32>,
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
    /// Of the function that is being compiled.
    frame: Frame,
    depth: u32,
}

/// State of one function.
#[derive(Default)]
struct Frame {
    /// Places of jumps to labels that are not placed yet.
    labels: Vec<Option<Pc>>,
    patches: Vec<(Pc, usize)>,
    breaks: Vec<usize>,
    continues: Vec<usize>,
    names: HashMap<LabelId, usize>,
    end: usize,
    result: Option<Home>,
    /// Cases of the switch around: where each label goes.
    cases: HashMap<(StmtId, usize), usize>,
}

/// Compiles what all kernels of a program share.
pub fn statics(checked: &Checked) -> Result<Statics> {
    let program = &checked.program;
    let mut all = Statics::default();
    let mut total = 0u64;
    for (i, v) in program.variables.iter().enumerate() {
        let id = VarId(i as u32);
        let space = v.ty.space.unwrap_or(Space::Private);
        let lasting = v.is_static || v.file_scope || space == Space::Constant;
        if v.is_parameter || !lasting || matches!(space, Space::Local | Space::Private) {
            continue;
        }
        if matches!(program.types.kind(v.ty.ty), TypeKind::Sampler | TypeKind::BlockPointer(_)) {
            continue;
        }
        let Some(size) = program.types.size(v.ty.ty) else { continue };
        total = total.saturating_add(size);
        if size > MAX_STATIC || total > MAX_STATIC {
            return Err(CannotRun {
                token: Some(v.token),
                message: "program-scope variables take more memory than the device has".into(),
            });
        }
        let name = v.name.map_or("", |n| checked.name(n)).to_string();
        let read_only = space == Space::Constant || v.ty.is_const();
        all.of.insert(id, all.list.len() as u32);
        let bytes = vec![0; size as usize];
        all.list.push(Static { name, space, bytes, pointers: Vec::new(), read_only });
    }
    for (i, e) in program.exprs.iter().enumerate() {
        let ExprKind::Str(bytes) = &e.kind else { continue };
        let id = ExprId(i as u32);
        let mut bytes = bytes.clone();
        bytes.extend(if program.is_wide(id) { &[0; 4][..] } else { &[0] });
        all.texts.insert(id, all.list.len() as u32);
        all.list.push(Static {
            name: "a string literal".into(),
            space: Space::Constant,
            bytes,
            pointers: Vec::new(),
            read_only: true,
        });
    }
    blocks::statics(checked, &mut all);
    if all.list.len() as u64 >= MAX_ALLOCATIONS {
        return Err(CannotRun { token: None, message: "the program has too many objects".into() });
    }
    for (i, v) in program.variables.iter().enumerate() {
        let id = VarId(i as u32);
        let (Some(init), Some(at)) = (v.init, all.of.get(&id).copied()) else { continue };
        let mut bytes = std::mem::take(&mut all.list[at as usize].bytes);
        let mut pointers = Vec::new();
        let done = constant_bytes(program, &all, init, v.ty.ty, 0, &mut bytes, &mut pointers, 0);
        if done.is_none() {
            return Err(CannotRun {
                token: Some(program.expr(init).token),
                message: "the reference device cannot evaluate this initial value".into(),
            });
        }
        all.list[at as usize].bytes = bytes;
        all.list[at as usize].pointers = pointers;
    }
    Ok(all)
}

/// Writes the bytes of a constant initialiser. `None` where it is not one.
#[allow(clippy::too_many_arguments)]
fn constant_bytes(
    program: &Program,
    statics: &Statics,
    e: ExprId,
    ty: TypeId,
    offset: u64,
    bytes: &mut [u8],
    pointers: &mut Vec<(u64, u32, u64)>,
    depth: u32,
) -> Option<()> {
    use clman_opencl::const_eval::{Constant, Part, constant_value, evaluate_with_literals};
    let evaluate = evaluate_with_literals;
    if depth > 200 {
        return None;
    }
    let x = program.expr(e);
    let mut put = |at: u64, from: &[u8]| -> Option<()> {
        let at = usize::try_from(at).ok()?;
        bytes.get_mut(at..at.checked_add(from.len())?)?.copy_from_slice(from);
        Some(())
    };
    let scalar = |ty: TypeId, c: Constant| -> Option<Vec<u8>> {
        let s = scalar_of(program, ty)?;
        let bits = match c {
            Constant::Int(v) if s.is_float() => super::convert::of_f64(v as f64, s),
            Constant::Float(v) if s.is_float() => super::convert::of_f64(v, s),
            Constant::Float(v) => v as i128 as u64,
            Constant::Int(v) => v as u64,
        };
        Some(bits.to_le_bytes()[..s.size() as usize].to_vec())
    };
    match &x.kind {
        // The address of a compound literal is no list.
        ExprKind::InitList(list) | ExprKind::CompoundLiteral(list)
            if !program.types.is_pointer(ty) || matches!(x.kind, ExprKind::InitList(_)) =>
        {
            for part in list {
                let ty = program.expr(part.value).ty.ty;
                let at = offset + part.offset;
                if let Some(bits) = part.bits {
                    let Constant::Int(value) = evaluate(program, part.value)? else {
                        return None;
                    };
                    bit_fields::put(bytes, at, bits, value as u64)?;
                    continue;
                }
                constant_bytes(program, statics, part.value, ty, at, bytes, pointers, depth + 1)?;
            }
            return Some(());
        }
        ExprKind::Str(text) => {
            let room = program.types.size(ty).unwrap_or(0).min(text.len() as u64) as usize;
            return put(offset, &text[..room]);
        }
        // Another constant object; numbers are folded below.
        ExprKind::Cast(CastKind::Load, inner) if !program.types.is_arithmetic(ty) => {
            return match constant_value(program, *inner, ty)? {
                Part::Zero => Some(()),
                Part::Unit(_) => None,
                Part::Value(value) => {
                    let (all, depth) = (statics, depth + 1);
                    constant_bytes(program, all, value, ty, offset, bytes, pointers, depth)
                }
            };
        }
        _ => {}
    }
    if let Some((element, n)) = program.types.as_vector(ty) {
        let size = program.types.size(element)?;
        match &x.kind {
            ExprKind::Cast(CastKind::Splat, inner) => {
                let value = scalar(element, evaluate(program, *inner)?)?;
                for k in 0..u64::from(n) {
                    put(offset + k * size, &value)?;
                }
                return Some(());
            }
            ExprKind::VectorLiteral(list) => {
                let mut at = offset;
                for part in list {
                    let part_ty = program.expr(*part).ty.ty;
                    let width = u64::from(program.types.width(part_ty));
                    constant_bytes(
                        program,
                        statics,
                        *part,
                        part_ty,
                        at,
                        bytes,
                        pointers,
                        depth + 1,
                    )?;
                    at += width * size;
                }
                return Some(());
            }
            ExprKind::Cast(CastKind::NoOp, inner) => {
                return constant_bytes(
                    program,
                    statics,
                    *inner,
                    ty,
                    offset,
                    bytes,
                    pointers,
                    depth + 1,
                );
            }
            ExprKind::Unary(UnaryOp::Minus, inner) | ExprKind::Unary(UnaryOp::Plus, inner) => {
                constant_bytes(program, statics, *inner, ty, offset, bytes, pointers, depth + 1)?;
                if let ExprKind::Unary(UnaryOp::Minus, _) = x.kind {
                    let s = scalar_of(program, element)?;
                    for k in 0..u64::from(n) {
                        let at = usize::try_from(offset + k * size).ok()?;
                        let cell = bytes.get_mut(at..at + size as usize)?;
                        let mut word = [0u8; 8];
                        word[..cell.len()].copy_from_slice(cell);
                        let v = u64::from_le_bytes(word);
                        let negated =
                            if s.is_float() { v ^ 1 << (8 * size - 1) } else { v.wrapping_neg() };
                        cell.copy_from_slice(&negated.to_le_bytes()[..size as usize]);
                    }
                }
                return Some(());
            }
            _ => return None,
        }
    }
    if program.types.is_pointer(ty) {
        let target = constant_address(program, statics, e, depth)?;
        if let Some((to, at)) = target {
            pointers.push((offset, to, at));
        }
        return Some(());
    }
    let value = scalar(ty, evaluate(program, e)?)?;
    put(offset, &value)
}

/// The object and offset that a constant pointer points to; the inner `None` is the null pointer.
fn constant_address(
    program: &Program,
    statics: &Statics,
    e: ExprId,
    depth: u32,
) -> Option<Option<(u32, u64)>> {
    use clman_opencl::const_eval::{Base, Place, address_constant};
    if depth > 200 {
        return None;
    }
    if let Some(Place { base, offset }) = address_constant(program, e) {
        let object = match base {
            Base::Nothing => return (offset == 0).then_some(None),
            Base::Variable(v) => statics.of.get(&v),
            Base::Literal(text) => statics.texts.get(&text),
        };
        return Some(Some((*object?, offset as u64)));
    }
    match program.expr(e).kind {
        ExprKind::Function(f) => {
            let callee = Callee::Function(definition(program, f));
            Some(Some((*statics.callees.get(&callee)?, 0)))
        }
        ExprKind::Cast(_, inner) | ExprKind::AddressOf(inner) => {
            constant_address(program, statics, inner, depth + 1)
        }
        _ => None,
    }
}

/// A member of a record: offset in bytes, type, and the bits of a bit-field.
fn member(
    program: &Program,
    mut ty: TypeId,
    path: &[u32],
) -> Option<(u64, QualType, Option<BitField>)> {
    let mut offset = 0;
    let mut found = (QualType::plain(ty), None);
    for i in path {
        let TypeKind::Record(n) = program.types.kind(ty) else { return None };
        let fields = program.types.records[*n as usize].fields.as_ref()?;
        let field = fields.get(*i as usize)?;
        offset += field.offset;
        ty = field.ty.ty;
        found = (field.ty, field.bits);
    }
    Some((offset, found.0, found.1))
}

/// The machine's scalar for a type that has one.
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
        // Nothing looks into them but functions that the language does not have.
        TypeKind::Opaque(_) => Scalar::U64,
        TypeKind::Atomic(inner) => return scalar_of(program, *inner),
        _ => return None,
    })
}

/// Compiles one kernel, or a block that is enqueued as one, with all that it calls.
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
    Err(CannotRun { token: None, message: "the kernel's constants do not settle".into() })
}

/// The functions and blocks that a kernel calls, called ones first.
fn call_order(checked: &Checked, statics: &Statics, kernel: Callee) -> Result<Vec<Callee>> {
    let program = &checked.program;
    let mut order = Vec::new();
    let mut state: HashMap<Callee, bool> = HashMap::new();
    let mut stack: Vec<(Callee, Vec<(Callee, u32)>)> = Vec::new();
    let open = |f: Callee| -> Result<Vec<(Callee, u32)>> {
        let mut calls = Vec::new();
        match f.body(program) {
            Some(body) => calls_in(program, statics, body, &mut calls),
            None => {
                return Err(CannotRun {
                    token: Some(f.token(program)),
                    message: format!(
                        "the function {} is declared and not defined",
                        f.name(checked)
                    ),
                });
            }
        }
        Ok(calls)
    };
    state.insert(kernel, false);
    stack.push((kernel, open(kernel)?));
    while let Some((f, calls)) = stack.last_mut() {
        match calls.pop() {
            Some((callee, token)) => match state.get(&callee) {
                Some(true) => {}
                Some(false) => {
                    return Err(CannotRun {
                        token: Some(token),
                        message: format!(
                            "{} calls itself: OpenCL C has no recursion",
                            callee.name(checked)
                        ),
                    });
                }
                None => {
                    state.insert(callee, false);
                    let calls = open(callee).map_err(|mut e| {
                        e.token = Some(token);
                        e
                    })?;
                    stack.push((callee, calls));
                }
            },
            None => {
                state.insert(*f, true);
                order.push(*f);
                stack.pop();
            }
        }
    }
    Ok(order)
}

/// Calls a function for every expression below a statement.
fn each_expr(program: &Program, body: StmtId, see: &mut dyn FnMut(ExprId)) {
    let mut stmts = vec![body];
    let mut exprs: Vec<ExprId> = Vec::new();
    loop {
        if let Some(e) = exprs.pop() {
            see(e);
            let push = &mut exprs;
            match &program.expr(e).kind {
                ExprKind::Cast(_, a)
                | ExprKind::Unary(_, a)
                | ExprKind::Deref(a)
                | ExprKind::AddressOf(a)
                | ExprKind::Member(a, _)
                | ExprKind::Swizzle(a, _)
                | ExprKind::IncDec { operand: a, .. } => push.push(*a),
                ExprKind::Binary(_, a, b)
                | ExprKind::Assign(a, b)
                | ExprKind::Comma(a, b)
                | ExprKind::Element(a, b) => push.extend([*a, *b]),
                ExprKind::CompoundAssign { target, value, .. } => push.extend([*target, *value]),
                ExprKind::Conditional(a, b, c) | ExprKind::Select(a, b, c) => {
                    push.extend([*a, *b, *c]);
                }
                ExprKind::Call(_, list)
                | ExprKind::CallBuiltIn(_, list)
                | ExprKind::VectorLiteral(list) => push.extend(list),
                ExprKind::CallIndirect(a, list) => {
                    push.push(*a);
                    push.extend(list);
                }
                ExprKind::CompoundLiteral(list) | ExprKind::InitList(list) => {
                    push.extend(list.iter().map(|p| p.value));
                }
                ExprKind::StatementExpr(s) => stmts.push(*s),
                ExprKind::Error
                | ExprKind::Int(_)
                | ExprKind::Float(_)
                | ExprKind::Str(_)
                | ExprKind::Var(_)
                | ExprKind::Function(_)
                | ExprKind::BuiltIn(_)
                | ExprKind::Block(_) => {}
            }
            continue;
        }
        let Some(s) = stmts.pop() else { return };
        match &program.stmt(s).kind {
            StmtKind::Compound(list) => stmts.extend(list),
            StmtKind::Expr(e) => exprs.push(*e),
            StmtKind::Declare(vars) => {
                exprs.extend(vars.iter().filter_map(|v| program.variable(*v).init));
            }
            StmtKind::If(c, a, b) => {
                exprs.push(*c);
                stmts.push(*a);
                stmts.extend(b);
            }
            StmtKind::Switch(c, a) | StmtKind::While(c, a) | StmtKind::DoWhile(a, c) => {
                exprs.push(*c);
                stmts.push(*a);
            }
            StmtKind::Labelled(_, a) => stmts.push(*a),
            StmtKind::For(init, c, step, body) => {
                stmts.extend(init);
                exprs.extend(c);
                exprs.extend(step);
                stmts.push(*body);
            }
            StmtKind::Return(e) => exprs.extend(e),
            StmtKind::Null
            | StmtKind::Goto(_)
            | StmtKind::Continue
            | StmtKind::Break
            | StmtKind::Asm => {}
        }
    }
}

fn calls_in(program: &Program, statics: &Statics, body: StmtId, calls: &mut Vec<(Callee, u32)>) {
    each_expr(program, body, &mut |e| {
        let x = program.expr(e);
        match &x.kind {
            ExprKind::Call(f, _) => {
                calls.push((Callee::Function(definition(program, *f)), x.token));
            }
            ExprKind::CallIndirect(target, _) => {
                let callees = blocks::candidates(program, statics, *target);
                calls.extend(callees.into_iter().map(|c| (c, x.token)));
            }
            _ => {}
        }
    });
}

/// The definition of a function that may be declared several times.
fn definition(program: &Program, f: FuncId) -> FuncId {
    let wanted = program.function(f);
    if wanted.body.is_some() {
        return f;
    }
    let found = program
        .functions
        .iter()
        .position(|g| g.name == wanted.name && g.ty == wanted.ty && g.body.is_some());
    found.map_or(f, |n| FuncId(n as u32))
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
                place: Place::Store(i),
                size: s.bytes.len() as u64,
                write_only: false,
                read_only: s.read_only,
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
        // Ids are kept in registers of their own.
        for query in [Query::GlobalId, Query::LocalId, Query::GroupId] {
            for dim in 0..3 {
                let reg = c.temp(Width::W64, 1);
                c.ids.push((query, dim, reg));
            }
        }
        // Variables never share a register with intermediate values: work-items that wait
        // elsewhere keep theirs.
        c.variable_base = c.next;
        for (next, n) in c.next.iter_mut().zip(variables) {
            *next += n;
        }
        c.high = c.next;
        c
    }

    // Small things ------------------------------------------------------------------------------

    fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(CannotRun { token: Some(self.token), message: message.into() })
    }

    fn emit(&mut self, instr: Instr) -> Pc {
        let pc = self.code.len() as Pc;
        self.code.push(instr);
        self.tokens.push(self.token);
        pc
    }

    /// Registers that follow one another, free until the mark before them is released.
    fn temp(&mut self, w: Width, n: u8) -> Reg {
        let file = w as usize;
        let reg = self.next[file];
        self.next[file] += u32::from(n);
        self.high[file] = self.high[file].max(self.next[file]);
        reg
    }

    /// Registers that belong to one variable.
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

    fn value_temp(&mut self, ty: Scalar, n: u8) -> Val {
        Val { reg: self.temp(ty.width(), n), ty, n }
    }

    /// The register that always holds a value.
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
        // Sites beyond the last share it: a race there is reported with a place that may be
        // another's.
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
            TypeKind::Vector(e, n) | TypeKind::GnuVector(e, n) => {
                if let Some(s) = scalar_of(self.program, *e) {
                    return Ok(Shape::Value(s, *n));
                }
            }
            TypeKind::Array(..) | TypeKind::Record(_) | TypeKind::NdRange => {
                return match types.size(ty) {
                    Some(size) => Ok(Shape::Memory(size, types.align(ty).max(1))),
                    None => self.fail("an object's size is not known"),
                };
            }
            _ => {}
        }
        if ty == types::ERROR {
            return self.fail("the reference device has no types but those of OpenCL C");
        }
        self.fail(format!("the reference device has no values of type {}", self.type_name(ty)))
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

    /// Private memory of a work-item for one object.
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

    /// The pointer to an object, a constant.
    fn pointer_to(&mut self, allocation: u32) -> Reg {
        let space = self.allocations[allocation as usize].space;
        let pointer = Pointer::new(space, allocation, 0);
        self.constant(Width::W64, pointer.0)
    }

    fn variable_name(&self, v: VarId) -> String {
        let name = self.program.variable(v).name;
        name.map_or_else(|| "a parameter".to_string(), |n| self.checked.name(n).to_string())
    }

    /// Gives a variable its place, if it has none.
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
                })?;
                Home::Memory(n, space)
            }
            (_, Shape::Void) => return self.fail("a variable of type `void`"),
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

    /// Size and alignment of an object.
    fn layout(&self, ty: TypeId) -> Result<(u64, u64)> {
        match self.program.types.size(ty) {
            Some(size) => Ok((size, self.program.types.align(ty).max(1))),
            None => self.fail("an object's size is not known"),
        }
    }

    // Functions ---------------------------------------------------------------------------------

    fn function(&mut self, f: Callee) -> Result<()> {
        let program = self.program;
        let Some(body) = f.body(program) else { return self.fail("a function without a body") };
        self.token = f.token(program);
        self.next = self.high;
        self.find_addressed(body);
        let outer = std::mem::take(&mut self.frame);
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
        for p in f.params(program) {
            self.home(*p)?;
        }
        let closure = match f {
            Callee::Function(_) => None,
            Callee::Block(_) => Some(self.variable_register(Width::W64, 1)),
        };
        let entry = self.emit(Instr::Label);
        self.functions.insert(f, Compiled { entry, ret, result, closure });
        let outside = match (f, closure) {
            (Callee::Block(b), Some(closure)) => self.enter_block(b, closure)?,
            _ => Vec::new(),
        };
        self.statement(body)?;
        self.leave_block(outside);
        // Whoever comes here leaves without a result.
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
                return self.fail("a label is nowhere");
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

    /// Finds the variables that cannot live in registers.
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
        let Some(compiled) = self.functions.get(&kernel).copied() else {
            return self.fail("the kernel is not compiled");
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
                    return self.fail("a pipe without a place");
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
                (Home::Through(..), _) => return self.fail("a parameter without a place"),
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

    // Statements --------------------------------------------------------------------------------

    fn statement(&mut self, id: StmtId) -> Result<()> {
        let program = self.program;
        let stmt = program.stmt(id);
        self.token = stmt.first;
        if self.code.len() > MAX_CODE {
            return self.fail("the kernel is too long");
        }
        match &stmt.kind {
            StmtKind::Null => Ok(()),
            StmtKind::Asm => self.fail("assembly is of one machine, and this is another"),
            StmtKind::Compound(list) => {
                let mark = self.next;
                for s in list {
                    self.statement(*s)?;
                }
                self.next = mark;
                Ok(())
            }
            StmtKind::Expr(e) => {
                let mark = self.next;
                self.effect(*e)?;
                self.next = mark;
                Ok(())
            }
            StmtKind::Declare(vars) => {
                for v in vars {
                    self.declare(*v)?;
                }
                Ok(())
            }
            StmtKind::If(c, yes, no) => {
                let (other, end) = (self.new_label(), self.new_label());
                let mark = self.next;
                self.condition(*c, other, false)?;
                self.next = mark;
                self.statement(*yes)?;
                match no {
                    Some(no) => {
                        self.jump(end);
                        self.place(other);
                        self.statement(*no)?;
                        self.place(end);
                    }
                    None => self.place(other),
                }
                Ok(())
            }
            StmtKind::While(c, body) => {
                let (head, end) = (self.new_label(), self.new_label());
                self.place(head);
                self.loop_part(end, head, |s| s.condition(*c, end, false))?;
                self.loop_body(*body, end, head)?;
                self.jump(head);
                self.place(end);
                Ok(())
            }
            StmtKind::DoWhile(body, c) => {
                let (head, next, end) = (self.new_label(), self.new_label(), self.new_label());
                self.place(head);
                self.loop_body(*body, end, next)?;
                self.place(next);
                self.loop_part(end, next, |s| s.condition(*c, head, true))?;
                self.place(end);
                Ok(())
            }
            StmtKind::For(init, c, step, body) => {
                let outer = self.next;
                if let Some(init) = init {
                    self.statement(*init)?;
                }
                let (head, next, end) = (self.new_label(), self.new_label(), self.new_label());
                self.place(head);
                if let Some(c) = c {
                    self.loop_part(end, next, |s| s.condition(*c, end, false))?;
                }
                self.loop_body(*body, end, next)?;
                self.place(next);
                if let Some(step) = step {
                    self.loop_part(end, next, |s| s.effect(*step))?;
                }
                self.jump(head);
                self.place(end);
                self.next = outer;
                Ok(())
            }
            StmtKind::Switch(value, body) => self.switch(*value, *body),
            StmtKind::Labelled(labels, inner) => {
                for (i, label) in labels.iter().enumerate() {
                    match label {
                        Label::Name(name) => {
                            let label = self.named_label(*name);
                            self.place(label);
                        }
                        Label::Case(..) | Label::Default => {
                            if let Some(label) = self.frame.cases.get(&(id, i)).copied() {
                                self.place(label);
                            }
                        }
                    }
                }
                self.statement(*inner)
            }
            StmtKind::Goto(name) => {
                let label = self.named_label(*name);
                self.jump(label);
                Ok(())
            }
            StmtKind::Continue => match self.frame.continues.last().copied() {
                Some(label) => {
                    self.jump(label);
                    Ok(())
                }
                None => self.fail("`continue` outside a loop"),
            },
            StmtKind::Break => match self.frame.breaks.last().copied() {
                Some(label) => {
                    self.jump(label);
                    Ok(())
                }
                None => self.fail("`break` outside a loop"),
            },
            StmtKind::Return(value) => {
                let mark = self.next;
                match (value, self.frame.result) {
                    (Some(e), Some(Home::Register(to))) => {
                        let v = self.value(*e)?;
                        self.emit(Instr::Move { w: to.ty.width(), n: to.n, d: to.reg, s: v.reg });
                    }
                    (Some(e), Some(Home::Memory(n, _))) => {
                        let base = self.pointer_to(n);
                        self.initialise_memory(base, 0, *e)?;
                    }
                    (Some(e), None | Some(Home::Through(..))) => self.effect(*e)?,
                    (None, _) => {}
                }
                self.next = mark;
                let end = self.frame.end;
                self.jump(end);
                Ok(())
            }
        }
    }

    fn named_label(&mut self, id: LabelId) -> usize {
        if let Some(label) = self.frame.names.get(&id) {
            return *label;
        }
        let label = self.new_label();
        self.frame.names.insert(id, label);
        label
    }

    fn loop_body(&mut self, body: StmtId, leave: usize, again: usize) -> Result<()> {
        self.loop_part(leave, again, |s| s.statement(body))
    }

    /// What each round of a loop runs. A statement expression in its condition may leave it too.
    fn loop_part(
        &mut self,
        leave: usize,
        again: usize,
        part: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        self.frame.breaks.push(leave);
        self.frame.continues.push(again);
        let mark = self.next;
        let done = part(self);
        self.next = mark;
        self.frame.breaks.pop();
        self.frame.continues.pop();
        done
    }

    fn switch(&mut self, value: ExprId, body: StmtId) -> Result<()> {
        let mark = self.next;
        let v = self.value(value)?;
        let mut labels = Vec::new();
        self.case_labels(body, &mut labels);
        let end = self.new_label();
        let mut default = end;
        let cmp =
            |op, a: Val, b: Reg| Instr::BranchCmp { op, ty: a.ty, a: a.reg, b, when: true, to: 0 };
        for (stmt, i, label) in labels {
            let to = self.new_label();
            self.frame.cases.insert((stmt, i), to);
            match label {
                Label::Case(low, high) if low == high => {
                    let c = self.constant(v.ty.width(), low);
                    self.branch(cmp(Cmp::Eq, v, c), to);
                }
                Label::Case(low, high) => {
                    let next = self.new_label();
                    let (low, high) =
                        (self.constant(v.ty.width(), low), self.constant(v.ty.width(), high));
                    self.branch(cmp(Cmp::Lt, v, low), next);
                    self.branch(cmp(Cmp::Le, v, high), to);
                    self.place(next);
                }
                Label::Default => default = to,
                Label::Name(_) => {}
            }
        }
        self.jump(default);
        self.frame.breaks.push(end);
        let done = self.statement(body);
        self.frame.breaks.pop();
        self.place(end);
        self.next = mark;
        done
    }

    /// The labels of a switch, those of switches inside it apart.
    fn case_labels(&self, body: StmtId, labels: &mut Vec<(StmtId, usize, Label)>) {
        let mut open = vec![body];
        while let Some(s) = open.pop() {
            match &self.program.stmt(s).kind {
                StmtKind::Compound(list) => open.extend(list.iter().rev()),
                StmtKind::Labelled(found, inner) => {
                    for (i, label) in found.iter().enumerate() {
                        if !matches!(label, Label::Name(_)) {
                            labels.push((s, i, label.clone()));
                        }
                    }
                    open.push(*inner);
                }
                StmtKind::If(_, a, b) => {
                    open.extend(b);
                    open.push(*a);
                }
                StmtKind::While(_, a) | StmtKind::DoWhile(a, _) | StmtKind::For(_, _, _, a) => {
                    open.push(*a);
                }
                _ => {}
            }
        }
    }

    fn declare(&mut self, v: VarId) -> Result<()> {
        let variable = self.program.variable(v);
        if self.statics.of.contains_key(&v) || variable.is_extern {
            return Ok(());
        }
        if matches!(self.program.types.kind(variable.ty.ty), TypeKind::Function(_)) {
            return Ok(());
        }
        self.token = variable.token;
        let home = self.home(v)?;
        let mark = self.next;
        match (home, variable.init) {
            (Home::Register(to), None) => {
                self.emit(Instr::Mark { w: to.ty.width(), n: to.n, d: to.reg });
            }
            (Home::Register(to), Some(init)) => {
                let value = self.initial_value(init, to)?;
                self.emit(Instr::Move { w: to.ty.width(), n: to.n, d: to.reg, s: value.reg });
            }
            (Home::Memory(_, Space::Local) | Home::Through(..), _) => {}
            (Home::Memory(n, _), init) => {
                let base = self.pointer_to(n);
                match init {
                    None => {
                        let size = self.allocations[n as usize].size;
                        self.emit(Instr::MarkMemory { base, size });
                    }
                    Some(init) => self.initialise_memory(base, 0, init)?,
                }
            }
        }
        self.next = mark;
        Ok(())
    }
}

/// Everything about a type that no value has: its size.
pub(super) fn size_of_type(program: &Program, ty: TypeId) -> u64 {
    if ty == types::VOID { 1 } else { program.types.size(ty).unwrap_or(1) }
}
