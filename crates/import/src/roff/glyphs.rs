//! The named characters of groff.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Each name with its character.
const NAMED: &str = r##"
    != ≠  %0 ‰  'A Á  'E É  'I Í  'O Ó  'U Ú  'Y Ý  'a á  'e é  'i í  'o ó  'u ú  'y ý  ** ∗  *A Α  *B Β
    *C Ξ  *D Δ  *E Ε  *F Φ  *G Γ  *H Θ  *I Ι  *K Κ  *L Λ  *M Μ  *N Ν  *O Ο  *P Π  *Q Ψ  *R Ρ  *S Σ  *T Τ
    *U Υ  *W Ω  *X Χ  *Y Η  *Z Ζ  *a α  *b β  *c ξ  *d δ  *e ε  *f ϕ  *g γ  *h θ  *i ι  *k κ  *l λ  *m μ
    *n ν  *o ο  *p π  *q ψ  *r ρ  *s σ  *t τ  *u υ  *w ω  *x χ  *y η  *z ζ  +- ±  +e ϵ  +f φ  +h ϑ  +p ϖ
    ,C Ç  ,c ç  - -  -+ ∓  -> →  -D Ð  -h ℏ  .i ı  .j ȷ  /L Ł  /O Ø  /_ ∠  /l ł  /o ø  12 ½  14 ¼  18 ⅛
    34 ¾  38 ⅜  3d ∴  58 ⅝  78 ⅞  :A Ä  :E Ë  :I Ï  :O Ö  :U Ü  :a ä  :e ë  :i ï  :o ö  :u ü  :y ÿ  <- ←
    << ≪  <= ≤  <> ↔  == ≡  =~ ≅  >= ≥  >> ≫  AE Æ  AN ∧  Ah ℵ  Bq „  CL ♣  CR ↵  Cs ¤  DI ♦  Do $  Eu €
    Fc »  Fi ffi  Fl ffl  Fn ƒ  Fo «  HE ♥  IJ Ĳ  Im ℑ  OE Œ  OK ✓  OR ∨  Of ª  Om º  Po £  Re ℜ  S1 ¹  S2 ²
    S3 ³  SP ♠  Sd ð  TP Þ  Tp þ  Ye ¥  ^A Â  ^E Ê  ^I Î  ^O Ô  ^U Û  ^a â  ^e ê  ^i î  ^o ô  ^u û  `A À
    `E È  `I Ì  `O Ò  `U Ù  `a à  `e è  `i ì  `u ù  a- ¯  a. ˙  a^ ^  aa ´  ab ˘  ac ¸  ad ¨  ae æ  ah ˇ
    an ⎯  ao ˚  ap ∼  aq '  at @  a~ ~  ba |  bb ¦  bq ‚  br │  braceex ⎪  bu •  bv ⎪  c* ⊗  c+ ⊕  ca ∩
    ci ○  co ©  cq ’  ct ¢  cu ∪  dA ⇓  da ↓  dd ‡  de °  dg †  di ÷  dq "  em —  en –  eq =  es ∅  eu €
    f/ ⁄  fa ∀  fc ›  ff ff  fi fi  fl fl  fm ′  fo ‹  ga `  gr ∇  hA ⇔  ha ^  hbar ℏ  ho ˛  hy -  ib ⊆  if ∞
    ij ĳ  integral ∫  ip ⊇  is ∫  lA ⇐  lB [  lC {  la ⟨  lb ⎩  lc ⌈  lf ⌊  lh ☜  lk ⎨  lq “  lt ⎧  lz ◊
    mc µ  mi −  mo ∈  mu ×  nb ⊄  nc ⊅  ne ≢  nm ∉  no ¬  oA Å  oa å  oe œ  oq ‘  or |  parenlefttp ⎛
    pc ·  pd ∂  pl +  pp ⊥  product ∏  ps ¶  pt ∝  r! ¡  r? ¿  rA ⇒  rB ]  rC }  ra ⟩  rb ⎭  rc ⌉  rf ⌋
    rg ®  rh ☞  rk ⎬  rn ‾  rq ”  rs \  rt ⎫  ru _  sb ⊂  sc §  sd ″  sh #  sl /  sp ⊃  sq □  sqrt √
    sqrtex ‾  sr √  ss ß  st ∋  sum ∑  t+- ±  tdi ÷  te ∃  tf ∴  ti ~  tm ™  tmu ×  tno ¬  ts ς  uA ⇑
    ua ↑  ul _  vA ⇕  va ↕  wp ℘  |= ≃  ~= ≈  ~A Ã  ~N Ñ  ~O Õ  ~a ã  ~n ñ  ~o õ  ~~ ≈
"##;

/// The characters for a name: a name of the table, `u00E9`, `u0065_0301` or `char233`. `None` for any other name.
pub(crate) fn glyph(name: &str) -> Option<String> {
    static KNOWN: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
        let mut words = NAMED.split_whitespace();
        std::iter::from_fn(|| Some((words.next()?, words.next()?))).collect()
    });
    if let Some(known) = KNOWN.get(name) {
        return Some((*known).to_owned());
    }
    if let Some(codes) = name.strip_prefix('u').filter(|codes| codes.len() >= 4) {
        let character = |code| u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
        return codes.split('_').map(character).collect();
    }
    let number = name.strip_prefix("char")?.parse().ok()?;
    char::from_u32(number).map(String::from)
}
