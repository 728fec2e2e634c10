// One mistake each; what a detector must say stands in the launch file.

kernel void dr_global_only_fence(local int *s, global int *o) {
  int l = get_local_id(0); s[l] = l; barrier(CLK_GLOBAL_MEM_FENCE);
  if (l == 0) {
    int x = 0;
    for (int i = 0; i < 4; i++) x += s[i];
    *o = x;
  }
}

kernel void dr_local_only_fence(global int *d, global int *o) {
  int l = get_local_id(0); d[l] = l; barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    int x = 0;
    for (int i = 0; i < 4; i++) x += d[i];
    *o = x;
  }
}

kernel void dr_global_rw(global int *d) { int g = get_global_id(0); if (g == 0) *d = 7; else { int x = *d; d[g] = x; } }

kernel void dr_global_ww(global int *d) { *d = get_global_id(0); }

kernel void dr_increment(global int *d) { (*d)++; }

kernel void dr_intergroup(global int *d, global int *o) {
  int g = get_global_id(0); d[g] = g; barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) == 0) {
    int x = 0;
    for (int i = 0; i < 8; i++) x += d[i];
    o[get_group_id(0)] = x;
  }
}

kernel void dr_intergroup_hidden(global int *d, global int *o) {
  int g = get_group_id(0); o[g] = d[0]; barrier(CLK_GLOBAL_MEM_FENCE);
  if (g == 0) d[0] = 99;
}

kernel void dr_intragroup(local int *s, global int *o) { int l = get_local_id(0); s[l] = l; o[l] = s[3 - l]; }

kernel void dr_intragroup_hidden(local int *s, global int *o) {
  int l = get_local_id(0);
  if (l == 0) s[0] = 5;
  if (l == 3) o[0] = s[0];
  barrier(CLK_LOCAL_MEM_FENCE); o[l + 1] = s[0];
}

kernel void dr_local_rw(local int *s, global int *o) {
  int l = get_local_id(0);
  if (l == 0) *s = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) *s = 42;
  o[l] = *s;
}

kernel void dr_local_ww(local int *s, global int *o) {
  int l = get_local_id(0); *s = l; barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) *o = *s;
}

kernel void dr_atomic_after(global int *d, global int *o) {
  if (get_global_id(0) == get_global_size(0) - 1) *o = *d;
  atomic_dec(d);
}

kernel void dr_atomic_before(global int *d, global int *o) {
  atomic_inc(d);
  if (get_global_id(0) == get_global_size(0) - 1) *o = *d;
}

kernel void dr_reduce_bad(global int *in, global int *o, local int *s) {
  int l = get_local_id(0); s[l] = in[l]; barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 4; d > 0; d >>= 1) {
    if (l < d) s[l] += s[l + d];
  }
  if (l == 0) *o = s[0];
}

kernel void dr_vector_overlap(global int *d) { int g = get_global_id(0); vstore4((int4)(g), 0, d + g); }

kernel void dr_neighbour(global int *d) { int g = get_global_id(0); d[g] = d[(g + 1) % get_global_size(0)]; }

kernel void dr_bank_loop(global int *o, local int *s) {
  int l = get_local_id(0);
  for (int i = 0; i < 3; i++) {
    s[l] = i + l; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] += s[(l + 1) & 3];
  }
}

kernel void dr_async_nobarrier(global int *in, global int *o, local int *s) {
  s[get_local_id(0)] = 1; event_t e = async_work_group_copy(o, s, 4, 0); wait_group_events(1, &e);
}

kernel void mc_read(global int *a, global int *o) { int g = get_global_id(0); o[g] = a[g + 1]; }

kernel void mc_write(global int *a) { int g = get_global_id(0); a[g + 1] = g; }

kernel void mc_negative(global int *a, global int *o) { int g = get_global_id(0); o[g] = a[g - 1]; }

kernel void mc_private(global int *o, int n) {
  int a[4] = {1, 2, 3, 4}; int s = 0;
  for (int i = 0; i <= n; i++) s += a[i];
  *o = s;
}

constant int t_mc_constant[3] = {1,2,3}; kernel void mc_constant(global int *o, int i) { *o = t_mc_constant[i]; }

kernel void mc_null(global int *a, global int *o) { *o = *a; }

kernel void mc_null_write(global int *a, global int *o) { if (*o == 0) a[2] = 1; }

kernel void mc_ro(global int *a) { *a = 1; }

kernel void mc_wo(global int *a, global int *o) { *o = *a; }

kernel void mc_async_oob(global int *a, global int *o, local int *s) {
  event_t e = async_work_group_copy(s, a, 5, 0); wait_group_events(1, &e);
  o[get_local_id(0)] = s[get_local_id(0)];
}

kernel void mc_vload(global int *a, global int *o) { vstore4(vload4(1, a), 0, o); }

kernel void mc_int3_store_short(global int3 *a) { a[0] = (int3)(1,2,3); }

kernel void mc_casted_oob(global int *o, int i) { int a[4] = {1,2,3,4}; char *c = (char *)a; o[0] = c[i]; }

kernel void mc_static_2d(global int *o, int i, int j) { int a[2][3] = {{1,2,3},{4,5,6}}; *o = a[i][j]; }

typedef struct {
  int a; int b[2];
} S_mc_struct_ptr;
kernel void mc_struct_ptr(global S_mc_struct_ptr *s, global int *o) {
  o[get_global_id(0)] = s[get_global_id(0)].b[1];
}

kernel void mc_align(global char *a, global int *o) { *o = *(global int *)(a + 1); }

kernel void mc_align_vec(global int *a, global int4 *o) { *o = *(global int4 *)(a + 1); }

kernel void mc_ptr_wrap(global int *a, global int *o, ulong n) { *o = *(global int *)((global char *)a + n); }

kernel void mc_private_to_local(global int *o) { local int s[2]; for (int i = 0; i < 3; i++) s[i] = i; *o = s[0]; }

kernel void un_local_var(local int *s, global int *o) { o[get_local_id(0)] = s[get_local_id(0)]; }

kernel void un_private_array(global int *o) { int a[4]; a[0] = 1; o[0] = a[0] + a[1]; }

kernel void un_variable(global int *o, int n) { int x; if (n > 2) x = 5; o[0] = x; }

kernel void un_branch(global int *o) { int a[2]; if (a[1]) o[0] = 1; else o[0] = 2; }

kernel void un_address(global int *o) { int a[2]; o[a[1] & 1] = 1; }

kernel void un_global(global int *a, global int *o) { o[get_global_id(0)] = a[get_global_id(0)] + 1; }

kernel void un_vector_part_bad(global int *o) { int4 v; v.xyz = (int3)(1,2,3); o[0] = v.w; }

kernel void un_vector_store(global int4 *o) { int4 v; v.xyz = (int3)(1,2,3); *o = v; }

typedef struct {
  char a; int b;
} S_un_struct_member;
kernel void un_struct_member(global S_un_struct_member *o) {
  S_un_struct_member s; s.a = 1; *o = s;
}

kernel void un_local_shared(global int *o, local int *s) {
  int l = get_local_id(0);
  if (l < 3) s[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE); o[l] = s[3 - l];
}

kernel void un_loop(global int *o, int n) { int sum; for (int i = 0; i < n; i++) sum += i; o[0] = sum; }

int f_un_function(int *p) { return *p + 1; } kernel void un_function(global int *o) { int x; o[0] = f_un_function(&x); }

kernel void un_atomic_local(global int *o) { local int s; atomic_inc(&s); barrier(CLK_LOCAL_MEM_FENCE); *o = s; }

kernel void un_printf(global int *o) { int x[1]; printf("%d\n", x[0]); o[0] = 1; }

kernel void un_switch(global int *o) { int x[1]; switch (x[0]) { case 0: o[0] = 1; break; default: o[0] = 2; } }

kernel void bd_if(global int *o) { if (get_local_id(0) == 0) barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }

kernel void bd_two(global int *o) {
  if (get_local_id(0) == 0) barrier(CLK_LOCAL_MEM_FENCE);
  else barrier(CLK_LOCAL_MEM_FENCE);
  o[get_global_id(0)] = 1;
}

kernel void bd_loop(global int *o) {
  for (int i = 0; i < (int)get_local_id(0); i++) barrier(CLK_LOCAL_MEM_FENCE);
  o[get_global_id(0)] = 1;
}

kernel void bd_return(global int *o) {
  if (get_local_id(0) == 3) return;
  barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1;
}

void sync_bd_function(int x) {
  if (x) barrier(CLK_LOCAL_MEM_FENCE);
}
kernel void bd_function(global int *o) {
  sync_bd_function(get_local_id(0) < 2); o[get_global_id(0)] = 1;
}

kernel void bd_async(global int *a, local int *s, global int *o) {
  event_t e;
  if (get_local_id(0) < 2) {
    e = async_work_group_copy(s, a, 4, 0); wait_group_events(1, &e);
  }
  o[get_local_id(0)] = 1;
}

kernel void ev_invalid(global int *o) { event_t e = 0; wait_group_events(1, &e); o[0] = 1; }

kernel void div_zero(global int *o, int n) { o[0] = 5 / n; }

kernel void d_async_unwaited_race(global int *a, local int *s, global int *o) {
  event_t e=async_work_group_copy(s, a, 4, 0); o[get_local_id(0)]=s[get_local_id(0)];
  wait_group_events(1, &e);
}

kernel void d_write_while_copy(global int *a, local int *s, global int *o) {
  s[get_local_id(0)]=1; barrier(CLK_LOCAL_MEM_FENCE); event_t e=async_work_group_copy(o, s, 4, 0);
  s[get_local_id(0)]=2; wait_group_events(1, &e);
}

kernel void d_char_then_int(global char *o, global int *r) {
  int g=get_global_id(0);
  if(g==0)*(global int*)o=5;
  else if(g<4) o[g]=1;
}

kernel void d_stencil_inplace(global int *a) {
  int g=get_global_id(0); int v=a[g]+(g?a[g-1]:0); barrier(CLK_GLOBAL_MEM_FENCE); a[g]=v;
}

kernel void d_nonatomic_flag(global volatile int *f, global int *o) {
  int g=get_global_id(0);
  if(g==0) {
    o[0]=42; *f=1;
  } else {
    if(*f) o[1]=o[0];
  }
}

kernel void d_count_then_read_next(global int *c, global int *o) {
  int l=get_local_id(0); local int s;
  if(l==0)s=0;
  barrier(CLK_LOCAL_MEM_FENCE); atomic_inc(&s); o[get_global_id(0)]=s;
}

kernel void d_neg_index_local(global int *o) {
  local int s[4]; int l=get_local_id(0); s[l]=l; barrier(CLK_LOCAL_MEM_FENCE); o[l]=s[l-1];
}

kernel void d_loop_overrun(global int *a,global int *o,int n){ int s=0; for(int i=0;i<=n;i++)s+=a[i]; o[0]=s; }

typedef struct {
  float x, y, z;
} V_d_struct_array_end;
kernel void d_struct_array_end(global V_d_struct_array_end *v) {
  v[get_global_id(0)].z=1;
}

kernel void d_uninit_dot(global float *o){ float4 v; v.xyz=(float3)(1); o[0]=dot(v,v); }

kernel void d_uninit_local_partial(global int *o) {
  local int s[8]; int l=get_local_id(0); s[l*2]=l; barrier(CLK_LOCAL_MEM_FENCE); o[l]=s[l];
}

typedef struct {
  int a, b;
} S_d_uninit_struct_ret;
S_d_uninit_struct_ret f_d_uninit_struct_ret(int x) {
  S_d_uninit_struct_ret s;
  if(x) s.a=1;
  s.b=2;
  return s;
}
kernel void d_uninit_struct_ret(global int *o, int x) {
  S_d_uninit_struct_ret s=f_d_uninit_struct_ret(x); o[0]=s.b; o[1]=s.a;
}
