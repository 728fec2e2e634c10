//! Types out of specifiers and declarators (C99 6.7.2 to 6.7.6, OpenCL C 6.3, 6.7, 6.8).

use super::super::ast::{
    Access, Basic, Chunk, DeclSpecs, Declarator, EnumSpec, RecordSpec, TypeSpec, quals,
};
use super::super::attributes::on;
use super::super::codes as c;
use super::super::const_eval;
use super::super::keywords::ty as tn;
use super::super::rules as r;
use super::*;

/// What a declarator declares, as far as its type depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Variable,
    Parameter,
    Member,
    TypeName,
    Typedef,
    BlockLiteral,
}

/// How much room a member takes, and where it may start.
struct Layout {
    /// Bytes of its type.
    size: u64,
    /// Alignment of its type in bytes, and of the member.
    natural: u64,
    align: u64,
    /// It stands as if its type had no alignment.
    packed: bool,
    /// Bits of a bit-field.
    width: Option<u32>,
}

impl Layout {
    fn bits(&self) -> u64 {
        self.width.map_or(self.size.saturating_mul(8), u64::from)
    }

    /// The bit at which it starts behind `end`. A bit-field stands in the next free bits, unless it
    /// would cross the end of an aligned object of its type; one without bits ends such an object.
    fn start(&self, end: u64) -> u64 {
        let up = |align: u64| {
            let unit = align.saturating_mul(8).max(1);
            end.div_ceil(unit).saturating_mul(unit)
        };
        match self.width {
            None => up(self.align),
            Some(0) => up(self.natural),
            Some(width) => {
                let inside = end % (self.align.saturating_mul(8).max(1));
                let crosses = inside + u64::from(width) > self.size.saturating_mul(8);
                if self.align > self.natural || (!self.packed && crosses) {
                    up(self.align)
                } else {
                    end
                }
            }
        }
    }
}

impl Sema<'_> {
    /// The type of the specifiers of a declarator: where they name none, its name is pointed at.
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
                    self.report(&c::UNKNOWN_TYPE, at, "`pipe` needs the type of its packets");
                }
                QualType::plain(ERROR)
            }
            TypeSpec::Missing if specs.invalid => QualType::plain(ERROR),
            // Specifiers alone declare nothing, which is said elsewhere.
            TypeSpec::Missing if !attributes => QualType::plain(INT),
            TypeSpec::Missing => {
                // Before 1999 this meant `int`; a message comes once, the type goes on as `int`.
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
                    let text = "`typeof` does not take a bit-field";
                    self.report_expr(&c::BIT_FIELD, e, text);
                }
                ty
            }
            TypeSpec::TypeofType(t) => self.type_name(*t),
            TypeSpec::Auto => QualType::plain(ERROR),
        };
        if let Some((_, token)) = specs.nullability
            && !matches!(self.kind(q.ty), TypeKind::Pointer(_) | TypeKind::BlockPointer(_))
            && q.ty != ERROR
        {
            let text = format!("`{}` is no pointer", self.type_text(q));
            self.report(&c::ATTRIBUTE_TARGET, token, text);
        }
        if specs.quals & quals::RESTRICT != 0
            && !self.program.types.is_pointer(q.ty)
            && q.ty != ERROR
        {
            let text = format!("`restrict` needs a pointer, and `{}` is none", self.type_text(q));
            self.report(&c::RESTRICT_NON_POINTER, specs.first, text).rule =
                Some(r::RESTRICT_POINTER);
        }
        q.quals |= specs.quals & (quals::CONST | quals::VOLATILE | quals::RESTRICT);
        if let Some((space, token)) = specs.space {
            if let TypeKind::Function(_) = self.kind(q.ty) {
                let text = "the type of a function has no address space";
                self.report(&c::ATTRIBUTE_TARGET, token, text);
            } else {
                q = self.qualify_space(q, space, token);
            }
        }
        q = self.qualify_access(q, specs, attributes);
        if attributes {
            self.check_type_available(specs, q);
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

    /// What no packet of a pipe can be, in a type: packets are numbers, vectors of them and what is built of both
    /// (OpenCL C 6.15.18).
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
                // Of what is done with one nothing more is said.
                if !matches!(specs.storage, Some((ast::Storage::Typedef, _))) {
                    return QualType::plain(ERROR);
                }
            }
            if let Some(part) = self.no_packet(q.ty) {
                let word = if part == q.ty { "be" } else { "hold" };
                let part = self.type_text(QualType::plain(part));
                let text = format!("the packets of a pipe cannot {word} `{part}`");
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
                    let text = "the type's definition already gives it an access qualifier";
                    self.report(&c::MULTIPLE_ACCESS, token, text).rule = Some(r::ACCESS_ONCE);
                    return q;
                }
                if access == Access::ReadWrite {
                    let missing = if self.edition() < Edition::V2_0 {
                        Some(("`read_write` needs OpenCL C 2.0", r::READ_WRITE_SINCE_2_0))
                    } else if !self.language.has_2_0_feature(ext::F_READ_WRITE_IMAGES) {
                        let text = "`read_write` images need `__opencl_c_read_write_images`";
                        Some((text, r::READ_WRITE_FEATURE))
                    } else {
                        None
                    };
                    if let Some((text, rule)) = missing {
                        let typedef = matches!(specs.storage, Some((ast::Storage::Typedef, _)));
                        let d = self.report(&c::ACCESS_READ_WRITE, token, text);
                        d.rule = Some(rule);
                        // Compilers look at parameters alone. Of what is done with one nothing more is said.
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
                let text = "the type's definition already gives it an access qualifier";
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
                    "an access qualifier applies to images and pipes, not to `{}`",
                    self.type_text(q)
                );
                let d = self.report(&c::ACCESS_ON_NON_IMAGE, token, text);
                d.rule = Some(r::ACCESS_IMAGE_ONLY);
                // Where nothing is declared, compilers say that alone.
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
            let text = "writing 3D images needs `cl_khr_3d_image_writes`";
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
            self.check_typedef_available(name, q, specs.type_token);
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
                let text = format!("there is no `{}` before OpenCL C 1.2", kind.name());
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
            let text = "there are no vectors of three before OpenCL C 1.1";
            self.report(&c::LATER_EDITION, specs.type_token, text).rule = Some(r::THREE_SINCE_1_1);
        }
        q
    }

    /// A type that the device supports, by whatever name. Another is an error wherever it is used, and a
    /// typedef gives it a further name.
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
        let attributes = name.specs.attributes.iter().chain(&name.declarator.attributes);
        self.nameless_attributes(attributes, true);
        q
    }

    /// The alignment that a typedef gives what is declared with it, in bytes.
    pub(super) fn typedef_alignment(&self, specs: &DeclSpecs, d: &Declarator) -> Option<u64> {
        match specs.ty {
            TypeSpec::Named(name) if d.chunks.is_empty() => {
                self.typedef_alignments.get(&name).copied()
            }
            _ => None,
        }
    }

    /// Whether the specifiers name a type that is aligned to something else than a part of its size.
    fn over_aligned(&self, specs: &DeclSpecs, q: QualType) -> bool {
        let TypeSpec::Named(name) = specs.ty else { return false };
        let alignment = self.typedef_alignments.get(&name);
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
        // Behind `pipe`, a declarator is one of the packets.
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
                        let text = "qualifiers and `static` in `[…]` are for parameters alone";
                        self.report(&c::ARRAY_TYPE, *token, text);
                        q = QualType::plain(ERROR);
                    }
                    if i + 1 == d.chunks.len() && self.over_aligned(specs, q) {
                        let text = "the elements are aligned to more than their size: there are no such arrays";
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
                Chunk::Function { params, variadic, token, empty, identifiers, broken, .. } => {
                    let name = d.name.map_or(*token, |n| n.1);
                    let of_block =
                        i > 0 && matches!(d.chunks[i - 1], Chunk::Pointer { block: true, .. });
                    if of_block && *empty && self.spelling(*token + 1) == ")" {
                        let text = "a block variable without parameters says `(void)`";
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
                    // In front of a block variable, it is where compilers put the variable.
                    if q.space.is_some() && !of_block {
                        let text = "a return type has no address space: a value is nowhere";
                        let d = self.report(&c::RETURN_SPACE, name, text);
                        d.rule = Some(r::RETURN_TYPE_SPACE);
                        // Compilers look at functions that are declared, not at their types elsewhere.
                        if place == Place::Variable && i == 0 {
                            q = QualType::plain(ERROR);
                        } else {
                            d.tolerated();
                            q.space = None;
                        }
                    }
                    // Of functions, typedefs and block literals it is said where they are declared.
                    let own = [Place::Variable, Place::Typedef, Place::BlockLiteral];
                    let declares = i == 0 && own.contains(&place);
                    if let Some(dots) = *variadic
                        && !declares
                        && !d.name.is_some_and(|n| self.may_be_variadic(n.0))
                        && !self.available(ext::CLANG_VARIADIC_FUNCTIONS)
                    {
                        self.no_variadic(d.name.map_or(dots, |n| n.1));
                        if of_block && i == 1 && place == Place::Variable {
                            // Of a variable of such a type nothing more is said.
                            return QualType::plain(ERROR);
                        }
                    }
                    if let Some(dots) = *variadic
                        && params.is_empty()
                        && self.available(ext::CLANG_VARIADIC_FUNCTIONS)
                        && !self.is_overloadable(specs, d)
                    {
                        let text = "a parameter stands before `...`";
                        self.report(&c::FUNCTION_DECLARATION, dots, text);
                    }
                    let mut list = self.parameter_types(params);
                    if let [(_, first), ..] = identifiers.as_slice()
                        && params.is_empty()
                    {
                        // A definition has the parameters' types by now.
                        let text = "the parameters have names and no types";
                        self.report(&c::FUNCTION_DECLARATION, *first, text);
                        return QualType::plain(ERROR);
                    }
                    if *broken {
                        list.push(QualType::plain(ERROR));
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

    /// What packets of a pipe cannot be: pointers, and arrays, which compilers take.
    fn check_packets(&mut self, chunk: &Chunk) {
        match chunk {
            Chunk::Pointer { token, .. } => {
                let text = "the packets of a pipe cannot be pointers";
                self.report(&c::OPAQUE_POINTER, *token, text).rule = Some(r::PIPE_PARAMETER);
            }
            Chunk::Array { token, .. } => {
                let text = "the packets of a pipe cannot be arrays";
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
                let text = "`^` needs a function type to its right";
                self.report(&c::BLOCK_TYPE, token, text);
                ERROR
            } else {
                self.types().intern(TypeKind::BlockPointer(q.ty))
            }
        } else {
            match self.kind(q.ty) {
                TypeKind::Image(..) | TypeKind::Pipe(..) => {
                    let text = format!("there are no pointers to `{}`", self.type_text(q));
                    self.report(&c::OPAQUE_POINTER, token, text).rule = Some(r::NO_IMAGE_POINTER);
                    return QualType::plain(ERROR);
                }
                TypeKind::BlockPointer(_) => {
                    let text = "there are no pointers to blocks";
                    self.report(&c::BLOCK_RESTRICTION, token, text).rule =
                        Some(r::NO_BLOCK_POINTER);
                    return QualType::plain(ERROR);
                }
                TypeKind::Function(_) if !self.available(ext::CLANG_FUNCTION_POINTERS) => {
                    let text = "there are no pointers to functions in OpenCL C";
                    self.report(&c::FUNCTION_POINTER, token, text).rule =
                        Some(r::NO_FUNCTION_POINTERS);
                    return QualType::plain(ERROR);
                }
                TypeKind::Sampler => {
                    let text = "there are no pointers to samplers";
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
                self.report(&c::ARRAY_TYPE, token, "there are no arrays of `void`");
                broken = true;
            }
            TypeKind::Function(_) => {
                self.report(&c::ARRAY_TYPE, token, "there are no arrays of functions");
                broken = true;
            }
            TypeKind::Image(..) | TypeKind::Pipe(..) => {
                let text = format!("there are no arrays of `{}`", self.type_text(q));
                let rule = match self.kind(q.ty) {
                    TypeKind::Pipe(..) => r::PIPE_PARAMETER,
                    _ => r::NO_IMAGE_ARRAY,
                };
                self.report(&c::OPAQUE_ARRAY, token, text).rule = Some(rule);
                broken = true;
            }
            TypeKind::Sampler => {
                let text = "there are no arrays of samplers";
                self.report(&c::OPAQUE_ARRAY, token, text).rule = Some(r::NO_SAMPLER_ARRAY);
                broken = true;
            }
            TypeKind::BlockPointer(_) => {
                let text = "there are no arrays of blocks";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::NO_BLOCK_ARRAY);
                broken = true;
            }
            TypeKind::Array(_, None) => {
                let text = "only the outermost size of an array can be left out";
                self.report(&c::ARRAY_TYPE, token, text);
                broken = true;
            }
            TypeKind::Record(_) if !self.program.types.is_complete(q.ty) => {
                let text = format!("`{}` is not complete: no array can hold it", self.type_text(q));
                self.report(&c::INCOMPLETE_TYPE, token, text);
                broken = true;
            }
            _ => {}
        }
        if star {
            if !parameter && place != Place::Parameter {
                self.report(&c::ARRAY_TYPE, token, "`[*]` is for parameters alone");
                broken = true;
            }
            if !broken {
                let text = "the size of an array is a constant in OpenCL C";
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
                    format!("the size of an array is an integer, not `{}`", self.expr_type_text(e));
                self.report_expr(&c::ARRAY_SIZE, e, text);
                return QualType::plain(ERROR);
            }
            match self.constant_integer(e) {
                None => {
                    let text = "the size of an array is a constant in OpenCL C";
                    self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, text).rule = Some(r::NO_VLA);
                    return QualType::plain(ERROR);
                }
                Some(n) if n < 0 => {
                    self.report_expr(&c::ARRAY_SIZE, e, "the size of an array cannot be negative");
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
                        let text = "an array of size 0 is an extension of other compilers";
                        self.report_expr(&c::ZERO_LENGTH_ARRAY, e, text);
                    }
                    if const_eval::reads_an_object(&self.program, e) {
                        let text = "the size of an array is a constant in OpenCL C, and the value of an object is none";
                        let d = self.report_expr(&c::VARIABLE_LENGTH_ARRAY, e, text);
                        d.rule = Some(r::NO_VLA);
                        d.help = Some("give the size as a macro or an enumerator".into());
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
        // The array is where its elements are.
        QualType { ty, quals: q.quals & SIZE_DEPENDENT, space: q.space }
    }

    /// The types of a function's parameters.
    pub(super) fn parameter_types(&mut self, params: &[ast::Parameter]) -> Vec<QualType> {
        // The size of an array may name the parameters before it (C99 6.2.1), which is no constant but in a
        // `sizeof`.
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

    /// The type of a parameter as the function's type has it.
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
            // Compilers take it, since no `*` is written.
            let token = p.declarator.name.map_or(p.specs.first, |x| x.1);
            let text = "a parameter of function type is a pointer to a function";
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

    // Records -----------------------------------------------------------------------------------

    fn new_record(&mut self, spec: &RecordSpec) -> u32 {
        let n = self.program.types.records.len() as u32;
        self.types().records.push(Record {
            tag: spec.tag.map(|t| t.0),
            union: spec.union,
            fields: None,
            size: 0,
            align: 1,
            packed: false,
            invalid: false,
            token: spec.tag.map_or(spec.token, |t| t.1),
        });
        n
    }

    fn record(&mut self, spec: &RecordSpec) -> TypeId {
        let mut found = None;
        if let Some((tag, token)) = spec.tag {
            let here = spec.members.is_some() || spec.alone;
            match self.lookup_tag(tag, here) {
                Some(Tag::Record(n))
                    if self.program.types.records[n as usize].union == spec.union =>
                {
                    found = Some(n);
                }
                Some(other) => {
                    let old = match other {
                        Tag::Record(n) => self.program.types.records[n as usize].token,
                        Tag::Enum(n) => self.program.types.enums[n as usize].token,
                    };
                    let text =
                        format!("`{}` is already the tag of another kind of type", self.text(tag));
                    let label = self.label(old, "declared here");
                    self.report(&c::TAG_MISMATCH, token, text).secondary.push(label);
                    return ERROR;
                }
                None => {}
            }
        }
        let n = match found {
            Some(n) => n,
            None => {
                let n = self.new_record(spec);
                if let Some((tag, token)) = spec.tag {
                    self.check_name(tag, token);
                    self.bind_tag(tag, Tag::Record(n));
                }
                n
            }
        };
        let ty = self.types().intern(TypeKind::Record(n));
        self.plain_attributes(spec.attributes.iter(), on::RECORD, QualType::plain(ty));
        let unavailable = self.says_unavailable(spec.attributes.iter());
        if unavailable {
            self.unavailable_type(ty);
        }
        let Some(members) = &spec.members else { return ty };
        if self.program.types.records[n as usize].fields.is_some() {
            let token = spec.tag.map_or(spec.token, |t| t.1);
            let old = self.program.types.records[n as usize].token;
            let label = self.label(old, "first defined here");
            let text = format!("`{}` is defined twice", self.type_text(QualType::plain(ty)));
            self.report(&c::REDEFINITION, token, text).secondary.push(label);
            return ty;
        }
        self.within(unavailable, |s| s.define_record(n, spec, members));
        ty
    }

    fn define_record(&mut self, n: u32, spec: &RecordSpec, members: &[ast::MemberDeclaration]) {
        let mut fields: Vec<Field> = Vec::new();
        let mut invalid = false;
        let packed = spec.attributes.iter().any(|a| self.attribute_name(a) == "packed");
        let mut aligned = 1;
        for a in &spec.attributes {
            if let Some(n) = self.record_attribute(a) {
                aligned = aligned.max(n);
            }
        }
        let limit = self.packing.limit.unwrap_or(u64::MAX);
        // Every member, unnamed bit-fields too: which field it is, and its layout.
        let mut layout: Vec<(Option<usize>, Layout)> = Vec::new();
        let mut names = KeyedSet::default();
        let count: usize = members.iter().map(|m| m.declarators.len().max(1)).sum();
        let mut seen = 0;
        for member in members {
            let base = match member.declarators.first() {
                Some((d, _)) => self.specified_for(&member.specs, d),
                None => self.specified_alone(&member.specs),
            };
            self.no_deduced_type(&member.specs);
            if member.declarators.is_empty() {
                seen += 1;
                if let TypeKind::Record(_) = self.kind(base.ty)
                    && let TypeSpec::Record(s) = &member.specs.ty
                    && s.tag.is_none()
                {
                    let text = of_other_c(&c::LATER_C, "a member without a name");
                    self.report(&c::LATER_C, member.specs.first, text);
                    let field = Field { name: None, ty: base, offset: 0, bits: None };
                    if !self.add_names(&mut names, &field) {
                        let text = "a member of this struct has the name of another member";
                        self.report(&c::REDEFINITION, member.specs.first, text);
                        invalid = true;
                    }
                    fields.push(field);
                    let size = self.program.types.size(base.ty).unwrap_or(0);
                    let natural = self.program.types.align(base.ty).max(1);
                    let align = if packed { 1 } else { natural }.min(limit);
                    layout.push((
                        Some(fields.len() - 1),
                        Layout { size, natural, align, packed, width: None },
                    ));
                    continue;
                }
                if base.ty != ERROR {
                    self.report(
                        &c::EMPTY_DECLARATION,
                        member.specs.first,
                        "this declares no member",
                    );
                }
                continue;
            }
            if let Some(at) = member.specs.kernel {
                let text = "`kernel` qualifies functions alone";
                self.report(&c::KERNEL_QUALIFIER, at, text).rule = Some(r::KERNEL_FUNCTIONS_ONLY);
            }
            for (d, width) in &member.declarators {
                seen += 1;
                let mut q = self.declared(base, &member.specs, d, Place::Member);
                let token = d.name.map_or(member.specs.first, |x| x.1);
                for a in &d.attributes {
                    q = self.type_attribute(q, a);
                }
                let attributes = member.specs.attributes.iter().chain(&d.attributes);
                self.plain_attributes(attributes, on::MEMBER, q);
                let align = self.declared_alignment(&member.specs.attributes, &d.attributes);
                // A packed member stands as if its type had no alignment of its own.
                let own_packed = member
                    .specs
                    .attributes
                    .iter()
                    .chain(&d.attributes)
                    .any(|a| self.attribute_name(a) == "packed");
                let natural = match self.typedef_alignment(&member.specs, d) {
                    _ if packed || own_packed => 1,
                    Some(alignment) => alignment,
                    None => self.program.types.align(q.ty),
                };
                let mut bit_width = None;
                if let Some(width) = width {
                    let e = self.expression(*width);
                    let e = self.rvalue(e);
                    let value = self.known_integer(e);
                    bit_width = value.and_then(|n| u32::try_from(n).ok()).map(|n| n.min(64));
                    if !self.available(ext::CLANG_BITFIELDS) {
                        let text = "there are no bit-fields in OpenCL C";
                        self.report(&c::BIT_FIELD, token, text).rule = Some(r::NO_BIT_FIELDS);
                        invalid = true;
                        q = QualType::plain(ERROR);
                    } else if !self.is_error(e) && q.ty != ERROR {
                        invalid |= !self.check_bit_field(q, value, d.name.is_some(), token);
                    }
                }
                if let Some((name, token)) = d.name
                    && !names.insert(name)
                {
                    let text = format!("the member `{}` stands twice", self.text(name));
                    self.report(&c::REDEFINITION, token, text);
                    invalid = true;
                    continue;
                }
                if !self.check_member(&mut q, token, seen == count || spec.union) {
                    invalid = true;
                    // Kernels are told that their parameters hold images or events.
                    if !matches!(self.kind(q.ty), TypeKind::Image(..) | TypeKind::Event) {
                        q = QualType::plain(ERROR);
                    }
                }
                if let Some((name, token)) = d.name {
                    self.check_name(name, token);
                }
                let name = d.name.map(|x| x.0);
                let attributes = member.specs.attributes.iter().chain(&d.attributes);
                if self.says_unavailable(attributes)
                    && let Some(name) = name
                {
                    self.unavailable_member(n, name);
                }
                let size = self.program.types.size(q.ty).unwrap_or(0);
                let align = align.map_or(natural, |align| align.max(natural)).max(1).min(limit);
                let natural = self.program.types.align(q.ty).max(1).min(limit);
                let packed = packed || own_packed;
                let member = Layout { size, natural, align, packed, width: bit_width };
                if name.is_none() && width.is_some() {
                    layout.push((None, member));
                    continue;
                }
                let bits = bit_width.map(|width| BitField { shift: 0, width });
                fields.push(Field { name, ty: q, offset: 0, bits });
                layout.push((Some(fields.len() - 1), member));
            }
        }
        for (e, text) in &spec.asserts {
            self.static_assert(*e, *text);
        }
        // Lay the members out, counting bits.
        let (mut end, mut align) = (0u64, aligned);
        for (field, member) in layout {
            if field.is_some() {
                align = align.max(member.align);
            }
            let start = if spec.union { 0 } else { member.start(end) };
            end = end.max(start.saturating_add(member.bits()));
            if let Some(field) = field.and_then(|n| fields.get_mut(n)) {
                field.offset = start / 8;
                if let Some(bits) = &mut field.bits {
                    bits.shift = (start % 8) as u32;
                }
            }
        }
        let size = end.div_ceil(8);
        let record = &mut self.program.types.records[n as usize];
        record.size = size.div_ceil(align).saturating_mul(align);
        record.align = align;
        record.packed = packed;
        record.invalid = invalid;
        self.types().define_record(n, fields);
    }

    /// What a bit-field may be (C99 6.7.2.1). False after a message.
    fn check_bit_field(
        &mut self,
        q: QualType,
        width: Option<i128>,
        named: bool,
        token: TokenIndex,
    ) -> bool {
        let bits = match q.ty {
            BOOL => 1,
            ty => i128::from(self.program.types.size(ty).unwrap_or(0)) * 8,
        };
        let wrong = match width {
            _ if !self.program.types.is_integer(q.ty) => "the type of a bit-field is an integer",
            None => "the width of a bit-field is an integer constant",
            Some(n) if n < 0 => "the width of a bit-field is not negative",
            Some(0) if named => "a bit-field without bits has no name",
            Some(n) if n > bits => "the bit-field is wider than its type",
            Some(_) => return true,
        };
        self.report(&c::BIT_FIELD, token, wrong);
        false
    }

    /// Adds the names of a member: those of its members where it has none itself. False where one was there.
    fn add_names(&self, names: &mut KeyedSet<Symbol>, field: &Field) -> bool {
        match (field.name, self.kind(field.ty.ty)) {
            (Some(name), _) => names.insert(name),
            (None, TypeKind::Record(n)) => {
                let inner = self.program.types.records[*n as usize].fields.iter().flatten();
                let mut are_new = true;
                for field in inner {
                    are_new &= self.add_names(names, field);
                }
                are_new
            }
            _ => true,
        }
    }

    /// What an array, or an array of arrays, is made of; any other type itself.
    pub(super) fn innermost(&self, mut ty: TypeId) -> TypeId {
        while let TypeKind::Array(element, _) = self.kind(ty) {
            ty = element.ty;
        }
        ty
    }

    /// What a member may be. False after a message.
    fn check_member(&mut self, q: &mut QualType, token: TokenIndex, last: bool) -> bool {
        if q.ty == ERROR {
            return false;
        }
        let element = self.innermost(q.ty);
        match self.kind(element) {
            // What is wrong with it was said.
            TypeKind::Record(n) if self.program.types.records[*n as usize].invalid => return false,
            TypeKind::Image(..)
            | TypeKind::Sampler
            | TypeKind::Event
            | TypeKind::Pipe(..)
            | TypeKind::ReserveId
            | TypeKind::ClkEvent
            | TypeKind::Queue
                if matches!(
                    self.kind(element),
                    TypeKind::Image(..) | TypeKind::Sampler | TypeKind::Event | TypeKind::Pipe(..)
                ) =>
            {
                let text = format!("a struct or union cannot hold `{}`", self.type_text(*q));
                let rule = match self.kind(element) {
                    TypeKind::Image(..) => r::NO_IMAGE_MEMBER,
                    TypeKind::Sampler => r::NO_SAMPLER_MEMBER,
                    TypeKind::Event => r::NO_EVENT_MEMBER,
                    _ => r::PIPE_PARAMETER,
                };
                let pipe = matches!(self.kind(element), TypeKind::Pipe(..));
                // Compilers do not look at arrays of events.
                let events = q.ty != element && matches!(self.kind(element), TypeKind::Event);
                let d = self.report(&c::OPAQUE_MEMBER, token, text);
                d.rule = Some(rule);
                if pipe || events {
                    d.tolerated();
                    return true;
                }
                return false;
            }
            TypeKind::BlockPointer(_) => {
                let text = "a struct or union cannot hold a block";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::NO_BLOCK_MEMBER);
                return false;
            }
            TypeKind::Function(_) => {
                self.report(&c::MEMBER_TYPE, token, "a function cannot be a member");
                return false;
            }
            _ => {}
        }
        if self.points_to_function(q.ty) && !self.available(ext::CLANG_FUNCTION_POINTERS) {
            let text = "there are no pointers to functions in OpenCL C";
            self.report(&c::FUNCTION_POINTER, token, text).rule = Some(r::NO_FUNCTION_POINTERS);
            return false;
        }
        if q.space.is_some() {
            let text = "a member cannot be in an address space of its own";
            self.report(&c::MEMBER_SPACE, token, text).rule = Some(r::NO_MEMBER_SPACE);
            q.space = None;
            return false;
        }
        if !self.program.types.is_complete(q.ty) {
            let flexible = matches!(self.kind(q.ty), TypeKind::Array(_, None)) && last;
            if flexible {
                let text = "an array without size ends the struct: a flexible member";
                self.report(&c::FLEXIBLE_ARRAY, token, text).rule = Some(r::NO_FLEXIBLE_ARRAY);
                return true;
            }
            let text = format!("the member's type `{}` is not complete", self.type_text(*q));
            self.report(&c::INCOMPLETE_TYPE, token, text);
            return false;
        }
        true
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

    /// An enumeration that is not known in this scope; its index.
    fn new_enumeration(&mut self, spec: &EnumSpec, fixed: Option<TypeId>) -> u32 {
        let n = self.program.types.enums.len() as u32;
        self.types().enums.push(Enumeration {
            tag: spec.tag.map(|t| t.0),
            complete: false,
            fixed: fixed.is_some(),
            underlying: fixed.unwrap_or(UINT),
            token: spec.tag.map_or(spec.token, |t| t.1),
        });
        if let Some((tag, _)) = spec.tag {
            self.bind_tag(tag, Tag::Enum(n));
        }
        n
    }

    /// `enum tag;` is a declaration of the tag in its own scope (C99 6.7.2.3), and repeats the type that another there
    /// gives the values (C23 6.7.3.3).
    pub(super) fn enumeration_alone(&mut self, spec: &EnumSpec) {
        let (Some((tag, token)), None, None) = (spec.tag, &spec.enumerators, spec.underlying)
        else {
            return;
        };
        match self.lookup_tag(tag, true) {
            Some(Tag::Enum(n)) if self.program.types.enums[n as usize].fixed => {
                let text = "an earlier declaration gives the enumeration's values another type";
                self.report(&c::TAG_MISMATCH, token, text);
            }
            Some(_) => {}
            None => {
                let n = self.new_enumeration(spec, None);
                self.types().intern(TypeKind::Enum(n));
            }
        }
    }

    fn enumeration(&mut self, spec: &EnumSpec) -> TypeId {
        let mut found = None;
        if let Some((tag, token)) = spec.tag {
            let own = spec.enumerators.is_some() || spec.underlying.is_some();
            match self.lookup_tag(tag, own) {
                Some(Tag::Enum(n)) => found = Some(n),
                Some(Tag::Record(_)) => {
                    let text =
                        format!("`{}` is already the tag of another kind of type", self.text(tag));
                    self.report(&c::TAG_MISMATCH, token, text);
                    return ERROR;
                }
                None => {}
            }
        }
        let fixed = spec.underlying.map(|id| self.underlying_type(id));
        let mut conflicts = false;
        let n = match found {
            Some(n) => {
                let old = &self.program.types.enums[n as usize];
                let says = spec.underlying.is_some() || spec.enumerators.is_some();
                conflicts = says && old.fixed.then_some(old.underlying) != fixed;
                if conflicts {
                    let token = spec.tag.map_or(spec.token, |t| t.1);
                    let text = "an earlier declaration gives the enumeration's values another type";
                    self.report(&c::TAG_MISMATCH, token, text);
                }
                n
            }
            None => {
                if let Some((tag, token)) = spec.tag {
                    self.check_name(tag, token);
                }
                self.new_enumeration(spec, fixed)
            }
        };
        let ty = self.types().intern(TypeKind::Enum(n));
        self.plain_attributes(spec.attributes.iter(), on::ENUM, QualType::plain(INT));
        let unavailable = self.says_unavailable(spec.attributes.iter());
        if unavailable {
            self.unavailable_type(ty);
        }
        let Some(list) = &spec.enumerators else { return ty };
        if self.program.types.enums[n as usize].complete && !conflicts {
            let token = spec.tag.map_or(spec.token, |t| t.1);
            let text = format!("`{}` is defined twice", self.type_text(QualType::plain(ty)));
            self.report(&c::REDEFINITION, token, text);
        }
        let mut next: i128 = 0;
        let (mut low, mut high) = (0i128, 0i128);
        for ast::Enumerator { name, token, value, attributes } in list {
            self.plain_attributes(attributes.iter(), on::ENUMERATOR, QualType::plain(INT));
            if let Some(value) = value {
                let e = self.expression(*value);
                let e = self.rvalue(e);
                if !self.is_error(e) {
                    let is_int = self.program.types.is_integer(self.ty(e));
                    match self.known_integer(e).filter(|_| is_int) {
                        Some(v) => next = v,
                        None => {
                            let text = "the value of an enumerator is an integer constant";
                            self.report_expr(&c::NOT_CONSTANT, e, text);
                        }
                    }
                }
            }
            low = low.min(next);
            high = high.max(next);
            if let Some(ty) = fixed
                && super::super::const_eval::wrap(&self.program, next, ty) != next
            {
                let text = format!(
                    "`{}` is {next}, which `{}` does not hold",
                    self.text(*name),
                    self.type_text(QualType::plain(ty))
                );
                self.report(&c::INCOMPATIBLE_TYPES, *token, text);
            }
            let fits_int = i32::try_from(next).is_ok();
            let ty = if let Some(ty) = fixed {
                ty
            } else if fits_int {
                INT
            } else if next >= 0 && next <= i128::from(u32::MAX) {
                UINT
            } else if next <= i128::from(i64::MAX) {
                LONG
            } else {
                ULONG
            };
            if self.lookup_here(*name).is_some() {
                self.redeclared(*name, *token);
            } else {
                self.check_name(*name, *token);
                let own = self.says_unavailable(attributes.iter());
                self.unavailable_enumerator(*name, unavailable || own);
                self.bind(*name, Entity::Constant(next as u64, ty));
            }
            next += 1;
        }
        // The smallest type that holds all its values (OpenCL C 6.13.1).
        let packed = spec.attributes.iter().any(|a| self.attribute_name(a) == "packed");
        let fits = |least: i128, most: i128| packed && low >= least && high <= most;
        let e = &mut self.program.types.enums[n as usize];
        e.complete = true;
        if e.fixed {
            return ty;
        }
        e.underlying = if low < 0 && fits(-128, 127) {
            CHAR
        } else if low >= 0 && fits(0, 255) {
            UCHAR
        } else if low < 0 && fits(-32768, 32767) {
            SHORT
        } else if low >= 0 && fits(0, 65535) {
            USHORT
        } else if low < 0 {
            if low >= i128::from(i32::MIN) && high <= i128::from(i32::MAX) { INT } else { LONG }
        } else if high <= i128::from(u32::MAX) {
            UINT
        } else {
            ULONG
        };
        ty
    }

    /// The integer type that is to hold an enumeration's values.
    fn underlying_type(&mut self, id: ast::TypeNameId) -> TypeId {
        let q = self.type_name(id);
        let t = &self.program.types;
        if q.ty == ERROR || t.is_integer(q.ty) && t.is_complete(q.ty) {
            return t.underlying(q.ty);
        }
        let text = format!("`{}` does not hold the values of an enumeration", self.type_text(q));
        let token = self.ast.type_name(id).specs.first;
        self.report(&c::INCOMPATIBLE_TYPES, token, text);
        INT
    }

    pub(super) fn redeclared(&mut self, name: Symbol, token: TokenIndex) {
        let text = format!("`{}` is already declared in this scope", self.text(name));
        let old = match self.lookup_here(name) {
            Some(Entity::Variable(v)) => Some(self.program.variable(*v).token),
            Some(Entity::Function(f)) => f.first().map(|f| self.program.function(*f).token),
            _ => None,
        };
        let label = old.map(|t| self.label(t, "declared here"));
        let d = self.report(&c::REDEFINITION, token, text);
        d.secondary.extend(label);
    }
}
