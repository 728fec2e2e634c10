// std: 1.0 1.2
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#ifndef FLT_MAX
#define FLT_MAX 3.40282347e+38
#endif

typedef struct {
    int starting;
    int no_of_edges;
} Node;

__kernel void bfs_visit(const __global Node *g_nodes,
                        const __global int *g_edges,
                        __global char *g_mask,
                        __global char *g_updating,
                        __global char *g_visited,
                        __global int *g_cost,
                        const int no_of_nodes)
{
    int tid = get_global_id(0);
    if (tid < no_of_nodes && g_mask[tid]) {
        g_mask[tid] = false;
        for (int i = g_nodes[tid].starting; i < (g_nodes[tid].no_of_edges + g_nodes[tid].starting); i++) {
            int id = g_edges[i];
            if (!g_visited[id]) {
                g_cost[id] = g_cost[tid] + 1;
                g_updating[id] = true;
            }
        }
    }
}

__kernel void bfs_update(__global char *g_mask, __global char *g_updating,
                         __global char *g_visited, __global char *g_over,
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

__kernel void kmeans_assign(__global float *feature, __global float *clusters,
                            __global int *membership, __global int *counts,
                            int npoints, int nclusters, int nfeatures,
                            int offset, int size)
{
    unsigned int point_id = get_global_id(0);
    int index = 0;
    if (point_id < npoints) {
        float min_dist = FLT_MAX;
        for (int i = 0; i < nclusters; i++) {
            float dist = 0;
            float ans = 0;
            for (int l = 0; l < nfeatures; l++) {
                ans += (feature[l * npoints + point_id] - clusters[i * nfeatures + l]) *
                       (feature[l * npoints + point_id] - clusters[i * nfeatures + l]);
            }
            dist = ans;
            if (dist < min_dist) {
                min_dist = dist;
                index = i;
            }
        }
        membership[point_id] = index;
        atom_inc(&counts[index]);
    }
    return;
}
