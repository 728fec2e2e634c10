// A line of a macro's definition lacks its `\\`.
#define FINE(a) \
  (a)

#define SWAP(a, b)   \
  do {               \
    int t = (a);
    (a) = (b);       \
    (b) = t;         \
  } while (0)
//~^^^^ ERROR CL0201

kernel void swap(global int *p) { SWAP(p[0], p[1]); }
