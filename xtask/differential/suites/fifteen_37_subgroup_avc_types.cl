// std: 1.2 2.0
// opts: -DNEGATIVE=1
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#define CLK_AVC_ME_INITIALIZE_INTEL 0x0
#define CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL 0x0
#define CLK_AVC_SIC_RESULT_INITIALIZE_INTEL 0x0

void foo(intel_sub_group_avc_ime_payload_t p) { }
intel_sub_group_avc_ref_result_t ret(void);
kernel void positive(void) {
  intel_sub_group_avc_mce_payload_t mce = CLK_AVC_ME_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_payload_t ime = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_result_t sic = CLK_AVC_SIC_RESULT_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_result_single_reference_streamout_t so = 0x0;
  intel_sub_group_avc_ime_dual_reference_streamin_t si = {0};
  foo(ime);
  ime = ime;
  foo(0);
}
#ifdef NEGATIVE
intel_sub_group_avc_mce_payload_t glob;
constant intel_sub_group_avc_ref_payload_t cglob = 0;
kernel void kp(intel_sub_group_avc_mce_result_t r) { }
kernel void negative(void) {
  intel_sub_group_avc_ime_payload_t a = 1;
  intel_sub_group_avc_ime_payload_t b = {0, 0};
  intel_sub_group_avc_ref_payload_t c = a;
  intel_sub_group_avc_sic_payload_t d = {1};
  a == b;
  a + 1;
  (int)a;
  foo(c);
}
#endif
