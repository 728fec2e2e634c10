// std: 1.2 2.0
// Declarations an indexer visits: kernels, typedefs, opaque types.

typedef read_only image2d_t ro_img;
typedef struct pt { int x, y; } pt_t;
typedef enum { RED, GREEN = 5, BLUE } color_t;

pt_t forward(pt_t p, color_t c);

kernel void visit(ro_img img, sampler_t smp, global pt_t *pts, constant color_t *c) {
  event_t evt;
  pts[0] = forward(pts[1], c[0]);
  pts[1].x = BLUE;
  undeclared_symbol = 1;
}

pt_t forward(pt_t p, color_t c) {
  p.x += c;
  p.z = 1;
  return p;
}
