//! The table itself; the parent module describes the form of its lines. The headings are those of the specification's
//! chapter on built-in functions.

pub(super) const TABLE: &str = "
# Work-item functions
- : uint get_work_dim ()
- : size_t get_global_size get_global_id get_local_size get_local_id get_num_groups get_group_id (uint)
- : size_t get_global_offset (uint)
- : size_t get_enqueued_local_size (uint) ; 2.0
- : size_t get_global_linear_id get_local_linear_id () ; 2.0
- : uint get_sub_group_size get_max_sub_group_size get_num_sub_groups get_sub_group_id get_sub_group_local_id () ; cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
- : uint get_enqueued_num_sub_groups () ; 2.0 cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups

# Math functions
F/* : T acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erfc erf exp exp2 exp10 expm1 fabs floor log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc lgamma (T)
F/* : T atan2 atan2pi copysign fdim fmod hypot maxmag minmag nextafter pow powr remainder fmax fmin (T, T)
F/v : T fmax fmin (T, E)
F/* : T fma mad (T, T, T)
F/* : T fract modf sincos (T, ^ T)
F/* : T frexp lgamma_r (T, ^ N)
F/* : T remquo (T, T, ^ N)
F/* : N ilogb (T)
F/* : T ldexp pown rootn (T, N)
F/v : T ldexp (T, int)
f/* : T nan (M)
d/* : T nan (U)
h/* : T nan (U)
f/* : T half_cos half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_recip half_rsqrt half_sin half_sqrt half_tan (T)
f/* : T half_divide half_powr (T, T)
f/* : T native_cos native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_recip native_rsqrt native_sin native_sqrt native_tan (T)
f/* : T native_divide native_powr (T, T)

# Integer functions
G/* : U abs (T)
G/* : U abs_diff (T, T)
G/* : T add_sat hadd rhadd mul_hi rotate sub_sat (T, T)
G/* : T max min (T, T)
G/v : T max min (T, E)
G/* : T clamp (T, T, T)
G/v : T clamp (T, E, E)
G/* : T mad_hi mad_sat (T, T, T)
G/* : T clz (T)
G/* : T ctz (T) ; 2.0
G/* : T popcount (T) ; 1.2
cCsSiI/* : W upsample (T, U)
iI/* : T mad24 (T, T, T)
iI/* : T mul24 (T, T)
G/* : T bitfield_insert (T, T, uint, uint) ; cl_khr_extended_bit_ops|3.1
G/* : S bitfield_extract_signed (T, uint, uint) ; cl_khr_extended_bit_ops|3.1
G/* : U bitfield_extract_unsigned (T, uint, uint) ; cl_khr_extended_bit_ops|3.1
G/* : T bit_reverse (T) ; cl_khr_extended_bit_ops|3.1
- : uint dot (uchar4, uchar4) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot (char4, char4) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot (uchar4, char4) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot (char4, uchar4) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : uint dot_acc_sat (uchar4, uchar4, uint) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot_acc_sat (char4, char4, int) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot_acc_sat (uchar4, char4, int) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : int dot_acc_sat (char4, uchar4, int) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit
- : uint dot_4x8packed_uu_uint (uint, uint) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit_packed
- : int dot_4x8packed_ss_int dot_4x8packed_us_int dot_4x8packed_su_int (uint, uint) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit_packed
- : uint dot_acc_sat_4x8packed_uu_uint (uint, uint, uint) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit_packed
- : int dot_acc_sat_4x8packed_ss_int dot_acc_sat_4x8packed_us_int dot_acc_sat_4x8packed_su_int (uint, uint, int) ; <3.0+cl_khr_integer_dot_product|3.0+__opencl_c_integer_dot_product_input_4x8bit_packed

# Common functions
F/* : T degrees radians sign (T)
F/* : T max min step (T, T)
F/v : T max min (T, E)
F/v : T step (E, T)
F/* : T clamp mix smoothstep (T, T, T)
F/v : T clamp (T, E, E)
F/v : T mix (T, T, E)
F/v : T smoothstep (E, E, T)

# Geometric functions
F/3,4 : T cross (T, T)
F/1,2,3,4 : E dot distance (T, T)
F/1,2,3,4 : E length (T)
F/1,2,3,4 : T normalize (T)
f/1,2,3,4 : E fast_length (T)
f/1,2,3,4 : E fast_distance (T, T)
f/1,2,3,4 : T fast_normalize (T)

# Relational functions
F/* : R isequal isnotequal isgreater isgreaterequal isless islessequal islessgreater isordered isunordered (T, T)
F/* : R isfinite isinf isnan isnormal signbit (T)
csil/* : int any all (T)
A/* : T bitselect (T, T, T)
A/* : T select (T, T, S)
A/* : T select (T, T, U)

# Vector data load and store functions
A/2 : T vload2 (size_t, % const E)
A/3 : T vload3 (size_t, % const E)
A/4 : T vload4 (size_t, % const E)
A/8 : T vload8 (size_t, % const E)
A/16 : T vload16 (size_t, % const E)
A/2 : void vstore2 (T, size_t, ^ E)
A/3 : void vstore3 (T, size_t, ^ E)
A/4 : void vstore4 (T, size_t, ^ E)
A/8 : void vstore8 (T, size_t, ^ E)
A/16 : void vstore16 (T, size_t, ^ E)
- : float vload_half (size_t, % const half)
- : float2 vload_half2 vloada_half2 (size_t, % const half)
- : float3 vload_half3 vloada_half3 (size_t, % const half)
- : float4 vload_half4 vloada_half4 (size_t, % const half)
- : float8 vload_half8 vloada_half8 (size_t, % const half)
- : float16 vload_half16 vloada_half16 (size_t, % const half)
fd/1 : void vstore_half vstore_half_rte vstore_half_rtz vstore_half_rtp vstore_half_rtn (T, size_t, ^ half)
fd/2 : void vstore_half2 vstore_half2_rte vstore_half2_rtz vstore_half2_rtp vstore_half2_rtn vstorea_half2 vstorea_half2_rte vstorea_half2_rtz vstorea_half2_rtp vstorea_half2_rtn (T, size_t, ^ half)
fd/3 : void vstore_half3 vstore_half3_rte vstore_half3_rtz vstore_half3_rtp vstore_half3_rtn vstorea_half3 vstorea_half3_rte vstorea_half3_rtz vstorea_half3_rtp vstorea_half3_rtn (T, size_t, ^ half)
fd/4 : void vstore_half4 vstore_half4_rte vstore_half4_rtz vstore_half4_rtp vstore_half4_rtn vstorea_half4 vstorea_half4_rte vstorea_half4_rtz vstorea_half4_rtp vstorea_half4_rtn (T, size_t, ^ half)
fd/8 : void vstore_half8 vstore_half8_rte vstore_half8_rtz vstore_half8_rtp vstore_half8_rtn vstorea_half8 vstorea_half8_rte vstorea_half8_rtz vstorea_half8_rtp vstorea_half8_rtn (T, size_t, ^ half)
fd/16 : void vstore_half16 vstore_half16_rte vstore_half16_rtz vstore_half16_rtp vstore_half16_rtn vstorea_half16 vstorea_half16_rte vstorea_half16_rtz vstorea_half16_rtp vstorea_half16_rtn (T, size_t, ^ half)

# Synchronization functions
- : void barrier (flags)
- : void work_group_barrier (flags) ; 2.0
- : void work_group_barrier (flags, scope) ; 2.0
- : void sub_group_barrier (flags) ; cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
- : void sub_group_barrier (flags, scope) ; 2.0 cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
- : void mem_fence read_mem_fence write_mem_fence (flags)

# Address space qualifier functions
- : flags get_fence (^ const void) ; 2.0 __opencl_c_generic_address_space

# Async copies
A/* : event_t async_work_group_copy (local T*, const global T*, size_t, event_t)
A/* : event_t async_work_group_copy (global T*, const local T*, size_t, event_t)
A/* : event_t async_work_group_strided_copy (local T*, const global T*, size_t, size_t, event_t)
A/* : event_t async_work_group_strided_copy (global T*, const local T*, size_t, size_t, event_t)
- : void wait_group_events (int, generic event_t*)
A/* : void prefetch (const global T*, size_t)
- : event_t async_work_group_copy_2D2D (local void*, size_t, const global void*, size_t, size_t, size_t, size_t, size_t, size_t, event_t) ; cl_khr_extended_async_copies
- : event_t async_work_group_copy_2D2D (global void*, size_t, const local void*, size_t, size_t, size_t, size_t, size_t, size_t, event_t) ; cl_khr_extended_async_copies
- : event_t async_work_group_copy_3D3D (local void*, size_t, const global void*, size_t, size_t, size_t, size_t, size_t, size_t, size_t, size_t, size_t, event_t) ; cl_khr_extended_async_copies
- : event_t async_work_group_copy_3D3D (global void*, size_t, const local void*, size_t, size_t, size_t, size_t, size_t, size_t, size_t, size_t, size_t, event_t) ; cl_khr_extended_async_copies
- : void async_work_group_copy_fence (flags) ; cl_khr_async_work_group_copy_fence

# Atomic functions of OpenCL C 2.0
iIlLfd/1 : void atomic_init (& volatile aT, T) ; 2.0
- : void atomic_work_item_fence (flags, order, scope) ; 2.0
iIlLfdh/1 : void atomic_store (& volatile aT, T) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
iIlLfdh/1 : void atomic_store_explicit (& volatile aT, T, order) ; 2.0 __opencl_c_atomic_scope_device
iIlLfdh/1 : void atomic_store_explicit (& volatile aT, T, order, scope) ; 2.0
iIlLfdh/1 : T atomic_load (& volatile aT) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
iIlLfdh/1 : T atomic_load_explicit (& volatile aT, order) ; 2.0 __opencl_c_atomic_scope_device
iIlLfdh/1 : T atomic_load_explicit (& volatile aT, order, scope) ; 2.0
iIlLfdh/1 : T atomic_exchange (& volatile aT, T) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
iIlLfdh/1 : T atomic_exchange_explicit (& volatile aT, T, order) ; 2.0 __opencl_c_atomic_scope_device
iIlLfdh/1 : T atomic_exchange_explicit (& volatile aT, T, order, scope) ; 2.0
iIlLfd/1 : bool atomic_compare_exchange_strong atomic_compare_exchange_weak (& volatile aT, ^ T, T) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
iIlLfd/1 : bool atomic_compare_exchange_strong_explicit atomic_compare_exchange_weak_explicit (& volatile aT, ^ T, T, order, order) ; 2.0 __opencl_c_atomic_scope_device
iIlLfd/1 : bool atomic_compare_exchange_strong_explicit atomic_compare_exchange_weak_explicit (& volatile aT, ^ T, T, order, order, scope) ; 2.0
iIlL/1 : T atomic_fetch_add atomic_fetch_sub atomic_fetch_or atomic_fetch_xor atomic_fetch_and atomic_fetch_min atomic_fetch_max (& volatile aT, T) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
iIlL/1 : T atomic_fetch_add_explicit atomic_fetch_sub_explicit atomic_fetch_or_explicit atomic_fetch_xor_explicit atomic_fetch_and_explicit atomic_fetch_min_explicit atomic_fetch_max_explicit (& volatile aT, T, order) ; 2.0 __opencl_c_atomic_scope_device
iIlL/1 : T atomic_fetch_add_explicit atomic_fetch_sub_explicit atomic_fetch_or_explicit atomic_fetch_xor_explicit atomic_fetch_and_explicit atomic_fetch_min_explicit atomic_fetch_max_explicit (& volatile aT, T, order, scope) ; 2.0
fdh/1 : T atomic_fetch_add atomic_fetch_sub atomic_fetch_min atomic_fetch_max (& volatile aT, T) ; 2.0 cl_ext_float_atomics
fdh/1 : T atomic_fetch_add_explicit atomic_fetch_sub_explicit atomic_fetch_min_explicit atomic_fetch_max_explicit (& volatile aT, T, order) ; 2.0 cl_ext_float_atomics
fdh/1 : T atomic_fetch_add_explicit atomic_fetch_sub_explicit atomic_fetch_min_explicit atomic_fetch_max_explicit (& volatile aT, T, order, scope) ; 2.0 cl_ext_float_atomics
- : bool atomic_flag_test_and_set (& volatile atomic_flag) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
- : bool atomic_flag_test_and_set_explicit (& volatile atomic_flag, order) ; 2.0 __opencl_c_atomic_scope_device
- : bool atomic_flag_test_and_set_explicit (& volatile atomic_flag, order, scope) ; 2.0
- : void atomic_flag_clear (& volatile atomic_flag) ; 2.0 __opencl_c_atomic_order_seq_cst __opencl_c_atomic_scope_device
- : void atomic_flag_clear_explicit (& volatile atomic_flag, order) ; 2.0 __opencl_c_atomic_scope_device
- : void atomic_flag_clear_explicit (& volatile atomic_flag, order, scope) ; 2.0

# Legacy atomics
iI/1 : T atomic_add atomic_sub atomic_xchg atomic_min atomic_max atomic_and atomic_or atomic_xor (volatile global T*, T)
iI/1 : T atomic_add atomic_sub atomic_xchg atomic_min atomic_max atomic_and atomic_or atomic_xor (volatile local T*, T)
f/1 : T atomic_xchg (volatile global T*, T)
f/1 : T atomic_xchg (volatile local T*, T)
iI/1 : T atomic_inc atomic_dec (volatile global T*)
iI/1 : T atomic_inc atomic_dec (volatile local T*)
iI/1 : T atomic_cmpxchg (volatile global T*, T, T)
iI/1 : T atomic_cmpxchg (volatile local T*, T, T)
iI/1 : T atom_add atom_sub atom_xchg (volatile global T*, T) ; 1.1
iI/1 : T atom_add atom_sub atom_xchg (volatile global T*, T) ; <1.1 cl_khr_global_int32_base_atomics
iI/1 : T atom_add atom_sub atom_xchg (volatile local T*, T) ; 1.1
iI/1 : T atom_add atom_sub atom_xchg (volatile local T*, T) ; <1.1 cl_khr_local_int32_base_atomics
iI/1 : T atom_inc atom_dec (volatile global T*) ; 1.1
iI/1 : T atom_inc atom_dec (volatile global T*) ; <1.1 cl_khr_global_int32_base_atomics
iI/1 : T atom_inc atom_dec (volatile local T*) ; 1.1
iI/1 : T atom_inc atom_dec (volatile local T*) ; <1.1 cl_khr_local_int32_base_atomics
iI/1 : T atom_cmpxchg (volatile global T*, T, T) ; 1.1
iI/1 : T atom_cmpxchg (volatile global T*, T, T) ; <1.1 cl_khr_global_int32_base_atomics
iI/1 : T atom_cmpxchg (volatile local T*, T, T) ; 1.1
iI/1 : T atom_cmpxchg (volatile local T*, T, T) ; <1.1 cl_khr_local_int32_base_atomics
iI/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile global T*, T) ; 1.1
iI/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile global T*, T) ; <1.1 cl_khr_global_int32_extended_atomics
iI/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile local T*, T) ; 1.1
iI/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile local T*, T) ; <1.1 cl_khr_local_int32_extended_atomics
lL/1 : T atom_add atom_sub atom_xchg (volatile global T*, T) ; cl_khr_int64_base_atomics
lL/1 : T atom_add atom_sub atom_xchg (volatile local T*, T) ; cl_khr_int64_base_atomics
lL/1 : T atom_inc atom_dec (volatile global T*) ; cl_khr_int64_base_atomics
lL/1 : T atom_inc atom_dec (volatile local T*) ; cl_khr_int64_base_atomics
lL/1 : T atom_cmpxchg (volatile global T*, T, T) ; cl_khr_int64_base_atomics
lL/1 : T atom_cmpxchg (volatile local T*, T, T) ; cl_khr_int64_base_atomics
lL/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile global T*, T) ; cl_khr_int64_extended_atomics
lL/1 : T atom_min atom_max atom_and atom_or atom_xor (volatile local T*, T) ; cl_khr_int64_extended_atomics

# Miscellaneous vector functions
A/2 : T shuffle (E2, U)
A/2 : T shuffle (E4, U)
A/2 : T shuffle (E8, U)
A/2 : T shuffle (E16, U)
A/4 : T shuffle (E2, U)
A/4 : T shuffle (E4, U)
A/4 : T shuffle (E8, U)
A/4 : T shuffle (E16, U)
A/8 : T shuffle (E2, U)
A/8 : T shuffle (E4, U)
A/8 : T shuffle (E8, U)
A/8 : T shuffle (E16, U)
A/16 : T shuffle (E2, U)
A/16 : T shuffle (E4, U)
A/16 : T shuffle (E8, U)
A/16 : T shuffle (E16, U)
A/2,4,8,16 : T shuffle2 (E2, E2, U)
A/2,4,8,16 : T shuffle2 (E4, E4, U)
A/2,4,8,16 : T shuffle2 (E8, E8, U)
A/2,4,8,16 : T shuffle2 (E16, E16, U)

# Image read functions with a sampler
if/1 : float4 read_imagef (ro:image2d_t, sampler_t, E2)
if/1 : int4 read_imagei (ro:image2d_t, sampler_t, E2)
if/1 : uint4 read_imageui (ro:image2d_t, sampler_t, E2)
if/1 : float4 read_imagef (ro:image3d_t|image2d_array_t, sampler_t, E4)
if/1 : int4 read_imagei (ro:image3d_t|image2d_array_t, sampler_t, E4)
if/1 : uint4 read_imageui (ro:image3d_t|image2d_array_t, sampler_t, E4)
if/1 : float4 read_imagef (ro:image1d_t, sampler_t, E)
if/1 : int4 read_imagei (ro:image1d_t, sampler_t, E)
if/1 : uint4 read_imageui (ro:image1d_t, sampler_t, E)
if/1 : float4 read_imagef (ro:image1d_array_t, sampler_t, E2)
if/1 : int4 read_imagei (ro:image1d_array_t, sampler_t, E2)
if/1 : uint4 read_imageui (ro:image1d_array_t, sampler_t, E2)
if/1 : float read_imagef (ro:image2d_depth_t, sampler_t, E2) ; 1.2
if/1 : float read_imagef (ro:image2d_array_depth_t, sampler_t, E4) ; 1.2
if/1 : half4 read_imageh (ro:image2d_t|image1d_array_t, sampler_t, E2) ; cl_khr_fp16
if/1 : half4 read_imageh (ro:image3d_t|image2d_array_t, sampler_t, E4) ; cl_khr_fp16
if/1 : half4 read_imageh (ro:image1d_t, sampler_t, E) ; cl_khr_fp16

# Image read functions without a sampler
- : float4 read_imagef (ro:image2d_t|image1d_array_t, int2) ; 1.2
- : int4 read_imagei (ro:image2d_t|image1d_array_t, int2) ; 1.2
- : uint4 read_imageui (ro:image2d_t|image1d_array_t, int2) ; 1.2
- : float4 read_imagef (ro:image3d_t|image2d_array_t, int4) ; 1.2
- : int4 read_imagei (ro:image3d_t|image2d_array_t, int4) ; 1.2
- : uint4 read_imageui (ro:image3d_t|image2d_array_t, int4) ; 1.2
- : float4 read_imagef (ro:image1d_t|image1d_buffer_t, int) ; 1.2
- : int4 read_imagei (ro:image1d_t|image1d_buffer_t, int) ; 1.2
- : uint4 read_imageui (ro:image1d_t|image1d_buffer_t, int) ; 1.2
- : float read_imagef (ro:image2d_depth_t, int2) ; 1.2
- : float read_imagef (ro:image2d_array_depth_t, int4) ; 1.2
- : half4 read_imageh (ro:image2d_t|image1d_array_t, int2) ; 1.2 cl_khr_fp16
- : half4 read_imageh (ro:image3d_t|image2d_array_t, int4) ; 1.2 cl_khr_fp16
- : half4 read_imageh (ro:image1d_t|image1d_buffer_t, int) ; 1.2 cl_khr_fp16
- : float4 read_imagef (rw:image2d_t|image1d_array_t, int2) ; 2.0 __opencl_c_read_write_images
- : int4 read_imagei (rw:image2d_t|image1d_array_t, int2) ; 2.0 __opencl_c_read_write_images
- : uint4 read_imageui (rw:image2d_t|image1d_array_t, int2) ; 2.0 __opencl_c_read_write_images
- : float4 read_imagef (rw:image3d_t|image2d_array_t, int4) ; 2.0 __opencl_c_read_write_images
- : int4 read_imagei (rw:image3d_t|image2d_array_t, int4) ; 2.0 __opencl_c_read_write_images
- : uint4 read_imageui (rw:image3d_t|image2d_array_t, int4) ; 2.0 __opencl_c_read_write_images
- : float4 read_imagef (rw:image1d_t|image1d_buffer_t, int) ; 2.0 __opencl_c_read_write_images
- : int4 read_imagei (rw:image1d_t|image1d_buffer_t, int) ; 2.0 __opencl_c_read_write_images
- : uint4 read_imageui (rw:image1d_t|image1d_buffer_t, int) ; 2.0 __opencl_c_read_write_images
- : float read_imagef (rw:image2d_depth_t, int2) ; 2.0 __opencl_c_read_write_images
- : float read_imagef (rw:image2d_array_depth_t, int4) ; 2.0 __opencl_c_read_write_images
- : half4 read_imageh (rw:image2d_t|image1d_array_t, int2) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images
- : half4 read_imageh (rw:image3d_t|image2d_array_t, int4) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images
- : half4 read_imageh (rw:image1d_t|image1d_buffer_t, int) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images

# Mipmapped and multi-sample images
- : float4 read_imagef (ro:image1d_t, sampler_t, float, float) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image1d_t, sampler_t, float, float) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image1d_t, sampler_t, float, float) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image2d_t|image1d_array_t, sampler_t, float2, float) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image2d_t|image1d_array_t, sampler_t, float2, float) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image2d_t|image1d_array_t, sampler_t, float2, float) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image3d_t|image2d_array_t, sampler_t, float4, float) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image3d_t|image2d_array_t, sampler_t, float4, float) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image3d_t|image2d_array_t, sampler_t, float4, float) ; cl_khr_mipmap_image
- : float read_imagef (ro:image2d_depth_t, sampler_t, float2, float) ; cl_khr_mipmap_image
- : float read_imagef (ro:image2d_array_depth_t, sampler_t, float4, float) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image1d_t, sampler_t, float, float, float) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image1d_t, sampler_t, float, float, float) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image1d_t, sampler_t, float, float, float) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image1d_array_t, sampler_t, float2, float, float) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image1d_array_t, sampler_t, float2, float, float) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image1d_array_t, sampler_t, float2, float, float) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image2d_t, sampler_t, float2, float2, float2) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image2d_t, sampler_t, float2, float2, float2) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image2d_t, sampler_t, float2, float2, float2) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image2d_array_t, sampler_t, float4, float2, float2) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image2d_array_t, sampler_t, float4, float2, float2) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image2d_array_t, sampler_t, float4, float2, float2) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image3d_t, sampler_t, float4, float4, float4) ; cl_khr_mipmap_image
- : int4 read_imagei (ro:image3d_t, sampler_t, float4, float4, float4) ; cl_khr_mipmap_image
- : uint4 read_imageui (ro:image3d_t, sampler_t, float4, float4, float4) ; cl_khr_mipmap_image
- : float read_imagef (ro:image2d_depth_t, sampler_t, float2, float2, float2) ; cl_khr_mipmap_image
- : float read_imagef (ro:image2d_array_depth_t, sampler_t, float4, float2, float2) ; cl_khr_mipmap_image
- : float4 read_imagef (ro:image2d_msaa_t, int2, int) ; cl_khr_gl_msaa_sharing
- : int4 read_imagei (ro:image2d_msaa_t, int2, int) ; cl_khr_gl_msaa_sharing
- : uint4 read_imageui (ro:image2d_msaa_t, int2, int) ; cl_khr_gl_msaa_sharing
- : float4 read_imagef (ro:image2d_array_msaa_t, int4, int) ; cl_khr_gl_msaa_sharing
- : int4 read_imagei (ro:image2d_array_msaa_t, int4, int) ; cl_khr_gl_msaa_sharing
- : uint4 read_imageui (ro:image2d_array_msaa_t, int4, int) ; cl_khr_gl_msaa_sharing
- : float read_imagef (ro:image2d_msaa_depth_t, int2, int) ; cl_khr_gl_msaa_sharing
- : float read_imagef (ro:image2d_array_msaa_depth_t, int4, int) ; cl_khr_gl_msaa_sharing
- : float4 read_imagef (rw:image2d_msaa_t, int2, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : int4 read_imagei (rw:image2d_msaa_t, int2, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : uint4 read_imageui (rw:image2d_msaa_t, int2, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : float4 read_imagef (rw:image2d_array_msaa_t, int4, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : int4 read_imagei (rw:image2d_array_msaa_t, int4, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : uint4 read_imageui (rw:image2d_array_msaa_t, int4, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : float read_imagef (rw:image2d_msaa_depth_t, int2, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : float read_imagef (rw:image2d_array_msaa_depth_t, int4, int) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images

# Image write functions
- : void write_imagef (wo:image2d_t|image1d_array_t, int2, float4)
- : void write_imagei (wo:image2d_t|image1d_array_t, int2, int4)
- : void write_imageui (wo:image2d_t|image1d_array_t, int2, uint4)
- : void write_imagef (wo:image2d_array_t, int4, float4)
- : void write_imagei (wo:image2d_array_t, int4, int4)
- : void write_imageui (wo:image2d_array_t, int4, uint4)
- : void write_imagef (wo:image1d_t|image1d_buffer_t, int, float4)
- : void write_imagei (wo:image1d_t|image1d_buffer_t, int, int4)
- : void write_imageui (wo:image1d_t|image1d_buffer_t, int, uint4)
- : void write_imagef (wo:image3d_t, int4, float4) ; cl_khr_3d_image_writes|__opencl_c_3d_image_writes
- : void write_imagei (wo:image3d_t, int4, int4) ; cl_khr_3d_image_writes|__opencl_c_3d_image_writes
- : void write_imageui (wo:image3d_t, int4, uint4) ; cl_khr_3d_image_writes|__opencl_c_3d_image_writes
- : void write_imagef (wo:image2d_depth_t, int2, float) ; 1.2
- : void write_imagef (wo:image2d_array_depth_t, int4, float) ; 1.2
- : void write_imageh (wo:image2d_t|image1d_array_t, int2, half4) ; cl_khr_fp16
- : void write_imageh (wo:image2d_array_t, int4, half4) ; cl_khr_fp16
- : void write_imageh (wo:image3d_t, int4, half4) ; cl_khr_fp16 cl_khr_3d_image_writes
- : void write_imageh (wo:image1d_t|image1d_buffer_t, int, half4) ; cl_khr_fp16
- : void write_imagef (rw:image2d_t|image1d_array_t, int2, float4) ; 2.0 __opencl_c_read_write_images
- : void write_imagei (rw:image2d_t|image1d_array_t, int2, int4) ; 2.0 __opencl_c_read_write_images
- : void write_imageui (rw:image2d_t|image1d_array_t, int2, uint4) ; 2.0 __opencl_c_read_write_images
- : void write_imagef (rw:image2d_array_t|image3d_t, int4, float4) ; 2.0 __opencl_c_read_write_images
- : void write_imagei (rw:image2d_array_t|image3d_t, int4, int4) ; 2.0 __opencl_c_read_write_images
- : void write_imageui (rw:image2d_array_t|image3d_t, int4, uint4) ; 2.0 __opencl_c_read_write_images
- : void write_imagef (rw:image1d_t|image1d_buffer_t, int, float4) ; 2.0 __opencl_c_read_write_images
- : void write_imagei (rw:image1d_t|image1d_buffer_t, int, int4) ; 2.0 __opencl_c_read_write_images
- : void write_imageui (rw:image1d_t|image1d_buffer_t, int, uint4) ; 2.0 __opencl_c_read_write_images
- : void write_imagef (rw:image2d_depth_t, int2, float) ; 2.0 __opencl_c_read_write_images
- : void write_imagef (rw:image2d_array_depth_t, int4, float) ; 2.0 __opencl_c_read_write_images
- : void write_imageh (rw:image2d_t|image1d_array_t, int2, half4) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images
- : void write_imageh (rw:image2d_array_t|image3d_t, int4, half4) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images
- : void write_imageh (rw:image1d_t|image1d_buffer_t, int, half4) ; 2.0 cl_khr_fp16 __opencl_c_read_write_images
- : void write_imagef (wo:image2d_t|image1d_array_t, int2, int, float4) ; cl_khr_mipmap_image_writes
- : void write_imagei (wo:image2d_t|image1d_array_t, int2, int, int4) ; cl_khr_mipmap_image_writes
- : void write_imageui (wo:image2d_t|image1d_array_t, int2, int, uint4) ; cl_khr_mipmap_image_writes
- : void write_imagef (wo:image2d_array_t|image3d_t, int4, int, float4) ; cl_khr_mipmap_image_writes
- : void write_imagei (wo:image2d_array_t|image3d_t, int4, int, int4) ; cl_khr_mipmap_image_writes
- : void write_imageui (wo:image2d_array_t|image3d_t, int4, int, uint4) ; cl_khr_mipmap_image_writes
- : void write_imagef (wo:image1d_t, int, int, float4) ; cl_khr_mipmap_image_writes
- : void write_imagei (wo:image1d_t, int, int, int4) ; cl_khr_mipmap_image_writes
- : void write_imageui (wo:image1d_t, int, int, uint4) ; cl_khr_mipmap_image_writes
- : void write_imagef (wo:image2d_depth_t, int2, int, float) ; cl_khr_mipmap_image_writes
- : void write_imagef (wo:image2d_array_depth_t, int4, int, float) ; cl_khr_mipmap_image_writes

# Image query functions
- : int get_image_width get_image_channel_data_type get_image_channel_order (ro:image1d_t|image1d_buffer_t|image1d_array_t|image2d_t|image2d_array_t|image3d_t)
- : int get_image_width get_image_channel_data_type get_image_channel_order (ro:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int get_image_width get_image_channel_data_type get_image_channel_order (wo:image1d_t|image1d_buffer_t|image1d_array_t|image2d_t|image2d_array_t|image3d_t)
- : int get_image_width get_image_channel_data_type get_image_channel_order (wo:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int get_image_width get_image_channel_data_type get_image_channel_order (rw:image1d_t|image1d_buffer_t|image1d_array_t|image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t|image3d_t) ; 2.0 __opencl_c_read_write_images
- : int get_image_width get_image_height get_image_channel_data_type get_image_channel_order get_image_num_samples (ro:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : int get_image_width get_image_height get_image_channel_data_type get_image_channel_order get_image_num_samples (wo:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : int get_image_width get_image_height get_image_channel_data_type get_image_channel_order get_image_num_samples (rw:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : int get_image_height (ro:image2d_t|image2d_array_t|image3d_t)
- : int get_image_height (ro:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int get_image_height (wo:image2d_t|image2d_array_t|image3d_t)
- : int get_image_height (wo:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int get_image_height (rw:image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t|image3d_t) ; 2.0 __opencl_c_read_write_images
- : int get_image_depth (ro:image3d_t)
- : int get_image_depth (wo:image3d_t)
- : int get_image_depth (rw:image3d_t) ; 2.0 __opencl_c_read_write_images
- : int2 get_image_dim (ro:image2d_t|image2d_array_t)
- : int2 get_image_dim (ro:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int2 get_image_dim (wo:image2d_t|image2d_array_t)
- : int2 get_image_dim (wo:image2d_depth_t|image2d_array_depth_t) ; 1.2
- : int2 get_image_dim (rw:image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t) ; 2.0 __opencl_c_read_write_images
- : int2 get_image_dim (ro:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : int2 get_image_dim (wo:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : int2 get_image_dim (rw:image2d_msaa_t|image2d_array_msaa_t|image2d_msaa_depth_t|image2d_array_msaa_depth_t) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : int4 get_image_dim (ro:image3d_t)
- : int4 get_image_dim (wo:image3d_t)
- : int4 get_image_dim (rw:image3d_t) ; 2.0 __opencl_c_read_write_images
- : size_t get_image_array_size (ro:image1d_array_t|image2d_array_t)
- : size_t get_image_array_size (ro:image2d_array_depth_t) ; 1.2
- : size_t get_image_array_size (wo:image1d_array_t|image2d_array_t)
- : size_t get_image_array_size (wo:image2d_array_depth_t) ; 1.2
- : size_t get_image_array_size (rw:image1d_array_t|image2d_array_t|image2d_array_depth_t) ; 2.0 __opencl_c_read_write_images
- : size_t get_image_array_size (ro:image2d_array_msaa_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : size_t get_image_array_size (wo:image2d_array_msaa_t|image2d_array_msaa_depth_t) ; cl_khr_gl_msaa_sharing
- : size_t get_image_array_size (rw:image2d_array_msaa_t|image2d_array_msaa_depth_t) ; 2.0 cl_khr_gl_msaa_sharing __opencl_c_read_write_images
- : int get_image_num_mip_levels (ro:image1d_t|image1d_array_t|image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t|image3d_t) ; cl_khr_mipmap_image
- : int get_image_num_mip_levels (wo:image1d_t|image1d_array_t|image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t|image3d_t) ; cl_khr_mipmap_image
- : int get_image_num_mip_levels (rw:image1d_t|image1d_array_t|image2d_t|image2d_array_t|image2d_depth_t|image2d_array_depth_t|image3d_t) ; 2.0 cl_khr_mipmap_image __opencl_c_read_write_images

# Work-group collective functions
- : int work_group_all work_group_any (int) ; 2.0 __opencl_c_work_group_collective_functions
iIlLhfd/1 : T work_group_broadcast (T, size_t) ; 2.0 __opencl_c_work_group_collective_functions
iIlLhfd/1 : T work_group_broadcast (T, size_t, size_t) ; 2.0 __opencl_c_work_group_collective_functions
iIlLhfd/1 : T work_group_broadcast (T, size_t, size_t, size_t) ; 2.0 __opencl_c_work_group_collective_functions
iIlLhfd/1 : T work_group_reduce_add work_group_reduce_min work_group_reduce_max work_group_scan_exclusive_add work_group_scan_exclusive_min work_group_scan_exclusive_max work_group_scan_inclusive_add work_group_scan_inclusive_min work_group_scan_inclusive_max (T) ; 2.0 __opencl_c_work_group_collective_functions
iIlLhfd/1 : T work_group_reduce_mul work_group_scan_exclusive_mul work_group_scan_inclusive_mul (T) ; cl_khr_work_group_uniform_arithmetic
iIlL/1 : T work_group_reduce_and work_group_reduce_or work_group_reduce_xor work_group_scan_exclusive_and work_group_scan_exclusive_or work_group_scan_exclusive_xor work_group_scan_inclusive_and work_group_scan_inclusive_or work_group_scan_inclusive_xor (T) ; cl_khr_work_group_uniform_arithmetic
- : int work_group_reduce_logical_and work_group_reduce_logical_or work_group_reduce_logical_xor work_group_scan_exclusive_logical_and work_group_scan_exclusive_logical_or work_group_scan_exclusive_logical_xor work_group_scan_inclusive_logical_and work_group_scan_inclusive_logical_or work_group_scan_inclusive_logical_xor (int) ; cl_khr_work_group_uniform_arithmetic

# Pipe and device-enqueue functions
- : bool is_valid_reserve_id (reserve_id_t) ; 2.0 __opencl_c_pipes
- : int enqueue_marker (queue_t, uint, ^ const clk_event_t, ^ clk_event_t) ; 2.0 __opencl_c_device_enqueue
- : void retain_event release_event (clk_event_t) ; 2.0 __opencl_c_device_enqueue
- : clk_event_t create_user_event () ; 2.0 __opencl_c_device_enqueue
- : bool is_valid_event (clk_event_t) ; 2.0 __opencl_c_device_enqueue
- : void set_user_event_status (clk_event_t, int) ; 2.0 __opencl_c_device_enqueue
- : void capture_event_profiling_info (clk_event_t, int, global void*) ; 2.0 __opencl_c_device_enqueue
- : queue_t get_default_queue () ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_1D (size_t) ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_1D (size_t, size_t) ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_1D (size_t, size_t, size_t) ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_2D ndrange_3D (^ const size_t) ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_2D ndrange_3D (^ const size_t, ^ const size_t) ; 2.0 __opencl_c_device_enqueue
- : ndrange_t ndrange_2D ndrange_3D (^ const size_t, ^ const size_t, ^ const size_t) ; 2.0 __opencl_c_device_enqueue

# Sub-group functions
- : int sub_group_all sub_group_any (int) ; cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
iIlLhfd/1 : T sub_group_broadcast (T, uint) ; cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
iIlLhfd/1 : T sub_group_reduce_add sub_group_reduce_min sub_group_reduce_max sub_group_scan_exclusive_add sub_group_scan_exclusive_min sub_group_scan_exclusive_max sub_group_scan_inclusive_add sub_group_scan_inclusive_min sub_group_scan_inclusive_max (T) ; cl_khr_subgroups|__opencl_c_subgroups|cl_intel_subgroups
cCsS/1 : T sub_group_broadcast (T, uint) ; cl_khr_subgroup_extended_types|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
A/v : T sub_group_broadcast (T, uint) ; cl_khr_subgroup_extended_types|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
cCsS/1 : T sub_group_reduce_add sub_group_reduce_min sub_group_reduce_max sub_group_scan_exclusive_add sub_group_scan_exclusive_min sub_group_scan_exclusive_max sub_group_scan_inclusive_add sub_group_scan_inclusive_min sub_group_scan_inclusive_max (T) ; cl_khr_subgroup_extended_types|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
- : int sub_group_elect () ; cl_khr_subgroup_non_uniform_vote
- : int sub_group_non_uniform_all sub_group_non_uniform_any (int) ; cl_khr_subgroup_non_uniform_vote
A/1 : int sub_group_non_uniform_all_equal (T) ; cl_khr_subgroup_non_uniform_vote
A/* : T sub_group_non_uniform_broadcast (T, uint) ; cl_khr_subgroup_ballot
A/1 : T sub_group_broadcast_first (T) ; cl_khr_subgroup_ballot
- : uint4 sub_group_ballot (int) ; cl_khr_subgroup_ballot
- : int sub_group_inverse_ballot (uint4) ; cl_khr_subgroup_ballot
- : int sub_group_ballot_bit_extract (uint4, uint) ; cl_khr_subgroup_ballot
- : uint sub_group_ballot_bit_count sub_group_ballot_inclusive_scan sub_group_ballot_exclusive_scan sub_group_ballot_find_lsb sub_group_ballot_find_msb (uint4) ; cl_khr_subgroup_ballot
- : uint4 get_sub_group_eq_mask get_sub_group_ge_mask get_sub_group_gt_mask get_sub_group_le_mask get_sub_group_lt_mask () ; cl_khr_subgroup_ballot
A/1 : T sub_group_non_uniform_reduce_add sub_group_non_uniform_reduce_mul sub_group_non_uniform_reduce_min sub_group_non_uniform_reduce_max sub_group_non_uniform_scan_inclusive_add sub_group_non_uniform_scan_inclusive_mul sub_group_non_uniform_scan_inclusive_min sub_group_non_uniform_scan_inclusive_max sub_group_non_uniform_scan_exclusive_add sub_group_non_uniform_scan_exclusive_mul sub_group_non_uniform_scan_exclusive_min sub_group_non_uniform_scan_exclusive_max (T) ; cl_khr_subgroup_non_uniform_arithmetic
G/1 : T sub_group_non_uniform_reduce_and sub_group_non_uniform_reduce_or sub_group_non_uniform_reduce_xor sub_group_non_uniform_scan_inclusive_and sub_group_non_uniform_scan_inclusive_or sub_group_non_uniform_scan_inclusive_xor sub_group_non_uniform_scan_exclusive_and sub_group_non_uniform_scan_exclusive_or sub_group_non_uniform_scan_exclusive_xor (T) ; cl_khr_subgroup_non_uniform_arithmetic
- : int sub_group_non_uniform_reduce_logical_and sub_group_non_uniform_reduce_logical_or sub_group_non_uniform_reduce_logical_xor sub_group_non_uniform_scan_inclusive_logical_and sub_group_non_uniform_scan_inclusive_logical_or sub_group_non_uniform_scan_inclusive_logical_xor sub_group_non_uniform_scan_exclusive_logical_and sub_group_non_uniform_scan_exclusive_logical_or sub_group_non_uniform_scan_exclusive_logical_xor (int) ; cl_khr_subgroup_non_uniform_arithmetic
A/1 : T sub_group_shuffle sub_group_shuffle_xor (T, uint) ; cl_khr_subgroup_shuffle|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
A/1 : T sub_group_shuffle_up sub_group_shuffle_down (T, uint) ; cl_khr_subgroup_shuffle_relative|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
A/1 : T sub_group_clustered_reduce_add sub_group_clustered_reduce_mul sub_group_clustered_reduce_min sub_group_clustered_reduce_max (T, uint) ; cl_khr_subgroup_clustered_reduce
G/1 : T sub_group_clustered_reduce_and sub_group_clustered_reduce_or sub_group_clustered_reduce_xor (T, uint) ; cl_khr_subgroup_clustered_reduce
- : int sub_group_clustered_reduce_logical_and sub_group_clustered_reduce_logical_or sub_group_clustered_reduce_logical_xor (int, uint) ; cl_khr_subgroup_clustered_reduce
A/1 : T sub_group_rotate (T, int) ; cl_khr_subgroup_rotate|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups
A/1 : T sub_group_clustered_rotate (T, int, uint) ; cl_khr_subgroup_rotate|3.1+__opencl_c_subgroups|3.1+cl_khr_subgroups

# Kernel clock functions
- : ulong clock_read_device () ; __opencl_c_kernel_clock_scope_device
- : uint2 clock_read_hilo_device () ; __opencl_c_kernel_clock_scope_device
- : ulong clock_read_work_group () ; __opencl_c_kernel_clock_scope_work_group
- : uint2 clock_read_hilo_work_group () ; __opencl_c_kernel_clock_scope_work_group
- : ulong clock_read_sub_group () ; __opencl_c_kernel_clock_scope_sub_group
- : uint2 clock_read_hilo_sub_group () ; __opencl_c_kernel_clock_scope_sub_group

";
