import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Language } from '../../../contract/languages.ts'
import { bookData } from './book-data.ts'
import { encodePicture } from './encode-picture.ts'
import { frameData } from './frame-data.ts'
import type { PdfDocument } from './pdf-document.ts'

/** The full report of one book, ready for `renderPdf`. A cover that is no picture is left out. */
export async function bookReport(
  evaluation: Evaluation,
  language: Language,
  cover: Uint8Array | null,
): Promise<PdfDocument> {
  const picture = cover === null ? null : await encodePicture(cover)
  const book = bookData(evaluation, language, picture === null ? null : 0)
  return {
    template: 'book',
    language,
    data: { ...frameData(language, evaluation.completedAt), book },
    pictures: picture === null ? [] : [picture],
  }
}
