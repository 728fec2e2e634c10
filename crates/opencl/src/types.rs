//! Interned types and their sizes and alignments (OpenCL C 6.3). Two types are the same if and only if their ids are
//! equal.

mod built_in;
mod text;

use super::ast::{Access, AddressSpace, quals};
use super::hash::KeyedMap;
use super::interner::Symbol;
use super::keywords::ty;
pub(crate) use built_in::*;
pub use text::access_word;

/// An interned type without qualifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);

/// A mark among the qualifier bits; it is not a qualifier. In the source, the type is written as `size_t` or a related
/// type, which cannot be the type of a kernel parameter.
pub const SIZE_DEPENDENT: u8 = 0x80;

/// A mark like [`SIZE_DEPENDENT`]: in the source, the type is written as `long long`. It has the values of `long`, but
/// is a distinct type in declarations.
pub const LONG_LONG: u8 = 0x40;

/// A type with the qualifiers and the address space of its object.
#[derive(Clone, Copy, Debug)]
pub struct QualType {
    /// The type.
    pub ty: TypeId,
    /// Bits of [`quals`], [`SIZE_DEPENDENT`] and [`LONG_LONG`].
    pub quals: u8,
    /// The address space; `None` if it is not known yet or does not matter.
    pub space: Option<AddressSpace>,
}

impl PartialEq for QualType {
    fn eq(&self, other: &Self) -> bool {
        self.ty == other.ty
            && self.quals & !SIZE_DEPENDENT == other.quals & !SIZE_DEPENDENT
            && self.space == other.space
    }
}
impl Eq for QualType {}
impl std::hash::Hash for QualType {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.ty, self.quals & !SIZE_DEPENDENT, self.space).hash(state);
    }
}

impl QualType {
    /// The type without qualifiers or address space.
    pub fn plain(ty: TypeId) -> QualType {
        QualType { ty, quals: 0, space: None }
    }
    /// Whether the type is qualified with `const`.
    pub fn is_const(self) -> bool {
        self.quals & quals::CONST != 0
    }
    /// The type in another address space.
    pub fn in_space(self, space: AddressSpace) -> QualType {
        QualType { space: Some(space), ..self }
    }
    /// The type with additional qualifiers.
    pub fn with(self, quals: u8) -> QualType {
        QualType { quals: self.quals | quals, ..self }
    }
}

macro_rules! image_kinds {
    ($($kind:ident)*) => {
        /// The kinds of images (OpenCL C 6.3.3), in the order in which `keywords.rs` lists their names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum ImageKind {
            $($kind),*
        }

        impl ImageKind {
            /// All image kinds.
            pub const ALL: [ImageKind; 12] = [$(ImageKind::$kind),*];
        }
    };
}

image_kinds! {
    Image1d Image1dArray Image1dBuffer Image2d Image2dArray Image2dDepth Image2dArrayDepth Image2dMsaa
    Image2dArrayMsaa Image2dMsaaDepth Image2dArrayMsaaDepth Image3d
}

impl ImageKind {
    /// The type's name.
    pub fn name(self) -> &'static str {
        super::keywords::WORDS[(ty::K_image1d_t.0 + self as u32) as usize]
    }
}

/// The kind of a type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// A placeholder for a type with an error. It produces no further diagnostics.
    Error,
    /// `void`
    Void,
    /// `bool`
    Bool,
    /// `char`
    Char,
    /// `signed char`, which is distinct from `char` in C.
    SChar,
    /// `uchar`
    UChar,
    /// `short`
    Short,
    /// `ushort`
    UShort,
    /// `int`
    Int,
    /// `uint`
    UInt,
    /// `long`
    Long,
    /// `ulong`
    ULong,
    /// `half`
    Half,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `sampler_t`
    Sampler,
    /// `event_t`
    Event,
    /// `clk_event_t`
    ClkEvent,
    /// `queue_t`
    Queue,
    /// `reserve_id_t`
    ReserveId,
    /// `ndrange_t`
    NdRange,
    /// A vector: the element type and the width.
    Vector(TypeId, u8),
    /// A pointer.
    Pointer(QualType),
    /// A block, with its function type.
    BlockPointer(TypeId),
    /// An array; the size is `None` if it is unknown.
    Array(QualType, Option<u64>),
    /// A function.
    Function(Box<FunctionType>),
    /// A struct or union, by its index in the program.
    Record(u32),
    /// An enumeration, by its index in the program.
    Enum(u32),
    /// An atomic type.
    Atomic(TypeId),
    /// An image.
    Image(ImageKind, Access),
    /// A pipe, with its packet type.
    Pipe(QualType, Access),
}

/// The type of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// The return type.
    pub result: QualType,
    /// The parameter types.
    pub params: Vec<QualType>,
    /// Whether the parameter list ends with `...`.
    pub variadic: bool,
}

macro_rules! basic_types {
    ($($const:ident $kind:ident $name:literal,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u32)]
        enum BasicOrder { $($const),* }
        $(
            #[doc = concat!("The type `", $name, "`.")]
            pub const $const: TypeId = TypeId(BasicOrder::$const as u32);
        )*
        static BASIC: &[TypeKind] = &[$(TypeKind::$kind),*];
        /// The names of the basic types, in the order of `BASIC`.
        static BASIC_NAMES: &[&str] = &[$($name),*];
    };
}

basic_types! {
    ERROR Error "<error>", VOID Void "void", BOOL Bool "bool", CHAR Char "char", SCHAR SChar "signed char",
    UCHAR UChar "uchar", SHORT Short "short", USHORT UShort "ushort", INT Int "int", UINT UInt "uint",
    LONG Long "long", ULONG ULong "ulong", HALF Half "half", FLOAT Float "float", DOUBLE Double "double",
    SAMPLER Sampler "sampler_t", EVENT Event "event_t", CLK_EVENT ClkEvent "clk_event_t",
    QUEUE Queue "queue_t", RESERVE_ID ReserveId "reserve_id_t", NDRANGE NdRange "ndrange_t",
}

/// A member of a record.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name; `None` for an anonymous struct or union.
    pub name: Option<Symbol>,
    /// Type.
    pub ty: QualType,
    /// The byte offset. For a bit-field, the offset of the first byte that holds one of its bits.
    pub offset: u64,
    /// The bits, if the member is a bit-field.
    pub bits: Option<BitField>,
    /// The token of its name.
    pub token: u32,
}

/// The bits of a bit-field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitField {
    /// The lowest bit, counted from bit 0 of the first byte; at most 7.
    pub shift: u32,
    /// The number of bits, at most 64.
    pub width: u32,
}

impl BitField {
    /// The number of bytes that hold the bits.
    pub fn bytes(self) -> u64 {
        u64::from(self.shift + self.width).div_ceil(8)
    }
}

/// A struct or union.
#[derive(Clone, Debug)]
pub struct Record {
    /// Tag.
    pub tag: Option<Symbol>,
    /// The first typedef that names the type, if it has no tag.
    pub alias: Option<Symbol>,
    /// Whether it is a union.
    pub union: bool,
    /// The members; `None` for an incomplete type.
    pub fields: Option<Vec<Field>>,
    /// The index of each member by its name.
    pub(crate) named: KeyedMap<Symbol, u32>,
    /// The indices of the members without a name.
    pub(crate) anonymous: Vec<u32>,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Whether it is `packed`.
    pub packed: bool,
    /// Whether an error in it has been reported.
    pub invalid: bool,
    /// The token of its first mention.
    pub token: u32,
}

/// An enumeration.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// Tag.
    pub tag: Option<Symbol>,
    /// The first typedef that names the type, if it has no tag.
    pub alias: Option<Symbol>,
    /// Whether the enumerators are known.
    pub complete: bool,
    /// The underlying integer type.
    pub underlying: TypeId,
    /// The alignment in bytes; 0 is the alignment of the underlying type.
    pub align: u64,
    /// The token of its first mention.
    pub token: u32,
}

/// The maximum nesting depth of types.
pub(crate) const NESTING_LIMIT: u32 = 256;

/// All types of one program.
#[derive(Debug)]
pub struct Types {
    kinds: Vec<TypeKind>,
    /// The nesting depth of each type, which counts the type itself. It bounds the recursion of functions that walk
    /// types.
    depths: Vec<u32>,
    ids: KeyedMap<TypeKind, TypeId>,
    /// Structs and unions.
    pub records: Vec<Record>,
    /// Enumerations.
    pub enums: Vec<Enumeration>,
    /// The width of `size_t` in bits.
    pub address_bits: u32,
}

impl Types {
    pub(crate) fn new(address_bits: u32) -> Types {
        let mut kinds = Vec::with_capacity(128);
        kinds.extend_from_slice(BASIC);
        let widths = |e: &TypeId| WIDTHS.map(|n| TypeKind::Vector(*e, n));
        kinds.extend(SCALARS.iter().flat_map(widths));
        Types {
            depths: vec![1; kinds.len()],
            kinds,
            ids: KeyedMap::default(),
            records: Vec::new(),
            enums: Vec::new(),
            address_bits,
        }
    }

    /// The kind of a type.
    pub fn kind(&self, id: TypeId) -> &TypeKind {
        &self.kinds[id.0 as usize]
    }

    pub(crate) fn intern(&mut self, kind: TypeKind) -> TypeId {
        match kind {
            TypeKind::Vector(element, width) => {
                if let Some(id) = built_in_vector(element, width) {
                    return id;
                }
            }
            TypeKind::Pointer(_)
            | TypeKind::BlockPointer(_)
            | TypeKind::Array(..)
            | TypeKind::Function(_)
            | TypeKind::Atomic(_)
            | TypeKind::Image(..) => {}
            _ => {
                if let Some(i) = BASIC.iter().position(|k| *k == kind) {
                    return TypeId(i as u32);
                }
            }
        }
        if let Some(id) = self.ids.get(&kind) {
            return *id;
        }
        let id = TypeId(self.kinds.len() as u32);
        self.depths.push(1 + self.depth_inside(&kind));
        self.kinds.push(kind.clone());
        self.ids.insert(kind, id);
        id
    }

    fn depth_inside(&self, kind: &TypeKind) -> u32 {
        let depth = |ty: &TypeId| self.depths[ty.0 as usize];
        match kind {
            TypeKind::Pointer(q) | TypeKind::Array(q, _) => depth(&q.ty),
            TypeKind::BlockPointer(ty) | TypeKind::Atomic(ty) => depth(ty),
            TypeKind::Function(f) => {
                f.params.iter().chain([&f.result]).map(|q| depth(&q.ty)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Whether a type exceeds the nesting limit.
    pub(crate) fn nests_too_deep(&self, ty: TypeId) -> bool {
        self.depths[ty.0 as usize] > NESTING_LIMIT
    }

    /// Gives a struct or union its members.
    pub(crate) fn define_record(&mut self, n: u32, fields: Vec<Field>) {
        let ty = self.intern(TypeKind::Record(n));
        let inside = fields.iter().map(|field| self.depths[field.ty.ty.0 as usize]).max();
        self.depths[ty.0 as usize] = 1 + inside.unwrap_or(0);
        let record = &mut self.records[n as usize];
        for (i, field) in (0..).zip(&fields) {
            match field.name {
                Some(name) => _ = record.named.entry(name).or_insert(i),
                None => record.anonymous.push(i),
            }
        }
        record.fields = Some(fields);
    }

    /// The vector type of `width` elements; for width 1, the element type itself.
    pub fn vector(&mut self, element: TypeId, width: u8) -> TypeId {
        if width == 1 { element } else { self.intern(TypeKind::Vector(element, width)) }
    }

    /// The type of a pointer to `to`.
    pub fn pointer(&mut self, to: QualType) -> TypeId {
        self.intern(TypeKind::Pointer(to))
    }

    /// The type of a block with the function type `of`; [`ERROR`] if the result or a parameter has the type [`ERROR`].
    pub fn block_pointer(&mut self, of: TypeId) -> TypeId {
        let is_unknown = self.as_function(of).is_some_and(|f| {
            f.result.ty == ERROR || f.params.iter().any(|parameter| parameter.ty == ERROR)
        });
        if is_unknown { ERROR } else { self.intern(TypeKind::BlockPointer(of)) }
    }

    /// `size_t`.
    pub fn size_t(&self) -> TypeId {
        if self.address_bits == 64 { ULONG } else { UINT }
    }

    /// `ptrdiff_t`.
    pub fn ptrdiff_t(&self) -> TypeId {
        if self.address_bits == 64 { LONG } else { INT }
    }

    /// The element type and width of a vector type.
    pub fn as_vector(&self, id: TypeId) -> Option<(TypeId, u8)> {
        match self.kind(id) {
            TypeKind::Vector(e, n) => Some((*e, *n)),
            _ => None,
        }
    }

    /// The pointee of a pointer type.
    pub fn pointee(&self, id: TypeId) -> Option<QualType> {
        match self.kind(id) {
            TypeKind::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// The function type of a function, of a pointer to a function, or of a block; `None` for other types.
    pub fn as_function(&self, id: TypeId) -> Option<&FunctionType> {
        match self.kind(id) {
            TypeKind::Function(f) => Some(f),
            TypeKind::Pointer(to) => match self.kind(to.ty) {
                TypeKind::Function(f) => Some(f),
                _ => None,
            },
            TypeKind::BlockPointer(f) => match self.kind(*f) {
                TypeKind::Function(f) => Some(f),
                _ => None,
            },
            _ => None,
        }
    }

    /// The element type of a vector type; the type itself otherwise.
    pub fn element(&self, id: TypeId) -> TypeId {
        self.as_vector(id).map_or(id, |v| v.0)
    }

    /// The number of elements of a vector; 1 for other types.
    pub fn width(&self, id: TypeId) -> u8 {
        self.as_vector(id).map_or(1, |v| v.1)
    }

    /// Whether the type is a scalar integer type, including `bool` and enumerations.
    pub fn is_integer(&self, id: TypeId) -> bool {
        (id >= BOOL && id <= ULONG) || matches!(self.kind(id), TypeKind::Enum(_))
    }

    /// Whether the type is a scalar floating type.
    pub fn is_float(&self, id: TypeId) -> bool {
        id >= HALF && id <= DOUBLE
    }

    /// Whether the type is an integer or floating scalar type.
    pub fn is_arithmetic(&self, id: TypeId) -> bool {
        self.is_integer(id) || self.is_float(id)
    }

    /// Whether the type is a pointer type.
    pub fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.kind(id), TypeKind::Pointer(_))
    }

    /// Whether the type is an arithmetic, pointer or block type. A condition may have such a type.
    pub fn is_scalar(&self, id: TypeId) -> bool {
        self.is_arithmetic(id)
            || matches!(self.kind(id), TypeKind::Pointer(_) | TypeKind::BlockPointer(_))
    }

    /// Whether the type is a signed integer type.
    pub fn is_signed(&self, id: TypeId) -> bool {
        match self.kind(id) {
            TypeKind::Char | TypeKind::SChar | TypeKind::Short | TypeKind::Int | TypeKind::Long => {
                true
            }
            TypeKind::Enum(n) => self.is_signed(self.enums[*n as usize].underlying),
            _ => false,
        }
    }

    /// The underlying integer type of an enumeration; the type itself otherwise.
    pub fn underlying(&self, id: TypeId) -> TypeId {
        match self.kind(id) {
            TypeKind::Enum(n) => self.enums[*n as usize].underlying,
            _ => id,
        }
    }

    /// The conversion rank of an integer type (C99 6.3.1.1).
    pub fn rank(&self, id: TypeId) -> u8 {
        match self.kind(id) {
            TypeKind::Bool => 0,
            TypeKind::Char | TypeKind::SChar | TypeKind::UChar => 1,
            TypeKind::Short | TypeKind::UShort => 2,
            TypeKind::Int | TypeKind::UInt => 3,
            TypeKind::Long | TypeKind::ULong => 4,
            TypeKind::Enum(n) => self.rank(self.enums[*n as usize].underlying),
            _ => 3,
        }
    }

    /// The unsigned type that corresponds to a signed integer type; for other types, the type itself.
    pub fn to_unsigned(&self, id: TypeId) -> TypeId {
        match id {
            CHAR | SCHAR => UCHAR,
            SHORT => USHORT,
            INT => UINT,
            LONG => ULONG,
            other => other,
        }
    }

    /// The signed integer type of the same size, also if the type is a floating type.
    pub fn signed_of_size(&self, id: TypeId) -> TypeId {
        match self.size(id) {
            Some(1) => CHAR,
            Some(2) => SHORT,
            Some(4) => INT,
            _ => LONG,
        }
    }

    /// Whether the type is complete.
    pub fn is_complete(&self, id: TypeId) -> bool {
        match self.kind(id) {
            TypeKind::Void | TypeKind::Array(_, None) => false,
            TypeKind::Record(n) => self.records[*n as usize].fields.is_some(),
            TypeKind::Enum(n) => {
                let e = &self.enums[*n as usize];
                e.complete
            }
            TypeKind::Array(e, _) => self.is_complete(e.ty),
            _ => true,
        }
    }

    /// The size in bytes. `None` for incomplete types, functions and [`ERROR`], or if the size does not fit in 64 bits.
    pub fn size(&self, id: TypeId) -> Option<u64> {
        Some(match self.kind(id) {
            TypeKind::Bool | TypeKind::Char | TypeKind::SChar | TypeKind::UChar => 1,
            TypeKind::Short | TypeKind::UShort | TypeKind::Half => 2,
            TypeKind::Int | TypeKind::UInt | TypeKind::Float => 4,
            TypeKind::Long | TypeKind::ULong | TypeKind::Double => 8,
            TypeKind::Sampler
            | TypeKind::Event
            | TypeKind::ClkEvent
            | TypeKind::Queue
            | TypeKind::ReserveId
            | TypeKind::Image(..)
            | TypeKind::Pipe(..)
            | TypeKind::Pointer(_)
            | TypeKind::BlockPointer(_) => u64::from(self.address_bits / 8),
            TypeKind::NdRange => u64::from(self.address_bits / 8) * 10,
            // A vector of three elements has the size of a vector of four.
            TypeKind::Vector(e, n) => (self.size(*e)? * u64::from(*n)).next_power_of_two(),
            TypeKind::Array(e, Some(n)) => self.size(e.ty)?.checked_mul(*n)?,
            TypeKind::Record(n) => {
                let record = &self.records[*n as usize];
                record.fields.as_ref()?;
                record.size
            }
            TypeKind::Enum(_) if !self.is_complete(id) => return None,
            TypeKind::Enum(n) => self.size(self.enums[*n as usize].underlying)?,
            TypeKind::Atomic(t) => self.size(*t)?,
            TypeKind::Error | TypeKind::Void | TypeKind::Function(_) | TypeKind::Array(_, None) => {
                return None;
            }
        })
    }

    /// The alignment in bytes.
    pub fn align(&self, id: TypeId) -> u64 {
        match self.kind(id) {
            TypeKind::Array(e, _) => self.align(e.ty),
            TypeKind::Record(n) => self.records[*n as usize].align,
            TypeKind::Enum(n) if self.enums[*n as usize].align > 0 => self.enums[*n as usize].align,
            TypeKind::NdRange => u64::from(self.address_bits / 8),
            TypeKind::Void | TypeKind::Function(_) => 1,
            _ => self.size(id).unwrap_or(1).max(1),
        }
    }

    /// The member of a record with the given name: the path of field indices to it through anonymous members, and its
    /// type. `None` if the record has no such member.
    pub fn find_field(&self, record: u32, name: Symbol) -> Option<(Vec<u32>, QualType)> {
        let members = &self.records[record as usize];
        let fields = members.fields.as_ref()?;
        if let Some(i) = members.named.get(&name) {
            return Some((vec![*i], fields[*i as usize].ty));
        }
        members.anonymous.iter().find_map(|i| {
            let outer = fields[*i as usize].ty;
            let TypeKind::Record(inner) = self.kind(outer.ty) else { return None };
            let (mut path, found) = self.find_field(*inner, name)?;
            path.insert(0, *i);
            Some((path, QualType { quals: found.quals | outer.quals, ..found }))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_vectors_are_there_from_the_start() {
        let mut types = Types::new(64);
        let before = types.kinds.len();
        for element in SCALARS {
            for width in WIDTHS {
                let id = types.vector(element, width);
                assert_eq!(types.as_vector(id), Some((element, width)));
                assert_eq!(types.intern(TypeKind::Vector(element, width)), id);
            }
        }
        assert_eq!(types.kinds.len(), before);
        assert!(types.vector(FLOAT, 5).0 as usize >= before);
    }
}
