import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import { DOSSIER_LABELS } from './pdf/dossier-labels.ts'

/** What others say of a book, a line each; nothing where no source knew it. */
export function sourceLines(
  { openLibraryData: readers, retailerData: publisher }: Evaluation,
  language: Language,
): { name: string; value: string }[] {
  const say = (name: keyof typeof DOSSIER_LABELS): string => DOSSIER_LABELS[name][language]
  const lines: { name: string; value: string }[] = []
  if (readers?.status === 'ok') {
    const rating = readers.rating === undefined ? '–' : readers.rating.toFixed(1)
    lines.push({ name: say('community'), value: `${rating} ${say('ratingOf')} ${String(readers.ratingsCount ?? 0)}` })
  }
  if (publisher?.status === 'ok') {
    const sure =
      publisher.matchConfidence === undefined ? '' : ` (${say('match')} ${String(publisher.matchConfidence)}%)`
    lines.push({ name: say('publisherAge'), value: `${publisher.targetAge ?? '–'}${sure}` })
  }
  return lines
}
