// The arithmetic of the reader, compiled to WebAssembly with 128-bit vectors. Every sum is taken in one fixed order in 32-bit
// floats, WebAssembly has no fused multiply-add outside its relaxed instructions, and nothing here calls a library, so that
// the same weights and words give the same bits on every processor.
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(name)))

// Each row of x[n x k] as 13-bit integers q and the factor that gives the row back; k a multiple of 8.
EXPORT("quantise")
void quantise(const float *x, short *q, float *factor, int n, int k) {
  for (int i = 0; i < n; i++, x += k, q += k) {
    float most = 1e-9f;
    for (int t = 0; t < k; t++) {
      float size = x[t] < 0 ? -x[t] : x[t];
      if (size > most) most = size;
    }
    float scale = 4095 / most;
    for (int t = 0; t < k; t++) {
      float v = x[t] * scale;
      q[t] = (short)(int)(v + (v < 0 ? -0.5f : 0.5f));
    }
    factor[i] = most / 4095;
  }
}

static float sum_of(v128_t v) {
  return (float)(wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) + wasm_i32x4_extract_lane(v, 2) + wasm_i32x4_extract_lane(v, 3));
}

// y[n x m] = x[n x k] * transposed w[m x k] + bias, both of integers with a factor a row; k a multiple of 8, m of 4.
// 13 bits by 8 bits, at most 1,536 of them: no sum leaves 32 bits, and integers add up to the same in every order.
EXPORT("multiply")
void multiply(const short *x, const float *row_factor, const signed char *w, const float *column_factor, const float *bias,
              float *y, int n, int k, int m, int rectify) {
  for (int j = 0; j < m; j += 4) {
    const signed char *w0 = w + j * k, *w1 = w0 + k, *w2 = w1 + k, *w3 = w2 + k;
    for (int i = 0; i < n; i += 2) {
      const short *x0 = x + i * k, *x1 = i + 1 < n ? x0 + k : x0;
      v128_t a0 = wasm_i32x4_splat(0), a1 = a0, a2 = a0, a3 = a0, b0 = a0, b1 = a0, b2 = a0, b3 = a0;
      for (int t = 0; t < k; t += 8) {
        v128_t p = wasm_v128_load(x0 + t), q = wasm_v128_load(x1 + t), v;
        v = wasm_i16x8_load8x8(w0 + t), a0 = wasm_i32x4_add(a0, wasm_i32x4_dot_i16x8(p, v)), b0 = wasm_i32x4_add(b0, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_i16x8_load8x8(w1 + t), a1 = wasm_i32x4_add(a1, wasm_i32x4_dot_i16x8(p, v)), b1 = wasm_i32x4_add(b1, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_i16x8_load8x8(w2 + t), a2 = wasm_i32x4_add(a2, wasm_i32x4_dot_i16x8(p, v)), b2 = wasm_i32x4_add(b2, wasm_i32x4_dot_i16x8(q, v));
        v = wasm_i16x8_load8x8(w3 + t), a3 = wasm_i32x4_add(a3, wasm_i32x4_dot_i16x8(p, v)), b3 = wasm_i32x4_add(b3, wasm_i32x4_dot_i16x8(q, v));
      }
      float sums[8] = {sum_of(a0), sum_of(a1), sum_of(a2), sum_of(a3), sum_of(b0), sum_of(b1), sum_of(b2), sum_of(b3)};
      for (int r = 0; r < 2 && i + r < n; r++)
        for (int c = 0; c < 4; c++) {
          float v = sums[r * 4 + c] * row_factor[i + r] * column_factor[j + c] + bias[j + c];
          y[(i + r) * m + j + c] = rectify && v < 0 ? 0 : v;
        }
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
EXPORT("hyperbolic_tangent")
void hyperbolic_tangent(float *x, int n, float scale) {
  for (int i = 0; i < n; i++) {
    float v = x[i] * scale;
    if (v > 9) v = 9;
    if (v < -9) v = -9;
    float e = exponential(2 * v);
    x[i] = (e - 1) / (e + 1);
  }
}

// In place.
EXPORT("logistic")
void logistic(float *x, int n) {
  for (int i = 0; i < n; i++) {
    float v = x[i] > 30 ? 30 : x[i] < -30 ? -30 : x[i];
    x[i] = 1 / (1 + exponential(-v));
  }
}

// Each row of x[n x d] to mean 0 and variance 1, then scaled and shifted.
EXPORT("normalise")
void normalise(const float *x, const float *scale, const float *shift, float *y, int n, int d) {
  for (int i = 0; i < n; i++, x += d, y += d) {
    float sum = 0, squares = 0;
    for (int t = 0; t < d; t++) sum += x[t];
    float mean = sum / d;
    for (int t = 0; t < d; t++) squares += (x[t] - mean) * (x[t] - mean);
    float r = 1 / __builtin_sqrtf(squares / d + 1e-6f);
    for (int t = 0; t < d; t++) y[t] = (x[t] - mean) * r * scale[t] + shift[t];
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

// Self-attention of `heads` heads over qkv[n x 3d] into y[n x d]; `scores` holds n numbers.
EXPORT("attend")
void attend(const float *qkv, float *y, float *scores, int n, int d, int heads) {
  int width = d / heads, row = 3 * d;
  float scale = 1 / __builtin_sqrtf((float)width);
  for (int h = 0; h < heads; h++)
    for (int i = 0; i < n; i++) {
      const float *q = qkv + i * row + h * width;
      for (int j = 0; j < n; j++) {
        const float *key = qkv + j * row + d + h * width;
        v128_t sum = wasm_f32x4_splat(0);
        for (int t = 0; t < width; t += 4) sum = wasm_f32x4_add(sum, wasm_f32x4_mul(wasm_v128_load(q + t), wasm_v128_load(key + t)));
        scores[j] = (wasm_f32x4_extract_lane(sum, 0) + wasm_f32x4_extract_lane(sum, 1) + wasm_f32x4_extract_lane(sum, 2) + wasm_f32x4_extract_lane(sum, 3)) * scale;
      }
      softmax(scores, n);
      float *out = y + i * d + h * width;
      for (int t = 0; t < width; t += 4) {
        v128_t sum = wasm_f32x4_splat(0);
        for (int j = 0; j < n; j++)
          sum = wasm_f32x4_add(sum, wasm_f32x4_mul(wasm_f32x4_splat(scores[j]), wasm_v128_load(qkv + j * row + 2 * d + h * width + t)));
        wasm_v128_store(out + t, sum);
      }
    }
}

// y += x
EXPORT("add")
void add(float *y, const float *x, int n) {
  for (int i = 0; i < n; i += 4) wasm_v128_store(y + i, wasm_f32x4_add(wasm_v128_load(y + i), wasm_v128_load(x + i)));
}
