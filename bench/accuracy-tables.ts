import type { Label } from './passage-data.ts'
import { LABELS } from './passage-data.ts'
import { f1, MEDIA, sumOf, type Kind, type ReadingFigures } from './reading.ts'
import type { Share } from './shares.ts'
import type { wholeFigures } from './whole-books.ts'

/** The tables of docs/accuracy.md, the same for every engine. */

export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`
export const ratio = ({ hit, of }: Share): string => `${hit} of ${of}${of === 0 ? '' : ` (${percent(hit / of)})`}`
export const decimal = (value: number): string => value.toFixed(2)
export const part = (hit: number, of: number): string => (of === 0 ? '-' : percent(hit / of))
export const table = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const TITLES: Record<'en' | 'ar', Record<Kind, string>> = {
  en: { old: 'English, prose of 1840-1960', modern: "English, today's language" },
  ar: { old: 'Arabic, prose of 1900-1960', modern: "Arabic, today's language" },
}
export const NAMES: Record<Label, string> = {
  gambling: 'gambling',
  profanity: 'coarse language',
  violence: 'violence',
  substances: 'alcohol, tobacco, drugs',
  sexual: 'romance and sexual content',
  cultural: 'culture and faith',
  fear: 'fear and distress',
}

export const PASSAGES_HEADER = [
  'passages',
  'how many',
  'F1, five media categories',
  'precision / recall',
  'F1 of a second, blind reading (how many)',
  'level equal / within one, where either gives one',
  'the same where the reader gives one (the second reading)',
  'traps kept innocent',
  'harmless ones that make system 1 or 2 not Safe',
]

const agreed = ({ equal, withinOne, of }: ReadingFigures['levels']['marked']): string =>
  `${part(equal, of)} / ${part(withinOne, of)}`

export function passagesRow(title: string, figures: ReadingFigures, harmless: Share): string[] {
  const own = mediaOf(figures)
  const { second } = figures
  return [
    title,
    String(figures.passages),
    decimal(f1(own)),
    `${decimal(own.hit / Math.max(1, own.hit + own.wrong))} / ${decimal(own.hit / Math.max(1, own.hit + own.missed))}`,
    second.passages === 0 ? '-' : `${decimal(f1(second))} (${second.passages})`,
    agreed(figures.levels.either),
    second.passages === 0
      ? agreed(figures.levels.marked)
      : `${agreed(figures.levels.marked)} (${agreed(second.levels.marked)})`,
    figures.traps === 0 ? '-' : `${part(figures.trapsInnocent, figures.traps)} of ${figures.traps}`,
    ratio(harmless),
  ]
}

export const mediaOf = (figures: ReadingFigures) => sumOf(MEDIA.map((label) => figures.labels[label]))

export function categoryTable({ labels }: ReadingFigures): string {
  return table(
    ['category', 'precision', 'recall', 'F1', 'strong content (2 or more) found'],
    LABELS.map((label) => {
      const { hit, missed, wrong, strong, strongFound } = labels[label]
      return [
        NAMES[label],
        decimal(hit / Math.max(1, hit + wrong)),
        decimal(hit / Math.max(1, hit + missed)),
        decimal(f1({ hit, missed, wrong })),
        `${part(strongFound, strong)} of ${strong}`,
      ]
    }),
  )
}

export const wholeRows = (figures: ReturnType<typeof wholeFigures>): string[][] => [
  ['recommended age within a year of the expected range', ratio(figures.withinOneYear)],
  ['mean distance from the expected range, years', figures.meanYearsOff.toFixed(1)],
  ['recommended more than a year too young / too old', `${ratio(figures.tooYoung)} / ${ratio(figures.tooOld)}`],
  ['adult books Whitelisted', ratio(figures.adultWhitelisted)],
  ['books with a severity of 3 Not Whitelisted', ratio(figures.severeRejected)],
  ['books without a severity of 3 Not Whitelisted', ratio(figures.milderRejected)],
  ['books for under-eights Not Whitelisted', ratio(figures.youngRejected)],
  ['books without a severity above 1 Whitelisted', ratio(figures.gentleWhitelisted)],
  ['Whitelisted and yet grave (a severity of 3, or sexual content of 2)', ratio(figures.graveWhitelisted)],
  ['Whitelisted with high confidence and yet grave', ratio(figures.graveReliedOn)],
  ['books without a severity above 1 Whitelisted with high confidence', ratio(figures.gentleReliedOn)],
  ['ordinary books with an injection alarm', ratio(figures.suspicious)],
  ['quotes found word for word at their place', ratio(figures.quotesVerified)],
]
