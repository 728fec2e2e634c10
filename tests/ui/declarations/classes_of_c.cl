// The extension that has C's storage classes has them where C has them.
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION __cl_clang_storage_class_specifiers : enable
auto constant int first = 1;  //~ ERROR CL0407
register constant int second = 1;  //~ ERROR CL0407
static constant int third = 1;
void inside(void) { auto int a; register int b; }
