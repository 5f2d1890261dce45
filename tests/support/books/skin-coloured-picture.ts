import sharp from 'sharp'

/** [centre, radii, turn, lightness] of rounded surfaces. */
const SURFACES = [
  [292, 220, 90, 79, 154, 70],
  [146, 138, 84, 98, 30, 80],
  [250, 171, 101, 65, 95, 71],
  [207, 72, 69, 23, 142, 68],
  [12, 224, 111, 92, 59, 85],
  [95, 37, 109, 50, 55, 85],
] as const

/** Rounded surfaces of the colour of skin, 320 x 240, that show nothing: the embedded look takes them for nakedness. PNG. */
export async function skinColouredPicture(): Promise<Buffer> {
  const surfaces = SURFACES.map(
    ([x, y, across, down, turn, light], index) =>
      `<radialGradient id="s${index}"><stop offset="0" stop-color="hsl(29 31% ${light}%)"/><stop offset="1" stop-color="hsl(29 31% ${light - 28}%)"/></radialGradient>` +
      `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="url(#s${index})" transform="rotate(${turn} ${x} ${y})"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="100%" height="100%" fill="hsl(16 26% 40%)"/>${surfaces.join('')}</svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
