// The types of `cl_intel_device_side_avc_motion_estimation`.
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable
#define INIT { {0}, 0 }
kernel void f0(intel_sub_group_avc_mce_payload_t a) { }  //~ ERROR[1.0,1.1] CL0203
void f1(intel_sub_group_avc_ime_payload_t a, intel_sub_group_avc_ref_payload_t b, intel_sub_group_avc_sic_payload_t c) { }  //~ ERROR[1.0,1.1] CL0203
void f2(intel_sub_group_avc_mce_result_t a, intel_sub_group_avc_ime_result_t b, intel_sub_group_avc_ref_result_t c, intel_sub_group_avc_sic_result_t d) { }  //~ ERROR[1.0,1.1] CL0203
void f3(intel_sub_group_avc_ime_result_single_reference_streamout_t a, intel_sub_group_avc_ime_dual_reference_streamin_t b, intel_sub_group_avc_ime_single_reference_streamin_t c, intel_sub_group_avc_ime_result_dual_reference_streamout_t d) { }  //~ ERROR[1.0,1.1] CL0203
struct s1 { intel_sub_group_avc_mce_payload_t a; };  //~ ERROR[1.0,1.1] CL0203
void f4(void) {
intel_sub_group_avc_mce_payload_t a1 = 0;  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2+] CL0506
intel_sub_group_avc_mce_payload_t a2 = 1;  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2+] CL0506
intel_sub_group_avc_mce_payload_t a3 = {0};  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2+] CL0506
intel_sub_group_avc_mce_payload_t a4 = INIT;  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2+] CL0506
intel_sub_group_avc_mce_payload_t a5;  //~ ERROR[1.0,1.1] CL0203
intel_sub_group_avc_ime_payload_t b1 = a5;  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2+] CL0506
intel_sub_group_avc_ime_payload_t b2 = 0x0;  //~ ERROR[1.0,1.1] CL0203
intel_sub_group_avc_ime_payload_t b3 = CLK_AVC_IME_PAYLOAD_INITIALIZE_INTEL;  //~ ERROR[1.0,1.1] CL0203
intel_sub_group_avc_sic_payload_t c1 = CLK_AVC_SIC_PAYLOAD_INITIALIZE_INTEL;  //~ ERROR[1.0,1.1] CL0203
a5 = a1; a5 == a1; a5 + 1; (int)a5; &a5; !a5; if (a5) {}  //~ ERROR[1.2+] CL0502  //~ ERROR[1.2+] CL0512  //~ ERROR[1.2+] CL0532
a5 = 0;  //~ ERROR[1.2+] CL0506
a5 = 1;  //~ ERROR[1.2+] CL0506
}
intel_sub_group_avc_mce_payload_t g1; global intel_sub_group_avc_mce_payload_t g2;  //~ ERROR[1.0,1.1] CL0203  //~ ERROR[1.2] CL0307
intel_sub_group_avc_mce_payload_t f5(void);  //~ ERROR[1.0,1.1] CL0203
