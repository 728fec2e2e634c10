//! Elementary functions that are not exact: the one place where the device gets them from. They
//! are the same on every machine.

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
delegate! {
    acos_f32 acos_f64 acosf acos;
    acosh_f32 acosh_f64 acoshf acosh;
    asin_f32 asin_f64 asinf asin;
    asinh_f32 asinh_f64 asinhf asinh;
    atan_f32 atan_f64 atanf atan;
    atanh_f32 atanh_f64 atanhf atanh;
    cbrt_f32 cbrt_f64 cbrtf cbrt;
    cos_f32 cos_f64 cosf cos;
    cosh_f32 cosh_f64 coshf cosh;
    erf_f32 erf_f64 erff erf;
    erfc_f32 erfc_f64 erfcf erfc;
    exp_f32 exp_f64 expf exp;
    exp2_f32 exp2_f64 exp2f exp2;
    exp10_f32 exp10_f64 exp10f exp10;
    expm1_f32 expm1_f64 expm1f expm1;
    lgamma_f32 lgamma_f64 lgammaf lgamma;
    log_f32 log_f64 logf log;
    log2_f32 log2_f64 log2f log2;
    log10_f32 log10_f64 log10f log10;
    log1p_f32 log1p_f64 log1pf log1p;
    sin_f32 sin_f64 sinf sin;
    sinh_f32 sinh_f64 sinhf sinh;
    tan_f32 tan_f64 tanf tan;
    tanh_f32 tanh_f64 tanhf tanh;
    tgamma_f32 tgamma_f64 tgammaf tgamma;
}

/// `x` reduced so that functions of period 2π of `πx` see a small argument.
fn half_turns(x: f64) -> f64 {
    x % 2.0
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
        let r = half_turns(x);
        if r == r.trunc() { 0.0f64.copysign(x) } else { libm::sin(std::f64::consts::PI * r) }
    };
    cospi cospi_f32 cospi_f64: |x| {
        let r = half_turns(x).abs();
        match r {
            0.5 | 1.5 => 0.0,
            _ => libm::cos(std::f64::consts::PI * r),
        }
    };
    tanpi tanpi_f32 tanpi_f64: |x| {
        let r = x % 1.0;
        if r == 0.0 {
            // The sign follows whether the number of half turns is even.
            let odd = (x % 2.0).abs() == 1.0;
            let zero = 0.0f64.copysign(x);
            if odd { -zero } else { zero }
        } else if r.abs() == 0.5 {
            let odd = (x.abs() % 2.0) > 1.0;
            f64::INFINITY.copysign(x) * if odd { -1.0 } else { 1.0 }
        } else {
            libm::tan(std::f64::consts::PI * r)
        }
    };
}

/// `pow` of `float`.
pub fn pow_f32(x: f32, y: f32) -> f32 {
    libm::powf(x, y)
}
/// `pow` of `double`.
pub fn pow_f64(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}
/// `atan2` of `float`.
pub fn atan2_f32(y: f32, x: f32) -> f32 {
    libm::atan2f(y, x)
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
/// The sign of the gamma function, beside `lgamma`.
pub fn lgamma_sign(x: f64) -> i32 {
    libm::lgamma_r(x).1
}
/// The low bits of the quotient that `remainder` rounds, with its sign.
pub fn remquo_quotient(x: f64, y: f64) -> i32 {
    libm::remquo(x, y).1
}
