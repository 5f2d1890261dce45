import type { Pixels, Point, Quad } from './quad.ts'

/** Coefficients of x' = (ax + by + c) / (gx + hy + 1), y' = (dx + ey + f) / (gx + hy + 1). */
type Projection = readonly [number, number, number, number, number, number, number, number]

/**
 * The page within its corners as if seen straight from above. As large as it was in the picture, no edge longer than `maxEdge`.
 */
export function straighten(pixels: Pixels, corners: Quad, maxEdge: number): Pixels {
  const { width: fromWidth, height: fromHeight, data: from } = pixels
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * fromWidth, y: y * fromHeight }))
  if (!a || !b || !c || !d) return pixels
  const across = Math.max(distance(a, b), distance(d, c))
  const down = Math.max(distance(a, d), distance(b, c))
  const scale = Math.min(1, maxEdge / Math.max(across, down))
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const [p, q, r, s, t, u, v, w] = projectionOf([a, b, c, d])
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / height]
      const depth = v * x + w * y + 1
      const sourceX = Math.min(fromWidth - 1, Math.max(0, (p * x + q * y + r) / depth - 0.5))
      const sourceY = Math.min(fromHeight - 1, Math.max(0, (s * x + t * y + u) / depth - 0.5))
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)]
      const [shareX, shareY] = [sourceX - left, sourceY - top]
      const right = Math.min(fromWidth - 1, left + 1)
      const bottom = Math.min(fromHeight - 1, top + 1)
      const [nw, ne] = [(top * fromWidth + left) * 4, (top * fromWidth + right) * 4]
      const [sw, se] = [(bottom * fromWidth + left) * 4, (bottom * fromWidth + right) * 4]
      const to = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (from[nw + channel] ?? 0) * (1 - shareX) + (from[ne + channel] ?? 0) * shareX
        const lower = (from[sw + channel] ?? 0) * (1 - shareX) + (from[se + channel] ?? 0) * shareX
        data[to + channel] = upper * (1 - shareY) + lower * shareY
      }
      data[to + 3] = 255
    }
  }
  return { data, width, height }
}

/** From the unit square (top left, top right, bottom right, bottom left) to four corners (Heckbert 1989). */
function projectionOf([a, b, c, d]: Quad): Projection {
  const sumX = a.x - b.x + c.x - d.x
  const sumY = a.y - b.y + c.y - d.y
  const [dx1, dx2] = [b.x - c.x, d.x - c.x]
  const [dy1, dy2] = [b.y - c.y, d.y - c.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = determinant === 0 ? 0 : (sumX * dy2 - dx2 * sumY) / determinant
  const h = determinant === 0 ? 0 : (dx1 * sumY - sumX * dy1) / determinant
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h]
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y)
}
