// The types of `cl_intel_device_side_avc_motion_estimation`.
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#define INIT { {0}, 0 }
void f4(void) {
intel_sub_group_avc_mce_payload_t a1 = 0;  //~ ERROR CL0506
intel_sub_group_avc_mce_payload_t a2 = 1;  //~ ERROR CL0506
intel_sub_group_avc_mce_payload_t a3 = {0};  //~ ERROR CL0506
intel_sub_group_avc_mce_payload_t a4 = INIT;  //~ ERROR CL0506
intel_sub_group_avc_ime_payload_t b1 = a5;  //~ ERROR CL0501
a5 = a1; a5 == a1; a5 + 1; (int)a5; &a5; !a5; if (a5) {}  //~ ERROR[1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.1,1.1,1.1,1.1,1.1,1.1,1.1,1.2,1.2,1.2,1.2,1.2,1.2,1.2,2.0,2.0,2.0,2.0,2.0,2.0,2.0,3.0,3.0,3.0,3.0,3.0,3.0,3.0] CL0501
a5 = 0;  //~ ERROR CL0501
a5 = 1;  //~ ERROR CL0501
}
intel_sub_group_avc_mce_payload_t g1; global intel_sub_group_avc_mce_payload_t g2;  //~ ERROR[1.0,1.0,1.1,1.1,1.2,1.2] CL0307
