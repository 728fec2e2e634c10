// std: 1.2+
// Zero is a value of the types of motion estimation where their extension is enabled, and no constant.
void before(void) { intel_sub_group_avc_ime_payload_t p = 0; }  //~ ERROR CL0506
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
void inside(void) { intel_sub_group_avc_ime_payload_t p = 0; }
constant intel_sub_group_avc_ime_payload_t at_file = 0;  //~ ERROR CL0439
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : disable
void after(void) { intel_sub_group_avc_ime_payload_t p = 0; }  //~ ERROR CL0506
