// Words of the language name nothing else (OpenCL C 6.3.9).
void c99(void) {
  int while = 1; //~ ERROR CL0201
}
int inline = 1; //~ ERROR CL0201
typedef int restrict; //~ ERROR CL0413
void a(int read_only); //~ ERROR CL0428
void b(int kernel); //~ ERROR CL0703
int __write_only(void); //~ ERROR CL0201
struct volatile { int a; }; //~ ERROR CL0201
void labels(void) { __kernel: return; } //~ ERROR CL0201
void c(int __kernel); //~ ERROR CL0703
// Names of types are hidden in an inner scope in C; here they are words.
void d(int kernels, int global_, int Read_only, int Global, int __globals);
