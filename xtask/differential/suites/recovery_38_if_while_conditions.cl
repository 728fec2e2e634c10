// std: 1.2 2.0 3.0
struct S { int a; };
kernel void k(global int *p, int n, float f, int2 v, int4 w, struct S s, sampler_t smp, read_only image2d_t img) {
  if (n) ;
  if (f) ;
  if (p) ;
  if (v) ;
  if (v.x) ;
  if (s) ;
  if (smp) ;
  if (img) ;
  if (k) ;
  if (n = 1) ;
  if ((n = 1)) ;
  if ((n == 1)) ;
  if (any(v == 1)) n++;
  if (v == v) n++;
  if (!v) n++;
  if (v && n) n++;
  if (int q = n) n++;
  if () n++;
  if (n) { } else { } else { }
  if (n) if (f) n++; else n--;
  if (n) int decl = 1;
  if (n) else n++;
  while (v) ;
  while (s) break;
  while () break;
  while (int q = 1) break;
  do n++; while (v);
  do n++ while (n);
  do { n++; }
  do ; while ();
  for (; v; ) ;
  for (; s; ) ;
  n ? n : f;
  v ? v : w.xy;
  v ? n : 1;
  n ? v : w;
  n ? s : s;
  n ? p : 0;
  s ? 1 : 2;
  n ?: 3;
  n ? : ;
  n ? 1;
  n ? (void)0 : n;
  else n++;
  return n;
}
