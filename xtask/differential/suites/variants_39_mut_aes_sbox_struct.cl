// std: 1.0 1.2 3.0
typedef union { uint w; uchar4 v; uchar b[4]; } word;
__constant uchar sbox[4] = { 0x63, 0x7c, 0x77, 0x7b };

uint sub_word(uint x) {
  word t;
  t.w = x;
  for (int i = 0; i < 4; ++i)
    t.b[i] = sbox[t.b[i] & 3];
  return rotate(t.w, 8u);
}

__kernel void expand(__global uint *key, uint rcon) {
  key[4] = sub_word(key[3]) ^ rcon ^ key[0];
}

uint sub_1(word t) {
  t.b = sbox;
  return rotate(t.w, 8u);
}
uint sub_2(word t) {
  t.v.s4 = sbox[0];
  return rotate(t.w, 8u);
}
uint sub_3(word t) {
  t.v = sbox[0];
  return rotate(t.w, 8);
}
uint sub_4(word t) {
  return rotate(t, 8u);
}
uint sub_5(union word t) {
  return rotate(t.w, 8u);
}
uint sub_6(const word t) {
  t.b[0] = sbox[0];
  return t.w;
}
uint sub_7(word *t) {
  t->v.xyz = t->v.zyx;
  return t.w;
}
uint sub_8(word t) {
  return t.w ^ t.v;
}
uint sub_9(word t) {
  return rol(t.w, 8u) ^ amd_bitalign(t.w, t.w, 24u);
}
uint sub_10(word t) {
  return t.w << t.v.x ^ ~t.b[1] ^ !t.v.y;
}
