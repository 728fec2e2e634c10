// std: 1.2 2.0 3.0
typedef unsigned int my_uint;
typedef image2d_t my_image;
struct args {
  int a;
  char b[3];
};
// CHECK: !kernel_arg_addr_space
kernel void md1(global int *restrict g, const global float4 *cg, volatile global int *vg, constant uchar *c, local double *l) {
}
kernel void md2(int i, my_uint u, unsigned long ul, float16 f, struct args s) {
}
kernel void md3(read_only image1d_t a, write_only image3d_t b, my_image c, read_only image2d_array_t d, sampler_t s) {
}
#if __OPENCL_C_VERSION__ == 200
kernel void md4(read_only pipe int p, write_only pipe float4 w, read_write image2d_t rw) {
}
#endif
kernel __attribute__((vec_type_hint(uint4), work_group_size_hint(1, 2, 4)))
void md5(void) {
}
__attribute__((reqd_work_group_size(1, 2, 4))) kernel void md6(global unsigned char *restrict const p) {
}
