import { execFileSync } from 'node:child_process'

/** The words of a PDF as another program reads them, or null where poppler is not installed. */
export function wordsOf(pdf: Buffer): string | null {
  try {
    return execFileSync('pdftotext', ['-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] })
      .toString()
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    console.warn('pdftotext is not installed: the words of the PDF are not checked')
    return null
  }
}
