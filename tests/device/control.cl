int fact(int n) { int r = 1; while (n > 1) r *= n--; return r; }
int early(int n) { if (n < 0) return -1; for (int i = 0; i < 10; i++) { if (i == n) return i * 100; } return 7; }
kernel void calls(global int *o) { int i = get_global_id(0); o[i] = fact(i) + early(i * 4 - 4); }
kernel void loops(global int *o) {
  int i = get_global_id(0), s = 0;
  for (int k = 0; k < i; k++) { if (k == 2) continue; if (k == 5) break; s += k; }
  do { s += 100; } while (s < 150);
  o[i] = s;
}
kernel void cases(global int *o) {
  int i = get_global_id(0), r = 0;
  switch (i) { case 0: r = 10; break; case 1: r += 1; case 2: r += 2; break; case 4: case 5: r = 45; break; default: r = -1; }
  switch (i & 1) { case 1: { switch (i) { case 3: r += 1000; break; } } }
  o[i] = r;
}
kernel void jumps(global int *o) {
  int i = get_global_id(0), n = 0;
again:
  n += i;
  if (n < 10 && i > 0) goto again;
  if (i == 3) goto done;
  n += 1000;
done:
  o[i] = n;
}
kernel void duff(global int *o) {
  int i = get_global_id(0), n = 0;
  switch (i % 4) { do { case 0: n++; case 3: n++; case 2: n++; case 1: n++; } while (n < 6); }
  o[i] = n;
}
int twice(int x) { return 2 * x; }
kernel void nested(global int *o) {
  int i = get_global_id(0);
  o[i] = twice(twice(i) + twice(1)) + (i > 1 ? twice(i) : i);
}
kernel void diverge(global int *o) {
  int i = get_global_id(0), n = 0, x = i;
  while (x != 1) { x = (x & 1) ? 3 * x + 1 : x / 2; n++; if (n > 200) break; }
  o[i] = n;
}
void sub(global int *o, int i) { if (i & 1) { o[i] = 1; return; } o[i] = 2; }
kernel void other(global int *o, int k) { sub(o, get_global_id(0) + k); }
kernel void kernel_calls(global int *o) { other(o, 0); }
kernel void comma(global int *o) { int a, b; a = (b = 3, b + 1); for (int i = 0, j = 10; i < j; i++, j--) a += j; o[0] = a; int s = ({ int t = a; t + 1; }); o[1] = s; }
