//! Elementary functions whose results are not exact. They give the same results on every machine, because they, and the
//! functions of the crate `libm` that they call, use only arithmetic operations, and never the host's math library.
//! Other modules call only functions with correctly rounded results, such as `sqrt` and `libm::fmod`.

mod single;

pub use single::{exp_f32, exp2_f32, exp10_f32, log2_f32, log10_f32, pow_f32, power};

macro_rules! delegate {
    ($($single:ident $double:ident $of_single:ident $of_double:ident;)*) => {$(
        #[doc = concat!("`", stringify!($of_double), "` of a `float`.")]
        pub fn $single(x: f32) -> f32 {
            libm::$of_single(x)
        }
        #[doc = concat!("`", stringify!($of_double), "` of a `double`.")]
        pub fn $double(x: f64) -> f64 {
            libm::$of_double(x)
        }
    )*};
}
macro_rules! of_double {
    ($($name:ident $function:ident;)*) => {$(
        #[doc = concat!("`", stringify!($function), "` of a `double`.")]
        pub fn $name(x: f64) -> f64 {
            libm::$function(x)
        }
    )*};
}
of_double! {
    acos_f64 acos;
    atan_f64 atan;
    exp_f64 exp;
    exp2_f64 exp2;
    log2_f64 log2;
    log10_f64 log10;
}
delegate! {
    asin_f32 asin_f64 asinf asin;
    asinh_f32 asinh_f64 asinhf asinh;
    atanh_f32 atanh_f64 atanhf atanh;
    cbrt_f32 cbrt_f64 cbrtf cbrt;
    cos_f32 cos_f64 cosf cos;
    cosh_f32 cosh_f64 coshf cosh;
    erf_f32 erf_f64 erff erf;
    erfc_f32 erfc_f64 erfcf erfc;
    expm1_f32 expm1_f64 expm1f expm1;
    lgamma_f32 lgamma_f64 lgammaf lgamma;
    log_f32 log_f64 logf log;
    log1p_f32 log1p_f64 log1pf log1p;
    sin_f32 sin_f64 sinf sin;
    sinh_f32 sinh_f64 sinhf sinh;
    tan_f32 tan_f64 tanf tan;
    tanh_f32 tanh_f64 tanhf tanh;
    tgamma_f32 tgamma_f64 tgammaf tgamma;
}

macro_rules! acosh {
    ($($name:ident $ty:ident $function:ident;)*) => {$(
        #[doc = concat!("`acosh` of a `", stringify!($ty), "`. The function of `libm` gives numbers for some negative arguments.")]
        pub fn $name(x: $ty) -> $ty {
            if x < 1.0 { $ty::NAN } else { libm::$function(x) }
        }
    )*};
}
acosh! {
    acosh_f32 f32 acoshf;
    acosh_f64 f64 acosh;
}

/// `exp10` of a `double`. It is not computed with `libm::exp10`, whose errors exceed the limit of 3 ULP.
pub fn exp10_f64(x: f64) -> f64 {
    libm::pow(10.0, x)
}

/// Splits a number of half turns into a number of quarter turns, from -2 to 2, and the remaining angle in radians, from
/// -π/4 to π/4. Only the multiplication by π is not exact.
fn quarters(x: f64) -> (i32, f64) {
    let turns = x - 2.0 * (x / 2.0).round_ties_even();
    let n = (2.0 * turns).round_ties_even();
    (n as i32, (turns - n / 2.0) * std::f64::consts::PI)
}

macro_rules! of_pi {
    ($($name:ident $single:ident $double:ident: |$x:ident| $body:expr;)*) => {$(
        #[doc = concat!("`", stringify!($name), "` of a `double`.")]
        pub fn $double($x: f64) -> f64 {
            $body
        }
        #[doc = concat!("`", stringify!($name), "` of a `float`.")]
        pub fn $single(x: f32) -> f32 {
            $double(f64::from(x)) as f32
        }
    )*};
}
of_pi! {
    acospi acospi_f32 acospi_f64: |x| libm::acos(x) / std::f64::consts::PI;
    asinpi asinpi_f32 asinpi_f64: |x| libm::asin(x) / std::f64::consts::PI;
    atanpi atanpi_f32 atanpi_f64: |x| libm::atan(x) / std::f64::consts::PI;
    sinpi sinpi_f32 sinpi_f64: |x| {
        let (n, r) = quarters(x);
        match n & 3 {
            // For an integer `x`, the result is a zero with the sign of `x`.
            0 | 2 if r == 0.0 => 0.0f64.copysign(x),
            0 => libm::sin(r),
            1 => libm::cos(r),
            2 => -libm::sin(r),
            _ => -libm::cos(r),
        }
    };
    cospi cospi_f32 cospi_f64: |x| {
        let (n, r) = quarters(x);
        match n & 3 {
            1 | 3 if r == 0.0 => 0.0,
            0 => libm::cos(r),
            1 => -libm::sin(r),
            2 => -libm::cos(r),
            _ => libm::sin(r),
        }
    };
    tanpi tanpi_f32 tanpi_f64: |x| {
        let (n, r) = quarters(x);
        match n & 3 {
            0 if r == 0.0 => 0.0f64.copysign(x),
            2 if r == 0.0 => 0.0f64.copysign(-x),
            1 if r == 0.0 => f64::INFINITY,
            3 if r == 0.0 => f64::NEG_INFINITY,
            0 | 2 => libm::tan(r),
            _ => -1.0 / libm::tan(r),
        }
    };
}

/// The `n`th root of a positive number, for `n` of magnitude 2 or more. The reciprocal of `n` is split into
/// two parts, because the rounding error of the first part is multiplied by the logarithm of `x`.
pub fn root(x: f64, n: i32) -> f64 {
    let n = f64::from(n);
    let power = 1.0 / n;
    let root = libm::pow(x, power);
    if x.is_infinite() {
        return root;
    }
    let rest = libm::fma(-n, power, 1.0) / n;
    root + root * (rest * libm::log(x))
}

/// `pow` of `double`. For bases near 1 and exponents above 2^31, the error of `libm::pow` is hundreds of ULP.
pub fn pow_f64(x: f64, y: f64) -> f64 {
    let t = x.abs() - 1.0;
    let whole = y == libm::trunc(y);
    let large = y.is_finite() && y.abs() > 2_147_483_648.0;
    let near = t != 0.0 && t.abs() <= 1.0 / 1_048_576.0;
    if !large || !near || (x < 0.0 && !whole) {
        return libm::pow(x, y);
    }
    // y ln(1 + t): the leading part and the rounding error of the product.
    let rest = t * t * (0.5 - t * (1.0 / 3.0 - t * (0.25 - t * 0.2)));
    let product = y * t;
    let low = libm::fma(y, t, -product) - y * rest;
    if product.abs() > 2000.0 {
        return libm::pow(x, y);
    }
    let sum = product + low;
    let size = libm::exp(sum);
    let size = size + size * ((product - sum) + low);
    let size = if size.is_nan() { f64::INFINITY } else { size };
    if x < 0.0 && libm::fmod(y, 2.0) != 0.0 { -size } else { size }
}
/// `acos` of a `float`, computed in `double`, so that the results π and π/2 are the nearest `float`s.
pub fn acos_f32(x: f32) -> f32 {
    libm::acos(f64::from(x)) as f32
}
/// `atan` of a `float`.
pub fn atan_f32(x: f32) -> f32 {
    libm::atan(f64::from(x)) as f32
}
/// `atan2` of `float`.
pub fn atan2_f32(y: f32, x: f32) -> f32 {
    libm::atan2(f64::from(y), f64::from(x)) as f32
}
/// `atan2` of `double`.
pub fn atan2_f64(y: f64, x: f64) -> f64 {
    libm::atan2(y, x)
}
/// `hypot` of `float`.
pub fn hypot_f32(x: f32, y: f32) -> f32 {
    libm::hypotf(x, y)
}
/// `hypot` of `double`.
pub fn hypot_f64(x: f64, y: f64) -> f64 {
    libm::hypot(x, y)
}
/// The sign of the gamma function, as a complement of `lgamma`; 0 at its poles (section 7.5.1).
pub fn lgamma_sign(x: f64) -> i32 {
    if x <= 0.0 && x.is_finite() && x == x.trunc() {
        return 0;
    }
    libm::lgamma_r(x).1
}
/// The low bits of the quotient in `remainder`, with the sign of the quotient.
pub fn remquo_quotient(x: f64, y: f64) -> i32 {
    libm::remquo(x, y).1
}
