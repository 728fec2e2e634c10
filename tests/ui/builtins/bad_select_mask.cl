// std: 1.0 1.2+

// The third argument of select must have elements as wide as the first two.
__kernel void blend(__global short4 *out, __global const short4 *a,
                    __global const short4 *b, __global const int4 *m)
{
  size_t i = get_global_id(0);
  short4 cmp = a[i] < b[i];
  out[i] = select(a[i], b[i], cmp);
  out[i] = select(a[i], b[i], convert_short4(m[i]));
  out[i] = select(a[i], b[i], as_ushort4(cmp));
  out[i] = select(a[i], b[i], m[i]); //~ ERROR CL0604
}
