//! Calls of compilers' functions that are constants (C99 6.6), as compilers compute them: of bits, of signs, of classes of
//! numbers, of alignment.

use super::super::const_eval::{self, Constant, evaluate};
use super::operators::At;
use super::*;

/// The value of a call with these arguments. `bits` is the width of the floating argument, else of the first.
fn folded(plain: &str, arguments: &[Constant], bits: u32) -> Option<Constant> {
    use Constant::{Float, Int};
    Some(match *arguments {
        [] if matches!(plain, "huge_valf" | "inff" | "huge_val" | "inf") => Float(f64::INFINITY),
        [Int(v), ..] if matches!(plain, "expect" | "expect_with_probability") => Int(v),
        [Int(v)] => Int(of_bits(plain, v, bits)?),
        [Int(0), Int(otherwise)] if matches!(plain, "clzg" | "ctzg") => Int(otherwise),
        [Int(v), Int(_)] if matches!(plain, "clzg" | "ctzg") => Int(of_bits(plain, v, bits)?),
        [Int(v), Int(n)] => match plain {
            "is_aligned" => Int((v & (n - 1) == 0).into()),
            "align_down" => Int(v & !(n - 1)),
            "align_up" => Int((v + n - 1) & !(n - 1)),
            _ => Int(rotated(plain, v, n, bits)?),
        },
        [Float(v)] => match plain {
            "fabs" | "fabsf" => Float(v.abs()),
            _ => Int(class(plain, v, bits)?),
        },
        [Float(v), Float(w)] => Float(match plain {
            "copysign" | "copysignf" => v.copysign(w),
            "fmax" | "fmaxf" => greater(v, w),
            "fmin" | "fminf" => -greater(-v, -w),
            _ => return None,
        }),
        [Float(v), Int(classes)] if plain == "isfpclass" => Int(of_classes(v, classes, bits)?),
        [nan, infinite, normal, subnormal, zero, Float(v)] if plain == "fpclassify" => {
            match v.classify() {
                _ if is_subnormal(v, bits) => subnormal,
                std::num::FpCategory::Nan => nan,
                std::num::FpCategory::Infinite => infinite,
                std::num::FpCategory::Zero => zero,
                _ => normal,
            }
        }
        _ => return None,
    })
}

/// A function of the bits of one integer.
fn of_bits(plain: &str, value: i128, bits: u32) -> Option<i128> {
    // The bits of the argument, those beyond its width off.
    let low = |pattern: u64| pattern << (64 - bits) >> (64 - bits);
    let pattern = low(value as u64);
    let zeros = pattern.leading_zeros() + bits - 64;
    Some(match plain {
        "popcount" | "popcountl" | "popcountll" | "popcountg" => pattern.count_ones().into(),
        "parity" | "parityl" | "parityll" => (pattern.count_ones() % 2).into(),
        "ffs" | "ffsl" | "ffsll" if pattern == 0 => 0,
        "ffs" | "ffsl" | "ffsll" => (pattern.trailing_zeros() + 1).into(),
        "clz" | "clzl" | "clzll" | "clzs" | "clzg" if pattern != 0 => zeros.into(),
        "ctz" | "ctzl" | "ctzll" | "ctzs" | "ctzg" if pattern != 0 => {
            pattern.trailing_zeros().into()
        }
        "clrsb" | "clrsbl" | "clrsbll" => {
            let same = if value < 0 { low(!pattern) } else { pattern };
            (same.leading_zeros() + bits - 65).into()
        }
        "bswap16" | "bswap32" | "bswap64" => (pattern.swap_bytes() >> (64 - bits)).into(),
        "bitreverse8" | "bitreverse16" | "bitreverse32" | "bitreverse64" => {
            (pattern.reverse_bits() >> (64 - bits)).into()
        }
        _ => return None,
    })
}

/// `rotateleft32(value, n)` and its kin: by as many bits as the width leaves of `n`.
fn rotated(plain: &str, value: i128, n: i128, bits: u32) -> Option<i128> {
    let width = i128::from(bits);
    let left = match plain {
        "rotateleft8" | "rotateleft16" | "rotateleft32" | "rotateleft64" => n.rem_euclid(width),
        "rotateright8" | "rotateright16" | "rotateright32" | "rotateright64" => {
            (-n).rem_euclid(width)
        }
        _ => return None,
    };
    Some(value << left | value >> (width - left))
}

/// Whether a number other than zero is less than the least normal one of a type of so many bits.
fn is_subnormal(value: f64, bits: u32) -> bool {
    let least = match bits {
        16 => 1.0 / 16384.0,
        32 => f64::from(f32::MIN_POSITIVE),
        _ => f64::MIN_POSITIVE,
    };
    value != 0.0 && value.abs() < least
}

/// What a function says of the class of a number.
fn class(plain: &str, value: f64, bits: u32) -> Option<i128> {
    let small = is_subnormal(value, bits);
    let says = match plain {
        "isnan" => value.is_nan(),
        "isinf" => value.is_infinite(),
        "isinf_sign" if value.is_infinite() => return Some(value.signum() as i128),
        "isinf_sign" => false,
        "isfinite" => value.is_finite(),
        "isnormal" => value.is_normal() && !small,
        "issubnormal" => small,
        "iszero" => value == 0.0,
        // Constants do not say whether a NaN signals.
        "issignaling" if !value.is_nan() => false,
        _ => return None,
    };
    Some(says.into())
}

/// `isfpclass`: whether a number is of one of the classes, a bit each.
fn of_classes(value: f64, classes: i128, bits: u32) -> Option<i128> {
    if value.is_nan() {
        // Signalling ones and quiet ones.
        return match classes & 3 {
            0 => Some(0),
            3 => Some(1),
            _ => None,
        };
    }
    // From the least class of negative numbers to the greatest of positive ones.
    let size = match value.abs() {
        f64::INFINITY => 3,
        0.0 => 0,
        _ if is_subnormal(value, bits) => 1,
        _ => 2,
    };
    let class = if value.is_sign_negative() { 5 - size } else { 6 + size };
    Some(classes >> class & 1)
}

/// The greater of two numbers, a number rather than a NaN, 0 rather than -0.
fn greater(a: f64, b: f64) -> f64 {
    if a.is_nan() || b > a || (a == b && a.is_sign_negative()) { b } else { a }
}

impl Sema<'_> {
    /// A call of a function of compilers, or its value where that is known.
    pub(super) fn computed(
        &mut self,
        plain: &str,
        name: Symbol,
        values: Vec<ExprId>,
        ty: TypeId,
        at: At,
    ) -> ExprId {
        let t = &self.program.types;
        let width = |e: &ExprId| t.size(self.ty(*e)).unwrap_or(0) as u32 * 8;
        let is_float = |e: &&ExprId| t.is_float(self.ty(**e));
        let bits = values.iter().find(is_float).or(values.first()).map_or(0, width);
        let known: Vec<_> = values.iter().map_while(|e| evaluate(&self.program, *e)).collect();
        let value = match known.len() == values.len() {
            true => folded(plain, &known, bits),
            false if plain == "strlen" => self.known_length(values[0]),
            false if plain == "shufflevector" => {
                let known = self.known_shuffle(&values, ty);
                return match known {
                    Some(elements) => self.known_vector(elements, ty, at),
                    None => self.make(ExprKind::CallBuiltIn(name, values), ty, at),
                };
            }
            false => None,
        };
        let kind = match value {
            Some(Constant::Int(v)) => Constant::Int(const_eval::wrap(&self.program, v, ty)).into(),
            Some(v) => v.into(),
            None => ExprKind::CallBuiltIn(name, values),
        };
        self.make(kind, ty, at)
    }

    /// The elements of a vector that are taken from others (`__builtin_shufflevector`), if all are known.
    fn known_shuffle(&self, values: &[ExprId], ty: TypeId) -> Option<Vec<Constant>> {
        let [a, b, lanes @ ..] = values else { return None };
        let (_, width) = self.program.types.as_vector(self.ty(*a))?;
        let (_, count) = self.program.types.as_vector(ty)?;
        let (width, count) = (usize::from(width), usize::from(count));
        let taken = |n: usize| match lanes.get(n).map(|lane| evaluate(&self.program, *lane)) {
            // The second vector has the numbers of the elements, of which as many bits count as there may be.
            None => match const_eval::evaluate_element(&self.program, *b, n)? {
                Constant::Int(lane) => {
                    let lane = lane as usize & (width.next_power_of_two() - 1);
                    const_eval::evaluate_element(&self.program, *a, lane)
                }
                Constant::Float(_) => None,
            },
            Some(Some(Constant::Int(lane))) => {
                let lane = usize::try_from(lane).ok()?;
                let (from, n) = if lane < width { (*a, lane) } else { (*b, lane - width) };
                const_eval::evaluate_element(&self.program, from, n)
            }
            Some(_) => None,
        };
        (0..count).map(taken).collect()
    }

    /// A vector of known elements that is, to compilers, no object as a literal is.
    fn known_vector(&mut self, elements: Vec<Constant>, ty: TypeId, at: At) -> ExprId {
        let literal = self.vector_of(elements, ty, at);
        let literal = self.make(literal, ty, at);
        self.make(ExprKind::Cast(CastKind::NoOp, literal), ty, at)
    }

    /// The literal of a vector whose elements are known.
    pub(super) fn vector_of(&mut self, elements: Vec<Constant>, ty: TypeId, at: At) -> ExprKind {
        let element = self.program.types.element(ty);
        let values = elements.into_iter().map(|value| self.make(value.into(), element, at));
        ExprKind::VectorLiteral(values.collect())
    }

    /// How many characters a string literal has before its first NUL.
    fn known_length(&self, text: ExprId) -> Option<Constant> {
        let place = const_eval::address_constant(&self.program, text)?;
        let const_eval::Base::Literal(literal) = place.base else { return None };
        let ExprKind::Str(bytes) = &self.expr(literal).kind else { return None };
        if self.program.is_wide(literal) {
            return None;
        }
        let rest = bytes.get(usize::try_from(place.offset).ok()?..)?;
        let length = rest.iter().position(|b| *b == 0).unwrap_or(rest.len());
        Some(Constant::Int(length as i128))
    }
}
