//! Variables: their types, address spaces and initializers (OpenCL C 6.7, 6.11).

use super::super::ast::{DeclSpecs, Declarator, Init, Storage, quals};
use super::super::attributes::Target;
use super::super::codes as c;
use super::super::const_eval;
use super::super::keywords::{KEYWORDS, TYPE_NAMES_END};
use super::super::rules as r;
use super::declarations::is_reserved_type;
use super::*;
use crate::diagnostic::Severity;
use AddressSpace as Space;

/// The declaration of a variable: its specifiers, its declarator, its name, its type, and its initializer with the
/// token of the `=`.
#[derive(Clone, Copy)]
pub(super) struct ObjectDeclaration<'d> {
    pub(super) specs: &'d DeclSpecs,
    pub(super) declarator: &'d Declarator,
    pub(super) name: Symbol,
    pub(super) token: TokenIndex,
    pub(super) q: QualType,
    pub(super) init: Option<(ast::InitId, TokenIndex)>,
    pub(super) file_scope: bool,
}

impl ObjectDeclaration<'_> {
    fn is_static(&self) -> bool {
        matches!(self.specs.storage, Some((Storage::Static, _)))
    }

    fn is_extern(&self) -> bool {
        matches!(self.specs.storage, Some((Storage::Extern, _)))
    }

    /// Whether the variable has static storage duration.
    fn lasts(&self) -> bool {
        self.file_scope || self.is_static() || self.is_extern()
    }
}

/// The effect of an earlier declaration of a name on a new declaration of a variable.
struct Earlier {
    /// The variable, if both declarations denote the same one.
    slot: Option<VarId>,
    /// Whether the name denotes the variable of the new declaration. After a conflict, it still denotes the earlier
    /// entity.
    first: bool,
    /// The initializer of the earlier definition, if the new declaration is a second definition.
    defined: Option<ExprId>,
}

impl Sema<'_> {
    pub(super) fn new_variable(&mut self, v: Variable) -> VarId {
        self.program.variables.push(v);
        VarId(self.program.variables.len() as u32 - 1)
    }

    /// Declares a variable. Returns `None` after an error: its name is that of a built-in type, which a variable at
    /// program scope cannot have.
    pub(super) fn variable(&mut self, object: &ObjectDeclaration) -> Option<VarId> {
        let &ObjectDeclaration { specs, declarator, name, token, mut q, init, file_scope } = object;
        let (is_static, is_extern) = (object.is_static(), object.is_extern());
        let mut valid = q.ty != ERROR;
        if valid && q.space.is_none() && q.ty != SAMPLER && q.ty != VOID {
            let global = object.lasts() && self.program_scope_globals();
            q.space = Some(if global { Space::Global } else { Space::Private });
        }
        if valid {
            valid = self.check_variable_type(&mut q, token, file_scope || is_extern)
                && self.check_variable_space(&mut q, token, file_scope, is_static, is_extern);
        }
        if !valid && init.is_some() {
            self.suggest_constant(specs, token, q);
        }
        if matches!(specs.storage, Some((Storage::ThreadLocal, _))) {
            valid = false;
        }
        if q.ty == SAMPLER && !file_scope && !is_extern {
            self.check_sampler_scope(token);
        }
        self.check_name(name, token);
        let alignment = self
            .variable_attributes(specs, declarator, q, Target::Variable)
            .or(self.typedef_alignment(specs, declarator));
        if file_scope && self.hides_built_in_type(name, token) {
            return None;
        }
        let object = &ObjectDeclaration { q, ..*object };
        let Earlier { mut slot, first, defined } = self.earlier_variable(object, &mut valid);
        if slot.is_none() && valid {
            slot = self.outer_variable(object, &mut valid);
        }
        // Before OpenCL C 1.2, `extern` is an error, and the declaration is not recorded.
        if is_extern && !file_scope && self.edition() >= Edition::V1_2 {
            self.facts.declared_inside.variables.entry(name).or_insert((q, token));
        }
        let stored = if valid { q } else { QualType::plain(ERROR) };
        let v = match slot {
            Some(v) => v,
            None => self.new_variable(Variable {
                name: Some(name),
                ty: stored,
                init: defined,
                known: Known::default(),
                is_static: object.lasts(),
                is_parameter: false,
                file_scope,
                is_extern: is_extern && init.is_none(),
                token,
            }),
        };
        // If the declarations of a name conflict, the first one determines its entity.
        if first {
            self.bind(name, Entity::Variable(v), token);
        }
        let defines = init.is_some() || !is_extern;
        self.note_declaration(token, Named::Variable(v), defines);
        if file_scope && is_static {
            self.facts.internal_variables.insert(v);
        }
        self.note_attributes(v, specs, declarator);
        if let Some(alignment) = alignment {
            self.facts.variable_alignments.insert(v, alignment);
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
            Some((init, equals)) => self.variable_init(v, stored, object, init, equals),
            None if valid => self.variable_without_init(v, q, token, is_extern, file_scope),
            None => {}
        }
        Some(v)
    }

    /// The effect of an earlier declaration of the name in the same scope. Reports a conflict, and sets `valid` to
    /// false if the variable must then get the error type.
    fn earlier_variable(&mut self, object: &ObjectDeclaration, valid: &mut bool) -> Earlier {
        let &ObjectDeclaration { name, token, q, init, file_scope, .. } = object;
        let mut found = Earlier { slot: None, first: true, defined: None };
        match self.lookup_here(name).cloned() {
            Some(Entity::Variable(v))
                if file_scope || (object.is_extern() && self.program.variable(v).is_extern) =>
            {
                let old = self.program.variable(v).clone();
                if *valid && old.ty.ty != ERROR && !self.same_variable_type(old.ty, q) {
                    self.report_other_type(object, old.ty, old.token);
                    (*valid, found.first) = (false, false);
                } else if init.is_some() && old.init.is_some() {
                    let label = self.label(old.token, "first defined here");
                    let text = format!("redefinition of `{}`", self.text(name));
                    self.report(&c::REDEFINITION, token, text).secondary.push(label);
                    // The second initializer is analysed only for errors in it. The variable keeps its first value.
                    (*valid, found.defined) = (false, old.init);
                } else {
                    found.slot = Some(v);
                    if matches!(self.kind(old.ty.ty), TypeKind::Array(_, None)) {
                        // After this declaration, the array has this size.
                        self.program.variables[v.0 as usize].ty.ty = q.ty;
                    }
                }
                let was_static = self.facts.internal_variables.contains(&v);
                let differs = object.is_static() != was_static && !object.is_extern();
                if file_scope && *valid && old.ty.ty != ERROR && differs {
                    let words = if was_static { "is not" } else { "is" };
                    let before = if was_static { "was" } else { "was not" };
                    let text =
                        format!("`{}` {words} `static` here but {before} before", self.text(name));
                    let label = self.label(old.token, "first declared here");
                    self.report(&c::STATIC_MISMATCH, token, text).secondary.push(label);
                }
            }
            Some(Entity::Error) => {}
            Some(_) => {
                self.redeclared(name, token);
                // The initializer is still analysed, but it is not converted to the new type.
                (*valid, found.first) = (false, false);
            }
            None if file_scope && self.scope_depth() == 1 && self.is_declared_function(name) => {
                let text =
                    format!("`{}` is already declared as a built-in function", self.text(name));
                self.report(&c::REDEFINITION, token, text);
                *valid = false;
            }
            None => {}
        }
        found
    }

    /// Compares a declaration that is `extern` inside a function with an earlier declaration of the name at program
    /// scope or inside another function, and a declaration at program scope with an earlier one inside a function.
    /// Returns the earlier variable if it is in scope, otherwise `None`. Reports a conflict, and sets `valid` to false.
    fn outer_variable(&mut self, object: &ObjectDeclaration, valid: &mut bool) -> Option<VarId> {
        let &ObjectDeclaration { name, q, init, file_scope, .. } = object;
        let (outer, ty, token) = match self.lookup(name) {
            Some(&Entity::Variable(v)) if object.is_extern() && !file_scope && init.is_none() => {
                let variable = self.program.variable(v);
                if !variable.file_scope && !variable.is_extern {
                    return None;
                }
                (Some(v), variable.ty, variable.token)
            }
            None if object.is_extern() || file_scope => {
                let (ty, token) = *self.facts.declared_inside.variables.get(&name)?;
                (None, ty, token)
            }
            _ => return None,
        };
        if ty.ty == ERROR {
            return None;
        }
        if !self.same_variable_type(ty, q) {
            self.report_other_type(object, ty, token);
            *valid = false;
            return None;
        }
        outer
    }

    /// Reports a variable whose earlier declaration has a different type.
    fn report_other_type(&mut self, object: &ObjectDeclaration, old: QualType, token: TokenIndex) {
        let text = format!(
            "conflicting types for `{}`: `{}` here, `{}` before",
            self.text(object.name),
            self.type_text_full(object.q),
            self.type_text_full(old)
        );
        let label = self.label(token, "first declared here");
        self.report(&c::CONFLICTING_DECLARATION, object.token, text).secondary.push(label);
    }

    /// Reports the declaration of a reserved name: `uniform` (OpenCL C 6.3.9), or the name of a built-in or future
    /// type.
    pub(super) fn check_name(&mut self, name: Symbol, token: TokenIndex) {
        if self.interner.get(name) == "uniform" {
            let text = "`uniform` is reserved: it cannot be used as an identifier";
            self.report(&c::RESERVED_WORD, token, text).rule = Some(r::UNIFORM);
            return;
        }
        let is_type = name.0 >= KEYWORDS && built_in_type_exists(name, self.language);
        if name.0 < TYPE_NAMES_END && is_type || is_reserved_type(self.interner.get(name)) {
            let text =
                format!("`{}` is reserved: it cannot be used as an identifier", self.text(name));
            self.report(&c::RESERVED_WORD, token, text).rule = Some(r::TYPE_NAMES);
        }
    }

    /// Checks a sampler that is declared inside a function (OpenCL C 6.11).
    fn check_sampler_scope(&mut self, token: TokenIndex) {
        if self.edition() < Edition::V1_1 {
            let text = "a sampler cannot be declared inside a function before OpenCL C 1.1";
            self.report(&c::LATER_EDITION, token, text).rule = Some(r::NO_SAMPLER_VARIABLE);
        } else if !self.bodies.last().is_some_and(|b| b.kernel) {
            let text = "a sampler cannot be declared in a function that is not a kernel";
            let help = "declare it in a kernel or at program scope";
            self.report(&c::SAMPLER_SCOPE, token, text).helped(help).rule =
                Some(r::SAMPLER_DECLARATION);
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

    /// Checks the type of a variable, and makes a block type `const`. Returns false after an error.
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
                let message = format!("a variable cannot have the type `{text}`");
                let help = "declare it as a function parameter";
                self.report(&c::OPAQUE_VARIABLE, token, message).helped(help).rule = Some(rule);
                return false;
            }
            TypeKind::Void => {
                let text = "a variable cannot have the type `void`";
                self.report(&c::INCOMPLETE_TYPE, token, text).rule = Some(r::VOID_INCOMPLETE);
                return false;
            }
            // A variable of block type is implicitly `const`.
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
                let message = "a sampler cannot be in the `local` or `global` address space";
                self.report(&c::SAMPLER_SPACE, token, message).rule = Some(r::SAMPLER_SPACE);
                return false;
            }
            TypeKind::Sampler
                if file_scope && !q.is_const() && q.space != Some(Space::Constant) =>
            {
                let message = "a sampler at program scope must be `const` or `constant`";
                self.report(&c::SAMPLER_SPACE, token, message).rule = Some(r::SAMPLER_CONST);
                let help = "declare it as `const`, or in the `constant` address space";
                self.amend(help, None);
                return false;
            }
            TypeKind::Event if !matches!(q.space, Some(Space::Private) | None) => {
                let message = "an event must be in the `private` address space";
                self.report(&c::EVENT_SPACE, token, message).rule = Some(r::EVENT_SPACE);
                return false;
            }
            // Compilers check only events, not arrays of events.
            TypeKind::Array(..) if !matches!(q.space, Some(Space::Private) | None) => {
                if matches!(self.kind(self.innermost(q.ty)), TypeKind::Event) {
                    let message = "an array of events must be in the `private` address space";
                    let d = self.report(&c::EVENT_SPACE, token, message);
                    d.tolerated();
                    d.rule = Some(r::EVENT_SPACE);
                }
            }
            _ => {}
        }
        if self.points_to_function(q.ty) && !self.available(ext::CLANG_FUNCTION_POINTERS) {
            self.report_function_pointer(token);
            return false;
        }
        if self.innermost(q.ty) == HALF && !self.available(ext::FP16) {
            let message = "a variable cannot be of type `half` unless `cl_khr_fp16` is enabled";
            self.report(&c::HALF_VALUE, token, message)
                .helped("declare a `float`, and load its value from a buffer with `vload_half`")
                .rule = Some(r::HALF_STORAGE_ONLY);
            self.suggest_pragma(ext::FP16);
            return false;
        }
        true
    }

    /// Whether a type is a pointer or an array of pointers.
    pub(super) fn is_pointers(&self, ty: TypeId) -> bool {
        self.program.types.is_pointer(self.innermost(ty))
    }

    /// Checks the address space of a variable (OpenCL C 6.7). Returns false if, after an error, the variable must get
    /// the error type.
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
                self.report(&c::STATIC_LOCAL, token, message)
                    .helped("remove `static`, and keep the value in a parameter or a buffer")
                    .rule = Some(r::STATIC_PROGRAM_SCOPE);
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
            // The address space before the type of a pointer is that of the object to which it points.
            let (noun, itself) = match self.is_pointers(q.ty) {
                true => ("pointer", " itself"),
                false => ("variable", ""),
            };
            let what = if is_extern {
                format!("an `extern` {noun}")
            } else if file_scope {
                format!("a {noun} at program scope")
            } else {
                format!("a `static` {noun}")
            };
            let spaces = if globals {
                "in the `global` or `constant` address space"
            } else {
                "in the `constant` address space"
            };
            let message = format!("{what} must{itself} be {spaces}");
            let rule = if file_scope {
                r::PROGRAM_SCOPE_SPACE
            } else if is_extern {
                r::EXTERN_WHERE
            } else {
                r::STATIC_WHERE
            };
            let d = self.report(&c::PROGRAM_SCOPE_SPACE, token, message);
            d.rule = Some(rule);
            if q.space == Some(Space::Local) {
                d.help = Some(
                    "declare it in the kernel, or pass a pointer to `local` memory as an argument"
                        .into(),
                );
            }
            return false;
        }
        match q.space {
            Some(Space::Global) => {
                let message = "an automatic variable cannot be `global`";
                let help = "remove `global`, or pass a pointer to `global` memory as an argument";
                self.report(&c::FUNCTION_SCOPE_GLOBAL, token, message).helped(help).rule =
                    Some(r::GLOBAL_NOT_IN_FUNCTION);
                false
            }
            Some(space @ (Space::Constant | Space::Local)) => self.check_kernel_space(space, token),
            Some(Space::Private) | None => true,
            Some(Space::Generic | Space::GlobalDevice | Space::GlobalHost | Space::Numbered(_)) => {
                let message = "a variable inside a function cannot be in this address space";
                self.report(&c::AUTOMATIC_SPACE, token, message).rule =
                    Some(r::GENERIC_NO_VARIABLE);
                false
            }
        }
    }

    /// Checks the place of a `constant` or `local` variable inside a function. Returns false if, after an error, the
    /// variable must get the error type.
    fn check_kernel_space(&mut self, space: Space, token: TokenIndex) -> bool {
        let word = if space == Space::Local { "local" } else { "constant" };
        let Some(body) = self.bodies.iter().rev().find(|b| !b.block) else { return true };
        let (kernel, depth) = (body.kernel, body.depth);
        // Compilers treat the outermost scope of a block literal like that of the kernel.
        let innermost = self.bodies.last().filter(|b| b.block).map(|b| b.depth);
        if !kernel {
            let message = format!(
                "a `{word}` variable cannot be declared in a function that is not a kernel"
            );
            let rule =
                if space == Space::Local { r::LOCAL_IN_KERNEL } else { r::CONSTANT_IN_KERNEL };
            let help = match space == Space::Local {
                true => "declare it in the kernel, and pass a pointer to it",
                false => "declare it at program scope",
            };
            self.report(&c::SPACE_IN_FUNCTION, token, message).helped(help).rule = Some(rule);
            return false;
        }
        let tolerated = innermost == Some(self.scope_depth());
        if self.scope_depth() != depth || innermost.is_some() {
            let message =
                format!("a `{word}` variable must be declared in the kernel's outermost block");
            let rule =
                if space == Space::Local { r::LOCAL_KERNEL_SCOPE } else { r::CONSTANT_SCOPE };
            let d = self.report(&c::SPACE_IN_BLOCK, token, message);
            d.rule = Some(rule);
            d.help = Some("move the declaration to the start of the kernel".into());
            if tolerated {
                d.tolerated();
                return true;
            }
            return false;
        }
        if space == Space::Constant && self.edition() < Edition::V1_2 {
            let text = "a `constant` variable cannot be declared in a kernel before OpenCL C 1.2";
            self.report(&c::LATER_EDITION, token, text).rule = Some(r::CONSTANT_SINCE_1_2);
        }
        true
    }

    /// Gives a variable that is declared with `auto` the type of its initializer, and suggests that type.
    fn deduce(&mut self, v: VarId, object: &ObjectDeclaration, value: ast::ExprId) {
        let said = self.diagnostics.len();
        let value = self.expression(value);
        let value = self.rvalue(value);
        let ty = self.ty(value);
        if ty == ERROR || !object.declarator.chunks.is_empty() {
            return;
        }
        self.program.variables[v.0 as usize].ty =
            QualType { space: Some(Space::Private), ..QualType::plain(ty) };
        let name = self.type_text(QualType::plain(ty));
        let Some((_, token)) = object.specs.storage else { return };
        let span = self.token_span(token);
        let edit = self.replacement(token, name.clone(), true);
        let is_reported =
            |d: &&mut Diagnostic| d.code == &c::IMPLICIT_INT && d.primary.span == span;
        if let Some(d) = self.diagnostics[..said].iter_mut().rfind(is_reported) {
            d.helped(format!("write `{name}`")).suggestion = edit;
        }
    }

    fn variable_init(
        &mut self,
        v: VarId,
        stored: QualType,
        object: &ObjectDeclaration,
        init: ast::InitId,
        equals: TokenIndex,
    ) {
        let &ObjectDeclaration { token, q, file_scope, .. } = object;
        let (is_extern, global) = (object.is_extern(), object.lasts());
        if is_extern && !file_scope {
            let text = "an `extern` variable inside a function cannot have an initializer";
            self.report(&c::EXTERN_INITIALISER, token, text);
        }
        if stored.ty == ERROR {
            match self.ast.init(init) {
                Init::Expr(value) if self.is_deduced(object.specs) => {
                    self.deduce(v, object, *value)
                }
                _ => self.init_for_messages(init),
            }
            return;
        }
        if q.space == Some(Space::Local) {
            let text = "a `local` variable cannot have an initializer";
            let d = self.report(&c::LOCAL_INITIALISER, token, text);
            d.rule = Some(r::LOCAL_NO_INITIALIZER);
            d.help = Some(
                "remove the initializer, assign the value in a statement, and add a barrier after it"
                    .into(),
            );
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            self.init_for_messages(init);
            return;
        }
        if let TypeKind::Atomic(_) = self.kind(q.ty)
            && !self.may_initialize_atomic(object, init)
        {
            self.init_for_messages(init);
            return;
        }
        if !self.program.types.is_complete(q.ty)
            && !matches!(self.kind(q.ty), TypeKind::Array(_, None))
        {
            let text =
                format!("a variable cannot have the incomplete type `{}`", self.type_text(q));
            self.report(&c::INCOMPLETE_TYPE, token, text);
            self.init_for_messages(init);
            // Uses of the variable produce no diagnostics.
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
        // The value of a queue is not known before the program runs.
        let known = q.ty != QUEUE && const_eval::is_constant_initialiser(&self.program, value);
        let wrong = self.is_error(value) || self.errors_since(before);
        if needs_constant && !wrong && !known {
            let text = "the initializer is not a constant expression";
            let at = self.first_non_constant(value);
            if self.reads_wrong_constant(at) {
                return;
            }
            self.report_expr(&c::NOT_CONSTANT, at, text).rule = Some(r::INITIALIZER_CONSTANT);
        }
        // A floating-point number that is implicitly converted to an integer is not an integer constant expression (C99
        // 6.6).
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

    /// Whether an atomic variable may have the initializer. Reports it if not; the result is then true only if compilers
    /// accept the initializer.
    fn may_initialize_atomic(&mut self, object: &ObjectDeclaration, init: ast::InitId) -> bool {
        let may_initialize = object.lasts() && object.q.space == Some(Space::Global);
        let (text, help) = if !may_initialize {
            ("this atomic variable cannot have an initializer", "use `atomic_init`")
        } else if let Init::List(..) = self.ast.init(init) {
            ("an atomic variable cannot be initialized with a list", "remove the braces")
        } else if !object.file_scope {
            // Compilers check only the address space of the variable.
            let text = "an atomic variable inside a function cannot have an initializer";
            let d = self.report(&c::ATOMIC_INITIALISER, object.token, text).tolerated();
            d.helped("use `atomic_init`").rule = Some(r::ATOMIC_INIT);
            return true;
        } else {
            return true;
        };
        self.report(&c::ATOMIC_INITIALISER, object.token, text).helped(help).rule =
            Some(r::ATOMIC_INIT);
        false
    }

    /// Whether an expression reads a variable whose initializer is erroneous. The error has been reported.
    fn reads_wrong_constant(&self, e: ExprId) -> bool {
        match self.expr(e).kind {
            ExprKind::Cast(_, inner) => self.reads_wrong_constant(inner),
            ExprKind::Var(v) => {
                self.program.variable(v).init.is_some_and(|init| self.is_error(init))
            }
            _ => false,
        }
    }

    /// Whether an initializer is written as a cast.
    fn is_written_cast(&self, init: ast::InitId) -> bool {
        let Init::Expr(mut e) = *self.ast.init(init) else { return false };
        while let ast::ExprKind::Paren(inner) = self.ast.expr(e).kind {
            e = inner;
        }
        matches!(self.ast.expr(e).kind, ast::ExprKind::Cast(..))
    }

    /// Whether an error was reported after the first `before` diagnostics.
    pub(super) fn errors_since(&self, before: usize) -> bool {
        self.diagnostics[before..].iter().any(|d| d.severity == Severity::Error)
    }

    /// In an initializer list, the first part that is not constant: the diagnostic is at this part. For an initializer
    /// that is not a list, the initializer itself.
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
            let text = "a sampler cannot be initialized with another sampler";
            self.report_expr(&c::SAMPLER_INITIALISER, inner, text).rule = Some(r::SAMPLER_CONSTANT);
            return;
        }
        let ty = self.ty(inner);
        // If the value is unknown, the width of its type is not reported.
        if self.known_integer(inner).is_none() {
            let text = "a sampler must be initialized with an integer constant";
            self.report_expr(&c::SAMPLER_INITIALISER, inner, text).rule = Some(r::SAMPLER_CONSTANT);
        } else if self.program.types.size(ty) != Some(4) {
            let text = format!(
                "a sampler must be initialized with a 32-bit integer, not `{}`",
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
            let text = "a `constant` variable must have an initializer";
            self.report(&c::CONSTANT_WITHOUT_VALUE, token, text).rule =
                Some(r::CONSTANT_INITIALIZER);
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
            return;
        }
        if let TypeKind::BlockPointer(_) = self.kind(q.ty) {
            let text = "a block variable must have an initializer";
            let d = self.report(&c::BLOCK_RESTRICTION, token, text);
            d.rule = Some(r::BLOCK_INITIALIZED);
            // Compilers do not require this initializer. A `local` variable cannot have one.
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
                // The type may be completed before the end of the unit (C99 6.9.2).
                return;
            }
            let text = match self.kind(q.ty) {
                TypeKind::Array(..) => "the size of the array is missing".to_string(),
                _ => {
                    format!("a variable cannot have the incomplete type `{}`", self.type_text(q))
                }
            };
            self.report(&c::INCOMPLETE_TYPE, token, text);
            // Uses of the variable produce no diagnostics.
            self.program.variables[v.0 as usize].ty = QualType::plain(ERROR);
        }
    }
}
