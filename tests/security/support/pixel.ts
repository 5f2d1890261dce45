import sharp from 'sharp'

/** A picture of one colour. */
export async function pixel(): Promise<Uint8Array> {
  return await sharp({ create: { width: 8, height: 12, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}
