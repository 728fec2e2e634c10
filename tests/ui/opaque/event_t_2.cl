// std: 1.0 1.2 2.0

event_t at_file_scope; //~ ERROR CL0427

typedef struct {
  event_t done; //~ ERROR CL0426
  int tag;
} transfer_t;

event_t start(local float *dst, const global float *src, size_t n) {
  return async_work_group_copy(dst, src, n, 0);
}

void finish(event_t *e, int n) { wait_group_events(n, e); }

kernel void stream(global float *data, local float *tile, global int *ints,
                   int n, event_t given) { //~ ERROR CL0706
  event_t pending[2];
  event_t zero = 0;
  event_t one = 1; //~ ERROR CL0506
  event_t from_n = n; //~ ERROR CL0506
  local event_t shared; //~ ERROR CL0318
  pending[0] = start(tile, data, 64);
  pending[1] = async_work_group_copy(tile + 64, data + 64, (size_t)64,
                                     pending[0]);
  finish(pending, 2);
  finish(pending[0], 1); //~ ERROR CL0506
  wait_group_events(2, pending);
  wait_group_events(pending, 2); //~ ERROR CL0507 //~ ERROR CL0507
  pending[0] = async_work_group_copy(tile, ints, 64, 0); //~ ERROR CL0604
  pending[0] = async_work_group_copy(data, tile, 64, n); //~ ERROR CL0604
  pending[0] = async_work_group_strided_copy(tile, data, 64, 4, 0);
  pending[0] = async_work_group_strided_copy(tile, data, 64, 0); //~ ERROR CL0604
  if (pending[0]) //~ ERROR CL0532
    return;
  if (pending[0] == zero) //~ ERROR CL0502
    return;
  pending[0]++; //~ ERROR CL0502
  n = (int)pending[0]; //~ ERROR CL0512
  prefetch(data, 64);
  prefetch(tile, 64); //~ ERROR CL0604
}
