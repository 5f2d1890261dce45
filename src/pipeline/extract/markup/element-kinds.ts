type Attributes = Record<string, string>

/** What a reader of the page does not see, or what is no text. */
export const SKIPPED: ReadonlySet<string> = new Set(
  'script style head title template noscript iframe audio video canvas select desc defs metadata annotation annotation-xml rp'.split(
    ' ',
  ),
)
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

/** @example localName('svg:Image') // 'image' */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

export function isHidden(attributes: Attributes): boolean {
  const style = attributes['style'] ?? ''
  return (
    'hidden' in attributes ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i.test(style)
  )
}

export function isOfClass(attributes: Attributes, classes: ReadonlySet<string>): boolean {
  if (classes.size === 0) return false
  return (attributes['class'] ?? '').split(/\s+/).some((name) => classes.has(name))
}

export function breaksBefore(attributes: Attributes): boolean {
  return /(^|;)\s*(page-)?break-before\s*:\s*(always|page|left|right)/i.test(attributes['style'] ?? '')
}

/** A note that may stand in the middle of a sentence, to be shown in a window or at the foot of the page. */
export function isNote(attributes: Attributes): boolean {
  return (
    /\b(footnote|endnote|rearnote)\b/.test(attributes['epub:type'] ?? '') ||
    /^doc-(footnote|endnote)$/.test(attributes['role'] ?? '')
  )
}

/** What the little sign that calls a note looks like. */
export const NOTE_SIGN = /^.{0,6}$/su
const NOTE_NUMBER = /^[[(]?(\d{1,4}|[٠-٩]{1,4}|[*†‡§]{1,3}|[a-z])[\])]?$/

/** The link that calls a note cuts words and sentences: the signs that may be taken back, or undefined for other links. */
export function noteReference(name: string, attributes: Attributes, raised: boolean): RegExp | undefined {
  if (name !== 'a') return undefined
  if (/\bnoteref\b/.test(attributes['epub:type'] ?? '') || attributes['role'] === 'doc-noteref') return NOTE_SIGN
  // EPUB 2 has no word for it: a raised number, or one that links to a place named like a note.
  const place = attributes['href']?.split('#')[1]
  if (place === undefined) return undefined
  return raised || /(foot|end)?note|(^|[^a-z])(fn|en|ref)[^a-z]|_ftn|_edn/i.test(place) ? NOTE_NUMBER : undefined
}

/** The label of the printed page that begins at an element; '' when it is a page break that does not say it, undefined for other elements. */
export function pageLabel(attributes: Attributes): string | undefined {
  const isBreak = /\bpagebreak\b/.test(attributes['epub:type'] ?? '') || attributes['role'] === 'doc-pagebreak'
  if (!isBreak) return undefined
  const said = attributes['title'] ?? attributes['aria-label'] ?? ''
  return said.replace(/^\s*(page|صفحة)\s+/i, '').trim()
}
