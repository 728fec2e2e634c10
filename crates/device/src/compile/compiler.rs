//! Functions of compilers that real sources use: `__builtin_…`, and kernel clocks.

use super::*;
use crate::integer::overflow_code;
use clman_opencl::builtins::math_h;

/// What ours is called of the functions that compilers have under other names.
fn own_name(plain: &str, args: usize) -> Option<&str> {
    Some(match plain {
        "popcountl" | "popcountll" | "popcountg" => "popcount",
        "clzs" | "clzl" | "clzll" => "clz",
        "ctzs" | "ctzl" | "ctzll" => "ctz",
        "signbitf" => "signbit",
        "isnanf" => "isnan",
        "isinff" => "isinf",
        "powif" | "powi" => "pown",
        "shufflevector" if args == 2 => "shuffle",
        "rotateleft8" | "rotateleft16" | "rotateleft32" | "rotateleft64" => "rotate",
        "popcount" | "clz" | "ctz" | "isnan" | "isinf" | "isfinite" | "isnormal" | "signbit" => {
            plain
        }
        "bitreverse8" | "bitreverse16" | "bitreverse32" | "bitreverse64" => "bit_reverse",
        "bswap16" | "bswap32" | "bswap64" => "byte_swap",
        // Functions of `math.h`.
        _ => match math_h(plain)?.0 {
            "nearbyint" | "roundeven" => "rint",
            "scalbn" => "ldexp",
            name => name,
        },
    })
}

/// What ours is called of a function after `__builtin_elementwise_`.
fn element_wise(rest: &str, float: bool) -> &str {
    match rest {
        "roundeven" | "nearbyint" => "rint",
        "bitreverse" => "bit_reverse",
        "abs" if float => "fabs",
        "max" if float => "fmax",
        "min" if float => "fmin",
        _ => rest,
    }
}

/// The operator of a function that tells overflow, and its number for [`overflow_code`].
fn checked_operator(plain: &str) -> Option<(u64, Bin)> {
    let word = plain.strip_suffix("_overflow")?.trim_end_matches('l');
    let known = [("add", (0, Bin::Add)), ("sub", (1, Bin::Sub)), ("mu", (2, Bin::Mul))];
    known.into_iter().find(|(end, _)| word.ends_with(end)).map(|(_, operator)| operator)
}

/// The operator of a function after `__builtin_reduce_`.
fn reduction(word: &str) -> Option<Bin> {
    Some(match word {
        "add" => Bin::Add,
        "mul" => Bin::Mul,
        "and" => Bin::And,
        "or" => Bin::Or,
        "xor" => Bin::Xor,
        "min" => Bin::Min,
        "max" => Bin::Max,
        _ => return None,
    })
}

impl Compiler<'_> {
    pub(super) fn compiler_function(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        if name.starts_with("clock_read") {
            let d = self.clock();
            // The low word comes first.
            let hilo = name.contains("hilo");
            return Ok(Some(Some(if hilo { self.reinterpret(d, Scalar::U32, 2) } else { d })));
        }
        let c11 = name.strip_prefix("__opencl_atomic_").or(name.strip_prefix("__c11_atomic_"));
        if let Some(rest) = c11 {
            let suffix = if rest == "init" { "" } else { "_explicit" };
            return self.atomic(e, &format!("atomic_{rest}{suffix}"), list);
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
        let Some((s, n)) = self.result_shape(e)? else { return self.without_value(plain, list) };
        if let Some(name) = own_name(plain, list.len()) {
            return Ok(self.computation(name, list, s, n)?.map(Some));
        }
        if let Some(rest) = plain.strip_prefix("elementwise_") {
            if let ("canonicalize", [a]) = (rest, list) {
                return Ok(Some(Some(self.value(*a)?)));
            }
            let name = element_wise(rest, s.is_float());
            return Ok(self.computation(name, list, s, n)?.map(Some));
        }
        if let (Some(operator), [a, b, to]) = (checked_operator(plain), list) {
            return self.overflow(operator, *a, *b, *to).map(|v| Some(Some(v)));
        }
        self.other_function(plain, list, s, n).map(|v| v.map(Some))
    }

    fn clock(&mut self) -> Val {
        self.in_order = true;
        let d = self.value_temp(Scalar::U64, 1);
        self.emit(Instr::Clock { d: d.reg });
        d
    }

    fn without_value(&mut self, plain: &str, list: &[ExprId]) -> Done {
        match plain {
            // What is assumed is not evaluated.
            "assume" | "assume_separate_storage" | "debugtrap" | "__clear_cache" => {}
            "prefetch" => {
                for e in list {
                    self.effect(*e)?;
                }
            }
            "trap" | "abort" | "unreachable" => {
                self.emit(Instr::Exit);
                self.emit(Instr::Label);
            }
            _ => return Ok(None),
        }
        Ok(Some(None))
    }

    fn other_function(
        &mut self,
        plain: &str,
        list: &[ExprId],
        s: Scalar,
        n: u8,
    ) -> Result<Option<Val>> {
        let token = self.token;
        Ok(Some(match (plain, list) {
            ("readcyclecounter" | "readsteadycounter", []) => self.clock(),
            ("expect" | "expect_with_probability", [a, ..]) => {
                let v = self.value(*a)?;
                self.convert(v, s, None, false)
            }
            ("launder" | "unpredictable", [a])
            | ("canonicalize" | "canonicalizef", [a])
            | ("assume_aligned", [a, ..]) => self.value(*a)?,
            ("flt_rounds", []) => self.constant_val(s, 1),
            (
                "isgreater" | "isless" | "isunordered" | "islessgreater" | "isgreaterequal"
                | "islessequal",
                [a, b],
            ) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let wide = if a.ty.size() > b.ty.size() { a.ty } else { b.ty };
                let args = [a, b].map(|v| self.convert(v, wide, None, false));
                return self.by_formula(plain, &args, false, s);
            }
            ("object_size" | "dynamic_object_size", [_, ..]) => {
                // Not known: as compilers say where they do not see the object.
                let kind = list.get(1).and_then(|e| self.known_integer(*e)).unwrap_or(0);
                self.constant_val(s, if kind & 2 == 0 { u64::MAX } else { 0 })
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
                    self.copy(s.width(), 1, d.reg + k as u32, from);
                }
                d
            }
            (_, [a]) if let Some(op) = plain.strip_prefix("reduce_").and_then(reduction) => {
                let v = self.value(*a)?;
                self.folded(op, v)
            }
            _ => {
                let args = list.iter().map(|e| self.value(*e)).collect::<Result<Vec<_>>>()?;
                let name = match plain.trim_end_matches('l') {
                    "abs" | "llabs" => "labs",
                    name => name,
                };
                return self.by_formula(name, &args, false, s);
            }
        }))
    }

    /// Computes as if with all bits, stores what fits, and says whether that is not all.
    fn overflow(
        &mut self,
        (number, bin): (u64, Bin),
        a: ExprId,
        b: ExprId,
        to: ExprId,
    ) -> Result<Val> {
        let program = self.program;
        let token = self.token;
        let object = program.types.pointee(program.expr(to).ty.ty);
        let Some(result) = object.and_then(|o| scalar_of(program, o.ty)) else {
            return self.fail("a result that is no integer");
        };
        let mut wide = |e: ExprId| -> Result<(Val, bool)> {
            let v = self.value(e)?;
            let to = if v.ty.is_signed() { Scalar::I64 } else { Scalar::U64 };
            Ok((self.convert(v, to, None, false), v.ty.is_signed()))
        };
        let ((a, a_signed), (b, b_signed)) = (wide(a)?, wide(b)?);
        let code = overflow_code(number, [a_signed, b_signed], result);
        let code = self.constant_val(Scalar::U64, code);
        let [a, b] = [a, b].map(|v| Val { ty: Scalar::U64, ..v });
        let value = self.bin(bin, a, b);
        let value = self.convert(value, result, None, false);
        let lost = self.apply3("overflows", a, b, code)?;
        let (base, space) = self.pointer_value(to)?;
        self.token = token;
        let at = self.through(base, space, u64::from(result.size()));
        self.stored(value, at);
        Ok(self.convert(lost, Scalar::U8, None, false))
    }
}
