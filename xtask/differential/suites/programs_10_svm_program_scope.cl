// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables) && defined(__opencl_c_generic_address_space)
typedef struct Node {
    int global_id;
    int position_in_list;
    __global struct Node *pNext;
} Node;
__global int gvar[4] = { 1, 2, 3, 4 };
__global int *gptr = &gvar[1];
static constant float table[] = { 0.0f, 0.5f, 1.0f };
__kernel void create_lists(__global Node *pNodes, volatile __global int *pAlloc, int list_length)
{
    size_t i = get_global_id(0);
    __global Node *pNode = &pNodes[i];
    pNode->global_id = i;
    pNode->position_in_list = 0;
    for (int j = 1; j < list_length; j++) {
        __global Node *pNew = &pNodes[atomic_inc(pAlloc)];
        pNew->global_id = i;
        pNew->position_in_list = j;
        pNode->pNext = pNew;
        pNode = pNew;
    }
    pNode->pNext = NULL;
}
int sum_generic(const int *p, int n)
{
    int s = 0;
    global int *g = to_global(p);
    if (g) s = *g;
    while (n--) s += *p++;
    return s;
}
kernel void use(global int *out, local int *tmp)
{
    static global int calls = 0;
    int priv[2] = { 3, 4 };
    int *p = get_global_id(0) & 1 ? (int *)tmp : (int *)priv;
    out[0] = *p + calls++;
    if (get_fence(p) == CLK_LOCAL_MEM_FENCE) out[1] = 1;
    out = (global int *)p;
}
#endif
