// No function took depth images before OpenCL C 1.2.
kernel void f(read_only image2d_depth_t i, sampler_t s, write_only image2d_depth_t w, read_only image2d_array_depth_t a, global float *f) {
    f[0] = read_imagef(i, s, (int2)(0));  //~ ERROR[1.0,1.1] CL0604
    f[0] = read_imagef(a, s, (int4)(0));  //~ ERROR[1.0,1.1] CL0604
    write_imagef(w, (int2)(0), 1.0f);  //~ ERROR[1.0,1.1] CL0604
    f[0] = get_image_width(i);  //~ ERROR[1.0,1.1] CL0604
    f[0] = get_image_dim(i).x;  //~ ERROR[1.0,1.1] CL0604
    f[0] = get_image_array_size(a);  //~ ERROR[1.0,1.1] CL0604
}
