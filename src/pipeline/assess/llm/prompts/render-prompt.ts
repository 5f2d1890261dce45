import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export const PROMPT_NAMES = ['system', 'findings', 'ratings', 'texts', 'page', 'pictures'] as const
export type PromptName = (typeof PROMPT_NAMES)[number]

/** Raised by hand when the meaning of an answer changes; edits of the wording change the hash alone. */
const FORMAT_VERSION = '1.0'

const files = new Map<PromptName, string>()
let version: string | undefined

function promptFile(name: PromptName): string {
  let content = files.get(name)
  if (content === undefined) {
    content = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim()
    files.set(name, content)
  }
  return content
}

/**
 * The prompt with its places filled in. A value is put in as it is: what stands in a book can never open another place.
 *
 * @throws Error for a place without a value
 */
export function renderPrompt(name: PromptName, values: Record<string, string> = {}): string {
  return promptFile(name).replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const value = values[place]
    if (value === undefined) throw new Error(`the prompt ${name} has no value for ${place}`)
    return value
  })
}

/** Which wording asked. Stored with every evaluation. @example promptVersion() // '1.0+3f9ac21b' */
export function promptVersion(): string {
  if (version !== undefined) return version
  const hash = createHash('sha256')
  const folder = new URL('.', import.meta.url)
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()) {
    hash.update(`${file}\n${promptFile(file.slice(0, -3) as PromptName)}\n`)
  }
  version = `${FORMAT_VERSION}+${hash.digest('hex').slice(0, 8)}`
  return version
}

/**
 * The name of the tags around a book's words. It depends on the words, so no author can write the closing tag of a text
 * that holds it.
 */
export function dataTag(data: string): string {
  return `book_text_${createHash('sha256').update(data).digest('hex').slice(0, 12)}`
}
