// A struct that would hold an image is no parameter of a kernel either.
typedef struct { image2d_t image; } with_image;  //~ ERROR CL0426
typedef struct { sampler_t sampler; } with_sampler;  //~ ERROR CL0426
kernel void images(with_image a) {}  //~ ERROR CL0707
kernel void samplers(with_sampler a) {}
