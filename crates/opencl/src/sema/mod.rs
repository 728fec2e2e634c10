//! Semantic analysis (OpenCL C 6.3 to 6.15, C99 6.2 to 6.9). It reads the syntax tree, and builds a typed program.
//!
//! The analysis is one pass over the tree in source order. It reports each error once, and represents it by an error
//! node or the error type. Uses of these are not reported.

mod assignments;
mod attributes;
mod blocks;
mod calls;
mod compiler;
mod conditional;
mod constants;
mod conversions;
mod declarations;
mod declarators;
mod elements;
mod expressions;
mod format;
mod functions;
mod initialisers;
mod kernels;
mod labels;
mod literals;
mod names;
mod operators;
mod overloads;
mod records;
mod recursion;
mod similar_names;
mod special_functions;
mod statements;
mod suggestions;
mod suspicious;
mod types;
mod variables;

use super::ast::{self, AddressSpace, Ast, TokenIndex};
use super::codes::{of_compilers, of_other_c};
use super::edition::{self as ext, Edition, ExtensionId, ExtensionSet, Language};
use super::hash::{KeyedMap, KeyedSet};
use super::interner::{Interner, Symbol};
use super::lexer::{Token, TokenKind};
use super::preprocessor::{Pack, Pragma, PragmaKind};
use super::program::*;
use super::references::{Entity as Named, Role};
use super::references::{Notes, References};
use super::source_map::{Pos, SourceMap};
use super::spelling::Comparisons;
use super::token_place::{diagnostic_at, is_predefined, token_span};
use super::types::*;
use crate::diagnostic::{Code, Diagnostic, Label, RuleRef, Span};
use labels::Labels;
use recursion::Node;

/// The position of an expression: the operator or other principal token, the first token and the last token.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) token: TokenIndex,
    pub(super) first: TokenIndex,
    pub(super) last: TokenIndex,
}

/// The entity that a name denotes.
#[derive(Clone, Debug)]
pub(super) enum Entity {
    Variable(VarId),
    /// A function, or several overloadable functions.
    Function(Vec<FuncId>),
    Typedef(QualType),
    /// An enumerator: the bits of its value, and its type.
    Constant(u64, TypeId),
    /// An entity whose declaration has been reported as erroneous.
    Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    Record(u32),
    Enum(u32),
}

/// The function or block whose body is being analysed.
#[derive(Debug)]
pub(super) struct Body {
    result: Option<QualType>,
    kernel: bool,
    /// The scope depth of the outermost block of the body.
    depth: usize,
    /// Whether the body is that of a block literal. Such a body captures variables, and deduces its result type if the
    /// literal does not specify one.
    block: bool,
    /// Whether the body is that of a block literal with the attribute `noreturn`.
    noreturn: bool,
    /// Whether the result type of a block was deduced from a `return` statement.
    deduced: bool,
    captures: Vec<VarId>,
    /// The first variable of the body. The parameters of a block are variables of its body; the parameters of a
    /// function are not.
    first_own: VarId,
    labels: Labels,
    loops: u32,
    switches: Vec<Switch>,
    /// The swizzles that name an element twice through another swizzle, such as `v.xx.xy`.
    repeated: Vec<ExprId>,
    /// Whether the declaration has been reported as erroneous.
    invalid: bool,
    name: Option<Symbol>,
    /// The node of the body in the call graph; `None` for a function with an erroneous declaration.
    node: Option<Node>,
}

#[derive(Debug)]
pub(super) struct Switch {
    /// The promoted type of the value; `void` if the value is not an integer.
    ty: TypeId,
    cases: Vec<(i128, TokenIndex)>,
    default: Option<TokenIndex>,
    /// The number of statement expressions that enclose the `switch`.
    inside: u32,
}

pub(crate) struct Sema<'a> {
    pub(super) ast: &'a Ast,
    pub(super) tokens: &'a [Token],
    pub(super) interner: &'a Interner,
    pub(super) sources: &'a SourceMap,
    pub(super) language: &'a Language,
    pragmas: &'a [Pragma],
    keep_program: bool,
    with_parameters: &'a KeyedMap<Symbol, Pos>,
    spaced_parameters: &'a KeyedMap<Symbol, Pos>,
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) program: Program,
    /// The facts about all declarations so far.
    pub(super) facts: Facts,
    pub(super) bodies: Vec<Body>,
    /// The nesting depth of unevaluated operands, such as the operand of `sizeof`.
    pub(super) unevaluated: u32,
    /// The variables with the storage class `register` that are declared in functions. Their address cannot be taken.
    pub(super) registers: KeyedSet<VarId>,
    /// The variables of the current function that `registers`, `variable_alignments` or `host_endian` contains.
    pub(super) noted_inside: Vec<VarId>,
    /// Whether the next initializer list is that of a variable with static storage duration.
    lasting_initialiser: bool,
}

/// A name in one scope.
struct Binding {
    depth: u32,
    entity: Entity,
    /// The token of the name in its first declaration in the scope.
    token: TokenIndex,
}

/// Facts about declarations. The typed program does not contain these facts.
#[derive(Default)]
pub(super) struct Facts {
    names: KeyedMap<Symbol, Vec<Binding>>,
    tags: KeyedMap<Symbol, Vec<(u32, Tag)>>,
    /// The names and the tags of each scope.
    scopes: Vec<(Vec<Symbol>, Vec<Symbol>)>,
    enabled: ExtensionSet,
    next_pragma: usize,
    pub(super) packing: Packing,
    /// Names whose declarations have been reported. Their uses are not reported.
    silenced: KeyedSet<Symbol>,
    /// The number of comparisons of known names with unknown ones.
    compared: Comparisons,
    pub(super) overloads: overloads::Cache,
    pub(super) static_functions: Vec<bool>,
    /// The alignment of typedefs with an explicit alignment. It may be less than the alignment of the type.
    pub(super) typedef_alignments: KeyedMap<Symbol, u64>,
    /// The alignment of variables, if it differs from the alignment of their type.
    pub(super) variable_alignments: KeyedMap<VarId, u64>,
    /// Variables at file scope that are `static`.
    pub(super) internal_variables: KeyedSet<VarId>,
    /// The variables with the attribute `endian(host)`: pointers to data in the byte order of the host.
    pub(super) host_endian: Vec<VarId>,
    /// The calls of the program's functions and blocks, in source order.
    calls: Vec<recursion::CallSite>,
    /// For each function, whether its declaration is erroneous. Most diagnostics about redeclarations and calls of such
    /// a function are left out.
    pub(super) invalid_functions: Vec<bool>,
    /// For messages: the names of the current function's variables that are out of scope, and the tokens of their
    /// declarations.
    pub(super) ended: KeyedMap<Symbol, TokenIndex>,
    /// The token of the name in the latest redeclaration that was reported in the current function.
    pub(super) redeclared: Option<TokenIndex>,
    /// The tokens of the parameter names of functions with a body.
    pub(super) parameters: KeyedMap<FuncId, Vec<TokenIndex>>,
    /// The functions and `extern` variables that are declared inside functions. They are kept after the end of their
    /// scopes.
    pub(super) declared_inside: DeclaredInside,
    /// The names and their entities, for editors.
    pub(super) notes: Option<Notes>,
}

/// Functions and `extern` variables that are declared inside functions. All declarations of such a name denote the same
/// entity, in any scope (C99 6.2.2, 6.2.7).
#[derive(Default)]
pub(super) struct DeclaredInside {
    pub(super) functions: KeyedMap<Symbol, FuncId>,
    /// The types of the variables, and the tokens of the names in their declarations.
    pub(super) variables: KeyedMap<Symbol, (QualType, TokenIndex)>,
}

/// The effect of `#pragma pack`.
#[derive(Default)]
pub(super) struct Packing {
    /// The maximum alignment of members, in bytes.
    pub(super) limit: Option<u64>,
    stack: Vec<Option<u64>>,
}

impl Packing {
    fn obey(&mut self, pack: Pack) {
        match pack {
            Pack::Set(bytes) => self.limit = bytes,
            Pack::Push(bytes) => {
                self.stack.push(self.limit);
                self.limit = bytes.or(self.limit);
            }
            Pack::Pop(bytes) => {
                let below = self.stack.pop().unwrap_or(self.limit);
                self.limit = bytes.or(below);
            }
        }
    }
}

/// The data that all parts of a source share.
pub(crate) struct Unit<'a> {
    pub(crate) tokens: &'a [Token],
    pub(crate) pragmas: &'a [Pragma],
    pub(crate) interner: &'a Interner,
    pub(crate) sources: &'a SourceMap,
    pub(crate) language: &'a Language,
    /// Whether to keep the bodies of functions after the analysis.
    pub(crate) keep_program: bool,
    /// The function-like macros of the source, with the positions of their definitions.
    pub(crate) with_parameters: &'a KeyedMap<Symbol, Pos>,
    /// The names in parentheses at the start of the replacement lists of object-like macros, with the positions of
    /// these macros. In `#define SQUARE (x) ((x) * (x))`, this is `x`, which was probably intended as a parameter.
    pub(crate) spaced_parameters: &'a KeyedMap<Symbol, Pos>,
}

/// The state that one part of a source passes to the next.
pub(crate) struct Analysis {
    diagnostics: Vec<Diagnostic>,
    program: Program,
    facts: Facts,
}

impl Analysis {
    /// The state before the first part.
    pub(crate) fn new(language: &Language, keep_references: bool) -> Analysis {
        let notes = keep_references.then(Notes::default);
        let facts = Facts { scopes: vec![Default::default()], notes, ..Facts::default() };
        let program = Program::new(language.address_bits);
        Analysis { diagnostics: Vec::new(), program, facts }
    }

    /// Analyses the next part.
    pub(crate) fn extended(self, unit: &Unit<'_>, ast: &Ast) -> Analysis {
        let mut sema = self.resumed(unit, ast);
        sema.facts.silenced.extend(&ast.skipped);
        sema.items();
        let Sema { diagnostics, program, facts, .. } = sema;
        Analysis { diagnostics, program, facts }
    }

    /// Returns the program and its diagnostics, and adds the names that the analysis recorded to `references`. The
    /// program is empty unless `unit.keep_program` is true.
    pub(crate) fn finish(
        self,
        unit: &Unit<'_>,
        references: &mut References,
    ) -> (Program, Vec<Diagnostic>) {
        let ast = Ast::default();
        let mut sema = self.resumed(unit, &ast);
        sema.end_of_unit();
        if let Some(notes) = sema.facts.notes.take() {
            notes.finish(references);
        }
        match unit.keep_program {
            true => (sema.program, sema.diagnostics),
            false => (Program::new(unit.language.address_bits), sema.diagnostics),
        }
    }

    fn resumed<'a>(self, unit: &Unit<'a>, ast: &'a Ast) -> Sema<'a> {
        Sema {
            ast,
            tokens: unit.tokens,
            interner: unit.interner,
            sources: unit.sources,
            language: unit.language,
            pragmas: unit.pragmas,
            keep_program: unit.keep_program,
            with_parameters: unit.with_parameters,
            spaced_parameters: unit.spaced_parameters,
            diagnostics: self.diagnostics,
            program: self.program,
            facts: self.facts,
            bodies: Vec::new(),
            unevaluated: 0,
            registers: KeyedSet::default(),
            noted_inside: Vec::new(),
            lasting_initialiser: false,
        }
    }
}

impl Sema<'_> {
    // Messages ----------------------------------------------------------------------------------

    pub(super) fn token_span(&self, token: TokenIndex) -> Span {
        token_span(self.sources, &self.tokens[token as usize])
    }

    /// Reports a diagnostic at a token.
    #[track_caller]
    pub(super) fn report(
        &mut self,
        code: &'static Code,
        token: TokenIndex,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let at = &self.tokens[token as usize];
        self.diagnostics.push(diagnostic_at(self.sources, at, code, message.into()));
        let last = self.diagnostics.len() - 1;
        &mut self.diagnostics[last]
    }

    /// Reports a diagnostic at a typed expression, which is underlined completely.
    #[track_caller]
    pub(super) fn report_expr(
        &mut self,
        code: &'static Code,
        e: ExprId,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let (first, last) = (self.expr(e).first, self.expr(e).last);
        self.report_range(code, first, last, message)
    }

    #[track_caller]
    pub(super) fn report_range(
        &mut self,
        code: &'static Code,
        first: TokenIndex,
        last: TokenIndex,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let end = self.token_span(last.max(first));
        let d = self.report(code, first, message);
        if d.primary.span.file == end.file && end.end > d.primary.span.end {
            d.primary.span.end = end.end;
        }
        d
    }

    /// A label for a second place of a diagnostic.
    pub(super) fn label(&self, token: TokenIndex, text: impl Into<String>) -> Label {
        Label { span: self.token_span(token), text: text.into() }
    }

    /// A label at a typed expression, which is underlined completely.
    pub(super) fn label_expr(&self, e: ExprId, text: impl Into<String>) -> Label {
        let mut label = self.label(self.expr(e).first, text);
        let end = self.token_span(self.expr(e).last);
        if end.file == label.span.file && end.end > label.span.end {
            label.span.end = end.end;
        }
        label
    }

    pub(super) fn text(&self, symbol: Symbol) -> String {
        self.interner.get(symbol).to_string()
    }

    pub(super) fn type_text(&self, q: QualType) -> String {
        self.type_text_full(QualType { space: None, ..q })
    }

    /// The text of a type with its address space. The generic address space is named only in languages that have it.
    pub(super) fn type_text_full(&self, q: QualType) -> String {
        let text = self.program.types.name(q, &|s| self.interner.get(s).to_string());
        match self.language.generic_address_space() || !text.contains("generic ") {
            true => text,
            false => text.replace("generic ", ""),
        }
    }

    pub(super) fn expr_type_text(&self, e: ExprId) -> String {
        self.type_text(self.expr(e).ty)
    }

    // Nodes -------------------------------------------------------------------------------------

    pub(super) fn expr(&self, id: ExprId) -> &Expr {
        &self.program.exprs[id.0 as usize]
    }

    pub(super) fn ty(&self, id: ExprId) -> TypeId {
        self.program.exprs[id.0 as usize].ty.ty
    }

    pub(super) fn kind(&self, ty: TypeId) -> &TypeKind {
        self.program.types.kind(ty)
    }

    pub(super) fn types(&mut self) -> &mut Types {
        &mut self.program.types
    }

    pub(super) fn push(&mut self, e: Expr) -> ExprId {
        self.program.exprs.push(e);
        ExprId(self.program.exprs.len() as u32 - 1)
    }

    pub(super) fn push_stmt(&mut self, kind: StmtKind, first: u32, last: u32) -> StmtId {
        self.program.stmts.push(Stmt { kind, first, last });
        StmtId(self.program.stmts.len() as u32 - 1)
    }

    /// A value (not an lvalue) at the place of a syntax node.
    pub(super) fn value(&mut self, kind: ExprKind, ty: TypeId, at: ast::ExprId) -> ExprId {
        let node = self.ast.expr(at);
        let (token, first, last) = (node.token, node.first, node.last);
        self.push(Expr { kind, ty: QualType::plain(ty), lvalue: false, token, first, last })
    }

    pub(super) fn make(&mut self, kind: ExprKind, ty: TypeId, at: At) -> ExprId {
        let At { token, first, last } = at;
        self.push(Expr { kind, ty: QualType::plain(ty), lvalue: false, token, first, last })
    }

    pub(super) fn fail(&mut self, at: At) -> ExprId {
        self.make(ExprKind::Error, ERROR, at)
    }

    pub(super) fn error_expr(&mut self, at: ast::ExprId) -> ExprId {
        self.value(ExprKind::Error, ERROR, at)
    }

    pub(super) fn is_error(&self, e: ExprId) -> bool {
        self.ty(e) == ERROR
    }

    // Language ----------------------------------------------------------------------------------

    /// Applies the pragmas before a token.
    pub(super) fn sync(&mut self, token: TokenIndex) {
        while let Some(p) = self.pragmas.get(self.facts.next_pragma) {
            if p.before > token {
                break;
            }
            match p.kind {
                PragmaKind::Extension(Some(id), on) => self.facts.enabled.set(id, on),
                PragmaKind::Extension(None, _) => self.facts.enabled = ExtensionSet::NONE,
                PragmaKind::Pack(pack) => self.facts.packing.obey(pack),
                _ => {}
            }
            self.facts.next_pragma += 1;
        }
    }

    /// Whether an extension may be used here: the device supports it, and the edition includes it or a pragma enabled
    /// it.
    pub(super) fn available(&self, id: ExtensionId) -> bool {
        self.language.supports(id) && (self.language.is_core(id) || self.facts.enabled.has(id))
    }

    pub(super) fn edition(&self) -> Edition {
        self.language.edition
    }

    pub(super) fn generic(&self) -> bool {
        self.language.generic_address_space()
    }

    /// The default address space of a pointee (OpenCL C 6.7.8).
    pub(super) fn default_pointee_space(&self) -> AddressSpace {
        if self.generic() { AddressSpace::Generic } else { AddressSpace::Private }
    }

    /// Whether variables at program scope may be in the global address space.
    pub(super) fn program_scope_globals(&self) -> bool {
        self.language.has_2_0_feature(ext::F_PROGRAM_SCOPE_GLOBALS)
    }

    // Scopes ------------------------------------------------------------------------------------

    pub(super) fn enter(&mut self) {
        self.facts.scopes.push(Default::default());
        if let Some(notes) = &mut self.facts.notes {
            notes.enter();
        }
    }

    /// Leaves a scope; `end` is its last token.
    pub(super) fn leave(&mut self, end: TokenIndex) {
        if let Some(notes) = &mut self.facts.notes {
            notes.leave(end);
        }
        let (names, tags) = self.facts.scopes.pop().unwrap_or_default();
        for name in names {
            let left = self.facts.names.get_mut(&name).and_then(Vec::pop);
            if let Some(Binding { entity: Entity::Variable(_), token, .. }) = left {
                self.facts.ended.insert(name, token);
            }
        }
        if self.facts.scopes.len() == 1 {
            self.facts.ended.clear();
            self.facts.redeclared = None;
        }
        for tag in tags {
            if let Some(stack) = self.facts.tags.get_mut(&tag) {
                stack.pop();
            }
        }
    }

    pub(super) fn scope_depth(&self) -> usize {
        self.facts.scopes.len()
    }

    fn bindings(&self, name: Symbol) -> &[Binding] {
        self.facts.names.get(&name).map_or(&[], |stack| stack)
    }

    pub(super) fn lookup(&self, name: Symbol) -> Option<&Entity> {
        self.bindings(name).last().map(|b| &b.entity)
    }

    /// The entity that the name denotes in the current scope; enclosing scopes are not searched.
    pub(super) fn lookup_here(&self, name: Symbol) -> Option<&Entity> {
        let depth = self.facts.scopes.len() as u32;
        self.bindings(name).last().filter(|b| b.depth == depth).map(|b| &b.entity)
    }

    /// The entity that the name denotes at file scope.
    pub(super) fn lookup_file(&self, name: Symbol) -> Option<&Entity> {
        self.bindings(name).first().filter(|b| b.depth == 1).map(|b| &b.entity)
    }

    /// The place where the innermost entity of the name was first declared.
    pub(super) fn lookup_place(&self, name: Symbol) -> Option<TokenIndex> {
        self.bindings(name).last().map(|b| b.token)
    }

    /// Binds a name to an entity in the current scope. `token` is the name in the declaration.
    pub(super) fn bind(&mut self, name: Symbol, entity: Entity, token: TokenIndex) {
        self.note_binding(name, &entity, token);
        let depth = self.facts.scopes.len() as u32;
        // Most names are declared in only one scope.
        let stack = self.facts.names.entry(name).or_insert_with(|| Vec::with_capacity(1));
        match stack.last_mut() {
            Some(top) if top.depth == depth => top.entity = entity,
            _ => {
                stack.push(Binding { depth, entity, token });
                if let Some(scope) = self.facts.scopes.last_mut() {
                    scope.0.push(name);
                }
            }
        }
    }

    pub(super) fn lookup_tag(&self, tag: Symbol, here: bool) -> Option<Tag> {
        let depth = self.facts.scopes.len() as u32;
        let top = self.facts.tags.get(&tag).and_then(|s| s.last())?;
        (!here || top.0 == depth).then_some(top.1)
    }

    pub(super) fn bind_tag(&mut self, tag: Symbol, entity: Tag, token: TokenIndex) {
        self.note_tag_binding(tag, entity, token);
        let depth = self.facts.scopes.len() as u32;
        self.facts.tags.entry(tag).or_default().push((depth, entity));
        if let Some(scope) = self.facts.scopes.last_mut() {
            scope.1.push(tag);
        }
    }

    fn items(&mut self) {
        let ast = self.ast;
        for item in &ast.items {
            match item {
                ast::Item::Declaration(id) => {
                    let d = ast.declaration(*id);
                    self.sync(d.specs.first);
                    self.declaration(d, true);
                }
                ast::Item::Function(f) => {
                    self.sync(f.specs.first);
                    self.function_definition(f);
                }
                ast::Item::StaticAssert(e, text, at) => {
                    self.sync(*at);
                    self.static_assert(*e, *text);
                }
            }
        }
    }
}
