// std: 1.2 3.0
// The format attribute on user functions.

#define FMT(a, b) __attribute__((format(printf, a, b)))

int log1(constant char *f, ...) FMT(1, 2);
int log2_(int lvl, constant char *f, ...) FMT(2, 3);
int log3(const char *f, ...) FMT(1, 2);
int log4(constant char *f, int n) FMT(1, 2);
int log5(int n, ...) FMT(1, 2);
int log6(constant char *f) FMT(1, 0);
int log7(constant char *f, ...) FMT(3, 4);
int log8(constant char *f, ...) __attribute__((format(nosuch, 1, 2)));
constant char *pass(constant char *f) __attribute__((format_arg(1)));
char *passp(char *f) __attribute__((format_arg(1)));

void use(int n, float x) {
  log1("%d", n);
  log1("%d", x);
  log1("%v4f", x);
  log2_(1, "%s", n);
  log6("%d");
  log1(pass("%f"), n);
  printf(pass("%d"), x);
}
