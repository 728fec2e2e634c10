// Attributes as C23 writes them.
// std: 2.0+

[[gnu::always_inline]] void f(void);
[[nodiscard]] int g(void);
[[deprecated]] int h(void);
[[maybe_unused]] int x;
[[noreturn]] void n(void);
[[clang::overloadable]] void o(int);
[[clang::overloadable]] void o(float); //~ ERROR CL0403
void t(void) { [[likely]] g(); [[maybe_unused]] int y; [[clang::nomerge]] g(); [[foo::bar]] g(); [[unknown]]; [[]] int z; }
[[]];
kernel [[gnu::aligned(8)]] void f(void) {}  //~ ERROR CL0201
[[kernel]] void g(void) {}  //~ ERROR CL0403
void h2([[maybe_unused]] int a) {}
struct [[gnu::packed]] S { int a; [[gnu::aligned(8)]] int b; };
enum [[deprecated]] E { A [[deprecated]], B };
int c2(void) [[gnu::const]];
typedef int T [[gnu::aligned(8)]];
[[clang::opencl_unroll_hint(2)]] void unrolled(void) {}
[[a, b::c(1, 2), d::e]] int several;
[[using gnu: const]] int y2(void);
[ [nodiscard] ] int apart;
void switches(int n) { switch (n) { case 1: [[fallthrough]]; case 2: ; } }
int last [[;  //~ ERROR CL0201
