import { isShouted } from './is-shouted.ts'
import { readsLikeTitle } from './reads-like-title.ts'

/** He said, "..." */
const SPEECH = /[:,،]\s*["“«][^"”»]+["”»]$/

/**
 * Whether a line ends as sentences and their parts do. Old title pages set a stop behind a title too; its words begin
 * with capitals. @example endsLikeSentence('It was dark by the sea.') // true
 */
export function endsLikeSentence(line: string): boolean {
  if (SPEECH.test(line)) return true
  return /(?:[.,;:،؛…—]|--)$/.test(line) && !isShouted(line) && !readsLikeTitle(line)
}
