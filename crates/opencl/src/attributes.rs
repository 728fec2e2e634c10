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

    /// The literal of a block.
    pub const BLOCK: u16 = 8192;

    /// A variable of any kind.
    pub const VARIABLE: u16 = GLOBAL | LOCAL | PARAMETER;
    /// A declaration of any kind.
    pub const DECLARATION: u16 =
        FUNCTION | VARIABLE | MEMBER | TYPEDEF | RECORD | ENUM | ENUMERATOR | LABEL | BLOCK;
    /// What conventions of calls are looked at on: where there is no type, they stand as on functions.
    pub const CALLS: u16 = FUNCTION | RECORD | ENUM | ENUMERATOR | LABEL;
    /// Nothing: the attribute does not exist for the device, wherever it stands.
    pub const NOTHING: u16 = 0;
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
    /// All are words, or expressions that are none.
    Words,
    /// The first is a string literal.
    Text,
    /// All are string literals.
    Texts,
    /// The first is a string literal; a word there is wrong where the attribute may stand alone.
    TextOrWord,
    /// The first is an expression, the others are string literals.
    TextsBehind,
    /// Integer constants.
    Integers,
    /// A grammar of their own, behind a word and this sign.
    Own(char),
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

    /// Whether C23 defines the attribute, and no compiler before: it then stands in brackets alone.
    pub fn is_of_c23(&self) -> bool {
        matches!(self.name, "nodiscard" | "maybe_unused")
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

/// One without arguments that is an error where it says nothing.
const fn strict(name: &'static str, subjects: u16) -> KnownAttribute {
    row(name, subjects, Misplaced::Error, (0, 0), Arguments::Expressions)
}

/// One that may stand on every declaration.
const fn any(name: &'static str, count: (usize, usize), arguments: Arguments) -> KnownAttribute {
    row(name, on::DECLARATION, Misplaced::Ignored, count, arguments)
}

use Arguments::{
    Expressions, Integers, Own, Text, TextOrWord, Texts, TextsBehind, Type, Word, Words,
};
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
    strict("overloadable", on::FUNCTION),
    plain("always_inline", on::FUNCTION | on::STATEMENT),
    plain("noinline", on::FUNCTION | on::STATEMENT),
    strict("flatten", on::FUNCTION),
    strict("minsize", on::FUNCTION),
    row("target", on::FUNCTION, Error, (1, 1), Text),
    row("error", on::FUNCTION, Error, (1, 1), Text),
    row("warning", on::FUNCTION, Error, (1, 1), Text),
    row("section", on::FUNCTION | on::GLOBAL, Error, (1, 1), Text),
    row("alias", on::FUNCTION | on::GLOBAL, Error, (1, 1), Text),
    row("no_sanitize", on::FUNCTION | on::GLOBAL, Error, (1, 64), Texts),
    row("mode", on::VARIABLE | on::ENUM | on::TYPEDEF | on::MEMBER, Error, (1, 1), Word),
    row("amdgpu_flat_work_group_size", on::KERNEL, Error, (2, 2), Expressions),
    row("amdgpu_waves_per_eu", on::KERNEL, Error, (1, 2), Expressions),
    row("amdgpu_num_sgpr", on::KERNEL, Error, (1, 1), Expressions),
    row("amdgpu_num_vgpr", on::KERNEL, Error, (1, 1), Expressions),
    row("format", on::FUNCTION, Ignored, (3, 3), Word),
    row("format_arg", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("nonnull", on::FUNCTION | on::PARAMETER, Ignored, (0, 64), Expressions),
    any("pure", (0, 0), Expressions),
    any("const", (0, 0), Expressions),
    plain("convergent", on::FUNCTION),
    plain("noduplicate", on::FUNCTION),
    plain("nothrow", on::FUNCTION),
    plain("cold", on::FUNCTION),
    plain("hot", on::FUNCTION),
    plain("optnone", on::FUNCTION),
    plain("malloc", on::FUNCTION),
    plain("gnu_inline", on::FUNCTION),
    row("enable_if", on::FUNCTION, Ignored, (2, 2), TextsBehind),
    row("diagnose_if", on::FUNCTION, Ignored, (3, 3), TextsBehind),
    row("alloc_size", on::FUNCTION, Ignored, (1, 2), Expressions),
    row("alloc_align", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("assume_aligned", on::FUNCTION, Ignored, (1, 2), Expressions),
    any("sentinel", (0, 2), Integers),
    row("min_vector_width", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("weakref", on::FUNCTION | on::VARIABLE, Error, (0, 1), Text),
    plain("naked", on::FUNCTION),
    plain("leaf", on::FUNCTION),
    plain("returns_twice", on::FUNCTION),
    strict("nomerge", on::FUNCTION | on::VARIABLE | on::STATEMENT),
    plain("not_tail_called", on::FUNCTION),
    plain("disable_tail_calls", on::FUNCTION),
    strict("speculative_load_hardening", on::FUNCTION),
    strict("no_speculative_load_hardening", on::FUNCTION),
    row("enum_extensibility", on::ENUM, Ignored, (1, 1), Word),
    plain("common", on::VARIABLE),
    any("regparm", (1, 1), Expressions),
    row("tls_model", on::NOTHING, Error, (1, 1), Text),
    row("constructor", on::FUNCTION, Ignored, (0, 1), Expressions),
    row("destructor", on::FUNCTION, Ignored, (0, 1), Expressions),
    plain("returns_nonnull", on::FUNCTION),
    plain("no_instrument_function", on::FUNCTION),
    plain("artificial", on::NOTHING),
    any("blocks", (1, 1), TextOrWord),
    row("cleanup", on::LOCAL, Ignored, (1, 1), Expressions),
    any("may_alias", (0, 0), Expressions),
    any("transparent_union", (0, 0), Expressions),
    strict("fallthrough", on::STATEMENT),
    any("noreturn", (0, 0), Expressions),
    strict("_Noreturn", on::FUNCTION),
    any("unused", (0, 0), Expressions),
    plain("used", on::FUNCTION | on::GLOBAL),
    plain("weak", on::FUNCTION | on::VARIABLE),
    any("visibility", (1, 1), TextOrWord),
    any("deprecated", (0, 2), Texts),
    any("unavailable", (0, 1), Text),
    any("annotate", (1, 16), Text),
    row(
        "warn_unused_result",
        on::FUNCTION | on::TYPEDEF | on::RECORD | on::ENUM,
        Ignored,
        (0, 1),
        Text,
    ),
    plain("internal_linkage", on::FUNCTION | on::VARIABLE),
    plain("nodebug", on::FUNCTION | on::GLOBAL | on::LOCAL | on::TYPEDEF),
    any("availability", (1, 1), Own(',')),
    row("objc_bridge_related", on::RECORD, Error, (1, 1), Own(',')),
    any("external_source_symbol", (1, 1), Own('=')),
    any("type_tag_for_datatype", (1, 1), Own(',')),
    row("argument_with_type_tag", on::FUNCTION, Error, (3, 3), Word),
    row("pointer_with_type_tag", on::FUNCTION, Error, (3, 3), Word),
    row("amdgpu_max_num_work_groups", on::FUNCTION, Error, (1, 3), Integers),
    row("ifunc", on::FUNCTION, Ignored, (1, 1), Text),
    row("target_clones", on::NOTHING, Error, (0, 64), Texts),
    row("target_version", on::FUNCTION, Error, (1, 1), Text),
    row("cpu_dispatch", on::FUNCTION, Ignored, (1, 64), Words),
    row("cpu_specific", on::FUNCTION, Ignored, (1, 64), Words),
    row("callback", on::FUNCTION, Ignored, (1, 64), Words),
    row("diagnose_as_builtin", on::FUNCTION, Ignored, (1, 64), Expressions),
    row("no_builtin", on::FUNCTION, Ignored, (0, 64), Texts),
    row("zero_call_used_regs", on::FUNCTION, Error, (1, 1), TextOrWord),
    row("xray_log_args", on::FUNCTION, Ignored, (1, 1), Integers),
    row("pass_object_size", on::PARAMETER, Ignored, (1, 1), Integers),
    row("pass_dynamic_object_size", on::PARAMETER, Ignored, (1, 1), Integers),
    row("init_priority", on::VARIABLE, Error, (1, 1), Expressions),
    row("type_visibility", on::TYPEDEF | on::RECORD | on::ENUM, Error, (1, 1), TextOrWord),
    row("matrix_type", on::NOTHING, Error, (2, 2), Expressions),
    row("arm_sve_vector_bits", on::NOTHING, Error, (1, 1), Expressions),
    any("neon_vector_type", (1, 1), Integers),
    any("neon_polyvector_type", (1, 1), Integers),
    row("counted_by", on::MEMBER, Error, (1, 1), Word),
    row("counted_by_or_null", on::MEMBER, Error, (1, 1), Word),
    row("sized_by", on::MEMBER, Error, (1, 1), Word),
    row("sized_by_or_null", on::MEMBER, Error, (1, 1), Word),
    row("assume", on::STATEMENT, Error, (1, 1), Expressions),
    strict("musttail", on::STATEMENT),
    row(
        "suppress",
        on::FUNCTION | on::VARIABLE | on::MEMBER | on::RECORD | on::STATEMENT,
        Error,
        (0, 64),
        Texts,
    ),
    row(
        "btf_decl_tag",
        on::FUNCTION | on::VARIABLE | on::MEMBER | on::TYPEDEF | on::RECORD,
        Error,
        (1, 1),
        Text,
    ),
    any("btf_type_tag", (1, 1), Text),
    row("abi_tag", on::FUNCTION | on::VARIABLE | on::RECORD, Error, (1, 64), Texts),
    any("weak_import", (0, 0), Expressions),
    any("analyzer_noreturn", (0, 0), Expressions),
    any("selectany", (0, 0), Expressions),
    any("noderef", (0, 0), Expressions),
    plain("retain", on::FUNCTION | on::GLOBAL),
    plain("nocommon", on::VARIABLE),
    plain("no_destroy", on::VARIABLE),
    plain("always_destroy", on::VARIABLE),
    plain("uninitialized", on::LOCAL),
    plain("loader_uninitialized", on::GLOBAL),
    plain("flag_enum", on::ENUM),
    plain("noescape", on::PARAMETER),
    plain("maybe_undef", on::PARAMETER),
    plain("ms_struct", on::RECORD),
    plain("randomize_layout", on::RECORD),
    plain("no_randomize_layout", on::RECORD),
    plain("warn_unused", on::RECORD),
    plain("lto_visibility_public", on::RECORD),
    plain("nouwtable", on::FUNCTION),
    plain("no_stack_protector", on::FUNCTION),
    plain("no_profile_instrument_function", on::FUNCTION),
    plain("xray_always_instrument", on::FUNCTION),
    plain("xray_never_instrument", on::FUNCTION),
    plain("unsafe_buffer_usage", on::FUNCTION),
    plain("clspv_libclc_builtin", on::FUNCTION),
    strict("no_split_stack", on::FUNCTION),
    strict("cfi_canonical_jump_table", on::FUNCTION),
    strict("no_sanitize_address", on::FUNCTION | on::GLOBAL),
    strict("no_address_safety_analysis", on::FUNCTION | on::GLOBAL),
    strict("no_sanitize_memory", on::FUNCTION),
    strict("no_sanitize_thread", on::FUNCTION),
    row("consumable", on::NOTHING, Ignored, (1, 1), Word),
    strict("vecreturn", on::NOTHING),
    strict("reinitializes", on::NOTHING),
    strict("using_if_exists", on::NOTHING),
    strict("carries_dependency", on::FUNCTION | on::PARAMETER),
    // Conventions of calls, none of which the device has.
    plain("amdgpu_kernel", on::CALLS),
    plain("cdecl", on::CALLS),
    plain("stdcall", on::CALLS),
    plain("fastcall", on::CALLS),
    plain("thiscall", on::CALLS),
    plain("vectorcall", on::CALLS),
    plain("regcall", on::CALLS),
    plain("pascal", on::CALLS),
    plain("ms_abi", on::CALLS),
    plain("sysv_abi", on::CALLS),
    plain("intel_ocl_bicc", on::CALLS),
    plain("aarch64_vector_pcs", on::CALLS),
    plain("aarch64_sve_pcs", on::CALLS),
    plain("m68k_rtd", on::CALLS),
    plain("preserve_most", on::CALLS),
    plain("preserve_all", on::CALLS),
    plain("preserve_none", on::FUNCTION),
    plain("swiftcall", on::CALLS),
    plain("swiftasynccall", on::CALLS),
    plain("blocking", on::CALLS),
    plain("allocating", on::CALLS),
    row("nonblocking", on::CALLS, Ignored, (0, 1), Integers),
    row("nonallocating", on::CALLS, Ignored, (0, 1), Integers),
    row("pcs", on::CALLS, Ignored, (1, 1), TextOrWord),
    // Of the analysis of threads and handles.
    row("capability", on::TYPEDEF | on::RECORD, Error, (1, 1), Text),
    plain("lockable", on::RECORD),
    plain("scoped_lockable", on::RECORD),
    plain("guarded_var", on::GLOBAL | on::MEMBER),
    plain("pt_guarded_var", on::GLOBAL | on::MEMBER),
    row("guarded_by", on::GLOBAL | on::MEMBER, Ignored, (1, 1), Expressions),
    row("pt_guarded_by", on::GLOBAL | on::MEMBER, Ignored, (1, 1), Expressions),
    row("acquired_after", on::GLOBAL | on::MEMBER, Ignored, (1, 64), Expressions),
    row("acquired_before", on::GLOBAL | on::MEMBER, Ignored, (1, 64), Expressions),
    row("requires_capability", on::FUNCTION, Ignored, (1, 64), Expressions),
    row("locks_excluded", on::FUNCTION, Ignored, (1, 64), Expressions),
    row("lock_returned", on::FUNCTION, Ignored, (1, 1), Expressions),
    row("try_acquire_capability", on::FUNCTION, Error, (1, 64), Expressions),
    row("acquire_capability", on::FUNCTION, Ignored, (0, 64), Expressions),
    row("release_capability", on::FUNCTION, Ignored, (0, 64), Expressions),
    row("assert_capability", on::FUNCTION, Ignored, (0, 64), Expressions),
    plain("no_thread_safety_analysis", on::FUNCTION),
    row("ownership_holds", on::FUNCTION, Ignored, (2, 64), Word),
    row("ownership_returns", on::FUNCTION, Ignored, (1, 64), Word),
    row("ownership_takes", on::FUNCTION, Ignored, (2, 64), Word),
    row("acquire_handle", on::FUNCTION | on::PARAMETER | on::TYPEDEF, Ignored, (1, 1), Text),
    row("release_handle", on::PARAMETER, Ignored, (1, 1), Text),
    row("use_handle", on::PARAMETER, Ignored, (1, 1), Text),
    row("enforce_tcb", on::FUNCTION, Ignored, (1, 1), Text),
    row("enforce_tcb_leaf", on::FUNCTION, Ignored, (1, 1), Text),
    // Of C23, in brackets.
    any("nodiscard", (0, 1), TextOrWord),
    any("maybe_unused", (0, 0), Expressions),
];

/// Attributes of other devices and languages, which are ignored as those that nobody knows are; but their
/// arguments are expressions, where the first of an unknown one may be a word.
pub static ELSEWHERE: &[&str] = &[
    "called_once",
    "constant",
    "device",
    "dllexport",
    "dllimport",
    "force_align_arg_pointer",
    "global",
    "host",
    "hybrid_patchable",
    "kernel",
    "launch_bounds",
    "lifetimebound",
    "no_caller_saved_registers",
    "nocf_check",
    "nvptx_kernel",
    "patchable_function_entry",
    "preserve_access_index",
    "require_constant_initialization",
    "shared",
    "signal",
    "standalone_debug",
    "sycl_kernel",
    "sycl_special_class",
    "trivial_abi",
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
