import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useScannedPages } from './use-scanned-pages.ts'

/** The pages that are read already, to be read while the rest is. */
export function PagesSoFar({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useScannedPages(id, true)
  if (!data || data.pages.length === 0) return null
  return (
    <Card className="space-y-4">
      <h2 className="text-lg">{t('pages.soFar')}</h2>
      <ol className="space-y-2">
        {data.pages.map(({ number, text, poor }) => (
          <li key={number}>
            <details className="group rounded-control border border-line bg-paper/60" open={number === 1}>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 font-medium">
                <span className="flex-1">{t('pages.page', { number })}</span>
                {poor && <Badge tone="gold">{t('pages.poor')}</Badge>}
                <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
              </summary>
              <div className="px-4 pb-4 font-book leading-loose">
                {text === '' ? (
                  <p className="font-sans text-soft">{t('pages.nothing')}</p>
                ) : (
                  text.split('\n').map((line, index) => (
                    <p key={index} dir="auto" className="mx-auto mb-2 max-w-prose">
                      {line}
                    </p>
                  ))
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  )
}
