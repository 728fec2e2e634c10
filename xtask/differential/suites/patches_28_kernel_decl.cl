// std: 1.0 1.2 3.0
kernel int ret_int(void) { return 0; } // expected-error
kernel void ok(void) {}
kernel void ok(void); 
kernel void noproto() {}
static kernel void stat(void) {} // expected-error
inline kernel void inl(void) {} // expected-error
kernel kernel void dup(void) {} // expected-warning
__kernel extern void ext(void);
kernel int var; // expected-error
kernel typedef void fn_t(void); // expected-error
void late(void);
kernel void late(void) {}
kernel void early(int a);
void early(int a) {}
struct s {
  kernel int m; // expected-error
};
kernel void main(void) {} // expected-error
kernel void variadic(int a, ...) {} // expected-error
void callk(void) { ok(); ret_int(); }
void (*fp)(void) = ok; // expected-error
kernel void local_in_callee(void) {
  local int x;
  callk();
}
kernel void over(int a) {} // expected-note
kernel void over(float a) {} // expected-error
