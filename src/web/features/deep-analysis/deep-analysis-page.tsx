import { useMutation } from '@tanstack/react-query'
import { Download, LibraryBig, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Button } from '../../components/ui/button.tsx'
import { callJson } from '../../lib/api.ts'
import { serverSentence } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { uploadFiles } from '../queue/upload-files.ts'
import { DeepResult } from './deep-result.tsx'
import { DeepUpload } from './deep-upload.tsx'

export function DeepAnalysisPage() {
  const { t, i18n } = useTranslation()
  const [file, setFile] = useState<File>()
  const analyse = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData()
      form.append('file', chosen)
      return callJson<DeepAnalysis>('deepAnalyze', { form, query: { lang: i18n.language } })
    },
    onSuccess: () => {
      showToast(t('deep.toasts.complete'), t('deep.toasts.completeText'))
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
    onError: (error) => showFailure(t('deep.toasts.failed'), serverSentence(error) ?? t('deep.toasts.failedText')),
  })
  const add = useMutation({
    mutationFn: (chosen: File) =>
      uploadFiles({ files: [chosen], isOCR: false, signal: new AbortController().signal, onProgress: () => undefined }),
    onSuccess: () => showToast(t('deep.added'), t('deep.addedText')),
    onError: (error) => showFailure(t('deep.addFailed'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
  const reset = () => {
    setFile(undefined)
    analyse.reset()
    add.reset()
  }
  const download = (analysis: DeepAnalysis) => {
    const content = new Blob([JSON.stringify(analysis, null, 2)], { type: 'application/json' })
    saveFile(`${analysis.title}_deep_analysis.json`, content)
    showToast(t('deep.toasts.downloaded'), t('deep.toasts.downloadedText'))
  }
  const analysis = analyse.data
  return (
    <div>
      <PageHeader title={t('deep.title')} lead={t('deep.lead')} back={t('common.back')} />
      {!analysis && (
        <DeepUpload
          file={file}
          running={analyse.isPending}
          onFile={setFile}
          onStart={() => file && analyse.mutate(file)}
        />
      )}
      {analysis && (
        <>
          <DeepResult analysis={analysis} />
          <div className="no-print sticky bottom-4 z-20 mt-8 flex flex-wrap justify-center gap-3 rounded-card border border-line bg-surface/95 p-3 shadow-card backdrop-blur">
            <Button onClick={reset}>
              <RotateCcw aria-hidden className="icon-mirrored" />
              {t('deep.newAnalysis')}
            </Button>
            <Button onClick={() => download(analysis)}>
              <Download aria-hidden />
              {t('deep.download')}
            </Button>
            <Button look="primary" disabled={add.isPending || add.isSuccess} onClick={() => file && add.mutate(file)}>
              <LibraryBig aria-hidden />
              {add.isSuccess ? t('deep.added') : add.isPending ? t('deep.adding') : t('deep.addToLibrary')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
