import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { configProblems, type ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SettingsNav } from '../../components/settings-nav.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { OpinionsPanel } from '../opinions/opinions-panel.tsx'
import { ChangeList } from './change-list.tsx'
import { ConfigActions } from './config-actions.tsx'
import { ConfigDetails } from './config-details.tsx'
import { ConfigList } from './config-list.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import { RescoreChoice } from './rescore-choice.tsx'
import { RescoringPanel } from './rescoring-panel.tsx'
import { asNew, useConfigActions, useConfigs } from './use-configs.ts'
import { usePreview } from './use-preview.ts'

type Draft = { original: ScoringConfigInput; config: ScoringConfigInput }

export function ScoringPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: configs, error, isPending, refetch } = useConfigs()
  const [selected, setSelected] = useState<string>()
  const [draft, setDraft] = useState<Draft>()
  const [leavingTo, setLeavingTo] = useState<string | null>()
  const [deleting, setDeleting] = useState(false)
  const [rescore, setRescore] = useState(false)
  const actions = useConfigActions((id) => {
    setDraft(undefined)
    setSelected(id)
    setRescore(false)
  })
  const shown = configs?.find((config) => config.id === selected) ?? configs?.find((config) => config.isActive === 1)
  const dirty = draft !== undefined && JSON.stringify(draft.config) !== JSON.stringify(draft.original)
  // Leaving the page asks as Cancel does; closing the tab asks in the browser's words.
  const exit = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true })
  const problems = draft ? configProblems(draft.config) : []
  // A draft, or an inactive version before it is activated; the active one has nothing to change.
  const compared = draft?.config ?? (shown?.isActive === 0 ? asNew(shown) : undefined)
  const preview = usePreview(problems.length === 0 ? compared : undefined)
  const [sums] = preview.data?.pages ?? []
  const busy = Object.values(actions).some((action) => action.isPending)
  const leave = (to: string | null) => {
    setDraft(undefined)
    setLeavingTo(undefined)
    if (to !== null) setSelected(to)
  }
  const ask = (to: string | null) => (dirty ? setLeavingTo(to) : leave(to))

  return (
    <div>
      <SettingsNav />
      <PageHeader title={t('scoring.title')} lead={t('scoring.lead')} />
      <RescoringPanel />
      {isPending && <output className="block">{t('scoring.loading')}</output>}
      <LoadProblem query={{ error, data: configs, refetch }} />
      {configs && (
        <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <section aria-labelledby="configs-title" className="space-y-3">
            <h2 id="configs-title" className="text-lg">
              {t('scoring.list')}
            </h2>
            <ConfigList configs={configs} selected={shown?.id} onSelect={(id) => id !== shown?.id && ask(id)} />
          </section>
          {shown ? (
            <Card className="min-w-0 space-y-6">
              <div className="flex flex-wrap items-start justify-between gap-4">
                <div>
                  <p className="text-lg font-semibold">
                    <bdi>{defaultText(shown.name, language)}</bdi>
                  </p>
                  <p className="text-sm text-soft">
                    {t('scoring.version', { version: shown.version })}
                    {shown.description ? ` · ${defaultText(shown.description, language)}` : ''}
                  </p>
                </div>
                <ConfigActions
                  config={shown}
                  busy={busy}
                  editing={draft !== undefined}
                  dirty={dirty}
                  valid={problems.length === 0}
                  onEdit={() => setDraft({ original: asNew(shown), config: structuredClone(asNew(shown)) })}
                  onCancel={() => ask(null)}
                  onClone={() => actions.clone.mutate(shown)}
                  onActivate={() => actions.makeActive.mutate({ id: shown.id, rescore })}
                  onDelete={() => setDeleting(true)}
                  onSave={(activate) =>
                    draft &&
                    (activate
                      ? actions.saveAndActivate.mutate({ input: draft.config, rescore })
                      : actions.save.mutate(draft.config))
                  }
                />
              </div>
              {compared && (
                <div className="space-y-3">
                  <RescoreChoice value={rescore} onChange={setRescore} />
                  {sums && problems.length === 0 && (
                    <output className="block text-sm">
                      <a href="#preview" className="font-medium text-teal underline">
                        {sums.changed === 0
                          ? t('scoring.preview.nothing', { count: sums.books })
                          : t('scoring.preview.changed', { count: sums.changed })}
                      </a>
                    </output>
                  )}
                </div>
              )}
              <ProblemList problems={problems} />
              {draft && dirty && <ChangeList before={draft.original} after={draft.config} />}
              <ConfigDetails
                key={`${shown.id}-${draft ? 'edit' : 'view'}`}
                config={draft?.config ?? shown}
                onChange={draft && ((config) => setDraft({ ...draft, config }))}
              />
              {compared && <PreviewPanel preview={preview} faulty={problems.length > 0} />}
            </Card>
          ) : (
            <Card className="grid min-h-48 place-items-center text-soft">{t('scoring.choose')}</Card>
          )}
        </div>
      )}
      <div className="mt-8">
        <OpinionsPanel />
      </div>
      <ConfirmDialog
        open={leavingTo !== undefined || exit.status === 'blocked'}
        title={t('scoring.discardTitle')}
        text={t('scoring.discardText')}
        action={t('scoring.discard')}
        onConfirm={() => (exit.status === 'blocked' ? exit.proceed() : leave(leavingTo ?? null))}
        onClose={() => (exit.status === 'blocked' ? exit.reset() : setLeavingTo(undefined))}
      />
      <ConfirmDialog
        open={deleting}
        title={t('scoring.deleteTitle', { name: shown?.name ?? '' })}
        text={t('scoring.deleteText')}
        action={t('common.delete')}
        onConfirm={() => {
          setDeleting(false)
          if (shown) actions.remove.mutate(shown.id)
        }}
        onClose={() => setDeleting(false)}
      />
    </div>
  )
}
