// An attribute in brackets without its end.

constant int ok1 = 1;
[[noreturn] void bracket(void);  //~ ERROR CL0201
constant int ok2 = 1;

