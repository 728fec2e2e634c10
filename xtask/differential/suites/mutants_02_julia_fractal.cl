// std: 1.0 1.1 1.2
typedef struct {
    float2 c;
    float scale;
    int max_iter;
} julia_params;

__constant uchar4 palette[4] = {
    (uchar4)(0, 0, 0, 255),
    (uchar4)(66, 30, 15, 255),
    (uchar4)(25, 7, 26, 255),
    (uchar4)(255, 170, 0, 255)
};

float2 cmul(float2 a, float2 b)
{
    return (float2)(a.x * b.x - a.y * b.y,
                    a.x * b.y + a.y * b.x);
}

__kernel void julia(__global uchar4 *out,
                    __constant julia_params *p,
                    int pitch)
{
    int2 pos = (int2)(get_global_id(0), get_global_id(1));
    int2 size = (int2)(get_global_size(0), get_global_size(1));
    float2 z = (convert_float2(pos) / convert_float2(size) - 0.5f) * p->scale;
    int i = 0;
    while (i < p->max_iter && dot(z, z) < 4.0f) {
        z = cmul(z, z) + p->c;
        ++i;
    }
    out[pos.y * pitch + pos.x] = palette[i & 3];
}
