// -cl-std=CL3.0
#include "pixel.h"

#define RADIUS 2
#define SQUARE(x) ((x) * (x))

// The weight of a pixel at a distance.
float weight(int dx, int dy)
{
    return exp(-(float)(SQUARE(dx) + SQUARE(dy)) / 4.0f);
}

kernel void blur(global const pixel *in, global pixel *out, int width, int height)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    float4 sum = 0.0f;
    float total = 0.0f;
    for (int dy = -RADIUS; dy <= RADIUS; ++dy) {
        for (int dx = -RADIUS; dx <= RADIUS; ++dx) {
            int column = clamp(x + dx, 0, width - 1);
            int row = clamp(y + dy, 0, height - 1);
            float w = weight(dx, dy);
            sum += in[row * width + column].colour * w;
            total += w;
        }
    }
    global pixel *target = &out[y * width + x];
    target->colour = sum / total;
}
