/* A program with one mistake of each kind that the driver reports. */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <stdio.h>

static const char *source = "kernel void sum(global const int *in, global int *out) {\n"
                            "  local int s[64];\n"
                            "  size_t i = get_local_id(0);\n"
                            "  s[i] = in[get_global_id(0)];\n"
                            "  for (size_t d = 32; d > 0; d /= 2)\n"
                            "    if (i < d) s[i] += s[i + d];\n"
                            "  if (i == 0) out[get_group_id(0)] = s[0];\n"
                            "}\n";

static int late[16384];

int main(void) {
  cl_platform_id platform;
  cl_device_id device;
  clGetPlatformIDs(1, &platform, NULL);
  clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL);
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, NULL);
  cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, NULL, NULL);
  int values[256], sums[4] = {0};
  for (int i = 0; i < 256; i++) values[i] = i;
  cl_mem in = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof values, values, NULL);
  cl_mem out = clCreateBuffer(context, CL_MEM_WRITE_ONLY, sizeof sums, NULL, NULL); /* leak */
  cl_program program = clCreateProgramWithSource(context, 1, &source, NULL, NULL);
  clBuildProgram(program, 0, NULL, "", NULL, NULL);
  cl_kernel kernel = clCreateKernel(program, "sum", NULL);
  clSetKernelArg(kernel, 0, sizeof in, &in);
  clSetKernelArg(kernel, 1, 4, &out); /* api-error */
  clSetKernelArg(kernel, 1, sizeof out, &out);
  size_t global = 256, group = 64;
  clEnqueueMapBuffer(queue, in, CL_TRUE, CL_MAP_WRITE, 0, 4, 0, NULL, NULL, NULL);
  clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &group, 0, NULL, NULL); /* mapped-in-use */
  clEnqueueReadBuffer(queue, out, CL_TRUE, 0, sizeof sums, sums, 0, NULL, NULL);
  printf("%d %d %d %d\n", sums[0], sums[1], sums[2], sums[3]);
  cl_command_queue other = clCreateCommandQueueWithProperties(context, device, NULL, NULL);
  cl_mem shared = clCreateBuffer(context, CL_MEM_READ_WRITE, sizeof values, NULL, NULL);
  clEnqueueWriteBuffer(queue, shared, CL_FALSE, 0, sizeof values, values, 0, NULL, NULL); /* host-memory-in-use */
  values[0] = 1;
  clEnqueueFillBuffer(other, shared, &values[1], 4, 0, 4, 0, NULL, NULL); /* unordered-commands */
  clFinish(other);
  clFinish(queue);
  clReleaseCommandQueue(other);
  clReleaseMemObject(shared);
  cl_mem large = clCreateBuffer(context, CL_MEM_READ_WRITE, sizeof late, NULL, NULL);
  clEnqueueFillBuffer(queue, large, &values[1], 4, 0, sizeof late, 0, NULL, NULL);
  clEnqueueReadBuffer(queue, large, CL_FALSE, 0, sizeof late, late, 0, NULL, NULL); /* missing-wait */
  values[2] = late[8192];
  clFinish(queue);
  values[2] += late[8192];
  clReleaseMemObject(large);
  const char *wrong = "kernel void f( {}";
  cl_program failed = clCreateProgramWithSource(context, 1, &wrong, NULL, NULL);
  clBuildProgram(failed, 0, NULL, "", NULL, NULL); /* build-failed */
  clReleaseProgram(failed);
  clEnqueueReadBuffer(queue, out, CL_FALSE, 0, sizeof sums, late, 0, NULL, NULL); /* missing-wait */
  clReleaseKernel(kernel);
  clReleaseProgram(program);
  clReleaseMemObject(in);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return 0;
}
