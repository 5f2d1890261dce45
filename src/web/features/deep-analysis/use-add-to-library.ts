import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callJson } from '../../lib/api.ts'
import { ApiError, serverSentence } from '../../lib/api-error.ts'
import { secretId } from '../../lib/secret-id.ts'
import { showFailure, showToast } from '../../lib/toast-store.ts'
import { refetchEvaluations } from '../library/use-evaluations.ts'
import { uploadFiles } from '../queue/upload-files.ts'

export type AnalysedFile = { id: string | null; file: File }

/** Lists the analysed book in the library with its work done; a book the server has forgotten is uploaded again. */
export function useAddToLibrary() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, file }: AnalysedFile): Promise<'listed' | 'uploaded'> => {
      if (id !== null && (await isListed(id))) return 'listed'
      const signal = new AbortController().signal
      await uploadFiles({ key: secretId(), files: [file], isOCR: false, signal, onProgress: () => undefined })
      return 'uploaded'
    },
    onSuccess: async (how) => {
      showToast(t('deep.added'), t(how === 'listed' ? 'deep.listedText' : 'deep.addedText'))
      await refetchEvaluations(queries)
    },
    onError: (error) => showFailure(t('deep.addFailed'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
}

async function isListed(id: string): Promise<boolean> {
  try {
    await callJson('addToLibrary', { params: { id } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
