// std: 1.2 3.0
int match_at(global const char *text, constant char *pat, int m) {
  for (int j = 0; j < m; ++j)
    if (text[j] != pat[j])
      return 0;
  return 1;
}

kernel void find(global const char *text, constant char *pat, int n, int m,
                 volatile global int *count, global int *where) {
  int i = get_global_id(0);
  if (i + m <= n && match_at(text + i, pat, m))
    where[atomic_inc(count)] = i;
}

kernel void find_m1(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(pat, text + i, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m2(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, pat))
    where[atomic_inc(count)] = i;
}
kernel void find_m3(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, pat, 4, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m4(global const uchar *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, pat, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m5(global const char *text, constant char *pat, int i, global float *count, global int *where) {
  if (match_at(text + i, pat, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m6(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, "abcd", 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m7(global const char *text, constant char *pat, int i, int *count, global int *where) {
  if (match_at(text + i, pat, 4))
    where[0] = i;
}
kernel int find_m8(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, pat, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m9(global const char *text, constant char *pat, bool i, global int *count, global int *where) {
  if (match_at(text - i, pat, 4))
    where[atomic_inc(count)] = i;
}
kernel void find_m10(global const char *text, constant char *pat, int i, global int *count, global int *where) {
  if (match_at(text + i, pat, 4)
    where[atomic_inc(count)] = i;
}
