// `_Atomic` is a name like others to OpenCL C: what stands behind it is read as behind a type that is not known.
typedef _Atomic int t; //~ ERROR CL0211
_Atomic int variable; //~ ERROR CL0211
void pointer(_Atomic int *a, int b) { //~ ERROR CL0211
  b = 1;
  *a = 1;
}
struct s {
  _Atomic int a; //~ ERROR CL0211
  int b;
};
