// std: 1.0 1.2 2.0

constant int a2 = 017;
constant int a3 = 0b101;
constant int a5 = 0x; //~ ERROR CL0126
constant int a6 = 1_000; //~ ERROR CL0126
constant uint b1 = 1u;
constant ulong b2 = 1UL;
constant long b4 = 1LL;
constant long b5 = 1uLL;
constant long b6 = 1lL; //~ ERROR CL0126
constant uint b8 = 1uu; //~ ERROR CL0126
constant uint b9 = 4294967296;
constant int b11 = -2147483648;
constant ulong b12 = 18446744073709551615;
constant float c1 = 1.0;
constant float c2 = 1.f;
constant float c3 = .5F;
constant float c5 = 1f; //~ ERROR CL0126
constant float c6 = 0x1p3f;
constant float c8 = 1e; //~ ERROR CL0126
constant float c9 = 1e400f;
constant float c12 = 1.0ff; //~ ERROR CL0126
constant double d1 = 1.0;
constant double d2 = 1.0d; //~ ERROR CL0126
constant double d3 = 1e-400;
constant float d5 = 1.0H; //~ ERROR CL0433
constant int d6 = 1h; //~ ERROR CL0126
constant char e1 = 'a';
constant char e2 = '\0';
constant char e4 = '\x100'; //~ ERROR CL0126
constant char e5 = '\777'; //~ ERROR CL0126
constant char e6 = ''; //~ ERROR CL0126
constant int e8 = 'abcde';
constant char e11 = 'a; //~ ERROR CL0104
constant char e12[] = "unterminated;
constant char e13[] = "line \
continued";
constant char e14[] = "tri ??/ graph";
constant char e15[] = "\u00e9 \U0001F600 \u12"; //~ ERROR CL0126
constant char e16[] = R"(raw)"; //~ ERROR CL0201 //~ ERROR CL0501
constant float f1 = NAN;
constant float f2 = INFINITY;
constant float f4 = M_PI_F;
constant int f5 = INT_MAX;
constant bool g2 = 2;
constant int g3 = NULL; //~ ERROR CL0507
constant global int *g4 = NULL; //~ ERROR CL0204 //~ ERROR[1.0,1.2] CL0307
constant int h2 = 1.x; //~ ERROR CL0126
constant int h3 = 0xg; //~ ERROR CL0126
constant int h5 = 12abc; //~ ERROR CL0126
constant int i1 = $x; //~ ERROR CL0501
constant int i3 = `1`; //~ ERROR CL0105
constant int $i4 = 1;
constant int é = 1;
int j1 <: 3 :>; //~ ERROR[1.0,1.2] CL0307
%:define K 1
constant int j2 = K;
