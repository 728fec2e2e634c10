"""A reduction without a barrier, as an application has it."""

import numpy as np
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, """
kernel void sum(global const int *in, global int *out) {
  local int s[64];
  size_t i = get_local_id(0);
  s[i] = in[get_global_id(0)];
  if (i == 0) {
    int total = 0;
    for (int k = 0; k < 64; ++k) total += s[k];
    out[get_group_id(0)] = total;
  }
}
""").build()
values = np.arange(128, dtype=np.int32)
sums = np.zeros(2, dtype=np.int32)
flags = cl.mem_flags
a = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=values)
b = cl.Buffer(context, flags.WRITE_ONLY, sums.nbytes)
program.sum(queue, values.shape, (64,), a, b)
cl.enqueue_copy(queue, sums, b)
print(sums.tolist())
