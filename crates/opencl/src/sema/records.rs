//! Structs, unions and enumerations (C99 6.7.2.1, 6.7.2.2).

use super::super::ast::{EnumSpec, RecordSpec, TypeSpec};
use super::super::attributes::Target;
use super::super::codes as c;
use super::super::rules as r;
use super::types::Place;
use super::*;

/// The size and alignment of a member.
struct Layout {
    /// The size of the member's type in bytes.
    size: u64,
    /// The alignment of the member's type in bytes. For a named member or a bit-field, `#pragma pack` limits it.
    natural: u64,
    /// The alignment of the member in bytes.
    align: u64,
    /// Whether the alignment of the member's type is ignored.
    packed: bool,
    /// The width of a bit-field in bits.
    width: Option<u32>,
}

impl Layout {
    fn bits(&self) -> u64 {
        self.width.map_or(self.size.saturating_mul(8), u64::from)
    }

    /// The first bit of the member if the previous member ends at the bit `end`. A bit-field uses the next free bits,
    /// unless it would cross the end of an aligned object of its type. A bit-field of width 0 ends such an object.
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
    fn new_record(&mut self, spec: &RecordSpec) -> u32 {
        let n = self.program.types.records.len() as u32;
        self.types().records.push(Record {
            tag: spec.tag.map(|t| t.0),
            alias: None,
            union: spec.union,
            fields: None,
            named: KeyedMap::default(),
            anonymous: Vec::new(),
            size: 0,
            align: 1,
            packed: false,
            invalid: false,
            token: spec.tag.map_or(spec.token, |t| t.1),
        });
        n
    }

    pub(super) fn record(&mut self, spec: &RecordSpec) -> TypeId {
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
                        format!("`{}` is already declared as another kind of type", self.text(tag));
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
                    self.bind_tag(tag, Tag::Record(n), token);
                }
                n
            }
        };
        self.note_tag(spec.tag, Named::Record(n), spec.members.is_some());
        let ty = self.types().intern(TypeKind::Record(n));
        self.plain_attributes(spec.attributes.iter(), Target::Other);
        let Some(members) = &spec.members else { return ty };
        if self.program.types.records[n as usize].fields.is_some() {
            let token = spec.tag.map_or(spec.token, |t| t.1);
            let old = self.program.types.records[n as usize].token;
            let label = self.label(old, "first defined here");
            let text = format!("redefinition of `{}`", self.type_text(QualType::plain(ty)));
            self.report(&c::REDEFINITION, token, text).secondary.push(label);
            return ty;
        }
        self.define_record(n, spec, members);
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
        let limit = self.facts.packing.limit.unwrap_or(u64::MAX);
        // The field index and the layout of every member, including unnamed bit-fields.
        let mut layout: Vec<(Option<usize>, Layout)> = Vec::new();
        let mut names = KeyedSet::default();
        let count: usize = members.iter().map(|m| m.declarators.len().max(1)).sum();
        let mut seen = 0;
        for member in members {
            let base = match member.declarators.first() {
                Some((d, _)) => self.specified_for(&member.specs, d),
                None => self.specified_alone(&member.specs),
            };
            if member.declarators.is_empty() {
                seen += 1;
                if let TypeKind::Record(_) = self.kind(base.ty)
                    && let TypeSpec::Record(s) = &member.specs.ty
                    && s.tag.is_none()
                {
                    let text = of_other_c(&c::LATER_C, "a member without a name");
                    self.report(&c::LATER_C, member.specs.first, text);
                    let token = member.specs.first;
                    let field = Field { name: None, ty: base, offset: 0, bits: None, token };
                    if !self.add_names(&mut names, &field) {
                        let text = "a member of this anonymous struct or union has the same name as another member";
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
                        "this declaration does not declare a member",
                    );
                }
                continue;
            }
            if let Some(at) = member.specs.kernel {
                let text = "`kernel` can only qualify a function";
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
                self.plain_attributes(attributes, Target::Member);
                let align = self.declared_alignment(&member.specs.attributes, &d.attributes);
                // For a member with the attribute `packed`, the alignment of its type is ignored.
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
                        let text = "OpenCL C does not have bit-fields";
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
                    let text = format!("duplicate member `{}`", self.text(name));
                    self.report(&c::REDEFINITION, token, text);
                    invalid = true;
                    continue;
                }
                if !self.check_member(&mut q, token, seen == count || spec.union) {
                    invalid = true;
                    // The checks of kernel parameters still need to know that a member is an image or an event.
                    if !matches!(self.kind(q.ty), TypeKind::Image(..) | TypeKind::Event) {
                        q = QualType::plain(ERROR);
                    }
                }
                if let Some((name, token)) = d.name {
                    self.check_name(name, token);
                }
                let name = d.name.map(|x| x.0);
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
                if name.is_some() {
                    let member = Named::Member(n, fields.len() as u32);
                    self.note_declaration(token, member, true);
                }
                fields.push(Field { name, ty: q, offset: 0, bits, token });
                layout.push((Some(fields.len() - 1), member));
            }
        }
        for (e, text) in &spec.asserts {
            self.static_assert(*e, *text);
        }
        let (end, align) = lay_out(spec.union, aligned, layout, &mut fields);
        let size = end.div_ceil(8);
        let record = &mut self.program.types.records[n as usize];
        record.size = size.div_ceil(align).saturating_mul(align);
        record.align = align;
        record.packed = packed;
        record.invalid = invalid;
        self.types().define_record(n, fields);
    }

    /// Checks a bit-field (C99 6.7.2.1). Returns false after a diagnostic.
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
            _ if !self.program.types.is_integer(q.ty) => {
                "the type of a bit-field must be an integer type"
            }
            None => "the width of the bit-field is not an integer constant expression",
            Some(n) if n < 0 => "the width of the bit-field is negative",
            Some(0) if named => "a bit-field of width 0 cannot have a name",
            Some(n) if n > bits => "the bit-field is wider than its type",
            Some(_) => return true,
        };
        self.report(&c::BIT_FIELD, token, wrong);
        false
    }

    /// Adds the name of a member, or, for a member without a name, the names of the members in it. Returns false if one
    /// of the names already exists.
    fn add_names(&self, names: &mut KeyedSet<Symbol>, field: &Field) -> bool {
        match (field.name, self.kind(field.ty.ty)) {
            (Some(name), _) => names.insert(name),
            (None, TypeKind::Record(n)) => {
                let inner = self.program.types.records[*n as usize].fields.iter().flatten();
                let mut all = true;
                inner.for_each(|field| all &= self.add_names(names, field));
                all
            }
            _ => true,
        }
    }

    /// The innermost element type of an array; for other types, the type itself.
    pub(super) fn innermost(&self, mut ty: TypeId) -> TypeId {
        while let TypeKind::Array(element, _) = self.kind(ty) {
            ty = element.ty;
        }
        ty
    }

    /// Checks the type of a member. Returns false if an error in it makes the struct or union invalid.
    fn check_member(&mut self, q: &mut QualType, token: TokenIndex, last: bool) -> bool {
        if q.ty == ERROR {
            return false;
        }
        let element = self.innermost(q.ty);
        match self.kind(element) {
            // The definition of the type has been reported.
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
                let text = format!("a member cannot have the type `{}`", self.type_text(*q));
                let rule = match self.kind(element) {
                    TypeKind::Image(..) => r::NO_IMAGE_MEMBER,
                    TypeKind::Sampler => r::NO_SAMPLER_MEMBER,
                    TypeKind::Event => r::NO_EVENT_MEMBER,
                    _ => r::PIPE_PARAMETER,
                };
                let pipe = matches!(self.kind(element), TypeKind::Pipe(..));
                // Compilers do not check arrays of events.
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
                let text = "a member cannot be a block";
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::NO_BLOCK_MEMBER);
                return false;
            }
            TypeKind::Function(_) => {
                self.report(&c::MEMBER_TYPE, token, "a member cannot be a function");
                return false;
            }
            _ => {}
        }
        if self.points_to_function(q.ty) && !self.available(ext::CLANG_FUNCTION_POINTERS) {
            self.report_function_pointer(token);
            return false;
        }
        if q.space.is_some() {
            let text = "a member cannot have an address space";
            self.report(&c::MEMBER_SPACE, token, text).rule = Some(r::NO_MEMBER_SPACE);
            q.space = None;
            return false;
        }
        if !self.program.types.is_complete(q.ty) {
            let flexible = matches!(self.kind(q.ty), TypeKind::Array(_, None)) && last;
            if flexible {
                let text = "OpenCL C does not have flexible array members";
                self.report(&c::FLEXIBLE_ARRAY, token, text).rule = Some(r::NO_FLEXIBLE_ARRAY);
                return true;
            }
            let text = format!("a member cannot have the incomplete type `{}`", self.type_text(*q));
            self.report(&c::INCOMPLETE_TYPE, token, text);
            return false;
        }
        true
    }

    /// Adds an enumeration, and its tag in the current scope. Returns its index.
    fn new_enumeration(&mut self, spec: &EnumSpec) -> u32 {
        let n = self.program.types.enums.len() as u32;
        self.types().enums.push(Enumeration {
            tag: spec.tag.map(|t| t.0),
            alias: None,
            complete: false,
            underlying: UINT,
            align: 0,
            token: spec.tag.map_or(spec.token, |t| t.1),
        });
        if let Some((tag, token)) = spec.tag {
            self.bind_tag(tag, Tag::Enum(n), token);
        }
        n
    }

    /// Analyses `enum tag;`, which declares the tag in the current scope (C99 6.7.2.3).
    pub(super) fn enumeration_alone(&mut self, spec: &EnumSpec) {
        let (Some((tag, _)), None) = (spec.tag, &spec.enumerators) else { return };
        if self.lookup_tag(tag, true).is_none() {
            let n = self.new_enumeration(spec);
            self.types().intern(TypeKind::Enum(n));
        }
    }

    pub(super) fn enumeration(&mut self, spec: &EnumSpec) -> TypeId {
        let mut found = None;
        if let Some((tag, token)) = spec.tag {
            match self.lookup_tag(tag, spec.enumerators.is_some()) {
                Some(Tag::Enum(n)) => found = Some(n),
                Some(Tag::Record(_)) => {
                    let text =
                        format!("`{}` is already declared as another kind of type", self.text(tag));
                    self.report(&c::TAG_MISMATCH, token, text);
                    return ERROR;
                }
                None => {}
            }
        }
        let n = match found {
            Some(n) => n,
            None => {
                if let Some((tag, token)) = spec.tag {
                    self.check_name(tag, token);
                }
                self.new_enumeration(spec)
            }
        };
        self.note_tag(spec.tag, Named::Enum(n), spec.enumerators.is_some());
        let ty = self.types().intern(TypeKind::Enum(n));
        self.plain_attributes(spec.attributes.iter(), Target::Other);
        let Some(list) = &spec.enumerators else { return ty };
        if self.program.types.enums[n as usize].complete {
            let token = spec.tag.map_or(spec.token, |t| t.1);
            let text = format!("redefinition of `{}`", self.type_text(QualType::plain(ty)));
            let first = self.program.types.enums[n as usize].token;
            let place = self.label(first, "first declared here");
            self.report(&c::REDEFINITION, token, text).secondary.push(place);
        }
        let mut next: i128 = 0;
        let (mut low, mut high) = (0i128, 0i128);
        for ast::Enumerator { name, token, value, attributes } in list {
            self.plain_attributes(attributes.iter(), Target::Other);
            if let Some(value) = value {
                next = self.enumerator_value(*value).unwrap_or(next);
            }
            low = low.min(next);
            high = high.max(next);
            let fits_int = i32::try_from(next).is_ok();
            let ty = if fits_int {
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
                self.bind(*name, Entity::Constant(next as u64, ty), *token);
                self.note_declaration(*token, Named::Enumerator(*token), true);
            }
            next += 1;
        }
        // `packed` selects the smallest integer type that can represent all values (OpenCL C 6.13.1).
        let packed = spec.attributes.iter().any(|a| self.attribute_name(a) == "packed");
        let aligned = spec.attributes.iter().filter_map(|a| self.record_attribute(a)).max();
        let underlying = smallest_type(low, high, packed);
        let natural = self.program.types.align(underlying);
        let e = &mut self.program.types.enums[n as usize];
        e.complete = true;
        e.underlying = underlying;
        // Without `packed`, `aligned` can only increase the alignment.
        e.align = aligned.map_or(0, |aligned| if packed { aligned } else { aligned.max(natural) });
        ty
    }

    /// The value of an enumerator, from the expression after its `=`. Returns `None` after a diagnostic.
    fn enumerator_value(&mut self, value: ast::ExprId) -> Option<i128> {
        let e = self.expression(value);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        let is_int = self.program.types.is_integer(self.ty(e));
        let known = self.known_integer(e).filter(|_| is_int);
        if known.is_none() {
            let text = "the value of the enumerator is not an integer constant expression";
            self.report_expr(&c::NOT_CONSTANT, e, text);
        }
        known
    }
}

/// The underlying type of an enumeration whose values are from `low` to `high`. If the enumeration is packed, this is
/// the smallest possible type; otherwise, it has at least 32 bits.
fn smallest_type(low: i128, high: i128, packed: bool) -> TypeId {
    let fits = |least: i128, most: i128| packed && low >= least && high <= most;
    if low < 0 && fits(-128, 127) {
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
    }
}

/// Computes the offsets of members. Returns the end of the last member in bits, and the alignment of the record.
fn lay_out(
    union: bool,
    aligned: u64,
    layout: Vec<(Option<usize>, Layout)>,
    fields: &mut [Field],
) -> (u64, u64) {
    let (mut end, mut align) = (0u64, aligned);
    for (field, member) in layout {
        if field.is_some() {
            align = align.max(member.align);
        }
        let start = if union { 0 } else { member.start(end) };
        end = end.max(start.saturating_add(member.bits()));
        if let Some(field) = field.and_then(|n| fields.get_mut(n)) {
            field.offset = start / 8;
            if let Some(bits) = &mut field.bits {
                bits.shift = (start % 8) as u32;
            }
        }
    }
    (end, align)
}
