//! The typed program: the front end's output for the later stages.
//!
//! Every name is resolved to an index. Every expression has a type. Every implicit conversion is an [`ExprKind::Cast`]
//! node. An expression that designates an object is marked ([`Expr::lvalue`]); an explicit [`CastKind::Load`] reads the
//! object's value.

use super::ast::{AddressSpace, BinaryOp, TokenIndex, index};
use super::interner::Symbol;
use super::types::{BitField, QualType, TypeId, Types};
use std::collections::BTreeMap;

index! {
    /// The index of a typed expression.
    ExprId
    /// The index of a typed statement.
    StmtId
    /// The index of a variable or parameter.
    VarId
    /// The index of a function of the source.
    FuncId
    /// The index of a block literal.
    BlockId
    /// The number of a named label in its function or block.
    LabelId
}

/// The kind of a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastKind {
    /// Reads the object that an lvalue designates.
    Load,
    /// Converts an array to a pointer to its first element.
    ArrayDecay,
    /// Converts a function to a pointer to it.
    FunctionDecay,
    /// Converts an integer to another integer type.
    Integer,
    /// Converts an integer to a floating type.
    IntToFloat,
    /// Converts a floating value to an integer type.
    FloatToInt,
    /// Converts a floating value to another floating type.
    Float,
    /// Converts a scalar to 0 or 1.
    ToBool,
    /// Converts an integer to a pointer.
    IntToPointer,
    /// Converts a pointer to an integer.
    PointerToInt,
    /// Converts a pointer to a pointer to another type in the same address space.
    Pointer,
    /// Converts a pointer to a pointer to another address space.
    AddressSpace,
    /// Converts a null pointer constant to a pointer.
    Null,
    /// Copies a scalar to all elements of a vector.
    Splat,
    /// Reinterprets the bits as another type.
    Reinterpret,
    /// Converts each element of a vector.
    Vector,
    /// Discards the value.
    ToVoid,
    /// Converts an integer constant to a sampler.
    Sampler,
    /// Converts zero to an event, a queue or another opaque type.
    ZeroToOpaque,
    /// Keeps the type and the value; it may change qualifiers.
    NoOp,
}

/// A typed expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The kind of expression.
    pub kind: ExprKind,
    /// The type. For an lvalue, the qualifiers and address space are the object's.
    pub ty: QualType,
    /// Whether the expression designates an object.
    pub lvalue: bool,
    /// The principal token.
    pub token: TokenIndex,
    /// The first token.
    pub first: TokenIndex,
    /// The last token.
    pub last: TokenIndex,
}

/// Unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `!`. On a vector, the result is -1 for each element that is zero.
    Not,
    /// `~`
    BitNot,
}

/// Kinds of typed expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A placeholder for an expression with an error, which has been reported.
    Error,
    /// An integer constant, as the bits of its type's representation.
    Int(u64),
    /// A floating constant.
    Float(f64),
    /// A string literal: its bytes without the final NUL.
    Str(Vec<u8>),
    /// A variable.
    Var(VarId),
    /// A function of the source.
    Function(FuncId),
    /// The name of a built-in function before a call. It never occurs in a finished program.
    BuiltIn(Symbol),
    /// A conversion.
    Cast(CastKind, ExprId),
    /// A unary operator.
    Unary(UnaryOp, ExprId),
    /// `++` or `--`.
    IncDec {
        /// The object.
        operand: ExprId,
        /// Whether the operator is `++`.
        increment: bool,
        /// Whether the operator follows the operand.
        postfix: bool,
    },
    /// A binary operator. Except in shifts and pointer arithmetic, both operands have the same type. Comparisons, `&&`
    /// and `||` on vectors yield vectors.
    Binary(BinaryOp, ExprId, ExprId),
    /// `a = b`.
    Assign(ExprId, ExprId),
    /// `a op= b`. The value of `a` is converted to `compute`, and the result of the operator to the type of `a`.
    CompoundAssign {
        /// Operator.
        op: BinaryOp,
        /// The object.
        target: ExprId,
        /// The right operand, already converted to the type that the operator requires.
        value: ExprId,
        /// The type of the computation.
        compute: QualType,
    },
    /// `a ? b : c` with a scalar condition.
    Conditional(ExprId, ExprId, ExprId),
    /// `a ? b : c` with a vector condition: the sign bit of each element of the condition selects the element of `b` or
    /// `c`.
    Select(ExprId, ExprId, ExprId),
    /// `a, b`.
    Comma(ExprId, ExprId),
    /// A call of a function of the source.
    Call(FuncId, Vec<ExprId>),
    /// A call through a pointer, or a call of a block.
    CallIndirect(ExprId, Vec<ExprId>),
    /// A call of a built-in function: the name and the arguments.
    CallBuiltIn(Symbol, Vec<ExprId>),
    /// `*p`: the object that a pointer points to; `a[i]` is `*(a + i)`.
    Deref(ExprId),
    /// `&x`.
    AddressOf(ExprId),
    /// A member, by the path of field indices to it.
    Member(ExprId, Vec<u32>),
    /// Elements of a vector, by index.
    Swizzle(ExprId, Vec<u8>),
    /// An element of a vector, by a computed index.
    Element(ExprId, ExprId),
    /// `(type)(a, b, …)`: the concatenated elements of all operands. A single scalar operand fills all elements.
    VectorLiteral(Vec<ExprId>),
    /// `(type){ … }`.
    CompoundLiteral(Parts),
    /// `{ … }` as an initialiser.
    InitList(Parts),
    /// `({ … })`: the value of the last statement.
    StatementExpr(StmtId),
    /// A block literal.
    Block(BlockId),
}

/// A part of an initializer: its place in the object, and its value. Parts of the object that the list does not contain
/// are zero.
#[derive(Clone, Debug)]
pub struct InitElement {
    /// Byte offset in the object.
    pub offset: u64,
    /// The bits to initialize, if the part is a bit-field.
    pub bits: Option<BitField>,
    /// The value. It has the type of the part.
    pub value: ExprId,
}

/// The parts of an initializer, in source order or, after [`Parts::tidied`], sorted by offset. A later part overrides
/// an earlier one.
#[derive(Clone, Debug)]
pub struct Parts {
    list: Vec<InitElement>,
    /// Whether no part is a bit-field, and each part starts at or after the end of the previous one. A binary search
    /// then finds the part at an offset.
    ordered: bool,
}

impl Parts {
    /// Makes parts from a list in source order.
    pub fn new(list: Vec<InitElement>, program: &Program) -> Parts {
        let mut free = 0;
        let ordered = list.iter().all(|part| {
            let follows = part.bits.is_none() && part.offset >= free;
            free = part.end(program);
            follows
        });
        Parts { list, ordered }
    }

    /// The part that initializes the byte at an offset; `None` if that byte is zero because the list omits it.
    pub fn at(&self, offset: u64, program: &Program) -> Option<&InitElement> {
        let holds = |part: &&InitElement| (part.offset..part.end(program)).contains(&offset);
        match self.ordered {
            true => {
                let behind = self.list.partition_point(|part| part.offset <= offset);
                self.list[..behind].last().filter(holds)
            }
            false => self.list.iter().rev().find(holds),
        }
    }

    /// Removes each part that a later part overrides completely, and sorts the others by offset. If parts overlap in
    /// another way, or if one is a bit-field, the list remains unchanged.
    pub fn tidied(self, program: &Program) -> Parts {
        if self.ordered || self.list.iter().any(|part| part.bits.is_some()) {
            return self;
        }
        let mut kept: BTreeMap<u64, &InitElement> = BTreeMap::new();
        for part in self.list.iter().rev() {
            let end = part.end(program);
            let before = kept.range(..=part.offset).next_back();
            let behind = kept.range(part.offset..).next();
            let covers = |(_, later): (&u64, &&InitElement)| {
                later.offset <= part.offset && end <= later.end(program)
            };
            if before.is_some_and(covers) {
                continue;
            }
            let apart = before.is_none_or(|(_, later)| later.end(program) <= part.offset)
                && behind.is_none_or(|(offset, _)| end <= *offset);
            if !apart {
                return self;
            }
            kept.insert(part.offset, part);
        }
        Parts { list: kept.into_values().cloned().collect(), ordered: true }
    }
}

impl std::ops::Deref for Parts {
    type Target = [InitElement];

    fn deref(&self) -> &[InitElement] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Parts {
    type Item = &'a InitElement;
    type IntoIter = std::slice::Iter<'a, InitElement>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl InitElement {
    /// The offset just past the end of the part.
    fn end(&self, program: &Program) -> u64 {
        let size = program.types.size(program.expr(self.value).ty.ty).unwrap_or(0);
        self.offset.saturating_add(size)
    }
}

/// The facts about an initial value that are known before the program runs (C99 6.6).
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    /// Whether the whole value is known. If the object also keeps this value for its whole lifetime, the parts are
    /// folded to constants and to addresses in one canonical form.
    pub value: bool,
    /// Whether the initial value is an integer constant expression.
    pub integer: bool,
}

/// A variable or parameter.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Name.
    pub name: Option<Symbol>,
    /// Type and address space.
    pub ty: QualType,
    /// Initial value.
    pub init: Option<ExprId>,
    /// The facts about the initial value that are known before the program runs.
    pub known: Known,
    /// Whether it has static storage duration.
    pub is_static: bool,
    /// Whether it is a parameter.
    pub is_parameter: bool,
    /// Whether it is declared at file scope.
    pub file_scope: bool,
    /// Whether it is declared `extern` without an initializer.
    pub is_extern: bool,
    /// The token of its name.
    pub token: TokenIndex,
}

/// Attributes of a function that affect how a device runs it.
#[derive(Clone, Debug, Default)]
pub struct FunctionAttributes {
    /// `reqd_work_group_size`.
    pub reqd_work_group_size: Option<[u64; 3]>,
    /// `work_group_size_hint`.
    pub work_group_size_hint: Option<[u64; 3]>,
    /// `intel_reqd_sub_group_size`.
    pub reqd_sub_group_size: Option<u64>,
    /// `overloadable`.
    pub overloadable: bool,
}

/// A function of the source.
#[derive(Clone, Debug)]
pub struct Function {
    /// Name.
    pub name: Symbol,
    /// The function type.
    pub ty: TypeId,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// Parameters of the definition.
    pub params: Vec<VarId>,
    /// The body, if the function is defined.
    pub body: Option<StmtId>,
    /// Attributes.
    pub attributes: FunctionAttributes,
    /// The token of its name.
    pub token: TokenIndex,
}

/// A block literal.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its function type.
    pub ty: TypeId,
    /// Parameters.
    pub params: Vec<VarId>,
    /// The captured variables of the enclosing functions. When the literal is evaluated, their values are copied. For
    /// arrays, and for variables outside private memory, the addresses are copied instead.
    pub captures: Vec<VarId>,
    /// Body.
    pub body: StmtId,
}

/// A typed statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// The kind of statement.
    pub kind: StmtKind,
    /// First token.
    pub first: TokenIndex,
    /// Last token.
    pub last: TokenIndex,
}

/// Kinds of typed statements.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// A null statement, or another statement that has no effect.
    Null,
    /// `{ … }`
    Compound(Vec<StmtId>),
    /// An expression whose value is discarded.
    Expr(ExprId),
    /// A declaration of variables.
    Declare(Vec<VarId>),
    /// `if`
    If(ExprId, StmtId, Option<StmtId>),
    /// `switch`; its cases are labels in the body.
    Switch(ExprId, StmtId),
    /// Labels before a statement.
    Labelled(Vec<Label>, StmtId),
    /// `while`
    While(ExprId, StmtId),
    /// `do … while`
    DoWhile(StmtId, ExprId),
    /// `for`
    For(Option<StmtId>, Option<ExprId>, Option<ExprId>, StmtId),
    /// `goto`
    Goto(LabelId),
    /// `continue`
    Continue,
    /// `break`
    Break,
    /// `return`
    Return(Option<ExprId>),
    /// An assembly statement, which the device does not run.
    Asm,
}

/// A label.
#[derive(Clone, Debug)]
pub enum Label {
    /// `case value:`. The field has the bits of the value after its conversion to the promoted type of the controlling
    /// expression.
    Case(u64),
    /// `default:`
    Default,
    /// `name:`
    Name(LabelId),
}

/// A whole typed program.
#[derive(Debug)]
pub struct Program {
    /// Types.
    pub types: Types,
    /// Variables and parameters.
    pub variables: Vec<Variable>,
    /// Functions.
    pub functions: Vec<Function>,
    /// Blocks.
    pub blocks: Vec<Block>,
    /// Expressions.
    pub exprs: Vec<Expr>,
    /// Statements.
    pub stmts: Vec<Stmt>,
}

impl Program {
    /// An empty program.
    pub(crate) fn new(address_bits: u32) -> Program {
        Program {
            types: Types::new(address_bits),
            variables: Vec::new(),
            functions: Vec::new(),
            blocks: Vec::new(),
            exprs: Vec::new(),
            stmts: Vec::new(),
        }
    }

    /// An expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }
    /// A statement.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.0 as usize]
    }
    /// A variable.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }
    /// A function.
    pub fn function(&self, id: FuncId) -> &Function {
        &self.functions[id.0 as usize]
    }
    /// The kernels that are defined, in source order.
    pub fn kernels(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|f| f.kernel && f.body.is_some())
    }
    /// The address space of the object to which a pointer type points.
    pub fn pointee_space(&self, ty: TypeId) -> Option<AddressSpace> {
        self.types.pointee(ty).and_then(|to| to.space)
    }
}
