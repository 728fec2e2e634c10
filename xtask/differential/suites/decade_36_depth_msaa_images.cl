// std: 1.2 2.0

#ifdef cl_khr_depth_images
kernel void depth(read_only image2d_depth_t img, sampler_t smp,
                  write_only image2d_depth_t out) {
  float f = read_imagef(img, smp, (int2)(0, 0));
  float4 f4 = read_imagef(img, smp, (int2)(0, 0));
  write_imagef(out, (int2)(0, 0), f);
  write_imagef(out, (int2)(0, 0), (float4)(f));
  int i = read_imagei(img, smp, (int2)(0, 0)).x;
}
#endif

#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : disable
kernel void msaa_off(read_only image2d_msaa_t img) {}

#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void msaa_on(read_only image2d_msaa_t img,
                    read_only image2d_array_msaa_t arr,
                    read_only image2d_msaa_depth_t dep,
                    read_only image2d_array_msaa_depth_t darr,
                    global float4 *out) {
  out[0] = read_imagef(img, (int2)(0, 0), 1);
  out[1] = read_imagef(arr, (int4)(0, 0, 0, 0), 1);
  out[2].x = read_imagef(dep, (int2)(0, 0), 0);
  out[3] = read_imagef(img, (int2)(0, 0));
  int n = get_image_num_samples(img);
  n = get_image_num_samples(arr);
}
