import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { configProblems, type ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { defaultText } from '../../components/default-text.ts'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { ConfigActions } from './config-actions.tsx'
import { ConfigDetails } from './config-details.tsx'
import { ConfigList } from './config-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { asNew, useConfigActions, useConfigs } from './use-configs.ts'

type Draft = { original: string; config: ScoringConfigInput }

export function ScoringPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: configs, error, isPending, refetch } = useConfigs()
  const [selected, setSelected] = useState<string>()
  const [draft, setDraft] = useState<Draft>()
  const [leavingTo, setLeavingTo] = useState<string | null>()
  const [deleting, setDeleting] = useState(false)
  const actions = useConfigActions((id) => {
    setDraft(undefined)
    setSelected(id)
  })
  const shown = configs?.find((config) => config.id === selected) ?? configs?.find((config) => config.isActive === 1)
  const dirty = draft !== undefined && JSON.stringify(draft.config) !== draft.original
  // Leaving the page asks as Cancel does; closing the tab asks in the browser's words.
  const exit = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true })
  const problems = draft ? configProblems(draft.config) : []
  const busy = Object.values(actions).some((action) => action.isPending)
  const leave = (to: string | null) => {
    setDraft(undefined)
    setLeavingTo(undefined)
    if (to !== null) setSelected(to)
  }
  const ask = (to: string | null) => (dirty ? setLeavingTo(to) : leave(to))

  return (
    <div>
      <PageHeader title={t('scoring.title')} lead={t('scoring.lead')} />
      {isPending && <output className="block">{t('scoring.loading')}</output>}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
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
                  onEdit={() =>
                    setDraft({ original: JSON.stringify(asNew(shown)), config: structuredClone(asNew(shown)) })
                  }
                  onCancel={() => ask(null)}
                  onClone={() => actions.clone.mutate(shown)}
                  onActivate={() => actions.makeActive.mutate(shown.id)}
                  onDelete={() => setDeleting(true)}
                  onSave={(activate) =>
                    draft && (activate ? actions.saveAndActivate : actions.save).mutate(draft.config)
                  }
                />
              </div>
              <ProblemList problems={problems} />
              <ConfigDetails
                key={`${shown.id}-${draft ? 'edit' : 'view'}`}
                config={draft?.config ?? shown}
                onChange={draft && ((config) => setDraft({ ...draft, config }))}
              />
            </Card>
          ) : (
            <Card className="grid min-h-48 place-items-center text-soft">{t('scoring.choose')}</Card>
          )}
        </div>
      )}
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
