import { lettersOf } from './letters-of.ts'
import { stemOfFile } from './stem-of-file.ts'

/**
 * Whether a declared title is only the file's name: the same letters, written as files are ("the_brave-fox") and not
 * in words. Programs put it there when nobody gave a title.
 * @example isNamedAfterFile('the_brave-fox', 'the_brave-fox.epub') // true
 */
export function isNamedAfterFile(title: string, filename: string): boolean {
  const isWritten = /_|\p{L}\p{N}|\p{N}\p{L}|^\p{Ll}+(?:[-.]\p{Ll}+){2,}$|^\S+\.\S+$/u.test(title)
  return isWritten && lettersOf(title) === lettersOf(stemOfFile(filename))
}
