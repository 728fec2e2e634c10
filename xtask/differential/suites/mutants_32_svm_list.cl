// std: 2.0 3.0
typedef struct node {
    int value;
    __global struct node *next;
} node_t;

int weight(int *p)
{
    return *p & 0xff;
}

__kernel void walk(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_1(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur.next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_2(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->value;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_3(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = *cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_4(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_5(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __private node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_6(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_7(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((__local int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_8(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight(&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_9(__global node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (*cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}

__kernel void walk_10(node_t *heads, __global int *sums)
{
    int n = 0;
    int local_sum = 0;
    __global node_t *cur = heads + get_global_id(0);
    while (cur) {
        local_sum += weight(&local_sum);
        local_sum += weight((int *)&cur->value);
        n += cur->value;
        cur = cur->next;
    }
    sums[get_global_id(0)] = n + local_sum;
}
