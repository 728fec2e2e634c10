// Without its extension `half` takes no operator but `sizeof` (the note of OpenCL C 6.5.15).
void f(global half *p, local half *q, float x, int i) {
  i = sizeof(half); i = sizeof *p; i = sizeof(p[1]);
  x = *p + *p; //~ ERROR CL0433
  x = -*p; //~ ERROR CL0433
  x = !*p; //~ ERROR CL0433
  x = *p < 1.0f; //~ ERROR CL0433
  x = *p == *q; //~ ERROR CL0433
  x = *p && i; //~ ERROR CL0433
  x = i ? *p : *q; //~ ERROR CL0433
  (*p)++; //~ ERROR CL0433
  *p += 1.0f; //~ ERROR CL0433
  *p = *q; //~ ERROR CL0433
  x = p[1]; //~ ERROR CL0433
  x = (float)*p; //~ ERROR CL0433
  (void)(i, *p); //~ ERROR CL0433
  // Pointers to it are pointers like others.
  p = &p[1]; p = &*p; p++; i = p == p + 1; p = i ? p : p + 1;
}
