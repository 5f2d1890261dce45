import { CircleAlert, Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_FILES_PER_SELECTION } from '../../../contract/limits.ts'
import { Button } from '../../components/ui/button.tsx'
import type { QueuedBook } from '../queue/upload-queue.ts'
import { Dropzone } from './dropzone.tsx'
import { FileCard } from './file-card.tsx'
import { FolderPicker } from './folder-picker.tsx'
import { PageOrBook } from './page-or-book.tsx'
import { ScanCard } from './scan-card.tsx'
import { addToSelection, type SelectionProblem, type UploadKind } from './validate-selection.ts'

/** One of the two ways to upload: a dropzone, the chosen files, and the button that sends them. */
export function UploadPanel({ kind, onStart }: { kind: UploadKind; onStart: (books: QueuedBook[]) => void }) {
  const { t } = useTranslation()
  const ocr = kind === 'ocr'
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<SelectionProblem>()
  const [oneBook, setOneBook] = useState(false)
  const asPages = ocr && oneBook && files.length > 1

  const add = (dropped: File[]) => {
    const next = addToSelection(files, dropped)
    setFiles(next.files)
    setProblem(next.problem)
  }
  const move = (from: number, to: number) => {
    const moved = files[from]
    if (moved) setFiles(files.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const start = () => onStart(asPages ? [{ files, isOCR: true }] : files.map((file) => ({ files: [file], isOCR: ocr })))

  return (
    <div className="space-y-5">
      {ocr && (
        <p className="flex items-start gap-3 rounded-card bg-teal-soft p-4 text-teal">
          <Info aria-hidden className="mt-1 size-5 shrink-0" />
          {t('upload.ocrNote')}
        </p>
      )}
      {ocr && <ScanCard />}
      <Dropzone kind={kind} onFiles={add} onProblem={setProblem} />
      {problem && (
        <p role="alert" className="flex items-start gap-3 rounded-card bg-bad-soft p-4 text-bad">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          {problem.code === 'slots'
            ? t('upload.errors.slots', { count: problem.count })
            : t(`upload.errors.${problem.code}`)}
        </p>
      )}
      {files.length > 0 && (
        <section className="space-y-4">
          <h2 className="text-lg">{t('upload.selected', { count: files.length, max: MAX_FILES_PER_SELECTION })}</h2>
          {ocr && files.length > 1 && <PageOrBook oneBook={oneBook} onChange={setOneBook} />}
          <ul className="space-y-2">
            {files.map((file, index) => (
              <FileCard
                key={`${file.name}-${file.size}-${file.lastModified}-${index}`}
                file={file}
                ocr={ocr}
                page={asPages ? index + 1 : undefined}
                onRemove={() => {
                  setFiles(files.toSpliced(index, 1))
                  setProblem(undefined)
                }}
                onEarlier={asPages && index > 0 ? () => move(index, index - 1) : undefined}
                onLater={asPages && index < files.length - 1 ? () => move(index, index + 1) : undefined}
              />
            ))}
          </ul>
          <Button look="primary" size="large" className="w-full" onClick={start}>
            {ocr ? t('upload.extract', { count: files.length }) : t('upload.uploadAll')}
          </Button>
        </section>
      )}
      {!ocr && files.length === 0 && (
        <FolderPicker onStart={(books) => onStart(books.map((file) => ({ files: [file], isOCR: false })))} />
      )}
    </div>
  )
}
