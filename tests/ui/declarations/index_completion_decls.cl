// std: 1.2 2.0

/// \brief Point used by the kernels below.
typedef struct point {
  float2 pos; ///< position
  int id;
} point_t;

/*! Forward declaration. */
void helper(global point_t *p, int n);

/**
 * \param pts the points
 * \param n their number
 */
kernel void scale_points(global point_t *pts, const int n, local float *tmp) {
  size_t gid = get_global_id(0);
  if (gid >= n)
    return;
  tmp[get_local_id(0)] = pts[gid].pos.x;
  barrier(CLK_LOCAL_MEM_FENCE);
  helper(pts + gid, n);
  pts[gid].
} //~ ERROR CL0201

void helper(global point_t *p, int n) {
  p->pos *= (float)n;
  p->missing = 1; //~ ERROR CL0531
  p->pos.q = 2; //~ ERROR CL0516
}
