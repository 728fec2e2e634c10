// There are no modules: nothing behind an import is read.
#pragma clang module import //~ ERROR CL0130
#pragma clang module end //~ ERROR CL0130
#pragma clang module import none //~ ERROR CL0106
constant int value = not_declared;
