// std: 1.0 1.2+

constant uint u1 = 1u;
constant long l1 = 1l;
constant ulong l2 = 1UL;
constant long l3 = 1LL;
constant ulong l4 = 1ull;
constant int b1 = 0b101;
constant int o1 = 09; //~ ERROR CL0126
constant long big = 18446744073709551615;
constant ulong bigu = 18446744073709551616u;
constant float f1 = 1.0f;
constant float f2 = 1.0F;
constant float f3 = 1.0L;
constant float f4 = 1f; //~ ERROR CL0126
constant float f5 = 1.0q;
constant float f6 = 1.0i;
constant int i8 = 1i8; //~ ERROR CL0126
constant int z = 1z; //~ ERROR CL0126
constant float hex = 0x1.8p1f;
constant float nohexp = 0x1.8f; //~ ERROR CL0126
constant char c1 = 'ab';
constant int c2 = '\777'; //~ ERROR CL0126
constant char c3 = '\q';
constant float big_f = 1e40f;
constant float tiny = 1e-60f;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant half h1 = 1.0h;
constant half h2 = 1.0H;
constant half h3 = 1h; //~ ERROR CL0126
constant half h4 = 70000.0h;
constant int sep = 1'000; //~ ERROR CL0104
