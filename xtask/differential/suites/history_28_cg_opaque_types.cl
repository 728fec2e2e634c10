// std: 1.2 2.0
const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

void take_1d(image1d_t a, image1d_buffer_t b, image1d_array_t c) {}
void take_2d(image2d_t a, image2d_array_t b) {}
void take_3d(write_only image3d_t a) {}
void take_sampler(sampler_t s) {}
void take_event(event_t e) {}
#if __OPENCL_C_VERSION__ >= 200
void take_rw(read_write image2d_t a) {}
void take_depth(read_only image2d_depth_t a, read_only image2d_array_depth_t b) {}
void take_queue(queue_t q, clk_event_t e, reserve_id_t r) {}
void take_pipe(read_only pipe float2 in, write_only pipe uchar out) {}
#endif

kernel void k(read_only image2d_t img) {
  event_t e;
  take_event(e);
  take_sampler(linear);
  take_sampler(CLK_FILTER_NEAREST);
}
