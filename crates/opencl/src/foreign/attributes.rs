//! Attributes of compilers and vendors. The checker accepts each on any entity, except `blocks` on a variable. It
//! ignores them, except `overloadable`, and `noreturn` on a block literal.

/// Names without the surrounding underscores.
const KNOWN: &str = "abi_tag acquire_capability alias alloc_align alloc_size always_inline amdgpu_flat_work_group_size \
    amdgpu_kernel amdgpu_max_num_work_groups amdgpu_num_sgpr amdgpu_num_vgpr amdgpu_waves_per_eu analyzer_noreturn \
    annotate artificial assume assume_aligned availability blocks btf_decl_tag btf_type_tag callback cdecl cleanup \
    clspv_libclc_builtin cold common const constructor convergent deprecated destructor diagnose_if disable_tail_calls \
    enable_if enum_extensibility error fallthrough fastcall flag_enum flatten format format_arg gnu_inline hot \
    intel_ocl_bicc internal_linkage leaf loader_uninitialized malloc may_alias maybe_undef min_vector_width minsize mode \
    ms_struct musttail naked no_builtin no_destroy no_instrument_function no_profile_instrument_function no_sanitize \
    no_sanitize_address no_stack_protector nocommon nodebug noderef noduplicate noescape noinline nomerge nonnull \
    noreturn not_tail_called nothrow nouwtable optnone overloadable pass_object_size pcs preserve_all preserve_most \
    pure regcall regparm retain returns_nonnull returns_twice section selectany sentinel speculative_load_hardening \
    stdcall suppress swiftcall target tls_model transparent_union type_visibility unavailable uninitialized unused \
    used vectorcall visibility warn_unused_result warning weak weak_import weakref \
    autorun bankwidth buffer_location doublepump io local_mem_size max_constant_size max_global_work_dim \
    max_work_group_size num_compute_units num_simd_work_items numbanks numreadports numwriteports \
    qcom_reqd_sub_group_size scheduler_target_fmax_mhz singlepump task uses_global_work_offset xcl_array_partition \
    xcl_array_reshape xcl_dataflow xcl_loop_tripcount xcl_max_work_group_size xcl_pipeline_loop \
    xcl_pipeline_workitems xcl_reqd_pipe_depth xcl_zero_global_work_offset";

/// Whether a name, without the surrounding underscores, is a compiler-specific attribute.
pub(crate) fn is_known(name: &str) -> bool {
    super::listed(KNOWN, name)
}
