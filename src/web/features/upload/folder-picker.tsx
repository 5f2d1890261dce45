import { FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatBytes } from '../../lib/format.ts'
import { type FolderBooks, sortFolder } from './sort-folder.ts'

/** Every browser knows it; React's types do not. */
const WHOLE_FOLDERS = { webkitdirectory: '' }

/** For a librarian with hundreds of books: a whole folder, its subfolders too, sent through the queue a few at a time. */
export function FolderPicker({ onStart }: { onStart: (files: File[]) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const [folder, setFolder] = useState<FolderBooks>()
  return (
    <section className="space-y-4">
      <input
        ref={picker}
        type="file"
        multiple
        {...WHOLE_FOLDERS}
        aria-label={t('upload.folder.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) setFolder(sortFolder(files))
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-52 flex-1 text-soft">{t('upload.folder.text')}</p>
        <Button onClick={() => picker.current?.click()}>
          <FolderOpen aria-hidden className="icon-mirrored" />
          {t('upload.folder.choose')}
        </Button>
      </div>
      {folder && (
        <Card className="flex flex-wrap items-center gap-4">
          <div className="min-w-48 flex-1">
            <h2 className="text-lg">
              <bdi className="break-all">{folder.name}</bdi>
            </h2>
            <output className="block">
              {t('upload.folder.books', { count: folder.books.length })}
              {folder.books.length > 0 && ` · ${formatBytes(folder.size, language)}`}
            </output>
            {folder.tooLarge > 0 && (
              <p className="text-sm text-bad">{t('upload.folder.tooLarge', { count: folder.tooLarge })}</p>
            )}
            {folder.others > 0 && (
              <p className="text-sm text-soft">{t('upload.folder.others', { count: folder.others })}</p>
            )}
          </div>
          <Button look="primary" disabled={folder.books.length === 0} onClick={() => onStart(folder.books)}>
            {t('upload.uploadAll')}
          </Button>
        </Card>
      )}
    </section>
  )
}
