// std: 1.0 1.1 1.2
#define UP 1
#define SWAP(T, a, b) { T tmp = a; a = b; b = tmp; }

__kernel void bitonic(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_1(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % 2.0f) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_2(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const float dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_3(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a > b) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_4(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_5(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_6(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, id)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_7(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool2 inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_8(global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_9(__private uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const int dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}

__kernel void bitonic_10(__global uint2 *keys,
                      const uint stage,
                      const uint pass,
                      const bool dir)
{
    const uint id = get_global_id(0);
    const uint dist = 1 << (stage - pass);
    const uint left = (id % dist) + (id / dist) * 2 * dist;
    uint2 a = keys[left];
    uint2 b = keys[left + dist];
    const bool inc = ((id >> stage) & 1) == (dir == UP);
    if ((a.x > b.x) == inc)
        SWAP(uint2, a, b)
    keys[left] = a;
    keys[left + dist] = b;
}
