import { Download, LibraryBig, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Button } from '../../components/ui/button.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../lib/toast-store.ts'
import { ReadingCosts } from '../model/reading-costs.tsx'
import { DeepResult } from './deep-result.tsx'
import { DeepUpload } from './deep-upload.tsx'
import { useAddToLibrary } from './use-add-to-library.ts'
import { useAnalysisInLanguage } from './use-analysis-in-language.ts'
import { useDeepAnalysis } from './use-deep-analysis.ts'

export function DeepAnalysisPage() {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const analyse = useDeepAnalysis()
  const analysis = useAnalysisInLanguage(analyse.data)
  const add = useAddToLibrary()
  const reset = () => {
    setFile(undefined)
    analyse.reset()
    add.reset()
  }
  const download = (shown: DeepAnalysis) => {
    const content = new Blob([JSON.stringify(shown, null, 2)], { type: 'application/json' })
    saveFile(`${shown.title}_deep_analysis.json`, content)
    showToast(t('deep.toasts.downloaded'), t('deep.toasts.downloadedText'))
  }
  return (
    <div>
      <PageHeader title={t('deep.title')} lead={t('deep.lead')} back={t('common.back')} />
      {!analysis && (
        <div className="mx-auto max-w-3xl space-y-6">
          <ReadingCosts />
          <DeepUpload
            file={file}
            running={analyse.isPending}
            progress={analyse.progress}
            wait={analyse.wait}
            onFile={setFile}
            onStart={() => file && analyse.mutate(file)}
          />
        </div>
      )}
      {analysis && (
        <>
          <DeepResult analysis={analysis} />
          <div
            data-bottom-bar
            className="no-print sticky bottom-4 z-20 mt-8 flex justify-center gap-2 rounded-card border border-line bg-surface/95 p-3 shadow-card backdrop-blur sm:gap-3"
          >
            <Button onClick={reset}>
              <RotateCcw aria-hidden className="icon-mirrored" />
              <span className="max-sm:sr-only">{t('deep.newAnalysis')}</span>
            </Button>
            <Button onClick={() => download(analysis)}>
              <Download aria-hidden />
              <span className="max-sm:sr-only">{t('deep.download')}</span>
            </Button>
            <Button
              look="primary"
              className="max-sm:flex-1"
              disabled={add.isPending || add.isSuccess}
              onClick={() => file && add.mutate({ id: analyse.data?.id ?? null, file })}
            >
              <LibraryBig aria-hidden />
              {add.isSuccess ? t('deep.added') : add.isPending ? t('deep.adding') : t('deep.addToLibrary')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
