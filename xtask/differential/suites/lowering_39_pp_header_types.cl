// std: 1.2 2.0 3.0
_Static_assert(sizeof(uchar) == 1 && sizeof(ushort) == 2, "");
_Static_assert(sizeof(uint) == 4 && sizeof(ulong) == 8, "");
_Static_assert(sizeof(size_t) == 8 && sizeof(ptrdiff_t) == 8, "");
_Static_assert(sizeof(intptr_t) == 8 && sizeof(uintptr_t) == 8, "");
_Static_assert(sizeof(char3) == 4 && sizeof(double16) == 128, "");
_Static_assert(sizeof(half8) == 16, "");
_Static_assert(sizeof(float3) == 12, "three is four");
_Static_assert(sizeof(bool) == 1, "");

constant cl_mem_fence_flags flags = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
constant uint3 u3 = (uint3)(1, 2, 3);
typedef unsigned int uint;
typedef unsigned char uint;
typedef ulong size_t;

#if __OPENCL_C_VERSION__ >= 200
global memory_order ord = memory_order_relaxed;
memory_scope scope(void) { return memory_scope_device; }
void types(queue_t q, clk_event_t e, reserve_id_t r, ndrange_t n) {
  atomic_int a = ATOMIC_VAR_INIT(3);
  atomic_flag f = ATOMIC_FLAG_INIT;
  atomic_size_t s;
  atomic_intptr_t ip;
  kernel_enqueue_flags_t fl = CLK_ENQUEUE_FLAGS_NO_WAIT;
  clk_profiling_info pi = CLK_PROFILING_COMMAND_EXEC_TIME;
  int st = CLK_SUCCESS + CLK_ENQUEUE_FAILURE;
  clk_event_t nul = CLK_NULL_EVENT;
  reserve_id_t nr = CLK_NULL_RESERVE_ID;
}
#else
void types(ndrange_t n) {
  atomic_int a;
  memory_order o;
}
#endif

int32_t fixed_width(uint8_t x) { return x; }
void *null(void) { return NULL; }
float5 no_such_vector;
