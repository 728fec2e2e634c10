// The same names inside functions, as tags and members.
// std: 1.2+

void f(void) { int printf = 1; int sin = 2; int to_global = 3; int read_pipe = 2; int enqueue_kernel = 3; }
struct to_global { int read_pipe; };
typedef int sqrt;
enum { cos, tan };
void enqueue_kernel(int x); //~ ERROR[2.0+] CL0402
void to_global(int x); //~ ERROR[2.0+] CL0402
void read_pipe(void); //~ ERROR[2.0+] CL0402
