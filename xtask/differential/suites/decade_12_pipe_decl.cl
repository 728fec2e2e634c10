// std: 1.2 2.0 3.0

// "pipe" is an ordinary identifier before OpenCL C 2.0.
#if __OPENCL_C_VERSION__ < 200
int pipe(int pipe) { return pipe; }
kernel void stage(pipe int in) {}
#else
int pipe;
typedef struct {
  int id;
} job_t;

kernel void stage(read_only pipe job_t in, write_only pipe job_t out) {}
kernel void unqualified(pipe job_t in) {}
kernel void vectors(pipe float4 in, pipe uchar16 *out) {}
kernel void both(read_write pipe job_t io) {}
kernel void untyped(read_only pipe in) {}
kernel void of_pointer(pipe global int *in) {}
kernel void of_image(pipe image2d_t in) {}
kernel void of_pipe(pipe pipe int in) {}
kernel void listed(pipe int in[2]) {}
kernel void constants(const pipe int in) {}

uint waiting(read_only pipe job_t in) { return get_pipe_num_packets(in); }

void copies(read_only pipe job_t in, write_only pipe job_t out,
            read_only pipe int other) {
  pipe job_t mine = in;
  uint n = waiting(in);
  n = waiting(out);
  n = waiting(other);
  n = in;
  out = in;
  in.id = 1;
  in[0];
  *in;
  !in;
  n = in == other;
}

pipe job_t make(void);

struct graph {
  pipe job_t edge;
};
#endif
