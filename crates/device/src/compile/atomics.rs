//! Atomic functions of OpenCL C (6.15.12, with the functions of earlier editions), C11 and GNU C.

use super::*;

/// The operation that a word in a function name denotes; `None` for other words.
fn operation(word: &str) -> Option<AtomicOp> {
    Some(match word {
        "add" => AtomicOp::Add,
        "sub" => AtomicOp::Sub,
        "and" => AtomicOp::And,
        "or" => AtomicOp::Or,
        "xor" => AtomicOp::Xor,
        "nand" => AtomicOp::Nand,
        "min" | "umin" => AtomicOp::Min,
        "max" | "umax" => AtomicOp::Max,
        _ => return None,
    })
}

/// The operation of a GNU C atomic function, by its name without `__atomic_` or `__sync_`, and whether the function
/// returns the new value. `None` for other names.
fn gnu_operation(rest: &str) -> Option<(AtomicOp, bool)> {
    match rest {
        "load_n" => return Some((AtomicOp::Load, false)),
        "store_n" | "lock_release" => return Some((AtomicOp::Store, false)),
        "exchange_n" | "swap" | "lock_test_and_set" => return Some((AtomicOp::Exchange, false)),
        "compare_exchange_n" | "bool_compare_and_swap" | "val_compare_and_swap" => {
            return Some((AtomicOp::CompareExchange, false));
        }
        _ => {}
    }
    if let Some(word) = rest.strip_prefix("fetch_") {
        let op = operation(word.strip_prefix("and_").unwrap_or(word));
        return Some((op.or_else(|| operation(word))?, false));
    }
    let word = rest.strip_suffix("_and_fetch").or_else(|| rest.strip_suffix("_fetch"))?;
    Some((operation(word)?, true))
}

impl Compiler<'_> {
    pub(super) fn atomic(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let (program, token) = (self.program, self.token);
        let legacy = name.strip_prefix("atom_");
        let Some(rest) = name.strip_prefix("atomic_").or(legacy) else { return Ok(None) };
        let Some(pointer) = list.first().copied() else { return Ok(None) };
        let Some(object) = program.types.pointee(program.expr(pointer).ty.ty) else {
            return Ok(None);
        };
        let Shape::Value(ty, 1) = self.shape(object.ty)? else { return Ok(None) };
        let (rest, explicit) = match rest.strip_suffix("_explicit") {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let exchanges = rest.starts_with("compare_exchange");
        let new = exchanges
            || rest.starts_with("fetch_")
            || rest.starts_with("flag_")
            || matches!(rest, "load" | "store" | "exchange" | "init");
        // The operation, and its operand if the operand is not an argument of the function.
        let (op, fixed) = match rest {
            "inc" => (AtomicOp::Add, Some(1)),
            "dec" => (AtomicOp::Sub, Some(1)),
            "load" => (AtomicOp::Load, Some(0)),
            "flag_test_and_set" => (AtomicOp::Exchange, Some(1)),
            "flag_clear" => (AtomicOp::Store, Some(0)),
            "xchg" | "exchange" => (AtomicOp::Exchange, None),
            "store" | "init" => (AtomicOp::Store, None),
            "cmpxchg" | "compare_exchange_strong" | "compare_exchange_weak" => {
                (AtomicOp::CompareExchange, None)
            }
            _ => match operation(rest.strip_prefix("fetch_").unwrap_or(rest)) {
                Some(op) => (op, None),
                None => return Ok(None),
            },
        };
        let size = u64::from(ty.size());
        let base = self.object_of(pointer)?;
        let mut expected_at = None;
        let (expected, value) = match (fixed, op) {
            (Some(bits), _) => {
                let c = self.constant_val(ty, bits);
                (c, c)
            }
            (None, AtomicOp::CompareExchange) if exchanges => {
                let to = self.object_of(list[1])?;
                expected_at = Some(to);
                let at = self.through(to.0, to.1, size);
                (self.loaded(ty, 1, at), self.value(list[2])?)
            }
            (None, AtomicOp::CompareExchange) => (self.value(list[1])?, self.value(list[2])?),
            _ => {
                let v = self.value(list[1])?;
                (v, v)
            }
        };
        self.token = token;
        let at = self.through(base.0, base.1, size);
        if rest == "init" {
            self.stored(Val { ty, ..value }, at);
            return Ok(Some(None));
        }
        let order = if explicit {
            let first = match (fixed, op) {
                (Some(_), _) => 1,
                (None, AtomicOp::CompareExchange) => 3,
                _ => 2,
            };
            let scope = first + if expected_at.is_some() { 2 } else { 1 };
            self.order(list.get(first), list.get(scope), true)
        } else {
            self.order(None, None, new)
        };
        let d = self.value_temp(ty, 1);
        let (value, expected_reg) = (value.reg, expected.reg);
        self.emit(Instr::Atomic { op, ty, d: d.reg, value, expected: expected_reg, at, order });
        if expected_at.is_some() {
            return Ok(Some(Some(self.exchanged(d, expected, expected_at))));
        }
        match self.shape(program.expr(e).ty.ty)? {
            Shape::Value(s, _) if s == Scalar::U8 && ty != Scalar::U8 => {
                let zero = self.constant_val(ty, 0);
                let set = self.compare(Cmp::Ne, d, zero, false);
                Ok(Some(Some(self.convert(set, Scalar::U8, None, false))))
            }
            Shape::Value(..) => Ok(Some(Some(d))),
            _ => Ok(Some(None)),
        }
    }

    /// The object of an atomic function: its address and address space.
    fn object_of(&mut self, pointer: ExprId) -> Result<(Reg, Space)> {
        let addr = self.pointer(pointer, true)?;
        Ok((self.lea(addr), self.pointee_space(pointer)))
    }

    /// Computes whether a compare-and-exchange wrote the new value: it did if the previous value `seen` is the expected
    /// value. Otherwise, `seen` is stored in the object `to`, if there is one.
    fn exchanged(&mut self, seen: Val, expected: Val, to: Option<(Reg, Space)>) -> Val {
        let bits = |v: Val| Val { ty: seen.ty.to_unsigned(), ..v };
        let same = self.compare(Cmp::Eq, bits(seen), bits(expected), false);
        let answer = self.convert(same, Scalar::U8, None, false);
        let kept = self.variable_value(answer.ty, 1);
        self.set(kept, answer.reg);
        if let Some((base, space)) = to {
            let end = self.new_label();
            self.branch(Instr::Branch { cond: same.reg, when: true, to: 0 }, end);
            let at = self.through(base, space, u64::from(seen.ty.size()));
            self.stored(seen, at);
            self.place(end);
        }
        kept
    }

    /// Compiles a fence. Returns false if the function is not a fence.
    pub(super) fn fence(&mut self, name: &str) -> bool {
        match name {
            "__atomic_thread_fence" | "__c11_atomic_thread_fence" => self.fence_all(),
            // Within one work-item, all accesses are ordered.
            "__atomic_signal_fence" | "__c11_atomic_signal_fence" => {}
            _ => return false,
        }
        true
    }

    fn fence_all(&mut self) {
        self.emit(Instr::Fence { local: true, global: true, image: true, order: Order::ALL });
    }

    /// Compiles a call of `__atomic_…` (if `ordered` is set) or `__sync_…`, on an object of a non-atomic type.
    pub(super) fn gnu_atomic(
        &mut self,
        rest: &str,
        list: &[ExprId],
        ordered: bool,
    ) -> Result<Option<Val>> {
        let (program, token) = (self.program, self.token);
        let Some(pointer) = list.first().copied() else {
            self.fence_all();
            return Ok(None);
        };
        let object = program.types.pointee(program.expr(pointer).ty.ty);
        let Some(ty) = object.and_then(|o| scalar_of(program, o.ty)) else {
            return self.unexpected();
        };
        let Some((op, new)) = gnu_operation(rest) else {
            return self.unexpected();
        };
        let size = u64::from(ty.size());
        let (base, space) = self.pointer_value(pointer)?;
        let zero = self.constant_val(ty, 0);
        let mut expected_at = None;
        let (expected, value) = match (op, list) {
            (AtomicOp::Load, _) | (AtomicOp::Store, [_]) => (zero, zero),
            (AtomicOp::CompareExchange, [_, expected, value, ..]) if ordered => {
                let to = self.pointer_value(*expected)?;
                expected_at = Some(to);
                let at = self.through(to.0, to.1, size);
                (self.loaded(ty, 1, at), self.value(*value)?)
            }
            (AtomicOp::CompareExchange, [_, expected, value, ..]) => {
                (self.value(*expected)?, self.value(*value)?)
            }
            (_, [_, value, ..]) => (zero, self.value(*value)?),
            _ => (zero, zero),
        };
        let order = match (ordered, expected_at) {
            (false, _) => Order::ALL,
            (true, Some(_)) => self.order(list.get(4), None, true),
            (true, None) => self.order(list.last(), None, true),
        };
        self.token = token;
        let at = self.through(base, space, size);
        let d = self.value_temp(ty, 1);
        let (value_reg, expected_reg) = (value.reg, expected.reg);
        self.emit(Instr::Atomic {
            op,
            ty,
            d: d.reg,
            value: value_reg,
            expected: expected_reg,
            at,
            order,
        });
        if op == AtomicOp::CompareExchange && rest != "val_compare_and_swap" {
            return Ok(Some(self.exchanged(d, expected, expected_at)));
        }
        if op == AtomicOp::Store {
            return Ok(None);
        }
        if !new {
            return Ok(Some(d));
        }
        let bin = match op {
            AtomicOp::Add => Bin::Add,
            AtomicOp::Sub => Bin::Sub,
            AtomicOp::Or => Bin::Or,
            AtomicOp::Xor => Bin::Xor,
            AtomicOp::Min => Bin::Min,
            AtomicOp::Max => Bin::Max,
            _ => Bin::And,
        };
        let result = self.bin(bin, d, value);
        Ok(Some(if op == AtomicOp::Nand { self.un(Un::Not, result) } else { result }))
    }
}
