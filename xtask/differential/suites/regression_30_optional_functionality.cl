// std: 1.2 2.0 3.0
// opts: -DPIPES=1
// opts: -DENQUEUE=1
// opts: -DIMAGES=1
#ifdef PIPES
void p(read_only pipe int a) {}
int pipe;
#elif defined(ENQUEUE)
void q(queue_t a, clk_event_t b, ndrange_t c) {
  void (^blk)(void) = ^{};
  enqueue_kernel(a, 0, c, blk);
}
#elif defined(IMAGES)
void r(read_write image2d_t a) {}
void s(write_only image3d_t a) {}
void t(read_only image2d_depth_t a) {}
void u(read_only image2d_msaa_t a) {}
#endif
int generic(generic int *p) { return *p; }
reserve_id_t rid(void);
