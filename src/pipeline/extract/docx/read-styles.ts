import type { Archive } from '../archive/open-archive.ts'
import { findAll, findFirst, type XmlElement } from '../markup/read-xml.ts'
import { readPart } from './package-parts.ts'

/** What a style says of the text in it. */
export type Style = {
  /** 1-9 of a heading. */
  level?: number
  hidden?: boolean
}

const LONGEST_CHAIN = 20

/** Headings and hidden styles by their id, each with what it inherits ("based on"). */
export async function readStyles(archive: Archive, part: string): Promise<Map<string, Style>> {
  const root = await readPart(archive, part)
  const found = root ? findAll(root, 'style') : []
  const elements = new Map(found.map((style) => [style.attributes['styleId'] ?? '', style] as const))
  const resolve = (id: string, hops: number): Style => {
    const style = elements.get(id)
    if (!style || hops > LONGEST_CHAIN) return {}
    const parent = findFirst(style, 'basedOn')?.attributes['val']
    return { ...(parent === undefined ? {} : resolve(parent, hops + 1)), ...own(style) }
  }
  return new Map([...elements.keys()].map((id) => [id, resolve(id, 0)]))
}

function own(style: XmlElement): Style {
  const name = findFirst(style, 'name')?.attributes['val'] ?? ''
  const outline = findFirst(style, 'outlineLvl')?.attributes['val']
  const named = /^heading ([1-9])$/i.exec(name)?.[1]
  const level = named === undefined ? (outline === undefined ? undefined : Number(outline) + 1) : Number(named)
  const vanish = findFirst(style, 'vanish')
  return {
    ...(level !== undefined && level >= 1 && level <= 9 && { level }),
    ...(vanish && { hidden: isOn(vanish.attributes['val']) }),
  }
}

/** A property that is there is on, unless it says that it is off. */
export function isOn(value: string | undefined): boolean {
  return !['0', 'false', 'off'].includes(value ?? '')
}
