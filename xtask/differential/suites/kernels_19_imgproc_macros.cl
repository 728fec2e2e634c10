// std: 1.1 1.2 2.0 3.0
// opts: -DT1=uchar -DCN=1 -DOP_THRESH=1
// opts: -DT1=short -DCN=3 -DOP_BLEND=1
// opts: -DT1=float -DCN=4 -DOP_BLEND=1
#ifndef T1
#define T1 uchar
#define CN 4
#define OP_BLEND
#endif
#define noconvert
#define CAT2(a, b) a##b
#define CAT(a, b) CAT2(a, b)
#define CAT4(a, b, c) CAT(CAT(a, b), c)
#if CN == 1
#define T T1
#define WT float
#define CONV_WT convert_float
#define CONV_T CAT(convert_, CAT(T1, _sat))
#else
#define T CAT(T1, CN)
#define WT CAT(float, CN)
#define CONV_WT CAT(convert_, WT)
#define CONV_T CAT(convert_, CAT4(T1, CN, _sat_rte))
#endif
#if CN != 3
#define loadpix(addr) *(__global const T *)(addr)
#define storepix(val, addr) *(__global T *)(addr) = val
#define TSIZE (int)sizeof(T)
#else
#define loadpix(addr) vload3(0, (__global const T1 *)(addr))
#define storepix(val, addr) vstore3(val, 0, (__global T1 *)(addr))
#define TSIZE ((int)sizeof(T1)*3)
#endif
#ifdef OP_THRESH
#define PROCESS(a, b) ((a) > (T)(10) ? (T)(255) : (T)(0))
#elif defined OP_BLEND
#define PROCESS(a, b) CONV_T(mix(CONV_WT(a), CONV_WT(b), (WT)(alpha)))
#endif

__kernel void process(__global const uchar *src1, int src1_step, int src1_offset,
                      __global const uchar *src2, int src2_step, int src2_offset,
                      __global uchar *dst, int dst_step, int dst_offset,
                      int rows, int cols, float alpha)
{
    int x = get_global_id(0);
    int y0 = get_global_id(1) * 4;
    if (x < cols)
    {
        int i1 = mad24(y0, src1_step, mad24(x, TSIZE, src1_offset));
        int i2 = mad24(y0, src2_step, mad24(x, TSIZE, src2_offset));
        int di = mad24(y0, dst_step, mad24(x, TSIZE, dst_offset));
        for (int y = y0, y1 = min(rows, y0 + 4); y < y1; ++y, i1 += src1_step, i2 += src2_step, di += dst_step)
        {
            T a = loadpix(src1 + i1), b = loadpix(src2 + i2);
            storepix(PROCESS(a, b), dst + di);
        }
    }
}

__constant uchar c_tab[] = { 0, 1, 4, 9, 16, 25, 36, 49 };
inline int border101(int p, int n) { return p < 0 ? -p : p >= n ? 2*n - p - 2 : p; }
__kernel void rgb2gray(__global const uchar *src, int step, __global uchar *dst, int rows, int cols)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= cols || y >= rows) return;
    uchar4 p = vload4(border101(x - 1, cols), src + y*step);
    int g = (p.x*4899 + p.y*9617 + p.z*1868 + (1 << 13)) >> 14;
    dst[mad24(y, step, x)] = convert_uchar_sat(g + c_tab[g & 7]);
}
