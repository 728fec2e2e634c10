// std: 1.2+

const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void reads(read_only image2d_t img, write_only image2d_t wr, global float4 *out, global int4 *iout) {
  out[0] = read_imagef(img, smp, (int2)(0, 0));
  out[1] = read_imagef(img, smp, (float2)(0.0f, 0.0f));
  out[2] = read_imagef(img, (int2)(0, 0));
  out[3] = read_imagef(img, smp, (int4)(0, 0, 0, 0)); //~ ERROR CL0604
  out[4] = read_imagef(wr, smp, (int2)(0, 0)); //~ ERROR CL0604
  out[5] = read_imagef(img, smp, 0); //~ ERROR CL0604
  iout[0] = read_imagei(img, smp, (int2)(1, 1));
  iout[1] = read_imageui(img, smp, (int2)(1, 1)); //~ ERROR CL0506
  out[6] = read_imagei(img, smp, (int2)(1, 1)); //~ ERROR CL0506
}

kernel void writes(write_only image2d_t img, read_only image2d_t rd) {
  write_imagef(img, (int2)(0, 0), (float4)(0.0f));
  write_imagei(img, (int2)(0, 0), (int4)(0));
  write_imageui(img, (int2)(0, 0), (uint4)(0));
  write_imagef(img, (int2)(0, 0), (int4)(0)); //~ ERROR CL0604
  write_imagef(rd, (int2)(0, 0), (float4)(0.0f)); //~ ERROR CL0604
  write_imagef(img, (float2)(0, 0), (float4)(0.0f)); //~ ERROR CL0604
  write_imagef(img, (int2)(0, 0)); //~ ERROR CL0604
  int w = get_image_width(img) + get_image_height(rd);
  int2 dim = get_image_dim(rd);
  int depth = get_image_depth(rd); //~ ERROR CL0604
}
