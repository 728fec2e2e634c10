#pragma OPENCL EXTENSION cl_khr_select_fprounding_mode : enable
float plain(float a, float b) { return a / b; }
#pragma OPENCL SELECT_ROUNDING_MODE rtz
float toward_zero(float a, float b) { return a / b; }
#pragma OPENCL SELECT_ROUNDING_MODE rte
kernel void modes(global const float *a, global const float *b, global float *o) {
  int i = get_global_id(0);
  float x = a[i], y = b[i];
  global float *p = o + 17 * i;
  p[0] = x + y; p[1] = x - y; p[2] = x * y; p[3] = x / y;
  {
#pragma OPENCL SELECT_ROUNDING_MODE rtz
    p[4] = x + y; p[5] = x - y; p[6] = x * y; p[7] = x / y;
#pragma OPENCL SELECT_ROUNDING_MODE rtp
    p[8] = x + y; p[9] = x - y; p[10] = x * y; p[11] = x / y;
    {
#pragma OPENCL SELECT_ROUNDING_MODE rtn
      float t = x; t += y; p[12] = t; t = x; t -= y; p[13] = t; t = x; t *= y; p[14] = t;
    }
    p[15] = x / y;
  }
  p[16] = x / y;
}
kernel void conversions(global float *o, global half *h, int n) {
  o[0] = n;
#pragma OPENCL SELECT_ROUNDING_MODE rtn
  o[1] = n;
  o[2] = convert_float(n);
  o[3] = convert_float_rtp(n);
  o[4] = convert_int(2.75f);
  vstore_half(1.0001f, 0, h);
#pragma OPENCL SELECT_ROUNDING_MODE rtp
  vstore_half(1.0001f, 1, h);
  o[5] = n;
  o[6] = plain(1.0f, 3.0f);
  o[7] = toward_zero(2.0f, 3.0f);
  float2 v = (float2)(1.0f, 2.0f) / 3.0f;
  o[8] = v.x;
  o[9] = v.y;
}
