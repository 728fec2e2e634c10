// std: 1.2 2.0 3.0
#define MAX_STEPS 500
typedef struct { float4 row[3]; } mat34;

constant sampler_t vol_s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

float4 xform(constant mat34 *m, float4 v) {
  return (float4)(dot(v, m->row[0]), dot(v, m->row[1]), dot(v, m->row[2]), 1.0f);
}

int box_hit(float4 o, float4 d, float *tn, float *tf) {
  float4 inv = (float4)(1.0f) / d;
  float4 t0 = inv * (-1.0f - o), t1 = inv * (1.0f - o);
  float4 lo = fmin(t0, t1), hi = fmax(t0, t1);
  *tn = fmax(fmax(lo.x, lo.y), lo.z);
  *tf = fmin(fmin(hi.x, hi.y), hi.z);
  return *tf > *tn;
}

uint pack(float4 c) {
  uchar4 b = convert_uchar4_sat_rte(clamp(c, 0.0f, 1.0f) * 255.0f);
  return ((uint)b.w << 24) | ((uint)b.z << 16) | ((uint)b.y << 8) | b.x;
}

kernel void march(global uint *fb, uint2 size, float density, constant mat34 *view,
                  read_only image3d_t vol, read_only image2d_t tf, sampler_t tf_s) {
  uint2 px = (uint2)(get_global_id(0), get_global_id(1));
  if (px.x >= size.x || px.y >= size.y) return;
  float2 uv = convert_float2(px) / convert_float2(size) * 2.0f - 1.0f;
  float4 o = xform(view, (float4)(0, 0, 0, 1));
  float4 d = xform(view, normalize((float4)(uv, -2.0f, 0.0f)));
  float tn, tf_;
  if (!box_hit(o, d, &tn, &tf_)) {
    fb[mad24(px.y, size.x, px.x)] = 0;
    return;
  }
  float4 acc = 0.0f;
  for (uint i = 0; i < MAX_STEPS && tn < tf_ && acc.w < 0.95f; i++, tn += 0.01f) {
    float4 pos = (o + tn * d) * 0.5f + 0.5f;
    float s = read_imagef(vol, vol_s, pos).x;
    float4 c = read_imagef(tf, tf_s, (float2)(s, 0.5f));
    acc = mix(acc, c, (float4)(c.w * density));
  }
  fb[mad24(px.y, size.x, px.x)] = pack(acc);
  if (get_image_depth(vol) == 1 && get_image_channel_order(tf) != CLK_RGBA)
    fb[0] = get_image_channel_data_type(tf) == CLK_UNORM_INT8;
}
