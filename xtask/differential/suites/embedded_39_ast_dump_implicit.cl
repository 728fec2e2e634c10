// std: 1.2 2.0 3.0
// Address spaces deduced for declarations, as shown by an AST dump.
// CHECK: VarDecl {{.*}} 'const __constant int
const int file_const = 1;
int file_var = 2;
static int file_static;
extern int file_extern;
int *file_ptr;
int file_arr[2];
typedef int *iptr_t;
iptr_t file_typedef_ptr;
int **pp(int **q, int *a[2]);
int *f(int *p, const int c[], int d) {
  // CHECK: VarDecl {{.*}} loc '__private int'
  int loc;
  int *ptr = &loc;
  iptr_t tp = ptr;
  int arr[3] = {1, 2, 3};
  static int st;
  static const int sc = 3;
  extern int ex;
  const int *cp = &sc;
  int *sp = &st;
  int (*parr)[3] = &arr;
  const char *str = "abc";
  char buf[] = "abc";
  return p ? p : tp;
}
