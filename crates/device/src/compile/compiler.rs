//! Functions of compilers that real sources use: `__builtin_…`, the atomic functions of C11 and GNU C,
//! and kernel clocks.

use super::*;
use crate::integer::overflow_code;
use clman_opencl::builtins::math_h;

/// Functions of `math.h` in the names of compilers: what ours are called.
fn math_name(plain: &str) -> Option<&'static str> {
    let (name, ..) = math_h(plain)?;
    Some(match name {
        "nearbyint" | "roundeven" => "rint",
        "scalbn" => "ldexp",
        _ => name,
    })
}

/// The operator of an atomic function of GNU C, and whether it gives the new value.
fn gnu_operation(rest: &str) -> Option<(AtomicOp, bool)> {
    let op = |word: &str| {
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
    };
    if let Some(word) = rest.strip_prefix("fetch_") {
        return Some((op(word.strip_prefix("and_").unwrap_or(word)).or_else(|| op(word))?, false));
    }
    let word = rest.strip_suffix("_and_fetch").or_else(|| rest.strip_suffix("_fetch"))?;
    Some((op(word)?, true))
}

impl Compiler<'_> {
    pub(super) fn compiler_function(
        &mut self,
        e: ExprId,
        name: &str,
        list: &[ExprId],
    ) -> Result<Option<Option<Val>>> {
        if name.starts_with("clock_read") {
            self.in_order = true;
            let d = self.value_temp(Scalar::U64, 1);
            self.emit(Instr::Clock { d: d.reg });
            // The low word comes first.
            let hilo = name.contains("hilo");
            return Ok(Some(Some(if hilo { self.reinterpret(d, Scalar::U32, 2) } else { d })));
        }
        let c11 = name.strip_prefix("__opencl_atomic_").or(name.strip_prefix("__c11_atomic_"));
        if let Some(rest) = c11 {
            let plain = if rest == "init" {
                "atomic_init".to_string()
            } else {
                format!("atomic_{rest}_explicit")
            };
            return self.atomic(e, &plain, list);
        }
        if let Some(done) = self.about_memory(name, list) {
            return Ok(Some(done));
        }
        if let Some(rest) = name.strip_prefix("__atomic_") {
            return self.gnu_atomic(rest, list, true).map(Some);
        }
        if let Some(rest) = name.strip_prefix("__sync_") {
            return self.gnu_atomic(rest, list, false).map(Some);
        }
        let Some(plain) = name.strip_prefix("__builtin_") else { return Ok(None) };
        if let Some(done) = self.memory_built_in(plain, list)? {
            return Ok(Some(done));
        }
        let token = self.token;
        let Some((s, n)) = self.result_shape(e)? else {
            return match plain {
                // What is assumed is not evaluated.
                "assume" | "assume_separate_storage" | "debugtrap" | "__clear_cache" => {
                    Ok(Some(None))
                }
                "prefetch" => {
                    for e in list {
                        self.effect(*e)?;
                    }
                    Ok(Some(None))
                }
                "trap" | "abort" | "unreachable" => {
                    self.emit(Instr::Exit);
                    self.emit(Instr::Label);
                    Ok(Some(None))
                }
                _ => Ok(None),
            };
        };
        let computed = match plain {
            "popcountl" | "popcountll" | "popcountg" => Some("popcount"),
            "clzs" | "clzl" | "clzll" => Some("clz"),
            "ctzs" | "ctzl" | "ctzll" => Some("ctz"),
            "signbitf" => Some("signbit"),
            "isnanf" => Some("isnan"),
            "isinff" => Some("isinf"),
            "powif" | "powi" => Some("pown"),
            "shufflevector" if list.len() == 2 => Some("shuffle"),
            "rotateleft8" | "rotateleft16" | "rotateleft32" | "rotateleft64" => Some("rotate"),
            "popcount" | "clz" | "ctz" | "isnan" | "isinf" | "isfinite" | "isnormal"
            | "signbit" => Some(plain),
            "bitreverse8" | "bitreverse16" | "bitreverse32" | "bitreverse64" => Some("bit_reverse"),
            "bswap16" | "bswap32" | "bswap64" => Some("byte_swap"),
            _ => math_name(plain),
        };
        if let Some(name) = computed {
            return Ok(self.computation(name, list, s, n)?.map(Some));
        }
        // Of zero, what the second argument says.
        if let ("clzg" | "ctzg", [a, otherwise @ ..]) = (plain, list) {
            let v = self.value(*a)?;
            let name = if plain == "clzg" { "clz" } else { "ctz" };
            let counted = self.apply1(name, v, v.ty)?;
            let counted = self.convert(counted, s, None, false);
            let Some(other) = otherwise.first() else { return Ok(Some(Some(counted))) };
            let other = self.value(*other)?;
            let other = self.convert(other, s, None, false);
            let zero = self.constant_val(v.ty, 0);
            let is_zero = self.compare(Cmp::Eq, v, zero, false);
            return Ok(Some(Some(self.choose(is_zero, other, counted, false))));
        }
        if let Some(rest) = plain.strip_prefix("elementwise_") {
            let rest = match rest {
                "roundeven" | "nearbyint" => "rint",
                "bitreverse" => "bit_reverse",
                "abs" if s.is_float() => "fabs",
                "max" if s.is_float() => "fmax",
                "min" if s.is_float() => "fmin",
                _ => rest,
            };
            if let ("canonicalize", [a]) = (rest, list) {
                return Ok(Some(Some(self.value(*a)?)));
            }
            return Ok(self.computation(rest, list, s, n)?.map(Some));
        }
        let plain = match plain {
            "saddl_overflow" | "sadd_overflow" | "uaddl_overflow" | "uadd_overflow"
            | "saddll_overflow" | "uaddll_overflow" => "add_overflow",
            "ssubl_overflow" | "ssub_overflow" | "usubl_overflow" | "usub_overflow"
            | "ssubll_overflow" | "usubll_overflow" => "sub_overflow",
            "smull_overflow" | "smul_overflow" | "umull_overflow" | "umul_overflow"
            | "smulll_overflow" | "umulll_overflow" => "mul_overflow",
            _ => plain,
        };
        let done = match (plain, list) {
            ("readcyclecounter" | "readsteadycounter", []) => {
                self.in_order = true;
                let d = self.value_temp(Scalar::U64, 1);
                self.emit(Instr::Clock { d: d.reg });
                d
            }
            ("expect" | "expect_with_probability", [a, ..]) => {
                let v = self.value(*a)?;
                self.convert(v, s, None, false)
            }
            ("launder" | "unpredictable", [a])
            | ("canonicalize" | "canonicalizef", [a])
            | ("assume_aligned", [a, ..]) => self.value(*a)?,
            ("flt_rounds", []) => self.constant_val(s, 1),
            ("iszero", [a]) => {
                let v = self.value(*a)?;
                let zero = self.constant_val(v.ty, 0);
                self.compare(Cmp::Eq, v, zero, false)
            }
            ("rotateright8" | "rotateright16" | "rotateright32" | "rotateright64", [a, by]) => {
                let (v, by) = (self.value(*a)?, self.value(*by)?);
                let back = self.un(Un::Neg, by);
                self.apply2("rotate", v, back, v.ty)?
            }
            ("clrsb" | "clrsbl" | "clrsbll", [a]) => {
                // The bits behind the first that equal it.
                let v = self.value(*a)?;
                let zero = self.constant_val(v.ty, 0);
                let negative = self.compare(Cmp::Lt, v, zero, false);
                let other = self.un(Un::Not, v);
                let v = self.choose(negative, other, v, false);
                let zeros = self.apply1("clz", v, v.ty)?;
                let one = self.constant_val(v.ty, 1);
                let behind = self.bin(Bin::Sub, zeros, one);
                self.convert(behind, s, None, false)
            }
            ("parity" | "parityl" | "parityll", [a]) => {
                let v = self.value(*a)?;
                let bits = self.apply1("popcount", v, v.ty)?;
                let one = self.constant_val(bits.ty, 1);
                let odd = self.bin(Bin::And, bits, one);
                self.convert(odd, s, None, false)
            }
            ("ffs" | "ffsl" | "ffsll", [a]) => {
                let v = self.value(*a)?;
                let zeros = self.apply1("ctz", v, v.ty)?;
                let one = self.constant_val(v.ty, 1);
                let place = self.bin(Bin::Add, zeros, one);
                let zero = self.constant_val(v.ty, 0);
                let some = self.compare(Cmp::Ne, v, zero, false);
                let place = self.choose(some, place, zero, false);
                self.convert(place, s, None, false)
            }
            ("abs" | "labs" | "llabs", [a]) => {
                let v = self.value(*a)?;
                let other = self.un(Un::Neg, v);
                self.bin(Bin::Max, v, other)
            }
            (
                "isgreater" | "isless" | "isunordered" | "islessgreater" | "isgreaterequal"
                | "islessequal",
                [a, b],
            ) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let wide = if a.ty.size() > b.ty.size() { a.ty } else { b.ty };
                let (a, b) =
                    (self.convert(a, wide, None, false), self.convert(b, wide, None, false));
                let mut either = |op, other, x: [Val; 2], y: [Val; 2]| {
                    let x = self.compare(op, x[0], x[1], false);
                    let y = self.compare(other, y[0], y[1], false);
                    self.bin(Bin::Or, x, y)
                };
                match plain {
                    "isunordered" => either(Cmp::Ne, Cmp::Ne, [a, a], [b, b]),
                    "islessgreater" => either(Cmp::Lt, Cmp::Gt, [a, b], [a, b]),
                    "isless" => self.compare(Cmp::Lt, a, b, false),
                    "islessequal" => self.compare(Cmp::Le, a, b, false),
                    "isgreaterequal" => self.compare(Cmp::Ge, a, b, false),
                    _ => self.compare(Cmp::Gt, a, b, false),
                }
            }
            ("object_size" | "dynamic_object_size", [_, ..]) => {
                // Not known: as compilers say where they do not see the object.
                let kind = list.get(1).and_then(|e| self.known_integer(*e)).unwrap_or(0);
                self.constant_val(s, if kind & 2 == 0 { u64::MAX } else { 0 })
            }
            ("add_overflow" | "sub_overflow" | "mul_overflow", [a, b, to]) => {
                return self.overflow(plain, *a, *b, *to).map(|v| Some(Some(v)));
            }
            ("shufflevector", [a, b, lanes @ ..]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                self.token = token;
                let d = self.value_temp(s, n);
                for (k, lane) in lanes.iter().enumerate().take(usize::from(n)) {
                    // -1: any value.
                    let lane = self.known_integer(*lane).unwrap_or(-1);
                    let from = match u8::try_from(lane) {
                        Ok(lane) if lane < a.n => self.component(a, lane).reg,
                        Ok(lane) if lane - a.n < b.n => self.component(b, lane - a.n).reg,
                        _ => self.constant(s.width(), 0),
                    };
                    self.emit(Instr::Move { w: s.width(), n: 1, d: d.reg + k as u32, s: from });
                }
                d
            }
            (_, [a]) => match plain.strip_prefix("reduce_") {
                Some(op) => {
                    let op = match op {
                        "add" => Bin::Add,
                        "mul" => Bin::Mul,
                        "and" => Bin::And,
                        "or" => Bin::Or,
                        "xor" => Bin::Xor,
                        "min" => Bin::Min,
                        "max" => Bin::Max,
                        _ => return Ok(None),
                    };
                    let v = self.value(*a)?;
                    let mut sum = self.component(v, 0);
                    for k in 1..v.n {
                        let next = self.component(v, k);
                        sum = self.bin(op, sum, next);
                    }
                    sum
                }
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        Ok(Some(Some(done)))
    }

    /// Computes as if with all bits, stores what fits, and says whether that is not all.
    fn overflow(&mut self, name: &str, a: ExprId, b: ExprId, to: ExprId) -> Result<Val> {
        let program = self.program;
        let token = self.token;
        let object = program.types.pointee(program.expr(to).ty.ty);
        let Some(result) = object.and_then(|o| scalar_of(program, o.ty)) else {
            return self.fail("a result that is no integer");
        };
        let (op, bin) = match name {
            "add_overflow" => (0, Bin::Add),
            "sub_overflow" => (1, Bin::Sub),
            _ => (2, Bin::Mul),
        };
        let mut wide = |e: ExprId| -> Result<(Val, bool)> {
            let v = self.value(e)?;
            let to = if v.ty.is_signed() { Scalar::I64 } else { Scalar::U64 };
            Ok((self.convert(v, to, None, false), v.ty.is_signed()))
        };
        let ((a, a_signed), (b, b_signed)) = (wide(a)?, wide(b)?);
        let code = overflow_code(op, [a_signed, b_signed], result);
        let code = self.constant_val(Scalar::U64, code);
        let as_words = |v: Val| Val { ty: Scalar::U64, ..v };
        let (a, b) = (as_words(a), as_words(b));
        let value = self.bin(bin, a, b);
        let value = self.convert(value, result, None, false);
        let lost = self.apply3("overflows", a, b, code)?;
        let (base, space) = self.pointer_value(to)?;
        self.token = token;
        let at = self.through(base, space, u64::from(result.size()));
        self.emit(Instr::Store { ty: result, n: 1, s: value.reg, at });
        Ok(self.convert(lost, Scalar::U8, None, false))
    }

    /// A loop over `count` bytes: `body` gets the number of the byte, and says where it ends.
    fn each_byte(
        &mut self,
        count: Val,
        body: &mut dyn FnMut(&mut Self, Val, usize) -> Result<()>,
    ) -> Result<()> {
        let limit = self.variable_value(Scalar::U64, 1);
        let i = self.variable_value(Scalar::U64, 1);
        self.emit(Instr::Move { w: Width::W64, n: 1, d: limit.reg, s: count.reg });
        let (zero, one) = (self.constant(Width::W64, 0), self.constant_val(Scalar::U64, 1));
        self.emit(Instr::Move { w: Width::W64, n: 1, d: i.reg, s: zero });
        let (head, end) = (self.new_label(), self.new_label());
        self.place(head);
        let (ty, a, b) = (Scalar::U64, i.reg, limit.reg);
        self.branch(Instr::BranchCmp { op: Cmp::Lt, ty, a, b, when: false, to: 0 }, end);
        let mark = self.next;
        body(self, i, end)?;
        let next = self.bin(Bin::Add, i, one);
        self.emit(Instr::Move { w: Width::W64, n: 1, d: i.reg, s: next.reg });
        self.next = mark;
        self.jump(head);
        self.place(end);
        Ok(())
    }

    fn byte_at(&mut self, base: Reg, space: Space, i: Val) -> Access {
        let addr = Addr { index: Some((i.reg, i.ty)), scale: 1, ..self.plain(base) };
        self.access(addr, space, 1)
    }

    /// A pointer argument that stays as it is in a loop.
    fn kept_pointer(&mut self, e: ExprId) -> Result<(Reg, Space)> {
        let (base, space) = self.pointer_value(e)?;
        let kept = self.variable_register(Width::W64, 1);
        self.emit(Instr::Move { w: Width::W64, n: 1, d: kept, s: base });
        Ok((kept, space))
    }

    /// `memcpy` and the like, byte by byte.
    fn memory_built_in(&mut self, plain: &str, list: &[ExprId]) -> Result<Option<Option<Val>>> {
        let token = self.token;
        match (plain, list) {
            ("memcpy" | "memmove" | "memcpy_inline", [to, from, count]) => {
                let (to, from) = (self.kept_pointer(*to)?, self.kept_pointer(*from)?);
                let count = Val { reg: self.integer(*count, Scalar::U64)?, ty: Scalar::U64, n: 1 };
                self.token = token;
                // From the end where the target may lie over the rest of the source.
                let pointer = |reg| Val { reg, ty: Scalar::U64, n: 1 };
                let behind = self.compare(Cmp::Gt, pointer(to.0), pointer(from.0), false);
                let back = self.variable_value(Scalar::I32, 1);
                self.emit(Instr::Move { w: Width::W32, n: 1, d: back.reg, s: behind.reg });
                let one = self.constant_val(Scalar::U64, 1);
                let last = self.bin(Bin::Sub, count, one);
                let end = self.variable_value(Scalar::U64, 1);
                self.emit(Instr::Move { w: Width::W64, n: 1, d: end.reg, s: last.reg });
                self.each_byte(count, &mut |c, i, _| {
                    let from_end = c.bin(Bin::Sub, end, i);
                    let at = c.choose(back, from_end, i, false);
                    let source = c.byte_at(from.0, from.1, at);
                    let d = c.temp(Width::W8, 1);
                    c.emit(Instr::Load { ty: Scalar::U8, n: 1, d, at: source });
                    let target = c.byte_at(to.0, to.1, at);
                    c.emit(Instr::Store { ty: Scalar::U8, n: 1, s: d, at: target });
                    Ok(())
                })?;
                Ok(Some(None))
            }
            ("load_half" | "load_halff", [from]) => {
                let (base, space) = self.pointer_value(*from)?;
                self.token = token;
                let at = self.through(base, space, 2);
                let d = self.value_temp(Scalar::F16, 1);
                self.emit(Instr::Load { ty: Scalar::F16, n: 1, d: d.reg, at });
                let to = if plain == "load_half" { Scalar::F64 } else { Scalar::F32 };
                Ok(Some(Some(self.convert(d, to, None, false))))
            }
            ("store_half" | "store_halff", [value, to]) => {
                let v = self.value(*value)?;
                let v = self.convert(v, Scalar::F16, Some(Rounding::Even), false);
                let (base, space) = self.pointer_value(*to)?;
                self.token = token;
                let at = self.through(base, space, 2);
                self.emit(Instr::Store { ty: Scalar::F16, n: 1, s: v.reg, at });
                Ok(Some(None))
            }
            ("memset" | "bzero", [to, rest @ .., count]) => {
                let to = self.kept_pointer(*to)?;
                let byte = match rest.first() {
                    Some(value) => self.integer(*value, Scalar::U8)?,
                    None => self.constant(Width::W8, 0),
                };
                let value = self.variable_register(Width::W8, 1);
                self.emit(Instr::Move { w: Width::W8, n: 1, d: value, s: byte });
                let count = Val { reg: self.integer(*count, Scalar::U64)?, ty: Scalar::U64, n: 1 };
                self.token = token;
                self.each_byte(count, &mut |c, i, _| {
                    let at = c.byte_at(to.0, to.1, i);
                    c.emit(Instr::Store { ty: Scalar::U8, n: 1, s: value, at });
                    Ok(())
                })?;
                Ok(Some(None))
            }
            ("memcmp", [a, b, count]) => {
                let (a, b) = (self.kept_pointer(*a)?, self.kept_pointer(*b)?);
                let count = Val { reg: self.integer(*count, Scalar::U64)?, ty: Scalar::U64, n: 1 };
                self.token = token;
                let result = self.variable_value(Scalar::I32, 1);
                let zero = self.constant(Width::W32, 0);
                self.emit(Instr::Move { w: Width::W32, n: 1, d: result.reg, s: zero });
                self.each_byte(count, &mut |c, i, end| {
                    let mut byte = |(base, space)| {
                        let at = c.byte_at(base, space, i);
                        let d = c.value_temp(Scalar::U8, 1);
                        c.emit(Instr::Load { ty: Scalar::U8, n: 1, d: d.reg, at });
                        c.convert(d, Scalar::I32, None, false)
                    };
                    let (x, y) = (byte(a), byte(b));
                    let d = c.bin(Bin::Sub, x, y);
                    c.emit(Instr::Move { w: Width::W32, n: 1, d: result.reg, s: d.reg });
                    c.branch(Instr::Branch { cond: d.reg, when: true, to: 0 }, end);
                    Ok(())
                })?;
                Ok(Some(Some(self.copied(result))))
            }
            ("strlen", [text]) => {
                let text = self.kept_pointer(*text)?;
                self.token = token;
                let length = self.variable_value(Scalar::U64, 1);
                let most = self.constant_val(Scalar::U64, u64::MAX);
                let zero = self.constant(Width::W8, 0);
                self.each_byte(most, &mut |c, i, end| {
                    c.emit(Instr::Move { w: Width::W64, n: 1, d: length.reg, s: i.reg });
                    let at = c.byte_at(text.0, text.1, i);
                    let d = c.temp(Width::W8, 1);
                    c.emit(Instr::Load { ty: Scalar::U8, n: 1, d, at });
                    let (op, ty) = (Cmp::Eq, Scalar::U8);
                    c.branch(Instr::BranchCmp { op, ty, a: d, b: zero, when: true, to: 0 }, end);
                    Ok(())
                })?;
                Ok(Some(Some(self.copied(length))))
            }
            _ => Ok(None),
        }
    }

    /// `__atomic_…` and `__sync_…`: on objects that are not of atomic types.
    /// Fences, and questions whether operations on objects of a size are atomic.
    fn about_memory(&mut self, name: &str, list: &[ExprId]) -> Option<Option<Val>> {
        match name {
            "__atomic_thread_fence" | "__c11_atomic_thread_fence" => {
                let order = Order { acquire: true, release: true, device: true };
                self.emit(Instr::Fence { local: true, global: true, image: true, order });
                Some(None)
            }
            // Within one work-item everything is in order.
            "__atomic_signal_fence" | "__c11_atomic_signal_fence" => Some(None),
            "__atomic_always_lock_free" | "__atomic_is_lock_free" | "__c11_atomic_is_lock_free" => {
                let size = list.first().and_then(|e| self.known_integer(*e));
                let free = matches!(size, Some(1 | 2 | 4 | 8));
                Some(Some(self.constant_val(Scalar::U8, u64::from(free))))
            }
            _ => None,
        }
    }

    fn gnu_atomic(&mut self, rest: &str, list: &[ExprId], ordered: bool) -> Result<Option<Val>> {
        let program = self.program;
        let token = self.token;
        let all = Order { acquire: true, release: true, device: true };
        let Some(pointer) = list.first().copied() else {
            self.emit(Instr::Fence { local: true, global: true, image: true, order: all });
            return Ok(None);
        };
        let object = program.types.pointee(program.expr(pointer).ty.ty);
        let Some(ty) = object.and_then(|o| scalar_of(program, o.ty)) else {
            return self.fail("an atomic operation on what is no scalar");
        };
        let size = u64::from(ty.size());
        let (op, new) = match rest {
            "load_n" => (AtomicOp::Load, false),
            "store_n" => (AtomicOp::Store, false),
            "lock_release" => (AtomicOp::Store, false),
            "exchange_n" | "swap" | "lock_test_and_set" => (AtomicOp::Exchange, false),
            "compare_exchange_n" | "bool_compare_and_swap" | "val_compare_and_swap" => {
                (AtomicOp::CompareExchange, false)
            }
            _ => match gnu_operation(rest) {
                Some(found) => found,
                None => return self.fail(format!("the atomic operation `{rest}` is not known")),
            },
        };
        let (base, space) = self.pointer_value(pointer)?;
        let zero = self.constant_val(ty, 0);
        let mut expected_at = None;
        let (expected, value) = match (op, list) {
            (AtomicOp::Load, _) | (AtomicOp::Store, [_]) => (zero, zero),
            (AtomicOp::CompareExchange, [_, expected, value, ..]) if ordered => {
                let (base, space) = self.pointer_value(*expected)?;
                expected_at = Some((base, space));
                let at = self.through(base, space, size);
                let old = self.value_temp(ty, 1);
                self.emit(Instr::Load { ty, n: 1, d: old.reg, at });
                (old, self.value(*value)?)
            }
            (AtomicOp::CompareExchange, [_, expected, value, ..]) => {
                (self.value(*expected)?, self.value(*value)?)
            }
            (_, [_, value, ..]) => {
                let value = self.value(*value)?;
                (zero, value)
            }
            _ => (zero, zero),
        };
        let order = match (ordered, expected_at) {
            (false, _) => all,
            (true, Some(_)) => self.order(list.get(4), None, true),
            (true, None) => self.order(list.last(), None, true),
        };
        self.token = token;
        let at = self.through(base, space, size);
        let d = self.value_temp(ty, 1);
        let (value_reg, expected_reg) = (value.reg, expected.reg);
        let (value_of, d_reg) = (value, d.reg);
        self.emit(Instr::Atomic {
            op,
            ty,
            d: d_reg,
            value: value_reg,
            expected: expected_reg,
            at,
            order,
        });
        if op == AtomicOp::CompareExchange && rest != "val_compare_and_swap" {
            let same = self.compare(Cmp::Eq, d, expected, false);
            if let Some((base, space)) = expected_at {
                let end = self.new_label();
                self.branch(Instr::Branch { cond: same.reg, when: true, to: 0 }, end);
                let at = self.through(base, space, size);
                self.emit(Instr::Store { ty, n: 1, s: d.reg, at });
                self.place(end);
            }
            return Ok(Some(self.convert(same, Scalar::U8, None, false)));
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
        let result = self.bin(bin, d, value_of);
        Ok(Some(if op == AtomicOp::Nand { self.un(Un::Not, result) } else { result }))
    }
}
