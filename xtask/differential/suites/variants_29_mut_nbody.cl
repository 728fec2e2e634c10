// std: 1.0 1.2 2.0
struct body { float4 pos; float4 vel; };

float4 accel(float4 a, float4 b, float soft) {
  float4 r = b - a;
  float d2 = r.x * r.x + r.y * r.y + r.z * r.z + soft;
  float inv = rsqrt(d2);
  return r * (b.w * inv * inv * inv);
}

__kernel void nbody(__global struct body *bs, __local float4 *cache, int n, float dt) {
  int i = get_global_id(0);
  float4 acc = 0;
  for (int j = 0; j < n; ++j)
    acc += accel(bs[i].pos, bs[j].pos, 1e-3f);
  bs[i].vel += acc * dt;
  bs[i].pos = mad(bs[i].vel, (float4)(dt), bs[i].pos);
}

void integ1(__global struct body *b, float4 acc, float dt) {
  b.vel += acc * dt;
}
void integ2(__global struct body *b, float4 acc, float dt) {
  b->veloc += acc * dt;
}
void integ3(__global struct body b, float4 acc, float dt) {
  b.vel += acc * dt;
}
void integ4(__global const struct body *b, float4 acc, float dt) {
  b->vel += acc * dt;
}
void integ5(__global struct body *b, float4 acc, float dt) {
  b->vel += acc * acc.xy;
}
void integ6(__global struct bodies *b, float4 acc, float dt) {
  b->vel += acc * dt;
}
void integ7(__global struct body *b, float4 acc, float dt) {
  b->pos = mad(b->vel, dt, b->pos);
}
void integ8(__global struct body *b, float4 acc, float dt) {
  b->pos = mad(b->vel, (float4)(dt));
}
void integ9(__global struct body *b, float4 acc, float dt) {
  *b += acc * dt;
}
void integ10(__global struct body *b, float4 acc, float dt) {
  b[0].vel -= acc / dt;
}
void integ11(struct body b, float4 acc, int dt) {
  b.vel = acc * dt;
}
