import { useMutation } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useOpenView } from '../home/use-home-search.ts'
import { type Correction, correctPages } from './correct-pages.ts'
import { PoorPage } from './poor-page.tsx'
import { useScannedPages } from './use-scanned-pages.ts'

/** Names the pages that came out badly, each with its photograph, to be taken again or typed; then the book is judged again. */
export function BadlyRead({ id }: { id: string }) {
  const { t } = useTranslation()
  const openView = useOpenView()
  const { data } = useScannedPages(id)
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Correction>>(new Map())
  const send = useMutation({
    mutationFn: () => correctPages(id, corrections),
    onSuccess: () => openView('processing', { id }),
  })
  const poor = data?.pages.filter((page) => page.poor) ?? []
  if (poor.length === 0) return null
  const correct = (number: number, correction: Correction | undefined) => {
    const next = new Map(corrections)
    if (correction) next.set(number, correction)
    else next.delete(number)
    setCorrections(next)
  }
  return (
    <section className="no-print space-y-4 rounded-card border border-gold bg-surface p-5 shadow-card">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
          <ScanLine aria-hidden className="size-5" />
        </span>
        <div>
          <h2 className="text-lg">{t('pages.badly', { count: poor.length })}</h2>
          <p className="text-soft">{t('pages.badlyText')}</p>
        </div>
      </div>
      <ul className="space-y-4">
        {poor.map((page) => (
          <PoorPage
            key={page.number}
            id={id}
            page={page}
            correction={corrections.get(page.number)}
            onCorrect={(correction) => correct(page.number, correction)}
          />
        ))}
      </ul>
      {send.error && <ErrorPanel error={send.error} />}
      <Button
        look="primary"
        disabled={corrections.size === 0 || send.isPending}
        onClick={() => send.mutate()}
        className="w-full justify-center sm:w-auto"
      >
        {t('pages.judgeAgain', { count: corrections.size })}
      </Button>
    </section>
  )
}
