// std: 1.2 2.0
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
typedef half half4_t __attribute__((ext_vector_type(4)));
void kernel testFloatTypes(void) {
  half scalarHalf;
  half4_t vectorHalf;
  float scalarFloat;
  double scalarDouble;
  float4 vectorFloat;
}

#if __OPENCL_VERSION__ >= 200
void kernel OCLPipe(pipe int rw, read_only pipe int2 ro, write_only pipe float wo) {}
void kernel OCLQueue(queue_t q) {}
void testEvents(clk_event_t c, reserve_id_t r) {
  queue_t scalarQueue;
  clk_event_t scalarEvent = c;
  reserve_id_t scalarReserve = r;
}
#endif

void kernel OCLImage(read_only image1d_t a, write_only image1d_array_t b, image2d_array_depth_t c) {}
void kernel OCLSampler(sampler_t s) { event_t evt; sampler_t other = s; }
void kernel badEvent(event_t e) {}
