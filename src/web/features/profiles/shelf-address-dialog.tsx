import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Link2, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { NewShelfAddress, ShelfAddress } from '../../../contract/shelf.ts'
import { LoadProblem } from '../../components/load-problem.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Field, Input } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { call, callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { QrCode } from '../shelf/qr-code.tsx'
import { feedAddress, shelfAddress } from '../shelf/shelf-address.ts'

type Props = { profile: ReaderProfile; onClose: () => void }

/** The secret address of a reader's shelf: made, told once with a code for phones, and revoked. */
export function ShelfAddressDialog({ profile: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const queryKey = [ROUTES.shelfAddress.path, id]
  const known = useQuery({
    queryKey,
    queryFn: ({ signal }) => callJson<ShelfAddress>('shelfAddress', { params: { id }, signal }),
  })
  const onSuccess = () => queries.invalidateQueries({ queryKey })
  const onError = (error: Error) =>
    showFailure(t('profiles.toasts.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
  const make = useMutation({
    mutationFn: () => callJson<NewShelfAddress>('makeShelfAddress', { params: { id } }),
    onSuccess,
    onError,
  })
  const revoke = useMutation({
    mutationFn: () => call('revokeShelfAddress', { params: { id } }),
    onSuccess: async () => {
      make.reset()
      await onSuccess()
      showToast(t('shelf.address.revoked'))
    },
    onError,
  })
  const since = known.data?.createdAt ?? null
  const token = make.data?.token
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shelf.address.title')}
      description={t('shelf.address.text')}
      footer={
        <>
          {since !== null && (
            <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
              <Unlink aria-hidden />
              {t('shelf.address.revoke')}
            </Button>
          )}
          <Button look="primary" disabled={make.isPending} onClick={() => make.mutate()}>
            <Link2 aria-hidden />
            {t(since === null ? 'shelf.address.make' : 'shelf.address.remake')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <h3 className="text-lg break-words">
          <bdi>{name}</bdi>
        </h3>
        <LoadProblem query={known} />
        {known.data && token === undefined && (
          <p>
            {since === null ? t('shelf.address.none') : t('shelf.address.since', { date: formatDate(since, language) })}
          </p>
        )}
        <output aria-live="polite" className="block">
          {token !== undefined && (
            <span className="block rounded-card bg-gold-soft p-4 text-sm">{t('shelf.address.told')}</span>
          )}
        </output>
        {token !== undefined && (
          <div className="space-y-4">
            <div className="flex flex-wrap items-center gap-4">
              <QrCode text={shelfAddress(token)} label={t('shelf.address.page')} className="size-36 rounded-xl" />
              <a
                href={shelfAddress(token)}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle({ look: 'outline' })}
              >
                {t('shelf.address.show')}
              </a>
            </div>
            <Address label={t('shelf.address.page')} address={shelfAddress(token)} />
            <Address label={t('shelf.address.opds2')} address={feedAddress(token, 'opds2')} />
            <Address label={t('shelf.address.opds1')} address={feedAddress(token, 'opds1')} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Address({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    showToast(t('shelf.address.copied'))
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          <Input readOnly dir="ltr" value={address} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
      <Button aria-label={`${t('shelf.address.copy')}: ${label}`} onClick={() => void copy()}>
        <Copy aria-hidden />
      </Button>
    </div>
  )
}
