// Copies in two and three dimensions, and the fence, are extensions (OpenCL C 6.15.11, 6.15.11.1).
// ext: -cl_khr_extended_async_copies -cl_khr_async_work_group_copy_fence
void planes(global void *g, local void *l, event_t e) { e = async_work_group_copy_2D2D(l, 0, g, 0, 4, 1, 1, 1, 1, e); } //~ ERROR CL0602
void volumes(global void *g, local void *l, event_t e) { e = async_work_group_copy_3D3D(g, 0, l, 0, 4, 1, 1, 1, 1, 1, 1, 1, e); } //~ ERROR CL0602
void fence(void) { async_work_group_copy_fence(CLK_LOCAL_MEM_FENCE); } //~ ERROR CL0602
void copies(global int *g, local int *l) { event_t e = async_work_group_copy(l, g, 1, 0); wait_group_events(1, &e); }
