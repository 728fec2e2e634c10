// An attribute that makes a vector of another number of elements than the language has, or of another type.
typedef bool flags __attribute__((ext_vector_type(4)));  //~ ERROR CL0709
typedef int none __attribute__((ext_vector_type(0)));  //~ ERROR CL0709
typedef int huge __attribute__((ext_vector_type(0x100000000)));  //~ ERROR CL0709
typedef int negative __attribute__((ext_vector_type(-1)));  //~ ERROR CL0709
enum colour { RED, GREEN };
typedef enum colour colours __attribute__((ext_vector_type(4)));  //~ ERROR CL0709
typedef float quad __attribute__((vector_size(16)));
float4 use(flags f, quad q, float4 v)
{
  f.x = true;
  q.x = v.y;
  return q + v;
}
