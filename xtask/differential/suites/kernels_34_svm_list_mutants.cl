// std: 1.2 2.0 3.0
typedef struct node { int id; __global struct node *next; } node;

static int walk0(__global const node *n, __local int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists0(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk0(h, &d) + *l;
  h->next = &h[1];
}

static int walk1(__global const struct nodes *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists1(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk1(h, &d) + *l;
  h->next = &h[1];
}

static int walk2(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = *n->next;
  }
  return *depth;
}
kernel void lists2(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk2(h, &d) + *l;
  h->next = &h[1];
}

static int walk3(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists3(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk3(h, l) + *l;
  h->next = &h[1];
}

static int walk4(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists4(__constant node *h, __local int *l) {
  int d = 0;
  h->id = walk4(h, &d) + *l;
  h->next = &h[1];
}

static int walk5(const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists5(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk5(h, &d) + *l;
  h->next = &h[1];
}

static int walk6(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists6(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk6(h, &d) + *l;
  h->next = h[1];
}

static int walk7(__global const node *n, int depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists7(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk7(h, &d) + *l;
  h->next = &h[1];
}

static int walk8(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return depth;
}
kernel void lists8(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk8(h, &d) + *l;
  h->next = &h[1];
}

static int walk9(__global const node *n, int *depth) {
  while (n) {
    ++*depth;
    n = n->next;
  }
  return *depth;
}
kernel void lists9(__global node *h, __local int *l) {
  int d = 0;
  h->id = walk(h, &d) + *l;
  h->next = &h[1];
}
