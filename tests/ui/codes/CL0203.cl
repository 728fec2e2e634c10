// A name where a type is needed names one (C99 6.7.7; OpenCL C 6.3.1 to 6.3.4 list those of the language, and since when each
// is one).
float5 result(void); //~ ERROR CL0203
void parameter(unknown a); //~ ERROR CL0203
void pointer(global unknown *a); //~ ERROR CL0203
typedef unknown alias; //~ ERROR CL0203
struct s { unknown a; }; //~ ERROR CL0203
void local_variable(void) { unknown a; } //~ ERROR CL0203
void pointer_variable(void) { global unknown *a; } //~ ERROR CL0203
void of_c(uint8_t a); //~ ERROR CL0203
void boolean_vector(bool2 a); //~ ERROR CL0203
void earlier(later a); //~ ERROR CL0203
typedef int later;
void behind(later a); //~ FINE CL0203
void vectors(float4 a, uchar16 b, long8 c, ulong2 d); //~ FINE CL0203
void scalars(size_t a, ptrdiff_t b, intptr_t c, uintptr_t d, half *e, bool f); //~ FINE CL0203
void opaque(read_only image2d_t a, event_t c, read_only image3d_t d); //~ FINE CL0203
void pointer_to_atomic(global atomic_int *a); //~ ERROR[1.0,1.1,1.2] CL0203 //~ FINE[2.0+] CL0203
void queue(queue_t a); //~ ERROR[1.0,1.1,1.2] CL0203 //~ FINE[2.0+] CL0203
void events(clk_event_t a); //~ ERROR[1.0,1.1,1.2] CL0203 //~ FINE[2.0+] CL0203
void range(ndrange_t a); //~ ERROR[1.0,1.1,1.2] CL0203 //~ FINE[2.0+] CL0203
void reserved(reserve_id_t a); //~ ERROR[1.0,1.1,1.2] CL0203 //~ FINE[2.0+] CL0203
struct tag { int a; };
void with_its_word(struct tag a); //~ FINE CL0203
void without_its_word(tag a); //~ ERROR CL0203
void hidden(int later) { typedef int inner; inner a = later; } //~ FINE CL0203
void gone(inner a); //~ ERROR CL0203
