import { MizanError } from '../../../contract/errors.ts'

/** Above the largest telephone cameras; a page needs a tenth of it. */
const MAX_PIXELS = 120_000_000
const MAX_EDGE = 32_000

/**
 * Refuses a picture by its header, before anything is decoded.
 * @throws MizanError too_complex
 */
export function assertPictureSize(width: number, height: number): void {
  if (width > MAX_EDGE || height > MAX_EDGE || width * height > MAX_PIXELS) throw new MizanError('too_complex')
}
