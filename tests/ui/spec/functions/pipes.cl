// Pipes and their functions (OpenCL C 6.15.18).
// std: 2.0+
typedef struct { int a; float4 b; } packet;
// Of scalars, vectors and types that are made of them; arguments alone.
void packets(pipe int a, read_only pipe float4 b, write_only pipe packet c, __read_only pipe uchar d) {}
kernel void to_kernels(read_only pipe int a, write_only pipe packet b) {}
void both(read_write pipe int p) {} //~ ERROR CL0429
void to_a_pipe(pipe global int *p) {} //~ ERROR CL0424
void of_images(pipe image2d_t p) {} //~ WARNING CL0426
void of_samplers(pipe sampler_t p) {} //~ WARNING CL0426
typedef global int *pointer_t;
void of_pointers(pipe pointer_t p) {} //~ WARNING CL0426
pipe int at_program_scope; //~ ERROR CL0422
void variable(void) { pipe int p; } //~ ERROR CL0422
void pointer(pipe int *p) {} //~ ERROR CL0424
pipe int result(void); //~ ERROR CL0423
// No operators.
void added(read_only pipe int p) { p + 1; } //~ ERROR CL0502
void assigned(read_only pipe int p, read_only pipe int q) { p = q; } //~ ERROR CL0502
void indexed(read_only pipe int p) { p[0]; } //~ ERROR CL0529
void address(read_only pipe int p) { &p; } //~ ERROR CL0502
void negated(read_only pipe int p) { !p; } //~ ERROR CL0502
// A packet is read through a pointer to one, in any memory that is written.
int reads(read_only pipe int p, pipe packet q, global int *g, local int *l, private int *v, int *n, packet s) { return read_pipe(p, g) + read_pipe(p, l) + read_pipe(p, v) + read_pipe(p, n) + read_pipe(q, &s); }
int writes(write_only pipe int p, write_only pipe packet q, const global int *g, const int *n, packet s) { return write_pipe(p, g) + write_pipe(p, n) + write_pipe(q, &s); }
int read_value(read_only pipe int p, int n) { return read_pipe(p, n); } //~ ERROR CL0608
int read_other(read_only pipe int p, float *n) { return read_pipe(p, n); } //~ ERROR CL0608
int read_constant(read_only pipe int p, constant int *n) { return read_pipe(p, n); } //~ WARNING CL0608
int read_to_const(read_only pipe int p, const int *n) { return read_pipe(p, n); } //~ WARNING CL0608
int write_other(write_only pipe int p, packet *n) { return write_pipe(p, n); } //~ ERROR CL0608
int write_constant(write_only pipe int p, constant int *n) { return write_pipe(p, n); } //~ WARNING CL0608
int read_alone(read_only pipe int p) { return read_pipe(p); } //~ ERROR CL0603
int read_three(read_only pipe int p, reserve_id_t r, int *n) { return read_pipe(p, r, n); } //~ ERROR CL0603
int read_no_pipe(int *n) { return read_pipe(n, n); } //~ ERROR CL0608
int read_wrong_way(write_only pipe int p, int *n) { return read_pipe(p, n); } //~ ERROR CL0610
int write_wrong_way(read_only pipe int p, int *n) { return write_pipe(p, n); } //~ ERROR CL0610
int write_plain(pipe int p, int *n) { return write_pipe(p, n); } //~ ERROR CL0610
// Reservations.
void reserved(read_only pipe int p, write_only pipe int q, uint n, int *v) {
  reserve_id_t r = reserve_read_pipe(p, n), w = reserve_write_pipe(q, 1);
  if (is_valid_reserve_id(r) && is_valid_reserve_id(w)) { read_pipe(p, r, 0, v); write_pipe(q, w, n, v); }
  commit_read_pipe(p, r); commit_write_pipe(q, w);
  r = work_group_reserve_read_pipe(p, n); w = work_group_reserve_write_pipe(q, n);
  work_group_commit_read_pipe(p, r); work_group_commit_write_pipe(q, w);
  r = sub_group_reserve_read_pipe(p, n); sub_group_commit_read_pipe(p, r);
  w = sub_group_reserve_write_pipe(q, n); sub_group_commit_write_pipe(q, w);
  r = CLK_NULL_RESERVE_ID;
}
void reserved_pointer(read_only pipe int p, int *n) { reserve_read_pipe(p, n); } //~ ERROR CL0608
void reserved_wrong_way(read_only pipe int p) { reserve_write_pipe(p, 1); } //~ ERROR CL0610
void committed_number(read_only pipe int p) { commit_read_pipe(p, 1); } //~ ERROR CL0608
void committed_wrong_way(read_only pipe int p, reserve_id_t r) { work_group_commit_write_pipe(p, r); } //~ ERROR CL0610
void valid_number(int n) { is_valid_reserve_id(n); } //~ ERROR CL0506
int number(reserve_id_t r) { return r; } //~ ERROR CL0506
// Queries are of pipes of both ways.
uint asked(read_only pipe int p, write_only pipe packet q) { return get_pipe_num_packets(p) + get_pipe_max_packets(q); }
uint asked_number(int n) { return get_pipe_num_packets(n); } //~ ERROR CL0608
