// std: 1.2 2.0
constant sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

kernel void advect(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_1(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv);
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_2(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imageui(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_3(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(result, linear, prev));
}

kernel void advect_4(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(linear, field, prev));
}

kernel void advect_5(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, uv, read_imagef(field, linear, prev));
}

kernel void advect_6(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / get_image_dim(field);
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_7(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const int2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_8(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const bool dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_9(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t *result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagef(result, id, read_imagef(field, linear, prev));
}

kernel void advect_10(read_only image2d_t velocity,
                   read_only image2d_t field,
                   write_only image2d_t result,
                   const float dt)
{
    const int2 id = { get_global_id(0), get_global_id(1) };
    const float2 inv = 1.0f / convert_float2(get_image_dim(field));
    const float2 uv = (convert_float2(id) + 0.5f) * inv;
    const float2 vel = read_imagef(velocity, linear, uv).xy;
    const float2 prev = uv - dt * vel * inv;
    write_imagei(result, id, read_imagef(field, linear, prev));
}
