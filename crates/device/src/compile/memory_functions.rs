//! Functions that read and write through pointers: `vload`, `vstore`, math functions with two results, and
//! `printf` (OpenCL C 6.15.2, 6.15.7, 6.15.9 and 6.15.14).

use super::computations::rounding_word;
use super::*;

/// The size of a vector in memory, in bytes. An aligned vector of three occupies the space of four.
fn step_of(ty: Scalar, n: u8, aligned: bool) -> u32 {
    ty.size() * if n == 3 && aligned { 4 } else { u32::from(n) }
}

impl Compiler<'_> {
    pub(super) fn pointee_space(&self, e: ExprId) -> Space {
        self.program.pointee_space(self.program.expr(e).ty.ty).unwrap_or(Space::Private)
    }

    pub(super) fn memory_function(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let token = self.token;
        if let Some(rest) = name.strip_prefix("vload")
            && let [offset, pointer] = list[..]
        {
            return self.vload(e, rest, offset, pointer);
        }
        if let Some(rest) = name.strip_prefix("vstore")
            && let [data, offset, pointer] = list[..]
        {
            return self.vstore(rest, data, offset, pointer);
        }
        match name {
            "fract" | "modf" | "sincos" | "frexp" | "lgamma_r" | "remquo" => {
                self.two_results(name, list).map(|v| Some(Some(v)))
            }
            "to_global" | "to_local" | "to_private" => {
                let a = self.value(list[0])?.reg;
                let space = match name {
                    "to_global" => Space::Global,
                    "to_local" => Space::Local,
                    _ => Space::Private,
                };
                let d = self.value_temp(Scalar::U64, 1);
                self.emit(Instr::ToSpace { d: d.reg, a, space });
                Ok(Some(Some(d)))
            }
            "get_fence" => {
                let a = self.value(list[0])?.reg;
                let d = self.value_temp(Scalar::U32, 1);
                self.emit(Instr::GetFence { d: d.reg, a });
                Ok(Some(Some(d)))
            }
            "printf" => {
                let format = self.value(list[0])?.reg;
                let mut args = Vec::new();
                for e in &list[1..] {
                    let v = self.value(*e)?;
                    args.push((v.reg, v.ty, v.n));
                }
                self.token = token;
                let d = self.value_temp(Scalar::I32, 1);
                self.emit(Instr::Printf(Box::new(Printf { format, args, result: d.reg })));
                Ok(Some(Some(d)))
            }
            _ => Ok(None),
        }
    }

    /// The access to `n` scalars at `pointer + offset * step` bytes.
    fn vector_at(
        &mut self,
        pointer: ExprId,
        offset: ExprId,
        (ty, n): (Scalar, u8),
        aligned: bool,
    ) -> Result<Access> {
        let token = self.token;
        let step = step_of(ty, n, aligned);
        let addr = self.pointer(pointer, false)?;
        let base = self.lea(addr);
        let index = self.value(offset)?;
        let index = self.index_value(index);
        self.token = token;
        let index = Some((index.reg, index.ty));
        let addr = Addr { index, scale: step, ..self.plain(base) };
        let align = if aligned { step } else { ty.size() };
        Ok(self.access(addr, self.pointee_space(pointer), u64::from(align)))
    }

    fn vload(&mut self, e: ExprId, rest: &str, offset: ExprId, pointer: ExprId) -> Done {
        let (s, n) = self.result_shape(e)?.unwrap_or((Scalar::I32, 1));
        let half = rest.starts_with("_half") || rest.starts_with("a_half");
        let ty = if half { Scalar::F16 } else { s };
        let at = self.vector_at(pointer, offset, (ty, n), rest.starts_with('a'))?;
        let d = self.loaded(ty, n, at);
        Ok(Some(Some(self.convert(d, s, None, false))))
    }

    fn vstore(&mut self, rest: &str, data: ExprId, offset: ExprId, pointer: ExprId) -> Done {
        let token = self.token;
        let mut v = self.value(data)?;
        let plain = rest.strip_prefix('a');
        if let Some(tail) = plain.unwrap_or(rest).strip_prefix("_half") {
            let (width, mode) = tail.split_once('_').unwrap_or((tail, ""));
            let width = if width.is_empty() { Ok(1) } else { width.parse() };
            if width != Ok(v.n) {
                return Ok(None);
            }
            let rounding = rounding_word(mode)
                .or_else(|| self.conversion_mode(Scalar::F16))
                .unwrap_or(Rounding::Even);
            v = self.convert(v, Scalar::F16, Some(rounding), false);
        }
        self.token = token;
        let at = self.vector_at(pointer, offset, (v.ty, v.n), plain.is_some())?;
        self.stored(v, at);
        Ok(Some(None))
    }

    /// Compiles a math function that returns one result and stores another.
    fn two_results(&mut self, name: &str, list: &[ExprId]) -> Result<Val> {
        let (program, token) = (self.program, self.token);
        let v = self.value(list[0])?;
        let (first, second) = match name {
            "fract" => (self.apply1("fract", v, v.ty)?, self.un(Un::Floor, v)),
            "modf" => (self.apply1("modf", v, v.ty)?, self.un(Un::Trunc, v)),
            "sincos" => (self.apply1("sin", v, v.ty)?, self.apply1("cos", v, v.ty)?),
            "frexp" => {
                let exponent = self.apply1("frexp_exponent", v, Scalar::I32)?;
                (self.apply1("frexp_mantissa", v, v.ty)?, exponent)
            }
            "remquo" => {
                let by = self.value(list[1])?;
                let quotient = self.apply2("remquo_quotient", v, by, Scalar::I32)?;
                (self.apply2("remainder", v, by, v.ty)?, quotient)
            }
            _ => {
                let sign = self.apply1("lgamma_sign", v, Scalar::I32)?;
                (self.apply1("lgamma", v, v.ty)?, sign)
            }
        };
        let pointer = list[list.len() - 1];
        let pointee = program.types.pointee(program.expr(pointer).ty.ty);
        let align = pointee.map_or(1, |p| program.types.align(p.ty));
        self.token = token;
        let addr = self.pointer(pointer, true)?;
        let at = self.access(addr, self.pointee_space(pointer), align);
        self.stored(second, at);
        Ok(first)
    }
}
