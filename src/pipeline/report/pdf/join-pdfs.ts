import { readPdf, reference, references, type TypstPdf } from './read-pdf.ts'

/** What a link of the front is called until the page it leads to is known. */
const BOOK_LINK = /\/A <<[^>]*\/URI \(mizan-book:(\d+)\)\s*>>/
const LINK_WORDS = /\/Contents \([^()]*\)/
const [PAGES, OUTLINES, STRUCTURE, DOCUMENT] = [1, 2, 3, 4]
const OWN_OBJECTS = 4

type Part = TypstPdf & {
  /** The numbers of its objects move by this. */
  by: number
  /** Its keys into the tree of tags move by this. */
  tags: number
  structure: number
  document: number
}

/**
 * Joins the front and the chapters of a long report as if they had been set in one: pages, outline and tags in their
 * order, and the front's links to the books leading to them. Each entry of a chapter's outline is a book. Only for
 * files of Typst's own writing; the same parts give the same bytes.
 */
export function joinPdfs(files: readonly Uint8Array[]): Uint8Array {
  const parts = numbered(files.map(readPdf))
  const [front] = parts
  if (front === undefined) throw new Error('there is nothing to join')
  const outline = parts.flatMap((part) => part.outline.map((item) => item + part.by))
  const pages = parts.flatMap((part) => part.pages.map((page) => page + part.by))
  const books = parts.slice(1).flatMap((part) => part.outline.map((item) => bookPlace(part, item, pages)))

  const done: Buffer[] = []
  let pieces = ['%PDF-1.7\n%\u0080\u0080\u0080\u0080\n\n']
  /** Part by part into bytes, so that the text of one alone stands in memory twice. */
  const lay = (): void => {
    done.push(Buffer.from(pieces.join(''), 'latin1'))
    pieces = []
  }
  const offsets: number[] = []
  let length = pieces[0]?.length ?? 0
  const write = (number: number, body: string): void => {
    const text = `${String(number)} 0 obj\n${body}`
    offsets[number] = length
    length += text.length
    pieces.push(text)
  }
  const list = (numbers: readonly number[]): string => numbers.map((number) => `${String(number)} 0 R`).join(' ')
  const end = '\nendobj\n\n'
  write(PAGES, `<<\n  /Type /Pages\n  /Count ${String(pages.length)}\n  /Kids [${list(pages)}]\n>>${end}`)
  write(
    OUTLINES,
    `<<\n  /Type /Outlines\n  /First ${String(outline[0])} 0 R\n  /Last ${String(outline.at(-1))} 0 R\n  /Count ${String(outline.length)}\n>>${end}`,
  )
  write(STRUCTURE, `${structureRoot(parts)}${end}`)
  write(DOCUMENT, `${documentElement(parts)}${end}`)
  const size = Math.max(...parts.map((part) => part.by + part.objects.length)) + 1
  for (const part of parts) {
    for (const [index, body] of part.objects.entries()) {
      const number = index + 1
      if (isReplaced(part, number, part === front)) continue
      let moved = movedReferences(body, part)
      if (part.outline.includes(number)) moved = chained(moved, outline, number + part.by)
      if (part === front && moved.includes('/Subtype /Link')) moved = linked(moved, books)
      write(number + part.by, moved)
    }
    lay()
    part.objects = []
  }
  pieces.push(ending(offsets, size, length, front))
  lay()
  return new Uint8Array(Buffer.concat(done))
}

function numbered(files: readonly TypstPdf[]): Part[] {
  let by = OWN_OBJECTS
  let tags = 0
  return files.map((file) => {
    const structure = reference(file.objects[file.catalog - 1] ?? '', 'StructTreeRoot')
    const root = file.objects[structure - 1] ?? ''
    const document = references(/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '')[0] ?? 0
    if (document === 0) throw new Error('a part of the report has no tags')
    const part = { ...file, by, tags, structure, document }
    by += file.objects.length
    tags += Number(/\/ParentTreeNextKey (\d+)/.exec(root)?.[1] ?? 0)
    return part
  })
}

/** Not used, written once for all parts, or only the front's. */
function isReplaced(part: Part, number: number, isFront: boolean): boolean {
  const catalog = part.objects[part.catalog - 1] ?? ''
  if (part.objects[number - 1] === '') return true
  if (number === reference(catalog, 'Pages') || number === reference(catalog, 'Outlines')) return true
  if (number === part.structure || number === part.document) return true
  return !isFront && (number === part.catalog || number === part.info || number === reference(catalog, 'Metadata'))
}

/** The object with its references moved to their new numbers; strings and streams stay as they are. */
function movedReferences(body: string, part: Part): string {
  const catalog = part.objects[part.catalog - 1] ?? ''
  const replaced = new Map([
    [reference(catalog, 'Pages'), PAGES],
    [reference(catalog, 'Outlines'), OUTLINES],
    [part.structure, STRUCTURE],
    [part.document, DOCUMENT],
  ])
  const move = (text: string): string =>
    text.replaceAll(/(\d+) 0 R\b|(\/StructParents? )(\d+)/g, (_, object: string, name: string, key: string) => {
      if (object === undefined) return `${name}${String(Number(key) + part.tags)}`
      return `${String(replaced.get(Number(object)) ?? Number(object) + part.by)} 0 R`
    })
  const stream = body.indexOf('\nstream\n')
  const dictionary = stream < 0 ? body : body.slice(0, stream)
  return outsideStrings(dictionary, move) + (stream < 0 ? '' : body.slice(stream))
}

/** Brackets nest within a string, and a backslash hides the sign behind it. */
function outsideStrings(text: string, change: (text: string) => string): string {
  let result = ''
  let at = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', at)) {
    let depth = 1
    let close = open + 1
    for (; depth > 0 && close < text.length; close += 1) {
      if (text[close] === '\\') close += 1
      else if (text[close] === '(') depth += 1
      else if (text[close] === ')') depth -= 1
    }
    result += change(text.slice(at, open)) + text.slice(open, close)
    at = close
  }
  return result + change(text.slice(at))
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
  return { destination: destination + part.by, page: pages.indexOf(page + part.by) + 1 }
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
      ([, key, object]) => `${String(Number(key) + part.tags)} ${String(Number(object) + part.by)} 0 R`,
    ),
  )
  const named = roots.filter(({ root }) => root.includes('/IDTree'))
  // The names of header cells are only unique within one file.
  if (named.some(({ part }) => part !== parts[0])) throw new Error('a chapter of the report has header cells')
  const keys = Math.max(0, ...roots.map(({ part, root }) => part.tags + Number(/NextKey (\d+)/.exec(root)?.[1] ?? 0)))
  const [first] = roots
  if (first === undefined) throw new Error('there is nothing to join')
  return movedReferences(first.root.slice(0, first.root.lastIndexOf('>>') + 2), first.part)
    .replace(/\/Nums \[[^\]]*\]/, () => `/Nums [${entries.join(' ')}]`)
    .replace(/\/ParentTreeNextKey \d+/, `/ParentTreeNextKey ${String(keys)}`)
}

function documentElement(parts: readonly Part[]): string {
  const [first] = parts
  const body = first?.objects[first.document - 1] ?? ''
  const kids = parts.flatMap((part) =>
    references(/\/K \[([^\]]*)\]/.exec(part.objects[part.document - 1] ?? '')?.[1] ?? '').map(
      (kid) => `${String(kid + part.by)} 0 R`,
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
  const [root, info] = [front.catalog + front.by, front.info + front.by]
  return `xref\n0 ${String(size)}\n${entries.join('')}trailer\n<<\n  /Size ${String(size)}\n  /Root ${String(root)} 0 R\n  /Info ${String(info)} 0 R\n>>\nstartxref\n${String(at)}\n%%EOF`
}
