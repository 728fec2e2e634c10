// Words of the language, and names that programs may use.

int generic; //~ ERROR[1.0,1.1,1.2] CL0306
int pipe; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0204
int global;
int local;
int constant;
int private;
int half; //~ ERROR CL0204
int uniform; //~ ERROR[1.0,1.1,1.2] CL0307
int bool; //~ ERROR CL0204
int complex; //~ ERROR[1.0,1.1,1.2] CL0307
int imaginary; //~ ERROR[1.0,1.1,1.2] CL0307
int quad; //~ ERROR[1.0,1.1,1.2] CL0307
void __global(void); //~ ERROR CL0201
int __generic; //~ ERROR[1.0,1.1,1.2] CL0306
int __private;
int true; //~ ERROR CL0201
int false; //~ ERROR CL0201
int event; //~ ERROR[1.0,1.1,1.2] CL0307
int queue_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0402
int event_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int sampler_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int image2d_t; //~ ERROR CL0204
int ndrange_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0402
int clk_event_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0402
int reserve_id_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0402
int inline; //~ ERROR CL0408
int restrict; //~ ERROR CL0413
int _Bool; //~ ERROR CL0204
int asm; //~ ERROR[1.0,1.1,1.2] CL0307
int typeof; //~ ERROR[1.0,1.1,1.2] CL0307
int signed;
int wchar_t; //~ ERROR[1.0,1.1,1.2] CL0307
int class; //~ ERROR[1.0,1.1,1.2] CL0307
int template; //~ ERROR[1.0,1.1,1.2] CL0307
int this; //~ ERROR[1.0,1.1,1.2] CL0307
int new; //~ ERROR[1.0,1.1,1.2] CL0307
int try; //~ ERROR[1.0,1.1,1.2] CL0307
int vec_step; //~ ERROR CL0201
int __local;
int as_int; //~ ERROR[1.0,1.1,1.2] CL0307
int convert_int; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int get_global_id; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int sin; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int printf; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.2+] CL0402
int main; //~ ERROR[1.0,1.1,1.2] CL0307
int NULL; //~ ERROR CL0201
int M_PI; //~ ERROR CL0201
int CLK_LOCAL_MEM_FENCE; //~ ERROR CL0201
int size_t; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int uchar; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int int4; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int float16; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int uint; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int ulong; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int quad4; //~ ERROR[1.0,1.1,1.2] CL0307
int half4; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int double4; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int bool4; //~ ERROR[1.0,1.1,1.2] CL0307
int longlong2; //~ ERROR[1.0,1.1,1.2] CL0307
int ulonglong4; //~ ERROR[1.0,1.1,1.2] CL0307
int complex4; //~ ERROR[1.0,1.1,1.2] CL0307
