// std: 1.0 1.2 3.0

float blur(float x) { return x * 0.25f; }
float sharpen(float x);
void trace(constant char *what, ...);
typedef float op_t(float);
typedef float (*op_ptr_t)(float);
op_t declared_by_typedef;

float run(float x, op_ptr_t op) { return op(x); }
float run_decayed(float x, op_t op) { return op(x); }
constant op_ptr_t ops[] = {blur, sharpen};

kernel void effects(global float *px, int which) {
  size_t i = get_global_id(0);
  op_ptr_t op = which ? blur : sharpen;
  px[i] = run(px[i], blur);
  px[i] = run(px[i], &blur);
  px[i] = (*blur)(px[i]);
  px[i] = (blur)(px[i]);
  px[i] = (which ? blur : sharpen)(px[i]);
  px[i] = declared_by_typedef(px[i]);
  px[i] = emboss(px[i]);
  px[i] = blur(px[i], 1.0f);
  ulong address = (ulong)blur;
  if (blur == sharpen)
    return;
  trace("done", i);
}

#define LOG(fmt, ...) log_values(fmt, ##__VA_ARGS__)
void log_values(constant char *fmt, int a) {}
kernel void macro_is_fine(void) { LOG("%d", 1); }
