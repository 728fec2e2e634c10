// std: 1.2 2.0 3.0
enum mode { MODE_A, MODE_B = 4 };
union bits { float f; uint u; char c[4]; };
struct node { global struct node *next; enum mode m; union bits b; float3 v; unsigned flag; };

global struct node *walk(global struct node *n, int depth) {
  int i;
  for (i = 0; i < depth && n; ++i)
    n = n->next;
  return n;
}

kernel void debug_me(global struct node *n, constant uchar4 *c, local double2 *d, image2d_t im, sampler_t smp, event_t ev) {
  local int shared[4];
  private float3 priv = n->v;
  const half *hp = 0;
  size_t gid = get_global_id(0);
  shared[gid & 3] = c[0].x;
  priv.x = shared[0];
  n->v = priv;
}

struct bitfields { int a : 3; };
struct vla_like { int n; int data[]; };
struct self_incomplete;
void use(struct self_incomplete s);
void vla(int n) { int a[n]; }
