// std: 1.0 1.1 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define NX 128
#define NY 64
#define Q 9
#define IDX(x, y, q) ((q) * NX * NY + (y) * NX + (x))

constant double wt[Q] = {
    4.0 / 9.0,
    1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0,
    1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0
};
constant char2 e[Q] = {
    (char2)(0, 0), (char2)(1, 0), (char2)(0, 1), (char2)(-1, 0), (char2)(0, -1),
    (char2)(1, 1), (char2)(-1, 1), (char2)(-1, -1), (char2)(1, -1)
};

double feq(int q, double rho, double2 u)
{
    double eu = dot(convert_double2(e[q]), u);
    return wt[q] * rho * (1.0 + 3.0 * eu + 4.5 * eu * eu - 1.5 * dot(u, u));
}

kernel void collide_stream(global const double *restrict fin,
                           global double *restrict fout,
                           global const uchar *restrict solid,
                           double omega)
{
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    if (x >= NX || y >= NY || solid[y * NX + x])
        return;
    double f[Q];
    double rho = 0.0;
    double2 u = 0.0;
    for (int q = 0; q < Q; ++q) {
        f[q] = fin[IDX(x, y, q)];
        rho += f[q];
        u += f[q] * convert_double2(e[q]);
    }
    u /= rho;
    for (int q = 0; q < Q; ++q) {
        int xn = (x + e[q].x + NX) % NX;
        int yn = (y + e[q].y + NY) % NY;
        fout[IDX(xn, yn, q)] = f[q] - omega * (f[q] - feq(q, rho, u));
    }
}
