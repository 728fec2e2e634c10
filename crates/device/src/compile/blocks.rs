//! Calls of source functions, direct and through pointers, and of blocks (OpenCL C 6.14).
//!
//! The value of a block is a pointer to eight bytes that identify the block literal, followed by the captured
//! variables. A variable of a block type cannot be assigned to, so the literal that a call executes is nearly always
//! known. If the literal is not known, or if a function is called through a pointer, the eight bytes are compared with
//! those of all candidates.

use super::*;

/// A function or block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Callee {
    /// A function of the source.
    Function(FuncId),
    /// A block literal.
    Block(BlockId),
}

impl Callee {
    pub(super) fn body(self, program: &Program) -> Option<StmtId> {
        match self {
            Callee::Function(f) => program.function(f).body,
            Callee::Block(b) => Some(block(program, b).body),
        }
    }

    pub(super) fn params(self, program: &Program) -> &[VarId] {
        match self {
            Callee::Function(f) => &program.function(f).params,
            Callee::Block(b) => &block(program, b).params,
        }
    }

    /// The type of the function.
    pub(super) fn ty(self, program: &Program) -> TypeId {
        match self {
            Callee::Function(f) => program.function(f).ty,
            Callee::Block(b) => block(program, b).ty,
        }
    }

    pub(super) fn token(self, program: &Program) -> u32 {
        match self {
            Callee::Function(f) => program.function(f).token,
            Callee::Block(b) => program.stmt(block(program, b).body).first,
        }
    }

    /// The name in messages.
    pub(super) fn name(self, checked: &Checked) -> String {
        match self {
            Callee::Function(f) => format!("`{}`", checked.name(checked.program.function(f).name)),
            Callee::Block(_) => "a block".into(),
        }
    }

    /// The word that identifies the function or block. A pointer to the function or block points to this word.
    fn word(self) -> u64 {
        match self {
            Callee::Function(f) => 1 << 32 | u64::from(f.0),
            Callee::Block(b) => 2 << 32 | u64::from(b.0),
        }
    }

    /// The block that `word`, the first word of captured variables, identifies; `None` if it does not identify a block.
    pub fn block_of(word: u64) -> Option<BlockId> {
        (word >> 32 == 2).then_some(BlockId(word as u32))
    }
}

fn block(program: &Program, b: BlockId) -> &Block {
    &program.blocks[b.0 as usize]
}

/// The form in which a block stores a captured variable.
enum Held {
    /// A copy of its value: the type and the number of components.
    Value(Scalar, u8),
    /// A copy of the object: the size and the alignment.
    Object(u64, u64),
    /// A pointer to the variable: arrays and variables outside private memory are not copied.
    Address(Space),
    /// A copy of a block with all its captured variables: the size.
    Block(u64),
}

/// A captured variable and its offset in the block.
struct Captured {
    variable: VarId,
    at: u64,
    held: Held,
}

/// The contents of a block.
struct Closure {
    captures: Vec<Captured>,
    size: u64,
    align: u64,
}

/// The maximum depth of blocks that capture blocks, and the maximum number of steps from an expression to its block
/// literal.
const MAX_NESTED: u32 = 64;

/// The literal to which a block expression always evaluates; `None` if it is not known at compile time.
pub(super) fn literal(program: &Program, e: ExprId) -> Option<BlockId> {
    let mut at = e;
    for _ in 0..MAX_NESTED {
        let x = program.expr(at);
        let TypeKind::BlockPointer(_) = program.types.kind(x.ty.ty) else { return None };
        match &x.kind {
            ExprKind::Block(b) => return Some(*b),
            ExprKind::Cast(_, inner) => at = *inner,
            ExprKind::Var(v) => at = program.variable(*v).init?,
            _ => return None,
        }
    }
    None
}

/// The functions or blocks that a call through the pointer or block `target` may call.
pub(super) fn candidates(program: &Program, statics: &Statics, target: ExprId) -> Vec<Callee> {
    if let Some(b) = literal(program, target) {
        return vec![Callee::Block(b)];
    }
    let mut list: Vec<Callee> = match program.types.kind(program.expr(target).ty.ty) {
        TypeKind::BlockPointer(f) => (0..program.blocks.len() as u32)
            .map(|n| Callee::Block(BlockId(n)))
            .filter(|c| c.ty(program) == *f)
            .collect(),
        TypeKind::Pointer(to) => statics
            .callees
            .keys()
            .copied()
            .filter(|c| matches!(c, Callee::Function(_)) && c.ty(program) == to.ty)
            .collect(),
        _ => Vec::new(),
    };
    list.sort();
    list
}

/// Adds objects for functions whose address is taken, and for blocks that capture nothing.
pub(super) fn statics(checked: &Checked, all: &mut Statics) {
    let program = &checked.program;
    let mut found: Vec<Callee> = program
        .exprs
        .iter()
        .filter_map(|e| match e.kind {
            ExprKind::Function(f) => Some(Callee::Function(definition(program, f))),
            _ => None,
        })
        .collect();
    for (n, b) in program.blocks.iter().enumerate() {
        if b.captures.is_empty() {
            found.push(Callee::Block(BlockId(n as u32)));
        }
    }
    for callee in found {
        if all.callees.contains_key(&callee) {
            continue;
        }
        all.callees.insert(callee, all.list.len() as u32);
        all.list.push(Static {
            name: callee.name(checked),
            space: Space::Constant,
            bytes: callee.word().to_le_bytes().to_vec(),
            pointers: Vec::new(),
            constant: true,
        });
    }
}

impl Compiler<'_> {
    /// Whether a variable is a block at program scope. The block's literal replaces every use of the variable.
    pub(super) fn is_program_scope_block(&self, v: VarId) -> bool {
        let variable = self.program.variable(v);
        variable.file_scope
            && matches!(self.program.types.kind(variable.ty.ty), TypeKind::BlockPointer(_))
    }

    // Contents of blocks ------------------------------------------------------------------------

    fn closure(&self, b: BlockId, depth: u32) -> Result<Closure> {
        let program = self.program;
        if depth > MAX_NESTED {
            return self.fail("blocks are nested too deeply");
        }
        let mut all = Closure { captures: Vec::new(), size: 8, align: 8 };
        for v in &block(program, b).captures {
            if self.statics.of.contains_key(v) {
                continue;
            }
            let ty = program.variable(*v).ty;
            let space = ty.space.unwrap_or(Space::Private);
            let array = matches!(program.types.kind(ty.ty), TypeKind::Array(..));
            let inner = match (program.types.kind(ty.ty), program.variable(*v).init) {
                (TypeKind::BlockPointer(_), Some(init)) => literal(program, init),
                _ => None,
            };
            let (held, size, align) = if array || space != Space::Private {
                (Held::Address(space), 8, 8)
            } else if let Some(inner) = inner {
                let inner = self.closure(inner, depth + 1)?;
                (Held::Block(inner.size), inner.size, inner.align)
            } else {
                match self.shape(ty.ty)? {
                    Shape::Void => return self.unexpected(),
                    Shape::Value(s, n) => {
                        let size = u64::from(s.size()) * u64::from(n);
                        (Held::Value(s, n), size, size.next_power_of_two())
                    }
                    Shape::Memory(size, align) => (Held::Object(size, align), size, align),
                }
            };
            let at = all.size.next_multiple_of(align);
            all.captures.push(Captured { variable: *v, at, held });
            all.align = all.align.max(align);
            all.size = at.saturating_add(size);
            if all.size > MAX_PRIVATE {
                return self.fail("the captured variables of a block take more than 16 MiB");
            }
        }
        all.size = all.size.next_multiple_of(8);
        Ok(all)
    }

    /// The offsets of the pointers in a block's bytes. Pointers in unions are left out, and so are some pointers in a
    /// variable with very many members.
    pub(super) fn captured_pointers(&self, b: BlockId) -> Result<Vec<u32>> {
        let mut found = Vec::new();
        self.find_pointers(b, 0, 0, &mut found)?;
        Ok(found)
    }

    fn find_pointers(&self, b: BlockId, base: u64, depth: u32, found: &mut Vec<u32>) -> Result<()> {
        let program = self.program;
        for c in self.closure(b, depth)?.captures {
            let at = base + c.at;
            let variable = program.variable(c.variable);
            match c.held {
                Held::Address(_) => found.push(at as u32),
                Held::Block(_) => {
                    if let Some(inner) = variable.init.and_then(|e| literal(program, e)) {
                        self.find_pointers(inner, at, depth + 1, found)?;
                    }
                }
                Held::Value(..) | Held::Object(..) => {
                    self.pointers_in(variable.ty.ty, at, found);
                }
            }
        }
        Ok(())
    }

    fn pointers_in(&self, ty: TypeId, base: u64, found: &mut Vec<u32>) {
        const MANY: usize = 512;
        let types = &self.program.types;
        let mut open = vec![(ty, base)];
        while let Some((ty, at)) = open.pop() {
            if found.len() + open.len() > MANY {
                return;
            }
            match types.kind(ty) {
                TypeKind::Pointer(_) => found.push(at as u32),
                TypeKind::Array(e, Some(n)) => {
                    let size = types.size(e.ty).unwrap_or(1);
                    open.extend((0..(*n).min(MANY as u64 + 1)).map(|i| (e.ty, at + i * size)));
                }
                TypeKind::Record(n) if !types.records[*n as usize].union => {
                    let fields = types.records[*n as usize].fields.iter().flatten();
                    open.extend(fields.map(|f| (f.ty.ty, at + f.offset)));
                }
                _ => {}
            }
        }
    }

    /// The parameter of a block that runs as a kernel: the bytes of its captured variables.
    pub(super) fn closure_parameter(&mut self, b: BlockId, reg: Reg) -> Result<Param> {
        let closure = self.closure(b, 0)?;
        let (size, align) = (closure.size, closure.align);
        let n = self.private_object("the captured variables of a block".into(), size, align)?;
        let s = self.pointer_to(n);
        self.emit(Instr::Move { w: Width::W64, n: 1, d: reg, s });
        Ok(Param::Memory(n, size))
    }

    /// Evaluates a block literal, which copies the captured variables.
    pub(super) fn block(&mut self, b: BlockId) -> Result<Val> {
        let pointer = |reg| Val { reg, ty: Scalar::U64, n: 1 };
        let callee = Callee::Block(b);
        if let Some(n) = self.statics.callees.get(&callee) {
            return Ok(pointer(self.pointer_to(*n)));
        }
        let closure = self.closure(b, 0)?;
        let n = self.private_object("a block".into(), closure.size, closure.align)?;
        let base = self.pointer_to(n);
        let word = self.constant(Width::W64, callee.word());
        self.store_at(base, 0, Val { reg: word, ty: Scalar::U64, n: 1 });
        for c in closure.captures {
            let mark = self.next;
            let home = self.home(c.variable)?;
            match (c.held, home) {
                (Held::Value(..), Home::Register(v)) => self.store_at(base, c.at, v),
                (Held::Value(s, n), Home::Memory(..) | Home::Through(..)) => {
                    let (from, space) = self.base_of(home)?;
                    let v = self.load_at(from, space, 0, s, n);
                    self.store_at(base, c.at, v);
                }
                (Held::Object(size, align), _) => {
                    let (from, space) = self.base_of(home)?;
                    self.copy_memory(base, c.at, from, space, size, align);
                }
                (Held::Address(_), _) => {
                    let (from, _) = self.base_of(home)?;
                    self.store_at(base, c.at, pointer(from));
                }
                (Held::Block(size), Home::Register(v)) => {
                    self.copy_memory(base, c.at, v.reg, Space::Generic, size, 8);
                }
                (Held::Block(_), _) => return self.unexpected(),
            }
            self.next = mark;
        }
        Ok(pointer(base))
    }

    /// A pointer to a variable in memory, and its address space.
    fn base_of(&mut self, home: Home) -> Result<(Reg, Space)> {
        match home {
            Home::Memory(n, space) => Ok((self.pointer_to(n), space)),
            Home::Through(reg, space) => Ok((reg, space)),
            Home::Register(_) => self.unexpected(),
        }
    }

    fn store_at(&mut self, base: Reg, offset: u64, v: Val) {
        let addr = Addr { offset: offset as i64, ..self.plain(base) };
        let at = self.access(addr, Space::Private, 1);
        self.stored(v, at);
    }

    fn load_at(&mut self, base: Reg, space: Space, offset: u64, ty: Scalar, n: u8) -> Val {
        let addr = Addr { offset: offset as i64, ..self.plain(base) };
        let at = self.access(addr, space, 1);
        let d = self.value_temp(ty, n);
        self.emit(Instr::Load { ty, n, d: d.reg, at });
        d
    }

    /// Gives the captured variables of a block their storage inside the block, with the values that the block stores at
    /// `closure`. Returns their storage outside the block.
    pub(super) fn enter_block(
        &mut self,
        b: BlockId,
        closure: Reg,
    ) -> Result<Vec<(VarId, Option<Home>)>> {
        let mut outside = Vec::new();
        for c in self.closure(b, 0)?.captures {
            let mark = self.next;
            let v = c.variable;
            outside.push((v, self.homes.remove(&v)));
            let home = match c.held {
                Held::Value(s, n) if self.addressed.contains(&v) => {
                    let (size, align) = self.layout(self.program.variable(v).ty.ty)?;
                    let object = self.private_object(self.variable_name(v), size, align)?;
                    let value = self.load_at(closure, Space::Private, c.at, s, n);
                    let base = self.pointer_to(object);
                    self.store_at(base, 0, value);
                    Home::Memory(object, Space::Private)
                }
                Held::Value(s, n) => {
                    let to = self.variable_value(s, n);
                    let value = self.load_at(closure, Space::Private, c.at, s, n);
                    self.emit(Instr::Move { w: s.width(), n, d: to.reg, s: value.reg });
                    Home::Register(to)
                }
                Held::Object(size, align) => {
                    let object = self.private_object(self.variable_name(v), size, align)?;
                    let base = self.pointer_to(object);
                    let from = Addr { offset: c.at as i64, ..self.plain(closure) };
                    let from = self.lea(from);
                    self.copy_memory(base, 0, from, Space::Private, size, align);
                    Home::Memory(object, Space::Private)
                }
                Held::Address(space) => {
                    let to = self.variable_register(Width::W64, 1);
                    let value = self.load_at(closure, Space::Private, c.at, Scalar::U64, 1);
                    self.copy(Width::W64, 1, to, value.reg);
                    Home::Through(to, space)
                }
                Held::Block(_) => {
                    let to = self.variable_value(Scalar::U64, 1);
                    let at = Addr { offset: c.at as i64, ..self.plain(closure) };
                    let s = self.lea(at);
                    self.emit(Instr::Move { w: Width::W64, n: 1, d: to.reg, s });
                    Home::Register(to)
                }
            };
            self.homes.insert(v, home);
            self.next = mark;
        }
        Ok(outside)
    }

    pub(super) fn leave_block(&mut self, outside: Vec<(VarId, Option<Home>)>) {
        for (v, home) in outside {
            self.homes.remove(&v);
            if let Some(home) = home {
                self.homes.insert(v, home);
            }
        }
    }

    // Calls -------------------------------------------------------------------------------------

    /// Whether an expression designates a function.
    pub(super) fn is_function(&self, e: ExprId) -> bool {
        matches!(self.program.types.kind(self.program.expr(e).ty.ty), TypeKind::Function(_))
    }

    /// A pointer to the function that an expression designates.
    pub(super) fn function_value(&mut self, e: ExprId) -> Result<Val> {
        match self.program.expr(e).kind {
            ExprKind::Function(f) => {
                let callee = Callee::Function(definition(self.program, f));
                match self.statics.callees.get(&callee) {
                    Some(n) => Ok(Val { reg: self.pointer_to(*n), ty: Scalar::U64, n: 1 }),
                    None => self.unexpected(),
                }
            }
            ExprKind::Deref(p) => self.value(p),
            ExprKind::Cast(_, inner) if self.is_function(inner) => self.function_value(inner),
            _ => self.value(e),
        }
    }

    /// Compiles a direct or indirect call. Returns the storage of the result, which the next call may overwrite; `None`
    /// for a call without a result.
    pub(super) fn call(&mut self, e: ExprId) -> Result<Option<Home>> {
        let program = self.program;
        let x = program.expr(e);
        self.token = x.token;
        let (target, list) = match &x.kind {
            ExprKind::Call(f, list) => {
                let callee = Callee::Function(definition(program, *f));
                let mark = self.next;
                let values = self.arguments(callee, list)?;
                self.token = x.token;
                let result = self.enter(callee, &values, None)?;
                self.next = mark;
                return Ok(result);
            }
            ExprKind::CallIndirect(target, list) => (*target, list),
            _ => return self.unexpected(),
        };
        let mark = self.next;
        let callees = candidates(program, self.statics, target);
        let pointer = self.value(target)?;
        let [first, rest @ ..] = &callees[..] else {
            return self.fail(
                "the program does not contain a function or block that could be called here",
            );
        };
        // All candidates have the same parameter types. A parameter also has the same kind of storage in all
        // candidates, unless its address is taken. The arguments are kept as values until the callee is known.
        let values = self.arguments(*first, list)?;
        self.token = x.token;
        if rest.is_empty() && literal(program, target).is_some() {
            let result = self.enter(*first, &values, Some(pointer))?;
            self.next = mark;
            return Ok(result);
        }
        let word = self.load_at(pointer.reg, Space::Generic, 0, Scalar::U64, 1);
        let result = match self.shape(x.ty.ty)? {
            Shape::Void => None,
            Shape::Value(s, n) => Some(Home::Register(self.variable_value(s, n))),
            Shape::Memory(size, align) => {
                let n = self.private_object("a result".into(), size, align)?;
                Some(Home::Memory(n, Space::Private))
            }
        };
        let end = self.new_label();
        for callee in &callees {
            let next = self.new_label();
            let b = self.constant(Width::W64, callee.word());
            let (ty, a) = (Scalar::U64, word.reg);
            self.branch(Instr::BranchCmp { op: Cmp::Eq, ty, a, b, when: false, to: 0 }, next);
            match (self.enter(*callee, &values, Some(pointer))?, result) {
                (Some(Home::Register(from)), Some(Home::Register(to))) => {
                    let w = to.ty.width();
                    self.emit(Instr::Move { w, n: to.n, d: to.reg, s: from.reg });
                }
                (Some(Home::Memory(from, _)), Some(Home::Memory(to, _))) => {
                    let (size, align) = self.layout(x.ty.ty)?;
                    let (to, from) = (self.pointer_to(to), self.pointer_to(from));
                    self.copy_memory(to, 0, from, Space::Private, size, align);
                }
                _ => {}
            }
            self.jump(end);
            self.place(next);
        }
        self.place(end);
        self.next = mark;
        Ok(result)
    }

    /// Evaluates all arguments before any parameter is set, since an argument may call the same function.
    fn arguments(&mut self, callee: Callee, list: &[ExprId]) -> Result<Vec<Argument>> {
        let program = self.program;
        if !self.functions.contains_key(&callee) {
            return self.unexpected();
        }
        let mut values = Vec::with_capacity(list.len());
        for e in list {
            values.push(match self.shape(program.expr(*e).ty.ty)? {
                Shape::Void => return self.unexpected(),
                Shape::Value(..) => Argument::Value(self.value(*e)?),
                Shape::Memory(size, _) => {
                    let space = self.space_of(*e);
                    Argument::Object(self.aggregate(*e)?, space, size)
                }
            });
        }
        Ok(values)
    }

    /// Sets the parameters and makes the call.
    fn enter(
        &mut self,
        callee: Callee,
        values: &[Argument],
        pointer: Option<Val>,
    ) -> Result<Option<Home>> {
        let Some(compiled) = self.functions.get(&callee).cloned() else {
            return self.unexpected();
        };
        if compiled.params.len() != values.len() {
            return self.unexpected();
        }
        for (param, value) in compiled.params.iter().zip(values) {
            match (*param, *value) {
                (Home::Register(to), Argument::Value(v)) => {
                    self.set(to, v.reg);
                }
                (Home::Memory(n, _), Argument::Value(v)) => {
                    let base = self.pointer_to(n);
                    self.store_at(base, 0, v);
                }
                (Home::Memory(n, _), Argument::Object(from, space, size)) => {
                    let base = self.pointer_to(n);
                    self.copy_memory(base, 0, from, space, size, 1);
                }
                _ => return self.unexpected(),
            }
        }
        if let (Some(to), Some(v)) = (compiled.closure, pointer) {
            self.copy(Width::W64, 1, to, v.reg);
        }
        self.emit(Instr::Call { ret: compiled.ret, entry: compiled.entry });
        self.emit(Instr::Label);
        Ok(compiled.result)
    }
}

/// An evaluated argument.
#[derive(Clone, Copy)]
enum Argument {
    Value(Val),
    /// An object: the register with its address, its address space and its size.
    Object(Reg, Space, u64),
}
