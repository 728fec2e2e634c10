//! The syntax tree: the source as written, before names and types are resolved.
//!
//! Nodes live in arenas of [`Ast`] and refer to one another by index. Source positions are token indices.

use super::hash::KeyedSet;
use super::interner::Symbol;
use super::keywords::kw;

/// Declares the index types of arenas.
macro_rules! index {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);
    )*};
}
pub(crate) use index;

index! {
    /// The index of an expression.
    ExprId
    /// The index of a statement.
    StmtId
    /// The index of a type name, as in a cast.
    TypeNameId
    /// The index of an initialiser.
    InitId
    /// The index of a declaration.
    DeclarationId
}

/// Index of a token.
pub type TokenIndex = u32;

/// Unary prefix operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `!`
    Not,
    /// `~`
    BitNot,
    /// `*`
    Deref,
    /// `&`
    AddressOf,
    /// `++x`
    Increment,
    /// `--x`
    Decrement,
    /// `__extension__`
    Extension,
}

/// Binary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `<`
    Lt,
    /// `>`
    Gt,
    /// `<=`
    Le,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `&`
    And,
    /// `^`
    Xor,
    /// `|`
    Or,
    /// `&&`
    LogicalAnd,
    /// `||`
    LogicalOr,
    /// `,`
    Comma,
}

impl BinaryOp {
    /// Whether the operator compares its operands, by order or for equality.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Lt | Gt | Le | Ge | Eq | Ne)
    }

    /// The operator's spelling.
    pub fn text(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Mul => "*",
            Div => "/",
            Rem => "%",
            Add => "+",
            Sub => "-",
            Shl => "<<",
            Shr => ">>",
            Lt => "<",
            Gt => ">",
            Le => "<=",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            And => "&",
            Xor => "^",
            Or => "|",
            LogicalAnd => "&&",
            LogicalOr => "||",
            Comma => ",",
        }
    }
}

/// An operator that yields a property of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeTrait {
    /// `sizeof`
    Sizeof,
    /// `_Alignof`
    Alignof,
    /// `vec_step`
    VecStep,
}

/// An expression and its position.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The kind of expression.
    pub kind: ExprKind,
    /// The principal token: the operator or the name.
    pub token: TokenIndex,
    /// The first token.
    pub first: TokenIndex,
    /// The last token.
    pub last: TokenIndex,
}

/// Kinds of expressions (C99 6.5, OpenCL C 6.4 and 6.14).
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A placeholder for an expression with a syntax error, which has been reported.
    Error,
    /// A name.
    Ident(Symbol),
    /// A number; the token has its spelling.
    Number,
    /// A character constant.
    Char,
    /// One or more adjacent string literals. `token` is the first.
    Str,
    /// `true` or `false`.
    Bool(bool),
    /// `__func__`.
    FunctionName,
    /// `(e)`.
    Paren(ExprId),
    /// An operator before its operand.
    Unary(UnaryOp, ExprId),
    /// `e++` (true) or `e--`.
    Postfix(bool, ExprId),
    /// An operator between its operands.
    Binary(BinaryOp, ExprId, ExprId),
    /// `=` (`None`), or a compound assignment with its operator.
    Assign(Option<BinaryOp>, ExprId, ExprId),
    /// `a ? b : c`. In GNU C, `b` may be omitted.
    Conditional(ExprId, Option<ExprId>, ExprId),
    /// A call.
    Call(ExprId, Vec<ExprId>),
    /// `a[i]`.
    Index(ExprId, ExprId),
    /// `a.b` or `a->b` (true), with the name of the member and its token.
    Member(ExprId, bool, Symbol, TokenIndex),
    /// `(type)e`; a vector literal if the type is a vector type.
    Cast(TypeNameId, ExprId),
    /// `(type){ … }`.
    CompoundLiteral(TypeNameId, InitId),
    /// `sizeof e`, or another operator of [`TypeTrait`] with an expression.
    TraitExpr(TypeTrait, ExprId),
    /// `sizeof(type)`, or another operator of [`TypeTrait`] with a type.
    TraitType(TypeTrait, TypeNameId),
    /// `({ … })`.
    StatementExpr(StmtId),
    /// `^(params){ … }`: a block literal, with its result type if that is written.
    Block(Box<BlockLiteral>),
    /// `__builtin_offsetof(type, member)`.
    Offsetof(TypeNameId, Vec<Designator>),
    /// `__builtin_astype(e, type)`.
    AsType(ExprId, TypeNameId),
    /// `__builtin_convertvector(e, type)`.
    ConvertVector(ExprId, TypeNameId),
}

/// A block literal.
#[derive(Clone, Debug)]
pub struct BlockLiteral {
    /// Result type, if written.
    pub specs: Option<DeclSpecs>,
    /// Abstract declarator; it contains the parameters, if there are any.
    pub declarator: Declarator,
    /// The body, a compound statement.
    pub body: StmtId,
}

/// A type name (C99 6.7.6).
#[derive(Clone, Debug)]
pub struct TypeName {
    /// Specifiers and qualifiers.
    pub specs: DeclSpecs,
    /// An abstract declarator.
    pub declarator: Declarator,
}

/// A storage-class specifier, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// `typedef`, which the C grammar counts as a storage-class specifier.
    Typedef,
    /// `extern`
    Extern,
    /// `static`
    Static,
    /// `auto`
    Auto,
    /// `register`
    Register,
    /// `_Thread_local`
    ThreadLocal,
}

/// An address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AddressSpace {
    /// `__private`.
    Private,
    /// `__global`.
    Global,
    /// `__local`.
    Local,
    /// `__constant`.
    Constant,
    /// `__generic`.
    Generic,
    /// `__attribute__((opencl_global_device))`: the part of global memory that the device owns.
    GlobalDevice,
    /// `__attribute__((opencl_global_host))`: the part of global memory that the host owns.
    GlobalHost,
    /// `__attribute__((address_space(n)))`.
    Numbered(u32),
}

impl AddressSpace {
    /// The keyword of the address space; `None` if it has none.
    pub(crate) fn keyword(self) -> Option<&'static str> {
        Some(match self {
            AddressSpace::Private => "private",
            AddressSpace::Global => "global",
            AddressSpace::Local => "local",
            AddressSpace::Constant => "constant",
            AddressSpace::Generic => "generic",
            AddressSpace::GlobalDevice | AddressSpace::GlobalHost | AddressSpace::Numbered(_) => {
                return None;
            }
        })
    }

    /// The address space that a keyword names; `None` for another word.
    pub(crate) fn of_keyword(word: Symbol) -> Option<Self> {
        Some(match word {
            kw::K_global | kw::K___global => AddressSpace::Global,
            kw::K_local | kw::K___local => AddressSpace::Local,
            kw::K_constant | kw::K___constant => AddressSpace::Constant,
            kw::K_private | kw::K___private => AddressSpace::Private,
            kw::K_generic | kw::K___generic => AddressSpace::Generic,
            _ => return None,
        })
    }
}

/// An access qualifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Access {
    /// `read_only`, which is also the default.
    Read,
    /// `write_only`.
    Write,
    /// `read_write`.
    ReadWrite,
}

/// Type qualifiers as bits.
pub mod quals {
    /// `const`
    pub const CONST: u8 = 1;
    /// `volatile`
    pub const VOLATILE: u8 = 2;
    /// `restrict`
    pub const RESTRICT: u8 = 4;
}

/// Declaration specifiers (C99 6.7).
#[derive(Clone, Debug)]
pub struct DeclSpecs {
    /// Storage class.
    pub storage: Option<(Storage, TokenIndex)>,
    /// `inline`.
    pub inline: Option<TokenIndex>,
    /// `_Noreturn`.
    pub noreturn: Option<TokenIndex>,
    /// Bits of [`quals`].
    pub quals: u8,
    /// Address space.
    pub space: Option<(AddressSpace, TokenIndex)>,
    /// `__kernel`.
    pub kernel: Option<TokenIndex>,
    /// Access qualifier.
    pub access: Option<(Access, TokenIndex)>,
    /// Whether a second, different access qualifier follows.
    pub two_accesses: bool,
    /// `pipe`.
    pub pipe: Option<TokenIndex>,
    /// Attributes among the specifiers.
    pub attributes: Vec<Attribute>,
    /// The type.
    pub ty: TypeSpec,
    /// The token of the type specifier.
    pub type_token: TokenIndex,
    /// First token.
    pub first: TokenIndex,
    /// Last token.
    pub last: TokenIndex,
    /// Set after a diagnostic has been reported for these specifiers.
    pub invalid: bool,
}

impl DeclSpecs {
    /// Whether the declaration ends after the type because its `;` is missing.
    pub fn ends(&self) -> bool {
        match &self.ty {
            TypeSpec::Record(r) => r.ends,
            TypeSpec::Enum(e) => e.ends,
            _ => false,
        }
    }
}

/// The arithmetic types and `void`. One or more keywords name each type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Basic {
    Void,
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Half,
    Float,
    Double,
    LongDouble,
}

/// A type specifier.
#[derive(Clone, Debug)]
pub enum TypeSpec {
    /// No type specifier was written; C89 assumes `int`.
    Missing,
    /// A combination of keywords such as `unsigned int`.
    Basic(Basic),
    /// The name of a typedef, or of a built-in type such as `uint`.
    Named(Symbol),
    /// `struct` or `union`.
    Record(Box<RecordSpec>),
    /// `enum`.
    Enum(Box<EnumSpec>),
    /// `typeof(e)`.
    TypeofExpr(ExprId),
    /// `typeof(type)`.
    TypeofType(TypeNameId),
    /// A placeholder for a type specifier with an error, which has been reported.
    Error,
}

/// `struct tag { … }` or `union tag { … }`.
#[derive(Clone, Debug)]
pub struct RecordSpec {
    /// Whether the keyword is `union`.
    pub union: bool,
    /// Tag.
    pub tag: Option<(Symbol, TokenIndex)>,
    /// The members, if this is a definition.
    pub members: Option<Vec<MemberDeclaration>>,
    /// The conditions and messages of `_Static_assert` among the members.
    pub asserts: Vec<(ExprId, Option<ExprId>)>,
    /// Attributes before and after the members.
    pub attributes: Vec<Attribute>,
    /// The keyword `struct` or `union`.
    pub token: TokenIndex,
    /// Whether this is not a definition and `;` follows. Such a declaration always declares a tag in the current
    /// scope (C99 6.7.2.3).
    pub alone: bool,
    /// Whether the `;` after the specifier is missing. The error has been reported, and the declaration ends here.
    pub ends: bool,
}

/// One declaration inside a struct or union.
#[derive(Clone, Debug)]
pub struct MemberDeclaration {
    /// Specifiers.
    pub specs: DeclSpecs,
    /// Declarators, each with a bit-field width if it has one.
    pub declarators: Vec<(Declarator, Option<ExprId>)>,
}

/// `enum tag { … }`.
#[derive(Clone, Debug)]
pub struct EnumSpec {
    /// Tag.
    pub tag: Option<(Symbol, TokenIndex)>,
    /// The enumerators, if this is a definition.
    pub enumerators: Option<Vec<Enumerator>>,
    /// Attributes before and after the enumerators.
    pub attributes: Vec<Attribute>,
    /// The keyword `enum`.
    pub token: TokenIndex,
    /// Whether the `;` after the specifier is missing. The error has been reported, and the declaration ends here.
    pub ends: bool,
}

/// An enumerator.
#[derive(Clone, Debug)]
pub struct Enumerator {
    /// Name.
    pub name: Symbol,
    /// Its token.
    pub token: TokenIndex,
    /// Its value, if written.
    pub value: Option<ExprId>,
    /// Attributes after the name.
    pub attributes: Vec<Attribute>,
}

/// `__attribute__((name(arguments)))`.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The name without the surrounding underscores.
    pub name: Symbol,
    /// Its token.
    pub token: TokenIndex,
    /// Arguments that are expressions.
    pub arguments: Vec<ExprId>,
    /// An argument that is a type.
    pub type_argument: Option<TypeNameId>,
}

/// One step of a declarator, on the way from the name to its type.
#[derive(Clone, Debug)]
pub enum Chunk {
    /// `* qualifiers`. `space` is the address space of the pointer itself.
    Pointer {
        /// Bits of [`quals`].
        quals: u8,
        /// Address space of the pointer itself.
        space: Option<(AddressSpace, TokenIndex)>,
        /// Whether the chunk is the `^` of a block, not a `*`.
        block: bool,
        /// The `*` or `^`.
        token: TokenIndex,
    },
    /// `[size]`.
    Array {
        /// Size; `None` for `[]`.
        size: Option<ExprId>,
        /// Whether the chunk is `[*]`.
        star: bool,
        /// Whether the brackets contain `static` or qualifiers.
        parameter_form: bool,
        /// The qualifiers in the brackets. They qualify the pointer type of the parameter (C99 6.7.5.3).
        quals: u8,
        /// The `[`.
        token: TokenIndex,
    },
    /// `(parameters)`.
    Function {
        /// Parameters.
        params: Vec<Parameter>,
        /// `...`.
        variadic: Option<TokenIndex>,
        /// The `(`.
        token: TokenIndex,
        /// Whether the parameter list is `()` or `(void)`.
        empty: bool,
    },
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Specifiers.
    pub specs: DeclSpecs,
    /// Declarator.
    pub declarator: Declarator,
    /// Whether an error in the parameter leaves its type unknown. Uses of the parameter produce no further diagnostics.
    pub invalid: bool,
}

/// A declarator: chunks from the name outwards.
#[derive(Clone, Debug)]
pub struct Declarator {
    /// Name.
    pub name: Option<(Symbol, TokenIndex)>,
    /// The steps; the nearest to the name is first.
    pub chunks: Vec<Chunk>,
    /// Attributes.
    pub attributes: Vec<Attribute>,
    /// First token.
    pub first: TokenIndex,
    /// Last token.
    pub last: TokenIndex,
    /// Whether part of the declarator could not be parsed. The type of the declared entity is then unknown.
    pub invalid: bool,
}

/// A designator of an initialiser.
#[derive(Clone, Debug)]
pub enum Designator {
    /// `.name`
    Member(Symbol, TokenIndex),
    /// `[index]`
    Index(ExprId, TokenIndex),
}

/// An initialiser.
#[derive(Clone, Debug)]
pub enum Init {
    /// An expression.
    Expr(ExprId),
    /// `{ … }`, with the token of `{`.
    List(Vec<(Vec<Designator>, InitId)>, TokenIndex),
}

/// A declarator and its initialiser.
#[derive(Clone, Debug)]
pub struct InitDeclarator {
    /// Declarator.
    pub declarator: Declarator,
    /// Initialiser and the token of `=`.
    pub init: Option<(InitId, TokenIndex)>,
}

/// A declaration.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Specifiers.
    pub specs: DeclSpecs,
    /// Declarators.
    pub declarators: Vec<InitDeclarator>,
    /// Last token.
    pub last: TokenIndex,
}

/// An item at file scope.
#[derive(Clone, Debug)]
pub enum Item {
    /// A declaration.
    Declaration(DeclarationId),
    /// A function with its body.
    Function(Box<FunctionDefinition>),
    /// `_Static_assert(e, "…")`.
    StaticAssert(ExprId, Option<ExprId>, TokenIndex),
}

/// A function definition.
#[derive(Clone, Debug)]
pub struct FunctionDefinition {
    /// Specifiers.
    pub specs: DeclSpecs,
    /// Declarator.
    pub declarator: Declarator,
    /// Body.
    pub body: StmtId,
}

/// A statement and its position.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// The kind of statement.
    pub kind: StmtKind,
    /// First token.
    pub first: TokenIndex,
    /// Last token.
    pub last: TokenIndex,
}

/// A label of a statement.
#[derive(Clone, Debug)]
pub enum StmtLabel {
    /// `case a:` or GNU `case a ... b:`.
    Case(ExprId, TokenIndex),
    /// `default:`.
    Default(TokenIndex),
    /// `name:`.
    Name(Symbol, TokenIndex, Vec<Attribute>),
}

/// Kinds of statements (C99 6.8).
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// A placeholder for a statement with a syntax error, which has been reported.
    Error,
    /// `;`
    Null,
    /// `{ … }`
    Compound(Vec<StmtId>),
    /// `e;`
    Expr(ExprId),
    /// A declaration.
    Declaration(DeclarationId),
    /// `_Static_assert(e, "…");`
    StaticAssert(ExprId, Option<ExprId>),
    /// A statement with labels before it.
    Labelled(Vec<StmtLabel>, StmtId),
    /// `if`: each condition with its statement, and the last `else`.
    If(Vec<(ExprId, StmtId)>, Option<StmtId>),
    /// `switch`.
    Switch(ExprId, StmtId),
    /// `while`.
    While(ExprId, StmtId),
    /// `do … while`.
    DoWhile(StmtId, ExprId),
    /// `for`.
    For(Option<StmtId>, Option<ExprId>, Option<ExprId>, StmtId),
    /// `goto`.
    Goto(Symbol, TokenIndex),
    /// `continue`.
    Continue,
    /// `break`.
    Break,
    /// `return`.
    Return(Option<ExprId>),
    /// `asm ( … )`.
    Asm,
    /// A statement with attributes before it.
    Attributed(Vec<Attribute>, StmtId),
}

/// The syntax tree of a part of a translation unit.
#[derive(Clone, Debug, Default)]
pub struct Ast {
    /// The items at file scope, in source order.
    pub items: Vec<Item>,
    /// Expressions.
    pub exprs: Vec<Expr>,
    /// Statements.
    pub stmts: Vec<Stmt>,
    /// Type names.
    pub type_names: Vec<TypeName>,
    /// Initialisers.
    pub inits: Vec<Init>,
    /// Declarations.
    pub declarations: Vec<Declaration>,
    /// The names that skipped items declare. These items could not be parsed.
    pub(crate) skipped: KeyedSet<Symbol>,
}

impl Ast {
    /// An expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }
    /// A statement.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.0 as usize]
    }
    /// An initialiser.
    pub fn init(&self, id: InitId) -> &Init {
        &self.inits[id.0 as usize]
    }
    /// A type name.
    pub fn type_name(&self, id: TypeNameId) -> &TypeName {
        &self.type_names[id.0 as usize]
    }
    /// A declaration.
    pub fn declaration(&self, id: DeclarationId) -> &Declaration {
        &self.declarations[id.0 as usize]
    }
}
