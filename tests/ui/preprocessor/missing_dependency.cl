// A file that the source depends on is not there: nothing behind it is read.
#pragma GCC dependency //~ ERROR CL0130
#pragma GCC dependency file //~ ERROR CL0130
#pragma GCC dependency <> //~ ERROR CL0130
#pragma GCC dependency "missing.cl" //~ ERROR CL0106
constant int value = not_declared;
