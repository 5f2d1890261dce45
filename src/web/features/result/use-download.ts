import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { useResult } from './result-context.ts'

export type ReportFormat = 'pdf' | 'json' | 'txt' | 'dossier'

/** Fetches a report in the reader's language and saves it as {filename}_report.{format}, or {filename}_dossier.pdf. */
export function useDownload() {
  const { t, i18n } = useTranslation()
  const { evaluation } = useResult()
  return useMutation({
    mutationFn: async (format: ReportFormat) => {
      const query = { lang: i18n.language }
      const response = await call('download', { params: { id: evaluation.id, format }, query })
      const content =
        format === 'json'
          ? new Blob([JSON.stringify(await response.json(), null, 2)], { type: 'application/json' })
          : await response.blob()
      saveFile(`${evaluation.filename}_${format === 'dossier' ? 'dossier.pdf' : `report.${format}`}`, content)
    },
    onSuccess: (_, format) =>
      showToast(
        t('result.download.started'),
        t('result.download.startedText', { format: format === 'dossier' ? 'PDF' : format.toUpperCase() }),
      ),
    onError: () => showFailure(t('result.download.failed'), t('result.download.failedText')),
  })
}
