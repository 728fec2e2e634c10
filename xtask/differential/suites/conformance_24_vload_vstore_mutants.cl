// std: 1.2 2.0 3.0
__constant float table[] = {1, 2, 3, 4, 5, 6, 7, 8};
__kernel void mutants(__global float *src, __global float *dst, __local float *tmp, __constant float *cst, __global const float *csrc, __global float3 *v3, __global int *idst, __global float *pp) {
  size_t i = get_global_id(0);
  float buf[16];
  vstore4(vload4(i, src), i, csrc);
  vstore4(vload4(i, src), i, cst);
  vstore4(vload3(i, src), i, dst);
  vstore4(vload4(src, i), i, dst);
  vstore4(i, vload4(i, src), dst);
  vstore4(vload4(i, src), i, idst);
  vstore4(vload4(i, v3), i, dst);
  vstore4(vload4(i, src), dst);
  vstore5(vload5(i, src), i, dst);
  vstore4(vload4(i, *src), i, dst);
  vstore4(vload4(i, &src), i, dst);
  vstore4(vload4(i, csrc), i, tmp);
  vstore4(vload4(i, buf), i, buf);
  vstore4(vload4(0, table), 1, table);
  vstore4(1.0f, i, dst);
  vstore4(vload4(i, (float *)src), i, dst);
  vstore4(vload4(1.5f, src), i, dst);
  dst[i] = vstore4(vload4(i, src), i, dst);
  float4 f = vload4(i, cst) + vload4(i, idst);
  vstore4(vload4(i, src) i, dst);
}
