// std: 2.0 3.0
// Restrictions on the declarations of blocks.

typedef int (^bl_t)(int);
typedef void (^bl_void_t)(void);

int (^const file_ok)(int) = ^(int x) { return x; };
int (^file_nonconst)(int) = ^(int x) { return x; };
int (^const file_noinit)(int);
bl_t const td_ok = ^(int x) { return x + 1; };
extern bl_t ext;
static bl_t const st = ^(int x) { return 1; };
bl_t arr_file[2];

struct S { bl_t b; };
union U { bl_void_t b; int i; };
bl_t ret_block(void);
void par_block(bl_t b);
void par_ptr(bl_t *b);

void f0(int n) {
  bl_t noinit;
  bl_t b1 = ^(int i) { return 1; };
  bl_t const b2 = ^(int i) { return 2; };
  int (^b3)(int) = ^int(int i) { return i; };
  extern bl_t b4;
  static bl_t b5 = ^(int i) { return 3; };
  bl_t arr[2] = {b1, b2};
  bl_t *p = &b1;
  bl_t *p2;
  b1 = b2;
  bl_t b6 = n ? b1 : b2;
  bl_t b7 = n ? ^(int i) { return 1; } : ^(int i) { return 2; };
  (void)*b1;
  (void)&b1;
  (void)(b1 == b2);
  int x = b1(1) + b2(2);
  b1(1, 2);
  b1(1.0f);
  if (b1) return;
  bl_void_t bv = ^{};
  bv();
  par_block(b1);
  par_block(^(int i) { return i; });
  int (^bvar)(int, ...) = ^(int i, ...) { return 0; };
  global bl_t gb;
  local bl_t lb;
  (void)sizeof(bl_t);
  (void)sizeof(b1);
}
