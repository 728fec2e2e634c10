// std: 1.2 2.0 3.0
struct template { int public, private_, protected; };
typedef int typename;

int new(int delete) { return delete; }
typename operator(typename this) { return this; }

kernel void virtual(global int *try, constant int *catch) {
  int throw = 1;
  int namespace = throw;
  int friend = namespace;
  int explicit = friend, mutable = 2;
  int and = 1, or = 2, not = 3, xor = 4;
  int nullptr = 0;
  int static_cast = new(explicit);
  int constexpr = 0;
  int decltype = 0;
  int wchar_t = 1;
  int export = 1, using = 2;
  struct template s = {.public = 1};
  *try = s.protected + *catch;
  int class = operator(2);
  int private = 2;
  int pipe = 3;
  int global = 4;
}
