// Extended bit operations (OpenCL C 6.15.3.1) and dot products of bytes (6.15.3) come with their extensions.
int4 inserted(int4 a) { return bitfield_insert(a, a, 1, 2); }
char extracted_signed(uchar a, char b) { return bitfield_extract_signed(a, 1, 2) + bitfield_extract_signed(b, 1, 2); }
ulong2 extracted_unsigned(long2 a) { return bitfield_extract_unsigned(a, 1, 2); }
ushort reversed(ushort a) { return bit_reverse(a); }
float4 reversed_floats(float4 a) { return bit_reverse(a); } //~ ERROR CL0604
int4 offsets_of_vectors(int4 a) { return bitfield_insert(a, a, a, a); } //~ ERROR CL0604
long2 extracted_with_sign(long2 a) { return bitfield_extract_unsigned(a, 1, 2); } //~ ERROR CL0506
uint dots(uchar4 u, char4 s) { return dot(u, u) + dot(s, s) + dot(u, s) + dot(s, u); }
uint dots_more(uchar4 u, char4 s, int n) { return dot_acc_sat(u, u, 1u) + dot_acc_sat(s, s, n) + dot_acc_sat(u, s, n) + dot_acc_sat(s, u, n); }
uint packed(uint a, int n) { return dot_4x8packed_uu_uint(a, a) + dot_4x8packed_ss_int(a, a) + dot_4x8packed_us_int(a, a) + dot_4x8packed_su_int(a, a) + dot_acc_sat_4x8packed_uu_uint(a, a, a) + dot_acc_sat_4x8packed_ss_int(a, a, n); }
uint dots_of_words(ushort4 a) { return dot(a, a); } //~ ERROR CL0604
uint dots_of_two(uchar2 a) { return dot(a, a); } //~ ERROR CL0604
float dots_of_floats(float4 a) { return dot(a, a); }
