import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/ui/button.tsx'
import { Dialog } from '../components/ui/dialog.tsx'
import { Field, Input } from '../components/ui/field.tsx'
import { call } from '../lib/api.ts'
import { ApiError, serverSentence } from '../lib/api-error.ts'
import { sessionQuestion } from '../lib/session-gate.ts'
import { useStore } from '../lib/use-store.ts'

/** Asks for the administrator's password where the server wants one, and lets the refused call go on. */
export function SessionDialog() {
  const { t } = useTranslation()
  const question = useStore(sessionQuestion)
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: () => call('session', { json: { password } }),
    onSuccess: () => {
      setPassword('')
      question?.answer(true)
    },
  })
  const close = () => {
    setPassword('')
    signIn.reset()
    question?.answer(false)
  }
  const problem = !signIn.error
    ? undefined
    : (serverSentence(signIn.error) ??
      (signIn.error instanceof ApiError ? t('shell.signIn.wrong') : t('common.serverUnreachable')))
  return (
    <Dialog
      open={question !== undefined}
      onClose={close}
      title={t('shell.signIn.title')}
      description={t('shell.signIn.text')}
      first={field}
    >
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate()
        }}
      >
        <Field label={t('shell.signIn.password')}>
          <Input
            ref={field}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" className="w-full" disabled={signIn.isPending}>
          {t('shell.signIn.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
