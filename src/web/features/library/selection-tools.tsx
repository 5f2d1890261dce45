import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { booksCsv } from '../../../contract/books-csv.ts'
import { MAX_SELECTED } from '../../../contract/limits.ts'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { deleteBooks } from './delete-books.ts'
import { SelectionBar } from './selection-bar.tsx'
import { readFirstBooks } from './use-book-pages.ts'
import { useRefreshEvaluations } from './use-evaluations.ts'
import type { Selection } from './use-selection.ts'
import type { useShelf } from './use-shelf.ts'

type SelectionToolsProps = {
  shelf: Pick<ReturnType<typeof useShelf>, 'books' | 'all' | 'count' | 'large' | 'query'>
  selection: Selection
}

/** What can be done with selected books: export them, or delete them after a question. */
export function SelectionTools({ shelf, selection }: SelectionToolsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refresh = useRefreshEvaluations()
  const [confirming, setConfirming] = useState(false)
  // Of a large library not every selected book is on the shelf.
  const chosen = shelf.large
    ? [...(selection.books?.values() ?? [])]
    : shelf.all.filter((book) => selection.books?.has(book.evaluation.id))
  const count = chosen.length

  const selectAll = useMutation({
    mutationFn: async () => (shelf.large ? await readFirstBooks(shelf.query, language, MAX_SELECTED) : shelf.books),
    onSuccess: (books) => {
      selection.replace(books)
      if (books.length < shelf.count) {
        const [first, all] = [books.length, shelf.count].map((number) => formatNumber(number, language))
        showToast(t('library.selectedFirst', { first }), t('library.selectedFirstText', { all }))
      }
    },
    onError: (error) => showFailure(t('common.loadFailed'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
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
        onSelectAll={() => selectAll.mutate()}
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
