import { Crosshair } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import { Button } from '../../components/ui/button.tsx'
import { pageWord } from './page-word.ts'
import { useResult } from './result-context.ts'
import { weighedWords } from './weighed-words.ts'

/** Why a sentence is shown: the words that weighed most with the reader, or the rule of the lexicon. */
function Why({ rule }: { rule: string }) {
  const { t } = useTranslation()
  const weighed = weighedWords(rule)
  return weighed === undefined ? (
    <span className="min-w-0">
      {t('result.evidence.rule')}: <bdi className="break-all">{rule}</bdi>
    </span>
  ) : (
    <span className="min-w-0">
      {t('result.evidence.weighed')}: <bdi>{weighed.words}</bdi> (
      {t('result.evidence.reader', { version: weighed.version })})
    </span>
  )
}

/** A sentence of the book with its page, why it is shown, and the way to its place in the text. */
export function Quote({ place }: { place: EvidenceRef }) {
  const { t } = useTranslation()
  const { evaluation, showInText } = useResult()
  return (
    <>
      <blockquote dir="auto" className="border-s-3 border-gold ps-3 font-book text-[1.05rem] leading-relaxed">
        {/* Not in a <bdi>: what stands in one is left out when the direction is found. */}
        {place.quote}
      </blockquote>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span>{pageWord(t, evaluation, place.page)}</span>
        {place.rule && <Why rule={place.rule} />}
        {showInText && (
          <Button look="link" size="bare" className="text-sm" onClick={() => showInText(place)}>
            <Crosshair aria-hidden />
            {t('result.evidence.show')}
          </Button>
        )}
      </p>
    </>
  )
}
