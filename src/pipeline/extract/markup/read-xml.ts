import { Parser } from 'htmlparser2'
import { MizanError } from '../../../contract/errors.ts'

/** An element of a small XML file (a package description, a container, core properties). */
export type XmlElement = {
  /** With the namespace prefix cut off. */
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text directly and indirectly inside. */
  text: string
}

const MAX_DEPTH = 1_000
const MAX_ELEMENTS = 200_000

/**
 * A tree without namespaces. External and internal entities of a DTD are never expanded: `&xxe;` stays as written.
 * Throws `too_complex` past 1,000 levels or 200,000 elements.
 */
export function readXml(markup: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: XmlElement[] = [root]
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > MAX_DEPTH || ++count > MAX_ELEMENTS) throw new MizanError('too_complex')
        const plain = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]))
        const element: XmlElement = { name: withoutPrefix(name), attributes: plain, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const current = open.at(-1)
        if (current) current.text += text
      },
      onclosetag() {
        const closed = open.length > 1 ? open.pop() : undefined
        const parent = open.at(-1)
        if (closed && parent) parent.text += closed.text
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(markup)
  return root
}

/** All elements of that name, in document order. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)])
}

export function findFirst(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findFirst(child, name)
    if (found) return found
  }
  return undefined
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
