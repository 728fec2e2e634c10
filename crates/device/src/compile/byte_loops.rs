//! `__builtin_memcpy` and similar compiler-specific functions, which are compiled to loops over bytes.

use super::*;

/// A pointer that is constant during a loop, and its address space.
type Kept = (Reg, Space);

impl Compiler<'_> {
    /// Compiles `memcpy`, `memmove` and `memset`.
    pub(super) fn memory_built_in(&mut self, plain: &str, list: &[ExprId]) -> Done {
        let token = self.token;
        match (plain, list) {
            ("memcpy" | "memmove" | "memcpy_inline", [to, from, count]) => {
                let (to, from) = (self.kept_pointer(*to)?, self.kept_pointer(*from)?);
                let count = self.byte_count(*count)?;
                self.token = token;
                self.copy_bytes(to, from, count)?;
            }
            ("memset", [to, value, count]) => {
                let to = self.kept_pointer(*to)?;
                let byte = self.integer(*value, Scalar::U8)?;
                let value = self.variable_value(Scalar::U8, 1);
                self.set(value, byte);
                let count = self.byte_count(*count)?;
                self.token = token;
                self.each_byte(count, &mut |c, i| {
                    let at = c.byte_at(to, i);
                    c.stored(value, at);
                    Ok(())
                })?;
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

    /// Compiles a loop over `count` bytes. `body` receives the index of the byte.
    fn each_byte(
        &mut self,
        count: Val,
        body: &mut dyn FnMut(&mut Self, Val) -> Result<()>,
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
        body(self, i)?;
        let next = self.bin(Bin::Add, i, one);
        self.set(i, next.reg);
        self.next = mark;
        self.jump(head);
        self.place(end);
        Ok(())
    }

    fn copy_bytes(&mut self, to: Kept, from: Kept, count: Val) -> Result<()> {
        // If the target follows the source, the loop runs from the end: the target may overlap bytes of the source that
        // are not copied yet.
        let pointer = |reg| Val { reg, ty: Scalar::U64, n: 1 };
        let behind = self.compare(Cmp::Gt, pointer(to.0), pointer(from.0), false);
        let back = self.variable_value(Scalar::I32, 1);
        self.set(back, behind.reg);
        let one = self.constant_val(Scalar::U64, 1);
        let last = self.bin(Bin::Sub, count, one);
        let end = self.variable_value(Scalar::U64, 1);
        self.set(end, last.reg);
        self.each_byte(count, &mut |c, i| {
            let from_end = c.bin(Bin::Sub, end, i);
            let place = c.choose(back, from_end, i, false);
            let at = c.byte_at(from, place);
            let byte = c.loaded(Scalar::U8, 1, at);
            let at = c.byte_at(to, place);
            c.stored(byte, at);
            Ok(())
        })
    }
}
