// std: 2.0 3.0

typedef float (^filter_t)(float);

filter_t unset_at_file_scope;
filter_t twice = ^(float x) { return 2.0f * x; };
constant filter_t half_of = ^(float x) { return 0.5f * x; };

float apply(float x, filter_t f) { return f(x); }
filter_t choose(int which);

struct stage {
  filter_t run;
};

kernel void pipeline(global float *data, int which, filter_t extra) {
  size_t id = get_global_id(0);
  filter_t empty;
  filter_t clamp01 = ^(float x) { return clamp(x, 0.0f, 1.0f); };
  filter_t shifted = ^(float x) { return x + data[id]; };
  filter_t wrong_arg = ^(int x) { return 1.0f; };
  filter_t wrong_ret = ^(float x) { return 1; };
  filter_t explicit_ret = ^float(float x) { return 1; };
  filter_t all[2] = {clamp01, shifted};
  filter_t *where = &clamp01;
  clamp01 = shifted;
  data[id] = clamp01(data[id]);
  data[id] = clamp01(data[id], 1.0f);
  data[id] = clamp01();
  data[id] = (which ? clamp01 : shifted)(data[id]);
  data[id] = ^(float x) { return x; }(data[id]);
  data[id] = *clamp01;
  if (clamp01 == shifted)
    return;
  if (clamp01)
    return;
  void (^log_it)(constant char *, ...) = ^(constant char *f, ...) {};
}
