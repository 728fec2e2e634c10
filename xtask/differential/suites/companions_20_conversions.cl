// std: 1.1 1.2 2.0

kernel void convert_scalar(global int *out, float f, uchar u, long l) {
  out[0] = convert_int(f);
  out[1] = convert_int_rte(f);
  out[2] = convert_int_sat_rtz(f);
  out[3] = convert_uchar_sat(l);
  out[4] = (int)f;
  out[5] = f;
  out[6] = convert_float_rtp(l);
  out[7] = convert_int_sat(f) + convert_short_sat_rtn(f);
  out[8] = convert_int_rtf(f);
}
