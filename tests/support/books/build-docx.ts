import { Document, HeadingLevel, Packer, PageBreak, Paragraph, TextRun } from 'docx'
import type { SampleBook } from './sample-book.ts'

/** A DOCX with a heading per chapter and a page break between chapters. */
export function buildDocx(book: SampleBook): Promise<Buffer> {
  const children = book.chapters.flatMap(({ heading, paragraphs }, index) => [
    ...(index > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ children: [new TextRun(text)] })),
  ])
  return Packer.toBuffer(new Document({ title: book.title, creator: book.author, sections: [{ children }] }))
}
