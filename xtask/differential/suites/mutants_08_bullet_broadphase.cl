// std: 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable

#define GET_GROUP_IDX get_group_id(0)
#define GET_GLOBAL_IDX get_global_id(0)
#define AtomInc(x) atom_inc(&(x))
#define mymake_int2 (int2)
typedef unsigned int u32;

typedef struct
{
    union
    {
        float4 m_min;
        float m_minElems[4];
        int m_minIndices[4];
    };
    union
    {
        float4 m_max;
        float m_maxElems[4];
        int m_maxIndices[4];
    };
} Aabb;

bool overlaps(const Aabb *a, __global const Aabb *b)
{
    bool r = true;
    r = (a->m_min.x > b->m_max.x || a->m_max.x < b->m_min.x) ? false : r;
    r = (a->m_min.y > b->m_max.y || a->m_max.y < b->m_min.y) ? false : r;
    r = (a->m_min.z > b->m_max.z || a->m_max.z < b->m_min.z) ? false : r;
    return r;
}

__kernel void computePairs(__global const Aabb *aabbs,
                           volatile __global int2 *pairsOut,
                           volatile __global int *pairCount,
                           int numObjects, int axis, int maxPairs)
{
    int i = GET_GLOBAL_IDX;
    if (i >= numObjects)
        return;
    Aabb me = aabbs[i];
    for (int j = i + 1; j < numObjects; j++)
    {
        if (me.m_maxElems[axis] < aabbs[j].m_minElems[axis])
            break;
        if (overlaps(&me, aabbs + j))
        {
            int idx = AtomInc(*pairCount);
            if (idx < maxPairs)
                pairsOut[idx] = mymake_int2(me.m_minIndices[3], aabbs[j].m_minIndices[3]);
        }
    }
}
