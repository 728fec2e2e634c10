// std: 1.2 2.0

kernel void callee(global int *p, int n) {
  p[n] = n;
}

kernel void with_local(local float *l) { l[0] = 0.0f; }

kernel void attrs(global int *p) __attribute__((reqd_work_group_size(4, 1, 1)));

kernel void caller(global int *p) {
  callee(p, 2);
  local float buf[4];
  with_local(buf);
  attrs(p);
}

void plain(global int *p) {
  callee(p, 3);
}

kernel void attrs(global int *p) { callee(p, 1); }

kernel void recursive(global int *p) {
  if (*p)
    recursive(p + 1);
}
kernel int bad_return(void) { return callee(0, 0); } //~ ERROR CL0701 //~ ERROR CL0506
