//! Attributes that the language defines, and those of other compilers that real sources use
//! (OpenCL C 6.9.2, 6.13).

/// What attributes may stand on, as bits.
pub mod on {
    /// A function.
    pub const FUNCTION: u16 = 1;
    /// A kernel: a function that has to be one.
    pub const KERNEL: u16 = 2;
    /// A variable at program scope, or a static one.
    pub const GLOBAL: u16 = 4;
    /// A variable in a function.
    pub const LOCAL: u16 = 8;
    /// A parameter.
    pub const PARAMETER: u16 = 16;
    /// A member of a struct or union.
    pub const MEMBER: u16 = 32;
    /// A typedef.
    pub const TYPEDEF: u16 = 64;
    /// A struct or union.
    pub const RECORD: u16 = 128;
    /// An enumeration.
    pub const ENUM: u16 = 256;
    /// An enumerator.
    pub const ENUMERATOR: u16 = 512;
    /// A label.
    pub const LABEL: u16 = 1024;
    /// A loop.
    pub const LOOP: u16 = 2048;
    /// A statement of any kind.
    pub const STATEMENT: u16 = 4096;

    /// A variable of any kind.
    pub const VARIABLE: u16 = GLOBAL | LOCAL | PARAMETER;
    /// A declaration of any kind.
    pub const DECLARATION: u16 =
        FUNCTION | VARIABLE | MEMBER | TYPEDEF | RECORD | ENUM | ENUMERATOR | LABEL;
}

/// What happens to an attribute that stands where it must not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// It is an error.
    Error,
    /// It is ignored, with a warning.
    Ignored,
}

/// What the arguments are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Expressions.
    Expressions,
    /// The first is a word, the others are expressions.
    Word,
    /// The first is a string literal.
    Text,
    /// A type.
    Type,
}

/// One attribute.
#[derive(Debug)]
pub struct KnownAttribute {
    /// Its name without underscores around it.
    pub name: &'static str,
    /// What it may stand on: bits of [`on`].
    pub subjects: u16,
    /// What happens elsewhere.
    pub misplaced: Misplaced,
    /// How many arguments it takes: at least and at most.
    pub count: (usize, usize),
    /// What they are.
    pub arguments: Arguments,
}

impl KnownAttribute {
    /// Whether OpenCL C or an extension of it defines the attribute, and nobody else: it then stands in
    /// `__attribute__` alone.
    pub fn is_own(&self) -> bool {
        matches!(
            self.name,
            "reqd_work_group_size"
                | "work_group_size_hint"
                | "vec_type_hint"
                | "intel_reqd_sub_group_size"
                | "nosvm"
                | "opencl_unroll_hint"
                | "endian"
        )
    }

    /// Whether OpenCL C or an extension of it defines the attribute (6.7.2, 6.13), perhaps as GNU C does.
    pub fn is_specified(&self) -> bool {
        self.is_own() || matches!(self.name, "aligned" | "packed")
    }
}

const fn row(
    name: &'static str,
    subjects: u16,
    misplaced: Misplaced,
    count: (usize, usize),
    arguments: Arguments,
) -> KnownAttribute {
    KnownAttribute { name, subjects, misplaced, count, arguments }
}

/// One without arguments that is ignored where it says nothing.
const fn plain(name: &'static str, subjects: u16) -> KnownAttribute {
    row(name, subjects, Misplaced::Ignored, (0, 0), Arguments::Expressions)
}

/// One that may stand on every declaration.
const fn any(name: &'static str, count: (usize, usize), arguments: Arguments) -> KnownAttribute {
    row(name, on::DECLARATION, Misplaced::Ignored, count, arguments)
}

use Arguments::{Expressions, Text, Type, Word};
use Misplaced::{Error, Ignored};

/// All known attributes.
pub static ATTRIBUTES: &[KnownAttribute] = &[
    // Of the language.
    row("reqd_work_group_size", on::KERNEL, Error, (3, 3), Expressions),
    row("work_group_size_hint", on::KERNEL, Error, (3, 3), Expressions),
    row("vec_type_hint", on::KERNEL, Error, (1, 1), Type),
    row("intel_reqd_sub_group_size", on::KERNEL, Error, (1, 1), Expressions),
    plain("nosvm", on::VARIABLE),
    row("opencl_unroll_hint", on::LOOP, Error, (0, 1), Expressions),
    any("aligned", (0, 1), Expressions),
    row("_Alignas", on::GLOBAL | on::LOCAL | on::MEMBER, Error, (1, 1), Expressions),
    any("packed", (0, 0), Expressions),
    row("endian", on::DECLARATION | on::STATEMENT, Ignored, (0, 1), Word),
    // Of types: they make a type of another.
    row("ext_vector_type", on::TYPEDEF, Error, (1, 1), Expressions),
    any("vector_size", (1, 1), Expressions),
    any("address_space", (1, 1), Expressions),
    any("opencl_global", (0, 0), Expressions),
    any("opencl_global_device", (0, 0), Expressions),
    any("opencl_global_host", (0, 0), Expressions),
    any("opencl_local", (0, 0), Expressions),
    any("opencl_constant", (0, 0), Expressions),
    any("opencl_private", (0, 0), Expressions),
    any("opencl_generic", (0, 0), Expressions),
    // Of other compilers.
    row("overloadable", on::FUNCTION, Error, (0, 0), Expressions),
    plain("always_inline", on::FUNCTION | on::STATEMENT),
    plain("noinline", on::FUNCTION | on::STATEMENT),
    row("flatten", on::FUNCTION, Error, (0, 0), Expressions),
    row("minsize", on::FUNCTION, Error, (0, 0), Expressions),
    row("target", on::FUNCTION, Error, (1, 1), Text),
    row("error", on::FUNCTION, Error, (1, 1), Text),
    row("warning", on::FUNCTION, Error, (1, 1), Text),
    row("section", on::FUNCTION | on::GLOBAL, Error, (1, 1), Text),
    row("alias", on::FUNCTION | on::GLOBAL, Error, (1, 1), Text),
    row("no_sanitize", on::FUNCTION | on::GLOBAL, Error, (1, 8), Text),
    row("mode", on::VARIABLE | on::ENUM | on::TYPEDEF | on::MEMBER, Error, (1, 1), Word),
    row("amdgpu_flat_work_group_size", on::KERNEL, Error, (2, 2), Expressions),
    row("amdgpu_waves_per_eu", on::KERNEL, Error, (1, 2), Expressions),
    row("amdgpu_num_sgpr", on::KERNEL, Error, (1, 1), Expressions),
    row("amdgpu_num_vgpr", on::KERNEL, Error, (1, 1), Expressions),
    row("format", on::FUNCTION, Ignored, (3, 3), Word),
    row("format_arg", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("nonnull", on::FUNCTION | on::PARAMETER, Ignored, (0, 64), Expressions),
    plain("pure", on::FUNCTION),
    plain("const", on::FUNCTION),
    plain("convergent", on::FUNCTION),
    plain("noduplicate", on::FUNCTION),
    plain("nothrow", on::FUNCTION),
    plain("cold", on::FUNCTION),
    plain("hot", on::FUNCTION),
    plain("optnone", on::FUNCTION),
    plain("malloc", on::FUNCTION),
    plain("gnu_inline", on::FUNCTION),
    row("enable_if", on::FUNCTION, Ignored, (2, 2), Expressions),
    row("diagnose_if", on::FUNCTION, Ignored, (3, 3), Expressions),
    row("alloc_size", on::FUNCTION, Ignored, (1, 2), Expressions),
    row("alloc_align", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("assume_aligned", on::FUNCTION, Ignored, (1, 2), Expressions),
    row("sentinel", on::FUNCTION, Ignored, (0, 2), Expressions),
    row("min_vector_width", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("weakref", on::FUNCTION | on::GLOBAL, Ignored, (0, 1), Text),
    plain("naked", on::FUNCTION),
    plain("leaf", on::FUNCTION),
    plain("returns_twice", on::FUNCTION),
    plain("nomerge", on::FUNCTION | on::STATEMENT),
    plain("not_tail_called", on::FUNCTION),
    plain("disable_tail_calls", on::FUNCTION),
    plain("speculative_load_hardening", on::FUNCTION),
    plain("no_speculative_load_hardening", on::FUNCTION),
    row("enum_extensibility", on::ENUM, Ignored, (1, 1), Word),
    plain("common", on::GLOBAL),
    any("regparm", (1, 1), Expressions),
    any("tls_model", (1, 1), Text),
    row("constructor", on::FUNCTION, Ignored, (0, 1), Expressions),
    row("destructor", on::FUNCTION, Ignored, (0, 1), Expressions),
    plain("returns_nonnull", on::FUNCTION),
    plain("no_instrument_function", on::FUNCTION),
    plain("artificial", on::FUNCTION),
    row("blocks", on::VARIABLE, Ignored, (0, 1), Word),
    row("cleanup", on::LOCAL, Ignored, (1, 1), Expressions),
    plain("may_alias", on::RECORD | on::ENUM | on::TYPEDEF),
    plain("transparent_union", on::RECORD | on::TYPEDEF),
    row("fallthrough", on::STATEMENT, Error, (0, 0), Expressions),
    any("noreturn", (0, 0), Expressions),
    row("_Noreturn", on::FUNCTION, Error, (0, 0), Expressions),
    any("unused", (0, 0), Expressions),
    any("used", (0, 0), Expressions),
    any("weak", (0, 0), Expressions),
    any("visibility", (1, 1), Text),
    any("deprecated", (0, 2), Text),
    any("unavailable", (0, 1), Text),
    any("annotate", (1, 16), Text),
    any("warn_unused_result", (0, 0), Expressions),
    any("internal_linkage", (0, 0), Expressions),
    any("nodebug", (0, 0), Expressions),
    any("availability", (0, 0), Expressions),
    // Of C23, in brackets.
    any("nodiscard", (0, 1), Text),
    any("maybe_unused", (0, 0), Expressions),
];

/// Attributes that do not stand together.
pub static EXCLUSIVE: &[[&str; 2]] = &[
    ["hot", "cold"],
    ["naked", "disable_tail_calls"],
    ["speculative_load_hardening", "no_speculative_load_hardening"],
    ["error", "warning"],
    ["always_inline", "not_tail_called"],
    ["internal_linkage", "weak"],
];

/// The attribute of a name.
pub fn known(name: &str) -> Option<&'static KnownAttribute> {
    ATTRIBUTES.iter().find(|a| a.name == name)
}
