/** A shorter text may be anything: a poem, a caption, a page of a picture book. */
const SHORTEST = 2_000
/** The last lines of a book are often a date, a name or a note; a paragraph of the story is longer. */
const SHORTEST_PARAGRAPH = 60
/** Prose has ended most of its paragraphs; verse and lists have not. */
const MOSTLY_ENDED = 0.7
const SAMPLE = 60
const LAST_LINES = 2

/** A line that says so itself, or that printers and makers put behind the last one. */
const SAYS_END =
  /^\P{L}*(?:(?:here )?(?:the )?ends?\b|finis\b|(?:printed|published|produced|transcribed|typeset|digiti[sz]ed|copyright) (?:by|in|at|from)?\b|(?:تمت?|انتهى|انتهت|نهاية|طبع|طُبع|مطبعة|نشر)(?!\p{L}))/iu

const ENDED = /[.!?؟…:؛*_~–—\])}>"'”’»]\s*$/u
const GOES_ON = /(?:[\p{Ll}\p{Script=Arabic}]|[,،;-])$/u

/**
 * Whether a text of prose stops in the middle of a sentence: its last paragraph is no note or name, and nothing ends it
 * where the paragraphs before it are ended. Such a file was cut off before it reached us, or is a sample of a book.
 */
export function breaksOff(text: string): boolean {
  if (text.length < SHORTEST) return false
  const lines = text
    .slice(-20_000)
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '')
  const last = lines.pop()?.trim() ?? ''
  if (last.length < SHORTEST_PARAGRAPH || !GOES_ON.test(last) || SAYS_END.test(last)) return false
  // Verse at the end of prose: its last lines are none of them ended.
  if (lines.slice(-LAST_LINES).every((line) => !ENDED.test(line))) return false
  const before = lines.slice(-SAMPLE).filter((line) => line.length >= SHORTEST_PARAGRAPH)
  return before.length > 0 && before.filter((line) => ENDED.test(line)).length / before.length >= MOSTLY_ENDED
}
