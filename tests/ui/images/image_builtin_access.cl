// std: 1.2 2.0

constant sampler_t smp = CLK_FILTER_NEAREST;

kernel void rd(read_only image2d_t i, global float4 *o) {
  o[0] = read_imagef(i, smp, (float2)(0.0f));
  o[1] = read_imagef(i, smp, (int2)(0));
  o[2] = read_imagef(i, (int2)(0));
  o[3] = read_imagef(i, smp, (int4)(0)); //~ ERROR CL0604
  o[4] = read_imagei(i, smp, (int2)(0)); //~ ERROR CL0506
  write_imagef(i, (int2)(0), o[0]); //~ ERROR CL0604
}

kernel void wr(write_only image2d_t i, global float4 *o) {
  write_imagef(i, (int2)(0), o[0]);
  write_imagei(i, (int2)(0), o[0]); //~ ERROR CL0604
  write_imageui(i, (int2)(0), (uint4)(1));
  write_imagef(i, 0, o[0]);
  o[1] = read_imagef(i, smp, (int2)(0)); //~ ERROR CL0604
  int w = get_image_width(i);
  int d = get_image_depth(i); //~ ERROR CL0604
  int2 dim = get_image_dim(i);
}
