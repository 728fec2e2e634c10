// std: 1.0 1.1 1.2 2.0 3.0
// Variables in the local address space cannot be initialised.
__kernel void histogram(__global uint *bins, __global const uchar *data)
{
  __local uint partial[256];
  __local uint overflow = 0;
  uint seen = 0;
  size_t lid = get_local_id(0);

  for (size_t i = lid; i < 256; i += get_local_size(0))
    partial[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  partial[data[get_global_id(0)]]++;
  seen++;
  barrier(CLK_LOCAL_MEM_FENCE);
  bins[lid] += partial[lid] + overflow + seen;
}
