// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
global int shared_table[4] = { 1, 2, 3, 4 };
constant int fixed_table[4] = { 4, 3, 2, 1 };

typedef struct list {
    struct list *next;
    int value;
} list;

int sum_generic(const int *p, int n)
{
    int s = 0;
    for (int i = 0; i < n; i++)
        s += p[i];
    return s;
}

int sum_constant(constant const int *p, int n)
{
    int s = 0;
    while (n--)
        s += *p++;
    return s;
}

void fill(generic int *dst, int value, size_t n)
{
    for (size_t i = 0; i < n; ++i)
        dst[i] = value;
}

int length(const list *head)
{
    int n = 0;
    for (; head; head = head->next)
        n += head->value != 0;
    return n;
}

int where(void *p)
{
    if (to_global(p))
        return 1;
    if (to_local((int *)p) != NULL)
        return 2;
    private char *c = to_private((char *)p);
    return c ? 3 : 0;
}

kernel void address_spaces(global int *out, local int *scratch, int n)
{
    private int mine[8];
    list tail = { 0, 5 };
    list head = { &tail, 6 };
    int *any = n > 4 ? (int *)out : (int *)scratch;
    fill(mine, n, 8);
    fill(scratch, 2, n);
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    *any = sum_generic(mine, 8) + sum_generic(scratch, n);
    out[0] = sum_generic(shared_table, 4) + sum_constant(fixed_table, 4);
    out[1] = length(&head) + where(any);
    out[2] = where(out) | where(scratch) << 2 | where(&mine[3]) << 4;
    global int *back = to_global(any);
    if (back == out)
        atomic_fetch_add((volatile atomic_int *)back, 1);
    cl_mem_fence_flags flags = get_fence(any);
    out[3] = (flags & CLK_GLOBAL_MEM_FENCE) != 0;
}
#endif
