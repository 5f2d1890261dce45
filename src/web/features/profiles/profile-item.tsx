import { Link } from '@tanstack/react-router'
import { CalendarDays, Check, Download, LibraryBig, Link2, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { routeUrl } from '../../../contract/routes.ts'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { useStore } from '../../lib/use-store.ts'
import { chosenProfile, chooseProfile } from './chosen-profile.ts'
import { loadPart } from '../../lib/load-part.ts'
import { gradeName } from './grade-name.ts'
import { SignIcon } from './sign-icon.tsx'

const ShelfAddressDialog = lazy(async () => ({
  default: (await loadPart(() => import('./shelf-address-dialog.tsx'))).ShelfAddressDialog,
}))

type ProfileItemProps = { profile: ReaderProfile; busy: boolean; onEdit: () => void; onRemove: () => void }

/** One reader, and what can be done with what is kept of them. */
export function ProfileItem({ profile, busy, onEdit, onRemove }: ProfileItemProps) {
  const { t } = useTranslation()
  const isChosen = useStore(chosenProfile) === profile.id
  const [asked, setAsked] = useState(false)
  const [addressed, setAddressed] = useState(false)
  const { id, kind, name, sign, birthYear, grade, languages, decisions } = profile
  const facts = [
    t(`profiles.kind.${kind}`),
    grade === null ? String(birthYear) : gradeName(t, grade),
    languages.map(({ language }) => t(`values.language.${language === 'ar' ? 'Arabic' : 'English'}`)).join(' · '),
    ...(decisions.length > 0 ? [t('profiles.decided', { count: decisions.length })] : []),
  ]
  // Of several readers each has these buttons.
  const of = (
    <span className="sr-only">
      : <bdi>{name}</bdi>
    </span>
  )
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
          <SignIcon sign={sign} className="size-7" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-soft">{facts.join(' · ')}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="small"
          look={isChosen ? 'primary' : 'outline'}
          aria-pressed={isChosen}
          onClick={() => chooseProfile(isChosen ? undefined : id)}
        >
          {isChosen && <Check aria-hidden />}
          {t('profiles.choose')}
          {of}
        </Button>
        <Link to="/shelf" search={{ reader: id }} className={buttonStyle({ size: 'small' })}>
          <LibraryBig aria-hidden />
          {t('shelf.open')}
          {of}
        </Link>
        <Link to="/plan" search={{ reader: id }} className={buttonStyle({ size: 'small' })}>
          <CalendarDays aria-hidden />
          {t('shelf.plan.link')}
          {of}
        </Link>
        <Button size="small" onClick={() => setAddressed(true)}>
          <Link2 aria-hidden />
          {t('shelf.address.link')}
          {of}
        </Button>
        <Button size="small" onClick={onEdit}>
          <Pencil aria-hidden />
          {t('profiles.edit')}
          {of}
        </Button>
        <Button size="small" asChild>
          <a href={routeUrl('exportProfile', { id })} download>
            <Download aria-hidden />
            {t('profiles.export')}
            {of}
          </a>
        </Button>
        <Button size="small" look="danger" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden />
          {t('profiles.remove')}
          {of}
        </Button>
      </div>
      <Suspense>{addressed && <ShelfAddressDialog profile={profile} onClose={() => setAddressed(false)} />}</Suspense>
      <ConfirmDialog
        open={asked}
        title={t('profiles.removeTitle')}
        text={t('profiles.removeText', { name: `\u2068${name}\u2069` })}
        action={t('profiles.remove')}
        busy={busy}
        onConfirm={() => {
          setAsked(false)
          onRemove()
        }}
        onClose={() => setAsked(false)}
      />
    </li>
  )
}
