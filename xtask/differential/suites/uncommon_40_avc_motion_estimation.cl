// std: 1.2 2.0

// The types of cl_intel_device_side_avc_motion_estimation.

#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable

constant intel_sub_group_avc_mce_payload_t g_mce = 0;
intel_sub_group_avc_ime_payload_t g_ime;

struct holder { intel_sub_group_avc_sic_payload_t p; };
kernel void kp(intel_sub_group_avc_mce_payload_t p) {}
kernel void kpp(global intel_sub_group_avc_ime_result_t *p) {}
intel_sub_group_avc_ref_payload_t pass(intel_sub_group_avc_ref_payload_t p) { return p; }

void inits(int n) {
  intel_sub_group_avc_ime_payload_t a = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ref_payload_t b = CLK_AVC_REF_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_sic_payload_t c = CLK_AVC_SIC_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_ime_result_t d = CLK_AVC_IME_RESULT_INITIALIZE_INTEL;
  intel_sub_group_avc_ref_result_t e = 0x0;
  intel_sub_group_avc_sic_result_t f = 0;
  intel_sub_group_avc_mce_payload_t g = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;
  intel_sub_group_avc_mce_result_t h = 0;
  intel_sub_group_avc_ime_payload_t i = 1;
  intel_sub_group_avc_ime_payload_t j = n;
  intel_sub_group_avc_ime_payload_t k = {0};
  intel_sub_group_avc_ime_payload_t l = a;
  intel_sub_group_avc_ime_payload_t m = b;
  intel_sub_group_avc_sic_result_t o = {};
  intel_sub_group_avc_sic_payload_t p = 0.0f;
  intel_sub_group_avc_ime_result_single_reference_streamout_t q = 0;
  intel_sub_group_avc_ime_result_dual_reference_streamout_t r = 0;
  intel_sub_group_avc_ime_single_reference_streamin_t s = 0;
  intel_sub_group_avc_ime_dual_reference_streamin_t t = 0;
  intel_sub_group_avc_ime_payload_t arr[2];
}

void ops(intel_sub_group_avc_mce_payload_t a, intel_sub_group_avc_mce_payload_t b,
         intel_sub_group_avc_ime_payload_t c, int n) {
  a = b;
  a = c;
  a = 0;
  a + b;
  a == b;
  !a;
  a ? 1 : 0;
  n ? a : b;
  (intel_sub_group_avc_mce_payload_t)n;
  (int)a;
  (intel_sub_group_avc_ime_payload_t)a;
  &a;
  sizeof(a);
  a++;
}

void calls(intel_sub_group_avc_mce_payload_t m, intel_sub_group_avc_ime_payload_t i,
           read_only image2d_t im, sampler_t s, uchar u, ushort2 c, short2 sc) {
  i = intel_sub_group_avc_ime_initialize(c, u, u);
  i = intel_sub_group_avc_ime_set_single_reference(sc, u, i);
  i = intel_sub_group_avc_ime_set_single_reference(sc, u, m);
  m = intel_sub_group_avc_ime_convert_to_mce_payload(i);
  i = intel_sub_group_avc_mce_convert_to_ime_payload(m);
  i = intel_sub_group_avc_mce_convert_to_ime_payload(i);
  intel_sub_group_avc_ime_result_t r =
      intel_sub_group_avc_ime_evaluate_with_single_reference(im, im, s, i);
  intel_sub_group_avc_ime_evaluate_with_single_reference(im, s, i);
  u = intel_sub_group_avc_mce_get_default_inter_shape_penalty(u, u);
}

#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : disable
intel_sub_group_avc_ime_payload_t off(void);
