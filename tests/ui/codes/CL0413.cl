// `restrict` stands on pointers alone (OpenCL C 6.9, 6.11; C99 6.7.3), behind their `*`.
void scalar(int restrict a); //~ ERROR CL0413
void before(restrict int a); //~ ERROR CL0413
void vector(float4 restrict a); //~ ERROR CL0413
void target(global int restrict *a); //~ ERROR CL0413
void variable(void) { int restrict a; } //~ ERROR CL0413
struct s { int restrict a; }; //~ ERROR CL0413
typedef int restrict t; //~ ERROR CL0413
void structure(struct s restrict a); //~ ERROR CL0413
void pointer(global int *restrict a); //~ FINE CL0413
void pointers(global int *restrict *restrict a); //~ FINE CL0413
void of_const(const global float4 *const restrict a); //~ FINE CL0413
typedef global int *pointer_t;
void of_a_name(pointer_t restrict a); //~ FINE CL0413
void array(global int a[restrict]); //~ FINE CL0413
struct u { global int *restrict a; }; //~ FINE CL0413
void inside(global int *b) { global int *restrict a = b; } //~ FINE CL0413
