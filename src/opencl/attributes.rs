//! Attributes that the language defines, and those of other compilers that real sources use
//! (OpenCL C 6.9.2, 6.13).

/// What an attribute may stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Kernels alone.
    Kernel,
    /// Functions.
    Function,
    /// Types.
    Type,
    /// Variables and members.
    Variable,
    /// Loops.
    Loop,
    /// Anything: its meaning is another compiler's.
    Any,
}

/// One attribute.
#[derive(Debug)]
pub struct KnownAttribute {
    /// Its name without underscores around it.
    pub name: &'static str,
    /// What it may stand on.
    pub target: Target,
    /// How many arguments it takes: at least and at most.
    pub arguments: (usize, usize),
}

const fn row(name: &'static str, target: Target, least: usize, most: usize) -> KnownAttribute {
    KnownAttribute { name, target, arguments: (least, most) }
}

/// All known attributes.
pub static ATTRIBUTES: &[KnownAttribute] = &[
    row("reqd_work_group_size", Target::Kernel, 3, 3),
    row("work_group_size_hint", Target::Kernel, 3, 3),
    row("vec_type_hint", Target::Kernel, 0, 0),
    row("intel_reqd_sub_group_size", Target::Kernel, 1, 1),
    row("nosvm", Target::Variable, 0, 0),
    row("opencl_unroll_hint", Target::Loop, 0, 1),
    row("ext_vector_type", Target::Type, 1, 1),
    row("vector_size", Target::Type, 1, 1),
    row("address_space", Target::Type, 1, 1),
    row("aligned", Target::Any, 0, 1),
    row("packed", Target::Type, 0, 0),
    row("endian", Target::Variable, 0, 1),
    row("overloadable", Target::Function, 0, 0),
    row("always_inline", Target::Function, 0, 0),
    row("noinline", Target::Function, 0, 0),
    row("unused", Target::Any, 0, 0),
    row("used", Target::Any, 0, 0),
    row("pure", Target::Function, 0, 0),
    row("const", Target::Function, 0, 0),
    row("noreturn", Target::Function, 0, 0),
    row("convergent", Target::Function, 0, 0),
    row("noduplicate", Target::Function, 0, 0),
    row("nothrow", Target::Function, 0, 0),
    row("deprecated", Target::Any, 0, 2),
    row("blocks", Target::Variable, 0, 1),
    row("opencl_global", Target::Type, 0, 0),
    row("opencl_local", Target::Type, 0, 0),
    row("opencl_constant", Target::Type, 0, 0),
    row("opencl_private", Target::Type, 0, 0),
    row("opencl_generic", Target::Type, 0, 0),
    row("enable_if", Target::Function, 1, 2),
    row("weak", Target::Any, 0, 0),
    row("visibility", Target::Any, 0, 1),
    row("section", Target::Any, 1, 1),
    row("alias", Target::Any, 1, 1),
    row("format", Target::Function, 0, 3),
    row("cold", Target::Function, 0, 0),
    row("hot", Target::Function, 0, 0),
    row("flatten", Target::Function, 0, 0),
    row("optnone", Target::Function, 0, 0),
    row("may_alias", Target::Type, 0, 0),
    row("transparent_union", Target::Type, 0, 0),
    row("mode", Target::Type, 0, 1),
    row("annotate", Target::Any, 1, 8),
    row("fallthrough", Target::Any, 0, 0),
    row("warn_unused_result", Target::Function, 0, 0),
    row("malloc", Target::Function, 0, 0),
    row("nonnull", Target::Any, 0, 8),
    row("cleanup", Target::Variable, 0, 1),
    row("gnu_inline", Target::Function, 0, 0),
    row("kernel", Target::Function, 0, 0),
    row("internal_linkage", Target::Any, 0, 0),
];

/// The attribute of a name.
pub fn known(name: &str) -> Option<&'static KnownAttribute> {
    ATTRIBUTES.iter().find(|a| a.name == name)
}
