//! The results of `__has_builtin` and related operators: whether a compiler for this language accepts a construct.

use super::super::attributes as own;
use super::super::edition::{F_DEVICE_ENQUEUE, Language};
use super::{attributes, functions, listed};

/// The result of `__has_attribute(name)`.
pub(crate) fn has_attribute(name: &str) -> bool {
    let name = own::bare(name);
    own::known(name).is_some_and(|known| known.name != "endian") || attributes::is_known(name)
}

/// The result of `__has_builtin(name)`: whether the name is a function of the compiler itself. The built-in functions
/// of OpenCL C are not such functions: compilers only declare them.
pub(crate) fn has_builtin(name: &str) -> bool {
    functions::is_known(name)
}

/// The result of `__has_feature(name)` or `__has_extension(name)`: whether the checker accepts the feature, with or
/// without a warning.
pub(crate) fn has_feature(language: &Language, name: &str, extension: bool) -> bool {
    match own::bare(name) {
        "blocks" => language.has_2_0_feature(F_DEVICE_ENQUEUE),
        name => listed(FEATURES, name) || extension && listed(EXTENSIONS, name),
    }
}

const FEATURES: &str = "attribute_deprecated_with_message attribute_ext_vector_type attribute_overloadable \
    attribute_unavailable_with_message enumerator_attributes";

/// Features of later C editions or GNU C.
const EXTENSIONS: &str = "c_alignof c_atomic c_static_assert cxx_binary_literals gnu_asm \
    overloadable_unmarked statement_attributes_with_gnu_syntax";
