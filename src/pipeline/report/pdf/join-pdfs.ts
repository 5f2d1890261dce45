import { type Move, movedReferences } from './move-references.ts'
import { formOf, overlaid, OVERLAY } from './overlay.ts'
import { reference, references, type TypstPdf } from './read-pdf.ts'

/** What a link of the front is called until the page it leads to is known. */
const BOOK_LINK = /\/A <<[^>]*\/URI \(mizan-book:(\d+)\)\s*>>/
const LINK_WORDS = /\/Contents \([^()]*\)/
const [PAGES, OUTLINES, STRUCTURE, DOCUMENT, LAID] = [1, 2, 3, 4, 5]
const OWN_OBJECTS = 5
const END = '\nendobj\n\n'

type Part = TypstPdf & { move: Move; structure: number; document: number }

/**
 * Joins the front and the chapters of a long report as if they had been set in one: pages, outline and tags in their
 * order, the front's links to the books leading to them, and the numbers of the pages, which are the last part, laid over
 * them. Each entry of a chapter's outline is a book. Only for files of Typst's own writing; the same parts give the same
 * bytes. The file comes in pieces, part by part.
 */
export function* joinPdfs(files: readonly TypstPdf[]): Generator<Uint8Array> {
  const parts = numbered(files)
  const [front] = parts
  const numbers = parts.at(-1)
  if (front === undefined || numbers === undefined || numbers === front) throw new Error('there is nothing to join')
  const body = parts.slice(0, -1)
  const outline = body.flatMap((part) => part.outline.map((item) => item + part.move.by))
  const pages = body.flatMap((part) => part.pages.map((page) => page + part.move.by))
  const books = body.slice(1).flatMap((part) => part.outline.map((item) => bookPlace(part, item, pages)))
  if (numbers.pages.length !== pages.length) throw new Error('not every page of the report has its number')
  const forms = numbers.pages.map((page) => formOf(numbers.objects[page - 1] ?? '', numbers.objects))
  const formNumbers = new Map(pages.map((page, at) => [page, (forms[at]?.contents ?? 0) + numbers.move.by]))
  // What only held the contents of the numbers is left out, and the contents are written as forms.
  for (const [at, page] of numbers.pages.entries()) {
    const { contents, form } = forms[at] as (typeof forms)[0]
    numbers.objects[page - 1] = ''
    numbers.objects[contents - 1] = form
  }

  let pieces = ['%PDF-1.7\n%\u0080\u0080\u0080\u0080\n\n']
  /** Part by part into bytes, so that the text of one alone stands in memory twice. */
  const lay = (): Buffer => {
    const bytes = Buffer.from(pieces.join(''), 'latin1')
    pieces = []
    return bytes
  }
  const offsets: number[] = []
  let length = pieces[0]?.length ?? 0
  const write = (number: number, text: string): void => {
    const object = `${String(number)} 0 obj\n${text}`
    offsets[number] = length
    length += object.length
    pieces.push(object)
  }
  const list = (kids: readonly number[]): string => kids.map((number) => `${String(number)} 0 R`).join(' ')
  write(PAGES, `<<\n  /Type /Pages\n  /Count ${String(pages.length)}\n  /Kids [${list(pages)}]\n>>${END}`)
  write(
    OUTLINES,
    `<<\n  /Type /Outlines\n  /First ${String(outline[0])} 0 R\n  /Last ${String(outline.at(-1))} 0 R\n  /Count ${String(outline.length)}\n>>${END}`,
  )
  write(STRUCTURE, `${structureRoot(parts)}${END}`)
  write(DOCUMENT, `${documentElement(parts)}${END}`)
  write(LAID, `${OVERLAY}${END}`)
  const size = Math.max(...parts.map((part) => part.move.by + part.objects.length)) + 1
  for (const part of parts) {
    const replaced = replacedIn(part, part === front)
    const chain = new Set(part.outline)
    for (const [index, object] of part.objects.entries()) {
      const number = index + 1
      if (object === '' || replaced.has(number)) continue
      let moved = movedReferences(object, part.move)
      if (chain.has(number)) moved = chained(moved, outline, number + part.move.by)
      if (part === front && moved.includes('/Subtype /Link')) moved = linked(moved, books)
      const form = formNumbers.get(number + part.move.by)
      if (form !== undefined) moved = overlaid(moved, form, LAID)
      write(number + part.move.by, moved)
    }
    yield lay()
    part.objects.length = 0
  }
  pieces.push(ending(offsets, size, length, front))
  yield lay()
}

function numbered(files: readonly TypstPdf[]): Part[] {
  let by = OWN_OBJECTS
  let tags = 0
  return files.map((file) => {
    const catalog = file.objects[file.catalog - 1] ?? ''
    const structure = reference(catalog, 'StructTreeRoot')
    const root = file.objects[structure - 1] ?? ''
    const document = references(/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '')[0] ?? 0
    if (document === 0) throw new Error('a part of the report has no tags')
    const replaced = new Map([
      [reference(catalog, 'Pages'), PAGES],
      [reference(catalog, 'Outlines'), OUTLINES],
      [structure, STRUCTURE],
      [document, DOCUMENT],
    ])
    const part = { ...file, move: { by, tags, replaced }, structure, document }
    by += file.objects.length
    tags += Number(/\/ParentTreeNextKey (\d+)/.exec(root)?.[1] ?? 0)
    return part
  })
}

/** Written once for all parts, or only the front's. */
function replacedIn(part: Part, isFront: boolean): Set<number> {
  const catalog = part.objects[part.catalog - 1] ?? ''
  const own = isFront ? [] : [part.catalog, part.info, reference(catalog, 'Metadata')]
  return new Set([...part.move.replaced.keys(), ...own])
}

/** An entry of the outline with its neighbours in the whole. */
function chained(item: string, outline: readonly number[], number: number): string {
  const at = outline.indexOf(number)
  const plain = item.replace(/\n {2}\/Prev \d+ 0 R/, '').replace(/\n {2}\/Next \d+ 0 R/, '')
  const before = at > 0 ? `\n  /Prev ${String(outline[at - 1])} 0 R` : ''
  const behind = at < outline.length - 1 ? `\n  /Next ${String(outline[at + 1])} 0 R` : ''
  return plain.replace('<<', () => `<<${before}${behind}`)
}

type Place = { destination: number; page: number }

function bookPlace(part: Part, item: number, pages: readonly number[]): Place {
  const destination = reference(part.objects[item - 1] ?? '', 'Dest')
  const page = references(part.objects[destination - 1] ?? '')[0] ?? 0
  return { destination: destination + part.move.by, page: pages.indexOf(page + part.move.by) + 1 }
}

function linked(annotation: string, books: readonly Place[]): string {
  const book = BOOK_LINK.exec(annotation)?.[1]
  if (book === undefined) return annotation
  const place = books[Number(book)]
  if (place === undefined) throw new Error(`the report has no page for book ${book}`)
  return annotation
    .replace(BOOK_LINK, `/Dest ${String(place.destination)} 0 R`)
    .replace(LINK_WORDS, `/Contents (page ${String(place.page)})`)
}

function structureRoot(parts: readonly Part[]): string {
  const roots = parts.map((part) => ({ part, root: part.objects[part.structure - 1] ?? '' }))
  const entries = roots.flatMap(({ part, root }) =>
    [...(/\/Nums \[([^\]]*)\]/.exec(root)?.[1] ?? '').matchAll(/(\d+) (\d+) 0 R/g)].map(
      ([, key, object]) => `${String(Number(key) + part.move.tags)} ${String(Number(object) + part.move.by)} 0 R`,
    ),
  )
  const named = roots.filter(({ root }) => root.includes('/IDTree'))
  // The names of header cells are only unique within one file.
  if (named.some(({ part }) => part !== parts[0])) throw new Error('a chapter of the report has header cells')
  const keys = Math.max(
    0,
    ...roots.map(({ part, root }) => part.move.tags + Number(/NextKey (\d+)/.exec(root)?.[1] ?? 0)),
  )
  const [first] = roots
  if (first === undefined) throw new Error('there is nothing to join')
  return movedReferences(first.root.slice(0, first.root.lastIndexOf('>>') + 2), first.part.move)
    .replace(/\/Nums \[[^\]]*\]/, () => `/Nums [${entries.join(' ')}]`)
    .replace(/\/ParentTreeNextKey \d+/, `/ParentTreeNextKey ${String(keys)}`)
}

function documentElement(parts: readonly Part[]): string {
  const [first] = parts
  const body = first?.objects[first.document - 1] ?? ''
  const kids = parts.flatMap((part) =>
    references(/\/K \[([^\]]*)\]/.exec(part.objects[part.document - 1] ?? '')?.[1] ?? '').map(
      (kid) => `${String(kid + part.move.by)} 0 R`,
    ),
  )
  return body
    .slice(0, body.lastIndexOf('>>') + 2)
    .replace(/\/P \d+ 0 R/, `/P ${String(STRUCTURE)} 0 R`)
    .replace(/\/K \[[^\]]*\]/, () => `/K [${kids.join(' ')}]`)
}

function ending(offsets: readonly number[], size: number, at: number, front: Part): string {
  const entries = Array.from({ length: size }, (_, number) => {
    const offset = offsets[number]
    return offset === undefined ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`
  })
  const [root, info] = [front.catalog + front.move.by, front.info + front.move.by]
  return `xref\n0 ${String(size)}\n${entries.join('')}trailer\n<<\n  /Size ${String(size)}\n  /Root ${String(root)} 0 R\n  /Info ${String(info)} 0 R\n>>\nstartxref\n${String(at)}\n%%EOF`
}
