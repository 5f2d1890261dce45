import { isJunkTitle } from './junk.ts'

/** A file name as a title, or undefined when it says nothing. @example titleFromFilename('the_brave-fox (1).final.pdf') // 'the brave fox' */
export function titleFromFilename(filename: string): string | undefined {
  const stem = (filename.split(/[\\/]/).at(-1) ?? '').replace(/\.[A-Za-z\d]{1,5}$/, '')
  if (isJunkTitle(stem)) return undefined
  const words = stem
    .replaceAll(/\(\d+\)|\[\d+\]/g, ' ')
    .replaceAll(/[_+.-]+/g, ' ')
    .replaceAll(/\b(final|copy|draft|scan|ocr|v\d+|نهائي|نسخة)\d*\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(words) && !isJunkTitle(words) ? words : undefined
}
