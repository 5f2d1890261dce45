import sharp from 'sharp'

/** Red all over, with a darker stain: what a stub of a model takes for a fight. PNG, 400 x 300. */
export async function redPicture(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="#d01010"/><ellipse cx="200" cy="150" rx="120" ry="80" fill="#600808"/></svg>'
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
