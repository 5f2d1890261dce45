import { posix } from 'node:path'
import type { Archive } from '../archive/open-archive.ts'
import { resolveHref } from '../archive/resolve-href.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { findAll, readXml, type XmlElement } from '../markup/read-xml.ts'
import { MizanError } from '../../../contract/errors.ts'

export type Relation = { id: string; type: string; target: string }

const MAIN_PART = 'word/document.xml'

/** A small part as a tree; undefined when it is not there. Throws `damaged_file` for one with a document type (see streamXml). */
export async function readPart(archive: Archive, name: string): Promise<XmlElement | undefined> {
  const bytes = await archive.read(name)
  if (!bytes) return undefined
  const xml = decodeMarkup(bytes)
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new MizanError('damaged_file', {}, { cause: `document type in ${name}` })
  return readXml(xml)
}

/** What a part (or '' for the package) refers to inside of the package. `type` is the last segment, the same in strict and transitional files. */
export async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const name = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  const root = await readPart(archive, part === '' ? '_rels/.rels' : name)
  return findAll(root ?? { name: '', attributes: {}, children: [], text: '' }, 'Relationship').flatMap(
    ({ attributes }) => {
      const target = resolveHref(part === '' ? 'x' : part, attributes['Target'] ?? '')
      if (target === undefined || attributes['TargetMode'] === 'External') return []
      return [
        { id: attributes['Id'] ?? '', type: posix.basename(attributes['Type'] ?? ''), target: inCase(archive, target) },
      ]
    },
  )
}

/** The part with the text: the one the package names, else the usual one. */
export async function mainPart(archive: Archive): Promise<string | undefined> {
  const declared = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  return [declared, inCase(archive, MAIN_PART)].find((name) => name !== undefined && archive.has(name))
}

/** Part names match without regard to case. */
function inCase(archive: Archive, name: string): string {
  if (archive.has(name)) return name
  return archive.names.find((found) => found.toLowerCase() === name.toLowerCase()) ?? name
}
