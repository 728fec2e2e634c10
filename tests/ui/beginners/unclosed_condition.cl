// A condition whose `)` is missing before a statement in the next line.
kernel void edge(global float *a, int w) {
  int x = get_global_id(0);
  if (x < 1 || x >= (w - 1)
    return; //~ ERROR CL0201
  a[x] = 1.0f;
}
