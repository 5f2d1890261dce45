import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { askForSession } from '../../lib/session-gate.ts'
import type { ScanHold } from './keep/scan-session.ts'
import { scanSession } from './scan.ts'

/** How many pages the library has, or what they wait for. */
export function SendingLine({ sent, total, hold }: { sent: number; total: number; hold: ScanHold | undefined }) {
  const { t } = useTranslation()
  if (total === 0) return null
  const signIn = async () => {
    if (await askForSession()) scanSession.sendNow()
  }
  const Icon = hold ? CircleAlert : sent === total ? CloudCheck : CloudUpload
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <output className="flex min-w-0 flex-1 items-start gap-2 text-soft">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {hold ? sentenceOf(t, hold) : sent === total ? t('scan.sending.all') : t('scan.sending.some', { sent, total })}
      </output>
      {hold?.kind === 'signIn' && (
        <Button size="small" look="primary" onClick={() => void signIn()}>
          {t('scan.sending.signInNow')}
        </Button>
      )}
      {hold && hold.kind !== 'signIn' && (
        <Button size="small" onClick={scanSession.sendNow}>
          {t('scan.sending.now')}
        </Button>
      )}
    </div>
  )
}

function sentenceOf(t: TFunction, hold: ScanHold): string {
  if (hold.kind === 'trouble') return t(`scan.sending.${hold.trouble}`)
  if (hold.kind === 'signIn') return t('scan.sending.signIn')
  return hold.sentence === undefined
    ? t('scan.sending.refusedUnknown')
    : t('scan.sending.refused', { sentence: hold.sentence })
}
