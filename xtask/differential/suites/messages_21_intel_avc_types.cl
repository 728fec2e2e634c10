// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
intel_sub_group_avc_mce_payload_t glb;
struct S { intel_sub_group_avc_ime_payload_t p; };
intel_sub_group_avc_mce_result_t ret(intel_sub_group_avc_mce_result_t r) { return r; }
kernel void arg(intel_sub_group_avc_sic_payload_t p) {}
void take(intel_sub_group_avc_ref_result_t *r);

void f(int n, float x) {
  intel_sub_group_avc_mce_payload_t a;
  intel_sub_group_avc_mce_payload_t b = 0;
  intel_sub_group_avc_mce_payload_t c = 0x0;
  intel_sub_group_avc_ime_payload_t d = 1;
  intel_sub_group_avc_ime_payload_t e = n;
  intel_sub_group_avc_ref_payload_t g = {0};
  intel_sub_group_avc_sic_payload_t h = x;
  intel_sub_group_avc_mce_result_t i[2];
  intel_sub_group_avc_ime_result_t j = a;
  intel_sub_group_avc_ime_dual_reference_streamin_t k = {0, 0};
  intel_sub_group_avc_ref_result_t l;
  n = a;
  a = b;
  a == b;
  a + 1;
  take(&l);
  (int)l;
}
