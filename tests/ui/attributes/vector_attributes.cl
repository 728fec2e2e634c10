// An attribute that is wrong says nothing: the type is the one that it was.
typedef bool flags __attribute__((ext_vector_type(4)));  //~ ERROR CL0709
typedef int none __attribute__((ext_vector_type(0)));  //~ ERROR CL0709
typedef int huge __attribute__((ext_vector_type(0x100000000)));  //~ ERROR CL0709
enum colour { RED, GREEN };
typedef enum colour colours __attribute__((ext_vector_type(4)));
void use(flags f, none n, colours c)
{
  f.x = true;  //~ ERROR CL0530
  f = true;
  n.x = 1;  //~ ERROR CL0530
  n = 1;
  c.x = GREEN;
  enum colour one = c.y;
}
// Compilers take what no vector of the language has.
typedef int negative __attribute__((ext_vector_type(-1)));
typedef int many __attribute__((ext_vector_type(1048576)));
void of_many(many m) { m[3] = 1; }
