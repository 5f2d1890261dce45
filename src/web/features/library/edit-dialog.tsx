import { useMutation } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Field, Input } from '../../components/ui/field.tsx'
import { call } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { type BookFields, editedFields, editProblem } from './edited-fields.ts'
import type { LibraryBook } from './library-book.ts'
import { useRefreshEvaluations } from './use-evaluations.ts'

/** Title, author, publisher and cover of one book; from here it can be deleted too. */
export function EditDialog({ book, onClose }: { book: LibraryBook; onClose: () => void }) {
  const { t } = useTranslation()
  const refresh = useRefreshEvaluations()
  const { id } = book.evaluation
  const before: BookFields = {
    title: book.result.title,
    author: book.result.author,
    publisher: book.result.publisher,
  }
  const { register, handleSubmit } = useForm<BookFields>({ defaultValues: before })
  const [cover, setCover] = useState<File>()
  const [confirming, setConfirming] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  const save = useMutation({
    mutationFn: (form: FormData) => call('editEvaluation', { params: { id }, form }),
    onSuccess: async () => {
      showToast(t('common.success'), t('library.toasts.updated'))
      onClose()
      await refresh()
    },
    onError: (error) => showFailure(t('common.error'), serverSentence(error) ?? t('library.toasts.updateFailed')),
  })
  const remove = useMutation({
    mutationFn: () => call('deleteEvaluation', { params: { id } }),
    onSuccess: async () => {
      showToast(t('common.success'), t('library.toasts.deleted'))
      onClose()
      await refresh()
    },
    onError: () => showFailure(t('common.error'), t('library.toasts.deleteFailed')),
    onSettled: () => setConfirming(false),
  })
  const submit = (after: BookFields) => {
    const problem = editProblem(after, cover)
    if (problem === 'coverTooLarge') return showFailure(t('library.toasts.validation'), t('library.coverTooLarge'))
    if (problem) return showFailure(t('library.toasts.validation'), t(`library.toasts.${problem}`))
    const form = editedFields(before, after, cover)
    return form.keys().next().done ? onClose() : save.mutate(form)
  }

  return (
    <>
      <Dialog
        open={!confirming}
        // What is being saved may still be asked a password for: nothing typed is lost meanwhile.
        onClose={() => !save.isPending && onClose()}
        title={t('library.editTitle')}
        footer={
          <>
            <Button look="danger" className="me-auto" onClick={() => setConfirming(true)}>
              <Trash2 aria-hidden />
              {t('common.delete')}
            </Button>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" form="edit-book" look="primary" disabled={save.isPending}>
              {save.isPending ? t('library.saving') : t('common.save')}
            </Button>
          </>
        }
      >
        <form
          id="edit-book"
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            void handleSubmit(submit)(event)
          }}
        >
          <Field label={t('library.fields.title')}>
            <Input dir="auto" {...register('title')} />
          </Field>
          <Field label={t('library.fields.author')}>
            <Input dir="auto" {...register('author')} />
          </Field>
          <Field label={t('library.fields.publisher')}>
            <Input dir="auto" {...register('publisher')} />
          </Field>
          <div className="space-y-1.5">
            <p className="text-sm font-medium">{t('library.fields.cover')}</p>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              aria-label={t('library.fields.cover')}
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => setCover(event.target.files?.[0])}
            />
            <Button onClick={() => picker.current?.click()} className="w-full justify-start">
              <ImageUp aria-hidden />
              <bdi className="truncate">{cover?.name ?? t('library.chooseCover')}</bdi>
            </Button>
            <p className="text-sm text-soft">{t('library.coverHint')}</p>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title={t('library.deleteOne')}
        text={t('library.deleteOneText', { title: book.result.title })}
        action={remove.isPending ? t('library.deleting') : t('common.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
