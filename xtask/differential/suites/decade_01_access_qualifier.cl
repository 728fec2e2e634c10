// std: 1.2 2.0 3.0

// Access qualifiers coming through a chain of typedefs.
typedef image2d_t plain;
typedef plain plain_again;
typedef __read_only image2d_t source;
typedef source source_again;
typedef __write_only image2d_t sink;

float4 fetch(source s, int2 at) { return read_imagef(s, at); }
float4 fetch_plain(plain_again s, int2 at) { return read_imagef(s, at); }
void store(sink d, int2 at, float4 v) { write_imagef(d, at, v); }

kernel void blit(source_again from, sink to) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  store(to, at, fetch(from, at));
  store(to, at, fetch_plain(from, at));
  store(from, at, fetch(from, at));
  store(to, at, fetch(to, at));
}

kernel void requalified(write_only source s) {}
kernel void requalified_same(read_only source s) {}
kernel void requalified_plain(write_only plain_again s) {}
kernel void repeated(write_only write_only image2d_t d) {}
kernel void conflicting(read_only write_only image2d_t d) {}
kernel void on_vector(read_only float4 v) {}
kernel void on_pointer(global read_only float *p) {}
kernel void on_sampler(read_only sampler_t s) {}

read_only void on_return(void);
write_only int on_variable;

struct on_field {
  read_only int member;
};

kernel void both_ways(read_write image2d_t io, int2 at) {
  float4 v = read_imagef(io, at);
  write_imagef(io, at, v);
  fetch(io, at);
}
