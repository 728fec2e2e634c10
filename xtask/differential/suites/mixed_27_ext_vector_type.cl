// std: 1.2 2.0
// Declaring vectors through the attribute; vectors of bool.

typedef float v4 __attribute__((ext_vector_type(4)));
typedef float v5 __attribute__((ext_vector_type(5)));
typedef int v0 __attribute__((ext_vector_type(0)));
typedef int vneg __attribute__((ext_vector_type(-2)));
typedef bool b4 __attribute__((ext_vector_type(4)));
typedef bool b4g __attribute__((vector_size(4)));
typedef float *pv __attribute__((ext_vector_type(2)));
typedef global int *gpv __attribute__((ext_vector_type(2)));
typedef struct { int a; } sv __attribute__((ext_vector_type(2)));
typedef int vs __attribute__((vector_size(16)));
typedef int vs3 __attribute__((vector_size(12)));
typedef int noarg __attribute__((ext_vector_type));
typedef int twoarg __attribute__((ext_vector_type(2, 2)));
typedef int strarg __attribute__((ext_vector_type("4")));
typedef int big __attribute__((ext_vector_type(1 << 30)));
typedef event_t ev4 __attribute__((ext_vector_type(4)));
int direct __attribute__((ext_vector_type(4)));

v4 conv(float4 f) { return f; }
int4 conv2(vs v) { return v; }
vs conv3(int4 v) { return v; }
vs conv4(float4 v) { return v; }

void f(bool4 b) {}
void g(bool b) {
  v5 x = {1, 2, 3, 4, 5};
  x.s4 = 1;
  b4 y;
  vs z = (vs){1, 2, 3, 4};
  vs w = (vs)(1, 2, 3, 4);
  vs s = (vs)(1);
  z.x = 1;
  z[0] = 1;
  bool2 q;
  z = z + 1;
  half3 h;
}
