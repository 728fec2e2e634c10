//! The types that specifiers and declarators denote (C99 6.7.2 to 6.7.6, OpenCL C 6.3, 6.7, 6.8).

use super::super::ast::{Access, Basic, DeclSpecs, Declarator, TypeSpec, quals};
use super::super::codes as c;
use super::super::keywords::kw;
use super::super::keywords::ty as tn;
use super::super::rules as r;
use super::*;

/// The kind of entity that a declarator declares. Only the kinds that affect its type are distinguished.
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
    /// The type that the specifiers of a declarator denote. A missing type is reported at the declarator's name.
    pub(super) fn specified_for(&mut self, specs: &DeclSpecs, d: &Declarator) -> QualType {
        self.specified_at(specs, d.name.map_or(specs.first, |n| n.1), true)
    }

    /// The type that specifiers without a declarator denote. Attributes do not change it.
    pub(super) fn specified_alone(&mut self, specs: &DeclSpecs) -> QualType {
        self.specified_at(specs, specs.first, false)
    }

    /// The type that specifiers denote, with its qualifiers and address space.
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
            // Specifiers without a declarator declare nothing. This is reported elsewhere.
            TypeSpec::Missing if !attributes => QualType::plain(INT),
            TypeSpec::Missing if self.is_deduced(specs) => {
                let at = specs.storage.map_or(at, |storage| storage.1);
                let word = self.text(self.tokens[at as usize].symbol);
                let text = format!("`{word}` is not a type: OpenCL C does not deduce types");
                self.report(&c::IMPLICIT_INT, at, text).helped("write the type of the value");
                QualType::plain(ERROR)
            }
            TypeSpec::Missing => {
                // Before C99, a missing type specifier meant `int`. After the diagnostic, the type is `int`.
                let before = self.tokens[..at as usize].iter().rev();
                let before = before.map(|t| t.kind).find(|kind| *kind != TokenKind::Star);
                let is_kernel = specs.kernel.is_some();
                let help = match before {
                    Some(TokenKind::Comma) => self.help_parameter_type(at),
                    _ if is_kernel => "write `void` before the name".into(),
                    _ => "write the type before the name".into(),
                };
                self.report(&c::IMPLICIT_INT, at, "a type specifier is missing").helped(help);
                // The result type of a kernel is not reported again.
                QualType::plain(if is_kernel { VOID } else { INT })
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
        };
        if specs.quals & quals::RESTRICT != 0
            && !self.program.types.is_pointer(q.ty)
            && q.ty != ERROR
        {
            let text =
                format!("`restrict` can only qualify a pointer, not `{}`", self.type_text(q));
            let written = self.tokens[specs.first as usize..=specs.last as usize].iter();
            let at = written.map(|t| t.symbol).position(|word| {
                matches!(word, kw::K_restrict | kw::K___restrict | kw::K___restrict__)
            });
            let token = specs.first + at.unwrap_or_default() as TokenIndex;
            self.report(&c::RESTRICT_NON_POINTER, token, text)
                .helped("write it after the `*` of a pointer")
                .rule = Some(r::RESTRICT_POINTER);
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

    /// The part of a type that a packet must not contain, if there is one. Packets are numbers, vectors, and arrays and
    /// structs of these (OpenCL C 6.15.18).
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
                // Uses of the pipe produce no diagnostics.
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
            if q.ty == ERROR {
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
                    let (old, new) = (access_word(old), access_word(access));
                    let text = format!("`{}` is already a `{old}` image type", self.text(name));
                    self.report(&c::MULTIPLE_ACCESS, token, text)
                        .helped(format!("remove `{new}`, or write it in the typedef instead"))
                        .rule = Some(r::ACCESS_ONCE);
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
                        // Compilers check only parameters. Uses of the image produce no diagnostics.
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
                // If the declaration declares nothing, compilers report only that.
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
            self.suggest_pragma(ext::FP64);
        }
    }

    fn named(&mut self, name: Symbol, specs: &DeclSpecs) -> QualType {
        let found = match self.lookup(name) {
            Some(Entity::Typedef(q)) => Some(*q),
            Some(Entity::Error) => Some(QualType::plain(ERROR)),
            _ => None,
        };
        if let Some(q) = found {
            self.note_use(name, specs.type_token);
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
                self.suggest_pragma(ext::GL_MSAA_SHARING);
            } else if depth && !self.available(ext::DEPTH_IMAGES) {
                let text = format!("`{}` needs `cl_khr_depth_images`", kind.name());
                self.report(&c::EXTENSION_TYPE, specs.type_token, text).rule =
                    Some(r::DEPTH_IMAGES);
                self.suggest_pragma(ext::DEPTH_IMAGES);
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

    /// Reports an image or sampler type that the device does not support, under any of its names. Returns the type.
    /// After a diagnostic, this is the error type, except in a typedef declaration: the uses of that typedef are then
    /// reported, too.
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

    /// The alignment in bytes that a typedef gives to the objects declared with it. `None` if the typedef does not
    /// specify one, or if the declarator derives another type.
    pub(super) fn typedef_alignment(&self, specs: &DeclSpecs, d: &Declarator) -> Option<u64> {
        if d.chunks.is_empty() { self.named_alignment(specs) } else { None }
    }

    /// The explicit alignment of the typedef that the specifiers name, in bytes.
    fn named_alignment(&self, specs: &DeclSpecs) -> Option<u64> {
        let TypeSpec::Named(name) = specs.ty else { return None };
        self.facts.typedef_alignments.get(&name).copied()
    }

    /// Whether the explicit alignment of the typedef that the specifiers name, or else the alignment of the type, does
    /// not divide the size of the type.
    pub(super) fn over_aligned(&self, specs: &DeclSpecs, q: QualType) -> bool {
        let types = &self.program.types;
        let alignment = self.named_alignment(specs).unwrap_or_else(|| types.align(q.ty));
        types.size(q.ty).is_some_and(|size| !size.is_multiple_of(alignment))
    }

    /// Returns `q`. If the nesting depth of the type exceeds the limit, reports it and returns the error type.
    pub(super) fn within_nesting(&mut self, q: QualType, token: TokenIndex) -> QualType {
        if !self.program.types.nests_too_deep(q.ty) {
            return q;
        }
        let text = format!("this type is nested more than {} levels deep", types::NESTING_LIMIT);
        self.report(&c::NESTING_LIMIT, token, text);
        QualType::plain(ERROR)
    }

    pub(super) fn redeclared(&mut self, name: Symbol, token: TokenIndex) {
        let text = format!("redeclaration of `{}`", self.text(name));
        let old = match self.lookup_here(name) {
            Some(Entity::Variable(v)) => Some(self.program.variable(*v).token),
            Some(Entity::Function(f)) => f.first().map(|f| self.program.function(*f).token),
            Some(Entity::Typedef(_)) => self.lookup_place(name),
            _ => None,
        };
        let label = old.map(|t| self.label(t, "first declared here"));
        let is_local = self.scope_depth() > 1;
        let next = self.tokens.get(token as usize + 1).map(|next| next.kind);
        let said = self.diagnostics.len();
        self.report(&c::REDEFINITION, token, text).secondary.extend(label);
        if is_local {
            self.facts.redeclared = Some(token);
        }
        let d = &mut self.diagnostics[said];
        if is_local && next == Some(TokenKind::Eq) {
            d.help = Some("remove the type to assign a value, or choose another name".into());
        }
    }
}
