//! Functions and their parameters (OpenCL C 6.9, 6.11).

use super::super::ast::{
    Chunk, DeclSpecs, Declarator, FunctionDefinition, Storage, TypeSpec, quals,
};
use super::super::attributes::Target;
use super::super::builtins;
use super::super::codes as c;
use super::super::rules as r;
use super::types::Place;
use super::*;
use AddressSpace as Space;

/// A redeclaration of a function.
struct Redeclaration {
    f: FuncId,
    name: Symbol,
    token: TokenIndex,
    q: QualType,
    definition: bool,
    is_static: bool,
}

/// The help for two functions with the same name.
const OVERLOADS: &str =
    "rename one of the functions, or declare both with `__attribute__((overloadable))`";

impl Sema<'_> {
    /// Declares a parameter in the current scope. Returns its type in the function type, and its variable.
    pub(super) fn parameter(&mut self, p: &ast::Parameter) -> (QualType, VarId) {
        let before = self.diagnostics.len();
        let q = self.parameter_type(p);
        self.diagnostics.truncate(before);
        let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
        let v = self.parameter_variable(p, q, token);
        self.note_attributes(v, &p.specs, &p.declarator);
        if let Some((name, token)) = p.declarator.name {
            if let Some(first) = self.lookup_here(name).cloned() {
                let text = format!("duplicate parameter `{}`", self.text(name));
                let first = match first {
                    Entity::Variable(v) => {
                        Some(self.label(self.program.variable(v).token, "first declared here"))
                    }
                    _ => None,
                };
                self.report(&c::REDEFINITION, token, text).secondary.extend(first);
            } else {
                self.bind(name, Entity::Variable(v), token);
            }
        }
        (q, v)
    }

    /// The variable of a parameter of type `q`.
    pub(super) fn parameter_variable(
        &mut self,
        p: &ast::Parameter,
        q: QualType,
        token: TokenIndex,
    ) -> VarId {
        let mut object = q;
        if (q.ty == HALF && !self.available(ext::FP16)) || q.ty == VOID {
            // `check_parameters` reports these types.
            object = QualType::plain(ERROR);
        }
        let is_aggregate = matches!(self.kind(q.ty), TypeKind::Record(_) | TypeKind::Enum(_));
        if p.invalid || (is_aggregate && self.program.types.size(q.ty).is_none()) {
            object = QualType::plain(ERROR);
        }
        match object.space {
            None => object.space = Some(Space::Private),
            Some(Space::Private) => {}
            // `check_parameters` reports this address space.
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

    /// Reports a storage class, a function specifier or `kernel` in the declaration of a parameter.
    fn check_parameter_specifiers(&mut self, specs: &DeclSpecs) {
        if let Some((storage, at)) = specs.storage {
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
                    let text = "a parameter cannot have a storage class";
                    self.report(&c::STORAGE_CLASS, at, text).rule = Some(rule);
                }
                Storage::Typedef => {
                    self.report(&c::STORAGE_CLASS, at, "a parameter cannot be a `typedef`");
                }
                // A parameter may be `register` if the language has this storage class (C99 6.7.5.3).
                Storage::Register if self.available(ext::CLANG_STORAGE_CLASS) => {}
                _ => self.check_class_of_c(storage, at),
            }
        }
        for at in [specs.inline, specs.noreturn].into_iter().flatten() {
            let text = "a parameter cannot have a function specifier";
            self.report(&c::FUNCTION_SPECIFIER, at, text);
        }
        if let Some(at) = specs.kernel {
            self.report(&c::KERNEL_QUALIFIER, at, "`kernel` can only qualify a function").rule =
                Some(r::KERNEL_FUNCTIONS_ONLY);
        }
    }

    /// Checks the parameters of a function or block literal. Returns whether the function's type is usable: whether it
    /// can be compared with other declarations and with the arguments of calls.
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
            self.check_parameter_specifiers(&p.specs);
            self.variable_attributes(&p.specs, &p.declarator, *q, Target::Parameter);
            if let Some((name, token)) = p.declarator.name {
                self.check_name(name, token);
            } else if definition {
                let text = of_other_c(&c::LATER_C, "a parameter without a name");
                self.report(&c::LATER_C, token, text);
            }
            if q.quals & (quals::CONST | quals::VOLATILE) != 0
                && matches!(self.kind(q.ty), TypeKind::Image(..))
            {
                let text = "an image parameter cannot be `const` or `volatile`";
                self.report(&c::IMAGE_QUALIFIER, token, text).rule = Some(r::IMAGE_UNQUALIFIED);
            }
            if let Some((name, token)) = p.declarator.name
                && !names.insert(name)
                && !definition
            {
                let text = format!("duplicate parameter `{}`", self.text(name));
                self.report(&c::REDEFINITION, token, text);
                valid = false;
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
                    // `(T)` is an empty parameter list if `T` is a typedef of `void`.
                    continue;
                }
                let text = if list.len() == 1 && p.declarator.name.is_none() {
                    "`void` as the only parameter cannot be qualified"
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
                self.suggest_pragma(ext::FP16);
                valid = false;
                continue;
            }
            if matches!(self.kind(q.ty), TypeKind::BlockPointer(_)) {
                let text = "a parameter cannot be a block";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::BLOCK_PARAMETER);
                valid = false;
                continue;
            }
            if let Some((Space::Private, token)) = p.specs.space
                && matches!(self.kind(q.ty), TypeKind::Image(..))
            {
                let text = "an image type cannot have an address space";
                self.report(&c::PARAMETER_SPACE, token, text).tolerated();
            }
            if let Some(space) = q.space
                && space != Space::Private
            {
                let array = matches!(p.declarator.chunks.first(), Some(Chunk::Array { .. }));
                let written = matches!(self.kind(q.ty), TypeKind::Pipe(_, ast::Access::Write));
                if !array {
                    let word = space.keyword();
                    let types = &self.program.types;
                    let is_data = types.is_arithmetic(q.ty)
                        || types.as_vector(q.ty).is_some()
                        || matches!(self.kind(q.ty), TypeKind::Record(_));
                    let pointer = p.declarator.name.filter(|_| p.declarator.chunks.is_empty());
                    let text = match word {
                        Some(word) => {
                            format!("a parameter cannot be in the `{word}` address space")
                        }
                        None => "a parameter must be in the `private` address space".into(),
                    };
                    let help = word.map(|word| match pointer.filter(|_| is_data) {
                        Some((name, _)) => format!(
                            "to pass a pointer, write `{} *{}`; to pass a value, remove `{word}`",
                            self.type_text_full(*q),
                            self.text(name)
                        ),
                        None => format!("remove `{word}`"),
                    });
                    let d = self.report(&c::PARAMETER_SPACE, token, text);
                    d.help = help;
                    d.rule = Some(r::PARAMETER_PRIVATE);
                    // Compilers ignore the address space of a `write_only` pipe.
                    if written {
                        d.tolerated();
                    } else {
                        valid = false;
                        continue;
                    }
                }
            }
            if definition && !self.program.types.is_complete(q.ty) {
                let text =
                    format!("a parameter cannot have the incomplete type `{}`", self.type_text(*q));
                self.report(&c::INCOMPLETE_TYPE, token, text);
            }
        }
        valid
    }

    /// Whether a function with this name may have `...`. Without the extension for variadic functions, only `printf`
    /// and functions whose names start with `__` may have it.
    pub(super) fn may_be_variadic(&self, name: Symbol) -> bool {
        let text = self.text(name);
        self.available(ext::CLANG_VARIADIC_FUNCTIONS)
            || text.starts_with("__")
            || (text == "printf" && self.edition() >= Edition::V1_2)
    }

    pub(super) fn no_variadic(&mut self, token: TokenIndex) {
        let text = "OpenCL C does not have variadic functions";
        self.report(&c::VARIADIC_FUNCTION, token, text).rule = Some(r::NO_VARIADIC_FUNCTIONS);
    }

    pub(super) fn is_overloadable(&self, specs: &DeclSpecs, d: &Declarator) -> bool {
        self.has_attribute(specs.attributes.iter().chain(&d.attributes), "overloadable")
    }

    /// Whether a declaration of `printf` does not match the built-in function (OpenCL C 6.15.14).
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

    /// Whether the declaration is the first of its name at file scope, and conflicts with the built-in function of that
    /// name. A declaration of `printf` must match the built-in function. Any other declaration conflicts if it differs
    /// from an overload only in the result type.
    fn differs_from_built_in(
        &mut self,
        name: Symbol,
        specs: &DeclSpecs,
        d: &Declarator,
        function: &FunctionType,
    ) -> bool {
        if self.lookup_file(name).is_some() || function.result.ty == ERROR {
            return false;
        }
        let same_params = |f: &FunctionType| {
            f.params.len() == function.params.len()
                && f.params.iter().zip(&function.params).all(|(a, b)| a.ty == b.ty)
        };
        let lines = self.built_in_lines(name);
        (self.interner.get(name) == "printf" && self.differs_from_printf(specs, d, function))
            || self
                .built_in_overloads(&lines)
                .iter()
                .any(|f| same_params(f) && f.result.ty != function.result.ty)
    }

    /// The entity of an earlier declaration of `name` with which a declaration of a function in the current scope must
    /// be compatible. `None` if there is no such declaration.
    fn earlier_function(&self, name: Symbol) -> Option<Entity> {
        let function_of =
            |e: Option<&Entity>| e.filter(|e| matches!(e, Entity::Function(_))).cloned();
        let existing = self.lookup_here(name).cloned();
        let existing = existing.or_else(|| function_of(self.lookup_file(name)));
        existing.or_else(|| {
            let inside = self.facts.declared_inside.functions.get(&name);
            inside.filter(|_| self.lookup(name).is_none()).map(|f| Entity::Function(vec![*f]))
        })
    }

    /// Declares a function. Returns its id and whether its type is usable. Returns `None` if an error prevents the
    /// declaration.
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
            // Calls of the function produce no diagnostics.
            self.bind(name, Entity::Error, token);
            return None;
        }
        valid &= self.check_parameters(params, &function.params, definition);
        let text = self.text(name);
        let kernel = specs.kernel.is_some();
        if !kernel && self.edition() < Edition::V1_1 {
            for (p, _) in params.iter().zip(&function.params).filter(|(_, q)| q.ty == SAMPLER) {
                let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
                let text = "only a kernel can take a sampler before OpenCL C 1.1";
                self.report(&c::LATER_EDITION, token, text).rule = Some(r::SAMPLER_TO_KERNELS);
            }
        }
        self.check_name(name, token);
        let is_static = matches!(specs.storage, Some((Storage::Static, _)));
        if self.hides_built_in_type(name, token) {
            return None;
        }
        if text == "main" {
            self.report(&c::MAIN, token, "a function cannot be named `main`").rule =
                Some(r::NO_MAIN);
            valid = false;
        }
        if kernel {
            self.check_kernel(token, specs.type_token, &function, params, is_static);
        }
        if is_static && self.scope_depth() > 1 {
            let text = "a function declared inside another function cannot be `static`";
            self.report(&c::STORAGE_CLASS, token, text);
        }
        if definition
            && function.result.ty != ERROR
            && function.result.ty != VOID
            && !self.program.types.is_complete(function.result.ty)
        {
            let message = format!(
                "a function cannot return the incomplete type `{}`",
                self.type_text(function.result)
            );
            self.report(&c::INCOMPLETE_TYPE, token, message);
            valid = false;
        }
        let before = self.diagnostics.len();
        let mut attributes = self.function_attributes(specs, d, kernel);
        // A function with a kernel attribute was intended as a kernel. Calls of it produce no diagnostics.
        valid &= !self.diagnostics[before..].iter().any(|d| d.rule == Some(r::ATTRIBUTE_KERNEL));
        attributes.overloadable = self.is_overloadable(specs, d);
        let overloadable = attributes.overloadable;
        let built_in = builtins::exists(&text, self.language);
        let special = builtins::SPECIAL.contains(&text.as_str()) && self.special_available(&text);
        if special && text != "printf" {
            let message = format!("`{text}` is a built-in function and cannot be redeclared");
            self.report(&c::REDEFINITION, token, message);
            return None;
        }
        let at_program_scope = self.scope_depth() == 1;
        if at_program_scope
            && (built_in || text == "printf")
            && self.differs_from_built_in(name, specs, d, &function)
        {
            let message = format!("conflicting types for the built-in function `{text}`");
            self.report(&c::CONFLICTING_DECLARATION, token, message);
            valid = false;
        }
        let existing = self.earlier_function(name);
        let mut list = Vec::new();
        valid &= !function.params.iter().any(|parameter| parameter.ty == ERROR);
        match existing {
            Some(Entity::Function(functions)) => {
                // Errors in the declarations of other overloads do not matter.
                valid &= overloadable
                    || functions.iter().all(|f| !self.facts.invalid_functions[f.0 as usize]);
                for f in self.with_signature(name, &functions, &function) {
                    if self.same_signature(self.program.function(f).ty, q.ty) {
                        let new = Redeclaration { f, name, token, q, definition, is_static };
                        valid = self.redeclare_function(&new, overloadable, valid);
                        if self.program.function(f).kernel && !kernel && valid {
                            // A redeclaration of a kernel is a kernel, too.
                            self.check_kernel(
                                token,
                                specs.type_token,
                                &function,
                                params,
                                is_static,
                            );
                        }
                        let entry = &mut self.program.functions[f.0 as usize];
                        entry.kernel |= kernel;
                        entry.attributes.overloadable |= overloadable;
                        if self.lookup_here(name).is_none() {
                            self.bind(name, Entity::Function(functions.clone()), token);
                        }
                        self.note_declaration(token, Named::Function(f), definition);
                        return Some((f, valid));
                    }
                }
                let all_overloadable = overloadable
                    || functions.iter().all(|f| self.program.function(*f).attributes.overloadable);
                if !all_overloadable && valid {
                    let old = self.program.function(functions[0]).token;
                    let message = format!("conflicting parameters for `{text}`");
                    let label = self.label(old, "first declared here");
                    let is_defined = self.program.function(functions[0]).body.is_some();
                    let d = self.report(&c::CONFLICTING_DECLARATION, token, message);
                    d.secondary.push(label);
                    if definition && is_defined {
                        d.help = Some(OVERLOADS.into());
                        // A call may be intended for either function.
                        self.facts.invalid_functions[functions[0].0 as usize] = true;
                    }
                    return Some((
                        self.new_function(name, token, q, kernel, attributes, is_static),
                        valid,
                    ));
                }
                // An invalid declaration hides the earlier functions: calls produce no diagnostics.
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
        self.facts.invalid_functions[f.0 as usize] = !valid || d.invalid;
        if self.scope_depth() > 1 {
            self.facts.declared_inside.functions.entry(name).or_insert(f);
        }
        list.push(f);
        self.bind(name, Entity::Function(list), token);
        self.note_declaration(token, Named::Function(f), definition);
        Some((f, valid))
    }

    /// Compares the declaration of a function with an earlier one that has the same signature. Returns whether the type
    /// of the declaration is usable.
    fn redeclare_function(
        &mut self,
        new: &Redeclaration,
        overloadable: bool,
        mut valid: bool,
    ) -> bool {
        let old = self.program.function(new.f).clone();
        let text = self.text(new.name);
        let index = new.f.0 as usize;
        valid &= !self.facts.invalid_functions[index];
        let same = self.same_function(old.ty, new.q.ty)
            && (overloadable || self.same_long_longs(old.ty, new.q.ty));
        let declared = self.label(old.token, "first declared here");
        let mut report = |code: &'static Code, message: String, label: Label| {
            self.report(code, new.token, message).secondary.push(label);
        };
        if !same && valid {
            let message = format!("conflicting types for `{text}`");
            report(&c::CONFLICTING_DECLARATION, message, declared.clone());
        }
        let redefined = new.definition && old.body.is_some() && same && valid;
        if redefined {
            let label = Label { text: "first defined here".into(), ..declared.clone() };
            report(&c::REDEFINITION, format!("redefinition of the function `{text}`"), label);
        }
        if valid && same && old.attributes.overloadable != overloadable {
            let message = match overloadable {
                true => format!("`{text}` is `overloadable` here but was not before"),
                false => format!("`{text}` was `overloadable` before but is not here"),
            };
            report(&c::CONFLICTING_DECLARATION, message, declared.clone());
        }
        if new.is_static && !self.facts.static_functions[index] {
            let message = format!("`{text}` is `static` here but was not before");
            self.report(&c::STATIC_MISMATCH, new.token, message).secondary.push(declared);
        }
        self.facts.invalid_functions[index] |= redefined;
        valid
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
        self.facts.static_functions.push(is_static);
        self.facts.invalid_functions.push(false);
        let id = FuncId(self.program.functions.len() as u32 - 1);
        self.note_signature(name, id);
        id
    }

    /// Whether two functions that are otherwise the same have `long long` in the same places of their results and
    /// parameters.
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

    pub(super) fn function_definition(&mut self, f: &FunctionDefinition) {
        let before = self.diagnostics.len();
        let base = self.specified_for(&f.specs, &f.declarator);
        let place = Place::Variable;
        let specs = &f.specs;
        if let Some((Storage::Typedef, token)) = specs.storage {
            self.report(&c::FUNCTION_DECLARATION, token, "a `typedef` cannot have a function body");
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
            noreturn: false,
            invalid: matches!(specs.ty, TypeSpec::Error)
                || declared.is_some_and(|(id, _)| self.facts.invalid_functions[id.0 as usize]),
            name,
            node: declared.map(|(id, _)| Node::Function(id)),
        });
        let body = self.compound(f.body);
        self.check_labels();
        self.bodies.pop();
        self.leave(self.ast.stmt(f.body).last);
        if let Some((id, _)) = declared {
            let places = ids.iter().map(|v| self.program.variable(*v).token).collect();
            self.facts.parameters.insert(id, places);
            let entry = &mut self.program.functions[id.0 as usize];
            entry.params = ids;
            entry.body = Some(body);
            if let Some((_, token)) = f.declarator.name {
                entry.token = token;
            }
            if !self.errors_since(before) {
                self.check_missing_return(id, result);
            }
        }
        let noted = std::mem::take(&mut self.noted_inside);
        if !self.keep_program {
            self.forget_variables(noted, sizes[2] as u32);
            // Declarations in a body are not visible outside the body.
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

    /// Removes the facts about variables from number `from` on: other variables will reuse these numbers.
    fn forget_variables(&mut self, noted: Vec<VarId>, from: u32) {
        if noted.is_empty() {
            return;
        }
        for v in noted.iter().filter(|v| v.0 >= from) {
            self.facts.variable_alignments.remove(v);
            self.registers.remove(v);
        }
        self.facts.host_endian.retain(|v| v.0 < from);
    }
}
