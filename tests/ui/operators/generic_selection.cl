// What _Generic chooses.

typedef void FT(int); typedef global FT GFT;  //~ ERROR CL0708
global FT a1; constant FT *a2; local FT a3; private FT a4; generic FT a5; const FT a6;  //~ ERROR[1.0,1.1,1.2] CL0306 //~ ERROR CL0420 //~ ERROR CL0708 //~ ERROR CL0708 //~ ERROR CL0708 //~ ERROR CL0708 //~ ERROR[2.0+] CL0708
void a7(global FT x); struct Q { global FT x; };  //~ ERROR CL0412 //~ ERROR CL0708 //~ ERROR CL0708
void g(void) { global FT h; (global FT *)0; sizeof(global FT); }  //~ ERROR CL0420 //~ ERROR CL0708 //~ ERROR CL0708 //~ ERROR CL0708
__attribute__((address_space(1))) FT a8;  //~ ERROR CL0708
typedef FT global a9;  //~ ERROR CL0708
kernel void gen(int i, global int *p, image2d_t im, float f) {
  i = _Generic(1, int: 1, int: 2);  //~ ERROR CL0402
  i = _Generic(1, struct Q: 1, int: 2);
  i = _Generic(1, float: 1, float: 2, int: 3);  //~ ERROR CL0402
  i = _Generic(1, int: 1, default: nosuch);  //~ ERROR CL0501
  i = _Generic(1, float: nosuch, default: 1);  //~ ERROR CL0501
  i = _Generic(1, float: 1, default: 2, default: 3, int: 4);  //~ ERROR CL0201
  i = _Generic(1, int(void): 1, int: 2);  //~ ERROR CL0502
  i = _Generic(1, int[3]: 1, int: 2);
  i = _Generic(1, int[]: 1, int: 2);  //~ ERROR CL0401
  i = _Generic(1, struct II: 1, int: 2);  //~ ERROR CL0401
  i = _Generic(1, const int: 1, int: 2);
  i = _Generic(p, const global int *: 1, global int *: 2);
  i = _Generic(p, int *: 1, default: 2);
  i = _Generic(int, int: 1, default: 2);
  i = _Generic(const int, int: 1, const int: 2);
  i = _Generic(int, float: 1);  //~ ERROR CL0502
  i = _Generic(void, float: 1, default: 2);
  i = _Generic(int[3], int[3]: 1, default: 2);
  i = _Generic(i, int: f, default: 2);
  i = _Generic(nosuch, int: 1, default: 2);  //~ ERROR CL0501
  i = _Generic(i, nosuch: 1, default: 2);  //~ ERROR CL0203
  i = _Generic(i, int: 1, default: 2) + _Generic(f, float: 2);
  _Generic(i, int: i, default: 2) = 3;
  i = _Generic(i, int: gen, default: 2);  //~ ERROR CL0420
  i = _Generic("a", constant char *: 1, default: 2);
  i = _Generic('a', int: 1);
  i = _Generic(im, image2d_t: 1);
  i = _Generic(i, int: 1, image2d_t: 2);
  i = _Generic((char)1, char: 1, uchar: 2, signed char: 3);
  i = _Generic(im, read_only image2d_t: 1, write_only image2d_t: 2);
  i = _Generic(1, int: 1, int4: 2, float4: 3);
  i = _Generic(i++, int: 1);
  i = _Generic(half, half: 1);
}
int open(int a) { return _Generic a, int: 1); }  //~ ERROR CL0201
