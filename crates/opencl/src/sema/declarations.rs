//! Declarations of variables, functions and types (OpenCL C 6.7 to 6.13).

use super::super::ast::{Chunk, DeclSpecs, Declaration, Declarator, Storage, TypeSpec};
use super::super::attributes::Target;
use super::super::codes as c;
use super::super::keywords::TYPE_NAMES_END;
use super::super::lexer::TokenKind;
use super::super::rules as r;
use super::types::Place;
use super::variables::ObjectDeclaration;
use super::*;

/// Whether a name is reserved for a future type (OpenCL C 6.3.4): other vectors, `quad` and matrices.
pub(super) fn is_reserved_type(name: &str) -> bool {
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
        for item in &d.declarators {
            let Some((name, token)) = item.declarator.name else {
                if let Some(Chunk::Function { params, .. }) = item.declarator.chunks.first() {
                    // The parameters of a function declarator are checked even if the declarator does not have a name.
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
            // As in compilers, a typedef of an invalid type becomes `int`. Its uses are still checked.
            let is_known = base.ty != ERROR && !item.declarator.invalid;
            if place == Place::Typedef && q.ty == ERROR && is_known {
                q = QualType::plain(INT);
            }
            for a in &item.declarator.attributes {
                q = self.type_attribute(q, a);
            }
            if item.declarator.invalid
                && matches!(item.declarator.chunks.first(), Some(Chunk::Function { .. }))
            {
                // The error has been reported: the type is unknown.
                self.bind(name, Entity::Error, token);
                continue;
            }
            match specs.storage {
                Some((Storage::Typedef, _)) => {
                    self.declare_typedef(specs, item, name, token, q);
                }
                _ if matches!(self.kind(q.ty), TypeKind::Function(_)) => {
                    let initialised = item.init.is_some();
                    if initialised {
                        let text = "a function cannot have an initializer";
                        self.report(&c::FUNCTION_DECLARATION, token, text);
                    }
                    let declared = self.declare_function(specs, &item.declarator, q, false);
                    if let Some((f, _)) = declared.filter(|_| initialised) {
                        self.facts.invalid_functions[f.0 as usize] = true;
                    }
                }
                _ => {
                    let object = ObjectDeclaration {
                        specs,
                        declarator: &item.declarator,
                        name,
                        token,
                        q,
                        init: item.init,
                        file_scope,
                    };
                    if let Some(v) = self.variable(&object) {
                        made.push(v);
                    }
                }
            }
        }
        made
    }

    /// Declares the name of a `typedef` declarator.
    fn declare_typedef(
        &mut self,
        specs: &DeclSpecs,
        item: &ast::InitDeclarator,
        name: Symbol,
        token: TokenIndex,
        q: QualType,
    ) {
        if let Some(Chunk::Function { variadic: Some(_), .. }) = item.declarator.chunks.first()
            && !self.may_be_variadic(name)
        {
            self.no_variadic(token);
        }
        for at in [specs.inline, specs.noreturn].into_iter().flatten() {
            let text = "a `typedef` cannot have a function specifier";
            self.report(&c::FUNCTION_SPECIFIER, at, text);
        }
        if let Some(at) = specs.kernel {
            let text = "`kernel` can only qualify a function";
            self.report(&c::KERNEL_QUALIFIER, at, text).rule = Some(r::KERNEL_FUNCTIONS_ONLY);
        }
        let attributes = specs.attributes.iter().chain(&item.declarator.attributes);
        self.plain_attributes(attributes, Target::Typedef);
        self.check_packed_typedef(&item.declarator);
        let own = &item.declarator.attributes;
        let own = self.declared_alignment(&specs.attributes, own);
        match own.or(self.typedef_alignment(specs, &item.declarator)) {
            Some(alignment) => self.facts.typedef_alignments.insert(name, alignment),
            None => self.facts.typedef_alignments.remove(&name),
        };
        self.typedef(name, token, q, item.init.is_some());
    }

    fn empty_declaration(&mut self, specs: &DeclSpecs, base: QualType) {
        self.check_storage_class(specs);
        match &specs.ty {
            TypeSpec::Record(spec) => {
                // If the `;` after the type is missing, only that is reported.
                if spec.tag.is_none() && base.ty != ERROR && !spec.ends {
                    self.report(
                        &c::EMPTY_DECLARATION,
                        specs.first,
                        "this declaration declares nothing",
                    );
                } else if spec.members.is_none()
                    && let Some((tag, _)) = spec.tag
                    && self.lookup_tag(tag, true).is_none()
                {
                    // `struct tag;` in an inner scope declares another type.
                    let n = self.program.types.records.len() as u32;
                    let old = match self.kind(base.ty) {
                        TypeKind::Record(n) => self.program.types.records[*n as usize].clone(),
                        _ => return,
                    };
                    self.types().records.push(Record { fields: None, ..old });
                    self.types().intern(TypeKind::Record(n));
                    self.bind_tag(tag, Tag::Record(n), specs.first);
                }
            }
            TypeSpec::Enum(spec) => self.enumeration_alone(spec),
            TypeSpec::Error => {}
            _ if specs.invalid => {}
            // The declaration has already been reported.
            _ if self.tokens[specs.first as usize].kind == TokenKind::Unknown => {}
            // The declarator of this declaration has already been reported.
            _ if self
                .tokens
                .get(specs.last as usize + 1)
                .is_some_and(|t| t.kind != TokenKind::Semi) => {}
            _ => {
                self.report(
                    &c::EMPTY_DECLARATION,
                    specs.first,
                    "this declaration declares nothing",
                );
            }
        }
        if let Some(token) = specs.kernel {
            // Compilers ignore `kernel` if nothing is declared.
            let text = "`kernel` can only qualify a function";
            self.report(&c::KERNEL_QUALIFIER, token, text).tolerated().rule =
                Some(r::KERNEL_FUNCTIONS_ONLY);
        }
        if let Some(token) = specs.inline {
            self.report(&c::FUNCTION_SPECIFIER, token, "`inline` can only qualify a function");
        }
    }

    /// Checks the storage class in any declaration except that of a parameter. `static` and `extern` need OpenCL C 1.2
    /// or an extension.
    pub(super) fn check_storage_class(&mut self, specs: &DeclSpecs) {
        let Some((storage, token)) = specs.storage.filter(|_| !self.is_deduced(specs)) else {
            return;
        };
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

    /// Whether `auto` is in the place of the type, as in C++.
    pub(super) fn is_deduced(&self, specs: &DeclSpecs) -> bool {
        matches!(specs.ty, TypeSpec::Missing)
            && matches!(specs.storage, Some((Storage::Auto, _)))
            && !self.available(ext::CLANG_STORAGE_CLASS)
    }

    /// Reports a storage class of C that OpenCL C does not have (OpenCL C 6.10). An extension allows `auto` and
    /// `register`, but only inside functions.
    pub(super) fn check_class_of_c(&mut self, storage: Storage, token: TokenIndex) {
        let is_of_extension = matches!(storage, Storage::Auto | Storage::Register);
        if is_of_extension && self.available(ext::CLANG_STORAGE_CLASS) {
            if self.bodies.is_empty() && self.scope_depth() == 1 {
                let word = if storage == Storage::Auto { "auto" } else { "register" };
                let text = format!("a declaration outside a function body cannot be `{word}`");
                self.report(&c::STORAGE_CLASS, token, text);
            }
            return;
        }
        let text = match storage {
            Storage::Auto => "OpenCL C does not have the storage class `auto`",
            Storage::Register => "OpenCL C does not have the storage class `register`",
            Storage::ThreadLocal => "OpenCL C does not have thread-local storage",
            Storage::Static | Storage::Extern | Storage::Typedef => return,
        };
        self.report(&c::STORAGE_CLASS, token, text).rule = Some(r::NO_AUTO_REGISTER);
    }

    fn check_specifiers(&mut self, specs: &DeclSpecs, d: &Declaration, base: QualType) {
        self.check_storage_class(specs);
        // A declarator without a parameter list declares a function if the specifiers are the typedef name of a
        // function type.
        let of_function = matches!(self.kind(base.ty), TypeKind::Function(_));
        let functions = d.declarators.iter().any(|i| match i.declarator.chunks.first() {
            Some(first) => matches!(first, Chunk::Function { .. }),
            None => of_function,
        });
        if !functions {
            if let Some(token) = specs.kernel {
                let text = "`kernel` can only qualify a function";
                self.report(&c::KERNEL_QUALIFIER, token, text).rule =
                    Some(r::KERNEL_FUNCTIONS_ONLY);
            }
            if let Some(token) = specs.inline {
                self.report(&c::FUNCTION_SPECIFIER, token, "`inline` can only qualify a function");
            }
            if let Some(token) = specs.noreturn {
                let text = "`_Noreturn` can only qualify a function";
                self.report(&c::FUNCTION_SPECIFIER, token, text);
            }
        }
    }

    fn typedef(&mut self, name: Symbol, token: TokenIndex, q: QualType, init: bool) {
        if init {
            let text = "a `typedef` cannot have an initializer";
            self.report(&c::SYNTAX, token, text);
        }
        // A typedef may redeclare a built-in type name as the same type.
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
                let before = match self.type_text(old) {
                    // In messages, a type without a tag has the name of the typedef.
                    text if text == self.interner.get(name) => "another type".to_string(),
                    text => format!("`{text}`"),
                };
                let text = format!(
                    "conflicting types for the typedef `{}`: `{}` here, {before} before",
                    self.text(name),
                    self.type_text(q),
                );
                let place = self.lookup_place(name).map(|t| self.label(t, "first declared here"));
                self.report(&c::TYPEDEF_REDEFINITION, token, text).secondary.extend(place);
                return;
            }
            if name.0 < TYPE_NAMES_END {
                return;
            }
        }
        if is_reserved_type(self.interner.get(name)) {
            let text = format!("`{}` is reserved for a future type", self.text(name));
            self.report(&c::RESERVED_WORD, token, text).rule = Some(r::TYPE_NAMES);
        }
        self.name_unnamed(q.ty, name);
        self.bind(name, Entity::Typedef(q), token);
        self.note_typedef(name, token);
    }

    /// Names a struct, union or enumeration without a tag: in messages, it has the name of its first typedef.
    fn name_unnamed(&mut self, ty: TypeId, name: Symbol) {
        let (tag, alias) = match *self.kind(ty) {
            TypeKind::Record(n) => {
                let record = &mut self.program.types.records[n as usize];
                (record.tag, &mut record.alias)
            }
            TypeKind::Enum(n) => {
                let list = &mut self.program.types.enums[n as usize];
                (list.tag, &mut list.alias)
            }
            _ => return,
        };
        if tag.is_none() {
            alias.get_or_insert(name);
        }
    }

    /// Reports a declaration at file scope with the name of a built-in type. Returns whether it is such a declaration.
    pub(super) fn hides_built_in_type(&mut self, name: Symbol, token: TokenIndex) -> bool {
        let hides = self.scope_depth() == 1
            && name.0 >= super::super::keywords::KEYWORDS
            && name.0 < TYPE_NAMES_END
            && built_in_type_exists(name, self.language);
        if hides {
            let text = format!("`{}` is already declared as a built-in type", self.text(name));
            self.report(&c::REDEFINITION, token, text).rule = Some(r::TYPE_NAMES);
        }
        hides
    }

    // Attributes --------------------------------------------------------------------------------

    /// Reports `packed` after the declared name of a `typedef`, where it has no effect (OpenCL C 6.13.1).
    fn check_packed_typedef(&mut self, declarator: &Declarator) {
        for a in &declarator.attributes {
            if self.attribute_name(a) != "packed" {
                continue;
            }
            let text = "`packed` has no effect on a `typedef` and is ignored";
            self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text).rule = Some(r::PACKED_DEFINITION);
        }
    }

    // The end of the source ---------------------------------------------------------------------

    pub(super) fn end_of_unit(&mut self) {
        self.check_recursion();
        for i in 0..self.program.variables.len() {
            let v = self.program.variables[i].clone();
            if !v.file_scope || v.is_extern || v.init.is_some() {
                continue;
            }
            match *self.kind(v.ty.ty) {
                // A tentative definition of an array of unknown size has one element (C99 6.9.2).
                TypeKind::Array(e, None) => {
                    let ty = self.types().intern(TypeKind::Array(e, Some(1)));
                    self.program.variables[i].ty.ty = ty;
                }
                TypeKind::Record(_) | TypeKind::Enum(_)
                    if !self.program.types.is_complete(v.ty.ty) =>
                {
                    let ty = self.type_text(v.ty);
                    let text = format!("a variable cannot have the incomplete type `{ty}`");
                    self.report(&c::INCOMPLETE_TYPE, v.token, text);
                }
                _ => {}
            }
        }
    }
}
