// std: 1.0 1.1 1.2 2.0 3.0
// Words which are reserved in some editions only, used as names.

int generic_user(int generic) { return generic; }
int pipe_user(int pipe) { return pipe; }
void rw_user(void) { int read_write = 1; }
void uniform_user(void) { int uniform = 1; }
typedef int atomic_int_like;
struct pipe { int x; };
struct generic { int y; };
enum e { local_e, global_e };
void kw(void) {
  int queue = 1;
  int channel = 2;
  int sampler = 3;
  int image = 4;
  int block = 5;
  int kernel_ = 6;
  int complex = 7;
  int imaginary = 8;
  int quad = 9;
  int half_ = 10;
  int bool_ = 11;
  int class = 1;
  int namespace = 2;
  int this = 3;
  int template = 4;
  int typename = 5;
  int restrict_ = 6;
  int nullptr = 7;
  int true_ = true;
}
void bad1(void) { int kernel = 1; }
void bad2(void) { int global = 1; }
void bad3(void) { int read_only = 1; }
void bad4(void) { int half = 1; }
void bad5(void) { int vec_step = 1; }
void bad6(void) { int event_t = 1; }
void bad7(void) { int queue_t = 1; }
void bad8(void) { int image1d_t = 1; }
void bad9(void) { int atomic_int = 1; }
void bad10(void) { int reserve_id_t = 1; }
void bad11(void) { int true = 1; }
int queue_t;
float atomic_flag;
typedef int clk_event_t;
typedef int memory_order;
