// std: 1.1 1.2 2.0 3.0

constant int st1[vec_step(int) == 1 ? 1 : -1] = {0};
constant int st3[vec_step(int3) == 4 ? 1 : -1] = {0};
constant int st16[vec_step(char16) == 16 ? 1 : -1] = {0};

void steps(float8 v, int *p) {
  int a = vec_step(v) + vec_step v;
  a = vec_step(void);
  a = vec_step(bool);
  a = vec_step(p);
  a = vec_step(half2);
  a = vec_step(struct undefined_s);
  a = vec_step(steps);
}
