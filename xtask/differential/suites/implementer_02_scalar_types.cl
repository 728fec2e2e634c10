// std: 1.2 2.0 3.0
constant int sz_char[sizeof(char) == 1 ? 1 : -1] = {0};
constant int sz_int[sizeof(int) == 4 ? 1 : -1] = {0};
constant int sz_long[sizeof(long) == 8 ? 1 : -1] = {0};
constant int sz_sizet[sizeof(size_t) == 8 ? 1 : -1] = {0};
constant int sz_ptr[sizeof(ptrdiff_t) == sizeof(intptr_t) ? 1 : -1] = {0};
constant int sz_half[sizeof(half) == 2 ? 1 : -1] = {0};

void f(void) {
  uchar a = 255;
  ushort b = 65535;
  uint c = 4294967295u;
  ulong d = 18446744073709551615ul;
  uchar e = 256;
  long long ll = 0;
  unsigned long long ull = 0;
  long double ld = 0.0;
  bool t = true;
  bool g = 3;
  uintptr_t up = (uintptr_t)&a;
  _Bool bb = false;
  quad q;
  complex float cf;
  imaginary float im;
  _Complex double z;
  wchar_t w;
  int x = 1LL;
}
