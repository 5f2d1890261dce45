import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../../contract/evaluation.ts'
import type { MarkPictures, PictureMark } from '../../../../contract/picture-marks.ts'
import { ROUTES } from '../../../../contract/routes.ts'
import { callJson } from '../../../lib/api.ts'
import { serverSentence } from '../../../lib/api-error.ts'
import { writePreference } from '../../../lib/preferences.ts'
import { showFailure } from '../../../lib/toast-store.ts'
import { refetchEvaluations } from '../../library/use-evaluations.ts'
import { REVIEWER, reviewerName } from '../../review/reviewer-name.ts'

type Change = { marks: MarkPictures['marks'] } | { unmark: number[] }
const KEY = [ROUTES.markPictures.path]

/** The marks of a book's pictures, who marks, and marking: one change after another, in the order they were asked for. */
export function useMarks({ id, pictureMarks = [] }: Pick<Evaluation, 'id' | 'pictureMarks'>) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [name, setName] = useState(reviewerName)
  const [isKnown, setKnown] = useState(() => reviewerName() !== '')
  const change = useMutation({
    mutationKey: KEY,
    scope: { id: `picture-marks ${id}` },
    mutationFn: (asked: Change) => {
      const performedBy = name.trim()
      return 'marks' in asked
        ? callJson<{ marks: PictureMark[] }>('markPictures', { params: { id }, json: { ...asked, performedBy } })
        : callJson<{ marks: PictureMark[] }>('unmarkPictures', {
            params: { id },
            json: { pictures: asked.unmark, performedBy },
          })
    },
    onSuccess: async ({ marks }) => {
      queries.setQueriesData<Evaluation>(
        { queryKey: ['evaluation', id] },
        (evaluation) => evaluation && { ...evaluation, pictureMarks: marks, picturesSeen: marks.length },
      )
      // Of many in a row the last one fetches what they came to.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['evaluation', id] }),
        queries.invalidateQueries({ queryKey: [ROUTES.history.path, id] }),
        refetchEvaluations(queries),
      ])
    },
    onError: (error) => showFailure(t('pictures.marks.failed'), serverSentence(error) ?? t('common.serverUnreachable')),
  })
  return {
    marks: new Map(pictureMarks.map((mark) => [mark.picture, mark])),
    name,
    setName,
    isNamed: name.trim() !== '',
    /** The name was given before, and need not be asked for at each picture. */
    isKnown,
    change(asked: Change) {
      writePreference(REVIEWER, name.trim())
      setKnown(true)
      change.mutate(asked)
    },
  }
}
export type Marks = ReturnType<typeof useMarks>
