// std: 1.2 2.0
// opts: -DTYPES_ONLY=1
// opts: -DWITH_CALLS=1

#ifndef cl_intel_device_side_avc_motion_estimation
#error "extension expected on this target"
#endif

#ifdef WITH_CALLS
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#endif

kernel void search(read_only image2d_t cur, read_only image2d_t ref,
                   global short2 *vectors, ushort2 src, uint cost) {
  intel_sub_group_avc_ime_payload_t ime = 0;
  intel_sub_group_avc_ime_payload_t other = cost;
  intel_sub_group_avc_ime_result_t result;
  intel_sub_group_avc_ref_payload_t refine = ime;
  ime = other;
  refine = ime;
  result = 0;
  ime + other;
  if (ime)
    return;
#ifdef WITH_CALLS
  const sampler_t s = CLK_ADDRESS_CLAMP_TO_EDGE;
  ime = intel_sub_group_avc_ime_initialize(
      src, CLK_AVC_ME_PARTITION_MASK_ALL_INTEL,
      CLK_AVC_ME_SAD_ADJUST_MODE_NONE_INTEL);
  ime = intel_sub_group_avc_ime_initialize(src);
  result = intel_sub_group_avc_ime_evaluate_with_single_reference(
      cur, ref, s, ime);
  result = intel_sub_group_avc_ime_evaluate_with_single_reference(
      cur, ref, ime);
  ulong mv = intel_sub_group_avc_ime_get_motion_vectors(result);
  mv = intel_sub_group_avc_ime_get_motion_vectors(ime);
#endif
}
