// Names that differ only in letter case, and values whose type the help names.
kernel void scale(global float *data, int n) {
  while (data[0] < N) //~ ERROR CL0501
    data[0] += 1.0f;
  gid = get_global_id(0); //~ ERROR CL0501
  data[gid] = 1.0f;
  half_way = data[0] * 0.5f; //~ ERROR CL0501
  data[1] = half_way;
}
