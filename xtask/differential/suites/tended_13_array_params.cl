// std: 1.2 2.0 3.0

void arr_param(int a[4], local int c[2], constant int d[3]);
kernel void arr_kernel(int a[4]) {}
kernel void arr_kernel_g(global int a[4]) {}
kernel void arr_kernel_2d(local int a[][3]) {}

void call(global int *g, local int *l, constant int *c) {
  int arr[4];
  local int larr[2];
  arr_param(arr, larr, c);
  arr_param(arr, l, c);
  arr_param(arr, g, c);
  arr_param(larr, l, c);
}
