// Words of C++, C11 and C23.

auto int a1; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
int f1(void) { auto x = 1; return x; } //~ ERROR CL0205
constexpr int c1 = 1; //~ ERROR CL0203
nullptr_t np; //~ ERROR CL0203
bool b1(void) { return true; }
int class(void) { int new = 1; int this = 2; int private2; return new; }
void lambda(void) { int x = []() { return 1; }(); } //~ ERROR CL0201
template <typename T> T id(T t); //~ ERROR CL0203
namespace n { } //~ ERROR CL0203
using namespace std; //~ ERROR CL0203
int ref(int &x); //~ ERROR CL0201
int def(int x = 1); //~ ERROR CL0201
struct s { int a = 1; }; //~ ERROR CL0201
struct s2 { int f(); }; //~ ERROR CL0412
class c2 { }; //~ ERROR CL0203
void t(void) { throw 1; } //~ ERROR CL0501 //~ ERROR CL0201
void t2(void) { try { } catch (...) { } } //~ ERROR CL0501 //~ ERROR CL0201
void t3(void) { int *p = new int; delete p; } //~ ERROR CL0201 //~ ERROR CL0203 //~ ERROR CL0402
int t4 = static_cast<int>(1.0); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
enum class e { A }; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
static_assert(1, "a"); //~ ERROR CL0201 //~ ERROR CL0205
_Static_assert(1);
int t5 = sizeof...(int); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
void t6(void) { for (int x : {1, 2}) ; } //~ ERROR CL0201
int t7 = 1'000; //~ ERROR CL0104 //~ ERROR[1.0,1.1,1.2] CL0307
int t8 = 0b101;
int t9 = 0o17; //~ ERROR CL0126 //~ ERROR[1.0,1.1,1.2] CL0307
wchar_t w = 'a'; //~ ERROR CL0203
char16_t u = u'a'; //~ ERROR CL0203
constant char *s8 = u8"a"; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0501
constant char *raw = R"(a)"; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0501
typeof(int) tB; //~ ERROR CL0201
typeof_unqual(int) tC; //~ ERROR CL0201
int tD = alignof(int); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
thread_local int tE; //~ ERROR CL0203
_Imaginary float tF; //~ ERROR CL0204
_Decimal32 tG; //~ ERROR CL0203
__int128 tH; //~ ERROR CL0204
__fp16 tJ; //~ ERROR CL0433
__bf16 tL; //~ ERROR CL0204
float complex tN; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
long long tO; //~ ERROR[1.0,1.1,1.2] CL0307
unsigned long long tP; //~ ERROR[1.0,1.1,1.2] CL0307
long double tQ; //~ ERROR[1.0,1.1,1.2] CL0307
_Atomic int tR; //~ ERROR CL0211
_Noreturn void tS(void);
__thread int tU; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
asm("nop"); //~ ERROR CL0201 //~ ERROR CL0205
__asm__("nop");
void tV(void) { asm("nop"); asm volatile("" ::: "memory"); asm goto ("" :::: l); l: ; } //~ ERROR CL0201 //~ ERROR CL0420 //~ ERROR CL0603 //~ ERROR CL0203
int tW asm("foo"); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
register int tX asm("r1"); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
