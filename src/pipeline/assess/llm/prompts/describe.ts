import type { Assessment, Finding } from '../../../../contract/assessment.ts'
import type { BookText, PageKind } from '../../../../contract/book-text.ts'
import { criterionKey } from '../../../../contract/scoring-config.ts'
import type { AssessedCriterion } from '../../engine.ts'

/** How the facts of a book and of a configuration are written out in a prompt. Weights never are: they change nothing. */

/** With their article, as they stand before 'book'. */
export const LANGUAGE_WORDS = { en: 'an English', ar: 'an Arabic', mixed: 'a bilingual English and Arabic' } as const

export function describeCriteria(criteria: readonly AssessedCriterion[]): string {
  return criteria
    .map((criterion) => {
      const guidelines = Object.entries(criterion.subGuidelines ?? {}).map(
        ([level, lines]) => `  - ${level}: ${lines.join('; ')}`,
      )
      // Their levels say how deep a story is; what is asked is how well it serves its readers.
      if (criterion.system === 3) guidelines.length = 0
      const head = `- ${criterionKey(criterion)} (system ${criterion.system}): ${criterion.name}. ${criterion.description}`
      return [head.trim(), ...guidelines].join('\n')
    })
    .join('\n')
}

/**
 * What a part must be searched for beside the fixed categories: the red lines an administrator invented. Those the
 * categories cover are left out, so that an edited guideline does not make the whole book be read again.
 */
export function describeInvented(criteria: readonly AssessedCriterion[]): string {
  const invented = criteria.filter(({ key, system }) => key === undefined && system <= 2)
  return invented.length === 0
    ? ''
    : `criteria: the keys of those below that the passage bears on; an empty list where it bears on none. Further criteria of this library. Report passages that bear on them too, under the category that comes nearest:\n${describeCriteria(invented)}`
}

const LEAD_FROM = 2
const LEADS_OF_EACH = 2

/** The gravest of each category first, so that none of them is crowded out; what is mild is left to the model. */
export function describeLeads(findings: readonly Finding[], most = 10): string {
  const grave = findings.filter(({ intensity }) => intensity >= LEAD_FROM).toSorted((a, b) => b.intensity - a.intensity)
  const ofEach = [...Map.groupBy(grave, ({ category }) => category).values()].flatMap((own) =>
    own.slice(0, LEADS_OF_EACH),
  )
  const leads = ofEach.slice(0, most)
  if (leads.length === 0) return '(none)'
  return leads.map(({ category, quote }) => `- ${category}: ${oneLine(quote, 200)}`).join('\n')
}

export function describeFinding(
  id: string,
  finding: Finding & { criteria: readonly string[] },
  pageKind: PageKind,
): string {
  const { page, category, sense, intensity, stance, forbidden, quote, criteria } = finding
  const flag = forbidden === true ? ', forbidden' : ''
  const bears = criteria.length === 0 ? '' : ` (${criteria.join(', ')})`
  return `${id} | ${pageKind} ${page} | ${category}${bears} | ${oneLine(sense, 60)} | ${intensity} | ${stance}${flag} | ${oneLine(quote, 320)}`
}

export function describeCounts(findings: readonly Finding[]): string {
  const byCategory = Map.groupBy(findings, ({ category }) => category)
  if (byCategory.size === 0) return '(no findings)'
  return [...byCategory]
    .map(([category, list]) => {
      const counts = [1, 2, 3, 4].map((level) => list.filter(({ intensity }) => intensity === level).length)
      return `- ${category}: ${counts.join('/')}`
    })
    .join('\n')
}

export function describeMeasures({ languageMeasures: language, narrative }: Assessment, book: BookText): string {
  return [
    `${book.pages.length} ${book.pageKind}s`,
    `reading age by formula ${Math.round(language.age)}`,
    `level ${language.level} (${language.band})`,
    `${Math.round(language.meanSentenceWords)} words a sentence`,
    // Speech without marks is not seen: then nothing is said of it.
    ...(narrative.dialogueShare === 0 ? [] : [`${Math.round(narrative.dialogueShare * 100)}% spoken`]),
    ...(narrative.verse ? ['in verse'] : []),
  ].join(', ')
}

export function oneLine(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  // At the end of a word, and said so: an ellipsis would be copied into quotes.
  const end = line.lastIndexOf(' ', most)
  return `${line.slice(0, end < most / 2 ? most : end)} (cut)`
}
