// std: 1.2 2.0
// opts: -DDEFAULT_RUN=1
// opts: -DOFF=1
#ifdef OFF
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : disable
#else
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#endif
struct st { int a; };
constant intel_sub_group_avc_ime_payload_t glob = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
intel_sub_group_avc_mce_payload_t ret(intel_sub_group_avc_mce_payload_t p) { return p; }
kernel void karg(intel_sub_group_avc_mce_payload_t p) {}
void f(int i, global int *gp, struct st s) {
  intel_sub_group_avc_mce_payload_t mce = 0;
  intel_sub_group_avc_mce_payload_t mce1 = CLK_AVC_REF_RESULT_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_payload_t ime = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_payload_t ime1 = 0x0;
  intel_sub_group_avc_ime_payload_t ime2 = 1;
  intel_sub_group_avc_ime_payload_t ime3 = i;
  intel_sub_group_avc_ref_payload_t ref = s;
  intel_sub_group_avc_sic_payload_t sic = CLK_AVC_SIC_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_result_t res = CLK_AVC_SIC_RESULT_INITIALIZE_INTEL;
  ime = ref;
  sic = mce;
  ime = (intel_sub_group_avc_ime_payload_t)i;
  mce + 1;
  intel_sub_group_avc_ime_payload_t arr[2];
  intel_sub_group_avc_ime_payload_t *p = &ime;
  ime == ime;
  mce = intel_sub_group_avc_mce_get_default_intra_luma_mode_penalty(0, 0);
}
