//! The scalar types that registers hold, and the widths of their words.

/// A scalar type of the machine. Pointers are [`Scalar::U64`], `bool` is [`Scalar::U8`] with the values 0 and
/// 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Scalar {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    F32,
    F64,
}

impl Scalar {
    /// The size in bytes.
    pub fn size(self) -> u32 {
        match self {
            Scalar::I8 | Scalar::U8 => 1,
            Scalar::I16 | Scalar::U16 | Scalar::F16 => 2,
            Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => 8,
        }
    }
    /// The register file for the type.
    pub fn width(self) -> Width {
        match self.size() {
            1 => Width::W8,
            2 => Width::W16,
            4 => Width::W32,
            _ => Width::W64,
        }
    }
    /// Whether it is a floating type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F16 | Scalar::F32 | Scalar::F64)
    }
    /// Whether it is a signed integer type.
    pub fn is_signed(self) -> bool {
        matches!(self, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64)
    }
    /// The signed integer of the same size.
    pub fn to_signed(self) -> Scalar {
        match self.size() {
            1 => Scalar::I8,
            2 => Scalar::I16,
            4 => Scalar::I32,
            _ => Scalar::I64,
        }
    }
    /// The unsigned integer of the same size.
    pub fn to_unsigned(self) -> Scalar {
        match self.size() {
            1 => Scalar::U8,
            2 => Scalar::U16,
            4 => Scalar::U32,
            _ => Scalar::U64,
        }
    }
}

/// A register file, by the width of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Width {
    W8,
    W16,
    W32,
    W64,
}

impl Width {
    /// All widths, in the order of their register files.
    pub const ALL: [Width; 4] = [Width::W8, Width::W16, Width::W32, Width::W64];

    /// The size of a word in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Width::W8 => 1,
            Width::W16 => 2,
            Width::W32 => 4,
            Width::W64 => 8,
        }
    }
}
