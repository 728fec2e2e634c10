
typedef struct node { global struct node *next; int val; atomic_int refs; } node_t;
global atomic_int counter = ATOMIC_VAR_INIT(0);
global int table[16];
constant int primes[] = { 2, 3, 5, 7, 11 };
int sum_list(global node_t *n)
{
    int s = 0;
    while (n) {
        s += n->val;
        n = n->next;
    }
    return s;
}
int load(int *p, size_t i) { return p[i]; }
kernel void child(global int *out, int v) { out[get_global_id(0)] += v; }
kernel void parent(global int *out, int n, queue_t q, read_only pipe int4 in, write_only pipe int4 op)
{
    local int scratch[64];
    int priv = load(out, 0) + load(scratch, 1);
    ndrange_t range = ndrange_1D(n);
    clk_event_t ev;
    void (^blk)(void) = ^{ out[get_global_id(0)] = n; };
    int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, 0, NULL, &ev, blk);
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &ev, NULL, ^(local void *a, local void *b) { child(out, priv); }, 64, 128u);
    if (err != CLK_SUCCESS) release_event(ev);
    int4 pkt;
    reserve_id_t rid = reserve_read_pipe(in, 2);
    if (is_valid_reserve_id(rid)) {
        read_pipe(in, rid, 0, &pkt);
        commit_read_pipe(in, rid);
    }
    if (read_pipe(in, &pkt) == 0)
        write_pipe(op, &pkt);
    int expected = 0;
    bool ok = atomic_compare_exchange_strong_explicit(&counter, &expected, 1, memory_order_acq_rel, memory_order_relaxed, memory_scope_device);
    atomic_fetch_add(&counter, ok ? 1 : 2);
    work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
    out[0] = work_group_reduce_add(priv) + work_group_broadcast(n, 0) + sub_group_reduce_max(priv);
    global int *gp = to_global(&table[2]);
    if (gp != NULL && get_fence(gp) == CLK_GLOBAL_MEM_FENCE)
        *gp = primes[n % 5];
    int (^square)(int) = ^(int x) { return x * x; };
    out[1] = square(priv);
}
