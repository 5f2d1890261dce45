import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Public repositories of picture books under CC BY, by the short names their books have in `passages/course.en.jsonl`. */
export const SOURCES: Readonly<Record<string, string>> = { asp: 'global-asp/asp-source', pb: 'global-asp/pb-source' }

/**
 * The text of an English picture book, 'asp/NAME' or 'pb/NAME', a paragraph a page; undefined where the folder has no such book.
 *
 * @param folder that holds a checkout of each repository under its short name
 */
export function pictureBook(folder: string, name: string): string | undefined {
  const [source = '', book = ''] = name.split('/')
  const file = join(folder, source, 'en', `${book}.md`)
  if (!existsSync(file)) return undefined
  const [first = '', ...pages] = readFileSync(file, 'utf8')
    .split(/^##[ \t]*$/mu)
    .map((page) => page.trim().replaceAll(/\s+/gu, ' '))
  const isLicence = (page: string): boolean => page.startsWith('* License')
  const told = pages.filter((page) => page !== '' && !isLicence(page))
  return `${[first.replace(/^# /u, ''), ...told].join('\n\n')}\n`
}
