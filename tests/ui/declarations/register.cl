// The storage classes of C, which an extension of compilers has.
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
void one(register int a);
void two(auto int a);  //~ ERROR CL0407
void three(register int a) { register int b; auto int c; }
