//! Names from other languages, and their equivalents in OpenCL C.

/// The replacement of a foreign name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instead {
    /// A word with the same meaning.
    Same(&'static str),
    /// A word that was probably intended.
    Like(&'static str),
    /// A sentence that describes the replacement.
    Help(&'static str),
}

use super::super::types::as_vector_name;
use Instead::{Help, Like, Same};

const RESULT_TYPE: &str = "start the function with its return type, such as `float` or `void`";
const RESULT_POINTER: &str = "declare the parameter as a pointer, and store the value through it";

/// Names of types, and words that precede types.
const TYPES: &[(&str, Instead)] = &[
    ("bool2", Like("int2")),
    ("bool3", Like("int3")),
    ("bool4", Like("int4")),
    ("bool8", Like("int8")),
    ("bool16", Like("int16")),
    ("int8_t", Same("char")),
    ("uint8_t", Same("uchar")),
    ("int16_t", Same("short")),
    ("uint16_t", Same("ushort")),
    ("int32_t", Same("int")),
    ("uint32_t", Same("uint")),
    ("int64_t", Same("long")),
    ("uint64_t", Same("ulong")),
    ("int32", Like("int")),
    ("uint32", Like("uint")),
    ("int64", Like("long")),
    ("uint64", Like("ulong")),
    ("i8", Like("char")),
    ("u8", Like("uchar")),
    ("i16", Like("short")),
    ("u16", Like("ushort")),
    ("i32", Like("int")),
    ("u32", Like("uint")),
    ("i64", Like("long")),
    ("u64", Like("ulong")),
    ("f16", Like("half")),
    ("f32", Like("float")),
    ("f64", Like("double")),
    ("float32", Like("float")),
    ("float64", Like("double")),
    ("float32_t", Same("float")),
    ("float64_t", Same("double")),
    ("__half", Like("half")),
    ("byte", Like("uchar")),
    ("boolean", Like("bool")),
    ("unsigned_char", Like("uchar")),
    ("unsigned_short", Like("ushort")),
    ("unsigned_int", Like("uint")),
    ("unsigned_long", Like("ulong")),
    ("longlong", Like("long")),
    ("ulonglong", Like("ulong")),
    ("ssize_t", Like("ptrdiff_t")),
    ("float1", Like("float")),
    ("int1", Like("int")),
    ("uint1", Like("uint")),
    ("vec2", Like("float2")),
    ("vec3", Like("float3")),
    ("vec4", Like("float4")),
    ("ivec2", Like("int2")),
    ("ivec3", Like("int3")),
    ("ivec4", Like("int4")),
    ("uvec2", Like("uint2")),
    ("uvec3", Like("uint3")),
    ("uvec4", Like("uint4")),
    ("dvec2", Like("double2")),
    ("dvec3", Like("double3")),
    ("dvec4", Like("double4")),
    ("image2d", Like("image2d_t")),
    ("image3d", Like("image3d_t")),
    ("sampler", Like("sampler_t")),
    ("class", Like("struct")),
    ("__global__", Like("kernel")),
    ("__shared__", Like("local")),
    ("__constant__", Like("constant")),
    ("__device__", Help("remove it: every function of a program can be called by its kernels")),
    ("__host__", Help("remove it: a program does not contain functions of the host")),
    ("__forceinline__", Like("inline")),
    ("groupshared", Like("local")),
    ("threadgroup", Like("local")),
    ("shared", Like("local")),
    ("uniform", Like("constant")),
    ("device", Like("global")),
    ("constexpr", Help("use `constant` at file scope, an enumerator or a macro")),
    (
        "template",
        Help("OpenCL C does not have templates; write a function for each type, or a macro"),
    ),
    ("namespace", Help("OpenCL C does not have namespaces")),
    ("using", Help("OpenCL C does not have `using`; name a type with `typedef`")),
    ("in", Help("remove it: a parameter is a copy of the argument")),
    ("out", Help(RESULT_POINTER)),
    ("inout", Help(RESULT_POINTER)),
    ("fn", Help(RESULT_TYPE)),
    ("def", Help(RESULT_TYPE)),
    ("func", Help(RESULT_TYPE)),
    ("function", Help(RESULT_TYPE)),
    ("public", Help("remove it: OpenCL C does not have access control")),
    ("final", Like("const")),
    ("let", Help("write the type of the value")),
    ("var", Help("write the type of the value")),
    ("string", Help("OpenCL C does not have strings; use an array or a pointer of `char`")),
];

const NO_DYNAMIC_MEMORY: &str =
    "OpenCL C does not have dynamic memory; declare an array, or take a buffer as a parameter";

const SHUFFLE: &str =
    "use local memory and a barrier, or `sub_group_shuffle`, which needs sub-groups";
const SHUFFLE_UP: &str =
    "use local memory and a barrier, or `sub_group_shuffle_up`, which needs sub-groups";
const SHUFFLE_DOWN: &str =
    "use local memory and a barrier, or `sub_group_shuffle_down`, which needs sub-groups";
const SHUFFLE_XOR: &str =
    "use local memory and a barrier, or `sub_group_shuffle_xor`, which needs sub-groups";
const BARRIER: &str = "write `barrier(CLK_LOCAL_MEM_FENCE)`";
const READ_IMAGE: &str = "use `read_imagef` with an image and a sampler";

/// Names of values and functions.
const VALUES: &[(&str, Instead)] = &[
    ("ln", Same("log")),
    ("arcsin", Same("asin")),
    ("arccos", Same("acos")),
    ("arctan", Same("atan")),
    ("asfloat", Same("as_float")),
    ("asint", Same("as_int")),
    ("asuint", Same("as_uint")),
    ("floatBitsToInt", Same("as_int")),
    ("floatBitsToUint", Same("as_uint")),
    ("intBitsToFloat", Same("as_float")),
    ("uintBitsToFloat", Same("as_float")),
    ("__float_as_int", Same("as_int")),
    ("__float_as_uint", Same("as_uint")),
    ("__int_as_float", Same("as_float")),
    ("__uint_as_float", Same("as_float")),
    ("CLK_ADDRESS_WRAP", Same("CLK_ADDRESS_REPEAT")),
    ("CLK_ADDRESS_MIRROR", Same("CLK_ADDRESS_MIRRORED_REPEAT")),
    ("CLK_ADDRESS_BORDER", Same("CLK_ADDRESS_CLAMP")),
    ("CLK_FILTER_BILINEAR", Same("CLK_FILTER_LINEAR")),
    ("CLK_FILTER_POINT", Same("CLK_FILTER_NEAREST")),
    ("nullptr", Same("NULL")),
    ("null", Like("NULL")),
    ("True", Same("true")),
    ("TRUE", Same("true")),
    ("CL_TRUE", Same("true")),
    ("False", Same("false")),
    ("FALSE", Same("false")),
    ("CL_FALSE", Same("false")),
    ("UINT32_MAX", Same("UINT_MAX")),
    ("INT32_MAX", Same("INT_MAX")),
    ("INT32_MIN", Same("INT_MIN")),
    ("new", Help(NO_DYNAMIC_MEMORY)),
    ("delete", Help("OpenCL C does not have dynamic memory")),
    ("malloc", Help(NO_DYNAMIC_MEMORY)),
    ("calloc", Help(NO_DYNAMIC_MEMORY)),
    ("free", Help("OpenCL C does not have dynamic memory")),
    ("assert", Help("OpenCL C does not have assertions; write a result that the host checks")),
    ("static_assert", Like("_Static_assert")),
    ("exit", Help("a kernel cannot end the program; use `return`")),
    ("std", Help("OpenCL C does not have namespaces; call the built-in function without `std::`")),
    ("cout", Help("use `printf`")),
    ("this", Help("OpenCL C does not have classes")),
    ("rand", Help("OpenCL C does not have random numbers; compute them from a seed")),
    ("memcpy", Help("copy in a loop or by assignment")),
    ("memset", Help("assign in a loop")),
    ("__shfl_sync", Help(SHUFFLE)),
    ("__shfl_up_sync", Help(SHUFFLE_UP)),
    ("__shfl_down_sync", Help(SHUFFLE_DOWN)),
    ("__shfl_xor_sync", Help(SHUFFLE_XOR)),
    ("__shfl_up", Help(SHUFFLE_UP)),
    ("__shfl_down", Help(SHUFFLE_DOWN)),
    ("__shfl_xor", Help(SHUFFLE_XOR)),
    ("__ballot_sync", Help("use `sub_group_ballot`, which needs sub-groups")),
    ("__any_sync", Help("use `sub_group_any`, which needs sub-groups")),
    ("__all_sync", Help("use `sub_group_all`, which needs sub-groups")),
    ("GroupMemoryBarrierWithGroupSync", Help(BARRIER)),
    ("threadgroup_barrier", Help(BARRIER)),
    ("frac", Help("write `x - floor(x)`, or call `fract`")),
    ("Math", Help("call the built-in function without `Math.`")),
    ("math", Help("call the built-in function without `math.`")),
    ("np", Help("call the built-in function without `np.`")),
    ("print", Like("printf")),
    ("println", Like("printf")),
    ("None", Like("NULL")),
    ("nil", Like("NULL")),
    ("warpSize", Help("use `get_max_sub_group_size()`, which needs sub-groups")),
    ("__syncthreads", Help(BARRIER)),
    ("__threadfence", Help("write `mem_fence(CLK_GLOBAL_MEM_FENCE)`")),
    ("__threadfence_block", Help("write `mem_fence(CLK_LOCAL_MEM_FENCE)`")),
    ("atomicAdd", Same("atomic_add")),
    ("atomicSub", Same("atomic_sub")),
    ("atomicMin", Same("atomic_min")),
    ("atomicMax", Same("atomic_max")),
    ("atomicAnd", Same("atomic_and")),
    ("atomicOr", Same("atomic_or")),
    ("atomicXor", Same("atomic_xor")),
    ("atomicExch", Same("atomic_xchg")),
    ("atomicCAS", Same("atomic_cmpxchg")),
    ("__mul24", Same("mul24")),
    ("__umul24", Same("mul24")),
    ("__popc", Same("popcount")),
    ("__clz", Same("clz")),
    ("__sinf", Like("native_sin")),
    ("__cosf", Like("native_cos")),
    ("__tanf", Like("native_tan")),
    ("__expf", Like("native_exp")),
    ("__logf", Like("native_log")),
    ("__powf", Like("native_powr")),
    ("__fdividef", Like("native_divide")),
    ("__ldg", Help("read through the pointer with `*`")),
    ("tex2D", Help(READ_IMAGE)),
    ("texture2D", Help(READ_IMAGE)),
    ("texture", Help(READ_IMAGE)),
    ("imageLoad", Help("use `read_imagef` with an image and coordinates")),
    ("imageStore", Help("use `write_imagef` with an image, coordinates and a `float4`")),
    ("rotl", Same("rotate")),
    ("rotr", Help("call `rotate` with the width of the type in bits minus the distance")),
    ("get_image_size", Help("use `get_image_dim`, or `get_image_width` and `get_image_height`")),
    ("PI", Like("M_PI_F")),
    ("FLOAT_MAX", Like("FLT_MAX")),
    ("FLOAT_MIN", Like("FLT_MIN")),
    ("FLOAT_EPSILON", Like("FLT_EPSILON")),
    ("DOUBLE_MAX", Like("DBL_MAX")),
    ("MAX_INT", Like("INT_MAX")),
    ("MIN_INT", Like("INT_MIN")),
    ("MAX_FLOAT", Like("FLT_MAX")),
    ("INF", Like("INFINITY")),
    ("inf", Like("INFINITY")),
    ("NaN", Same("NAN")),
    ("lerp", Same("mix")),
    ("work_group_reduce_sum", Same("work_group_reduce_add")),
    ("sub_group_reduce_sum", Same("sub_group_reduce_add")),
    ("inversesqrt", Same("rsqrt")),
    ("mod", Like("fmod")),
    ("saturate", Help("write `clamp(…, 0.0f, 1.0f)`")),
    ("swap", Help("use a third variable to exchange the values")),
    ("sqr", Help("multiply the value by itself")),
];

/// Variables of other languages whose members are the dimensions, such as `threadIdx.x`, each with the OpenCL C
/// function that returns a member's value.
const DIMENSIONS: &[(&str, &str)] = &[
    ("threadIdx", "get_local_id"),
    ("blockIdx", "get_group_id"),
    ("blockDim", "get_local_size"),
    ("gridDim", "get_num_groups"),
    ("gl_GlobalInvocationID", "get_global_id"),
    ("gl_LocalInvocationID", "get_local_id"),
    ("gl_WorkGroupID", "get_group_id"),
    ("gl_WorkGroupSize", "get_local_size"),
    ("gl_NumWorkGroups", "get_num_groups"),
];

/// The vector type that a function of another language, such as `make_float4` or `vec4`, returns.
pub(crate) fn vector_made_by(name: &str) -> Option<&str> {
    let made = name.strip_prefix("make_").or(match type_instead(name) {
        Some(Like(word)) => Some(word),
        _ => None,
    });
    made.filter(|word| as_vector_name(word).is_some())
}

fn find<V: Copy>(list: &[(&str, V)], name: &str) -> Option<V> {
    list.iter().find(|row| row.0 == name).map(|row| row.1)
}

/// The replacement of a foreign name where a type is expected.
pub(crate) fn type_instead(name: &str) -> Option<Instead> {
    find(TYPES, name)
}

/// The replacement of a foreign name where a value or function is expected.
pub(crate) fn value_instead(name: &str) -> Option<Instead> {
    find(VALUES, name)
}

/// The function that returns the values of the members of a variable in [`DIMENSIONS`]; `None` for another name.
pub(crate) fn dimension_function(name: &str) -> Option<&'static str> {
    find(DIMENSIONS, name)
}
