// An access qualifier says what is done with an image, or since 2.0 a pipe; on anything else it says nothing
// (6.8), whatever is declared with it.
typedef image2d_t picture;

void scalar(read_only int a); //~ ERROR CL0428
void behind(int write_only a); //~ ERROR CL0428
void underscored(__read_only float a); //~ ERROR CL0428
void vector(write_only float4 a); //~ ERROR CL0428
void pointer(read_only global int *a); //~ ERROR CL0428
void pointee(global __write_only int *a); //~ ERROR CL0428
void sampler(read_only sampler_t s); //~ ERROR CL0428
void event(read_only event_t e); //~ ERROR CL0428
kernel void launched(read_only global float *p, write_only image2d_t i) {} //~ ERROR CL0428
kernel void number(write_only int n) {} //~ ERROR CL0428
read_only int result(void); //~ ERROR CL0428
typedef write_only int written; //~ ERROR CL0428
struct s { int a; read_only int b; }; //~ ERROR CL0428
constant read_only int program_scope = 1; //~ ERROR CL0428
void inside(void) {
  read_only int a; //~ ERROR CL0428
  int b = (write_only int)1; //~ ERROR CL0428
  int c = sizeof(read_only float); //~ ERROR CL0428
  for (write_only int i = 0; i < 1; i++) {} //~ ERROR CL0428
}
#if __OPENCL_C_VERSION__ >= 200
void both(read_write int a); //~ ERROR[2.0+] CL0428
void queue(read_only queue_t q); //~ ERROR[2.0+] CL0428
void reserved(write_only reserve_id_t r); //~ ERROR[2.0+] CL0428
void read_pipes(read_only pipe int p); //~ FINE[2.0+] CL0428
void written_pipes(__write_only pipe float4 p); //~ FINE[2.0+] CL0428
void both_ways(read_write image2d_t i); //~ FINE[2.0+] CL0428
#endif

void image(read_only image2d_t i); //~ FINE CL0428
void volume(__read_only image3d_t i); //~ FINE CL0428
void following(image2d_t write_only i); //~ FINE CL0428
void by_name(read_only picture i); //~ FINE CL0428
typedef write_only image2d_t canvas; //~ FINE CL0428
void constants(global const int *p, constant int *q); //~ FINE CL0428
