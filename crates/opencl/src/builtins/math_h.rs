//! The functions of `math.h` that compilers know as `__builtin_…`. The checker and the reference device ask here.

/// Arguments and result; `T` is `double`, and `float` of the names that end in `f`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `T f(T)`
    One,
    /// `T f(T, T)`
    Two,
    /// `T f(T, T, T)`
    Three,
    /// `T f(T, int)`
    WithInt,
    /// `int f(T)`
    ToInt,
}

/// The names for `double`, by shape.
const FUNCTIONS: &[(Shape, &str)] = &[
    (
        Shape::One,
        "fabs sqrt exp exp2 exp10 expm1 log log2 log10 log1p logb sin cos tan asin acos atan sinh cosh tanh \
         asinh acosh atanh cbrt tgamma lgamma erf erfc floor ceil trunc rint round roundeven nearbyint",
    ),
    (Shape::Two, "fmin fmax pow copysign fmod remainder atan2 hypot fdim nextafter"),
    (Shape::Three, "fma"),
    (Shape::WithInt, "ldexp scalbn"),
    (Shape::ToInt, "ilogb"),
];

/// A function by its name without `__builtin_`: its name for `double`, whether this one is for `float`, and its
/// shape.
pub fn math_h(plain: &str) -> Option<(&'static str, bool, Shape)> {
    let find = |name: &str, is_float| {
        FUNCTIONS.iter().find_map(|(shape, names)| {
            let found = names.split(' ').find(|n| *n == name)?;
            Some((found, is_float, *shape))
        })
    };
    find(plain, false).or_else(|| find(plain.strip_suffix('f')?, true))
}
