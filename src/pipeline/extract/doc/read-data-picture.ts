/** How PNG and JPEG files begin. */
const BEGINNINGS = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')]
/** Length of the structure (4 bytes), then of its header (2). */
const HEADER = 6

/**
 * The file of a picture that lies at a place of the data stream ([MS-DOC] 2.9.190, PICFAndOfficeArtData): its length, a header,
 * and records of the drawing, in which PNG and JPEG files lie whole. undefined for metafiles, for bitmaps and for what is no picture.
 */
export function readDataPicture(data: Buffer, place: number): Buffer | undefined {
  if (place + HEADER > data.length) return undefined
  const end = place + data.readUInt32LE(place)
  const records = data.subarray(place + data.readUInt16LE(place + 4), end)
  const starts = BEGINNINGS.map((beginning) => records.indexOf(beginning)).filter((start) => start >= 0)
  return starts.length === 0 ? undefined : records.subarray(Math.min(...starts))
}
