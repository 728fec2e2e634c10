// std: 2.0 3.0

typedef unsigned int uint;
typedef half __attribute__((ext_vector_type(2))) half2;
typedef short __attribute__((ext_vector_type(2))) short2;
typedef unsigned short __attribute__((ext_vector_type(2))) ushort2;

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__attribute__((target("dot1-insts,dot2-insts")))
kernel void builtins_amdgcn_dl_insts_err(
    global float *fOut, global int *siOut, global uint *uiOut,
    half2 v2hA, half2 v2hB, float fC,
    short2 v2ssA, short2 v2ssB, int siA, int siB, int siC,
    ushort2 v2usA, ushort2 v2usB, uint uiA, uint uiB, uint uiC) {
  fOut[0] = __builtin_amdgcn_fdot2(v2hA, v2hB, fC, false);
  fOut[1] = __builtin_amdgcn_fdot2(v2hA, v2hB, fC, true);

  siOut[0] = __builtin_amdgcn_sdot2(v2ssA, v2ssB, siC, false);
  siOut[1] = __builtin_amdgcn_sdot2(v2ssA, v2ssB, siC, true);

  uiOut[0] = __builtin_amdgcn_udot2(v2usA, v2usB, uiC, false);

  siOut[2] = __builtin_amdgcn_sdot4(siA, siB, siC, false);
  uiOut[2] = __builtin_amdgcn_udot4(uiA, uiB, uiC, true);
}
