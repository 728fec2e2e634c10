//! The properties of the device (OpenCL 3.0, table 5).

use crate::entry::{Answer, Room};
use crate::platform::platform;
use crate::queue::DEVICE_QUEUE;
use clman_opencl::edition::{EXTENSIONS as KNOWN, ExtensionSet};
use clman_runner::job::PRINTED;
use opencl_sys::*;
use std::sync::LazyLock;

/// The version of the platform and the device.
pub const VERSION: &str = concat!("OpenCL 3.0 clman ", env!("CARGO_PKG_VERSION"));

/// The extensions of the API and of the language, with their versions.
pub const EXTENSIONS: &[(&str, (u32, u32, u32))] = &[
    ("cl_khr_icd", (2, 0, 0)),
    ("cl_khr_byte_addressable_store", (1, 0, 0)),
    ("cl_khr_global_int32_base_atomics", (1, 0, 0)),
    ("cl_khr_global_int32_extended_atomics", (1, 0, 0)),
    ("cl_khr_local_int32_base_atomics", (1, 0, 0)),
    ("cl_khr_local_int32_extended_atomics", (1, 0, 0)),
    ("cl_khr_int64_base_atomics", (1, 0, 0)),
    ("cl_khr_int64_extended_atomics", (1, 0, 0)),
    ("cl_khr_fp64", (1, 0, 0)),
    ("cl_khr_fp16", (1, 0, 0)),
    ("cl_khr_3d_image_writes", (1, 0, 0)),
    ("cl_khr_depth_images", (1, 0, 0)),
    ("cl_khr_extended_bit_ops", (1, 0, 0)),
    ("cl_khr_extended_versioning", (1, 0, 0)),
    ("cl_khr_create_command_queue", (1, 0, 0)),
    ("cl_khr_subgroups", (1, 0, 0)),
    ("cl_khr_subgroup_extended_types", (1, 0, 0)),
    ("cl_khr_subgroup_non_uniform_vote", (1, 0, 0)),
    ("cl_khr_subgroup_ballot", (1, 0, 0)),
    ("cl_khr_subgroup_non_uniform_arithmetic", (1, 0, 0)),
    ("cl_khr_subgroup_shuffle", (1, 0, 0)),
    ("cl_khr_subgroup_shuffle_relative", (1, 0, 0)),
    ("cl_khr_subgroup_clustered_reduce", (1, 0, 0)),
    ("cl_khr_subgroup_rotate", (1, 0, 0)),
];

/// The optional features of OpenCL C 3.0.
const FEATURES: &[(&str, (u32, u32, u32))] = &[
    ("__opencl_c_3d_image_writes", (3, 0, 0)),
    ("__opencl_c_atomic_order_acq_rel", (3, 0, 0)),
    ("__opencl_c_atomic_order_seq_cst", (3, 0, 0)),
    ("__opencl_c_atomic_scope_device", (3, 0, 0)),
    ("__opencl_c_atomic_scope_all_devices", (3, 0, 0)),
    ("__opencl_c_device_enqueue", (3, 0, 0)),
    ("__opencl_c_generic_address_space", (3, 0, 0)),
    ("__opencl_c_fp64", (3, 0, 0)),
    ("__opencl_c_images", (3, 0, 0)),
    ("__opencl_c_int64", (3, 0, 0)),
    ("__opencl_c_pipes", (3, 0, 0)),
    ("__opencl_c_program_scope_global_variables", (3, 0, 0)),
    ("__opencl_c_read_write_images", (3, 0, 0)),
    ("__opencl_c_subgroups", (3, 0, 0)),
    ("__opencl_c_work_group_collective_functions", (3, 0, 0)),
];

/// The extensions and features for the checker. They include extensions of compilers, which do not affect a program
/// that does not use them.
pub static LANGUAGE: LazyLock<ExtensionSet> = LazyLock::new(|| {
    let mut set = ExtensionSet::NONE;
    for (i, known) in KNOWN.iter().enumerate() {
        let listed = EXTENSIONS.iter().chain(FEATURES).any(|entry| entry.0 == known.name);
        let id = clman_opencl::edition::ExtensionId(i as u8);
        set.set(
            id,
            listed || known.name.starts_with("__cl_clang") || known.name.starts_with("cl_clang"),
        );
    }
    set
});

/// The names of a list, separated by blanks.
pub fn words(list: &[(&str, (u32, u32, u32))]) -> String {
    list.iter().map(|entry| entry.0).collect::<Vec<_>>().join(" ")
}

/// The names of a list with their versions.
pub fn versions(list: &[(&str, (u32, u32, u32))]) -> Vec<cl_name_version> {
    list.iter().map(|(name, (major, minor, patch))| named(name, *major, *minor, *patch)).collect()
}

fn named(text: &str, major: u32, minor: u32, patch: u32) -> cl_name_version {
    let mut name = [0; CL_NAME_VERSION_MAX_NAME_SIZE];
    name[..text.len()].copy_from_slice(text.as_bytes());
    cl_name_version { version: make_version(major, minor, patch), name }
}

/// The memory of the device in bytes: half of the host's, but at least 128 MiB and at most 2 GiB.
pub static MEMORY: LazyLock<u64> =
    LazyLock::new(|| (*HOST_MEMORY / 2).clamp(128 << 20, 2 << 30).next_multiple_of(1 << 20));

/// The memory of the host in bytes, which all objects together cannot exceed.
pub static HOST_MEMORY: LazyLock<u64> = LazyLock::new(|| host_memory().unwrap_or(2 << 30));

#[allow(unsafe_code)]
fn host_memory() -> Option<u64> {
    // SAFETY: the function only reads its argument.
    let [pages, size] =
        [libc::_SC_PHYS_PAGES, libc::_SC_PAGESIZE].map(|name| unsafe { libc::sysconf(name) });
    u64::try_from(pages).ok()?.checked_mul(u64::try_from(size).ok()?)
}

/// The maximum size of a memory object in bytes. Programs such as hashcat need 1 GiB in one piece.
pub fn largest() -> u64 {
    *MEMORY / 2
}

/// The maximum number of work-items of a group.
pub const GROUP: usize = 1024;
/// The size of local memory in bytes.
pub const LOCAL: u64 = 32 << 10;
/// The maximum size of a buffer in constant memory that the device reports, in bytes. Larger buffers work too.
const CONSTANT: u64 = 1 << 20;
/// The alignment of memory objects in bytes.
pub const ALIGN: usize = 128;
/// The number of work-items of a sub-group.
pub const SUB_GROUP: usize = 16;
/// The maximum number of elements of an image of a buffer.
pub const IMAGE_BUFFER: usize = 1 << 27;
/// The maximum number of layers of an image.
pub const LAYERS: usize = 2048;
/// The maximum width and height of a 2D image.
pub const WIDTH_2D: usize = 16384;
/// The maximum size of a 3D image along each axis.
pub const WIDTH_3D: usize = 2048;
/// The maximum size of a pipe's packet in bytes.
pub const PACKET: u32 = 1024;
/// The maximum size of all arguments of a kernel in bytes.
pub const PARAMETERS: usize = 4096;

const FLOATS: cl_device_fp_config = CL_FP_DENORM
    | CL_FP_INF_NAN
    | CL_FP_ROUND_TO_NEAREST
    | CL_FP_ROUND_TO_ZERO
    | CL_FP_ROUND_TO_INF
    | CL_FP_FMA;

/// Answers `clGetDeviceInfo`.
///
/// # Errors
/// The property does not exist, or the room is too small.
pub fn of_device(name: cl_device_info, room: Room) -> Answer<()> {
    let units = std::thread::available_parallelism().map_or(1, |n| n.get() as cl_uint);
    let orders = CL_DEVICE_ATOMIC_ORDER_RELAXED
        | CL_DEVICE_ATOMIC_ORDER_ACQ_REL
        | CL_DEVICE_ATOMIC_ORDER_SEQ_CST;
    let scopes = CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP
        | CL_DEVICE_ATOMIC_SCOPE_DEVICE
        | CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES;
    match name {
        CL_DEVICE_TYPE => room.value(CL_DEVICE_TYPE_CPU),
        CL_DEVICE_VENDOR_ID => room.value::<cl_uint>(0),
        CL_DEVICE_MAX_COMPUTE_UNITS => room.value(units),
        CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS => room.value::<cl_uint>(3),
        CL_DEVICE_MAX_WORK_GROUP_SIZE => room.value(GROUP),
        CL_DEVICE_MAX_WORK_ITEM_SIZES => room.value([GROUP; 3]),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR..=CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR..=CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF => {
            room.value::<cl_uint>(1)
        }
        CL_DEVICE_MAX_CLOCK_FREQUENCY => room.value::<cl_uint>(1000),
        CL_DEVICE_ADDRESS_BITS => room.value::<cl_uint>(64),
        CL_DEVICE_MAX_READ_IMAGE_ARGS => room.value::<cl_uint>(128),
        CL_DEVICE_MAX_WRITE_IMAGE_ARGS | CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS => {
            room.value::<cl_uint>(64)
        }
        CL_DEVICE_MAX_MEM_ALLOC_SIZE => room.value(largest()),
        CL_DEVICE_IMAGE2D_MAX_WIDTH | CL_DEVICE_IMAGE2D_MAX_HEIGHT => room.value(WIDTH_2D),
        CL_DEVICE_IMAGE3D_MAX_WIDTH
        | CL_DEVICE_IMAGE3D_MAX_HEIGHT
        | CL_DEVICE_IMAGE3D_MAX_DEPTH => room.value(WIDTH_3D),
        CL_DEVICE_IMAGE_MAX_BUFFER_SIZE => room.value(IMAGE_BUFFER.min(largest() as usize / 16)),
        CL_DEVICE_IMAGE_MAX_ARRAY_SIZE => room.value(LAYERS),
        CL_DEVICE_IMAGE_SUPPORT => room.value(CL_TRUE),
        CL_DEVICE_MAX_PARAMETER_SIZE => room.value(PARAMETERS),
        CL_DEVICE_MAX_SAMPLERS => room.value::<cl_uint>(16),
        CL_DEVICE_IMAGE_PITCH_ALIGNMENT | CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT => {
            room.value::<cl_uint>(0)
        }
        CL_DEVICE_MAX_PIPE_ARGS => room.value::<cl_uint>(16),
        CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS => room.value::<cl_uint>(GROUP as cl_uint),
        CL_DEVICE_PIPE_MAX_PACKET_SIZE => room.value(PACKET),
        CL_DEVICE_PIPE_SUPPORT => room.value(CL_TRUE),
        CL_DEVICE_MEM_BASE_ADDR_ALIGN => room.value(8 * ALIGN as cl_uint),
        CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE => room.value(ALIGN as cl_uint),
        CL_DEVICE_SINGLE_FP_CONFIG => room.value(FLOATS | CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT),
        CL_DEVICE_DOUBLE_FP_CONFIG | CL_DEVICE_HALF_FP_CONFIG => room.value(FLOATS),
        CL_DEVICE_GLOBAL_MEM_CACHE_TYPE => room.value(CL_NONE),
        CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE => room.value::<cl_uint>(0),
        CL_DEVICE_GLOBAL_MEM_CACHE_SIZE => room.value::<cl_ulong>(0),
        CL_DEVICE_GLOBAL_MEM_SIZE => room.value(*MEMORY),
        CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE => room.value::<cl_ulong>(CONSTANT),
        CL_DEVICE_MAX_CONSTANT_ARGS => room.value::<cl_uint>(16),
        CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE => room.value::<usize>(16 << 20),
        CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE => room.value::<usize>(16 << 20),
        CL_DEVICE_LOCAL_MEM_TYPE => room.value(CL_GLOBAL),
        CL_DEVICE_LOCAL_MEM_SIZE => room.value(LOCAL),
        CL_DEVICE_ERROR_CORRECTION_SUPPORT => room.value(CL_FALSE),
        CL_DEVICE_HOST_UNIFIED_MEMORY => room.value(CL_TRUE),
        CL_DEVICE_PROFILING_TIMER_RESOLUTION => room.value::<usize>(1),
        CL_DEVICE_ENDIAN_LITTLE | CL_DEVICE_AVAILABLE | CL_DEVICE_COMPILER_AVAILABLE => {
            room.value(CL_TRUE)
        }
        CL_DEVICE_LINKER_AVAILABLE => room.value(CL_TRUE),
        CL_DEVICE_EXECUTION_CAPABILITIES => room.value(CL_EXEC_KERNEL | CL_EXEC_NATIVE_KERNEL),
        CL_DEVICE_QUEUE_ON_HOST_PROPERTIES | CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES => {
            room.value(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE)
        }
        CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE | CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE => {
            room.value(DEVICE_QUEUE)
        }
        CL_DEVICE_MAX_ON_DEVICE_QUEUES => room.value::<cl_uint>(1),
        CL_DEVICE_MAX_ON_DEVICE_EVENTS => room.value::<cl_uint>(1024),
        CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES => {
            room.value(CL_DEVICE_QUEUE_SUPPORTED | CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT)
        }
        CL_DEVICE_BUILT_IN_KERNELS => room.text(""),
        CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION | CL_DEVICE_ILS_WITH_VERSION => {
            room.list::<cl_name_version>(&[])
        }
        CL_DEVICE_IL_VERSION => room.text(""),
        CL_DEVICE_PLATFORM => room.value(platform()),
        CL_DEVICE_NAME => room.text("clman reference device"),
        CL_DEVICE_VENDOR => room.text("clman"),
        CL_DRIVER_VERSION => room.text(env!("CARGO_PKG_VERSION")),
        CL_DEVICE_PROFILE => room.text("FULL_PROFILE"),
        CL_DEVICE_VERSION => room.text(VERSION),
        CL_DEVICE_NUMERIC_VERSION => room.value(make_version(3, 0, 0)),
        CL_DEVICE_OPENCL_C_VERSION => room.text("OpenCL C 1.2 clman"),
        CL_DEVICE_OPENCL_C_ALL_VERSIONS => {
            let all = [(1, 0), (1, 1), (1, 2), (2, 0), (3, 0)];
            room.list(&all.map(|(major, minor)| named("OpenCL C", major, minor, 0)))
        }
        CL_DEVICE_OPENCL_C_FEATURES => room.list(&versions(FEATURES)),
        CL_DEVICE_EXTENSIONS => room.text(words(EXTENSIONS)),
        CL_DEVICE_EXTENSIONS_WITH_VERSION => room.list(&versions(EXTENSIONS)),
        CL_DEVICE_PARENT_DEVICE => room.value(std::ptr::null_mut::<libc::c_void>()),
        CL_DEVICE_PARTITION_MAX_SUB_DEVICES => room.value::<cl_uint>(0),
        CL_DEVICE_PARTITION_PROPERTIES | CL_DEVICE_PARTITION_TYPE => {
            room.value::<cl_device_partition_property>(0)
        }
        CL_DEVICE_PARTITION_AFFINITY_DOMAIN => room.value::<cl_device_affinity_domain>(0),
        CL_DEVICE_REFERENCE_COUNT => room.value::<cl_uint>(1),
        CL_DEVICE_SVM_CAPABILITIES => {
            room.value(CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER)
        }
        CL_DEVICE_PREFERRED_INTEROP_USER_SYNC => room.value(CL_TRUE),
        CL_DEVICE_PRINTF_BUFFER_SIZE => room.value(PRINTED),
        CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT => room.value::<cl_uint>(0),
        CL_DEVICE_MAX_NUM_SUB_GROUPS => room.value((GROUP / SUB_GROUP) as cl_uint),
        CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS => room.value(CL_FALSE),
        CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES => room.value(orders | scopes),
        CL_DEVICE_ATOMIC_FENCE_CAPABILITIES => {
            room.value(orders | scopes | CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM)
        }
        CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT
        | CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT
        | CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT => room.value(CL_TRUE),
        CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => room.value(SUB_GROUP),
        CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED => room.text(""),
        _ => Err(CL_INVALID_VALUE),
    }
}
