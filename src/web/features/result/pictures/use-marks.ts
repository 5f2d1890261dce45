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
  // Whoever marks faster than the server answers is led on to what is left all the same.
  const [asked, setAsked] = useState(NOTHING_ASKED)
  const change = useMutation({
    mutationKey: KEY,
    scope: { id: `picture-marks ${id}` },
    mutationFn: (asking: Change) => {
      const performedBy = name.trim()
      return 'marks' in asking
        ? callJson<{ marks: PictureMark[] }>('markPictures', { params: { id }, json: { ...asking, performedBy } })
        : callJson<{ marks: PictureMark[] }>('unmarkPictures', {
            params: { id },
            json: { pictures: asking.unmark, performedBy },
          })
    },
    onSuccess: async ({ marks }) => {
      // Of many in a row the last one knows, and fetches what they came to.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return
      queries.setQueriesData<Evaluation>(
        { queryKey: ['evaluation', id] },
        (evaluation) => evaluation && { ...evaluation, pictureMarks: marks, picturesSeen: marks.length },
      )
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['evaluation', id] }),
        queries.invalidateQueries({ queryKey: [ROUTES.history.path, id] }),
        refetchEvaluations(queries),
      ])
    },
    onError: (error, refused) => {
      showFailure(t('pictures.marks.failed'), serverSentence(error) ?? t('common.serverUnreachable'))
      setAsked((before) => new Map([...before].filter(([picture]) => !picturesOf(refused).includes(picture))))
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: KEY }) <= 1) setAsked(NOTHING_ASKED)
    },
  })
  return {
    marks: overlaid(pictureMarks, asked),
    name,
    setName,
    isNamed: name.trim() !== '',
    /** The name was given before, and need not be asked for at each picture. */
    isKnown,
    change(next: Change) {
      writePreference(REVIEWER, name.trim())
      setKnown(true)
      setAsked((before) => new Map([...before, ...answersTo(next, name.trim())]))
      change.mutate(next)
    },
  }
}
export type Marks = ReturnType<typeof useMarks>

/** What was asked for and is not answered yet: marks of pictures, null of those that are taken back. */
type Asked = ReadonlyMap<number, PictureMark | null>
const NOTHING_ASKED: Asked = new Map()

const picturesOf = (change: Change): number[] =>
  'marks' in change ? change.marks.map(({ picture }) => picture) : change.unmark

function answersTo(change: Change, reviewer: string): [number, PictureMark | null][] {
  const at = new Date().toISOString()
  return 'marks' in change
    ? change.marks.map((mark) => [mark.picture, { ...mark, reviewer, at }])
    : change.unmark.map((picture) => [picture, null])
}

function overlaid(marks: readonly PictureMark[], asked: Asked): Map<number, PictureMark> {
  const known: [number, PictureMark | null][] = marks.map((mark) => [mark.picture, mark])
  return new Map([...known, ...asked].filter((entry): entry is [number, PictureMark] => entry[1] !== null))
}
