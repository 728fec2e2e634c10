//! The answers to `__has_builtin` and its kin: what a compiler for this language takes.

use super::super::attributes as own;
use super::super::edition::{F_DEVICE_ENQUEUE, Language};
use super::{attributes, functions, listed};

/// What `__has_attribute(name)` says.
pub(crate) fn has_attribute(name: &str) -> bool {
    let name = own::bare(name);
    own::known(name).is_some_and(|known| known.name != "endian") || attributes::is_known(name)
}

/// What `__has_builtin(name)` says: whether the compiler itself knows the function. Those of the library of OpenCL C
/// are declared only.
pub(crate) fn has_builtin(name: &str) -> bool {
    functions::is_known(name)
}

/// What `__has_feature(name)` says, or `__has_extension(name)`: whether it is taken, be it with a warning.
pub(crate) fn has_feature(language: &Language, name: &str, extension: bool) -> bool {
    match own::bare(name) {
        "blocks" => language.has_2_0_feature(F_DEVICE_ENQUEUE),
        name => listed(FEATURES, name) || extension && listed(EXTENSIONS, name),
    }
}

const FEATURES: &str = "attribute_deprecated_with_message attribute_ext_vector_type attribute_overloadable \
    attribute_unavailable_with_message enumerator_attributes";

/// What belongs to later C or to GNU C.
const EXTENSIONS: &str = "c_alignof c_atomic c_static_assert cxx_binary_literals gnu_asm \
    overloadable_unmarked statement_attributes_with_gnu_syntax";
