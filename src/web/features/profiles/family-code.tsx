import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Input } from '../../components/ui/field.tsx'
import { serverSentence } from '../../lib/api-error.ts'
import { askForSession } from '../../lib/session-gate.ts'
import { useFamilyCode } from './use-families.ts'

/** Where nobody is signed in: the code of a family, or the way to sign in. */
export function FamilyCode({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [code, setCode] = useState('')
  const { open } = useFamilyCode()
  const problem = open.error === null ? undefined : (serverSentence(open.error) ?? t('common.serverUnreachable'))
  return (
    <Card className="max-w-xl">
      <form
        aria-labelledby={`${id}-title`}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          open.mutate(code)
        }}
      >
        <h2 id={`${id}-title`} className="text-lg">
          {t('profiles.family.enter')}
        </h2>
        <p className="text-soft">{t('profiles.family.enterText')}</p>
        <div className="space-y-1.5">
          <label htmlFor={id} className="block text-sm font-medium">
            {t('profiles.family.code')}
          </label>
          <Input
            id={id}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={100}
            value={code}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            className="font-mono tracking-widest"
            onChange={(event) => setCode(event.target.value)}
          />
          <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
            {problem}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={open.isPending}>
            <KeyRound aria-hidden />
            {t('profiles.family.open')}
          </Button>
          <Button look="quiet" onClick={() => void askForSession().then((signedIn) => signedIn && onSignedIn())}>
            {t('profiles.family.signIn')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
