import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/field.tsx'

type TextSearchProps = {
  words: string
  count: number
  /** 0-based, or -1 before the first step */
  current: number
  onWords: (words: string) => void
  onStep: (step: 1 | -1) => void
}

export function TextSearch({ words, count, current, onWords, onStep }: TextSearchProps) {
  const { t } = useTranslation()
  return (
    <search>
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onStep(1)
        }}
      >
        <div className="relative min-w-56 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-soft"
          />
          <Input
            dir="auto"
            className="ps-10"
            aria-label={t('result.quality.search')}
            placeholder={t('result.quality.search')}
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        </div>
        <output className="block min-w-24 text-sm text-soft">
          {words.trim() === ''
            ? ''
            : current >= 0
              ? t('result.quality.matchOf', { index: current + 1, count })
              : t('result.quality.matches', { count })}
        </output>
        <Button size="icon" disabled={count === 0} aria-label={t('result.quality.previous')} onClick={() => onStep(-1)}>
          <ChevronUp />
        </Button>
        <Button size="icon" disabled={count === 0} aria-label={t('result.quality.next')} onClick={() => onStep(1)}>
          <ChevronDown />
        </Button>
      </form>
    </search>
  )
}
