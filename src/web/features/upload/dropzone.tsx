import { CloudUpload } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import {
  fileFault,
  rejectionProblem,
  type SelectionProblem,
  UPLOAD_LIMITS,
  type UploadKind,
} from './validate-selection.ts'

type DropzoneProps = {
  kind: UploadKind
  onFiles: (files: File[]) => void
  onProblem: (problem: SelectionProblem) => void
}

/** Drop files anywhere in the frame, or choose them with the button. A drop with a rejected file adds nothing. */
export function Dropzone({ kind, onFiles, onProblem }: DropzoneProps) {
  const { t } = useTranslation()
  const ocr = kind === 'ocr'
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: true,
    validator: (file) => (file instanceof File ? fileFault(kind, file) : null),
    onDrop: (accepted, rejected) => {
      if (rejected.length > 0) onProblem(rejectionProblem(kind, rejected))
      else if (accepted.length > 0) onFiles(accepted)
    },
  })
  const chips = ocr ? ['JPG', 'PNG', 'WEBP', 'GIF', 'BMP'] : ['PDF', 'Word', 'TXT', 'EPUB', 'RTF']
  return (
    <div
      {...getRootProps({ role: 'presentation', tabIndex: -1 })}
      className={classNames(
        'relative flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 py-12 text-center transition-colors',
        isDragActive ? 'border-palm bg-palm-soft' : 'border-line-strong/60 bg-surface',
      )}
    >
      <input
        {...getInputProps({ 'aria-label': t('upload.browse') })}
        accept={UPLOAD_LIMITS[kind].extensions.join(',')}
        tabIndex={-1}
      />
      <span className="grid size-18 place-items-center rounded-full bg-palm-soft text-palm">
        <CloudUpload aria-hidden className="size-9" />
      </span>
      <p className="text-lg font-semibold">
        {isDragActive ? t('upload.dropActive') : ocr ? t('upload.dropTitleOcr') : t('upload.dropTitle')}
      </p>
      <Button look="primary" size="large" onClick={open}>
        {t('upload.browse')}
      </Button>
      <ul className="flex flex-wrap justify-center gap-2">
        {chips.map((chip) => (
          <li key={chip} className="rounded-full bg-gold-soft px-3 py-0.5 text-sm text-gold-ink">
            {chip}
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{ocr ? t('upload.ocrLimit') : t('upload.regularLimit')}</p>
    </div>
  )
}
