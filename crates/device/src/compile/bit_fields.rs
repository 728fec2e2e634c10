//! Bit-fields. Only the bytes that contain their bits are read and written.

use super::places::PlaceOf;
use super::*;

/// A mask of the low `width` bits.
fn mask(width: u32) -> u128 {
    (1u128 << width) - 1
}

/// The pieces in which `bytes` bytes are read and written: offset and type.
fn pieces(bytes: u64) -> Vec<(u64, Scalar)> {
    let mut list = Vec::new();
    let mut at = 0;
    while at < bytes {
        let (size, ty) = match bytes - at {
            8.. => (8, Scalar::U64),
            4.. => (4, Scalar::U32),
            2.. => (2, Scalar::U16),
            _ => (1, Scalar::U8),
        };
        list.push((at, ty));
        at += size;
    }
    list
}

/// Writes `value` to a bit-field that starts at offset `at` in the bytes of an object. Returns `None` if the bit-field
/// is not inside the object.
pub(super) fn put(bytes: &mut [u8], at: u64, bits: BitField, value: u64) -> Option<()> {
    let at = usize::try_from(at).ok()?;
    let cells = bytes.get_mut(at..at + bits.bytes() as usize)?;
    let set = (u128::from(value) & mask(bits.width)) << bits.shift;
    let keep = !(mask(bits.width) << bits.shift);
    for (i, cell) in cells.iter_mut().enumerate() {
        *cell = *cell & (keep >> (8 * i)) as u8 | (set >> (8 * i)) as u8;
    }
    Some(())
}

impl Compiler<'_> {
    fn shifted(&mut self, op: Bin, v: Val, by: u64) -> Val {
        if by == 0 {
            return v;
        }
        let by = self.constant_val(v.ty, by);
        self.bin(op, v, by)
    }

    /// The value of a bit-field of type `ty`, from the low `width` bits of a word.
    fn extended(&mut self, word: Val, ty: Scalar, width: u32) -> Val {
        let wide = if ty.is_signed() { Scalar::I64 } else { Scalar::U64 };
        let unused = 64 - u64::from(width);
        let up = self.shifted(Bin::Shl, Val { ty: wide, ..word }, unused);
        let v = self.shifted(Bin::Shr, up, unused);
        self.convert(v, ty, None, false)
    }

    pub(super) fn load_bits(
        &mut self,
        addr: Addr,
        space: Space,
        ty: Scalar,
        bits: BitField,
    ) -> Val {
        let mut word = self.constant_val(Scalar::U64, 0);
        for (at, piece) in pieces(bits.bytes()) {
            let offset = addr.offset + at as i64;
            let access = self.access(Addr { offset, ..addr }, space, 1);
            let d = self.value_temp(piece, 1);
            self.emit(Instr::Load { ty: piece, n: 1, d: d.reg, at: access });
            let d = self.convert(d, Scalar::U64, None, false);
            let place = 8 * at as i64 - i64::from(bits.shift);
            let op = if place < 0 { Bin::Shr } else { Bin::Shl };
            let part = self.shifted(op, d, place.unsigned_abs());
            word = self.bin(Bin::Or, word, part);
        }
        self.extended(word, ty, bits.width)
    }

    pub(super) fn store_bits(&mut self, addr: Addr, space: Space, bits: BitField, v: Val) {
        let v = self.convert(v, Scalar::U64, None, false);
        let low = self.constant_val(Scalar::U64, mask(bits.width) as u64);
        let v = self.bin(Bin::And, v, low);
        let set = mask(bits.width) << bits.shift;
        for (at, piece) in pieces(bits.bytes()) {
            let offset = addr.offset + at as i64;
            let place = i64::from(bits.shift) - 8 * at as i64;
            let op = if place < 0 { Bin::Shr } else { Bin::Shl };
            let part = self.shifted(op, v, place.unsigned_abs());
            let mut part = self.convert(part, piece, None, false);
            let whole = mask(8 * piece.size());
            let keep = !(set >> (8 * at)) & whole;
            if keep != 0 {
                // The neighbouring bits are preserved. The device does not track which bits are initialized: a byte is
                // treated as initialized if some of its bits are written.
                let access = self.access(Addr { offset, ..addr }, space, 1);
                let old = self.value_temp(piece, 1);
                self.emit(Instr::Load { ty: piece, n: 1, d: old.reg, at: access });
                self.emit(Instr::Clean { w: piece.width(), d: old.reg });
                let keep = self.constant_val(piece, keep as u64);
                let old = self.bin(Bin::And, old, keep);
                part = self.bin(Bin::Or, old, part);
            }
            let access = self.access(Addr { offset, ..addr }, space, 1);
            self.emit(Instr::Store { ty: piece, n: 1, s: part.reg, at: access });
        }
    }

    /// The value that an object has after the value `v` is assigned to it. A bit-field keeps only the low bits of `v`.
    pub(super) fn as_held(&mut self, place: &PlaceOf, v: Val) -> Val {
        match place {
            PlaceOf::Bits(_, _, ty, bits) => {
                let word = self.convert(v, Scalar::U64, None, false);
                self.extended(word, *ty, bits.width)
            }
            _ => v,
        }
    }
}
