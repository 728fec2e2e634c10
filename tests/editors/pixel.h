typedef struct {
    float4 colour;
    int count;
} pixel;
