// std: 1.0 1.2 2.0

event_t at_file_scope;

typedef struct {
  event_t done;
  int tag;
} transfer_t;

event_t start(local float *dst, const global float *src, size_t n) {
  return async_work_group_copy(dst, src, n, 0);
}

void finish(event_t *e, int n) { wait_group_events(n, e); }

kernel void stream(global float *data, local float *tile, global int *ints,
                   int n, event_t given) {
  event_t pending[2];
  event_t zero = 0;
  event_t one = 1;
  event_t from_n = n;
  local event_t shared;
  pending[0] = start(tile, data, 64);
  pending[1] = async_work_group_copy(tile + 64, data + 64, (size_t)64,
                                     pending[0]);
  finish(pending, 2);
  finish(pending[0], 1);
  wait_group_events(2, pending);
  wait_group_events(pending, 2);
  pending[0] = async_work_group_copy(tile, ints, 64, 0);
  pending[0] = async_work_group_copy(data, tile, 64, n);
  pending[0] = async_work_group_strided_copy(tile, data, 64, 4, 0);
  pending[0] = async_work_group_strided_copy(tile, data, 64, 0);
  if (pending[0])
    return;
  if (pending[0] == zero)
    return;
  pending[0]++;
  n = (int)pending[0];
  prefetch(data, 64);
  prefetch(tile, 64);
}
