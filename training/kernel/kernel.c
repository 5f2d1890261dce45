// The arithmetic of the reader, compiled to WebAssembly with 128-bit vectors. Every sum is taken in one fixed order in 32-bit
// floats, no multiply-add is fused, the one relaxed instruction is used where it leaves nothing open, and nothing here calls a
// library, so that the same weights and words give the same bits on every processor.
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(name)))

// The largest size of k numbers; k a multiple of 4.
static float largest(const float *x, int k) {
  v128_t size = wasm_f32x4_splat(1e-9f);
  for (int t = 0; t < k; t += 4) size = wasm_f32x4_pmax(size, wasm_f32x4_abs(wasm_v128_load(x + t)));
  float most = wasm_f32x4_extract_lane(size, 0), other;
  other = wasm_f32x4_extract_lane(size, 1), most = other > most ? other : most;
  other = wasm_f32x4_extract_lane(size, 2), most = other > most ? other : most;
  other = wasm_f32x4_extract_lane(size, 3), most = other > most ? other : most;
  return most;
}

// Eight numbers times scale, as the nearest integers.
static v128_t rounded(const float *x, v128_t scale) {
  v128_t half = wasm_f32x4_splat(0.5f), sign = wasm_f32x4_splat(-0.0f);
  v128_t v = wasm_f32x4_mul(wasm_v128_load(x), scale), w = wasm_f32x4_mul(wasm_v128_load(x + 4), scale);
  v = wasm_f32x4_add(v, wasm_v128_bitselect(v, half, sign)), w = wasm_f32x4_add(w, wasm_v128_bitselect(w, half, sign));
  return wasm_i16x8_narrow_i32x4(wasm_i32x4_trunc_sat_f32x4(v), wasm_i32x4_trunc_sat_f32x4(w));
}

// Each row of x[n x k] as 13-bit integers q and the factor that gives the row back; k a multiple of 8.
EXPORT("quantise")
void quantise(const float *x, short *q, float *factor, int n, int k) {
  for (int i = 0; i < n; i++, x += k, q += k) {
    float most = largest(x, k);
    v128_t scale = wasm_f32x4_splat(4095 / most);
    for (int t = 0; t < k; t += 8) wasm_v128_store(q + t, rounded(x + t, scale));
    factor[i] = most / 4095;
  }
}

// Each row of x[n x k] as 7-bit integers q of which `zero` stands for 0 (64, or 0 where no number is below 0), and the factor
// that gives the row back; k a multiple of 16.
EXPORT("quantise_coarsely")
void quantise_coarsely(const float *x, unsigned char *q, float *factor, int n, int k, int zero) {
  float steps = 127 - zero;
  for (int i = 0; i < n; i++, x += k, q += k) {
    float most = largest(x, k);
    v128_t scale = wasm_f32x4_splat(steps / most), from = wasm_i16x8_splat(zero);
    for (int t = 0; t < k; t += 16)
      wasm_v128_store(q + t, wasm_u8x16_narrow_i16x8(wasm_i16x8_add(rounded(x + t, scale), from),
                                                     wasm_i16x8_add(rounded(x + t + 8, scale), from)));
    factor[i] = most / steps;
  }
}

// The four sums of the lanes of a, b, c and d.
static v128_t whole_sums_of(v128_t a, v128_t b, v128_t c, v128_t d) {
  v128_t ab = wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5), wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  v128_t cd = wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5), wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5), wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

// Four integers of a product as floats, with the factors of their row and columns and the bias.
static v128_t scaled(v128_t sums, float row, v128_t columns, v128_t shift, int rectify) {
  v128_t v = wasm_f32x4_convert_i32x4(sums);
  v = wasm_f32x4_add(wasm_f32x4_mul(wasm_f32x4_mul(v, wasm_f32x4_splat(row)), columns), shift);
  return rectify ? wasm_f32x4_pmax(wasm_f32x4_splat(0), v) : v;
}

// y[n x m] = x[n x k] * transposed w[m x k] + bias, both of integers with a factor a row; k a multiple of 8, m of 4.
// 13 bits by 8 bits, at most 1,536 of them: no sum leaves 32 bits, and integers add up to the same in every order.
EXPORT("multiply")
void multiply(const short *x, const float *row_factor, const short *w, const float *column_factor, const float *bias,
              float *y, int n, int k, int m, int rectify) {
  for (int j = 0; j < m; j += 4) {
    const short *w0 = w + j * k, *w1 = w0 + k, *w2 = w1 + k, *w3 = w2 + k;
    v128_t columns = wasm_v128_load(column_factor + j), shift = wasm_v128_load(bias + j);
    for (int i = 0; i < n; i += 2) {
      const short *x0 = x + i * k, *x1 = i + 1 < n ? x0 + k : x0;
      v128_t a0 = wasm_i32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
      for (int t = 0; t < k; t += 8) {
        v128_t p = wasm_v128_load(x0 + t), q = wasm_v128_load(x1 + t), v;
        v = wasm_v128_load(w0 + t), a0 = wasm_i32x4_add(a0, wasm_i32x4_dot_i16x8(p, v)), b0 = wasm_i32x4_add(b0, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_v128_load(w1 + t), a1 = wasm_i32x4_add(a1, wasm_i32x4_dot_i16x8(p, v)), b1 = wasm_i32x4_add(b1, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_v128_load(w2 + t), a2 = wasm_i32x4_add(a2, wasm_i32x4_dot_i16x8(p, v)), b2 = wasm_i32x4_add(b2, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_v128_load(w3 + t), a3 = wasm_i32x4_add(a3, wasm_i32x4_dot_i16x8(p, v)), b3 = wasm_i32x4_add(b3, wasm_i32x4_dot_i16x8(q, v));
      }
      v128_t sums[2] = {whole_sums_of(a0, a1, a2, a3), whole_sums_of(b0, b1, b2, b3)};
      for (int r = 0; r < 2 && i + r < n; r++)
        wasm_v128_store(y + (i + r) * m + j, scaled(sums[r], row_factor[i + r], columns, shift, rectify));
    }
  }
}

// Sixteen products of 8-bit w and 7-bit x, added up in fours to a. What the instruction leaves open (an x of 8 bits, sums of two
// products of more than 16) never comes about, so that it gives the same bits everywhere.
static v128_t dot(v128_t w, v128_t x, v128_t a) { return __builtin_wasm_relaxed_dot_i8x16_i7x16_add_s_i32x4(w, x, a); }

// As multiply, for x of quantise_coarsely and w of 8 bits, whose rows sum up to w_sums: twice as fast. k a multiple of 16, m of 4.
EXPORT("multiply_coarsely")
void multiply_coarsely(const unsigned char *x, const float *row_factor, const signed char *w, const int *w_sums,
                       const float *column_factor, const float *bias, float *y, int n, int k, int m, int zero, int rectify) {
  for (int j = 0; j < m; j += 4) {
    const signed char *w0 = w + j * k, *w1 = w0 + k, *w2 = w1 + k, *w3 = w2 + k;
    v128_t columns = wasm_v128_load(column_factor + j), shift = wasm_v128_load(bias + j);
    v128_t from = wasm_i32x4_mul(wasm_v128_load(w_sums + j), wasm_i32x4_splat(zero));
    for (int i = 0; i < n; i += 2) {
      const unsigned char *x0 = x + i * k, *x1 = i + 1 < n ? x0 + k : x0;
      v128_t a0 = wasm_i32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
      for (int t = 0; t < k; t += 16) {
        v128_t p = wasm_v128_load(x0 + t), q = wasm_v128_load(x1 + t), v;
        v = wasm_v128_load(w0 + t), a0 = dot(v, p, a0), b0 = dot(v, q, b0);
        v = wasm_v128_load(w1 + t), a1 = dot(v, p, a1), b1 = dot(v, q, b1);
        v = wasm_v128_load(w2 + t), a2 = dot(v, p, a2), b2 = dot(v, q, b2);
        v = wasm_v128_load(w3 + t), a3 = dot(v, p, a3), b3 = dot(v, q, b3);
      }
      v128_t sums[2] = {whole_sums_of(a0, a1, a2, a3), whole_sums_of(b0, b1, b2, b3)};
      for (int r = 0; r < 2 && i + r < n; r++)
        wasm_v128_store(y + (i + r) * m + j, scaled(wasm_i32x4_sub(sums[r], from), row_factor[i + r], columns, shift, rectify));
    }
  }
}

// e^x for x <= 88, by the range reduction and polynomial of the Cephes library (Moshier, expf); 0 below -87.
static float exponential(float x) {
  if (x < -87.0f) return 0;
  float z = x * 1.44269504088896341f;
  int n = (int)(z + (z < 0 ? -0.5f : 0.5f));
  float f = x - n * 0.693359375f;
  f = f + n * 2.12194440e-4f;
  float p = 1.9875691500e-4f;
  p = p * f + 1.3981999507e-3f, p = p * f + 8.3334519073e-3f, p = p * f + 4.1665795894e-2f;
  p = p * f + 1.6666665459e-1f, p = p * f + 5.0000001201e-1f;
  p = p * f * f + f + 1.0f;
  union { int i; float f; } scale = {(n + 127) << 23};
  return p * scale.f;
}

// In place.
EXPORT("logistic")
void logistic(float *x, int n) {
  for (int i = 0; i < n; i++) {
    float v = x[i] > 30 ? 30 : x[i] < -30 ? -30 : x[i];
    x[i] = 1 / (1 + exponential(-v));
  }
}

// Softmax over n numbers in place.
EXPORT("softmax")
void softmax(float *x, int n) {
  float most = x[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > most) most = x[i];
  for (int i = 0; i < n; i++) x[i] = exponential(x[i] - most), sum += x[i];
  for (int i = 0; i < n; i++) x[i] /= sum;
}

static float sum_of(v128_t v) {
  return wasm_f32x4_extract_lane(v, 0) + wasm_f32x4_extract_lane(v, 1) + wasm_f32x4_extract_lane(v, 2) + wasm_f32x4_extract_lane(v, 3);
}

// Each row of x[n x d] to mean 0 and variance 1, then scaled and shifted; d a multiple of 4.
EXPORT("normalise")
void normalise(const float *x, const float *scale, const float *shift, float *y, int n, int d) {
  for (int i = 0; i < n; i++, x += d, y += d) {
    v128_t sum = wasm_f32x4_splat(0), squares = sum;
    for (int t = 0; t < d; t += 4) sum = wasm_f32x4_add(sum, wasm_v128_load(x + t));
    v128_t mean = wasm_f32x4_splat(sum_of(sum) / d);
    for (int t = 0; t < d; t += 4) {
      v128_t v = wasm_f32x4_sub(wasm_v128_load(x + t), mean);
      squares = wasm_f32x4_add(squares, wasm_f32x4_mul(v, v));
    }
    v128_t r = wasm_f32x4_splat(1 / __builtin_sqrtf(sum_of(squares) / d + 1e-6f));
    for (int t = 0; t < d; t += 4) {
      v128_t v = wasm_f32x4_mul(wasm_f32x4_mul(wasm_f32x4_sub(wasm_v128_load(x + t), mean), r), wasm_v128_load(scale + t));
      wasm_v128_store(y + t, wasm_f32x4_add(v, wasm_v128_load(shift + t)));
    }
  }
}

// As exponential, of four numbers.
static v128_t exponential_of_four(v128_t x) {
  v128_t half = wasm_f32x4_splat(0.5f), sign = wasm_f32x4_splat(-0.0f);
  v128_t z = wasm_f32x4_mul(x, wasm_f32x4_splat(1.44269504088896341f));
  v128_t n = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(z, wasm_v128_bitselect(z, half, sign))), whole = wasm_f32x4_convert_i32x4(n);
  v128_t f = wasm_f32x4_sub(x, wasm_f32x4_mul(whole, wasm_f32x4_splat(0.693359375f)));
  f = wasm_f32x4_add(f, wasm_f32x4_mul(whole, wasm_f32x4_splat(2.12194440e-4f)));
  static const float terms[] = {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f};
  v128_t p = wasm_f32x4_splat(1.9875691500e-4f);
  for (int i = 0; i < 5; i++) p = wasm_f32x4_add(wasm_f32x4_mul(p, f), wasm_f32x4_splat(terms[i]));
  p = wasm_f32x4_add(wasm_f32x4_add(wasm_f32x4_mul(wasm_f32x4_mul(p, f), f), f), wasm_f32x4_splat(1.0f));
  v128_t scale = wasm_i32x4_shl(wasm_i32x4_add(n, wasm_i32x4_splat(127)), 23);
  return wasm_v128_and(wasm_f32x4_mul(p, scale), wasm_f32x4_ge(x, wasm_f32x4_splat(-87.0f)));
}

// In place; n a multiple of 4.
EXPORT("hyperbolic_tangent")
void hyperbolic_tangent(float *x, int n, float scale) {
  v128_t one = wasm_f32x4_splat(1), twice = wasm_f32x4_splat(2 * scale);
  for (int i = 0; i < n; i += 4) {
    v128_t z = wasm_f32x4_mul(wasm_v128_load(x + i), twice);
    v128_t e = exponential_of_four(wasm_f32x4_pmin(wasm_f32x4_splat(18), wasm_f32x4_pmax(wasm_f32x4_splat(-18), z)));
    wasm_v128_store(x + i, wasm_f32x4_div(wasm_f32x4_sub(e, one), wasm_f32x4_add(e, one)));
  }
}

// As exponential_of_four between -80 and 80, to four digits: what is made of it is rounded to 7 bits.
static v128_t rough_exponential_of_four(v128_t x) {
  v128_t z = wasm_f32x4_mul(x, wasm_f32x4_splat(1.44269504088896341f)), whole = wasm_f32x4_nearest(z);
  v128_t f = wasm_f32x4_mul(wasm_f32x4_sub(z, whole), wasm_f32x4_splat(0.69314718f));
  v128_t p = wasm_f32x4_add(wasm_f32x4_mul(f, wasm_f32x4_splat(0.0416667f)), wasm_f32x4_splat(0.1666667f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, f), wasm_f32x4_splat(0.5f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, f), wasm_f32x4_splat(1));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, f), wasm_f32x4_splat(1));
  return wasm_f32x4_mul(p, wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(whole), wasm_i32x4_splat(127)), 23));
}

// x times the chance that a normal number is below it (GELU; Hendrycks and Gimpel 2016, by its usual approximation), raised by 0.1701 so
// that nothing is below 0, in place; n a multiple of 4.
EXPORT("gelu")
void gelu(float *x, int n) {
  for (int i = 0; i < n; i += 4) {
    v128_t v = wasm_v128_load(x + i), cube = wasm_f32x4_mul(wasm_f32x4_mul(v, v), v);
    v128_t z = wasm_f32x4_mul(wasm_f32x4_add(v, wasm_f32x4_mul(cube, wasm_f32x4_splat(0.044715f))), wasm_f32x4_splat(-1.5957691216f));
    z = wasm_f32x4_pmin(wasm_f32x4_splat(80), wasm_f32x4_pmax(wasm_f32x4_splat(-80), z));
    v = wasm_f32x4_div(v, wasm_f32x4_add(wasm_f32x4_splat(1), rough_exponential_of_four(z)));
    wasm_v128_store(x + i, wasm_f32x4_pmax(wasm_f32x4_splat(0), wasm_f32x4_add(v, wasm_f32x4_splat(0.1701f))));
  }
}

// As softmax; there is room behind the n numbers up to a multiple of four.
static void softmax_by_four(float *x, int n) {
  int end = (n + 3) & ~3;
  for (int i = n; i < end; i++) x[i] = -1e9f;
  v128_t size = wasm_v128_load(x), sum = wasm_f32x4_splat(0);
  for (int i = 4; i < end; i += 4) size = wasm_f32x4_pmax(size, wasm_v128_load(x + i));
  float most = wasm_f32x4_extract_lane(size, 0), other;
  other = wasm_f32x4_extract_lane(size, 1), most = other > most ? other : most;
  other = wasm_f32x4_extract_lane(size, 2), most = other > most ? other : most;
  other = wasm_f32x4_extract_lane(size, 3), most = other > most ? other : most;
  for (int i = 0; i < end; i += 4) {
    v128_t e = exponential_of_four(wasm_f32x4_sub(wasm_v128_load(x + i), wasm_f32x4_splat(most)));
    wasm_v128_store(x + i, e), sum = wasm_f32x4_add(sum, e);
  }
  v128_t share = wasm_f32x4_splat(1 / sum_of(sum));
  for (int i = 0; i < end; i += 4) wasm_v128_store(x + i, wasm_f32x4_mul(wasm_v128_load(x + i), share));
}

// Four sums of four lanes each, in the order of sum_of.
static v128_t sums_of_lanes(v128_t a, v128_t b, v128_t c, v128_t d) {
  v128_t ab = wasm_i32x4_shuffle(a, b, 0, 4, 1, 5), cd = wasm_i32x4_shuffle(c, d, 0, 4, 1, 5);
  v128_t ef = wasm_i32x4_shuffle(a, b, 2, 6, 3, 7), gh = wasm_i32x4_shuffle(c, d, 2, 6, 3, 7);
  v128_t first = wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5), second = wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7);
  v128_t third = wasm_i32x4_shuffle(ef, gh, 0, 1, 4, 5), fourth = wasm_i32x4_shuffle(ef, gh, 2, 3, 6, 7);
  return wasm_f32x4_add(wasm_f32x4_add(wasm_f32x4_add(first, second), third), fourth);
}

// Self-attention of `heads` heads over qkv[n x 3d] into y[n x d]; `scores` holds twice n numbers, each n rounded up to four, d / heads a
// multiple of 16. Two queries at a time, for what is loaded serves both, and four sums, for an addition waits for the one before it.
EXPORT("attend")
void attend(const float *qkv, float *y, float *scores, int n, int d, int heads) {
  int width = d / heads, row = 3 * d, room = (n + 3) & ~3;
  v128_t scale = wasm_f32x4_splat(1 / __builtin_sqrtf((float)width));
  float *others = scores + room;
  for (int h = 0; h < heads; h++) {
    const float *keys = qkv + d + h * width, *values = keys + d;
    for (int i = 0; i < n; i += 2) {
      const float *q = qkv + i * row + h * width, *p = i + 1 < n ? q + row : q;
      for (int j = 0; j < n; j += 4) {
        const float *k0 = keys + j * row, *k1 = j + 1 < n ? k0 + row : k0, *k2 = j + 2 < n ? k1 + row : k0, *k3 = j + 3 < n ? k2 + row : k0;
        v128_t a0 = wasm_f32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
        for (int t = 0; t < width; t += 4) {
          v128_t v = wasm_v128_load(q + t), w = wasm_v128_load(p + t), k;
          k = wasm_v128_load(k0 + t), a0 = wasm_f32x4_add(a0, wasm_f32x4_mul(v, k)), b0 = wasm_f32x4_add(b0, wasm_f32x4_mul(w, k));
          k = wasm_v128_load(k1 + t), a1 = wasm_f32x4_add(a1, wasm_f32x4_mul(v, k)), b1 = wasm_f32x4_add(b1, wasm_f32x4_mul(w, k));
          k = wasm_v128_load(k2 + t), a2 = wasm_f32x4_add(a2, wasm_f32x4_mul(v, k)), b2 = wasm_f32x4_add(b2, wasm_f32x4_mul(w, k));
          k = wasm_v128_load(k3 + t), a3 = wasm_f32x4_add(a3, wasm_f32x4_mul(v, k)), b3 = wasm_f32x4_add(b3, wasm_f32x4_mul(w, k));
        }
        wasm_v128_store(scores + j, wasm_f32x4_mul(sums_of_lanes(a0, a1, a2, a3), scale));
        wasm_v128_store(others + j, wasm_f32x4_mul(sums_of_lanes(b0, b1, b2, b3), scale));
      }
      softmax_by_four(scores, n);
      softmax_by_four(others, n);
      float *out = y + i * d + h * width, *next = i + 1 < n ? out + d : out;
      for (int t = 0; t < width; t += 16) {
        v128_t a0 = wasm_f32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
        const float *from = values + t;
        for (int j = 0; j < n; j++, from += row) {
          v128_t v = wasm_f32x4_splat(scores[j]), w = wasm_f32x4_splat(others[j]), x;
          x = wasm_v128_load(from), a0 = wasm_f32x4_add(a0, wasm_f32x4_mul(v, x)), b0 = wasm_f32x4_add(b0, wasm_f32x4_mul(w, x));
          x = wasm_v128_load(from + 4), a1 = wasm_f32x4_add(a1, wasm_f32x4_mul(v, x)), b1 = wasm_f32x4_add(b1, wasm_f32x4_mul(w, x));
          x = wasm_v128_load(from + 8), a2 = wasm_f32x4_add(a2, wasm_f32x4_mul(v, x)), b2 = wasm_f32x4_add(b2, wasm_f32x4_mul(w, x));
          x = wasm_v128_load(from + 12), a3 = wasm_f32x4_add(a3, wasm_f32x4_mul(v, x)), b3 = wasm_f32x4_add(b3, wasm_f32x4_mul(w, x));
        }
        wasm_v128_store(next + t, b0), wasm_v128_store(next + t + 4, b1), wasm_v128_store(next + t + 8, b2), wasm_v128_store(next + t + 12, b3);
        wasm_v128_store(out + t, a0), wasm_v128_store(out + t + 4, a1), wasm_v128_store(out + t + 8, a2), wasm_v128_store(out + t + 12, a3);
      }
    }
  }
}

// y += x
EXPORT("add")
void add(float *y, const float *x, int n) {
  for (int i = 0; i < n; i += 4) wasm_v128_store(y + i, wasm_f32x4_add(wasm_v128_load(y + i), wasm_v128_load(x + i)));
}
