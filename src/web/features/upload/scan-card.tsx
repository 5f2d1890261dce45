import { Camera } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { useStore } from '../../lib/use-store.ts'
import { useOpenView } from '../home/use-home-search.ts'
import { scanSession } from '../scan/scan.ts'

/** The way to the scanner, and back to pages that wait there. */
export function ScanCard() {
  const { t } = useTranslation()
  const openView = useOpenView()
  const waiting = useStore(scanSession.store).scan?.pages.length ?? 0
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="min-w-52 flex-1 text-soft">{t('scan.openText')}</p>
      <Button
        look="primary"
        size="large"
        className="max-sm:w-full max-sm:justify-center"
        onClick={() => openView('scan')}
      >
        <Camera aria-hidden />
        {waiting > 0 ? t('scan.goOn', { count: waiting }) : t('scan.open')}
      </Button>
    </section>
  )
}
