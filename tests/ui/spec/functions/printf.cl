// printf (OpenCL C 6.15.14).
// std: 1.2+
// ext: -cl_khr_fp16
void plain(void) { printf("text"); printf("%%"); printf(""); }
int result(void) { return printf("text"); }
void no_format(void) { printf(); } //~ ERROR CL0603
void no_text(int n) { printf(n); } //~ ERROR CL0611
// Flags, widths and precisions.
void widths(int n, float f) { printf("%-5d %+d % d %05d %#x %.3d %8.3d", n, n, n, n, (uint)n, n, n); printf("%.2f %10.4e %+g %#a %.f", f, f, f, f, f); }
void star_width(int n) { printf("%*d", n, n); } //~ WARNING CL0612
void star_precision(int n, float f) { printf("%.*f", n, f); } //~ WARNING CL0612
// Lengths of scalars.
void lengths(char c, short s, int n, long l, uchar uc, ushort us, uint un, ulong ul) { printf("%hhd %hd %d %ld", c, s, n, l); printf("%hhu %ho %x %lX", uc, us, un, ul); printf("%i %li", n, l); }
void long_of_int(int n) { printf("%ld", n); } //~ WARNING CL0612
void int_of_long(long l) { printf("%d", l); } //~ WARNING CL0612
void long_long(long l) { printf("%lld", l); } //~ WARNING CL0612
void size(size_t s) { printf("%zd", s); } //~ WARNING[1.2,2.0,3.0] CL0612
void difference(ptrdiff_t d) { printf("%td", d); } //~ WARNING[1.2,2.0,3.0] CL0612
void largest(long l) { printf("%jd", l); } //~ WARNING CL0612
void long_double(double d) { printf("%Lf", d); } //~ WARNING CL0612
void half_length(int n) { printf("%hld", n); } //~ WARNING CL0612
// Conversions.
void floats(float f, double d) { printf("%f %F %e %E %g %G %a %A", f, d, f, d, f, d, f, d); }
void integer_as_float(int n) { printf("%f", n); } //~ WARNING CL0612
void float_as_integer(float f) { printf("%d", f); } //~ WARNING CL0612
void characters(int n, char c) { printf("%c%c", n, c); }
void wide_character(int n) { printf("%lc", n); } //~ WARNING CL0612
void texts(int n) { printf("%s %.2s", "text", n ? "one" : "other"); }
void text_of_pointer(global char *p) { printf("%s", p); } //~ WARNING CL0612
void text_of_constant(constant char *p) { printf("%s", p); } //~ WARNING CL0612
void text_of_number(int n) { printf("%s", n); } //~ WARNING CL0612
void addresses(global void *g, local void *l, constant void *c, private void *p) { printf("%p %p %p %p", g, l, c, p); }
void address_of_number(int n) { printf("%p", n); } //~ WARNING CL0612
void counted(int *n) { printf("%n", n); } //~ WARNING CL0612
void unknown(int n) { printf("%k", n); } //~ WARNING CL0612
void of_struct(void) { struct { int a; } s = { 1 }; printf("%d", s); } //~ WARNING CL0612
// Vectors, with their length.
void vectors(char4 c, short2 s, int3 n, long8 l, float4 f, double16 d, uchar8 uc, ushort3 us, uint2 un, ulong4 ul) { printf("%v4hhd %v2hd %v3hld %v8ld", c, s, n, l); printf("%v4hlf %v16lf", f, d); printf("%v8hhx %v3hu %v2hlx %v4lo", uc, us, un, ul); printf("%5.2v4hlf %#v2hlx", f, un); }
void vector_without_length(int4 n) { printf("%v4d", n); } //~ WARNING CL0612
void vector_without_specifier(int4 n) { printf("%d", n); } //~ WARNING CL0612
void vector_of_scalar(int n) { printf("%v4hld", n); } //~ WARNING CL0612
void vector_width(int2 n) { printf("%v4hld", n); } //~ WARNING CL0612
void vector_of_five(int4 n) { printf("%v5hld", n); } //~ WARNING CL0612
void vector_kind(float4 f) { printf("%v4hld", f); } //~ WARNING CL0612
void vector_length(int4 n) { printf("%v4hd", n); } //~ WARNING CL0612
void vector_of_longs(long4 l) { printf("%v4hld", l); } //~ WARNING CL0612
void vector_of_doubles(double4 d) { printf("%v4hlf", d); } //~ WARNING CL0612
void vector_text(char4 c) { printf("%v4hhs", c); } //~ WARNING CL0612
void vector_character(char4 c) { printf("%v4hhc", c); } //~ WARNING CL0612
// As many as the format asks for.
void too_few(int n) { printf("%d %d", n); } //~ WARNING CL0612
void too_many(int n) { printf("%d", n, n); } //~ WARNING CL0612
// The format is in constant memory.
constant char outside[] = "%d";
void formats(constant char *p, int n) { printf(outside, n); printf(p, n); printf(n ? "%d" : "%x", n); }
void format_private(private char *p, int n) { printf(p, n); } //~ ERROR CL0611
void format_global(global char *p, int n) { printf(p, n); } //~ ERROR CL0611
void format_local(local char *p, int n) { printf(p, n); } //~ ERROR CL0611
void format_array(int n) { char own[] = "%d"; printf(own, n); } //~ ERROR CL0611
