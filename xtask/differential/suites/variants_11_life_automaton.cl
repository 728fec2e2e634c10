// std: 1.0 1.1 3.0
// opts: -DWRAP=1
#ifndef WRAP
#define WRAP 0
#endif

enum state { DEAD, ALIVE };

#if WRAP
#define AT(x, y) cells[(((y) + h) % h) * w + (((x) + w) % w)]
#else
#define AT(x, y) ((x) < 0 || (y) < 0 || (x) >= w || (y) >= h ? (uchar)DEAD : cells[(y) * w + (x)])
#endif

__constant int2 moore[8] = {
  (int2)(-1, -1), (int2)(0, -1), (int2)(1, -1), (int2)(-1, 0),
  (int2)(1, 0),   (int2)(-1, 1), (int2)(0, 1),  (int2)(1, 1)
};

kernel void life(global const uchar *cells, global uchar *next, const int w, const int h)
{
  int x = (int)get_global_id(0);
  int y = (int)get_global_id(1);
  int live = 0;
  int i;
  for (i = 0; i < 8; ++i)
    live += AT(x + moore[i].x, y + moore[i].y) == ALIVE ? 1 : 0;

  enum state s = (enum state)cells[y * w + x];
  switch (live) {
  case 3:
    s = ALIVE;
    break;
  case 2:
    break;
  default:
    s = DEAD;
  }
  next[y * w + x] = s;
}

kernel void rule110(global uint *row, global uint *out, uint rule)
{
  size_t i = get_global_id(0);
  uint l = row[i] << 1 | row[i ? i - 1 : 0] >> 31, c = row[i], r = row[i] >> 1 | row[i + 1] << 31;
  uint acc = 0u;
  for (uint b = 0; b < 8u; b++)
    if (rule >> b & 1u)
      acc |= (b & 4 ? l : ~l) & (b & 2 ? c : ~c) & (b & 1 ? r : ~r);
  out[i] = acc;
}
