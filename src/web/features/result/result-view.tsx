import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Result } from '../../../contract/result.ts'
import { isPoorlyRead } from '../../../contract/scanned-pages.ts'
import { displayVerdict } from '../../../contract/verdict.ts'
import { Button } from '../../components/ui/button.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { TextOnlyMark } from '../../components/text-only-mark.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { loadPart } from '../../lib/load-part.ts'
import type { HomeSearch } from '../home/home-search.ts'
import { useHomeSearch, useOpenView } from '../home/use-home-search.ts'
import type { ReviewDraft } from '../review/review-draft.ts'
import { useOpinions } from '../opinions/use-opinions.ts'
import { Downloads } from './downloads.tsx'
import { EvidenceDialog, type OpenEvidence } from './evidence-dialog.tsx'
import { ResultContext, type ShownResult } from './result-context.ts'
import { ResultHero } from './result-hero.tsx'
import { resultTabs } from './result-tabs.tsx'
import { QualityTab } from './tabs/quality-tab.tsx'

const ResultReview = lazy(async () => ({
  default: (await loadPart(() => import('../review/result-review.tsx'))).ResultReview,
}))

const BadlyRead = lazy(async () => ({
  default: (await loadPart(() => import('../pages/badly-read.tsx'))).BadlyRead,
}))

const BookFit = lazy(async () => ({
  default: (await loadPart(() => import('../profiles/book-fit.tsx'))).BookFit,
}))

const OwnOpinion = lazy(async () => ({
  default: (await loadPart(() => import('../opinions/own-opinion.tsx'))).OwnOpinion,
}))

type ResultViewProps = {
  evaluation: Evaluation
  /** As it is shown: a reviewer's decision in the place of the engine's. */
  result: Result
  engine: Result
}

export function ResultView({ evaluation, result, engine }: ResultViewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const openView = useOpenView()
  const search = useHomeSearch()
  const tabsTop = useRef<HTMLDivElement>(null)
  const [evidence, setEvidence] = useState<OpenEvidence>()
  const [place, setPlace] = useState<{ ref: EvidenceRef; turn: number }>()
  const [draft, setDraft] = useState<ReviewDraft>()

  const shown = useMemo<ShownResult>(() => {
    const openTab = (tab: string) =>
      void navigate({ to: '/', search: (old: HomeSearch) => ({ ...old, tab }), replace: true, resetScroll: false })
    return {
      evaluation,
      result,
      texts: result.localized[language],
      verdict: displayVerdict(result),
      openEvidence: (name, refs, reasons) => setEvidence({ name, refs, reasons: reasons ?? [] }),
      showInText:
        evaluation.extractedText === null
          ? undefined
          : (ref) => {
              setEvidence(undefined)
              setPlace((old) => ({ ref, turn: (old?.turn ?? 0) + 1 }))
              openTab('quality')
            },
      openTab: (tab) => {
        openTab(tab)
        tabsTop.current?.scrollIntoView()
      },
      takeVerdict: setDraft,
    }
  }, [evaluation, result, language, navigate])

  const opinions = useOpinions(evaluation.id).data
  const tabs = [
    ...resultTabs(t, evaluation, opinions),
    ...(evaluation.extractedText
      ? [
          {
            value: 'quality',
            label: t('result.tabs.quality'),
            content: <QualityTab key={place?.turn} place={place?.ref} />,
          },
        ]
      : []),
  ]
  const tab = tabs.find((item) => item.value === search.tab)?.value ?? 'overview'

  return (
    <ResultContext value={shown}>
      <div className="space-y-8">
        <div className="no-print flex flex-wrap items-center gap-2">
          <Button look="quiet" size="small" className="-ms-3" onClick={() => openView(undefined)}>
            <ArrowLeft aria-hidden className="icon-mirrored" />
            {t('result.backToLibrary')}
          </Button>
          <span className="ms-auto flex items-center gap-2 text-sm font-medium">
            <bdi dir="ltr">{result.recommended_age}</bdi>
            <VerdictBadge verdict={shown.verdict} />
            <TextOnlyMark evaluation={evaluation} className="max-sm:hidden" />
          </span>
          <Button size="small" onClick={() => openView('upload')}>
            <Plus aria-hidden />
            <span className="max-sm:sr-only">{t('result.newAssessment')}</span>
          </Button>
        </div>
        <Suspense>
          <BookFit />
        </Suspense>
        <ResultHero />
        {evaluation.extractedText !== null && evaluation.pages.some(isPoorlyRead) && (
          <Suspense>
            <BadlyRead id={evaluation.id} />
          </Suspense>
        )}
        <Suspense>
          <ResultReview evaluation={evaluation} engine={engine} draft={draft} onDraftDone={() => setDraft(undefined)} />
        </Suspense>
        <div ref={tabsTop} className="scroll-mt-36 lg:scroll-mt-20">
          <Tabs
            printAll
            label={t('result.tabs.label')}
            items={tabs}
            value={tab}
            onChange={(next) =>
              void navigate({ to: '/', search: (old: HomeSearch) => ({ ...old, tab: next }), replace: true })
            }
          />
        </div>
        <Suspense>
          <OwnOpinion />
        </Suspense>
        <Downloads />
      </div>
      <EvidenceDialog evidence={evidence} onClose={() => setEvidence(undefined)} />
    </ResultContext>
  )
}
