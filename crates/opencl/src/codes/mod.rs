//! The diagnostics of the checker, one file for each group of codes. The doc comment of a declaration is the page of
//! its code: the problem, the reason and the correction. A rejected and an accepted example follow; tests run every
//! example. A section number without `C99` is a section of the OpenCL C specification.

use crate::diagnostic::Code;

mod address_spaces;
mod calls;
mod declarations;
mod expressions;
mod extensions;
mod kernels;
mod source;
mod statements;
mod syntax;

pub use address_spaces::*;
pub use calls::*;
pub use declarations::*;
pub use expressions::*;
pub use extensions::*;
pub use kernels::*;
pub use source::*;
pub use statements::*;
pub use syntax::*;

const LISTS: [&[&Code]; 9] = [
    source::ALL,
    syntax::ALL,
    address_spaces::ALL,
    declarations::ALL,
    expressions::ALL,
    calls::ALL,
    kernels::ALL,
    extensions::ALL,
    statements::ALL,
];

/// Every code of the checker.
pub static CODES: &[&Code] = &{
    let mut all = [LISTS[0][0]; LENGTH];
    let (mut list, mut at) = (0, 0);
    while list < LISTS.len() {
        let mut n = 0;
        while n < LISTS[list].len() {
            all[at] = LISTS[list][n];
            (at, n) = (at + 1, n + 1);
        }
        list += 1;
    }
    all
};

const LENGTH: usize = {
    let (mut length, mut list) = (0, 0);
    while list < LISTS.len() {
        length += LISTS[list].len();
        list += 1;
    }
    length
};

/// Codes of constructs that the specification forbids and some compilers accept. They are errors with `-W pedantic`.
pub static BEYOND_SPECIFICATION: &[&Code] = &[
    &RECURSION,
    &RESERVED_TYPE,
    &VOID_ARITHMETIC,
    &VOID_SIZEOF,
    &VOID_DEREFERENCE,
    &ZERO_LENGTH_ARRAY,
    &FLEXIBLE_ARRAY,
    &LABEL_AT_END,
    &LABEL_BEFORE_DECLARATION,
    &EMPTY_DECLARATION,
    &RGBA_ELEMENTS,
    &POINTER_MISMATCH,
    &POINTER_SIGN,
    &QUALIFIER_LOST,
    &POINTER_COMPARISON,
    &UNKNOWN_ATTRIBUTE,
    &NESTED_SPACE_CAST,
    &EXCESS_INITIALISERS,
    &EXCESS_STRING,
    &DOUBLE_WITHOUT_PRAGMA,
    &EXTENSION_TYPE,
    &SCALAR_INITIALISER,
    &MEMBER_WITHOUT_SEMICOLON,
    &OLD_STYLE_FUNCTION,
    &BLOCK_CONDITIONAL,
    &SAMPLER_INITIALISER,
    &INTEGER_TOO_LARGE,
    &RESERVED_WORD,
    &IMAGE_QUALIFIER,
    &SAMPLER_SCOPE,
    &REINTERPRET_TYPE,
    &LATER_EDITION,
    &UNSUPPORTED_EXTENSION,
    &GNU_C,
    &LATER_C,
    &COMPILER_FUNCTION,
    &COMPILER_ATTRIBUTE,
];

/// The message for `_Atomic`, which is an ordinary identifier in OpenCL C (6.1).
pub(crate) const NO_ATOMIC: &str = "`_Atomic` is not part of OpenCL C";

/// The message for a feature of GNU C or of later C; `code` is the code of one of these.
pub(crate) fn of_other_c(code: &Code, what: &str) -> String {
    let language = if *code == GNU_C { "GNU C" } else { "later C" };
    format!("{what} is a feature of {language}, not of OpenCL C")
}

/// The message for a function or an attribute that some compilers provide and the language does not have.
pub(crate) fn of_compilers(kind: &str, name: &str) -> String {
    let article = if kind.starts_with('a') { "an" } else { "a" };
    format!("`{name}` is {article} {kind} of some compilers, not of OpenCL C")
}
