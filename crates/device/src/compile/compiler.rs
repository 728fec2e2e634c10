//! Compiler-specific functions that real programs use, such as `__builtin_…`, and functions that read a kernel clock.

use super::*;

/// The built-in function that is equivalent to a compiler-specific function with this number of arguments; `None` if
/// there is none. `plain` is the name of the compiler-specific function without `__builtin_`.
fn own_name(plain: &str, args: usize) -> Option<&str> {
    Some(match plain {
        "shufflevector" if args == 2 => "shuffle",
        "bswap16" | "bswap32" | "bswap64" => "byte_swap",
        _ => match plain.trim_end_matches('l') {
            counted @ ("popcount" | "clz" | "ctz") => counted,
            _ => return None,
        },
    })
}

impl Compiler<'_> {
    pub(super) fn compiler_function(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        if name.starts_with("clock_read") {
            let d = self.clock();
            // The result of `clock_read_hilo_…` is a vector, whose first component is the low word.
            let hilo = name.contains("hilo");
            return Ok(Some(Some(if hilo { self.reinterpret(d, Scalar::U32, 2) } else { d })));
        }
        let c11 = name.strip_prefix("__opencl_atomic_").or(name.strip_prefix("__c11_atomic_"));
        if let Some(rest) = c11 {
            let suffix = if rest == "init" { "" } else { "_explicit" };
            return self.atomic(e, &format!("atomic_{rest}{suffix}"), list);
        }
        if self.fence(name) {
            return Ok(Some(None));
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
        let Some((s, n)) = self.result_shape(e)? else { return self.without_value(plain) };
        if let Some(name) = own_name(plain, list.len()) {
            return Ok(self.computation(name, list, s, n)?.map(Some));
        }
        self.other_function(plain, list, s, n).map(|v| v.map(Some))
    }

    fn clock(&mut self) -> Val {
        self.in_order = true;
        let d = self.value_temp(Scalar::U64, 1);
        self.emit(Instr::Clock { d: d.reg });
        d
    }

    fn without_value(&mut self, plain: &str) -> Done {
        match plain {
            // The assumption is not evaluated.
            "assume" => {}
            "trap" | "unreachable" => {
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
            ("expect" | "expect_with_probability", [a, ..]) => {
                let v = self.value(*a)?;
                self.convert(v, s, None, false)
            }
            ("shufflevector", [a, b, lanes @ ..]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                self.token = token;
                let d = self.value_temp(s, n);
                for (k, lane) in lanes.iter().enumerate().take(usize::from(n)) {
                    // For the index -1, the element is undefined.
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
            _ => return Ok(None),
        }))
    }
}
