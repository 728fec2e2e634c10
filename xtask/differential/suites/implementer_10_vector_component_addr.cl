// std: 1.2 2.0
void g(private float *p);
void f(float4 v, global float4 *gv) {
  private float *p = &v.x;
  private float2 *q = &v.lo;
  global float *r = &gv->x;
  global float *s = (global float *)gv;
  private float *t = &v[1];
  g(&v.s3);
  v[0] = 1.0f;
  v[4] = 1.0f;
  v[-1] = 1.0f;
  int i = 2;
  v[i] = v[i + 1];
  v[1.0f] = 0.0f;
  gv->xy = v.zw;
  gv[1].s3 += 1.0f;
  v.x++;
  v.xy++;
  v.xx++;
  const float4 cv = (float4)(0.0f);
  cv.x = 1.0f;
  int n = vec_step(v);
  n = vec_step(float3);
  n = vec_step(int);
  n = vec_step(void);
  n = vec_step(gv);
  n = sizeof(v.xyz);
}
