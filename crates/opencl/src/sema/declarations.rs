//! Declarations of variables, functions and types (OpenCL C 6.7 to 6.13).

use super::super::ast::{
    Chunk, DeclSpecs, Declaration, Declarator, FunctionDefinition, Init, Storage, TypeSpec, quals,
};
use super::super::attributes::on;
use super::super::builtins;
use super::super::codes as c;
use super::super::const_eval;
use super::super::keywords::TYPE_NAMES_END;
use super::super::lexer::TokenKind;
use super::super::rules as r;
use super::types::Place;
use super::*;
use crate::diagnostic::Severity;
use AddressSpace as Space;

/// A name that is kept for types to come (OpenCL C 6.3.4): vectors of other types or of other numbers of elements than there
/// are, `quad` and matrices.
fn is_reserved_type(name: &str) -> bool {
    let digits = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
    let (base, count) = name.split_at(digits);
    let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    match count.split_once('x') {
        Some((columns, rows)) => {
            matches!(base, "float" | "double")
                && [columns, rows].iter().all(|n| !n.is_empty() && number(n))
        }
        None if count.is_empty() => base == "quad",
        None => {
            number(count) && (matches!(base, "bool" | "quad") || as_vector_name(name).is_some())
        }
    }
}

impl Sema<'_> {
    pub(super) fn declaration(&mut self, d: &Declaration, file_scope: bool) -> Vec<VarId> {
        let unavailable = self.is_unavailable(d);
        self.within(unavailable, |s| s.declare(d, file_scope))
    }

    fn declare(&mut self, d: &Declaration, file_scope: bool) -> Vec<VarId> {
        let specs = &d.specs;
        let base = match d.declarators.first() {
            Some(first) => self.specified_for(specs, &first.declarator),
            None => self.specified_alone(specs),
        };
        if d.declarators.is_empty() {
            self.empty_declaration(specs, base);
            return Vec::new();
        }
        self.check_specifiers(specs, d, base);
        let mut made = Vec::new();
        // The type that `__auto_type` stands for.
        let mut deduced = None;
        for item in &d.declarators {
            let Some((name, token)) = item.declarator.name else {
                if let Some(Chunk::Function { params, .. }) = item.declarator.chunks.first() {
                    // Of a function whose body is missing.
                    let types: Vec<QualType> =
                        params.iter().map(|p| self.parameter_type(p)).collect();
                    self.check_parameters(params, &types, false);
                }
                continue;
            };
            let place = match specs.storage {
                Some((Storage::Typedef, _)) => Place::Typedef,
                _ => Place::Variable,
            };
            let mut q = self.declared(base, specs, &item.declarator, place);
            // What there cannot be goes on as the type that compilers take for it, since further declarations
            // say more of it: in which address space it is, or what its value is.
            let is_known = base.ty != ERROR && !item.declarator.invalid;
            if place == Place::Typedef && q.ty == ERROR && is_known {
                q = QualType::plain(INT);
            }
            for a in &item.declarator.attributes {
                q = self.type_attribute(q, a);
            }
            if let Some(Chunk::Function { identifiers, .. }) = item.declarator.chunks.first()
                && !identifiers.is_empty()
            {
                // Of what was reported nothing is known.
                self.bind(name, Entity::Error);
                continue;
            }
            if matches!(specs.ty, TypeSpec::Auto)
                && let Some((init, _)) = item.init
                && let Init::Expr(e) = *self.ast.init(init)
            {
                let e = self.expression(e);
                let e = self.rvalue(e);
                q = QualType { quals: specs.quals, ..QualType::plain(self.ty(e)) };
                if let Some((space, at)) = specs.space {
                    q = self.qualify_space(q, space, at);
                }
                match deduced {
                    Some(other) if other != q.ty && q.ty != ERROR && other != ERROR => {
                        let (a, b) = (QualType::plain(other), QualType::plain(q.ty));
                        let text = format!(
                            "the values before give `{}`, and this one `{}`",
                            self.type_text(a),
                            self.type_text(b)
                        );
                        self.report(&c::IMPLICIT_INT, token, text);
                    }
                    _ => deduced = Some(q.ty),
                }
            } else if matches!(specs.ty, TypeSpec::Auto) {
                let text = match item.init {
                    Some(_) => "the type comes of one initial value, and here is a list",
                    None => "the type comes of an initial value, and there is none",
                };
                self.report(&c::IMPLICIT_INT, token, text);
            }
            match specs.storage {
                Some((Storage::Typedef, _)) => {
                    if let Some(Chunk::Function { variadic: Some(_), .. }) =
                        item.declarator.chunks.first()
                        && !self.may_be_variadic(name)
                    {
                        self.no_variadic(token);
                    }
                    for at in [specs.inline, specs.noreturn].into_iter().flatten() {
                        let text = "a typedef has no function specifier";
                        self.report(&c::FUNCTION_SPECIFIER, at, text);
                    }
                    if let Some(at) = specs.kernel {
                        let text = "`kernel` qualifies functions alone";
                        self.report(&c::KERNEL_QUALIFIER, at, text).rule =
                            Some(r::KERNEL_FUNCTIONS_ONLY);
                    }
                    let attributes = specs.attributes.iter().chain(&item.declarator.attributes);
                    self.plain_attributes(attributes, on::TYPEDEF, q);
                    self.check_packed_typedef(&item.declarator);
                    let own = &item.declarator.attributes;
                    let own = self.declared_alignment(&specs.attributes, own);
                    match own.or(self.typedef_alignment(specs, &item.declarator)) {
                        Some(alignment) => self.typedef_alignments.insert(name, alignment),
                        None => self.typedef_alignments.remove(&name),
                    };
                    let all = specs.attributes.iter().chain(&item.declarator.attributes);
                    let unavailable = self.says_unavailable(all);
                    self.unavailable_typedef(name, unavailable);
                    self.typedef(name, token, q, item.init.is_some());
                }
                _ if matches!(self.kind(q.ty), TypeKind::Function(_)) => {
                    // What cannot be read may have been meant as something else.
                    let is_read = |init: &ast::InitId| match self.ast.init(*init) {
                        ast::Init::Expr(e) => {
                            !matches!(self.ast.expr(*e).kind, ast::ExprKind::Recovered(_))
                        }
                        ast::Init::List(..) => true,
                    };
                    let initialised = item.init.as_ref().is_some_and(|(init, _)| is_read(init));
                    if initialised {
                        let text = "a function has no initial value";
                        self.report(&c::FUNCTION_DECLARATION, token, text);
                    }
                    let declared = self.declare_function(specs, &item.declarator, q, false);
                    if let Some((f, _)) = declared.filter(|_| initialised) {
                        self.invalid_functions[f.0 as usize] = true;
                    }
                }
                _ => {
                    if let Some(v) = self.variable(
                        specs,
                        &item.declarator,
                        name,
                        token,
                        q,
                        item.init,
                        file_scope,
                    ) {
                        made.push(v);
                    }
                }
            }
        }
        made
    }

    fn empty_declaration(&mut self, specs: &DeclSpecs, base: QualType) {
        self.check_storage_class(specs);
        self.nameless_attributes(specs.attributes.iter(), false);
        match &specs.ty {
            TypeSpec::Record(spec) => {
                if spec.tag.is_none() && base.ty != ERROR {
                    self.report(&c::EMPTY_DECLARATION, specs.first, "this declares nothing");
                } else if spec.members.is_none()
                    && let Some((tag, _)) = spec.tag
                    && self.lookup_tag(tag, true).is_none()
                {
                    // `struct tag;` in an inner scope declares a new type.
                    let n = self.program.types.records.len() as u32;
                    let old = match self.kind(base.ty) {
                        TypeKind::Record(n) => self.program.types.records[*n as usize].clone(),
                        _ => return,
                    };
                    self.types().records.push(Record { fields: None, ..old });
                    self.types().intern(TypeKind::Record(n));
                    self.bind_tag(tag, Tag::Record(n));
                }
            }
            TypeSpec::Enum(spec) => self.enumeration_alone(spec),
            TypeSpec::Error => {}
            _ if specs.invalid => {}
            // It stands for what was wrong already.
            _ if self.tokens[specs.first as usize].kind == TokenKind::Unknown => {}
            // So does a declarator, of which nothing was left.
            _ if self
                .tokens
                .get(specs.last as usize + 1)
                .is_some_and(|t| t.kind != TokenKind::Semi) => {}
            _ => {
                self.report(&c::EMPTY_DECLARATION, specs.first, "this declares nothing");
            }
        }
        if let Some(token) = specs.kernel {
            // Compilers ignore it where nothing is named.
            let text = "`kernel` qualifies functions alone";
            self.report(&c::KERNEL_QUALIFIER, token, text).tolerated().rule =
                Some(r::KERNEL_FUNCTIONS_ONLY);
        }
        if let Some(token) = specs.inline {
            self.report(&c::FUNCTION_SPECIFIER, token, "`inline` qualifies functions alone");
        }
    }

    /// The storage class of anything but a parameter: `static` and `extern` are of OpenCL C 1.2.
    fn check_storage_class(&mut self, specs: &DeclSpecs) {
        let Some((storage, token)) = specs.storage else { return };
        let word = match storage {
            Storage::Static => "static",
            Storage::Extern => "extern",
            _ => return self.check_class_of_c(storage, token),
        };
        if self.edition() < Edition::V1_2 && !self.available(ext::CLANG_STORAGE_CLASS) {
            let text = format!("the storage class `{word}` needs OpenCL C 1.2");
            self.report(&c::STORAGE_CLASS, token, text).rule = Some(r::STATIC_SINCE_1_2);
        }
    }

    /// Reports a storage class that is C's and not OpenCL C's (OpenCL C 6.10). An extension of compilers has them.
    fn check_class_of_c(&mut self, storage: Storage, token: TokenIndex) {
        let is_of_extension = matches!(storage, Storage::Auto | Storage::Register);
        if is_of_extension && self.available(ext::CLANG_STORAGE_CLASS) {
            if self.bodies.is_empty() && self.scope_depth() == 1 {
                let text = "what is declared at file scope is neither `auto` nor `register`";
                self.report(&c::STORAGE_CLASS, token, text);
            }
            return;
        }
        let text = match storage {
            Storage::Auto => "OpenCL C does not have the storage class `auto`",
            Storage::Register => "OpenCL C does not have the storage class `register`",
            Storage::ThreadLocal => "OpenCL C has no thread-local storage",
            Storage::Static | Storage::Extern | Storage::Typedef => return,
        };
        self.report(&c::STORAGE_CLASS, token, text).rule = Some(r::NO_AUTO_REGISTER);
    }

    fn check_specifiers(&mut self, specs: &DeclSpecs, d: &Declaration, base: QualType) {
        self.check_storage_class(specs);
        // Or of a typedef of a function's type.
        let of_function = matches!(self.kind(base.ty), TypeKind::Function(_));
        let functions = d.declarators.iter().any(|i| match i.declarator.chunks.first() {
            Some(first) => matches!(first, Chunk::Function { .. }),
            None => of_function,
        });
        if !functions {
            if let Some(token) = specs.kernel {
                let text = "`kernel` qualifies functions alone";
                self.report(&c::KERNEL_QUALIFIER, token, text).rule =
                    Some(r::KERNEL_FUNCTIONS_ONLY);
            }
            if let Some(token) = specs.inline {
                self.report(&c::FUNCTION_SPECIFIER, token, "`inline` qualifies functions alone");
            }
            if let Some(token) = specs.noreturn {
                let text = "`_Noreturn` qualifies functions alone";
                self.report(&c::FUNCTION_SPECIFIER, token, text);
            }
        }
    }

    fn typedef(&mut self, name: Symbol, token: TokenIndex, q: QualType, init: bool) {
        if init {
            let text = "a typedef has no initial value";
            self.report(&c::SYNTAX, token, text);
        }
        // A built-in name may be defined again as what it is.
        let old = match self.lookup_here(name) {
            Some(Entity::Typedef(old)) => Some(*old),
            Some(_) => {
                self.redeclared(name, token);
                return;
            }
            None if name.0 < TYPE_NAMES_END
                && self.scope_depth() == 1
                && built_in_type_exists(name, self.language) =>
            {
                Some(built_in_type(name, &mut self.program.types))
            }
            None => None,
        };
        if let Some(old) = old {
            if old != q && q.ty != ERROR && old.ty != ERROR {
                let text = format!(
                    "`{}` is defined again, as `{}` and not `{}`",
                    self.text(name),
                    self.type_text(q),
                    self.type_text(old)
                );
                self.report(&c::TYPEDEF_REDEFINITION, token, text);
                return;
            }
            if name.0 < TYPE_NAMES_END {
                return;
            }
        }
        if is_reserved_type(self.interner.get(name)) {
            let text = format!("`{}` is reserved for a type to come", self.text(name));
            self.report(&c::RESERVED_WORD, token, text).rule = Some(r::TYPE_NAMES);
        }
        self.bind(name, Entity::Typedef(q));
    }

    /// Reports a declaration at file scope that takes the name of a built-in type.
    fn hides_built_in_type(&mut self, name: Symbol, token: TokenIndex) -> bool {
        let hides = self.scope_depth() == 1
            && name.0 >= super::super::keywords::KEYWORDS
            && name.0 < TYPE_NAMES_END
            && built_in_type_exists(name, self.language);
        if hides {
            let text = format!("`{}` is the name of a built-in type", self.text(name));
            self.report(&c::REDEFINITION, token, text).rule = Some(r::TYPE_NAMES);
        }
        hides
    }

    // Variables ---------------------------------------------------------------------------------

    fn new_variable(&mut self, v: Variable) -> VarId {
        self.program.variables.push(v);
        VarId(self.program.variables.len() as u32 - 1)
    }

    #[allow(clippy::too_many_arguments)]
    fn variable(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        name: Symbol,
        token: TokenIndex,
        q: QualType,
        init: Option<(ast::InitId, TokenIndex)>,
        file_scope: bool,
    ) -> Option<VarId> {
        let is_static = matches!(specs.storage, Some((Storage::Static, _)));
        let is_extern = matches!(specs.storage, Some((Storage::Extern, _)));
        let global = file_scope || is_static || is_extern;
        let mut q = q;
        let mut valid = q.ty != ERROR;
        if valid && q.space.is_none() && q.ty != SAMPLER && q.ty != VOID {
            let space =
                if global && self.program_scope_globals() { Space::Global } else { Space::Private };
            q.space = Some(space);
        }
        if valid {
            valid = self.check_variable_type(&mut q, token, file_scope || is_extern)
                && self.check_variable_space(&mut q, token, file_scope, is_static, is_extern);
        } else if specs.foreign {
            // Of another C's type it is known where its objects may be.
            let space = match declarator.chunks.first() {
                Some(Chunk::Pointer { space, .. }) => space,
                _ => &specs.space,
            };
            let space = space.as_ref().map(|space| space.0);
            let default = match global && self.program_scope_globals() {
                true => Space::Global,
                false => Space::Private,
            };
            let mut place = QualType::plain(INT).in_space(space.unwrap_or(default));
            self.check_variable_space(&mut place, token, file_scope, is_static, is_extern);
        }
        if matches!(specs.storage, Some((Storage::ThreadLocal, _))) {
            valid = false;
        }
        if q.ty == SAMPLER && !file_scope && !is_extern {
            self.check_sampler_scope(token);
        }
        self.check_name(name, token);
        let subject = match q.space {
            _ if global => on::GLOBAL,
            // It lasts as long as the program does.
            Some(Space::Constant) => on::GLOBAL | on::LOCAL,
            _ => on::LOCAL,
        };
        let alignment = self
            .variable_attributes(specs, declarator, q, subject)
            .or(self.typedef_alignment(specs, declarator));
        if file_scope && self.hides_built_in_type(name, token) {
            return None;
        }
        // Redeclaration.
        let (mut slot, mut first, mut defined) = (None, true, None);
        if let Some(old) = self.lookup_here(name).cloned() {
            match old {
                Entity::Variable(v)
                    if file_scope || (is_extern && self.program.variable(v).is_extern) =>
                {
                    let old = self.program.variable(v).clone();
                    if valid && old.ty.ty != ERROR && !self.same_variable_type(old.ty, q) {
                        let text = format!(
                            "`{}` is declared again with another type: `{}` and not `{}`",
                            self.text(name),
                            self.type_text_full(q),
                            self.type_text_full(old.ty)
                        );
                        let label = self.label(old.token, "first declared here");
                        self.report(&c::CONFLICTING_DECLARATION, token, text).secondary.push(label);
                        (valid, first) = (false, false);
                    } else if init.is_some() && old.init.is_some() {
                        let label = self.label(old.token, "first defined here");
                        let text = format!("`{}` is defined twice", self.text(name));
                        self.report(&c::REDEFINITION, token, text).secondary.push(label);
                        // Of what it is now nothing more is said, but that it has a value.
                        (valid, defined) = (false, old.init);
                    } else {
                        slot = Some(v);
                        if matches!(self.kind(old.ty.ty), TypeKind::Array(_, None)) {
                            // It has the size from here on.
                            self.program.variables[v.0 as usize].ty.ty = q.ty;
                        }
                    }
                    let was_static = self.internal_variables.contains(&v);
                    if file_scope
                        && valid
                        && old.ty.ty != ERROR
                        && is_static != was_static
                        && !is_extern
                    {
                        let (here, before) =
                            if is_static { ("is", "was not") } else { ("is not", "was") };
                        let text = format!(
                            "`{}` {here} `static` here and {before} before",
                            self.text(name)
                        );
                        let label = self.label(old.token, "first declared here");
                        self.report(&c::STATIC_MISMATCH, token, text).secondary.push(label);
                    }
                }
                Entity::Error => {}
                _ => {
                    self.redeclared(name, token);
                    // The initial value is still checked, against the new type.
                    (valid, first) = (false, false);
                }
            }
        } else if file_scope && self.scope_depth() == 1 && self.is_declared_function(name) {
            let text = format!("`{}` is already a built-in function", self.text(name));
            self.report(&c::REDEFINITION, token, text);
            valid = false;
        }
        // Inside a function `extern` names the variable at program scope that there is by now, or
        // what another function declared.
        let outer = match self.lookup(name) {
            Some(&Entity::Variable(outer)) if is_extern && !file_scope && init.is_none() => {
                let outer_variable = self.program.variable(outer);
                (outer_variable.file_scope || outer_variable.is_extern).then_some((
                    Some(outer),
                    outer_variable.ty,
                    outer_variable.token,
                ))
            }
            None if is_extern || file_scope => {
                self.declared_inside.variables.get(&name).map(|&(ty, token)| (None, ty, token))
            }
            _ => None,
        };
        if let Some((outer, outer_type, outer_token)) = outer
            && slot.is_none()
            && outer_type.ty != ERROR
            && valid
        {
            if self.same_variable_type(outer_type, q) {
                slot = outer;
            } else {
                let text = format!(
                    "`{}` is declared again with another type: `{}` and not `{}`",
                    self.text(name),
                    self.type_text_full(q),
                    self.type_text_full(outer_type)
                );
                let label = self.label(outer_token, "first declared here");
                self.report(&c::CONFLICTING_DECLARATION, token, text).secondary.push(label);
                valid = false;
            }
        }
        // In the first editions it was reported.
        if is_extern && !file_scope && self.edition() >= Edition::V1_2 {
            self.declared_inside.variables.entry(name).or_insert((q, token));
        }
        let stored = if valid { q } else { QualType::plain(ERROR) };
        let v = match slot {
            Some(v) => v,
            None => self.new_variable(Variable {
                name: Some(name),
                ty: stored,
                init: defined,
                known: Known::default(),
                is_static: global,
                is_parameter: false,
                file_scope,
                is_extern: is_extern && init.is_none(),
                token,
            }),
        };
        // A name keeps its first meaning.
        if first {
            self.bind(name, Entity::Variable(v));
        }
        if file_scope && is_static {
            self.internal_variables.insert(v);
        }
        self.note_attributes(v, specs, declarator);
        if let Some(alignment) = alignment {
            self.variable_alignments.insert(v, alignment);
            self.noted_inside.push(v);
        }
        let is_block = matches!(self.kind(q.ty), TypeKind::BlockPointer(_));
        if valid && is_extern && is_block {
            let text = "a variable of a block type cannot be `extern`";
            self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::BLOCK_NOT_EXTERN);
            if let Some((init, _)) = init {
                self.init_for_messages(init);
            }
            return Some(v);
        }
        match init {
            Some((init, equals)) => {
                self.variable_init(
                    v, stored, q, init, equals, token, global, is_extern, file_scope,
                );
            }
            None if valid => self.variable_without_init(v, q, token, is_extern, file_scope),
            None => {}
        }
        Some(v)
    }

    /// `uniform` names nothing (OpenCL C 6.3.9).
    pub(super) fn check_name(&mut self, name: Symbol, token: TokenIndex) {
        if self.interner.get(name) == "uniform" {
            let text = "`uniform` is a reserved word";
            self.report(&c::RESERVED_WORD, token, text).rule = Some(r::UNIFORM);
        }
    }

    /// `packed` behind the name of a `typedef` packs nothing (OpenCL C 6.13.1).
    fn check_packed_typedef(&mut self, declarator: &Declarator) {
        for a in &declarator.attributes {
            if self.attribute_name(a) != "packed" {
                continue;
            }
            let text = "`packed` packs a definition, not another name for a type";
            self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text).rule = Some(r::PACKED_DEFINITION);
        }
    }

    /// Where a sampler is declared inside a function (OpenCL C 6.11).
    fn check_sampler_scope(&mut self, token: TokenIndex) {
        if self.edition() < Edition::V1_1 {
            let text = "a variable inside a function cannot be a sampler before OpenCL C 1.1";
            self.report(&c::LATER_EDITION, token, text).rule = Some(r::NO_SAMPLER_VARIABLE);
        } else if !self.bodies.last().is_some_and(|b| b.kernel) {
            let text = "a sampler is declared in a kernel, not in another function";
            self.report(&c::SAMPLER_SCOPE, token, text).rule = Some(r::SAMPLER_DECLARATION);
        }
    }

    fn same_variable_type(&self, a: QualType, b: QualType) -> bool {
        if a == b {
            return true;
        }
        if a.space != b.space || a.quals & 7 != b.quals & 7 {
            return false;
        }
        match (self.kind(a.ty), self.kind(b.ty)) {
            (TypeKind::Array(x, n), TypeKind::Array(y, m)) => {
                x == y && (n == m || n.is_none() || m.is_none())
            }
            _ => false,
        }
    }

    /// What the type of a variable may be. False after a message.
    fn check_variable_type(
        &mut self,
        q: &mut QualType,
        token: TokenIndex,
        file_scope: bool,
    ) -> bool {
        let pipe = matches!(self.kind(self.innermost(q.ty)), TypeKind::Pipe(..));
        match self.kind(q.ty) {
            _ if pipe || matches!(self.kind(q.ty), TypeKind::Image(..)) => {
                let text = self.type_text(*q);
                let rule = if pipe { r::PIPE_PARAMETER } else { r::IMAGE_PARAMETER_ONLY };
                let message = format!("`{text}` can only be the type of a function's parameter");
                self.report(&c::OPAQUE_VARIABLE, token, message).rule = Some(rule);
                return false;
            }
            TypeKind::Void => {
                let text = "a variable cannot have the type `void`";
                self.report(&c::INCOMPLETE_TYPE, token, text).rule = Some(r::VOID_INCOMPLETE);
                return false;
            }
            // A variable of a block type keeps its first value, `const` written or not.
            TypeKind::BlockPointer(_) => q.quals |= quals::CONST,
            TypeKind::Event | TypeKind::ClkEvent | TypeKind::ReserveId if file_scope => {
                let text = self.type_text(*q);
                let message = format!("`{text}` cannot be the type of a variable at program scope");
                let event = matches!(self.kind(q.ty), TypeKind::Event);
                let rule = if event { r::EVENT_NOT_PROGRAM_SCOPE } else { r::NO_DEVICE_TYPES };
                self.report(&c::PROGRAM_SCOPE_TYPE, token, message).rule = Some(rule);
                return false;
            }
            TypeKind::Queue | TypeKind::NdRange if file_scope => {
                let text = self.type_text(*q);
                let message = format!("`{text}` cannot be the type of a variable at program scope");
                self.report(&c::PROGRAM_SCOPE_TYPE, token, message).tolerated().rule =
                    Some(r::NO_DEVICE_TYPES);
            }
            TypeKind::Sampler if matches!(q.space, Some(Space::Local | Space::Global)) => {
                let message = "a sampler cannot be in the local or global address space";
                self.report(&c::SAMPLER_SPACE, token, message).rule = Some(r::SAMPLER_SPACE);
                return false;
            }
            TypeKind::Sampler
                if file_scope && !q.is_const() && q.space != Some(Space::Constant) =>
            {
                let message =
                    "a sampler at program scope is `const` or in the constant address space";
                self.report(&c::SAMPLER_SPACE, token, message).rule = Some(r::SAMPLER_CONST);
                return false;
            }
            TypeKind::Event if !matches!(q.space, Some(Space::Private) | None) => {
                let message = "an event can only be in the private address space";
                self.report(&c::EVENT_SPACE, token, message).rule = Some(r::EVENT_SPACE);
                return false;
            }
            // Compilers look at events alone, not at arrays of them.
            TypeKind::Array(..) if !matches!(q.space, Some(Space::Private) | None) => {
                if matches!(self.kind(self.innermost(q.ty)), TypeKind::Event) {
                    let message = "events can only be in the private address space";
                    let d = self.report(&c::EVENT_SPACE, token, message);
                    d.tolerated();
                    d.rule = Some(r::EVENT_SPACE);
                }
            }
            _ => {}
        }
        if self.points_to_function(q.ty) && !self.available(ext::CLANG_FUNCTION_POINTERS) {
            let message = "there are no pointers to functions in OpenCL C";
            self.report(&c::FUNCTION_POINTER, token, message).rule = Some(r::NO_FUNCTION_POINTERS);
            return false;
        }
        if self.innermost(q.ty) == HALF && !self.available(ext::FP16) {
            let message = "a variable cannot be of type `half` unless `cl_khr_fp16` is enabled";
            self.report(&c::HALF_VALUE, token, message).rule = Some(r::HALF_STORAGE_ONLY);
            return false;
        }
        true
    }

    /// Which address spaces a variable may be in (OpenCL C 6.7). False after a message.
    fn check_variable_space(
        &mut self,
        q: &mut QualType,
        token: TokenIndex,
        file_scope: bool,
        is_static: bool,
        is_extern: bool,
    ) -> bool {
        if q.ty == SAMPLER
            && (file_scope || !matches!(q.space, Some(Space::Constant)) && !is_static)
        {
            return true;
        }
        if q.ty == SAMPLER && is_static && self.edition() >= Edition::V2_0 {
            return true;
        }
        if file_scope || is_static || is_extern {
            let globals = self.program_scope_globals();
            let is_early = self.edition() < Edition::V2_0;
            if is_static && !file_scope && is_early && !self.available(ext::CLANG_STORAGE_CLASS) {
                let message = "a variable inside a function cannot be `static` before OpenCL C 2.0";
                self.report(&c::STATIC_LOCAL, token, message).rule = Some(r::STATIC_PROGRAM_SCOPE);
                return false;
            }
            if is_extern && !file_scope && self.edition() == Edition::V1_2 {
                let text = "a variable inside a function cannot be `extern` before OpenCL C 2.0";
                self.report(&c::LATER_EDITION, token, text).rule = Some(r::EXTERN_PROGRAM_SCOPE);
            }
            let fits =
                q.space == Some(Space::Constant) || (q.space == Some(Space::Global) && globals);
            if fits {
                return true;
            }
            let what = if is_extern {
                "an extern variable"
            } else if file_scope {
                "a variable at program scope"
            } else {
                "a static variable"
            };
            let spaces = if globals {
                "in the global or constant address space"
            } else {
                "in the constant address space"
            };
            let message = format!("{what} must be {spaces}");
            let rule = if file_scope {
                r::PROGRAM_SCOPE_SPACE
            } else if is_extern {
                r::EXTERN_WHERE
            } else {
                r::STATIC_WHERE
            };
            self.report(&c::PROGRAM_SCOPE_SPACE, token, message).rule = Some(rule);
            return false;
        }
        match q.space {
            Some(Space::Global) => {
                let message = "a variable inside a function cannot be in the global address space";
                self.report(&c::FUNCTION_SCOPE_GLOBAL, token, message).rule =
                    Some(r::GLOBAL_NOT_IN_FUNCTION);
                false
            }
            Some(space @ (Space::Constant | Space::Local)) => {
                let word = if space == Space::Local { "local" } else { "constant" };
                let Some(body) = self.bodies.iter().rev().find(|b| !b.block) else { return true };
                let (kernel, depth) = (body.kernel, body.depth);
                // Compilers take the outermost scope of a block for that of the kernel.
                let innermost = self.bodies.last().filter(|b| b.block).map(|b| b.depth);
                if !kernel {
                    let message = format!(
                        "a variable in the {word} address space is declared in a kernel, not in another function"
                    );
                    let rule = if space == Space::Local {
                        r::LOCAL_IN_KERNEL
                    } else {
                        r::CONSTANT_IN_KERNEL
                    };
                    self.report(&c::SPACE_IN_FUNCTION, token, message).rule = Some(rule);
                    return false;
                }
                let tolerated = innermost == Some(self.scope_depth());
                if self.scope_depth() != depth || innermost.is_some() {
                    let message = format!(
                        "a variable in the {word} address space is declared in a kernel's outermost block"
                    );
                    let rule = if space == Space::Local {
                        r::LOCAL_KERNEL_SCOPE
                    } else {
                        r::CONSTANT_SCOPE
                    };
                    let d = self.report(&c::SPACE_IN_BLOCK, token, message);
                    d.rule = Some(rule);
                    if tolerated {
                        d.tolerated();
                        return true;
                    }
                    return false;
                }
                if space == Space::Constant && self.edition() < Edition::V1_2 {
                    let text = "a kernel has no constants of its own before OpenCL C 1.2";
                    self.report(&c::LATER_EDITION, token, text).rule = Some(r::CONSTANT_SINCE_1_2);
                }
                true
            }
            Some(Space::Private) | None => true,
            Some(Space::Generic | Space::GlobalDevice | Space::GlobalHost | Space::Numbered(_)) => {
                let message =
                    "a variable inside a function is in a named address space of the language";
                self.report(&c::AUTOMATIC_SPACE, token, message).rule =
                    Some(r::GENERIC_NO_VARIABLE);
                false
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn variable_init(
        &mut self,
        v: VarId,
        stored: QualType,
        q: QualType,
        init: ast::InitId,
        equals: TokenIndex,
        token: TokenIndex,
        global: bool,
        is_extern: bool,
        file_scope: bool,
    ) {
        if is_extern && !file_scope {
            let text = "an extern variable inside a function has no initial value";
            self.report(&c::EXTERN_INITIALISER, token, text);
        }
        if stored.ty == ERROR {
            self.init_for_messages(init);
            return;
        }
        if q.space == Some(Space::Local) {
            let text = "a variable in the local address space has no initial value";
            let d = self.report(&c::LOCAL_INITIALISER, token, text);
            d.rule = Some(r::LOCAL_NO_INITIALIZER);
            d.help = Some("assign a value in the first statements of the kernel".into());
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            self.init_for_messages(init);
            return;
        }
        if let TypeKind::Atomic(_) = self.kind(q.ty)
            && (!(global && q.space == Some(Space::Global))
                || matches!(self.ast.init(init), Init::List(..)))
        {
            let text = "an atomic variable has an initial value at program scope alone";
            self.report(&c::ATOMIC_INITIALISER, token, text).rule = Some(r::ATOMIC_INIT);
            self.init_for_messages(init);
            return;
        }
        if let TypeKind::Atomic(_) = self.kind(q.ty)
            && !file_scope
        {
            // Compilers look at the address space alone.
            let text = "an atomic variable has an initial value at program scope alone";
            let d = self.report(&c::ATOMIC_INITIALISER, token, text).tolerated();
            d.rule = Some(r::ATOMIC_INIT);
        }
        if !self.program.types.is_complete(q.ty)
            && !matches!(self.kind(q.ty), TypeKind::Array(_, None))
        {
            let text =
                format!("`{}` is not complete: there are no variables of it", self.type_text(q));
            self.report(&c::INCOMPLETE_TYPE, token, text);
            self.init_for_messages(init);
            // Of what is done with it nothing more is said.
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            return;
        }
        let before = self.diagnostics.len();
        self.lasting_initialiser = global && matches!(self.ast.init(init), Init::List(..));
        let (value, ty) = self.initialise(q, init, equals);
        self.lasting_initialiser = false;
        self.program.variables[v.0 as usize].ty.ty = ty;
        if let Init::List(..) = self.ast.init(init) {
        } else if q.ty == SAMPLER {
            self.check_sampler(value);
        }
        let needs_constant = global || q.space == Some(Space::Constant);
        // No queue is known before the program runs.
        let known = q.ty != QUEUE && const_eval::is_constant_initialiser(&self.program, value);
        let wrong = self.is_error(value) || self.errors_since(before);
        if needs_constant && !wrong && !known {
            let text = "the initial value is no constant that is known before the program runs";
            let at = self.first_non_constant(value);
            if self.reads_wrong_constant(at) {
                return;
            }
            self.report_expr(&c::NOT_CONSTANT, at, text).rule = Some(r::INITIALIZER_CONSTANT);
        }
        // A number that is converted without a cast is no integer constant expression (C99 6.6).
        let converted = matches!(self.expr(value).kind,
            ExprKind::Cast(CastKind::FloatToInt, _) if !self.is_written_cast(init));
        let integer =
            !converted && const_eval::is_integer_constant_expression(&self.program, value);
        let known = Known { value: known && !wrong, integer };
        if known.value && const_eval::keeps_value(&self.program, v) {
            self.fold(value, 0);
        }
        let variable = &mut self.program.variables[v.0 as usize];
        (variable.init, variable.known) = (Some(value), known);
    }

    /// Whether an expression is a constant whose own initial value was reported.
    fn reads_wrong_constant(&self, e: ExprId) -> bool {
        match self.expr(e).kind {
            ExprKind::Cast(_, inner) => self.reads_wrong_constant(inner),
            ExprKind::Var(v) => {
                self.program.variable(v).init.is_some_and(|init| self.is_error(init))
            }
            _ => false,
        }
    }

    /// Whether an initial value is a cast as it is written.
    fn is_written_cast(&self, init: ast::InitId) -> bool {
        let Init::Expr(mut e) = *self.ast.init(init) else { return false };
        while let ast::ExprKind::Paren(inner) = self.ast.expr(e).kind {
            e = inner;
        }
        matches!(self.ast.expr(e).kind, ast::ExprKind::Cast(..))
    }

    /// Whether an error was reported since there were `before` diagnostics.
    pub(super) fn errors_since(&self, before: usize) -> bool {
        self.diagnostics[before..].iter().any(|d| d.severity == Severity::Error)
    }

    /// The part of an initialiser that a message points at.
    fn first_non_constant(&self, e: ExprId) -> ExprId {
        if let ExprKind::InitList(list) = &self.expr(e).kind {
            for i in list {
                if !const_eval::is_constant_initialiser(&self.program, i.value) {
                    return self.first_non_constant(i.value);
                }
            }
        }
        e
    }

    fn check_sampler(&mut self, value: ExprId) {
        let inner = match self.expr(value).kind {
            ExprKind::Cast(CastKind::Sampler, inner) => inner,
            _ if self.is_error(value) => return,
            _ => value,
        };
        if self.ty(inner) == SAMPLER {
            let text = "a sampler's initial value is an integer constant, and no other sampler";
            self.report_expr(&c::SAMPLER_INITIALISER, inner, text).rule = Some(r::SAMPLER_CONSTANT);
            return;
        }
        let ty = self.ty(inner);
        // What is not known is as wrong as compilers let pass, of whatever width.
        if self.known_integer(inner).is_none() {
            let text = "a sampler's initial value is an integer constant";
            self.report_expr(&c::SAMPLER_INITIALISER, inner, text).rule = Some(r::SAMPLER_CONSTANT);
        } else if self.program.types.size(ty) != Some(4) {
            let text = format!(
                "a sampler's initial value has 32 bits, and `{}` has not",
                self.expr_type_text(inner)
            );
            self.report_expr(&c::INCOMPATIBLE_TYPES, inner, text).rule = Some(r::SAMPLER_CONSTANT);
        }
    }

    fn variable_without_init(
        &mut self,
        v: VarId,
        q: QualType,
        token: TokenIndex,
        is_extern: bool,
        file_scope: bool,
    ) {
        if q.space == Some(Space::Constant) && !is_extern {
            let text = "a variable in the constant address space needs an initial value";
            self.report(&c::CONSTANT_WITHOUT_VALUE, token, text).rule =
                Some(r::CONSTANT_INITIALIZER);
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            return;
        }
        if let TypeKind::BlockPointer(_) = self.kind(q.ty) {
            let text = "a variable of a block type needs an initial value";
            let d = self.report(&c::BLOCK_RESTRICTION, token, text);
            d.rule = Some(r::BLOCK_INITIALIZED);
            // Compilers do not ask for what a local variable cannot have.
            if q.space == Some(Space::Local) {
                d.tolerated();
            }
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            return;
        }
        if !self.program.types.is_complete(q.ty) && !is_extern {
            if matches!(self.kind(q.ty), TypeKind::Array(..)) && file_scope {
                return;
            }
            if matches!(self.kind(q.ty), TypeKind::Record(_) | TypeKind::Enum(_)) && file_scope {
                // Perhaps it is, at the end (C99 6.9.2).
                return;
            }
            let text = match self.kind(q.ty) {
                TypeKind::Array(..) => "the size of the array is not known".to_string(),
                _ => {
                    format!("`{}` is not complete: there are no variables of it", self.type_text(q))
                }
            };
            self.report(&c::INCOMPLETE_TYPE, token, text);
            // Of what is done with it nothing more is said.
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
        }
    }

    // Functions ---------------------------------------------------------------------------------

    /// A parameter: its type for the function, and the variable for the body.
    pub(super) fn parameter(&mut self, p: &ast::Parameter) -> (QualType, VarId) {
        let before = self.diagnostics.len();
        let q = self.parameter_type(p);
        self.diagnostics.truncate(before);
        let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
        let v = self.parameter_variable(p, q, token);
        self.note_attributes(v, &p.specs, &p.declarator);
        if let Some((name, token)) = p.declarator.name {
            if self.lookup_here(name).is_some() {
                let text = format!("the parameter `{}` stands twice", self.text(name));
                self.report(&c::REDEFINITION, token, text);
            } else {
                self.bind(name, Entity::Variable(v));
            }
        }
        (q, v)
    }

    /// The variable that a parameter of type `q` is.
    pub(super) fn parameter_variable(
        &mut self,
        p: &ast::Parameter,
        q: QualType,
        token: TokenIndex,
    ) -> VarId {
        let mut object = q;
        if (q.ty == HALF && !self.available(ext::FP16)) || q.ty == VOID {
            // Reported with the function.
            object = QualType::plain(ERROR);
        }
        let is_aggregate = matches!(self.kind(q.ty), TypeKind::Record(_) | TypeKind::Enum(_));
        if p.invalid || (is_aggregate && self.program.types.size(q.ty).is_none()) {
            object = QualType::plain(ERROR);
        }
        match object.space {
            None => object.space = Some(Space::Private),
            Some(Space::Private) => {}
            // Reported with the function.
            Some(_) => object = QualType::plain(ERROR),
        }
        self.new_variable(Variable {
            name: p.declarator.name.map(|n| n.0),
            ty: object,
            init: None,
            known: Known::default(),
            is_static: false,
            is_parameter: true,
            file_scope: false,
            is_extern: false,
            token,
        })
    }

    /// Reports `__auto_type` where no initial value says what it is.
    pub(super) fn no_deduced_type(&mut self, specs: &DeclSpecs) {
        if matches!(specs.ty, TypeSpec::Auto) {
            let text = "the type comes of an initial value, and there is none";
            self.report(&c::IMPLICIT_INT, specs.type_token, text);
        }
    }

    /// What parameters may be, for functions of every kind. Reports each wrong one once.
    pub(super) fn check_parameters(
        &mut self,
        list: &[ast::Parameter],
        types: &[QualType],
        definition: bool,
    ) -> bool {
        let mut valid = true;
        let mut names = KeyedSet::default();
        for (p, q) in list.iter().zip(types) {
            let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
            self.no_deduced_type(&p.specs);
            if let Some((storage, at)) = p.specs.storage {
                let early = self.edition() < Edition::V2_0;
                let rule = match storage {
                    _ if self.edition() < Edition::V1_2 => r::STATIC_SINCE_1_2,
                    Storage::Static if early => r::STATIC_PROGRAM_SCOPE,
                    Storage::Static => r::STATIC_WHERE,
                    Storage::Extern if early => r::EXTERN_PROGRAM_SCOPE,
                    _ => r::EXTERN_WHERE,
                };
                match storage {
                    Storage::Static | Storage::Extern => {
                        let text = "a parameter has no storage class";
                        self.report(&c::STORAGE_CLASS, at, text).rule = Some(rule);
                    }
                    Storage::Typedef => {
                        self.report(&c::STORAGE_CLASS, at, "a parameter is no typedef");
                    }
                    // A parameter may be `register` wherever the class exists (C99 6.7.5.3).
                    Storage::Register if self.available(ext::CLANG_STORAGE_CLASS) => {}
                    _ => self.check_class_of_c(storage, at),
                }
            }
            self.variable_attributes(&p.specs, &p.declarator, *q, on::PARAMETER);
            if let Some((name, token)) = p.declarator.name {
                self.check_name(name, token);
            } else if definition {
                let text = of_other_c(&c::LATER_C, "a parameter without a name");
                self.report(&c::LATER_C, token, text);
            }
            if self.edition() >= Edition::V1_2
                && q.quals & (quals::CONST | quals::VOLATILE) != 0
                && matches!(self.kind(q.ty), TypeKind::Image(..))
            {
                let text = "`const` and `volatile` do not stand on an image";
                self.report(&c::IMAGE_QUALIFIER, token, text).rule = Some(r::IMAGE_UNQUALIFIED);
            }
            if let Some((name, token)) = p.declarator.name
                && !names.insert(name)
                && !definition
            {
                let text = format!("the parameter `{}` stands twice", self.text(name));
                self.report(&c::REDEFINITION, token, text);
                valid = false;
            }
            for at in [p.specs.inline, p.specs.noreturn].into_iter().flatten() {
                let text = "a parameter has no function specifier";
                self.report(&c::FUNCTION_SPECIFIER, at, text);
            }
            if let Some(at) = p.specs.kernel {
                self.report(&c::KERNEL_QUALIFIER, at, "`kernel` qualifies functions alone").rule =
                    Some(r::KERNEL_FUNCTIONS_ONLY);
            }
            valid &= !p.invalid;
            if q.ty == ERROR {
                valid = false;
                continue;
            }
            if q.ty == VOID {
                if list.len() == 1
                    && p.declarator.name.is_none()
                    && q.quals & 7 == 0
                    && q.space.is_none()
                    && matches!(p.specs.ty, TypeSpec::Named(_))
                {
                    // `(T)` where `T` is defined as `void`.
                    continue;
                }
                let text = if list.len() == 1 && p.declarator.name.is_none() {
                    "`void` as the only parameter takes no qualifier"
                } else {
                    "a parameter cannot have the type `void`"
                };
                self.report(&c::INCOMPLETE_TYPE, token, text).rule = Some(r::VOID_INCOMPLETE);
                valid = false;
                continue;
            }
            if q.ty == HALF && !self.available(ext::FP16) {
                let text = "a parameter cannot be of type `half` unless `cl_khr_fp16` is enabled";
                self.report(&c::HALF_VALUE, token, text).rule = Some(r::HALF_STORAGE_ONLY);
                valid = false;
                continue;
            }
            if matches!(self.kind(q.ty), TypeKind::BlockPointer(_)) {
                let text = "a block cannot be the parameter of a function or block";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::BLOCK_PARAMETER);
                valid = false;
                continue;
            }
            if let Some(space) = q.space
                && space != Space::Private
            {
                let array = matches!(p.declarator.chunks.first(), Some(Chunk::Array { .. }));
                let written = matches!(self.kind(q.ty), TypeKind::Pipe(_, ast::Access::Write));
                if !array {
                    let text = "a parameter is in the private address space: it has no other";
                    let d = self.report(&c::PARAMETER_SPACE, token, text);
                    d.rule = Some(r::PARAMETER_PRIVATE);
                    // Compilers lose it behind `write_only`.
                    if written {
                        d.tolerated();
                    } else {
                        valid = false;
                        continue;
                    }
                }
            }
            if definition && !self.program.types.is_complete(q.ty) {
                let text = format!("the parameter's type `{}` is not complete", self.type_text(*q));
                self.report(&c::INCOMPLETE_TYPE, token, text);
            }
        }
        valid
    }

    /// Whether a function may have `...`: `printf`, and names that are reserved for implementations.
    pub(super) fn may_be_variadic(&self, name: Symbol) -> bool {
        let text = self.text(name);
        self.available(ext::CLANG_VARIADIC_FUNCTIONS)
            || text.starts_with("__")
            || (text == "printf" && self.edition() >= Edition::V1_2)
    }

    pub(super) fn no_variadic(&mut self, token: TokenIndex) {
        let text = "there are no variadic functions in OpenCL C";
        self.report(&c::VARIADIC_FUNCTION, token, text).rule = Some(r::NO_VARIADIC_FUNCTIONS);
    }

    pub(super) fn is_overloadable(&self, specs: &DeclSpecs, d: &Declarator) -> bool {
        specs
            .attributes
            .iter()
            .chain(&d.attributes)
            .any(|a| self.attribute_name(a) == "overloadable")
    }

    /// Whether a declaration of `printf` is none of the built-in function (OpenCL C 6.15.14).
    fn differs_from_printf(
        &self,
        specs: &DeclSpecs,
        d: &Declarator,
        function: &FunctionType,
    ) -> bool {
        let format = QualType::plain(CHAR).with(ast::quals::CONST).in_space(Space::Constant);
        let same = match &function.params[..] {
            [first] => self.program.types.pointee(first.ty) == Some(format),
            _ => false,
        };
        let is_static = matches!(specs.storage, Some((Storage::Static, _)));
        let fits = same && function.variadic && function.result.ty == INT && !is_static;
        self.special_available("printf") && !self.is_overloadable(specs, d) && !fits
    }

    /// Declares a function; gives its id and whether its type is usable.
    pub(super) fn declare_function(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        q: QualType,
        definition: bool,
    ) -> Option<(FuncId, bool)> {
        let (name, token) = d.name?;
        let mut valid = true;
        let function = self.program.types.as_function(q.ty).cloned()?;
        let params: &[ast::Parameter] = match d.chunks.first() {
            Some(Chunk::Function { params, .. }) => params,
            _ => &[],
        };
        valid &= function.result.ty != ERROR;
        if let Some(Chunk::Function { variadic: Some(_), .. }) = d.chunks.first()
            && !self.may_be_variadic(name)
        {
            self.no_variadic(token);
            // About calls of it nothing is said.
            self.bind(name, Entity::Error);
            return None;
        }
        valid &= self.check_parameters(params, &function.params, definition);
        let text = self.text(name);
        let kernel = specs.kernel.is_some();
        if !kernel && self.edition() < Edition::V1_1 {
            for (p, _) in params.iter().zip(&function.params).filter(|(_, q)| q.ty == SAMPLER) {
                let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
                let text = "a sampler is passed to kernels alone before OpenCL C 1.1";
                self.report(&c::LATER_EDITION, token, text).rule = Some(r::SAMPLER_TO_KERNELS);
            }
        }
        self.check_name(name, token);
        let is_static = matches!(specs.storage, Some((Storage::Static, _)));
        if self.hides_built_in_type(name, token) {
            return None;
        }
        if text == "main" {
            self.report(&c::MAIN, token, "a function of OpenCL C cannot be called `main`").rule =
                Some(r::NO_MAIN);
            valid = false;
        }
        if kernel {
            self.check_kernel(token, &function, params, is_static);
        }
        if is_static && self.scope_depth() > 1 {
            let text = "a function that is declared inside another cannot be `static`";
            self.report(&c::STORAGE_CLASS, token, text);
        }
        if definition
            && function.result.ty != ERROR
            && function.result.ty != VOID
            && !self.program.types.is_complete(function.result.ty)
        {
            let message =
                format!("the result's type `{}` is not complete", self.type_text(function.result));
            self.report(&c::INCOMPLETE_TYPE, token, message);
            valid = false;
        }
        let before = self.diagnostics.len();
        let mut attributes = self.function_attributes(specs, d, &function, kernel, definition);
        // A function with an attribute of kernels was meant as one: nothing is held against it.
        valid &= !self.diagnostics[before..].iter().any(|d| d.rule == Some(r::ATTRIBUTE_KERNEL));
        attributes.overloadable = self.is_overloadable(specs, d);
        let overloadable = attributes.overloadable;
        let built_in = self.scope_depth() == 1 && builtins::exists(&text, self.language);
        let special = builtins::SPECIAL.contains(&text.as_str()) && self.special_available(&text);
        if special && text != "printf" {
            let message = format!("`{text}` is a built-in function that cannot be declared");
            self.report(&c::REDEFINITION, token, message);
            return None;
        }
        if (built_in || (text == "printf" && self.scope_depth() == 1))
            && self.lookup_file(name).is_none()
            && function.result.ty != ERROR
        {
            let same_params = |f: &FunctionType| {
                f.params.len() == function.params.len()
                    && f.params.iter().zip(&function.params).all(|(a, b)| a.ty == b.ty)
            };
            let lines = self.built_in_lines(name);
            let conflict = (text == "printf" && self.differs_from_printf(specs, d, &function))
                || self
                    .built_in_overloads(&lines)
                    .iter()
                    .any(|f| same_params(f) && f.result.ty != function.result.ty);
            if conflict {
                let message = format!("`{text}` is a built-in function with another type");
                self.report(&c::CONFLICTING_DECLARATION, token, message);
                valid = false;
            }
        }
        // What was declared before under this name?
        let function_of =
            |e: Option<&Entity>| e.filter(|e| matches!(e, Entity::Function(_))).cloned();
        let existing = self.lookup_here(name).cloned();
        let existing = existing.or_else(|| function_of(self.lookup_file(name)));
        let existing = existing.or_else(|| {
            let inside = self.declared_inside.functions.get(&name);
            inside.filter(|_| self.lookup(name).is_none()).map(|f| Entity::Function(vec![*f]))
        });
        let mut list = Vec::new();
        valid &= !function.params.iter().any(|parameter| parameter.ty == ERROR);
        match existing {
            Some(Entity::Function(functions)) => {
                // Of overloads only the one that is meant counts.
                valid &=
                    overloadable || functions.iter().all(|f| !self.invalid_functions[f.0 as usize]);
                for f in &self.with_signature(name, &functions, &function) {
                    let old = self.program.function(*f).clone();
                    if self.same_signature(old.ty, q.ty)
                        && (!overloadable || old.attributes.same_enable_ifs(&attributes))
                    {
                        valid &= !self.invalid_functions[f.0 as usize];
                        let same = self.same_function(old.ty, q.ty)
                            && (overloadable || self.same_long_longs(old.ty, q.ty));
                        if !same && valid {
                            let message = format!("`{text}` is declared again with another type");
                            let label = self.label(old.token, "first declared here");
                            self.report(&c::CONFLICTING_DECLARATION, token, message)
                                .secondary
                                .push(label);
                        }
                        if definition && old.body.is_some() && same && valid {
                            let message = format!("the function `{text}` is defined twice");
                            let label = self.label(old.token, "first defined here");
                            self.report(&c::REDEFINITION, token, message).secondary.push(label);
                            self.invalid_functions[f.0 as usize] = true;
                        }
                        if is_static && !self.static_functions[f.0 as usize] {
                            let message = format!("`{text}` is `static` here and was not before");
                            let label = self.label(old.token, "first declared here");
                            self.report(&c::STATIC_MISMATCH, token, message).secondary.push(label);
                        }
                        if valid && same && old.attributes.overloadable != overloadable {
                            let without =
                                if overloadable { "here and was not" } else { "before and is not" };
                            let message = format!("`{text}` is `overloadable` {without}");
                            let label = self.label(old.token, "first declared here");
                            self.report(&c::CONFLICTING_DECLARATION, token, message)
                                .secondary
                                .push(label);
                        }
                        if old.kernel && !kernel && valid {
                            // It is one here as well.
                            self.check_kernel(token, &function, params, is_static);
                        }
                        self.check_further(*f, &attributes.noted);
                        let entry = &mut self.program.functions[f.0 as usize];
                        entry.kernel |= kernel;
                        entry.attributes.overloadable |= overloadable;
                        entry.attributes.unavailable |= attributes.unavailable;
                        let known = &mut entry.attributes.conditions;
                        attributes.conditions.retain(|new| {
                            !known
                                .iter()
                                .any(|old| (old.holds, &old.text) == (new.holds, &new.text))
                        });
                        known.append(&mut attributes.conditions);
                        if self.lookup_here(name).is_none() {
                            self.bind(name, Entity::Function(functions.clone()));
                        }
                        self.note_form(*f, d);
                        return Some((*f, valid));
                    }
                }
                let all_overloadable = overloadable
                    || functions.iter().all(|f| self.program.function(*f).attributes.overloadable);
                if !all_overloadable && valid {
                    let old = self.program.function(functions[0]).token;
                    let message = format!("`{text}` is declared again with other parameters");
                    let label = self.label(old, "first declared here");
                    self.report(&c::CONFLICTING_DECLARATION, token, message).secondary.push(label);
                    return Some((
                        self.new_function(name, token, q, kernel, attributes, is_static),
                        valid,
                    ));
                }
                // About calls of what was declared wrongly nothing is said.
                if all_overloadable {
                    list = functions;
                }
            }
            Some(Entity::Error) => {}
            Some(_) => {
                self.redeclared(name, token);
                return Some((
                    self.new_function(name, token, q, kernel, attributes, is_static),
                    false,
                ));
            }
            None => {}
        }
        let f = self.new_function(name, token, q, kernel, attributes, is_static);
        self.invalid_functions[f.0 as usize] = !valid || d.invalid;
        self.note_form(f, d);
        if self.scope_depth() > 1 {
            self.declared_inside.functions.entry(name).or_insert(f);
        }
        list.push(f);
        self.bind(name, Entity::Function(list));
        Some((f, valid))
    }

    /// Notes whether the last declaration of a function has its parameters as before C89.
    fn note_form(&mut self, f: FuncId, d: &Declarator) {
        match d.chunks.first() {
            Some(Chunk::Function { identifiers, .. }) if !identifiers.is_empty() => {
                self.old_functions.insert(f);
            }
            _ => {
                self.old_functions.remove(&f);
            }
        }
    }

    fn new_function(
        &mut self,
        name: Symbol,
        token: TokenIndex,
        q: QualType,
        kernel: bool,
        attributes: FunctionAttributes,
        is_static: bool,
    ) -> FuncId {
        self.program.functions.push(Function {
            name,
            ty: q.ty,
            kernel,
            params: Vec::new(),
            body: None,
            attributes,
            token,
        });
        self.static_functions.push(is_static);
        self.invalid_functions.push(false);
        let id = FuncId(self.program.functions.len() as u32 - 1);
        self.note_signature(name, id);
        id
    }

    /// Whether results and parameters are `long long` in both of two functions that are the same else.
    fn same_long_longs(&self, a: TypeId, b: TypeId) -> bool {
        let all =
            |ty| self.program.types.as_function(ty).map(|f| f.params.iter().chain([&f.result]));
        let marks = |ty| all(ty).into_iter().flatten().map(|q| q.quals & LONG_LONG);
        marks(a).eq(marks(b))
    }

    fn same_signature(&self, a: TypeId, b: TypeId) -> bool {
        let (Some(x), Some(y)) =
            (self.program.types.as_function(a), self.program.types.as_function(b))
        else {
            return false;
        };
        x.params.len() == y.params.len()
            && x.variadic == y.variadic
            && x.params
                .iter()
                .zip(&y.params)
                .all(|(p, q)| p.ty == q.ty || p.ty == ERROR || q.ty == ERROR)
    }

    /// Restrictions on kernels (OpenCL C 6.13).
    fn check_kernel(
        &mut self,
        token: TokenIndex,
        f: &FunctionType,
        params: &[ast::Parameter],
        is_static: bool,
    ) {
        if is_static {
            let text = "a kernel cannot be `static`";
            self.report(&c::KERNEL_STATIC, token, text).rule = Some(r::KERNEL_NOT_STATIC);
        }
        if f.result.ty != VOID && f.result.ty != ERROR {
            let text = format!("a kernel returns `void`, not `{}`", self.type_text(f.result));
            self.report(&c::KERNEL_RESULT, token, text).rule = Some(r::KERNEL_RETURNS_VOID);
        }
        for p in params {
            let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
            // As it is written: the type of a function does not tell `size_t` from what it stands for.
            let before = self.diagnostics.len();
            let q = self.parameter_type(p);
            self.diagnostics.truncate(before);
            self.check_kernel_parameter(q, token);
        }
        // Of a kernel that is declared by a name of its type, the type alone has parameters.
        if params.is_empty() {
            for q in &f.params {
                self.check_kernel_parameter(*q, token);
            }
        }
    }

    fn check_kernel_parameter(&mut self, q: QualType, token: TokenIndex) {
        if matches!(self.kind(q.ty), TypeKind::ClkEvent | TypeKind::NdRange) {
            let text = self.type_text(q);
            let message = format!("a kernel's parameter cannot be of type `{text}`");
            let range = matches!(self.kind(q.ty), TypeKind::NdRange);
            let d = self.report(&c::KERNEL_PARAMETER_TYPE, token, message);
            d.rule = Some(r::NO_DEVICE_ARGUMENTS);
            if !range {
                d.tolerated();
            }
            return;
        }
        match self.kernel_parameter(q) {
            KernelParameter::Valid | KernelParameter::Pointer => {}
            KernelParameter::PointerSpace => {
                let message = format!(
                    "the pointer `{}` of a kernel must point into the global, local or constant address space",
                    self.type_text_full(q)
                );
                self.report(&c::KERNEL_POINTER_SPACE, token, message).rule =
                    Some(r::KERNEL_POINTER_SPACE);
            }
            KernelParameter::PointerPointer => {
                let message = "a kernel's parameter cannot be a pointer to a pointer";
                self.report(&c::KERNEL_POINTER_POINTER, token, message).rule =
                    Some(r::KERNEL_NO_POINTER_POINTER);
            }
            KernelParameter::Invalid => {
                if q.ty != HALF {
                    let text = self.type_text(q);
                    let message = format!("a kernel's parameter cannot be of type `{text}`");
                    let rule = match self.kind(q.ty) {
                        TypeKind::Event => r::NO_EVENT_ARGUMENT,
                        TypeKind::ReserveId => r::NO_DEVICE_ARGUMENTS,
                        _ => r::KERNEL_PARAMETER_TYPES,
                    };
                    self.report(&c::KERNEL_PARAMETER_TYPE, token, message).rule = Some(rule);
                }
            }
            KernelParameter::Record(n) => {
                if let Some(pointer) = self.bad_record(n, &mut KeyedSet::default()) {
                    let text = self.type_text(q);
                    let message = if pointer {
                        format!("a kernel's parameter `{text}` holds pointers or OpenCL objects")
                    } else {
                        format!(
                            "a kernel's parameter `{text}` holds a type that kernels do not take"
                        )
                    };
                    let rule =
                        if pointer { r::KERNEL_STRUCT_POINTERS } else { r::KERNEL_PARAMETER_TYPES };
                    self.report(&c::KERNEL_PARAMETER_STRUCT, token, message).rule = Some(rule);
                }
            }
        }
    }

    fn kernel_parameter(&self, q: QualType) -> KernelParameter {
        match self.kind(q.ty) {
            TypeKind::Pointer(to) => {
                // An array of pipes, which is reported as one.
                if let TypeKind::Pipe(..) = self.kind(to.ty) {
                    return KernelParameter::Valid;
                }
                if matches!(to.space, Some(Space::Generic | Space::Private) | None) {
                    return KernelParameter::PointerSpace;
                }
                if self.program.types.is_pointer(to.ty) {
                    if let bad @ (KernelParameter::PointerSpace | KernelParameter::Invalid) =
                        self.kernel_parameter(QualType::plain(to.ty))
                    {
                        return bad;
                    }
                    if self.edition() > Edition::V1_2 {
                        return KernelParameter::Valid;
                    }
                    return KernelParameter::PointerPointer;
                }
                KernelParameter::Pointer
            }
            _ if q.quals & SIZE_DEPENDENT != 0 => KernelParameter::Invalid,
            TypeKind::Image(..) => KernelParameter::Pointer,
            TypeKind::Bool | TypeKind::Event | TypeKind::ReserveId => KernelParameter::Invalid,
            TypeKind::Half if !self.available(ext::FP16) => KernelParameter::Invalid,
            TypeKind::Array(e, _) => self.kernel_parameter(*e),
            TypeKind::Record(n) => KernelParameter::Record(*n),
            _ => KernelParameter::Valid,
        }
    }

    /// Whether a record holds what a kernel's parameter must not: `Some(true)` for pointers.
    fn bad_record(&self, n: u32, seen: &mut KeyedSet<u32>) -> Option<bool> {
        if !seen.insert(n) {
            return None;
        }
        for field in self.program.types.records[n as usize].fields.as_ref()? {
            match self.kernel_parameter(field.ty) {
                // Which is no member, and was reported as one.
                _ if matches!(self.kind(field.ty.ty), TypeKind::Image(..)) => {
                    return Some(true);
                }
                KernelParameter::Valid => {}
                KernelParameter::Record(inner) => {
                    if let Some(bad) = self.bad_record(inner, seen) {
                        return Some(bad);
                    }
                }
                KernelParameter::Invalid => return Some(false),
                // Since 2.0 a struct may hold pointers into spaces that kernels share.
                KernelParameter::Pointer if self.edition() > Edition::V1_2 => {}
                _ => return Some(true),
            }
        }
        None
    }

    pub(super) fn function_definition(&mut self, f: &FunctionDefinition) {
        let all = f.specs.attributes.iter().chain(&f.declarator.attributes);
        let unavailable = self.says_unavailable(all);
        self.within(unavailable, |s| s.define_function(f));
    }

    /// A `naked` function is written in assembler alone.
    fn check_naked(&mut self, id: FuncId, body: ast::StmtId, made: StmtId) {
        let noted = &self.program.function(id).attributes.noted;
        if !noted.iter().any(|a| a.name == "naked") {
            return;
        }
        let ast::StmtKind::Compound(list) = &self.ast.stmt(body).kind else { return };
        let StmtKind::Compound(made) = &self.program.stmt(made).kind else { return };
        // What is no expression was reported.
        let is_other = |(s, made): &(&ast::StmtId, &StmtId)| {
            let known = match self.program.stmt(**made).kind {
                StmtKind::Expr(e) => !self.is_error(e),
                _ => true,
            };
            let assembler = matches!(
                self.ast.stmt(**s).kind,
                ast::StmtKind::Asm(_) | ast::StmtKind::Null | ast::StmtKind::Error
            );
            known && !assembler
        };
        if let Some((other, _)) = list.iter().zip(made).find(is_other) {
            let text = "a `naked` function holds `asm` alone";
            self.report(&c::ATTRIBUTE_TARGET, self.ast.stmt(*other).first, text);
        }
    }

    /// What compilers take the result of a function for where the name of its type is unknown: `int`, or
    /// pointers to it.
    fn unknown_result(&mut self, specs: &DeclSpecs, d: &Declarator) -> QualType {
        let mut q = QualType::plain(INT);
        q.space = specs.space.map(|(space, _)| space);
        for chunk in d.chunks.iter().skip(1).rev() {
            let Chunk::Pointer { space, .. } = chunk else { continue };
            q.space = q.space.or(Some(self.default_pointee_space()));
            q = QualType::plain(self.types().intern(TypeKind::Pointer(q)));
            q.space = space.map(|(space, _)| space);
        }
        QualType { space: None, ..q }
    }

    fn define_function(&mut self, f: &FunctionDefinition) {
        let before = self.diagnostics.len();
        let base = self.specified_for(&f.specs, &f.declarator);
        let place = Place::Variable;
        let specs = &f.specs;
        if let Some((Storage::Typedef, token)) = specs.storage {
            self.report(&c::FUNCTION_DECLARATION, token, "a typedef has no body");
        }
        self.check_storage_class(specs);
        let q = self.declared(base, specs, &f.declarator, place);
        let declared = match self.kind(q.ty) {
            TypeKind::Function(_) => self.declare_function(specs, &f.declarator, q, true),
            _ => None,
        };
        let name = f.declarator.name.map(|n| n.0);
        let kernel = declared.is_some_and(|(id, _)| self.program.function(id).kernel);
        let result = self.program.types.as_function(q.ty).map(|f| f.result);
        let result = match specs.ty {
            TypeSpec::Error => Some(self.unknown_result(specs, &f.declarator)),
            _ => result,
        };
        let p = &self.program;
        let sizes = [p.exprs.len(), p.stmts.len(), p.variables.len(), p.blocks.len()];
        self.enter();
        let mut ids = Vec::new();
        if let Some(Chunk::Function { params, .. }) = f.declarator.chunks.first() {
            for p in params {
                let (_, v) = self.parameter(p);
                ids.push(v);
            }
        }
        let depth = self.scope_depth();
        self.bodies.push(Body {
            result: Some(result.unwrap_or(QualType::plain(ERROR))),
            kernel,
            depth,
            block: false,
            deduced: false,
            captures: Vec::new(),
            first_own: VarId(self.program.variables.len() as u32),
            labels: Labels::default(),
            loops: 0,
            switches: Vec::new(),
            repeated: Vec::new(),
            label_follows: false,
            lost_fallthrough: Vec::new(),
            unavailable: declared
                .is_some_and(|(id, _)| self.program.function(id).attributes.unavailable),
            noreturn: false,
            invalid: matches!(specs.ty, TypeSpec::Error)
                || declared.is_some_and(|(id, _)| self.invalid_functions[id.0 as usize]),
            name,
            node: declared.map(|(id, _)| Node::Function(id)),
        });
        let body = self.compound(f.body);
        self.check_labels();
        if let Some((id, _)) = declared {
            self.check_naked(id, f.body, body);
        }
        let lost = self.bodies.pop().map_or_else(Vec::new, |b| b.lost_fallthrough);
        self.leave();
        if let Some((id, _)) = declared {
            let entry = &mut self.program.functions[id.0 as usize];
            entry.params = ids;
            entry.body = Some(body);
            if let Some((_, token)) = f.declarator.name {
                entry.token = token;
            }
            if !self.errors_since(before) {
                for token in lost {
                    let text = "`fallthrough` stands at the end of what runs into a label";
                    self.report(&c::FALLTHROUGH, token, text);
                }
                self.check_missing_return(id, result);
            }
        }
        let noted = std::mem::take(&mut self.noted_inside);
        if !self.keep_program {
            self.forget_variables(noted, sizes[2] as u32);
            // Nothing outside can name what is declared in a body.
            let p = &mut self.program;
            p.exprs.truncate(sizes[0]);
            p.stmts.truncate(sizes[1]);
            p.variables.truncate(sizes[2]);
            p.blocks.truncate(sizes[3]);
            if let Some((id, _)) = declared {
                p.functions[id.0 as usize].params = Vec::new();
            }
        }
    }

    /// Forgets what is noted of variables from `from` on, whose numbers others will have.
    fn forget_variables(&mut self, noted: Vec<VarId>, from: u32) {
        if noted.is_empty() {
            return;
        }
        for v in noted.iter().filter(|v| v.0 >= from) {
            self.variable_alignments.remove(v);
            self.registers.remove(v);
        }
        self.host_endian.retain(|v| v.0 < from);
        self.shared_with_blocks.retain(|v| v.0 < from);
        self.forget_unavailable(from);
    }

    pub(super) fn end_of_unit(&mut self) {
        self.check_recursion();
        for i in 0..self.program.variables.len() {
            let v = self.program.variables[i].clone();
            if !v.file_scope || v.is_extern || v.init.is_some() {
                continue;
            }
            match *self.kind(v.ty.ty) {
                // A tentative definition of unknown size has one element (C99 6.9.2).
                TypeKind::Array(e, None) => {
                    let ty = self.types().intern(TypeKind::Array(e, Some(1)));
                    self.program.variables[i].ty.ty = ty;
                }
                TypeKind::Record(_) | TypeKind::Enum(_)
                    if !self.program.types.is_complete(v.ty.ty) =>
                {
                    let ty = self.type_text(v.ty);
                    let text = format!("`{ty}` is not complete: there are no variables of it");
                    self.report(&c::INCOMPLETE_TYPE, v.token, text);
                }
                _ => {}
            }
        }
    }
}

enum KernelParameter {
    Valid,
    Pointer,
    PointerSpace,
    PointerPointer,
    Invalid,
    Record(u32),
}
