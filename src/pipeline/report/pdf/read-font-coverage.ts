/**
 * The code points an OpenType font can draw, read from its `cmap` (formats 4 and 12, OpenType 1.9).
 *
 * @example readFontCoverage(amiri)(0x645) // true
 */
export function readFontCoverage(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableOffset(view, 'cmap')
  const ranges: [number, number][] = []
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4)
    const format = view.getUint16(table)
    if (format === 12) ranges.push(...groupsOf(view, table))
    if (format === 4) ranges.push(...segmentsOf(view, table))
  }
  const covered = new Set<number>()
  for (const [first, last] of ranges) for (let point = first; point <= last; point += 1) covered.add(point)
  return (codePoint) => covered.has(codePoint)
}

function tableOffset(view: DataView, wanted: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join('')
    if (tag === wanted) return view.getUint32(record + 8)
  }
  throw new Error(`the font has no ${wanted} table`)
}

function groupsOf(view: DataView, table: number): [number, number][] {
  return Array.from({ length: view.getUint32(table + 12) }, (_, index) => {
    const group = table + 16 + index * 12
    return [view.getUint32(group), view.getUint32(group + 4)]
  })
}

/** Segments whose glyphs are listed may hold holes (glyph 0), so every listed point is looked up. */
function segmentsOf(view: DataView, table: number): [number, number][] {
  const doubled = view.getUint16(table + 6)
  const ends = table + 14
  const starts = ends + doubled + 2
  const points: [number, number][] = []
  for (let at = 0; at < doubled; at += 2) {
    const first = view.getUint16(starts + at)
    const last = view.getUint16(ends + at)
    const rangeAt = starts + doubled * 2 + at
    const range = view.getUint16(rangeAt)
    if (first === 0xffff) continue
    if (range === 0) {
      points.push([first, last])
      continue
    }
    for (let point = first; point <= last; point += 1) {
      if (view.getUint16(rangeAt + range + (point - first) * 2) !== 0) points.push([point, point])
    }
  }
  return points
}
