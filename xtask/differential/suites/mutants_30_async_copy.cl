// std: 1.0 1.1 1.2 2.0

__kernel void strided(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_1(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_2(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(&ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_3(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = 0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_4(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = 1;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_5(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)2;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_6(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_7(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(src, buf, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_8(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __global int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_9(const __global int4 *src,
                      __global int4 *dst,
                      __local int4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0, 0);
    wait_group_events(1, &ev);
}

__kernel void strided_10(const __global int4 *src,
                      __global int4 *dst,
                      __local uint4 *buf,
                      int copies,
                      int stride)
{
    event_t ev = (event_t)0;
    ev = async_work_group_strided_copy(buf, src, (size_t)copies, (size_t)stride, ev);
    wait_group_events(1, &ev);
    buf[get_local_id(0)] += 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst, (const __local int4 *)buf, (size_t)copies, 0);
    wait_group_events(1, &ev);
}
