import sharp from 'sharp'

/** A coloured drawing, another for each number: shapes of its own on a coloured ground. PNG. */
export async function drawnPicture(number: number, { width = 400, height = 300 } = {}): Promise<Buffer> {
  const at = (share: number, edge: number): number => Math.round(((number * share) % 1) * edge)
  const shape = (index: number): string =>
    `<ellipse cx="${at(0.37 + index * 0.21, width)}" cy="${at(0.53 + index * 0.17, height)}" rx="${width / 6}" ry="${height / 5}" fill="hsl(${(number * 67 + index * 120) % 360} 80% 40%)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(number * 41) % 360} 60% 80%)"/>${[0, 1, 2].map(shape).join('')}</svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
