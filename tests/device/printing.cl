kernel void numbers(void) { printf("%d %u %x %5.2f|%-4d|%04d %c %s %%\n", -1, 7u, 255, 3.14159, 5, 42, 'z', "str"); }
kernel void vectors(void) { float4 f = (float4)(1.0f, 2.0f, 3.0f, 4.5f); printf("%v4hlf %v2hhx\n", f, (uchar2)(1, 171)); printf("%2.1v4hlf|%v3hd\n", f, (short3)(-1, 2, 3)); }
kernel void each(void) { printf("%d;", (int)get_global_id(0)); }
constant char format[] = "%ld %g\n";
kernel void from_variable(void) { printf(format, 1L << 40, 1e-5); }
