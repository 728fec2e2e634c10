// std: 1.0 1.2
typedef struct {
    int starting;
    int no_of_edges;
} Node;

__kernel void bfs_visit_m0(const Node *g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid].starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(&g_cost[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_visit_m1(const __global struct Node *g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid].starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(&g_cost[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_visit_m2(const __global Node *g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid]->starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(&g_cost[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_visit_m3(const __global Node *g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid].starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(g_cost[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_visit_m4(const __global Node *g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid].starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(&g_mask[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_visit_m5(const __global Node **g_nodes, __global char *g_mask, __global int *g_cost)
{
    int tid = get_global_id(0);
    for (int i = g_nodes[tid].starting; i < g_nodes[tid].no_of_edges; i++)
        g_cost[i] = g_cost[tid] + 1;
    atom_inc(&g_cost[tid]);
    g_mask[tid] = false;
}

__kernel void bfs_update_m6(__global char *g_mask, __global char *g_updating,
                         __global char *g_visited, __global char *g_over,
                         const int no_of_nodes)
{
    int tid = get_global_id(0);
    if (tid < no_of_nodes) {
        if (g_updating[tid]) {
            g_mask[tid] = true;
            g_visited[tid] = true;
            g_over = true;
            g_updating[tid] = false;
        }
    }
}

__kernel void bfs_update_m7(__global char *g_mask, __global char *g_updating,
                         __global char *g_visited, __constant char *g_over,
                         const int no_of_nodes)
{
    int tid = get_global_id(0);
    if (tid < no_of_nodes) {
        if (g_updating[tid]) {
            g_mask[tid] = true;
            g_visited[tid] = true;
            *g_over = true;
            g_updating[tid] = false;
        }
    }
}

__kernel void bfs_update_m8(__global char *g_mask, __global char *g_updating,
                         __global char *g_visited, __global char *g_over,
                         __global const int no_of_nodes)
{
    int tid = get_global_id(0);
    if (tid < no_of_nodes) {
        if (g_updating[tid]) {
            g_mask[tid] = true;
            g_visited[tid] = true;
            *g_over = true;
            g_updating[tid] = false;
        }
    }
}

__kernel void bfs_update_m9(__global char *g_mask, __global char *g_updating,
                         __global char *g_visited, __global char *g_over,
                         const int no_of_nodes)
{
    int tid = get_global_id(0);
    if (tid < no_of_nodes) {
        if (g_updating[tid]) {
            g_mask[tid] = true;
            g_visited[tid] = True;
            *g_over = true;
            g_updating[tid] = false;
        }
    }
}
