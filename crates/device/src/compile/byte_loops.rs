//! `memcpy` and the like in the names of compilers: loops over bytes.

use super::*;

/// A pointer that stays as it is in a loop.
type Kept = (Reg, Space);

impl Compiler<'_> {
    /// `memcpy`, `memset`, `memcmp`, `strlen` and the storage of halves.
    pub(super) fn memory_built_in(&mut self, plain: &str, list: &[ExprId]) -> Done {
        let token = self.token;
        match (plain, list) {
            ("memcpy" | "memmove" | "memcpy_inline", [to, from, count]) => {
                let (to, from) = (self.kept_pointer(*to)?, self.kept_pointer(*from)?);
                let count = self.byte_count(*count)?;
                self.token = token;
                self.copy_bytes(to, from, count)?;
            }
            ("load_half" | "load_halff", [from]) => {
                let (base, space) = self.pointer_value(*from)?;
                self.token = token;
                let at = self.through(base, space, 2);
                let d = self.loaded(Scalar::F16, 1, at);
                let to = if plain == "load_half" { Scalar::F64 } else { Scalar::F32 };
                return Ok(Some(Some(self.convert(d, to, None, false))));
            }
            ("store_half" | "store_halff", [value, to]) => {
                let v = self.value(*value)?;
                let v = self.convert(v, Scalar::F16, Some(Rounding::Even), false);
                let (base, space) = self.pointer_value(*to)?;
                self.token = token;
                let at = self.through(base, space, 2);
                self.stored(v, at);
            }
            ("memset" | "bzero", [to, rest @ .., count]) => {
                let to = self.kept_pointer(*to)?;
                let byte = match rest.first() {
                    Some(value) => self.integer(*value, Scalar::U8)?,
                    None => self.constant(Width::W8, 0),
                };
                let value = self.variable_value(Scalar::U8, 1);
                self.set(value, byte);
                let count = self.byte_count(*count)?;
                self.token = token;
                self.each_byte(count, &mut |c, i, _| {
                    let at = c.byte_at(to, i);
                    c.stored(value, at);
                    Ok(())
                })?;
            }
            ("memcmp", [a, b, count]) => {
                let (a, b) = (self.kept_pointer(*a)?, self.kept_pointer(*b)?);
                let count = self.byte_count(*count)?;
                self.token = token;
                return self.compare_bytes(a, b, count).map(|v| Some(Some(v)));
            }
            ("strlen", [text]) => {
                let text = self.kept_pointer(*text)?;
                self.token = token;
                return self.text_length(text).map(|v| Some(Some(v)));
            }
            _ => return Ok(None),
        }
        Ok(Some(None))
    }

    fn byte_count(&mut self, e: ExprId) -> Result<Val> {
        Ok(Val { reg: self.integer(e, Scalar::U64)?, ty: Scalar::U64, n: 1 })
    }

    fn kept_pointer(&mut self, e: ExprId) -> Result<Kept> {
        let (base, space) = self.pointer_value(e)?;
        let kept = self.variable_register(Width::W64, 1);
        self.copy(Width::W64, 1, kept, base);
        Ok((kept, space))
    }

    fn byte_at(&mut self, (base, space): Kept, i: Val) -> Access {
        let addr = Addr { index: Some((i.reg, i.ty)), scale: 1, ..self.plain(base) };
        self.access(addr, space, 1)
    }

    /// A loop over `count` bytes: `body` gets the number of the byte, and says where it ends.
    fn each_byte(
        &mut self,
        count: Val,
        body: &mut dyn FnMut(&mut Self, Val, usize) -> Result<()>,
    ) -> Result<()> {
        let limit = self.variable_value(Scalar::U64, 1);
        let i = self.variable_value(Scalar::U64, 1);
        self.set(limit, count.reg);
        let (zero, one) = (self.constant(Width::W64, 0), self.constant_val(Scalar::U64, 1));
        self.set(i, zero);
        let (head, end) = (self.new_label(), self.new_label());
        self.place(head);
        let (ty, a, b) = (Scalar::U64, i.reg, limit.reg);
        self.branch(Instr::BranchCmp { op: Cmp::Lt, ty, a, b, when: false, to: 0 }, end);
        let mark = self.next;
        body(self, i, end)?;
        let next = self.bin(Bin::Add, i, one);
        self.set(i, next.reg);
        self.next = mark;
        self.jump(head);
        self.place(end);
        Ok(())
    }

    fn copy_bytes(&mut self, to: Kept, from: Kept, count: Val) -> Result<()> {
        // From the end where the target may lie over the rest of the source.
        let pointer = |reg| Val { reg, ty: Scalar::U64, n: 1 };
        let behind = self.compare(Cmp::Gt, pointer(to.0), pointer(from.0), false);
        let back = self.variable_value(Scalar::I32, 1);
        self.set(back, behind.reg);
        let one = self.constant_val(Scalar::U64, 1);
        let last = self.bin(Bin::Sub, count, one);
        let end = self.variable_value(Scalar::U64, 1);
        self.set(end, last.reg);
        self.each_byte(count, &mut |c, i, _| {
            let from_end = c.bin(Bin::Sub, end, i);
            let place = c.choose(back, from_end, i, false);
            let at = c.byte_at(from, place);
            let byte = c.loaded(Scalar::U8, 1, at);
            let at = c.byte_at(to, place);
            c.stored(byte, at);
            Ok(())
        })
    }

    fn compare_bytes(&mut self, a: Kept, b: Kept, count: Val) -> Result<Val> {
        let result = self.variable_value(Scalar::I32, 1);
        let zero = self.constant(Width::W32, 0);
        self.set(result, zero);
        self.each_byte(count, &mut |c, i, end| {
            let mut byte = |pointer| {
                let at = c.byte_at(pointer, i);
                let d = c.loaded(Scalar::U8, 1, at);
                c.convert(d, Scalar::I32, None, false)
            };
            let (x, y) = (byte(a), byte(b));
            let d = c.bin(Bin::Sub, x, y);
            c.set(result, d.reg);
            c.branch(Instr::Branch { cond: d.reg, when: true, to: 0 }, end);
            Ok(())
        })?;
        Ok(self.copied(result))
    }

    fn text_length(&mut self, text: Kept) -> Result<Val> {
        let length = self.variable_value(Scalar::U64, 1);
        let most = self.constant_val(Scalar::U64, u64::MAX);
        let zero = self.constant(Width::W8, 0);
        self.each_byte(most, &mut |c, i, end| {
            c.set(length, i.reg);
            let at = c.byte_at(text, i);
            let (ty, a) = (Scalar::U8, c.loaded(Scalar::U8, 1, at).reg);
            c.branch(Instr::BranchCmp { op: Cmp::Eq, ty, a, b: zero, when: true, to: 0 }, end);
            Ok(())
        })?;
        Ok(self.copied(length))
    }
}
