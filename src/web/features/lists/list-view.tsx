import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, FileDown, Sparkle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Field, Select } from '../../components/ui/field.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { apiUrl } from '../../lib/api.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatDate } from '../../lib/format.ts'
import { useStore } from '../../lib/use-store.ts'
import { chosenProfile, chooseProfile } from '../profiles/chosen-profile.ts'
import { ListBooks } from './list-books.tsx'
import { listQuery, useList, useListActions } from './use-lists.ts'

/** One list beside the library: which of its books a reader may read, and what is missing. */
export function ListView({ id, profiles }: { id: string; profiles: readonly ReaderProfile[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const chosen = useStore(chosenProfile)
  const profile = profiles.find((known) => known.id === chosen)?.id
  const query = useList(id, profile)
  const { wish, remove } = useListActions()
  const [asked, setAsked] = useState(false)
  const { data: list, isPlaceholderData } = query
  const missing = list?.rows.filter(({ state, wished }) => state === 'unknown' && !wished).length ?? 0
  const asFile = (route: 'listReport' | 'exportList'): string =>
    apiUrl(route, { params: { id }, query: listQuery(language, profile) })
  return (
    <div className="space-y-6">
      <Link to="/lists" className={classNames(buttonStyle({ look: 'quiet', size: 'small' }), '-ms-3')}>
        <ArrowLeft aria-hidden className="icon-mirrored" />
        {t('lists.back')}
      </Link>
      {query.isPending && <Skeleton className="h-64" />}
      <LoadProblem query={query} />
      {list && (
        <>
          <div className="space-y-1">
            <h1 className="text-2xl break-words sm:text-3xl">
              <bdi>{list.name}</bdi>
            </h1>
            <p className="text-soft">
              {[
                t('lists.since', { date: formatDate(list.createdAt, language) }),
                ...(list.leftOut > 0 ? [t('lists.leftOut', { count: list.leftOut })] : []),
              ].join(' · ')}
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            {profiles.length > 0 && (
              <div className="w-full sm:w-64">
                <Field label={t('lists.for')}>
                  <Select value={profile ?? ''} onChange={(event) => chooseProfile(event.target.value || undefined)}>
                    <option value="">{t('profiles.everybody')}</option>
                    {profiles.map((each) => (
                      <option key={each.id} value={each.id}>
                        {each.name}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
            )}
            <a href={asFile('listReport')} download className={buttonStyle({})}>
              <FileDown aria-hidden />
              {t('lists.pdf')}
            </a>
            <a href={asFile('exportList')} download className={buttonStyle({})}>
              <FileDown aria-hidden />
              {t('lists.csv')}
            </a>
            {missing > 0 && (
              <Button look="gold" disabled={wish.isPending} onClick={() => wish.mutate(id)}>
                <Sparkle aria-hidden />
                {t('lists.wishAll', { count: missing })}
              </Button>
            )}
            <Button look="danger" className="sm:ms-auto" onClick={() => setAsked(true)}>
              <Trash2 aria-hidden />
              {t('lists.remove')}
            </Button>
          </div>
          <div className={classNames(isPlaceholderData && 'opacity-60')}>
            <ListBooks list={list} forReader={profile !== undefined} />
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked}
        title={t('lists.removeTitle')}
        text={t('lists.removeText')}
        action={t('lists.remove')}
        busy={remove.isPending}
        onConfirm={() => {
          setAsked(false)
          remove.mutate(id, { onSuccess: () => void navigate({ to: '/lists', search: {} }) })
        }}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
