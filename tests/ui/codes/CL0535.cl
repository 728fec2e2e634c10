// The bits of a bool are not reinterpreted (6.4.4.2): no size of it is given. What a comparison gives is an int.
typedef bool truth;
struct s { bool b; };
void reinterpreted(bool b, truth t, const bool k, bool *p, struct s s, uchar u, int i) {
  char c = as_char(b); //~ WARNING CL0535
  uchar d = as_uchar(b); //~ WARNING CL0535
  c = as_char(t); //~ WARNING CL0535
  c = as_char(k); //~ WARNING CL0535
  c = as_char(*p); //~ WARNING CL0535
  c = as_char(p[1]); //~ WARNING CL0535
  c = as_char(s.b); //~ WARNING CL0535
  c = as_char((bool)i); //~ WARNING CL0535
  c = as_char(b = true); //~ WARNING CL0535
  c = as_char(u); //~ FINE CL0535
  c = as_char((uchar)b); //~ FINE CL0535
  i = as_int(u > 1); //~ FINE CL0535
  i = as_int(!b); //~ FINE CL0535
  c = (char)b; //~ FINE CL0535
  float f = as_float(b + 1); //~ FINE CL0535
}
