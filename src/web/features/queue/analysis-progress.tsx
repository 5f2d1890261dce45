import { CircleCheck, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { INSIGHT_ROTATION_MS } from '../../../contract/limits.ts'
import type { ReadingCost } from '../../../contract/reading-cost.ts'
import { SYSTEM_ICONS, SYSTEMS, type SystemNumber } from '../../components/system-icons.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatBytes } from '../../lib/format.ts'
import { ReadingEstimate } from '../model/reading-estimate.tsx'
import { phaseAt, remainingTime, systemCard } from './analysis-phase.ts'
import { waitingText } from './queue-status.tsx'

type AnalysisProgressProps = {
  filename: string
  fileSize: number
  percent: number
  waiting?: boolean
  /** How many books wait before it. */
  before?: number | undefined
  /** What the model's reading takes, where one reads. */
  estimate?: ReadingCost | undefined
  /** How many scanned pages are read, where pages are. */
  scanned?: Evaluation['scanned']
  connectionLost?: boolean
  onCancel?: () => void
}

/** 'AI Deep Analysis in Progress': the percentage, four live cards, and how long it may still take. */
export function AnalysisProgress({
  filename,
  fileSize,
  percent,
  waiting,
  before,
  estimate,
  scanned,
  connectionLost,
  onCancel,
}: AnalysisProgressProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setTurn((old) => old + 1), INSIGHT_ROTATION_MS)
    return () => window.clearInterval(timer)
  }, [])
  const shown = Math.round(percent)
  const status = connectionLost
    ? t('queue.connectionLost')
    : waiting
      ? waitingText(t, before)
      : scanned
        ? t('pages.read', scanned)
        : t(`queue.stages.${phaseAt(percent)}`)
  return (
    <section className="mx-auto max-w-4xl space-y-6">
      <Card className="space-y-5">
        <div className="flex flex-wrap items-center gap-4">
          <span className="grid size-14 place-items-center rounded-full bg-palm-soft text-palm">
            <FileText aria-hidden className="size-7" />
          </span>
          <div className="min-w-48 flex-1">
            <h1 className="text-2xl">{t('queue.analysis.title')}</h1>
            <p className="text-soft">
              <bdi className="break-all">{filename}</bdi> · {formatBytes(fileSize, language)}
            </p>
          </div>
          {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        </div>
        <div className="space-y-2">
          <div className="flex justify-between font-medium">
            <output>{status}</output>
            <span className="tabular-nums">{shown}%</span>
          </div>
          <Progress value={percent} label={t('queue.analysis.overall')} className="h-3" />
        </div>
        <p className="text-sm text-soft">
          {estimate ? (
            <ReadingEstimate cost={estimate} />
          ) : (
            t('queue.analysis.remaining', { time: t(`queue.analysis.times.${remainingTime(percent)}`) })
          )}
          {' · '}
          {t('queue.analysis.leave')}
        </p>
      </Card>
      <ul className="grid gap-4 sm:grid-cols-2">
        {SYSTEMS.map((system) => (
          <SystemProgress key={system} system={system} percent={percent} turn={turn} />
        ))}
      </ul>
    </section>
  )
}

function SystemProgress({ system, percent, turn }: { system: SystemNumber; percent: number; turn: number }) {
  const { t } = useTranslation()
  const card = systemCard(system, percent)
  const Icon = card.state === 'complete' ? CircleCheck : SYSTEM_ICONS[system]
  const name = t(`values.system.n${system}`)
  const insights = t(`queue.analysis.insights.n${system}`, { returnObjects: true })
  const tone = card.state === 'complete' ? 'good' : card.state === 'active' ? 'gold' : 'neutral'
  return (
    <li
      className={classNames(
        'space-y-3 rounded-card border bg-surface p-5 shadow-card transition-opacity',
        card.state === 'active' ? 'border-gold' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <Icon aria-hidden className={classNames('size-6', card.state === 'complete' ? 'text-good' : 'text-palm')} />
        <h2 className="flex-1 text-base">{name}</h2>
        <Badge tone={tone}>{t(`queue.analysis.${card.state}`)}</Badge>
      </div>
      <Progress value={card.percent} label={name} tone={card.state === 'active' ? 'gold' : 'palm'} />
      <p className="min-h-6 text-sm text-soft">
        {card.state === 'active' ? insights[(turn + system) % insights.length] : ''}
      </p>
    </li>
  )
}
