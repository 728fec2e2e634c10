//! Editions of OpenCL C, and the extensions and optional features that change the language.
//!
//! A row of the table has the members of [`Extension`] (OpenCL C 6.2, 6.12.1, and the extension specification). An
//! extension that is neither a core nor an optional core feature must be enabled with `#pragma OPENCL EXTENSION`.

use std::fmt;

macro_rules! editions {
    ($($(#[doc = $doc:literal])+ $edition:ident $text:literal $number:literal;)*) => {
        /// An edition of OpenCL C.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Edition {
            $($(#[doc = $doc])+ $edition,)*
        }

        impl Edition {
            /// All editions, from oldest to newest.
            pub const ALL: &[Edition] = &[$(Edition::$edition),*];

            /// The newest edition.
            pub const LATEST: Edition = Self::ALL[Self::ALL.len() - 1];

            /// The edition's version number as text: `1.2`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Edition::$edition => $text,)*
                }
            }

            /// The value of `__OPENCL_C_VERSION__`.
            pub fn number(self) -> u32 {
                match self {
                    $(Edition::$edition => $number,)*
                }
            }
        }
    };
}

editions! {
    /// OpenCL C 1.0.
    V1_0 "1.0" 100;
    /// OpenCL C 1.1.
    V1_1 "1.1" 110;
    /// OpenCL C 1.2.
    V1_2 "1.2" 120;
    /// OpenCL C 2.0.
    V2_0 "2.0" 200;
    /// OpenCL C 3.0.
    V3_0 "3.0" 300;
    /// OpenCL C 3.1.
    V3_1 "3.1" 310;
}

impl Edition {
    /// Parses `1.2`, `CL1.2`, `cl1.2`, or one of these after `-cl-std=`. Returns `None` for an unknown edition.
    pub fn parse(text: &str) -> Option<Edition> {
        let text = text.strip_prefix("-cl-std=").unwrap_or(text);
        let text = text.strip_prefix("CL").or_else(|| text.strip_prefix("cl")).unwrap_or(text);
        Self::ALL.iter().copied().find(|edition| edition.as_str() == text)
    }

    /// All editions as a list in a sentence: `1.0, 1.1 and 1.2`.
    pub fn list() -> String {
        let all: Vec<&str> = Self::ALL.iter().map(|edition| edition.as_str()).collect();
        match all.split_last() {
            Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
            None => String::new(),
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One extension or optional feature.
#[derive(Debug)]
pub struct Extension {
    /// The name, which is also the name of the macro.
    pub name: &'static str,
    /// The first edition in which an implementation may support it.
    pub since: Edition,
    /// The edition from which every implementation supports it.
    pub core: Option<Edition>,
    /// The edition from which it is an optional core feature, and needs no pragma.
    pub optional_core: Option<Edition>,
    /// Whether an implementation that supports it defines a macro of the same name.
    pub is_macro: bool,
}

/// An index into [`EXTENSIONS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExtensionId(pub u8);

macro_rules! extensions {
    ($($const:ident $name:literal $since:ident $core:expr, $optional:expr, $is_macro:literal;)*) => {
        /// All extensions and features that the checker knows.
        pub static EXTENSIONS: &[Extension] = &[$(Extension {
            name: $name,
            since: Edition::$since,
            core: $core,
            optional_core: $optional,
            is_macro: $is_macro,
        }),*];
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        enum Order { $($const),* }
        $(
            #[doc = concat!("`", $name, "`")]
            pub const $const: ExtensionId = ExtensionId(Order::$const as u8);
        )*
    };
}

const C11: Option<Edition> = Some(Edition::V1_1);
const C12: Option<Edition> = Some(Edition::V1_2);
const C20: Option<Edition> = Some(Edition::V2_0);
const C30: Option<Edition> = Some(Edition::V3_0);

extensions! {
    FP64 "cl_khr_fp64" V1_0 None, C12, true;
    FP16 "cl_khr_fp16" V1_0 None, None, true;
    IMAGE3D_WRITES "cl_khr_3d_image_writes" V1_0 None, C20, true;
    BYTE_ADDRESSABLE_STORE "cl_khr_byte_addressable_store" V1_0 C11, None, true;
    GLOBAL_INT32_BASE "cl_khr_global_int32_base_atomics" V1_0 C11, None, true;
    GLOBAL_INT32_EXTENDED "cl_khr_global_int32_extended_atomics" V1_0 C11, None, true;
    LOCAL_INT32_BASE "cl_khr_local_int32_base_atomics" V1_0 C11, None, true;
    LOCAL_INT32_EXTENDED "cl_khr_local_int32_extended_atomics" V1_0 C11, None, true;
    INT64_BASE "cl_khr_int64_base_atomics" V1_0 None, None, true;
    INT64_EXTENDED "cl_khr_int64_extended_atomics" V1_0 None, None, true;
    SELECT_FPROUNDING_MODE "cl_khr_select_fprounding_mode" V1_0 None, None, false;
    DEPTH_IMAGES "cl_khr_depth_images" V1_2 C20, None, true;
    GL_MSAA_SHARING "cl_khr_gl_msaa_sharing" V1_2 None, None, true;
    INITIALIZE_MEMORY "cl_khr_initialize_memory" V1_2 None, None, false;
    SUBGROUPS "cl_khr_subgroups" V2_0 None, None, true;
    MIPMAP_IMAGE "cl_khr_mipmap_image" V2_0 None, None, true;
    MIPMAP_IMAGE_WRITES "cl_khr_mipmap_image_writes" V2_0 None, None, true;
    SRGB_IMAGE_WRITES "cl_khr_srgb_image_writes" V2_0 None, None, true;
    SUBGROUP_EXTENDED_TYPES "cl_khr_subgroup_extended_types" V2_0 None, None, true;
    SUBGROUP_NON_UNIFORM_VOTE "cl_khr_subgroup_non_uniform_vote" V2_0 None, None, true;
    SUBGROUP_BALLOT "cl_khr_subgroup_ballot" V2_0 None, None, true;
    SUBGROUP_NON_UNIFORM_ARITHMETIC "cl_khr_subgroup_non_uniform_arithmetic" V2_0 None, None, true;
    SUBGROUP_SHUFFLE "cl_khr_subgroup_shuffle" V2_0 None, None, true;
    SUBGROUP_SHUFFLE_RELATIVE "cl_khr_subgroup_shuffle_relative" V2_0 None, None, true;
    SUBGROUP_CLUSTERED_REDUCE "cl_khr_subgroup_clustered_reduce" V2_0 None, None, true;
    SUBGROUP_ROTATE "cl_khr_subgroup_rotate" V2_0 None, None, true;
    EXTENDED_BIT_OPS "cl_khr_extended_bit_ops" V1_0 None, None, true;
    INTEGER_DOT_PRODUCT "cl_khr_integer_dot_product" V1_0 None, None, true;
    KERNEL_CLOCK "cl_khr_kernel_clock" V2_0 None, None, true;
    EXTENDED_ASYNC_COPIES "cl_khr_extended_async_copies" V1_0 None, None, false;
    ASYNC_COPY_FENCE "cl_khr_async_work_group_copy_fence" V1_0 None, None, false;
    DEVICE_ENQUEUE_LOCAL_ARG_TYPES "cl_khr_device_enqueue_local_arg_types" V2_0 None, None, true;
    WORK_GROUP_UNIFORM_ARITHMETIC "cl_khr_work_group_uniform_arithmetic" V2_0 None, None, false;
    EXT_FLOAT_ATOMICS "cl_ext_float_atomics" V2_0 None, None, true;
    EXT_IMAGE_RAW10_RAW12 "cl_ext_image_raw10_raw12" V2_0 None, None, false;
    EXT_IMAGE_UNORM_2_101010 "cl_ext_image_unorm_int_2_101010" V2_0 None, None, false;
    EXT_IMAGE_UNSIGNED_10X6 "cl_ext_image_unsigned_10x6_12x4_14x2" V2_0 None, None, false;
    EXT_CXX_FOR_OPENCL "cl_ext_cxx_for_opencl" V2_0 None, None, false;
    CLES_INT64 "cles_khr_int64" V1_1 None, None, true;
    CLANG_FUNCTION_POINTERS "__cl_clang_function_pointers" V1_0 None, None, true;
    CLANG_VARIADIC_FUNCTIONS "__cl_clang_variadic_functions" V1_0 None, None, true;
    CLANG_NON_PORTABLE_PARAMS "__cl_clang_non_portable_kernel_param_types" V1_0 None, None, true;
    CLANG_BITFIELDS "__cl_clang_bitfields" V1_0 None, None, true;
    CLANG_STORAGE_CLASS "cl_clang_storage_class_specifiers" V1_0 None, None, true;
    AMD_MEDIA_OPS "cl_amd_media_ops" V1_0 None, None, true;
    AMD_MEDIA_OPS2 "cl_amd_media_ops2" V1_0 None, None, true;
    INTEL_SUBGROUPS "cl_intel_subgroups" V1_2 None, None, true;
    INTEL_SUBGROUPS_SHORT "cl_intel_subgroups_short" V1_2 None, None, true;
    F_PIPES "__opencl_c_pipes" V3_0 None, C30, true;
    F_GENERIC "__opencl_c_generic_address_space" V3_0 None, C30, true;
    F_ATOMIC_ORDER_ACQ_REL "__opencl_c_atomic_order_acq_rel" V3_0 None, C30, true;
    F_ATOMIC_ORDER_SEQ_CST "__opencl_c_atomic_order_seq_cst" V3_0 None, C30, true;
    F_ATOMIC_SCOPE_DEVICE "__opencl_c_atomic_scope_device" V3_0 None, C30, true;
    F_ATOMIC_SCOPE_ALL_DEVICES "__opencl_c_atomic_scope_all_devices" V3_0 None, C30, true;
    F_SUBGROUPS "__opencl_c_subgroups" V3_0 None, C30, true;
    F_IMAGE3D_WRITES "__opencl_c_3d_image_writes" V3_0 None, C30, true;
    F_DEVICE_ENQUEUE "__opencl_c_device_enqueue" V3_0 None, C30, true;
    F_READ_WRITE_IMAGES "__opencl_c_read_write_images" V3_0 None, C30, true;
    F_PROGRAM_SCOPE_GLOBALS "__opencl_c_program_scope_global_variables" V3_0 None, C30, true;
    F_FP64 "__opencl_c_fp64" V3_0 None, C30, true;
    F_INT64 "__opencl_c_int64" V3_0 None, C30, true;
    F_IMAGES "__opencl_c_images" V3_0 None, C30, true;
    F_WORK_GROUP_COLLECTIVES "__opencl_c_work_group_collective_functions" V3_0 None, C30, true;
    F_DOT_4X8 "__opencl_c_integer_dot_product_input_4x8bit" V2_0 None, C30, true;
    F_DOT_4X8_PACKED "__opencl_c_integer_dot_product_input_4x8bit_packed" V2_0 None, C30, true;
    F_CLOCK_DEVICE "__opencl_c_kernel_clock_scope_device" V2_0 None, C30, true;
    F_CLOCK_WORK_GROUP "__opencl_c_kernel_clock_scope_work_group" V2_0 None, C30, true;
    F_CLOCK_SUB_GROUP "__opencl_c_kernel_clock_scope_sub_group" V2_0 None, C30, true;
    F_FP16_GLOBAL_LOAD_STORE "__opencl_c_ext_fp16_global_atomic_load_store" V2_0 None, C30, true;
    F_FP16_LOCAL_LOAD_STORE "__opencl_c_ext_fp16_local_atomic_load_store" V2_0 None, C30, true;
    F_FP16_GLOBAL_ADD "__opencl_c_ext_fp16_global_atomic_add" V2_0 None, C30, true;
    F_FP16_LOCAL_ADD "__opencl_c_ext_fp16_local_atomic_add" V2_0 None, C30, true;
    F_FP16_GLOBAL_MIN_MAX "__opencl_c_ext_fp16_global_atomic_min_max" V2_0 None, C30, true;
    F_FP16_LOCAL_MIN_MAX "__opencl_c_ext_fp16_local_atomic_min_max" V2_0 None, C30, true;
    F_FP32_GLOBAL_ADD "__opencl_c_ext_fp32_global_atomic_add" V2_0 None, C30, true;
    F_FP32_LOCAL_ADD "__opencl_c_ext_fp32_local_atomic_add" V2_0 None, C30, true;
    F_FP32_GLOBAL_MIN_MAX "__opencl_c_ext_fp32_global_atomic_min_max" V2_0 None, C30, true;
    F_FP32_LOCAL_MIN_MAX "__opencl_c_ext_fp32_local_atomic_min_max" V2_0 None, C30, true;
    F_FP64_GLOBAL_ADD "__opencl_c_ext_fp64_global_atomic_add" V2_0 None, C30, true;
    F_FP64_LOCAL_ADD "__opencl_c_ext_fp64_local_atomic_add" V2_0 None, C30, true;
    F_FP64_GLOBAL_MIN_MAX "__opencl_c_ext_fp64_global_atomic_min_max" V2_0 None, C30, true;
    F_FP64_LOCAL_MIN_MAX "__opencl_c_ext_fp64_local_atomic_min_max" V2_0 None, C30, true;
    F_IMAGE_RAW "__opencl_c_ext_image_raw10_raw12" V2_0 None, C30, true;
    F_IMAGE_UNORM_2_101010 "__opencl_c_ext_image_unorm_int_2_101010" V2_0 None, C30, true;
    F_IMAGE_10X6 "__opencl_c_ext_image_unsigned_10x6_12x4_14x2" V2_0 None, C30, true;
}

/// Finds an extension or feature by its name.
pub fn extension(name: &str) -> Option<ExtensionId> {
    EXTENSIONS.iter().position(|e| e.name == name).map(|i| ExtensionId(i as u8))
}

/// A set of extensions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExtensionSet(pub u128);

impl ExtensionSet {
    /// No extension.
    pub const NONE: ExtensionSet = ExtensionSet(0);
    /// Every extension.
    pub const ALL: ExtensionSet = ExtensionSet(u128::MAX);

    /// Whether the set contains `id`.
    pub fn has(self, id: ExtensionId) -> bool {
        self.0 >> id.0 & 1 != 0
    }

    /// Adds `id` to the set if `on` is true, and removes it otherwise.
    pub fn set(&mut self, id: ExtensionId, on: bool) {
        if on {
            self.0 |= 1 << id.0;
        } else {
            self.0 &= !(1 << id.0);
        }
    }

    /// Enables an extension or feature for `NAME` or `+NAME`, and disables it for `-NAME`. The name `all` means every
    /// extension and feature.
    ///
    /// # Errors
    /// Returns the name if it is unknown.
    pub fn switch<'t>(&mut self, text: &'t str) -> Result<(), &'t str> {
        let (on, name) = match text.strip_prefix('-') {
            Some(name) => (false, name),
            None => (true, text.strip_prefix('+').unwrap_or(text)),
        };
        match name {
            "all" => *self = if on { ExtensionSet::ALL } else { ExtensionSet::NONE },
            name => self.set(extension(name).ok_or(name)?, on),
        }
        Ok(())
    }
}

/// The language of a source: the edition, the device's extensions and address width, and the precision of floating
/// constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The edition.
    pub edition: Edition,
    /// The extensions and features of the device. A name that the edition does not define has no effect;
    /// [`Language::supports`] takes this into account.
    pub extensions: ExtensionSet,
    /// 32 or 64: the width of `size_t` and pointers.
    pub address_bits: u32,
    /// Whether floating constants without a suffix have single precision (`-cl-single-precision-constant`).
    pub single_precision_constants: bool,
}

impl Language {
    /// An edition on a 64-bit device that supports all extensions and features.
    pub fn new(edition: Edition) -> Language {
        Language {
            edition,
            extensions: ExtensionSet::ALL,
            address_bits: 64,
            single_precision_constants: false,
        }
    }

    /// Whether the device supports the extension and the edition defines it.
    pub fn supports(&self, id: ExtensionId) -> bool {
        self.extensions.has(id) && EXTENSIONS[id.0 as usize].since <= self.edition
    }

    /// Whether the language has a feature of OpenCL C 2.0 that 3.0 made optional.
    pub fn has_2_0_feature(&self, feature: ExtensionId) -> bool {
        match self.edition >= Edition::V3_0 {
            true => self.extensions.has(feature),
            false => self.edition >= Edition::V2_0,
        }
    }

    /// Whether the language has `double` (OpenCL C 6.3.1). The device must support `cl_khr_fp64` and, from 3.0 on, also
    /// `__opencl_c_fp64`.
    pub fn double(&self) -> bool {
        self.supports(FP64) && (self.edition < Edition::V3_0 || self.supports(F_FP64))
    }

    /// Whether the language has a generic address space.
    pub fn generic_address_space(&self) -> bool {
        self.has_2_0_feature(F_GENERIC)
    }

    /// Whether the extension needs no pragma in this edition.
    pub fn is_core(&self, id: ExtensionId) -> bool {
        let e = &EXTENSIONS[id.0 as usize];
        e.core.or(e.optional_core).is_some_and(|since| since <= self.edition)
    }
}
