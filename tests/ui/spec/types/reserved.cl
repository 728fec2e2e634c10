// The names that are reserved for types to come (OpenCL C 6.3.4) mean nothing yet.
void of_bools(bool2 a); //~ ERROR CL0203
void of_quad(quad a); //~ ERROR CL0203
void of_quads(quad4 a); //~ ERROR CL0203
void of_matrix(float4x4 a); //~ ERROR CL0203
void of_doubles(double2x2 a); //~ ERROR CL0203
void of_complex(complex float a); //~ ERROR CL0203
void of_imaginary(imaginary float a); //~ ERROR CL0203
void of_long_vector(long long2 a); //~ ERROR CL0201
