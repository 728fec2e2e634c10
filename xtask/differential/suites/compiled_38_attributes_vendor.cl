// std: 1.1 1.2 2.0 3.0
// opts: -DBLOCK=16
#ifndef BLOCK
#define BLOCK 8
#endif
#ifdef cl_amd_media_ops
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#endif
#ifdef cl_amd_printf
#pragma OPENCL EXTENSION cl_amd_printf : enable
#endif
#ifdef cl_intel_subgroups
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#endif

__kernel __attribute__((reqd_work_group_size(BLOCK, BLOCK, 1)))
void fixed(__global float *out)
{
  __local float tile[BLOCK][BLOCK + 1] __attribute__((aligned(16)));
  int x = get_local_id(0), y = get_local_id(1);
  tile[y][x] = out[y * BLOCK + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[x * BLOCK + y] = tile[x][y];
}

__attribute__((work_group_size_hint(64, 1, 1)))
__attribute__((vec_type_hint(float4)))
__kernel void hinted(__global float4 *out)
{
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < BLOCK; ++i)
    out[i] *= 2.0f;
}

#ifdef cl_intel_required_subgroup_size
__attribute__((intel_reqd_sub_group_size(8)))
#endif
__kernel void vendor(__global uint *out)
{
#ifdef cl_amd_media_ops
  out[0] = amd_bitalign(out[0], out[1], 8u);
#endif
#ifdef cl_intel_subgroups
  out[1] = intel_sub_group_shuffle(out[0], 1u);
  out[2] = intel_sub_group_block_read(out);
#endif
#ifdef cl_nv_pragma_unroll
#pragma OPENCL EXTENSION cl_nv_pragma_unroll : enable
#endif
#pragma unroll 4
  for (uint i = 0; i < 4; i++)
    out[i] ^= i;
}
