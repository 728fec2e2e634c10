// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable

void foo(intel_sub_group_avc_ime_result_t ime_result,
         intel_sub_group_avc_mce_payload_t mce,
         intel_sub_group_avc_ref_result_t ref) {
  intel_sub_group_avc_mce_payload_t q = mce;
  intel_sub_group_avc_ime_result_single_reference_streamout_t so;
  intel_sub_group_avc_ime_result_dual_reference_streamout_t dso;
  intel_sub_group_avc_ime_single_reference_streamin_t si;
  intel_sub_group_avc_ime_dual_reference_streamin_t dsi;
  q = mce;
}

intel_sub_group_avc_ime_payload_t pass(intel_sub_group_avc_ime_payload_t p) {
  return p;
}

void inits(intel_sub_group_avc_mce_payload_t m) {
  intel_sub_group_avc_ime_payload_t a = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ref_payload_t b = CLK_AVC_REF_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_payload_t c = CLK_AVC_SIC_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_result_t d = CLK_AVC_IME_RESULT_INITIALIZE_INTEL;
  intel_sub_group_avc_ref_result_t e = CLK_AVC_REF_RESULT_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_result_t f = CLK_AVC_SIC_RESULT_INITIALIZE_INTEL;
  a = pass(a);
  foo(d, m, e);
}
