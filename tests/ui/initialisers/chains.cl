// Constants made from constants, each from the one before several times: what is known is worked out once.
#define NUMBER(a, b) constant int b = a + a - a;
#define POINTER(a, b) constant int *constant b = a + (a - a);
#define RECORD(a, b) constant struct s b = { a.x + a.x - a.x, { a.y[0], a.y[0] + a.y[1] - a.y[1] }, a.p + (a.p - a.p) };
#define VECTOR(a, b) constant float4 b = a + a - a;
#define SIZE(a, b) const int b = a + a - a;
#define LITERAL(a, b) constant int *constant b = (constant int[]){ a[0] + a[0] - a[0] };
struct s { int x; int y[2]; constant int *p; };
constant int n0 = 1;
constant int *constant p0 = &n0;
constant struct s r0 = { 1, { 2, 3 }, &n0 };
constant float4 v0 = 1;
NUMBER(n0, n1) NUMBER(n1, n2) NUMBER(n2, n3) NUMBER(n3, n4)
NUMBER(n4, n5) NUMBER(n5, n6) NUMBER(n6, n7) NUMBER(n7, n8)
NUMBER(n8, n9) NUMBER(n9, n10) NUMBER(n10, n11) NUMBER(n11, n12)
NUMBER(n12, n13) NUMBER(n13, n14) NUMBER(n14, n15) NUMBER(n15, n16)
NUMBER(n16, n17) NUMBER(n17, n18) NUMBER(n18, n19) NUMBER(n19, n20)
NUMBER(n20, n21) NUMBER(n21, n22) NUMBER(n22, n23) NUMBER(n23, n24)
NUMBER(n24, n25) NUMBER(n25, n26) NUMBER(n26, n27) NUMBER(n27, n28)
NUMBER(n28, n29) NUMBER(n29, n30) NUMBER(n30, n31) NUMBER(n31, n32)
NUMBER(n32, n33) NUMBER(n33, n34) NUMBER(n34, n35) NUMBER(n35, n36)
NUMBER(n36, n37) NUMBER(n37, n38) NUMBER(n38, n39) NUMBER(n39, n40)
NUMBER(n40, n41) NUMBER(n41, n42) NUMBER(n42, n43) NUMBER(n43, n44)
NUMBER(n44, n45) NUMBER(n45, n46) NUMBER(n46, n47) NUMBER(n47, n48)
POINTER(p0, p1) POINTER(p1, p2) POINTER(p2, p3) POINTER(p3, p4)
POINTER(p4, p5) POINTER(p5, p6) POINTER(p6, p7) POINTER(p7, p8)
POINTER(p8, p9) POINTER(p9, p10) POINTER(p10, p11) POINTER(p11, p12)
POINTER(p12, p13) POINTER(p13, p14) POINTER(p14, p15) POINTER(p15, p16)
POINTER(p16, p17) POINTER(p17, p18) POINTER(p18, p19) POINTER(p19, p20)
POINTER(p20, p21) POINTER(p21, p22) POINTER(p22, p23) POINTER(p23, p24)
POINTER(p24, p25) POINTER(p25, p26) POINTER(p26, p27) POINTER(p27, p28)
POINTER(p28, p29) POINTER(p29, p30) POINTER(p30, p31) POINTER(p31, p32)
POINTER(p32, p33) POINTER(p33, p34) POINTER(p34, p35) POINTER(p35, p36)
POINTER(p36, p37) POINTER(p37, p38) POINTER(p38, p39) POINTER(p39, p40)
POINTER(p40, p41) POINTER(p41, p42) POINTER(p42, p43) POINTER(p43, p44)
POINTER(p44, p45) POINTER(p45, p46) POINTER(p46, p47) POINTER(p47, p48)
RECORD(r0, r1) RECORD(r1, r2) RECORD(r2, r3) RECORD(r3, r4)
RECORD(r4, r5) RECORD(r5, r6) RECORD(r6, r7) RECORD(r7, r8)
RECORD(r8, r9) RECORD(r9, r10) RECORD(r10, r11) RECORD(r11, r12)
RECORD(r12, r13) RECORD(r13, r14) RECORD(r14, r15) RECORD(r15, r16)
RECORD(r16, r17) RECORD(r17, r18) RECORD(r18, r19) RECORD(r19, r20)
RECORD(r20, r21) RECORD(r21, r22) RECORD(r22, r23) RECORD(r23, r24)
RECORD(r24, r25) RECORD(r25, r26) RECORD(r26, r27) RECORD(r27, r28)
RECORD(r28, r29) RECORD(r29, r30) RECORD(r30, r31) RECORD(r31, r32)
RECORD(r32, r33) RECORD(r33, r34) RECORD(r34, r35) RECORD(r35, r36)
RECORD(r36, r37) RECORD(r37, r38) RECORD(r38, r39) RECORD(r39, r40)
RECORD(r40, r41) RECORD(r41, r42) RECORD(r42, r43) RECORD(r43, r44)
RECORD(r44, r45) RECORD(r45, r46) RECORD(r46, r47) RECORD(r47, r48)
VECTOR(v0, v1) VECTOR(v1, v2) VECTOR(v2, v3) VECTOR(v3, v4)
VECTOR(v4, v5) VECTOR(v5, v6) VECTOR(v6, v7) VECTOR(v7, v8)
VECTOR(v8, v9) VECTOR(v9, v10) VECTOR(v10, v11) VECTOR(v11, v12)
VECTOR(v12, v13) VECTOR(v13, v14) VECTOR(v14, v15) VECTOR(v15, v16)
VECTOR(v16, v17) VECTOR(v17, v18) VECTOR(v18, v19) VECTOR(v19, v20)
VECTOR(v20, v21) VECTOR(v21, v22) VECTOR(v22, v23) VECTOR(v23, v24)
VECTOR(v24, v25) VECTOR(v25, v26) VECTOR(v26, v27) VECTOR(v27, v28)
VECTOR(v28, v29) VECTOR(v29, v30) VECTOR(v30, v31) VECTOR(v31, v32)
VECTOR(v32, v33) VECTOR(v33, v34) VECTOR(v34, v35) VECTOR(v35, v36)
VECTOR(v36, v37) VECTOR(v37, v38) VECTOR(v38, v39) VECTOR(v39, v40)
VECTOR(v40, v41) VECTOR(v41, v42) VECTOR(v42, v43) VECTOR(v43, v44)
VECTOR(v44, v45) VECTOR(v45, v46) VECTOR(v46, v47) VECTOR(v47, v48)
constant int *constant l0 = &n0;
LITERAL(l0, l1) LITERAL(l1, l2) LITERAL(l2, l3) LITERAL(l3, l4)
LITERAL(l4, l5) LITERAL(l5, l6) LITERAL(l6, l7) LITERAL(l7, l8)
LITERAL(l8, l9) LITERAL(l9, l10) LITERAL(l10, l11) LITERAL(l11, l12)
LITERAL(l12, l13) LITERAL(l13, l14) LITERAL(l14, l15) LITERAL(l15, l16)
LITERAL(l16, l17) LITERAL(l17, l18) LITERAL(l18, l19) LITERAL(l19, l20)
LITERAL(l20, l21) LITERAL(l21, l22) LITERAL(l22, l23) LITERAL(l23, l24)
LITERAL(l24, l25) LITERAL(l25, l26) LITERAL(l26, l27) LITERAL(l27, l28)
LITERAL(l28, l29) LITERAL(l29, l30) LITERAL(l30, l31) LITERAL(l31, l32)
LITERAL(l32, l33) LITERAL(l33, l34) LITERAL(l34, l35) LITERAL(l35, l36)
LITERAL(l36, l37) LITERAL(l37, l38) LITERAL(l38, l39) LITERAL(l39, l40)
LITERAL(l40, l41) LITERAL(l41, l42) LITERAL(l42, l43) LITERAL(l43, l44)
LITERAL(l44, l45) LITERAL(l45, l46) LITERAL(l46, l47) LITERAL(l47, l48)
kernel void f(global int *out) {
    const int s0 = 1;
    SIZE(s0, s1) SIZE(s1, s2) SIZE(s2, s3) SIZE(s3, s4)
    SIZE(s4, s5) SIZE(s5, s6) SIZE(s6, s7) SIZE(s7, s8)
    SIZE(s8, s9) SIZE(s9, s10) SIZE(s10, s11) SIZE(s11, s12)
    SIZE(s12, s13) SIZE(s13, s14) SIZE(s14, s15) SIZE(s15, s16)
    SIZE(s16, s17) SIZE(s17, s18) SIZE(s18, s19) SIZE(s19, s20)
    SIZE(s20, s21) SIZE(s21, s22) SIZE(s22, s23) SIZE(s23, s24)
    SIZE(s24, s25) SIZE(s25, s26) SIZE(s26, s27) SIZE(s27, s28)
    SIZE(s28, s29) SIZE(s29, s30) SIZE(s30, s31) SIZE(s31, s32)
    SIZE(s32, s33) SIZE(s33, s34) SIZE(s34, s35) SIZE(s35, s36)
    SIZE(s36, s37) SIZE(s37, s38) SIZE(s38, s39) SIZE(s39, s40)
    SIZE(s40, s41) SIZE(s41, s42) SIZE(s42, s43) SIZE(s43, s44)
    SIZE(s44, s45) SIZE(s45, s46) SIZE(s46, s47) SIZE(s47, s48)
    int all[s48];
    int wrong[r48.x];  //~ ERROR CL0416
    constant int last = *p48 + n48 + r48.y[1] + l48[0];
    constant int unknown = *out;  //~ ERROR CL0439
}
