import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import type { SampleBook } from './sample-book.ts'

/** Word with headings, a page break before each page but the first, and core metadata. */
export async function writeDocx(book: SampleBook): Promise<Uint8Array> {
  const arabic = book.language === 'ar'
  const run = (text: string): TextRun => new TextRun({ text, rightToLeft: arabic })
  const document = new Document({
    title: book.title,
    creator: book.author,
    sections: [
      {
        children: book.pages.flatMap(({ heading, paragraphs }, index) => [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            pageBreakBefore: index > 0,
            bidirectional: arabic,
            children: [run(heading)],
          }),
          ...paragraphs.map((text) => new Paragraph({ bidirectional: arabic, children: [run(text)] })),
        ]),
      },
    ],
  })
  return Packer.toBuffer(document)
}
