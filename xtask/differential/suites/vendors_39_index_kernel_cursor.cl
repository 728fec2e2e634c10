// std: 1.2 2.0
// The cursors and types of kernels, parameters, typedefs and members for the index.

typedef struct Data_s { __global int *ptr; float4 v; } Data;
enum Mode { ModeA = 1, ModeB = ModeA << 2 };
#define SCALE(x) ((x) * 2)

// CHECK: FunctionDecl=exercise:8:15 (Definition) attribute(kernel)
__kernel void exercise(__global float4 *in /* input */, __local int *scratch, const uint n) {
  size_t gid = get_global_id(0);
  if (gid >= n)
    return;
  Data d = { .ptr = 0, .v = in[gid] };
  d.v.xyz = SCALE(d.v.zyx);
  in[gid] = d.v;
  scratch[0] = ModeB;
}

/// \brief Documented helper.
/// \param x the operand
static float documented(float x) { return x; }

void use(void) {
  documented(1.0f);
  undeclared_fn(2);
  Unknown u;
  d.v = 0;
}

__kernel void incomplete(__global struct Missing *m) { m->x = 1; }
__kernel void recovers(int i) { int j = i }
