import { useTranslation } from 'react-i18next'
import type { ReportProgress as Progressed } from '../../../contract/report-progress.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { WaitNotice } from '../../components/wait-notice.tsx'
import type { Wait } from '../../lib/patiently.ts'
import { Progress } from '../../components/ui/progress.tsx'

/** Gathering is this part of the whole; setting the pages takes the rest. */
const GATHERING_PART = 20

type ProgressProps = { progress: Progressed | undefined; wait: Wait | undefined; onCancel: () => void }

/** How far a report is, in words and as a bar, and the way to stop it. */
export function ReportProgress({ progress, wait, onCancel }: ProgressProps) {
  const { t } = useTranslation()
  const { step, done, total } = progress ?? { step: 'gathering', done: 0, total: 1 }
  const part = done / Math.max(1, total)
  const percent = step === 'gathering' ? part * GATHERING_PART : GATHERING_PART + part * (100 - GATHERING_PART)
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-4">
      <div className="min-w-48 flex-1 space-y-2">
        <output className="block text-sm">
          {wait ? (
            <WaitNotice wait={wait} />
          ) : progress === undefined ? (
            t('reports.starting')
          ) : (
            t(`reports.steps.${step}`, { done, count: total })
          )}
        </output>
        <Progress className="h-2" value={percent} label={t('reports.progress')} />
      </div>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
    </Card>
  )
}
