// std: 1.1 1.2 2.0
// opts: -Dcn=1 -DsrcT=uchar -DdstT=float -DconvertToDT=convert_float
// opts: -Dcn=3 -DsrcT=uchar3 -DdstT=short3 -DsrcT1=uchar -DdstT1=short -DconvertToDT=convert_short3_sat
// opts: -Dcn=4 -DsrcT=float4 -DdstT=uchar4 -DconvertToDT=convert_uchar4_sat_rte -DEXTRA
//
//
//
//
//
#ifndef cn
#define cn 4
#define srcT uchar4
#define dstT int4
#define convertToDT convert_int4
#endif

#if cn != 3
#define loadpix(addr)  *(__global const srcT *)(addr)
#define storepix(val, addr)  *(__global dstT *)(addr) = val
#define SRCSIZE (int)sizeof(srcT)
#define DSTSIZE (int)sizeof(dstT)
#else
#define loadpix(addr)  vload3(0, (__global const srcT1 *)(addr))
#define storepix(val, addr) vstore3(val, 0, (__global dstT1 *)(addr))
#define SRCSIZE ((int)sizeof(srcT1) * cn)
#define DSTSIZE ((int)sizeof(dstT1) * cn)
#endif

#define noconvert
#define mat_args(name) __global const uchar *name##ptr, int name##_step, int name##_offset
#define out_args(name) __global uchar *name##ptr, int name##_step, int name##_offset, int name##_rows, int name##_cols

#ifdef EXTRA
#define PROCESS(v) ((v) * 0.5f + (srcT)(1.0f))
#elif cn == 1
#define PROCESS(v) (v)
#else
#define PROCESS(v) noconvert(v)
#endif

__kernel void convertTo(mat_args(src), out_args(dst))
{
    int x = get_global_id(0);
    int y0 = get_global_id(1) * 4;
    if (x < dst_cols) {
        int src_index = mad24(y0, src_step, mad24(x, SRCSIZE, src_offset));
        int dst_index = mad24(y0, dst_step, mad24(x, DSTSIZE, dst_offset));
        for (int y = y0, y1 = min(dst_rows, y0 + 4); y < y1; ++y, src_index += src_step, dst_index += dst_step) {
            srcT v = loadpix(srcptr + src_index);
            storepix(convertToDT(PROCESS(v)), dstptr + dst_index);
        }
    }
}

#define DECLARE_ROW(i) __global const uchar *row##i = srcptr + mad24(clamp(y + i - 1, 0, dst_rows - 1), src_step, src_offset)
#define TAP(i, j) (row##i[clamp(x + j - 1, 0, dst_cols - 1)] * coeff[i * 3 + j])
#define TAPS(i) (TAP(i, 0) + TAP(i, 1) + TAP(i, 2))

__kernel void filter3x3(mat_args(src), out_args(dst), __constant float *coeff, float delta)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= dst_cols || y >= dst_rows)
        return;
    DECLARE_ROW(0);
    DECLARE_ROW(1);
    DECLARE_ROW(2);
    float sum = TAPS(0) + TAPS(1) + TAPS(2) + delta;
    dstptr[mad24(y, dst_step, dst_offset + x)] = convert_uchar_sat_rte(sum);
}
