import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelChoiceBody, ModelSetup } from '../../../contract/model-choice.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { CurrentEngine } from './current-engine.tsx'
import { draftOf, type ModelDraft } from './model-draft.ts'
import { ModelForm } from './model-form.tsx'
import { modelName } from './provider-name.ts'
import { useModelActions, useModelTrial } from './use-model.ts'

/** What judges now, and the form in which another model is written, tried and saved. */
export function ChooseModel({ setup }: { setup: ModelSetup }) {
  const { t } = useTranslation()
  const { active, choice } = setup
  const [draft, setDraft] = useState<ModelDraft>()
  const [forgetting, setForgetting] = useState(false)
  const [forgotten, setForgotten] = useState(0)
  const trial = useModelTrial()
  const { save, switchTo, forget } = useModelActions({
    onSaved: () => setDraft(undefined),
    onForgotten: () => {
      setDraft(undefined)
      trial.forget()
      setForgotten((times) => times + 1)
    },
  })
  const busy = save.isPending || switchTo.isPending || forget.isPending
  const dirty = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(draftOf(choice))
  const exit = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true })
  return (
    <div className="space-y-6">
      <CurrentEngine setup={setup}>
        {choice && (
          <>
            <Button disabled={busy} onClick={() => switchTo.mutate(!active)}>
              {active ? t('model.useEmbedded') : t('model.useAgain')}
            </Button>
            <Button look="danger" disabled={busy} onClick={() => setForgetting(true)}>
              {t('model.forget')}
            </Button>
          </>
        )}
      </CurrentEngine>
      <ModelForm
        // With the model goes everything that was said about it.
        key={forgotten}
        setup={setup}
        draft={draft ?? draftOf(choice)}
        dirty={dirty}
        busy={busy}
        trial={trial}
        onChange={(next) => {
          setDraft(next)
          // What was tried is not what is there now.
          trial.forget()
        }}
        onTry={trial.ask}
        onSave={(body: ModelChoiceBody) => save.mutate(body, { onSettled: save.reset })}
      />
      <ConfirmDialog
        open={exit.status === 'blocked'}
        title={t('scoring.discardTitle')}
        text={t('scoring.discardText')}
        action={t('scoring.discard')}
        onConfirm={() => exit.proceed?.()}
        onClose={() => exit.reset?.()}
      />
      <ConfirmDialog
        open={forgetting}
        title={t('model.forgetTitle', { model: choice ? `\u2068${modelName(choice)}\u2069` : '' })}
        text={dirty ? `${t('model.forgetText')} ${t('model.forgetUnsaved')}` : t('model.forgetText')}
        action={t('model.forget')}
        onConfirm={() => {
          setForgetting(false)
          forget.mutate()
        }}
        onClose={() => setForgetting(false)}
      />
    </div>
  )
}
