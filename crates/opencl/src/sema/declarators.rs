//! The types that declarators derive from the types of specifiers (C99 6.7.5, OpenCL C 6.7, 6.8).

use super::super::ast::{Chunk, DeclSpecs, Declarator, quals};
use super::super::codes as c;
use super::super::const_eval;
use super::super::rules as r;
use super::types::Place;
use super::*;

/// The message about an array whose length is not constant.
const NOT_CONSTANT: &str =
    "the size of this array is not a constant: OpenCL C does not have variable-length arrays";

impl Sema<'_> {
    /// The type that a declarator derives from `base`, the type of its specifiers. It is the error type after most
    /// errors.
    pub(super) fn declared(
        &mut self,
        base: QualType,
        specs: &DeclSpecs,
        d: &Declarator,
        place: Place,
    ) -> QualType {
        let mut q = if d.invalid { QualType::plain(ERROR) } else { base };
        // With `pipe`, the declarator declares the packet type.
        let is_function = d.chunks.iter().any(|chunk| matches!(chunk, Chunk::Function { .. }));
        let pipe = match *self.kind(q.ty) {
            TypeKind::Pipe(packet, access) if specs.pipe.is_some() && !is_function => {
                Some((packet, access))
            }
            _ => None,
        };
        if let (Some((packet, _)), Some(chunk)) = (pipe, d.chunks.last()) {
            self.check_packets(chunk);
            q = packet;
        }
        let name = d.name.map_or(specs.first, |n| n.1);
        q = self.within_nesting(q, name);
        for (i, chunk) in d.chunks.iter().enumerate().rev() {
            q = self.within_nesting(q, name);
            q = match chunk {
                Chunk::Pointer { quals: bits, space, block, token } => {
                    self.pointer_to(q, *bits, *space, *block, *token)
                }
                Chunk::Array { size, star, token, parameter_form, .. } => {
                    let is_parameter = i == 0 && place == Place::Parameter;
                    let wrong = if *parameter_form && !is_parameter {
                        Some(
                            "only the outermost `[…]` of a parameter can have qualifiers or `static`",
                        )
                    } else if i + 1 == d.chunks.len() && self.over_aligned(specs, q) {
                        Some("the alignment of an array element cannot exceed its size")
                    } else {
                        None
                    };
                    if let Some(text) = wrong {
                        self.report(&c::ARRAY_TYPE, *token, text);
                        q = QualType::plain(ERROR);
                    }
                    self.array_of(q, *size, *star, *token, place)
                }
                Chunk::Function { .. } => match self.function_of(q, specs, d, i, place) {
                    Some(q) => q,
                    None => return QualType::plain(ERROR),
                },
            };
        }
        match pipe {
            Some((_, access)) if !d.chunks.is_empty() => {
                let packet = QualType { space: None, ..q };
                QualType::plain(self.types().intern(TypeKind::Pipe(packet, access)))
            }
            _ => q,
        }
    }

    /// The function type that chunk `i` of a declarator forms with the result type `q`. Returns `None` after an error
    /// that makes the declared type unknown.
    fn function_of(
        &mut self,
        mut q: QualType,
        specs: &DeclSpecs,
        d: &Declarator,
        i: usize,
        place: Place,
    ) -> Option<QualType> {
        let Chunk::Function { params, variadic, token, empty } = &d.chunks[i] else {
            return None;
        };
        let of_block = i > 0 && matches!(d.chunks[i - 1], Chunk::Pointer { block: true, .. });
        if of_block && *empty && self.spelling(*token + 1) == ")" {
            let text = "a block variable without parameters must be declared with `(void)`";
            self.report(&c::OLD_STYLE_FUNCTION, *token, text).rule = Some(r::BLOCK_VOID);
        }
        let name = d.name.map_or(*token, |n| n.1);
        if !self.check_result(q, name) {
            q = QualType::plain(ERROR);
        }
        // An address space before the result type of a block variable is that of the variable.
        if q.space.is_some() && !of_block {
            let text = "a return type cannot have an address space";
            let d = self.report(&c::RETURN_SPACE, name, text);
            d.rule = Some(r::RETURN_TYPE_SPACE);
            // Compilers check declared functions, but not other function types.
            if place == Place::Variable && i == 0 {
                q = QualType::plain(ERROR);
            } else {
                d.tolerated();
                q.space = None;
            }
        }
        if let Some(dots) = *variadic {
            // The `...` of functions, typedefs and block literals is reported at the declaration.
            let own = [Place::Variable, Place::Typedef, Place::BlockLiteral];
            let declares = i == 0 && own.contains(&place);
            let extended = self.available(ext::CLANG_VARIADIC_FUNCTIONS);
            if !declares && !extended && !d.name.is_some_and(|n| self.may_be_variadic(n.0)) {
                self.no_variadic(d.name.map_or(dots, |n| n.1));
                return None;
            }
            if params.is_empty() && extended && !self.is_overloadable(specs, d) {
                let text = "`...` needs a parameter before it";
                self.report(&c::FUNCTION_DECLARATION, dots, text);
            }
        }
        let list = self.parameter_types(params);
        let quals = q.quals & (SIZE_DEPENDENT | LONG_LONG);
        let f = FunctionType {
            result: QualType { space: None, quals, ..q },
            params: list,
            variadic: variadic.is_some(),
        };
        Some(QualType::plain(self.types().intern(TypeKind::Function(Box::new(f)))))
    }

    /// Whether a function can return a type. Reports it if not.
    fn check_result(&mut self, q: QualType, name: TokenIndex) -> bool {
        let (code, rule, what) = match self.kind(q.ty) {
            TypeKind::Array(..) => (&c::FUNCTION_RESULT, None, "an array".into()),
            TypeKind::Function(_) => (&c::FUNCTION_RESULT, None, "a function".into()),
            TypeKind::Half if !self.available(ext::FP16) => {
                let what = "`half` unless `cl_khr_fp16` is enabled";
                (&c::HALF_VALUE, Some(r::HALF_STORAGE_ONLY), what.into())
            }
            TypeKind::BlockPointer(_) => {
                (&c::BLOCK_RESTRICTION, Some(r::BLOCK_NOT_RETURNED), "a block".to_string())
            }
            kind @ (TypeKind::Image(..) | TypeKind::Pipe(..) | TypeKind::Sampler) => {
                let rule = match kind {
                    TypeKind::Image(..) => r::NO_IMAGE_RESULT,
                    TypeKind::Sampler => r::NO_SAMPLER_RESULT,
                    _ => r::PIPE_PARAMETER,
                };
                (&c::OPAQUE_RESULT, Some(rule), format!("`{}`", self.type_text(q)))
            }
            _ => return true,
        };
        self.report(code, name, format!("a function cannot return {what}")).rule = rule;
        false
    }

    /// Reports pipe packets that are pointers or arrays. Compilers accept arrays.
    fn check_packets(&mut self, chunk: &Chunk) {
        match chunk {
            Chunk::Pointer { token, .. } => {
                let text = "a pipe packet cannot be a pointer";
                self.report(&c::OPAQUE_POINTER, *token, text).rule = Some(r::PIPE_PARAMETER);
            }
            Chunk::Array { token, .. } => {
                let text = "a pipe packet cannot be an array";
                self.report(&c::OPAQUE_ARRAY, *token, text).tolerated().rule =
                    Some(r::PIPE_PARAMETER);
            }
            Chunk::Function { .. } => {}
        }
    }

    fn pointer_to(
        &mut self,
        q: QualType,
        bits: u8,
        space: Option<(AddressSpace, TokenIndex)>,
        block: bool,
        token: TokenIndex,
    ) -> QualType {
        let ty = if q.ty == ERROR {
            ERROR
        } else if block {
            if !matches!(self.kind(q.ty), TypeKind::Function(_)) {
                let text = "a block variable needs a parameter list";
                self.report(&c::BLOCK_TYPE, token, text);
                ERROR
            } else {
                self.types().block_pointer(q.ty)
            }
        } else {
            match self.kind(q.ty) {
                TypeKind::Image(..) | TypeKind::Pipe(..) => {
                    let text = format!("cannot declare a pointer to `{}`", self.type_text(q));
                    self.report(&c::OPAQUE_POINTER, token, text).rule = Some(r::NO_IMAGE_POINTER);
                    let after = self.tokens.get(token as usize..).unwrap_or_default();
                    let is_parameter = matches!(
                        after,
                        [star, _, next, ..] if star.kind == TokenKind::Star
                            && matches!(next.kind, TokenKind::Comma | TokenKind::RParen)
                    );
                    if is_parameter {
                        let edit = self.replacement(token, String::new(), false);
                        let text = self.type_text(q);
                        let help = format!(
                            "remove the `*`: a parameter of the type `{text}` already refers to the object"
                        );
                        self.amend(&help, edit);
                    }
                    return QualType::plain(ERROR);
                }
                TypeKind::BlockPointer(_) => {
                    let text = "cannot declare a pointer to a block";
                    self.report(&c::BLOCK_RESTRICTION, token, text).rule =
                        Some(r::NO_BLOCK_POINTER);
                    return QualType::plain(ERROR);
                }
                TypeKind::Function(_) if !self.available(ext::CLANG_FUNCTION_POINTERS) => {
                    self.report_function_pointer(token);
                    return QualType::plain(ERROR);
                }
                TypeKind::Sampler => {
                    let text = "cannot declare a pointer to a sampler";
                    self.report(&c::OPAQUE_POINTER, token, text).rule = Some(r::NO_SAMPLER_POINTER);
                    return QualType::plain(ERROR);
                }
                _ => {}
            }
            let is_function = matches!(self.kind(q.ty), TypeKind::Function(_));
            let to = match q.space {
                None if !is_function => {
                    let space = self.default_pointee_space();
                    q.in_space(space)
                }
                _ => q,
            };
            self.types().pointer(QualType { quals: to.quals & !SIZE_DEPENDENT, ..to })
        };
        let mut made =
            QualType::plain(ty).with(bits & (quals::CONST | quals::VOLATILE | quals::RESTRICT));
        if let Some((space, _)) = space {
            made = made.in_space(space);
        }
        made
    }

    fn array_of(
        &mut self,
        q: QualType,
        size: Option<ast::ExprId>,
        star: bool,
        token: TokenIndex,
        place: Place,
    ) -> QualType {
        let valid = self.check_element(q, token);
        if star {
            if place != Place::Parameter {
                self.report(&c::ARRAY_TYPE, token, "`[*]` can only be used in a parameter");
            } else if valid {
                self.report(&c::VARIABLE_LENGTH_ARRAY, token, NOT_CONSTANT).rule = Some(r::NO_VLA);
            }
            return QualType::plain(ERROR);
        }
        let length = match size {
            None => None,
            Some(size) => match self.array_length(q, size, place) {
                None => return QualType::plain(ERROR),
                length => length,
            },
        };
        if !valid {
            return QualType::plain(ERROR);
        }
        let element = QualType { space: None, quals: q.quals & !SIZE_DEPENDENT, ..q };
        let ty = self.types().intern(TypeKind::Array(element, length));
        // An array is in the address space of its elements.
        QualType { ty, quals: q.quals & SIZE_DEPENDENT, space: q.space }
    }

    /// Whether a type can be the element type of an array. Reports it if not.
    fn check_element(&mut self, q: QualType, token: TokenIndex) -> bool {
        let (code, rule, text) = match self.kind(q.ty) {
            TypeKind::Error => return false,
            TypeKind::Void => (&c::ARRAY_TYPE, None, "cannot declare an array of `void`".into()),
            TypeKind::Function(_) => {
                (&c::ARRAY_TYPE, None, "cannot declare an array of functions".into())
            }
            kind @ (TypeKind::Image(..) | TypeKind::Pipe(..)) => {
                let pipe = matches!(kind, TypeKind::Pipe(..));
                let rule = if pipe { r::PIPE_PARAMETER } else { r::NO_IMAGE_ARRAY };
                let text = format!("cannot declare an array of `{}`", self.type_text(q));
                (&c::OPAQUE_ARRAY, Some(rule), text)
            }
            TypeKind::Sampler => {
                let text = "cannot declare an array of samplers".into();
                (&c::OPAQUE_ARRAY, Some(r::NO_SAMPLER_ARRAY), text)
            }
            TypeKind::BlockPointer(_) => {
                let text = "cannot declare an array of blocks".into();
                (&c::BLOCK_RESTRICTION, Some(r::NO_BLOCK_ARRAY), text)
            }
            TypeKind::Array(_, None) => {
                let text = "only the outermost size of an array can be left out".into();
                (&c::ARRAY_TYPE, None, text)
            }
            TypeKind::Record(_) if !self.program.types.is_complete(q.ty) => {
                let ty = self.type_text(q);
                let text = format!("an array element cannot have the incomplete type `{ty}`");
                (&c::INCOMPLETE_TYPE, None, text)
            }
            _ => return true,
        };
        self.report(code, token, text).rule = rule;
        false
    }

    /// Reports a pointer to a function.
    pub(super) fn report_function_pointer(&mut self, token: TokenIndex) {
        let text = "OpenCL C does not have pointers to functions";
        let help = "select the function with `if` or `switch`, and call it by its name";
        self.report(&c::FUNCTION_POINTER, token, text).helped(help).rule =
            Some(r::NO_FUNCTION_POINTERS);
    }

    /// The length of an array, from the size in brackets. Returns `None` after an error.
    fn array_length(&mut self, q: QualType, size: ast::ExprId, place: Place) -> Option<u64> {
        let e = self.expression(size);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        if !self.program.types.is_integer(self.ty(e)) {
            let text =
                format!("the array size must be an integer, not `{}`", self.expr_type_text(e));
            self.report_expr(&c::ARRAY_SIZE, e, text);
            return None;
        }
        let Some(n) = self.constant_integer(e) else {
            let help = match q.space == Some(AddressSpace::Local) {
                true => {
                    "use a macro for the size, or take a `local` pointer as a parameter of the kernel"
                }
                false => "use a macro or an enumerator for the size",
            };
            self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, NOT_CONSTANT).helped(help).rule =
                Some(r::NO_VLA);
            return None;
        };
        let bytes = self.program.types.size(q.ty).unwrap_or(1).max(1);
        let limit = if self.language.address_bits == 64 { 1u64 << 61 } else { 1 << 32 };
        if n < 0 || (n as u64).saturating_mul(bytes) >= limit {
            let wrong = if n < 0 { "the array size is negative" } else { "the array is too large" };
            self.report_expr(&c::ARRAY_SIZE, e, wrong);
            return None;
        }
        if n == 0 && place != Place::Parameter {
            let text = "an array of size 0 is an extension";
            self.report_expr(&c::ZERO_LENGTH_ARRAY, e, text);
        }
        if const_eval::reads_an_object(&self.program, e) {
            let text = match self.written_expr(e) {
                Some(name) if self.expr(e).first == self.expr(e).last => format!(
                    "the size of this array is not a constant expression: `{name}` is a variable"
                ),
                _ => "the size of this array is not a constant expression: it reads a variable"
                    .into(),
            };
            let d = self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, text).tolerated();
            d.rule = Some(r::NO_VLA);
            d.help = Some("use a macro or an enumerator for the size".into());
        }
        Some(n as u64)
    }

    /// The types of a function's parameters.
    pub(super) fn parameter_types(&mut self, params: &[ast::Parameter]) -> Vec<QualType> {
        // The size of an array may refer to earlier parameters (C99 6.2.1). Such a size is constant only if it uses the
        // parameter in a `sizeof`.
        let has_size = |c: &Chunk| matches!(c, Chunk::Array { size: Some(_), .. });
        let in_sight = params.iter().skip(1).any(|p| p.declarator.chunks.iter().any(has_size));
        // Editors also need the parameter names of a prototype.
        if !in_sight && self.facts.notes.is_none() {
            return params.iter().map(|p| self.function_parameter_type(p)).collect();
        }
        self.enter();
        let types = params.iter().map(|p| {
            let q = self.function_parameter_type(p);
            if let Some((name, token)) = p.declarator.name {
                let v = self.parameter_variable(p, q, token);
                self.bind(name, Entity::Variable(v), token);
            }
            q
        });
        let types = types.collect();
        self.leave(params.last().map_or(0, |p| p.declarator.last));
        types
    }

    /// The type of a parameter as a part of the function type.
    fn function_parameter_type(&mut self, p: &ast::Parameter) -> QualType {
        let q = self.parameter_type(p);
        QualType { quals: q.quals & !SIZE_DEPENDENT, ..q }
    }

    /// The type of a parameter: arrays and functions become pointers (C99 6.7.5.3).
    pub(super) fn parameter_type(&mut self, p: &ast::Parameter) -> QualType {
        let base = self.specified_for(&p.specs, &p.declarator);
        let mut q = self.declared(base, &p.specs, &p.declarator, Place::Parameter);
        for a in &p.declarator.attributes {
            q = self.type_attribute(q, a);
        }
        if matches!(self.kind(q.ty), TypeKind::Function(_))
            && !self.available(ext::CLANG_FUNCTION_POINTERS)
        {
            // Compilers accept such a parameter, because no `*` is written.
            let token = p.declarator.name.map_or(p.specs.first, |x| x.1);
            let text = "this parameter has a function type; it becomes a pointer to a function";
            let d = self.report(&c::FUNCTION_POINTER, token, text);
            d.tolerated();
            d.rule = Some(r::NO_FUNCTION_POINTERS);
        }
        let q = self.adjust_parameter(q);
        match p.declarator.chunks.first() {
            Some(Chunk::Array { quals, .. }) => q.with(*quals),
            _ => q,
        }
    }

    pub(super) fn adjust_parameter(&mut self, q: QualType) -> QualType {
        match *self.kind(q.ty) {
            TypeKind::Array(e, _) => {
                let space = q.space.unwrap_or(AddressSpace::Private);
                let ty = self.types().pointer(e.with(q.quals & 7).in_space(space));
                QualType::plain(ty)
            }
            TypeKind::Function(_) => {
                let ty = self.types().pointer(QualType { space: None, ..q });
                QualType::plain(ty)
            }
            _ => q,
        }
    }

    /// Whether a type is a pointer to a function, or leads to such a pointer through pointers and arrays.
    pub(super) fn points_to_function(&self, mut ty: TypeId) -> bool {
        loop {
            match self.kind(ty) {
                TypeKind::Pointer(to) => match self.kind(to.ty) {
                    TypeKind::Function(_) => return true,
                    _ => ty = to.ty,
                },
                TypeKind::Array(e, _) => ty = e.ty,
                _ => return false,
            }
        }
    }
}
