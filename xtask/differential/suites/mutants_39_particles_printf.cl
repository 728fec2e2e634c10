// std: 1.2 2.0 3.0
enum state { DEAD, ALIVE, FROZEN };
typedef struct {
    float4 pos;
    float4 vel;
    enum state st;
} particle;

kernel void update(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_1(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case ALIVE:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_2(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4f\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_3(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %f\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_4(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_5(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, dt, p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_6(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.pos) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_7(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle *p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_8(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    global particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}

kernel void update_9(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p.vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = &p;
}

kernel void update_10(global particle *ps, float dt, uint n)
{
    uint i = get_global_id(0);
    if (i >= n)
        return;
    particle p = ps[i];
    switch (p.st) {
    case ALIVE:
        p.pos = fma(p->vel, (float4)(dt), p.pos);
        break;
    case FROZEN:
        printf("particle %u at %v4hlf\n", i, p.pos);
        break;
    default:
        return;
    }
    ps[i] = p;
}
