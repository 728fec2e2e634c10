// std: 1.0 1.2 2.0 3.0
typedef enum op { OP_ADD, OP_SUB, OP_MUL = 10, OP_DIV, OP_LAST = OP_DIV } op_t;
enum { OP_ADD2 = 1.5f, OP_SUB2 };
enum dup { OP_SUB };
typedef int row_t[4];
__constant row_t table[2] = {{1, 2, 3, 4}, {5, 6}, {7}};
__constant row_t table1[3] = {{1, 2, 3, 4, 5}};
__constant row_t table2[2] = {[2] = {1}};
__constant row_t table3[] = {{.x = 1}};
__constant int table4[-1] = {1};
int leaf(int x);
float leaf(int x);
int unused_param(int) { return 1; }
int fall_off(int x) { if (x) return 1; }
void returns_value(int x) { return x; }
int returns_nothing(int x) { return; }
int implicit_call(int x) { return undeclared_fn(x); }
int m0(int x) { switch (x) { case 1: case 1: return 1; } return 0; }
int m1(int x) { switch (x) { case x: return 1; } return 0; }
int m2(float x) { switch (x) { case 1: return 1; } return 0; }
int m3(int x) { switch (x) { default: default: return 1; } return 0; }
int m4(int x) { case 1: return 1; }
int m5(int x) { break; return 1; }
int m6(int x) { if (x) continue; return 1; }
int m7(int x) { goto nowhere; return 1; }
int m8(int x) { again: x++; again: return x; }
int m9(int x) { for (int i = 0, i < x; ++i) x--; return x; }
int m10(int x) { for (int i = 0; i < x; ++i) x--; return i; }
int m11(int4 x) { while (x) x--; return 1; }
int m12(int x) { do x++; while (x < 10) return x; }
int m13(int x) { switch (x) { case 1.0f: return 1; } return 0; }
int m14(op_t x) { switch (x) { case OP_ADD: return 1; case OP_MOD: return 2; } return 0; }
int m15(op_t x) { switch (x) { case OP_DIV: return 1; case OP_LAST: return 2; } return 0; }
int m16(int x) { int (*f)(int) = leaf; return f(x); }
int m17(int x) { return leaf(x, 1); }
int m18(int x) { return leaf; }
int m19(int x) { int a[x]; return a[0]; }
int m20(int x) { int x = 1; return x; }
int m21(int x) { return x ? : 1; }
int m22(int x) { goto *x; }
int m23(int x) { void *p = &&l; l: return 1; }
int m24(int x) { switch (x) { case 1 ... 3: return 1; } return 0; }
int m25(row_t x) { x = 0; return *x; }
row_t m26(int x);
int m27(int x) { struct { int a:3; } b; b.a = x; return b.a; }
int m28(int x, ...) { return x; }
