import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { LONG_TEXT_CHARACTERS, SHOWN_TEXT_CHARACTERS } from '../../../../contract/limits.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { formatNumber } from '../../../lib/format.ts'
import { allEvidence } from '../all-evidence.ts'
import { findInText } from '../find-in-text.ts'
import { Quotes } from '../quotes.tsx'
import { useResult } from '../result-context.ts'
import { partAround } from '../text-blocks.ts'
import { TextSearch } from '../text-search.tsx'
import { TextStatistics } from '../text-statistics.tsx'
import { TextViewer } from '../text-viewer.tsx'

type Place = { start: number; end: number }

/** What was read, its numbers, and the text itself with every passage marked; a jump shows its place wherever it is. */
export function QualityTab({ place }: { place: EvidenceRef | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { evaluation, result } = useResult()
  const text = evaluation.extractedText ?? ''
  const [focus, setFocus] = useState<Place | undefined>(place)
  const [offset, setOffset] = useState(place?.start ?? 0)
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState(-1)
  const sought = useDeferredValue(words)
  const evidence = useMemo(() => allEvidence(evaluation, result), [evaluation, result])
  const matches = useMemo(() => findInText(text, sought), [text, sought])
  const part = useMemo(() => partAround(text, offset), [text, offset])
  const goTo = (target: Place | undefined) => {
    setFocus(target)
    if (target) setOffset(target.start)
  }
  const step = (by: 1 | -1) => {
    if (matches.length === 0) return
    const next = (current + by + matches.length) % matches.length
    setCurrent(next)
    goTo(matches[next])
  }
  const number = (value: number) => formatNumber(value, language)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h2 className="text-xl">{t('result.quality.title')}</h2>
          <p className="text-soft">{t('result.quality.lead')}</p>
        </div>
        {text.length > LONG_TEXT_CHARACTERS && <Badge tone="gold">{t('result.quality.long')}</Badge>}
      </div>
      <TextStatistics />
      <TextSearch
        words={words}
        count={matches.length}
        current={current}
        onStep={step}
        onWords={(next) => {
          setWords(next)
          setCurrent(-1)
        }}
      />
      {text.length > SHOWN_TEXT_CHARACTERS && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-caution-soft p-4 text-caution">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          <p className="min-w-56 flex-1">
            {t('result.quality.truncated', { characters: number(text.length) })}{' '}
            {t('result.quality.shown', { from: number(part.from + 1), to: number(part.to) })}
          </p>
          <Button size="small" disabled={part.from === 0} onClick={() => setOffset(part.from - 1)}>
            {t('result.quality.earlier')}
          </Button>
          <Button size="small" disabled={part.to >= text.length} onClick={() => setOffset(part.to)}>
            {t('result.quality.later')}
          </Button>
        </div>
      )}
      <TextViewer text={text} part={part} evidence={evidence} matches={matches} focus={focus} />
      {result.measures.hard_words.length > 0 && (
        <section className="space-y-3">
          <h3 className="text-lg">{t('result.quality.hardWords')}</h3>
          <ul className="flex flex-wrap gap-2">
            {result.measures.hard_words.map((word) => (
              <li key={word} className="rounded-full bg-sunken px-3 py-1 font-book">
                <bdi>{word}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {result.measures.hard_sentences.length > 0 && (
        <section className="space-y-3">
          <h3 className="text-lg">{t('result.quality.hardSentences')}</h3>
          <Quotes refs={result.measures.hard_sentences} />
        </section>
      )}
    </div>
  )
}
