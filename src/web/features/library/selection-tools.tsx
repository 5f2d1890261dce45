import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { booksCsv } from '../../../contract/books-csv.ts'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { deleteBooks } from './delete-books.ts'
import type { LibraryBook } from './library-book.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useRefreshEvaluations } from './use-evaluations.ts'
import type { Selection } from './use-selection.ts'

type SelectionToolsProps = { books: readonly LibraryBook[]; all: readonly LibraryBook[]; selection: Selection }

/** What can be done with selected books: export them, or delete them after a question. */
export function SelectionTools({ books, all, selection }: SelectionToolsProps) {
  const { t } = useTranslation()
  const refresh = useRefreshEvaluations()
  const [confirming, setConfirming] = useState(false)
  const chosen = all.filter((book) => selection.ids?.has(book.evaluation.id))
  const count = chosen.length

  const remove = useMutation({
    mutationFn: () => deleteBooks(chosen.map((book) => book.evaluation.id)),
    onSuccess: () => {
      showToast(t('library.toasts.booksDeleted'), t('library.toasts.booksDeletedText', { count }))
      selection.end()
    },
    onError: () => showFailure(t('library.toasts.bulkFailed'), t('library.toasts.bulkFailedText')),
    onSettled: async () => {
      setConfirming(false)
      await refresh()
    },
  })
  const exportCsv = () => {
    const date = new Date().toISOString().slice(0, 10)
    saveFile(
      `books_export_${date}.csv`,
      new Blob([booksCsv(chosen.map((book) => book.evaluation))], { type: 'text/csv;charset=utf-8' }),
    )
    showToast(t('library.toasts.exported'), t('library.toasts.exportedText', { count }))
  }
  return (
    <>
      <SelectionBar
        count={count}
        onSelectAll={() => selection.replace(books.map((book) => book.evaluation.id))}
        onDeselectAll={() => selection.replace([])}
        onExport={exportCsv}
        onDelete={() => setConfirming(true)}
        onCancel={selection.end}
      />
      <ConfirmDialog
        open={confirming}
        title={t('library.deleteMany')}
        text={t('library.deleteManyText', { count })}
        action={remove.isPending ? t('library.deleting') : t('common.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
