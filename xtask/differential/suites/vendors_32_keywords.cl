// std: 1.0 1.2 2.0 3.0
// Which words are reserved in which edition.

void names(void) {
  int pipe;
  int generic;
  int __generic;
  int read_write;
  int queue_t;
  int uniform;
  int class;
  int template;
  int this;
  int new;
  int region;
  int true_;
  int auto_;
  int half_t;
  int block;
  int image;
  int kernel_;
}

void params(int global_, int local, int kernel);
void fine(int private_, int constant_, int in, int out, int sampler);

struct kw { int complex; int imaginary; int packed; int aligned; };
typedef int complex;

int restrict_var(global int *restrict p, global int *__restrict q) { return *p + *q; }
auto int a;
register int r;
inline int inl(void) { return 1; }
static inline int sinl(void) { return 2; }
void regs(void) { register int x = 0; auto int y = x; typeof(x) z; __typeof__(y) w = x; }
long long ll;
long double ld;
_Thread_local int tl;
_Complex float cf;
goto_label: ;
