// std: 1.2 3.0
// opts: -DNO_BITFIELDS
// opts: -DBITFIELDS
// Bit-fields, variable length arrays and decay of array parameters.

#ifdef BITFIELDS
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif

struct bits { int a : 3; bool c : 1; };
struct wide { int w : 40; };

constant int cn = 4;
constant int table[cn] = {1, 2, 3, 4};

void decay(local int *l);
void aparam(int a[4]);
void lparam(local int a[4]);

kernel void k(int n) {
  local int buf[8];
  int priv[4];
  int vla[n];
  int sized[cn];
  decay(buf);
  decay(priv);
  aparam(priv);
  aparam(buf);
  lparam(buf);
  local int *p = buf;
  constant int *q = table;
  local int (*whole)[8] = &buf;
  priv = buf;
  int m = *buf + *table;
}
