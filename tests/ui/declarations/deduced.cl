// `__auto_type` of GNU C takes its type from one initial value.
// std: 1.2+
void f(int n) {
    __auto_type a = 1;
    __auto_type b = {1};  //~ ERROR CL0205
    __auto_type c;  //~ ERROR CL0205
    __auto_type e = 1, g = 2;
    __auto_type h = 1, i = 2.0f;  //~ ERROR CL0205
    __auto_type v = (int4)(1);
    const __auto_type k = 1;
    k = 2;  //~ ERROR CL0320
}
constant __auto_type outside = 1;
constant __auto_type list = {1};  //~ ERROR CL0205
void parameter(__auto_type p);  //~ ERROR CL0205
struct T { __auto_type x; };  //~ ERROR CL0205
