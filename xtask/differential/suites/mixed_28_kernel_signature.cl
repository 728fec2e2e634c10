// std: 1.2 2.0 3.0
// What kernel functions may be given and may return.

struct plain { int a; float b; };
struct with_ptr { global int *p; };
struct nested { struct with_ptr w; int c[2]; };
typedef struct { bool b; } with_bool;
typedef struct { size_t s; } with_size;
typedef struct { half h; } with_half;
union un { int a; float f; };
enum en { A, B };
struct incomplete;

kernel int returns(void) { return 1; }
kernel global int *returns_ptr(void);
kernel void no_args(void) {}
kernel void empty() {}
kernel void a_bool(bool b) {}
kernel void a_size(size_t s) {}
kernel void a_ptrdiff(ptrdiff_t p) {}
kernel void a_intptr(intptr_t p) {}
kernel void a_half(half h) {}
kernel void a_private(int *p) {}
kernel void a_private2(private int *p) {}
kernel void a_local_val(local int x) {}
kernel void a_global_val(global int x) {}
kernel void a_pp(global int **p) {}
kernel void a_gpgp(global int *global *p) {}
kernel void a_struct(struct plain s) {}
kernel void a_struct_ptr(struct with_ptr s) {}
kernel void a_nested(struct nested s) {}
kernel void a_wbool(with_bool b) {}
kernel void a_wsize(with_size b) {}
kernel void a_whalf(with_half b) {}
kernel void a_union(union un u) {}
kernel void a_enum(enum en e) {}
kernel void a_inc(struct incomplete s) {}
kernel void a_gstruct(global struct with_ptr *s) {}
kernel void a_gbool(global bool *b) {}
kernel void a_arr(int a[4]) {}
kernel void a_garr(global int a[4]) {}
kernel void a_void(void v) {}
kernel void a_var(int x, ...) {}
kernel void a_vec(float4 v, uchar3 u) {}
kernel void a_fn(void (*f)(void)) {}
kernel kernel void twice(void) {}
static kernel void st(void) {}
inline kernel void inl(void) {}
kernel int kvar;
kernel struct plain ks;
kernel void main(void) {}
