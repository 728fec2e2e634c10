// Atomic functions of GNU C that write through a pointer to constant objects, as compilers let them.
// warnings
void written(constant int *c, int *q) {
  __atomic_store_n(c, 1, 0); //~ WARNING CL0608 //~ WARNING CL0615
  __sync_fetch_and_add(c, 1); //~ WARNING CL0608 //~ WARNING CL0615
}
