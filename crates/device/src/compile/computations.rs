//! Functions that compute a value from values: conversions, math, integer, geometric and relational functions (OpenCL C
//! 6.15.2 to 6.15.6 and 6.15.13).

use super::*;
use crate::convert::of_f64;
use crate::{integer, math};
use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Sub};

/// The rounding mode that a suffix of a function name denotes; `None` for other words.
pub(super) fn rounding_word(word: &str) -> Option<Rounding> {
    Some(match word {
        "rte" => Rounding::Even,
        "rtz" => Rounding::Zero,
        "rtp" => Rounding::Up,
        "rtn" => Rounding::Down,
        _ => return None,
    })
}

/// The rounding mode in a `convert_…` name, and whether the name requests saturation; `None` for other names.
fn conversion(name: &str) -> Option<(Option<Rounding>, bool)> {
    let rest = name.strip_prefix("convert_")?;
    let (head, word) = rest.rsplit_once('_').unwrap_or((rest, ""));
    let rounding = rounding_word(word);
    let rest = if rounding.is_some() { head } else { rest };
    Some((rounding, rest.ends_with("_sat")))
}

/// A value in a formula. Its operators emit instructions immediately.
#[derive(Clone, Copy)]
struct Term<'t, 'c, 'p> {
    compiler: &'t RefCell<&'c mut Compiler<'p>>,
    v: Val,
}

impl Term<'_, '_, '_> {
    fn with(self, f: impl FnOnce(&mut Compiler<'_>) -> Val) -> Self {
        let v = f(&mut self.compiler.borrow_mut());
        Term { v, ..self }
    }

    fn un(self, op: Un) -> Self {
        self.with(|c| c.un(op, self.v))
    }

    fn bin(self, op: Bin, other: Self) -> Self {
        self.with(|c| c.bin(op, self.v, other.v))
    }

    fn is(self, op: Cmp, other: Self, vector: bool) -> Self {
        self.with(|c| c.compare(op, self.v, other.v, vector))
    }

    /// A number converted to this value's type, in each component.
    fn number(self, value: f64) -> Self {
        self.with(|c| c.float_constant(self.v.ty, self.v.n, value))
    }

    fn typed(self, ty: Scalar) -> Self {
        Term { v: Val { ty, ..self.v }, ..self }
    }

    fn convert(self, ty: Scalar) -> Self {
        self.with(|c| c.convert(self.v, ty, None, false))
    }

    fn apply(self, name: &str, other: Self, ty: Scalar) -> Result<Self> {
        let v = self.compiler.borrow_mut().apply2(name, self.v, other.v, ty)?;
        Ok(Term { v, ..self })
    }
}

macro_rules! operators {
    ($($operator:ident $function:ident $bin:expr;)*) => {$(
        impl $operator for Term<'_, '_, '_> {
            type Output = Self;
            fn $function(self, other: Self) -> Self {
                self.bin($bin, other)
            }
        }
    )*};
}
operators! {
    Add add Bin::Add;
    Sub sub Bin::Sub;
    Mul mul Bin::Mul;
    Div div Bin::Div;
    BitAnd bitand Bin::And;
    BitOr bitor Bin::Or;
}

/// The instruction for a function with one argument, if a single instruction computes it.
fn unary(name: &str) -> Option<Un> {
    Some(match name {
        "sqrt" => Un::Sqrt,
        "rsqrt" => Un::Rsqrt,
        "fabs" => Un::Fabs,
        "floor" => Un::Floor,
        "ceil" => Un::Ceil,
        "trunc" => Un::Trunc,
        "rint" => Un::Rint,
        _ => return None,
    })
}

/// The instruction for a function with two arguments, if a single instruction computes it.
fn binary(name: &str) -> Option<Bin> {
    Some(match name {
        "divide" => Bin::Div,
        "mul24" => Bin::Mul,
        "min" => Bin::Min,
        "max" => Bin::Max,
        _ => return None,
    })
}

fn comparison(name: &str) -> Option<Cmp> {
    Some(match name {
        "isequal" => Cmp::Eq,
        "isnotequal" => Cmp::Ne,
        "isgreater" => Cmp::Gt,
        "isgreaterequal" => Cmp::Ge,
        "isless" => Cmp::Lt,
        "islessequal" => Cmp::Le,
        _ => return None,
    })
}

/// The smallest normal number of a floating type.
fn least_normal(ty: Scalar) -> f64 {
    match ty {
        Scalar::F16 => 1.0 / 16384.0,
        Scalar::F32 => f64::from(f32::MIN_POSITIVE),
        _ => f64::MIN_POSITIVE,
    }
}

/// Compiles a component-wise function to a sequence of instructions; `None` for a function that is not listed here.
/// With `vector`, a relation that is true sets all bits of its result.
fn formula<'t, 'c, 'p>(
    name: &str,
    args: &[Term<'t, 'c, 'p>],
    vector: bool,
    result: Scalar,
) -> Result<Option<Term<'t, 'c, 'p>>> {
    Ok(Some(match (name, args) {
        (_, &[a]) if let Some(op) = unary(name) => a.un(op),
        (_, &[a, b]) if let Some(op) = binary(name) => a.bin(op, b),
        (_, &[a, b]) if let Some(op) = comparison(name) => a.is(op, b, vector),
        ("recip", &[a]) => a.number(1.0) / a,
        ("fma", &[a, b, c]) => a.with(|k| k.mul_add(a.v, b.v, c.v, true)),
        ("mad" | "mad24", &[a, b, c]) => a.with(|k| k.mul_add(a.v, b.v, c.v, false)),
        ("clamp", &[x, low, high]) if !x.v.ty.is_float() => {
            x.bin(Bin::Max, low).bin(Bin::Min, high)
        }
        // `fmin(fmax(x, low), high)`, which ignores a bound that is a NaN. If one operand of `Bin::Min` or `Bin::Max`
        // is a NaN, the result is the first operand.
        ("clamp", &[x, low, high]) => {
            let bound = |b: Term<'t, 'c, 'p>, otherwise: Term<'t, 'c, 'p>| {
                let is_nan = b.is(Cmp::Ne, b, true);
                x.with(|c| c.choose(is_nan.v, otherwise.v, b.v, true))
            };
            let raised = bound(low, x).bin(Bin::Max, x);
            bound(high, raised).bin(Bin::Min, raised)
        }
        ("mix", &[x, y, a]) => x + (y - x) * a,
        ("step", &[edge, x]) => {
            let (zero, one) = (x.number(0.0), x.number(1.0));
            let below = x.is(Cmp::Lt, edge, true);
            x.with(|c| c.choose(below.v, zero.v, one.v, true))
        }
        ("smoothstep", &[e0, e1, x]) => {
            let t = (x - e0) / (e1 - e0);
            let t = t.bin(Bin::Max, x.number(0.0)).bin(Bin::Min, x.number(1.0));
            t * t * (x.number(3.0) - x.number(2.0) * t)
        }
        ("degrees", &[a]) => a.number(180.0 / std::f64::consts::PI) * a,
        ("radians", &[a]) => a.number(std::f64::consts::PI / 180.0) * a,
        ("islessgreater", &[a, b]) => a.is(Cmp::Lt, b, vector) | a.is(Cmp::Gt, b, vector),
        ("isordered", &[a, b]) => a.is(Cmp::Eq, a, vector) & b.is(Cmp::Eq, b, vector),
        ("isunordered", &[a, b]) => a.is(Cmp::Ne, a, vector) | b.is(Cmp::Ne, b, vector),
        ("isnan", &[a]) => a.is(Cmp::Ne, a, vector),
        ("isinf", &[a]) => a.un(Un::Fabs).is(Cmp::Eq, a.number(f64::INFINITY), vector),
        ("isfinite", &[a]) => a.un(Un::Fabs).is(Cmp::Lt, a.number(f64::INFINITY), vector),
        ("isnormal", &[a]) => {
            let (size, least) = (a.un(Un::Fabs), a.number(least_normal(a.v.ty)));
            size.is(Cmp::Lt, a.number(f64::INFINITY), vector) & size.is(Cmp::Ge, least, vector)
        }
        ("signbit", &[a]) => {
            let bits = a.typed(a.v.ty.to_signed());
            let zero = a.with(|c| c.splat_constant(bits.v.ty, a.v.n, 0));
            bits.is(Cmp::Lt, zero, vector)
        }
        ("bitselect", &[a, b, c]) => {
            let [x, y, mask] = [a, b, c].map(|t| t.typed(t.v.ty.to_unsigned()));
            (x & mask.un(Un::Not) | y & mask).typed(a.v.ty)
        }
        ("select", &[a, b, c]) => a.with(|k| k.choose(c.v, b.v, a.v, vector)),
        ("bitfield_insert", &[base, insert, offset, count]) => {
            // In `mask`, the bits of the field are set. The result takes these bits from `moved`, and the other bits
            // from `base`.
            let mask = offset.apply("field_mask", count, Scalar::U64)?.convert(base.v.ty);
            let moved = insert.bin(Bin::Shl, offset.convert(base.v.ty));
            moved & mask | base & mask.un(Un::Not)
        }
        ("bitfield_extract_signed" | "bitfield_extract_unsigned", &[a, offset, count]) => {
            let shape = offset.apply("field_shape", count, Scalar::U64)?;
            let function = name.strip_prefix("bitfield_").unwrap_or(name);
            a.typed(a.v.ty.to_unsigned()).apply(function, shape, result)?.typed(result)
        }
        _ => return Ok(None),
    }))
}

impl Compiler<'_> {
    /// Evaluates the arguments of a component-wise function. Scalars are widened if there are vectors.
    fn component_args(&mut self, list: &[ExprId], n: u8) -> Result<Vec<Val>> {
        let mut values = Vec::with_capacity(list.len());
        for e in list {
            let v = self.value(*e)?;
            values.push(if v.n == n { v } else { self.splat(v, n) });
        }
        Ok(values)
    }

    pub(super) fn apply1(&mut self, name: &str, a: Val, to: Scalar) -> Result<Val> {
        let Some(f) = math::one(name, a.ty).or_else(|| integer::one(name, a.ty)) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(to, a.n);
        let (wa, wd) = (a.ty.width(), to.width());
        self.emit(Instr::Apply1 { f, wa, wd, n: a.n, d: d.reg, a: a.reg });
        Ok(d)
    }

    pub(super) fn apply2(&mut self, name: &str, a: Val, b: Val, to: Scalar) -> Result<Val> {
        let Some(f) = math::two(name, a.ty).or_else(|| integer::two(name, a.ty)) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(to, a.n);
        let (wa, wb, wd) = (a.ty.width(), b.ty.width(), to.width());
        self.emit(Instr::Apply2 { f, wa, wb, wd, n: a.n, d: d.reg, a: a.reg, b: b.reg });
        Ok(d)
    }

    pub(super) fn apply3(&mut self, name: &str, a: Val, b: Val, c: Val) -> Result<Val> {
        let Some(f) = integer::three(name, a.ty) else {
            return self.unknown_function(name);
        };
        let d = self.value_temp(a.ty, a.n);
        let (w, wc, n, d_reg) = (a.ty.width(), c.ty.width(), a.n, d.reg);
        let (a, b, c) = (a.reg, b.reg, c.reg);
        self.emit(Instr::Apply3 { f, w, wc, wd: w, n, d: d_reg, a, b, c });
        Ok(d)
    }

    fn float_constant(&mut self, ty: Scalar, n: u8, value: f64) -> Val {
        self.splat_constant(ty, n, of_f64(value, ty))
    }

    pub(super) fn choose(&mut self, p: Val, a: Val, b: Val, sign: bool) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let step = u8::from(p.n == a.n);
        let (cw, w, n) = (p.ty.width(), a.ty.width(), a.n);
        self.emit(Instr::Choose { cw, w, n, sign, step, d: d.reg, p: p.reg, a: a.reg, b: b.reg });
        d
    }

    fn mul_add(&mut self, a: Val, b: Val, c: Val, fused: bool) -> Val {
        let d = self.value_temp(a.ty, a.n);
        let (ty, n, a, b, c) = (a.ty, a.n, a.reg, b.reg, c.reg);
        self.emit(Instr::MulAdd { ty, n, fused, d: d.reg, a, b, c });
        d
    }

    pub(super) fn component(&self, v: Val, k: u8) -> Val {
        Val { reg: v.reg + u32::from(k), ty: v.ty, n: 1 }
    }

    /// Combines the components of a value with an operator, from the first to the last.
    pub(super) fn folded(&mut self, op: Bin, v: Val) -> Val {
        let first = self.component(v, 0);
        (1..v.n).fold(first, |sum, k| self.bin(op, sum, self.component(v, k)))
    }

    /// The dot product.
    fn dot(&mut self, a: Val, b: Val) -> Val {
        let products = self.bin(Bin::Mul, a, b);
        self.folded(Bin::Add, products)
    }

    /// If a component of a vector is infinite, replaces the infinite components by 1 and the finite ones by 0, with the
    /// signs of the components (OpenCL C 7.5.1).
    fn finite_direction(&mut self, v: Val) -> Result<Val> {
        let (one, zero) =
            (self.float_constant(v.ty, v.n, 1.0), self.float_constant(v.ty, v.n, 0.0));
        let infinity = self.float_constant(v.ty, v.n, f64::INFINITY);
        let size = self.un(Un::Fabs, v);
        let is_infinite = self.compare(Cmp::Eq, size, infinity, true);
        let (ones, zeros) = (self.apply2("copysign", one, v, v.ty)?, self.bin(Bin::Mul, zero, v));
        let replaced = self.choose(is_infinite, ones, zeros, true);
        let squares = self.dot(replaced, replaced);
        let zero = self.float_constant(v.ty, 1, 0.0);
        let any = self.compare(Cmp::Gt, squares, zero, false);
        Ok(self.choose(any, replaced, v, false))
    }

    /// The length of a vector. The computation overflows only if the result overflows.
    fn length(&mut self, v: Val) -> Result<Val> {
        if v.n == 1 {
            return Ok(self.un(Un::Fabs, v));
        }
        let wide = match v.ty {
            Scalar::F16 => Scalar::F32,
            Scalar::F32 => Scalar::F64,
            _ => {
                let mut sum = self.component(v, 0);
                for k in 1..v.n {
                    sum = self.apply2("hypot", sum, self.component(v, k), v.ty)?;
                }
                return Ok(sum);
            }
        };
        let w = self.convert(v, wide, None, false);
        let square = self.dot(w, w);
        let root = self.un(Un::Sqrt, square);
        Ok(self.convert(root, v.ty, None, false))
    }

    pub(super) fn computed(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        match self.result_shape(e)? {
            Some((s, n)) => Ok(self.computation(name, list, s, n)?.map(Some)),
            None => Ok(None),
        }
    }

    pub(super) fn computation(
        &mut self,
        name: &str,
        list: &[ExprId],
        s: Scalar,
        n: u8,
    ) -> Result<Option<Val>> {
        let program = self.program;
        let token = self.token;
        if let Some((rounding, sat)) = conversion(name) {
            let v = self.value(list[0])?;
            self.token = token;
            let rounding = rounding.or_else(|| self.conversion_mode(s));
            return Ok(Some(self.convert(v, s, rounding, sat)));
        }
        let plain =
            name.strip_prefix("native_").or_else(|| name.strip_prefix("half_")).unwrap_or(name);
        if let Some(v) = self.packed_dot(plain, list, s)? {
            return Ok(Some(v));
        }
        if let Some(v) = self.special_shapes(plain, list, s, n)? {
            return Ok(Some(v));
        }
        // The remaining functions are component-wise.
        let width =
            list.iter().map(|e| program.types.width(program.expr(*e).ty.ty)).max().unwrap_or(1);
        let v = self.component_args(list, width)?;
        self.token = token;
        if let Some(v) = self.by_formula(plain, &v, width > 1, s)? {
            return Ok(Some(v));
        }
        let float = v.first().is_some_and(|a| a.ty.is_float());
        Ok(Some(match v[..] {
            [a] if float && math::one(plain, a.ty).is_some() => self.apply1(plain, a, s)?,
            [a] if !float && integer::one(plain, a.ty).is_some() => self.apply1(plain, a, s)?,
            [a] if plain == "nan" => self.apply1(plain, a, s)?,
            [a, b] if float && math::two(plain, a.ty).is_some() => self.apply2(plain, a, b, s)?,
            [a, b] if !float && integer::two(plain, a.ty).is_some() => {
                self.apply2(plain, a, b, s)?
            }
            [a, b, c] if !float && integer::three(plain, a.ty).is_some() => {
                self.apply3(plain, a, b, c)?
            }
            _ => return Ok(None),
        }))
    }

    /// Applies a function from [`formula`] to evaluated arguments.
    fn by_formula(
        &mut self,
        name: &str,
        args: &[Val],
        vector: bool,
        result: Scalar,
    ) -> Result<Option<Val>> {
        let compiler = RefCell::new(self);
        let terms: Vec<Term> = args.iter().map(|v| Term { compiler: &compiler, v: *v }).collect();
        Ok(formula(name, &terms, vector, result)?.map(|term| term.v))
    }

    /// Compiles dot products of integers; `None` for other functions. The operands are widened first. The result may be
    /// added to an accumulator.
    fn packed_dot(&mut self, name: &str, list: &[ExprId], s: Scalar) -> Result<Option<Val>> {
        let packed = name.split_once("_4x8packed_").map(|(_, kinds)| kinds.as_bytes());
        let (a, b, sum) = match list {
            [a, b] if packed.is_some() || name == "dot" && !s.is_float() => (*a, *b, None),
            [a, b, sum] if packed.is_some() || name == "dot_acc_sat" => (*a, *b, Some(*sum)),
            _ => return Ok(None),
        };
        let (mut a, mut b) = (self.value(a)?, self.value(b)?);
        if let Some(kinds) = packed {
            let sign = |k: usize| match kinds.get(k) {
                Some(b's') => Scalar::I8,
                _ => Scalar::U8,
            };
            a = self.reinterpret(a, sign(0), 4);
            b = self.reinterpret(b, sign(1), 4);
        }
        let (a, b) = (self.convert(a, s, None, false), self.convert(b, s, None, false));
        let dot = self.dot(a, b);
        let Some(sum) = sum else { return Ok(Some(dot)) };
        let sum = self.value(sum)?;
        self.apply2("add_sat", dot, sum, s).map(Some)
    }

    /// Compiles functions that are not component-wise; `None` for other functions.
    fn special_shapes(
        &mut self,
        name: &str,
        list: &[ExprId],
        s: Scalar,
        n: u8,
    ) -> Result<Option<Val>> {
        Ok(Some(match (name, list) {
            ("any" | "all", [e]) => {
                let v = self.value(*e)?;
                let zero = self.splat_constant(v.ty, v.n, 0);
                let set = self.compare(Cmp::Lt, v, zero, true);
                let folded = self.folded(if name == "any" { Bin::Or } else { Bin::And }, set);
                let none = self.constant_val(v.ty, 0);
                self.compare(Cmp::Lt, folded, none, false)
            }
            ("dot", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                self.dot(a, b)
            }
            ("cross", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let (a1, b1) = (self.swizzled(a, &[1, 2, 0]), self.swizzled(b, &[2, 0, 1]));
                let (a2, b2) = (self.swizzled(a, &[2, 0, 1]), self.swizzled(b, &[1, 2, 0]));
                let left = self.bin(Bin::Mul, a1, b1);
                let right = self.bin(Bin::Mul, a2, b2);
                let three = self.bin(Bin::Sub, left, right);
                if n == 3 {
                    return Ok(Some(three));
                }
                let d = self.value_temp(s, 4);
                let zero = self.float_constant(s, 1, 0.0);
                self.copy(s.width(), 3, d.reg, three.reg);
                self.copy(s.width(), 1, d.reg + 3, zero.reg);
                d
            }
            ("length" | "fast_length", [a]) => {
                let a = self.value(*a)?;
                self.length(a)?
            }
            ("distance" | "fast_distance", [a, b]) => {
                let (a, b) = (self.value(*a)?, self.value(*b)?);
                let d = self.bin(Bin::Sub, a, b);
                self.length(d)?
            }
            ("normalize" | "fast_normalize", [a]) => {
                let a = self.value(*a)?;
                let wide = if a.ty == Scalar::F32 { Scalar::F64 } else { a.ty };
                let w = self.convert(a, wide, None, false);
                let w = self.finite_direction(w)?;
                let length = if wide == a.ty {
                    self.length(w)?
                } else {
                    let square = self.dot(w, w);
                    self.un(Un::Sqrt, square)
                };
                let zero = self.float_constant(wide, 1, 0.0);
                let is_zero = self.compare(Cmp::Eq, length, zero, false);
                let one = self.float_constant(wide, 1, 1.0);
                let divisor = self.choose(is_zero, one, length, false);
                let divisor = self.splat(divisor, a.n);
                let d = self.bin(Bin::Div, w, divisor);
                self.convert(d, a.ty, None, false)
            }
            ("shuffle" | "shuffle2", [a, rest @ .., mask]) => {
                let a = self.value(*a)?;
                let b = rest.first().map(|b| self.value(*b)).transpose()?.map(|b| b.reg);
                let mask = self.value(*mask)?;
                let d = self.value_temp(s, n);
                let (w, m, mask_w) = (s.width(), a.n, mask.ty.width());
                let (a, mask) = (a.reg, mask.reg);
                self.emit(Instr::Shuffle { w, n, m, mask_w, d: d.reg, a, b, mask });
                d
            }
            ("upsample", [high, low]) => {
                let (high, low) = (self.value(*high)?, self.value(*low)?);
                self.apply2("upsample", high, low, s)?
            }
            _ => return Ok(None),
        }))
    }
}
