// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#ifdef cl_intel_subgroups
void sg(__global uint *g, __local uint *l, uint u, float f, uint2 u2, __read_only image2d_t img, int2 c, __write_only image2d_t w) {
  u = intel_sub_group_shuffle(u, 0);
  f = intel_sub_group_shuffle(f, 0);
  f = intel_sub_group_shuffle(f);
  u = intel_sub_group_shuffle_down(u, u, 1);
  u = intel_sub_group_block_read(g);
  u = intel_sub_group_block_read(l);
  u2 = intel_sub_group_block_read2(g);
  u = intel_sub_group_block_read(img, c);
  intel_sub_group_block_write(g, u);
  intel_sub_group_block_write(w, c, u);
  intel_sub_group_block_write2(g, u);
#ifdef cl_intel_subgroups_short
  ushort s = intel_sub_group_block_read_us((__global ushort *)g);
#endif
}
#else
void sg(uint u) { u = intel_sub_group_shuffle(u, 0); }
#endif
#ifdef cl_intel_device_side_avc_motion_estimation
__constant intel_sub_group_avc_mce_payload_t gp;
struct M { intel_sub_group_avc_ime_payload_t p; };
void avc(void) {
  intel_sub_group_avc_ime_payload_t ime = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ref_payload_t ref = CLK_AVC_REF_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_payload_t sic = 0;
  intel_sub_group_avc_mce_payload_t mce = 0;
  intel_sub_group_avc_ime_result_t res = 1;
  intel_sub_group_avc_ime_payload_t bad = ref;
  intel_sub_group_avc_sic_payload_t *ptr = &sic;
  ime = ime + 1;
  int i = ime == ime;
}
#else
intel_sub_group_avc_ime_payload_t none;
#endif
half h0 = 1.0h;
__constant float h1 = 1.5h;
void amd(int i, float f, double d, __global uint *g, __local float *l) {
  i = __builtin_amdgcn_workitem_id_x();
  i = __builtin_amdgcn_workgroup_id_x();
  __builtin_amdgcn_s_barrier();
  f = __builtin_amdgcn_rcpf(f);
  i = __builtin_amdgcn_mov_dpp(i, 0, 0, 0, false);
  i = __builtin_amdgcn_ds_bpermute(i, i);
  f = __builtin_amdgcn_ds_faddf(l, f, 0, 0, false);
  d = __builtin_r600_read_tgid_x();
  i = __builtin_nvvm_read_ptx_sreg_tid_x();
  i = __builtin_ia32_rdtsc();
}
__attribute__((amdgpu_num_vgpr(64))) __kernel void ka(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) void kb(void) {}
