// Whether a pointer may be null is said in words of compilers, not of OpenCL C.
void pointer(int *_Nonnull p); //~ WARNING CL0711
typedef int *of_typedef;
void of_type(_Nullable of_typedef p); //~ WARNING CL0711
void element(int a[_Null_unspecified 4]); //~ WARNING CL0711
