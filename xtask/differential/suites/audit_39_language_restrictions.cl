// std: 1.2 2.0 3.0
typedef int my3 __attribute__((ext_vector_type(3)));
typedef int my5 __attribute__((ext_vector_type(5)));
typedef int my1 __attribute__((ext_vector_type(1)));
typedef bool mybool __attribute__((ext_vector_type(4)));
typedef int gccv __attribute__((vector_size(16)));
struct bf { int a : 3; uint b : 4; };
struct flex { int n; int data[]; };
struct as { global int g; int x; };
struct __attribute__((packed)) pk { char a; int b; };
struct __attribute__((aligned(32))) al { char a; };
struct __attribute__((endian(host))) en { int a; };
int x __attribute__((endian(device)));
long long ll;
unsigned long long ull;
constant long lc = 1LL;
quad q;
complex float cf;
_Bool gb;
unsigned ui;
constant int arr[__alignof__(float4)] = {0};
constant int szs[] = {sizeof(float3), sizeof(char3), sizeof(bool), sizeof(void *)};

int rec(int n) { return n ? rec(n - 1) : 0; }
void fp_arg(int (*f)(int));
typedef int (*fpt)(int);
int *addr(int i) { return &i; }
void labels(int n) {
  int (*f)(int) = rec;
  f = &rec;
  fpt g;
  goto end;
  alloca(4);
  malloc(4);
  undefined_fn(n);
  asm("nop");
end:
  return;
}
