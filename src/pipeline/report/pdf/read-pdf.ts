/** A PDF as Typst writes it: every object on its own behind the number, a plain table at the end. */
export type TypstPdf = {
  /** Text of every object, one character a byte; the first is object 1. '' for a number that is not used. */
  objects: string[]
  catalog: number
  info: number
  /** Object numbers in their order. */
  pages: number[]
  outline: number[]
}

/** @throws Error when it is not written as expected */
export function readPdf(bytes: Uint8Array): TypstPdf {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const table = Number(text.slice(text.lastIndexOf('startxref') + 9).match(/\d+/)?.[0])
  const [, ...entries] = text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])/gm)
  // A number Typst did not use is free.
  const starts = entries.map(([, offset, use]) => (use === 'n' ? Number(offset) : null))
  const sorted = starts.filter((start) => start !== null).toSorted((a, b) => a - b)
  const ends = new Map(sorted.map((start, at) => [start, sorted[at + 1] ?? table]))
  const objects = starts.map((start, index) => {
    if (start === null) return ''
    const head = `${String(index + 1)} 0 obj\n`
    if (!text.startsWith(head, start))
      throw new Error(`object ${String(index + 1)} of the PDF is not where it should be`)
    return text.slice(start + head.length, ends.get(start))
  })
  const object = (number: number): string => objects[number - 1] ?? ''
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const catalog = reference(trailer, 'Root')
  const pages = references(/\/Kids \[([^\]]*)\]/.exec(object(reference(object(catalog), 'Pages')))?.[1] ?? '')
  const outline: number[] = []
  const outlines = reference(object(catalog), 'Outlines')
  for (let item = reference(object(outlines), 'First'); item !== 0; item = reference(object(item), 'Next')) {
    outline.push(item)
  }
  return { objects, catalog, info: reference(trailer, 'Info'), pages, outline }
}

/** The page, from 0, on which each entry of the outline stands. */
export function outlinePages({ objects, pages, outline }: TypstPdf): number[] {
  return outline.map((item) => {
    const place = objects[reference(objects[item - 1] ?? '', 'Dest') - 1] ?? ''
    return pages.indexOf(references(place)[0] ?? 0)
  })
}

/** The object a name of a dictionary points to; 0 for none. */
export function reference(dictionary: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? 0)
}

export function references(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map((found) => Number(found[1]))
}
