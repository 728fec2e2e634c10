// The extension of compilers that has C's storage classes.
void without(void) {
  register int r = 0; //~ ERROR CL0407
  static constant int s = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
}
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
void with(void) {
  register int r = 0;
  auto int a = 0;
  static constant int s = 1;
  static int o = 1; //~ ERROR[1.0,1.1,1.2] CL0307
  for (register int i = 0; i < 3; i++) {}
}
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : disable
void again_without(void) {
  auto int a = 0; //~ ERROR CL0407
}
