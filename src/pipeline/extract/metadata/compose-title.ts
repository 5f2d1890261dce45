import { inTitleCase } from './title-case.ts'

/** A title runs on over a line that ends or begins with one of these. */
const JOINING = 'a|an|and|as|at|for|from|in|into|of|on|the|to|with|ye|&|و|في|من|على|إلى|عن|بين|مع'
/** After "OMAR MILL'S" stands what is his. */
const ENDS_OPEN = new RegExp(`(?:^|\\s)(?:${JOINING})$|[-–]$|\\p{L}{2}['’]s$|\\p{L}s['’]$`, 'iu')
const BEGINS_JOINED = new RegExp(`^(?:${JOINING.replace('a|an|', '').replace('the|', '')})(?:\\s|$)`, 'i')
const OR = /^(?:or|أو)\b[,;:]?\s*/i
const OR_ALONE = /^(?:or|أو)[,;:]?$/i
/** How subtitles begin. */
const SUBTITLE =
  /^(?:an?|being|or|the (?:story|tale|adventures|history|true|strange|romance)|how|(?:as )?told|and other|(?:fairy )?(?:tales|stories)|(?:ال)?(?:قصة|رواية|حكاية|مسرحية|قصص|حكايات)|أو|وهو|وهي|\()(?:\s|$)|^\(/i
/** "THE LANTERN A TALE OF THE SEA", printed on two lines, is one where the lines were joined. */
const GENRE =
  /(?<=\p{L}{3}['’]?\p{L}*)(?<!\b(?:and|for|from|the|upon|with|into)) (?=an? (?:\p{L}+ )?(?:story|tale|novel|romance|comedy|play|fairy tale|book) (?:of|for|about) )/iu
/** More is the argument of the book. */
const LONGEST = 160

/**
 * The lines of a title page's title as one line: what wraps joins, "or" parts two titles, what else follows is a
 * subtitle. A half-title, which the next line says again, goes.
 * @example composeTitle(['THE GOLD', 'LANTERN', 'A TALE OF THE SEA']) // 'The Gold Lantern: A Tale of the Sea'
 */
export function composeTitle(lines: readonly string[]): string {
  const plain = lines.map((line) => bare(line).replace(OR_ALONE, (or) => or.toLowerCase()))
  const last = printedLast(plain.filter((line) => line !== ''))
  const shown = last.filter((line, index) => !isHalfTitle(line, last[index + 1]))
  let title = ''
  for (const [index, line] of shown.entries()) {
    const longer = title + between(shown[index - 1], line) + line
    if (title !== '' && longer.length > LONGEST) break
    title = longer
  }
  return inTitleCase(parted(title))
}

/** Whether a line ends in the middle of a phrase. */
export function endsOpen(line: string): boolean {
  return ENDS_OPEN.test(line)
}

/** Whether a line goes on with the title above it, and is not a name or another thing. */
export function goesOnWith(title: string, line: string): boolean {
  return (
    ENDS_OPEN.test(title) || /[,:;]$/.test(title) || BEGINS_JOINED.test(line) || SUBTITLE.test(line) || OR.test(line)
  )
}

/** What the page parts by its type only: "THE LANTERN or THE KEEPER", "THE LANTERN--A TALE". */
function parted(title: string): string {
  return title
    .replaceAll(/\s*(?:--|—)\s*(?=an? )/gi, ': ')
    .replace(/(?<=\p{Lu}) or (?=\p{Lu}{2})/u, '; or, ')
    .replace(GENRE, ': ')
    .replace(/(?<=\p{Lu}{2}[.,]?) (?=An? \p{Lu}\p{Ll})/u, ': ')
    .replace(/ (?=as (?:re)?told by )/i, ': ')
}

function between(before: string | undefined, line: string): string {
  if (before === undefined) return ''
  if (OR_ALONE.test(line)) return '; '
  if (OR_ALONE.test(before)) return ', '
  if (OR.test(line)) return '; '
  if (ENDS_OPEN.test(before) || BEGINS_JOINED.test(line)) return ' '
  // A word a line is a title set in a column.
  if (!/\s/.test(line) && !/\s/.test(before)) return ' '
  return /[!?]$/.test(before) || line.startsWith('(') ? ' ' : ': '
}

/** A title printed again, over one line or several, begins where it is printed last. */
function printedLast(lines: readonly string[]): readonly string[] {
  for (let again = lines.length - 1; again > 0; again--)
    for (let before = 1; before <= again; before++) {
      const first = letters(lines.slice(0, before).join(' '))
      const isAgain = lines.some((_, end) => end >= again && letters(lines.slice(again, end + 1).join(' ')) === first)
      if (isAgain) return lines.slice(again)
    }
  return lines
}

function isHalfTitle(line: string, next: string | undefined): boolean {
  if (next === undefined || SUBTITLE.test(next) || !/\s/.test(next)) return false
  return ` ${letters(next)} `.includes(` ${letters(line)} `)
}

function letters(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Without the stops of a printed line; those of "& Co." and "Mrs. B." stay. */
function bare(line: string): string {
  const plain = line
    .trim()
    .replace(/\s*\[\d+\]$/, '')
    .replace(/^["“]([^"”]+)["”]$/, '$1')
    // How plain text marks bold letters.
    .replace(/^[+=]([^+=]+)[+=]$/, '$1')
    .replace(/^[-–—•]\s*/, '')
    .replace(/[\s,;:،؛]+$/, '')
    .replace(/\.(?=["”]$)/, '')
  const end = /(?:^|\s)(\S+)\.$/.exec(plain)?.[1]
  if (end === undefined) return plain
  return /^(?:co|etc|jr|sr|mrs?|dr|st|\p{L}|(?:\p{L}\.)+\p{L})$/iu.test(end) ? plain : plain.slice(0, -1).trimEnd()
}
