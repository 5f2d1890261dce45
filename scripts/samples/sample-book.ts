/** A sample book as its source file tells it: a few fields, then pages with a heading and paragraphs. */
export type SamplePage = { heading: string; paragraphs: string[] }
export type SampleBook = {
  title: string
  author: string
  publisher: string
  language: 'en' | 'ar'
  pages: SamplePage[]
}

/** Reads `field: value` lines, a line `===`, then pages divided by `---`; `# ` opens a heading. */
export function parseSample(source: string): SampleBook {
  const [head = '', body = ''] = source.split('\n===\n')
  const fields = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const field = (name: string): string => {
    const value = fields.get(name)
    if (value === undefined || value === '') throw new Error(`a sample needs the field "${name}"`)
    return value
  }
  return {
    title: field('title'),
    author: field('author'),
    publisher: field('publisher'),
    language: field('language') === 'ar' ? 'ar' : 'en',
    pages: body.split('\n---\n').map((page) => {
      const blocks = page.trim().split('\n')
      return {
        heading: (blocks[0] ?? '').replace(/^# /, ''),
        paragraphs: blocks.slice(1).filter((line) => line.trim() !== ''),
      }
    }),
  }
}
