import { BookOpenText, FileText, Sparkles } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { DOCUMENT_EXTENSIONS, isDocumentName, MAX_DOCUMENT_BYTES } from '../../../contract/limits.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Progress } from '../../components/ui/progress.tsx'
import { WaitNotice } from '../../components/wait-notice.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatBytes } from '../../lib/format.ts'
import type { Wait } from '../../lib/patiently.ts'
import { showFailure } from '../../lib/toast-store.ts'

type DeepUploadProps = {
  file: File | undefined
  running: boolean
  /** 0-100 */
  progress: number
  /** Why it waits to be sent again, if it does. */
  wait: Wait | undefined
  onFile: (file: File) => void
  onStart: () => void
}

/** One file, dropped or chosen; of several only the first. */
export function DeepUpload({ file, running, progress, wait, onFile, onStart }: DeepUploadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: running,
    onDrop: ([first], [rejected]) => {
      const chosen = first ?? rejected?.file
      if (!(chosen instanceof File)) return
      if (!isDocumentName(chosen.name)) showFailure(t('deep.toasts.type'))
      else if (chosen.size > MAX_DOCUMENT_BYTES) showFailure(t('deep.toasts.tooLarge'), t('deep.toasts.tooLargeText'))
      else onFile(chosen)
    },
  })
  return (
    <div
      {...getRootProps({ role: 'presentation', tabIndex: -1 })}
      className={classNames(
        'flex flex-col items-center gap-5 rounded-card border-2 border-dashed px-6 py-14 text-center',
        isDragActive ? 'border-palm bg-palm-soft' : 'border-line-strong/60 bg-surface',
      )}
    >
      <input
        {...getInputProps({ 'aria-label': t('deep.browse') })}
        accept={DOCUMENT_EXTENSIONS.join(',')}
        tabIndex={-1}
      />
      <span className="grid size-20 place-items-center rounded-full bg-gold-soft text-gold-ink">
        <BookOpenText aria-hidden className="size-10" />
      </span>
      {file ? (
        <Card className="flex items-center gap-3 p-4 text-start sm:p-4">
          <FileText aria-hidden className="size-6 shrink-0 text-palm" />
          <p className="min-w-0">
            <bdi className="block font-medium break-all">{file.name}</bdi>
            <span className="text-sm text-soft">{formatBytes(file.size, language)}</span>
          </p>
        </Card>
      ) : (
        <p className="text-lg font-semibold">{t('deep.drop')}</p>
      )}
      {running ? (
        <div className="w-full max-w-md space-y-2">
          <p className="flex justify-between font-medium">
            <output>{wait ? <WaitNotice wait={wait} /> : t('deep.analyzing')}</output>
            <span className="tabular-nums">{progress}%</span>
          </p>
          <Progress value={progress} label={t('deep.analyzing')} className="h-3" />
        </div>
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          {file && (
            <Button look="primary" size="large" onClick={onStart}>
              <Sparkles aria-hidden />
              {t('deep.start')}
            </Button>
          )}
          <Button look={file ? 'outline' : 'primary'} size="large" onClick={open}>
            {file ? t('deep.change') : t('deep.browse')}
          </Button>
        </div>
      )}
      <p className="text-sm text-soft">{t('deep.formats')}</p>
    </div>
  )
}
