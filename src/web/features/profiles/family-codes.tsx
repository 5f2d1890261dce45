import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate } from '../../lib/format.ts'
import { useFamilies, useFamilyActions } from './use-families.ts'

/** The librarian's side: codes are handed out and taken back, and nothing is seen of the families. */
export function FamilyCodes() {
  const { t } = useTranslation()
  const language = useLanguage()
  const families = useFamilies()
  const { create, remove } = useFamilyActions()
  const [leaving, setLeaving] = useState<string>()
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-lg">{t('profiles.family.title')}</h2>
        <p className="mt-1 text-soft">{t('profiles.family.text')}</p>
      </div>
      <LoadProblem query={families} />
      {families.data?.length === 0 && <p>{t('profiles.family.none')}</p>}
      <ul className="divide-y divide-line">
        {families.data?.map(({ id, createdAt, profiles }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span>
              {t('profiles.family.since', { date: formatDate(createdAt, language) })} ·{' '}
              {t('profiles.family.count', { count: profiles })}
            </span>
            <Button size="small" look="danger" onClick={() => setLeaving(id)}>
              {t('profiles.family.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <output aria-live="polite" className="block">
        {create.data && (
          <span className="block space-y-1 rounded-card bg-gold-soft p-4">
            <bdi dir="ltr" className="block font-mono text-xl tracking-widest">
              {create.data.code}
            </bdi>
            <span className="block text-sm">{t('profiles.family.told')}</span>
          </span>
        )}
      </output>
      <Button disabled={create.isPending} onClick={() => create.mutate()}>
        <KeyRound aria-hidden />
        {t('profiles.family.new')}
      </Button>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('profiles.family.removeTitle')}
        text={t('profiles.family.removeText')}
        action={t('profiles.family.remove')}
        busy={remove.isPending}
        onConfirm={() => {
          if (leaving !== undefined) remove.mutate(leaving)
          setLeaving(undefined)
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Card>
  )
}
