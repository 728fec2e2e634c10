//! The attributes of OpenCL C and its extensions (OpenCL C 6.9.2, 6.13), and compiler-specific attributes that define
//! types, such as `vector_size`. The other compiler-specific attributes are in `foreign::attributes`.

/// The kind of entity that an attribute is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A function.
    Function,
    /// A variable.
    Variable,
    /// A parameter.
    Parameter,
    /// A member of a struct or union.
    Member,
    /// A typedef.
    Typedef,
    /// A struct, union, enumeration, enumerator, label or block.
    Other,
    /// A loop.
    Loop,
    /// Another statement.
    Statement,
}

/// The kind of entity that an attribute applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A kernel.
    Kernel,
    /// A loop.
    Loop,
    /// A variable or a parameter. On other entities, the attribute is ignored.
    Variable,
    /// A typedef.
    Typedef,
    /// A declaration of any kind.
    Declaration,
    /// Anything.
    Any,
}

/// One attribute.
#[derive(Debug)]
pub struct KnownAttribute {
    /// The name without the surrounding underscores.
    pub name: &'static str,
    /// The kind of entity that the attribute applies to.
    pub subject: Subject,
    /// The minimum and maximum number of arguments.
    pub count: (usize, usize),
}

const fn row(name: &'static str, subject: Subject, count: (usize, usize)) -> KnownAttribute {
    KnownAttribute { name, subject, count }
}

/// All known attributes.
pub static ATTRIBUTES: &[KnownAttribute] = &[
    row("reqd_work_group_size", Subject::Kernel, (3, 3)),
    row("work_group_size_hint", Subject::Kernel, (3, 3)),
    row("vec_type_hint", Subject::Kernel, (1, 1)),
    row("intel_reqd_sub_group_size", Subject::Kernel, (1, 1)),
    row("opencl_unroll_hint", Subject::Loop, (0, 1)),
    row("nosvm", Subject::Variable, (0, 0)),
    row("aligned", Subject::Declaration, (0, 1)),
    row("packed", Subject::Declaration, (0, 0)),
    row("endian", Subject::Any, (0, 1)),
    row("ext_vector_type", Subject::Typedef, (1, 1)),
    row("vector_size", Subject::Declaration, (1, 1)),
    row("address_space", Subject::Declaration, (1, 1)),
    row("opencl_global", Subject::Declaration, (0, 0)),
    row("opencl_global_device", Subject::Declaration, (0, 0)),
    row("opencl_global_host", Subject::Declaration, (0, 0)),
    row("opencl_local", Subject::Declaration, (0, 0)),
    row("opencl_constant", Subject::Declaration, (0, 0)),
    row("opencl_private", Subject::Declaration, (0, 0)),
    row("opencl_generic", Subject::Declaration, (0, 0)),
];

/// The attribute with this name; the name must not have surrounding underscores. `None` if the attribute is not known.
pub fn known(name: &str) -> Option<&'static KnownAttribute> {
    ATTRIBUTES.iter().find(|a| a.name == name)
}

/// The name of an attribute that is written as `name` or `__name__`.
pub(crate) fn bare(name: &str) -> &str {
    name.strip_prefix("__").and_then(|t| t.strip_suffix("__")).unwrap_or(name)
}
