import type { Style } from './read-styles.ts'
import { streamXml } from './stream-xml.ts'
import { createWordBody } from './word-body.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** The foot- or endnotes of a part by their id, each on lines of its own; the lines that separate them stay out. */
export async function readNotes(
  chunks: AsyncIterable<Buffer> | undefined,
  styles: ReadonlyMap<string, Style>,
): Promise<Map<string, string>> {
  const notes = new Map<string, string>()
  if (!chunks) return notes
  let open: { id: string; body: ReturnType<typeof createWordBody> } | undefined
  await streamXml(chunks, {
    open(name, attributes) {
      if (open) open.body.open(name, attributes)
      else if ((name === 'footnote' || name === 'endnote') && !/separator/i.test(attributes['w:type'] ?? ''))
        open = {
          id: attributes['w:id'] ?? attributes['id'] ?? '',
          body: createWordBody({ styles, footnotes: NONE, endnotes: NONE }),
        }
    },
    text: (text) => open?.body.text(text),
    close(name) {
      if (open && (name === 'footnote' || name === 'endnote')) {
        notes.set(open.id, open.body.finish().text.trim())
        open = undefined
      } else open?.body.close(name)
    },
  })
  return notes
}
