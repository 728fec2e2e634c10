//! The types that specifiers and declarators denote (C99 6.7.2 to 6.7.6, OpenCL C 6.3, 6.7, 6.8).

use super::super::ast::{Access, Basic, Chunk, DeclSpecs, Declarator, TypeSpec, quals};
use super::super::codes as c;
use super::super::const_eval;
use super::super::keywords::ty as tn;
use super::super::rules as r;
use super::*;

/// The kind of entity that a declarator declares, as far as its type depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Variable,
    Parameter,
    Member,
    TypeName,
    Typedef,
    BlockLiteral,
}

impl Sema<'_> {
    /// The type of the specifiers of a declarator. A missing type is reported at its name.
    pub(super) fn specified_for(&mut self, specs: &DeclSpecs, d: &Declarator) -> QualType {
        self.specified_at(specs, d.name.map_or(specs.first, |n| n.1), true)
    }

    /// The type of specifiers that declare no name: attributes do not change it.
    pub(super) fn specified_alone(&mut self, specs: &DeclSpecs) -> QualType {
        self.specified_at(specs, specs.first, false)
    }

    /// The type that specifiers name, with qualifiers and address space.
    pub(super) fn specified(&mut self, specs: &DeclSpecs) -> QualType {
        self.specified_at(specs, specs.first, true)
    }

    fn specified_at(&mut self, specs: &DeclSpecs, at: TokenIndex, attributes: bool) -> QualType {
        let mut q = match &specs.ty {
            TypeSpec::Error => QualType::plain(ERROR),
            TypeSpec::Missing if specs.pipe.is_some() => {
                if !specs.invalid {
                    self.report(&c::UNKNOWN_TYPE, at, "the packet type of the `pipe` is missing");
                }
                QualType::plain(ERROR)
            }
            TypeSpec::Missing if specs.invalid => QualType::plain(ERROR),
            // Specifiers alone declare nothing, which is reported elsewhere.
            TypeSpec::Missing if !attributes => QualType::plain(INT),
            TypeSpec::Missing => {
                // Before C99 this meant `int`, which the type becomes after the message.
                self.report(&c::IMPLICIT_INT, at, "a type specifier is missing");
                QualType::plain(INT)
            }
            TypeSpec::Basic(basic) => {
                let long_long = matches!(basic, Basic::LongLong | Basic::ULongLong);
                QualType::plain(self.basic(*basic, specs)).with(if long_long {
                    LONG_LONG
                } else {
                    0
                })
            }
            TypeSpec::Named(name) => self.named(*name, specs),
            TypeSpec::Record(spec) => QualType::plain(self.record(spec)),
            TypeSpec::Enum(spec) => QualType::plain(self.enumeration(spec)),
            TypeSpec::TypeofExpr(e) => {
                self.unevaluated += 1;
                let e = self.expression(*e);
                self.unevaluated -= 1;
                let ty = self.expr(e).ty;
                self.no_function(e);
                if self.names_bit_field(e) {
                    let text = "the operand of `typeof` cannot be a bit-field";
                    self.report_expr(&c::BIT_FIELD, e, text);
                }
                ty
            }
            TypeSpec::TypeofType(t) => self.type_name(*t),
            TypeSpec::Auto => QualType::plain(ERROR),
        };
        if specs.quals & quals::RESTRICT != 0
            && !self.program.types.is_pointer(q.ty)
            && q.ty != ERROR
        {
            let text =
                format!("`restrict` can only qualify a pointer, not `{}`", self.type_text(q));
            self.report(&c::RESTRICT_NON_POINTER, specs.first, text).rule =
                Some(r::RESTRICT_POINTER);
        }
        q.quals |= specs.quals & (quals::CONST | quals::VOLATILE | quals::RESTRICT);
        if let Some((space, token)) = specs.space {
            if let TypeKind::Function(_) = self.kind(q.ty) {
                let text = "a function type cannot have an address space";
                self.report(&c::ATTRIBUTE_TARGET, token, text);
            } else {
                q = self.qualify_space(q, space, token);
            }
        }
        q = self.qualify_access(q, specs, attributes);
        if attributes {
            for attribute in &specs.attributes {
                q = self.type_attribute(q, attribute);
            }
        }
        q
    }

    pub(super) fn qualify_space(
        &mut self,
        q: QualType,
        space: AddressSpace,
        token: TokenIndex,
    ) -> QualType {
        if let Some(old) = q.space
            && old != space
            && q.ty != ERROR
        {
            let text = "the type already has another address space";
            self.report(&c::CONFLICTING_SPECIFIERS, token, text).rule = Some(r::ONE_SPACE);
            return q;
        }
        q.in_space(space)
    }

    /// A part of a type that makes it invalid for packets of a pipe: packets are numbers, vectors, and arrays
    /// and structs of them (OpenCL C 6.15.18).
    fn no_packet(&self, ty: TypeId) -> Option<TypeId> {
        match self.kind(ty) {
            TypeKind::Array(element, _) => self.no_packet(element.ty),
            TypeKind::Record(n) => {
                let fields = self.program.types.records[*n as usize].fields.iter().flatten();
                fields.map(|field| field.ty.ty).find_map(|ty| self.no_packet(ty))
            }
            _ if self.program.types.is_arithmetic(self.program.types.element(ty)) => None,
            TypeKind::Atomic(_) | TypeKind::Error => None,
            _ => Some(ty),
        }
    }

    fn qualify_access(&mut self, q: QualType, specs: &DeclSpecs, declares: bool) -> QualType {
        if specs.pipe.is_some() {
            let access = specs.access.map_or(Access::Read, |a| a.0);
            if let (Access::ReadWrite, Some((_, token))) = (access, specs.access) {
                self.report(&c::ACCESS_READ_WRITE, token, "a pipe cannot be `read_write`").rule =
                    Some(r::PIPE_NOT_READ_WRITE);
                // Uses of such a pipe are not reported.
                if !matches!(specs.storage, Some((ast::Storage::Typedef, _))) {
                    return QualType::plain(ERROR);
                }
            }
            if let Some(part) = self.no_packet(q.ty) {
                let word = if part == q.ty { "be" } else { "contain" };
                let part = self.type_text(QualType::plain(part));
                let text = format!("a pipe packet cannot {word} `{part}`");
                self.report(&c::OPAQUE_MEMBER, specs.type_token, text).tolerated();
            }
            if q.ty == ERROR && matches!(specs.ty, TypeSpec::Missing) {
                return q;
            }
            let ty = self.types().intern(TypeKind::Pipe(QualType { space: None, ..q }, access));
            return QualType { space: q.space, ..QualType::plain(ty) };
        }
        let Some((access, token)) = specs.access else {
            if let TypeSpec::Named(_) = specs.ty {
                self.check_image(q.ty, specs.type_token);
            }
            return q;
        };
        match *self.kind(q.ty) {
            TypeKind::Image(kind, old) => {
                if let TypeSpec::Named(name) = specs.ty
                    && !(name >= tn::K_image1d_t && name <= tn::K_image3d_t)
                    && old != access
                {
                    let text = "the type already has an access qualifier from its typedef";
                    self.report(&c::MULTIPLE_ACCESS, token, text).rule = Some(r::ACCESS_ONCE);
                    return q;
                }
                if access == Access::ReadWrite {
                    let missing = if self.edition() < Edition::V2_0 {
                        Some(("`read_write` needs OpenCL C 2.0", r::READ_WRITE_SINCE_2_0))
                    } else if !self.language.has_2_0_feature(ext::F_READ_WRITE_IMAGES) {
                        let text = "a `read_write` image needs `__opencl_c_read_write_images`";
                        Some((text, r::READ_WRITE_FEATURE))
                    } else {
                        None
                    };
                    if let Some((text, rule)) = missing {
                        let typedef = matches!(specs.storage, Some((ast::Storage::Typedef, _)));
                        let d = self.report(&c::ACCESS_READ_WRITE, token, text);
                        d.rule = Some(rule);
                        // Compilers check only parameters. Uses of such an image are not reported.
                        if !typedef {
                            return QualType::plain(ERROR);
                        }
                        d.tolerated();
                    }
                }
                let ty = self.types().intern(TypeKind::Image(kind, access));
                self.check_image(ty, specs.type_token);
                QualType { ty, ..q }
            }
            TypeKind::Pipe(_, old) if matches!(specs.ty, TypeSpec::Named(_)) && old == access => q,
            TypeKind::Pipe(..) if matches!(specs.ty, TypeSpec::Named(_)) => {
                let text = "the type already has an access qualifier from its typedef";
                self.report(&c::MULTIPLE_ACCESS, token, text).rule = Some(r::ACCESS_ONCE);
                q
            }
            TypeKind::Pipe(packet, _) => {
                let ty = self.types().intern(TypeKind::Pipe(packet, access));
                QualType { ty, ..q }
            }
            TypeKind::Error => q,
            _ => {
                let text = format!(
                    "an access qualifier can only qualify an image or pipe, not `{}`",
                    self.type_text(q)
                );
                let d = self.report(&c::ACCESS_ON_NON_IMAGE, token, text);
                d.rule = Some(r::ACCESS_IMAGE_ONLY);
                // If nothing is declared, compilers report only that.
                if !declares {
                    d.tolerated();
                }
                q
            }
        }
    }

    fn check_image(&mut self, ty: TypeId, token: TokenIndex) {
        let TypeKind::Image(kind, access) = *self.kind(ty) else { return };
        let writes = self.language.supports(ext::IMAGE3D_WRITES)
            && (self.edition() < Edition::V3_0 || self.language.supports(ext::F_IMAGE3D_WRITES));
        if kind == ImageKind::Image3d && access == Access::Write && !writes {
            let text = "a `write_only` 3D image needs `cl_khr_3d_image_writes`";
            self.report(&c::NEEDS_EXTENSION, token, text).rule = Some(r::IMAGE3D_WRITES);
        }
    }

    fn basic(&mut self, basic: Basic, specs: &DeclSpecs) -> TypeId {
        match basic {
            Basic::Void => VOID,
            Basic::Bool => BOOL,
            Basic::Char => CHAR,
            Basic::SChar => SCHAR,
            Basic::UChar => UCHAR,
            Basic::Short => SHORT,
            Basic::UShort => USHORT,
            Basic::Int => INT,
            Basic::UInt => UINT,
            Basic::Long => LONG,
            Basic::ULong => ULONG,
            Basic::LongLong | Basic::ULongLong => {
                let token = specs.type_token;
                if !specs.invalid {
                    let text = "`long long` is reserved in OpenCL C";
                    self.report(&c::RESERVED_TYPE, token, text).rule = Some(r::TYPE_NAMES);
                }
                if basic == Basic::LongLong { LONG } else { ULONG }
            }
            Basic::Half => HALF,
            Basic::Float => FLOAT,
            Basic::Double | Basic::LongDouble => {
                let token = specs.type_token;
                if basic == Basic::LongDouble && !specs.invalid {
                    self.report(
                        &c::RESERVED_TYPE,
                        token,
                        "`long double` is reserved in OpenCL C",
                    )
                    .rule = Some(r::TYPE_NAMES);
                }
                self.check_double(token);
                DOUBLE
            }
        }
    }

    fn check_double(&mut self, token: TokenIndex) {
        if !self.language.double() {
            let text = "`double` needs `cl_khr_fp64`";
            self.report(&c::NEEDS_EXTENSION, token, text).rule = Some(r::DOUBLE_OPTIONAL);
        } else if !self.available(ext::FP64) {
            let text = "`double` is used before `cl_khr_fp64` is enabled";
            self.report(&c::DOUBLE_WITHOUT_PRAGMA, token, text).rule = Some(r::DOUBLE_ENABLED);
        }
    }

    fn named(&mut self, name: Symbol, specs: &DeclSpecs) -> QualType {
        let found = match self.lookup(name) {
            Some(Entity::Typedef(q)) => Some(*q),
            Some(Entity::Error) => Some(QualType::plain(ERROR)),
            _ => None,
        };
        if let Some(q) = found {
            return self.supported(q, specs);
        }
        let q = built_in_type(name, &mut self.program.types);
        if self.supported(q, specs).ty == ERROR {
            return QualType::plain(ERROR);
        }
        if let TypeKind::Image(kind, _) = *self.kind(q.ty) {
            let since_1_2 = matches!(
                kind,
                ImageKind::Image1d
                    | ImageKind::Image1dArray
                    | ImageKind::Image1dBuffer
                    | ImageKind::Image2dArray
            );
            if since_1_2 && self.edition() < Edition::V1_2 {
                let text = format!("`{}` needs OpenCL C 1.2", kind.name());
                self.report(&c::LATER_EDITION, specs.type_token, text).rule =
                    Some(r::IMAGES_SINCE_1_2);
            }
            let msaa = matches!(
                kind,
                ImageKind::Image2dMsaa
                    | ImageKind::Image2dArrayMsaa
                    | ImageKind::Image2dMsaaDepth
                    | ImageKind::Image2dArrayMsaaDepth
            );
            let depth = matches!(kind, ImageKind::Image2dDepth | ImageKind::Image2dArrayDepth);
            if msaa && !self.language.supports(ext::GL_MSAA_SHARING) {
                let text = format!("`{}` needs `cl_khr_gl_msaa_sharing`", kind.name());
                self.report(&c::NEEDS_EXTENSION, specs.type_token, text).rule =
                    Some(r::MSAA_IMAGES);
                return QualType::plain(ERROR);
            } else if msaa && !self.available(ext::GL_MSAA_SHARING) {
                let text = format!("`{}` needs `cl_khr_gl_msaa_sharing`", kind.name());
                self.report(&c::EXTENSION_TYPE, specs.type_token, text).rule = Some(r::MSAA_IMAGES);
            } else if depth && !self.available(ext::DEPTH_IMAGES) {
                let text = format!("`{}` needs `cl_khr_depth_images`", kind.name());
                self.report(&c::EXTENSION_TYPE, specs.type_token, text).rule =
                    Some(r::DEPTH_IMAGES);
            }
        } else if self.program.types.element(q.ty) == DOUBLE {
            self.check_double(specs.type_token);
        }
        let three = self.program.types.as_vector(q.ty).is_some_and(|(_, width)| width == 3);
        if three && self.edition() < Edition::V1_1 {
            let text = "a vector of three elements needs OpenCL C 1.1";
            self.report(&c::LATER_EDITION, specs.type_token, text).rule = Some(r::THREE_SINCE_1_1);
        }
        q
    }

    /// Checks that the device supports a type, under any name. An unsupported type is an error at each use,
    /// except in a typedef.
    fn supported(&mut self, q: QualType, specs: &DeclSpecs) -> QualType {
        let image = matches!(self.kind(q.ty), TypeKind::Image(..));
        if !(image || q.ty == SAMPLER) || self.edition() < Edition::V3_0 {
            return q;
        }
        if self.language.extensions.has(ext::F_IMAGES) {
            return q;
        }
        let what = if image { "images" } else { "samplers" };
        let text = format!("{what} need `__opencl_c_images`");
        self.report(&c::NEEDS_EXTENSION, specs.type_token, text);
        match specs.storage {
            Some((ast::Storage::Typedef, _)) => q,
            _ => QualType::plain(ERROR),
        }
    }

    pub(super) fn type_name(&mut self, id: ast::TypeNameId) -> QualType {
        let ast = self.ast;
        let name = ast.type_name(id);
        let base = self.specified(&name.specs);
        let q = self.declared(base, &name.specs, &name.declarator, Place::TypeName);
        let mut q = q;
        for a in &name.declarator.attributes {
            q = self.type_attribute(q, a);
        }
        q
    }

    /// The alignment in bytes that a typedef gives to declarations.
    pub(super) fn typedef_alignment(&self, specs: &DeclSpecs, d: &Declarator) -> Option<u64> {
        match specs.ty {
            TypeSpec::Named(name) if d.chunks.is_empty() => {
                self.facts.typedef_alignments.get(&name).copied()
            }
            _ => None,
        }
    }

    /// Whether the specifiers name a type whose size is not a multiple of its alignment.
    fn over_aligned(&self, specs: &DeclSpecs, q: QualType) -> bool {
        let TypeSpec::Named(name) = specs.ty else { return false };
        let alignment = self.facts.typedef_alignments.get(&name);
        let size = self.program.types.size(q.ty);
        alignment.zip(size).is_some_and(|(alignment, size)| size % alignment != 0)
    }

    /// The type, if it does not nest too deep.
    fn within_nesting(&mut self, q: QualType, token: TokenIndex) -> QualType {
        if !self.program.types.nests_too_deep(q.ty) {
            return q;
        }
        let text = format!("this type nests more than {} levels deep", types::NESTING_LIMIT);
        self.report(&c::NESTING_LIMIT, token, text);
        QualType::plain(ERROR)
    }

    /// Applies a declarator's chunks to a type.
    pub(super) fn declared(
        &mut self,
        base: QualType,
        specs: &DeclSpecs,
        d: &Declarator,
        place: Place,
    ) -> QualType {
        let mut q = if d.invalid { QualType::plain(ERROR) } else { base };
        // A declarator of a `pipe` declares the packets.
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
                    let outermost = i == 0;
                    if *parameter_form && !(outermost && place == Place::Parameter) {
                        let text = "only the outermost `[…]` of a parameter can have qualifiers or `static`";
                        self.report(&c::ARRAY_TYPE, *token, text);
                        q = QualType::plain(ERROR);
                    }
                    if i + 1 == d.chunks.len() && self.over_aligned(specs, q) {
                        let text = "the alignment of an array element cannot exceed its size";
                        self.report(&c::ARRAY_TYPE, *token, text);
                        q = QualType::plain(ERROR);
                    }
                    self.array_of(
                        q,
                        *size,
                        *star,
                        *token,
                        outermost && place == Place::Parameter,
                        place,
                    )
                }
                Chunk::Function { params, variadic, token, empty, identifiers } => {
                    let name = d.name.map_or(*token, |n| n.1);
                    let of_block =
                        i > 0 && matches!(d.chunks[i - 1], Chunk::Pointer { block: true, .. });
                    if of_block && *empty && self.spelling(*token + 1) == ")" {
                        let text =
                            "a block variable without parameters must be declared with `(void)`";
                        self.report(&c::OLD_STYLE_FUNCTION, *token, text).rule =
                            Some(r::BLOCK_VOID);
                    }
                    if matches!(self.kind(q.ty), TypeKind::Array(..) | TypeKind::Function(_)) {
                        let what = if matches!(self.kind(q.ty), TypeKind::Array(..)) {
                            "an array"
                        } else {
                            "a function"
                        };
                        self.report(
                            &c::FUNCTION_RESULT,
                            name,
                            format!("a function cannot return {what}"),
                        );
                        q = QualType::plain(ERROR);
                    }
                    if q.ty == HALF && !self.available(ext::FP16) {
                        let text =
                            "a function cannot return `half` unless `cl_khr_fp16` is enabled";
                        self.report(&c::HALF_VALUE, name, text).rule = Some(r::HALF_STORAGE_ONLY);
                        q = QualType::plain(ERROR);
                    }
                    if matches!(self.kind(q.ty), TypeKind::BlockPointer(_)) {
                        let text = "a function cannot return a block";
                        self.report(&c::BLOCK_RESTRICTION, name, text).rule =
                            Some(r::BLOCK_NOT_RETURNED);
                        q = QualType::plain(ERROR);
                    }
                    if matches!(
                        self.kind(q.ty),
                        TypeKind::Image(..) | TypeKind::Pipe(..) | TypeKind::Sampler
                    ) {
                        let text = format!("a function cannot return `{}`", self.type_text(q));
                        let code = &c::OPAQUE_RESULT;
                        let rule = match self.kind(q.ty) {
                            TypeKind::Image(..) => r::NO_IMAGE_RESULT,
                            TypeKind::Sampler => r::NO_SAMPLER_RESULT,
                            _ => r::PIPE_PARAMETER,
                        };
                        self.report(code, name, text).rule = Some(rule);
                        q = QualType::plain(ERROR);
                    }
                    // Before a block variable, it is the address space of the variable.
                    if q.space.is_some() && !of_block {
                        let text = "a return type cannot have an address space";
                        let d = self.report(&c::RETURN_SPACE, name, text);
                        d.rule = Some(r::RETURN_TYPE_SPACE);
                        // Compilers check only declared functions, not other function types.
                        if place == Place::Variable && i == 0 {
                            q = QualType::plain(ERROR);
                        } else {
                            d.tolerated();
                            q.space = None;
                        }
                    }
                    // For functions, typedefs and block literals it is reported at the declaration.
                    let own = [Place::Variable, Place::Typedef, Place::BlockLiteral];
                    let declares = i == 0 && own.contains(&place);
                    if let Some(dots) = *variadic
                        && !declares
                        && !d.name.is_some_and(|n| self.may_be_variadic(n.0))
                        && !self.available(ext::CLANG_VARIADIC_FUNCTIONS)
                    {
                        self.no_variadic(d.name.map_or(dots, |n| n.1));
                        if of_block && i == 1 && place == Place::Variable {
                            // Uses of such a variable are not reported.
                            return QualType::plain(ERROR);
                        }
                    }
                    if let Some(dots) = *variadic
                        && params.is_empty()
                        && self.available(ext::CLANG_VARIADIC_FUNCTIONS)
                        && !self.is_overloadable(specs, d)
                    {
                        let text = "`...` needs a parameter before it";
                        self.report(&c::FUNCTION_DECLARATION, dots, text);
                    }
                    let list = self.parameter_types(params);
                    if let [(_, first), ..] = identifiers.as_slice()
                        && params.is_empty()
                    {
                        // The parser has already added the parameters' types of a definition.
                        let text = "the parameters do not have types";
                        self.report(&c::FUNCTION_DECLARATION, *first, text);
                        return QualType::plain(ERROR);
                    }
                    let f = FunctionType {
                        result: QualType {
                            space: None,
                            quals: q.quals & (SIZE_DEPENDENT | LONG_LONG),
                            ..q
                        },
                        params: list,
                        variadic: variadic.is_some(),
                    };
                    QualType::plain(self.types().intern(TypeKind::Function(Box::new(f))))
                }
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

    /// Reports packets of a pipe that are pointers, or arrays, which compilers accept.
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
                self.types().intern(TypeKind::BlockPointer(q.ty))
            }
        } else {
            match self.kind(q.ty) {
                TypeKind::Image(..) | TypeKind::Pipe(..) => {
                    let text = format!("cannot declare a pointer to `{}`", self.type_text(q));
                    self.report(&c::OPAQUE_POINTER, token, text).rule = Some(r::NO_IMAGE_POINTER);
                    return QualType::plain(ERROR);
                }
                TypeKind::BlockPointer(_) => {
                    let text = "cannot declare a pointer to a block";
                    self.report(&c::BLOCK_RESTRICTION, token, text).rule =
                        Some(r::NO_BLOCK_POINTER);
                    return QualType::plain(ERROR);
                }
                TypeKind::Function(_) if !self.available(ext::CLANG_FUNCTION_POINTERS) => {
                    let text = "OpenCL C does not have pointers to functions";
                    self.report(&c::FUNCTION_POINTER, token, text).rule =
                        Some(r::NO_FUNCTION_POINTERS);
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
        parameter: bool,
        place: Place,
    ) -> QualType {
        let mut broken = q.ty == ERROR;
        match self.kind(q.ty) {
            TypeKind::Void => {
                self.report(&c::ARRAY_TYPE, token, "cannot declare an array of `void`");
                broken = true;
            }
            TypeKind::Function(_) => {
                self.report(&c::ARRAY_TYPE, token, "cannot declare an array of functions");
                broken = true;
            }
            TypeKind::Image(..) | TypeKind::Pipe(..) => {
                let text = format!("cannot declare an array of `{}`", self.type_text(q));
                let rule = match self.kind(q.ty) {
                    TypeKind::Pipe(..) => r::PIPE_PARAMETER,
                    _ => r::NO_IMAGE_ARRAY,
                };
                self.report(&c::OPAQUE_ARRAY, token, text).rule = Some(rule);
                broken = true;
            }
            TypeKind::Sampler => {
                let text = "cannot declare an array of samplers";
                self.report(&c::OPAQUE_ARRAY, token, text).rule = Some(r::NO_SAMPLER_ARRAY);
                broken = true;
            }
            TypeKind::BlockPointer(_) => {
                let text = "cannot declare an array of blocks";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::NO_BLOCK_ARRAY);
                broken = true;
            }
            TypeKind::Array(_, None) => {
                let text = "only the outermost size of an array can be left out";
                self.report(&c::ARRAY_TYPE, token, text);
                broken = true;
            }
            TypeKind::Record(_) if !self.program.types.is_complete(q.ty) => {
                let text = format!(
                    "an array element cannot have the incomplete type `{}`",
                    self.type_text(q)
                );
                self.report(&c::INCOMPLETE_TYPE, token, text);
                broken = true;
            }
            _ => {}
        }
        if star {
            if !parameter && place != Place::Parameter {
                self.report(&c::ARRAY_TYPE, token, "`[*]` can only be used in a parameter");
                broken = true;
            }
            if !broken {
                let text = "the array size is not an integer constant expression";
                self.report(&c::VARIABLE_LENGTH_ARRAY, token, text).rule = Some(r::NO_VLA);
            }
            return QualType::plain(ERROR);
        }
        let mut length = None;
        if let Some(size) = size {
            let e = self.expression(size);
            let e = self.rvalue(e);
            if self.is_error(e) {
                return QualType::plain(ERROR);
            }
            let ty = self.ty(e);
            if !self.program.types.is_integer(ty) {
                let text =
                    format!("the array size must be an integer, not `{}`", self.expr_type_text(e));
                self.report_expr(&c::ARRAY_SIZE, e, text);
                return QualType::plain(ERROR);
            }
            match self.constant_integer(e) {
                None => {
                    let text = "the array size is not an integer constant expression";
                    self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, text).rule = Some(r::NO_VLA);
                    return QualType::plain(ERROR);
                }
                Some(n) if n < 0 => {
                    self.report_expr(&c::ARRAY_SIZE, e, "the array size is negative");
                    return QualType::plain(ERROR);
                }
                Some(n) => {
                    let bytes = self.program.types.size(q.ty).unwrap_or(1).max(1);
                    let limit = if self.language.address_bits == 64 { 1u64 << 61 } else { 1 << 32 };
                    if (n as u64).saturating_mul(bytes) >= limit {
                        self.report_expr(&c::ARRAY_SIZE, e, "the array is too large");
                        return QualType::plain(ERROR);
                    }
                    if n == 0 && place != Place::Parameter {
                        let text = "an array of size 0 is an extension";
                        self.report_expr(&c::ZERO_LENGTH_ARRAY, e, text);
                    }
                    if const_eval::reads_an_object(&self.program, e) {
                        let text = "the array size is not an integer constant expression: it reads an object";
                        let d = self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, text);
                        d.rule = Some(r::NO_VLA);
                        d.help = Some("use a macro or an enumerator for the size".into());
                        d.tolerated();
                    }
                    length = Some(n as u64);
                }
            }
        }
        if broken {
            return QualType::plain(ERROR);
        }
        let element = QualType { space: None, quals: q.quals & !SIZE_DEPENDENT, ..q };
        let ty = self.types().intern(TypeKind::Array(element, length));
        // The array is in the address space of its elements.
        QualType { ty, quals: q.quals & SIZE_DEPENDENT, space: q.space }
    }

    /// The types of a function's parameters.
    pub(super) fn parameter_types(&mut self, params: &[ast::Parameter]) -> Vec<QualType> {
        // The size of an array may name earlier parameters (C99 6.2.1), which is a constant only in a `sizeof`.
        let has_size = |c: &Chunk| matches!(c, Chunk::Array { size: Some(_), .. });
        let in_sight = params.iter().skip(1).any(|p| p.declarator.chunks.iter().any(has_size));
        if !in_sight {
            return params.iter().map(|p| self.function_parameter_type(p)).collect();
        }
        self.enter();
        let types = params.iter().map(|p| {
            let q = self.function_parameter_type(p);
            if let Some((name, token)) = p.declarator.name {
                let v = self.parameter_variable(p, q, token);
                self.bind(name, Entity::Variable(v));
            }
            q
        });
        let types = types.collect();
        self.leave();
        types
    }

    /// The type of a parameter in the function's type.
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
            // Compilers accept it, since no `*` is written.
            let token = p.declarator.name.map_or(p.specs.first, |x| x.1);
            let text = "a parameter of function type becomes a pointer to a function";
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

    /// Whether a type is a pointer to a function, or a pointer to such a pointer.
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

    pub(super) fn redeclared(&mut self, name: Symbol, token: TokenIndex) {
        let text = format!("redeclaration of `{}`", self.text(name));
        let old = match self.lookup_here(name) {
            Some(Entity::Variable(v)) => Some(self.program.variable(*v).token),
            Some(Entity::Function(f)) => f.first().map(|f| self.program.function(*f).token),
            _ => None,
        };
        let label = old.map(|t| self.label(t, "first declared here"));
        let d = self.report(&c::REDEFINITION, token, text);
        d.secondary.extend(label);
    }
}
