// std: 1.2 2.0
/// \brief Adds one.
/// \param x the value
/// \returns x + 1
int add_one(int x);

/** Colors. */
enum Color { Red /**< red */, Green = 5, Blue, };
enum Color;
enum Later;
struct Color tag_clash;
typedef enum { Anon = Blue } anon_t;

//! A node.
struct Node {
  int value;            ///< payload
  global struct Node *next;
  struct { int a, b; };
  union { int i; float f; } u;
  unsigned flag : 1, : 0, rest : 31;
  int value;
};
struct Node;
struct Node { int again; };

int add_one(int x) { /* body */ return x + 1; }
int add_one(int x) { return x; }
int add_one(float);

int walk(global const struct Node *n) {
  enum Color c = Red;
  struct Local { int q; } l = {c};
  n->next->value = 1;
  return n->a + n->u.i + n->missing + l.q + n.value + (*n).b;
}
