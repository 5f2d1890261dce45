/** The smallest PDF of one page of 595 by 842 points with this content; /F1 is Helvetica. `page` is more of its dictionary. */
export function onePagePdf(content: string, page = ''): Buffer {
  return pdfOfPages([content], page)
}

/** The same of several pages. PDFium mends the missing table of offsets. */
export function pdfOfPages(contents: readonly string[], page = ''): Buffer {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>endobj`,
      '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj',
      ...contents.flatMap((content, index) => [
        `${4 + 2 * index} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}/Contents ${5 + 2 * index} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj`,
        `${5 + 2 * index} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
      ]),
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
    'latin1',
  )
}
