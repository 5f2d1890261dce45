import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDoubtful } from '../../../../contract/pictures.ts'
import { LoadProblem } from '../../../components/load-problem.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useHomeSearch } from '../../home/use-home-search.ts'
import { EmbeddedLook } from '../pictures/embedded-look.tsx'
import { MarksPanel } from '../pictures/marks-panel.tsx'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { PictureSheet } from '../pictures/picture-sheet.tsx'
import { ModelLooked } from '../pictures/model-looked.tsx'
import { useMarks, type Marks } from '../pictures/use-marks.ts'
import { usePictures, type ShownPicture } from '../pictures/use-pictures.ts'
import { useResult } from '../result-context.ts'

export const PICTURES_TAB = 'pictures'
const NONE: readonly ShownPicture[] = []

/** All pictures of a book in one look, by page, the doubtful ones before the others; each opens beside its text. */
export function PicturesTab() {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  // On paper every tab is rendered: that alone must not fetch a book's pictures.
  const open = useHomeSearch().tab === PICTURES_TAB
  const { pictures, more, error, data, refetch } = usePictures(evaluation.id, open)
  const [shown, show] = useState<number>()
  const marks = useMarks(evaluation)
  const { doubtful, others } = doubtfulFirst(pictures ?? NONE, marks)
  if (!open && !pictures) return null
  const inTurn = [...doubtful, ...others]
  const sheet = { count: inTurn.length, marks, onShow: ({ number }: ShownPicture) => show(number) }
  const index = inTurn.findIndex(({ number }) => number === shown)
  return (
    <div className="space-y-6">
      <div className="max-w-prose space-y-2">
        <h2 className="text-xl">{t('pictures.title')}</h2>
        <p>
          {t('pictures.count', { count: evaluation.pictureCount ?? 0 })}.{' '}
          <span className="text-soft">{t('pictures.lead')}</span>
        </p>
        {pictures && <EmbeddedLook pictures={pictures} />}
        {pictures && <ModelLooked marks={[...marks.marks.values()]} />}
      </div>
      <LoadProblem query={{ error, data, refetch }} />
      {!pictures && !error && <Pending />}
      {pictures && <MarksPanel pictures={pictures} marks={marks} />}
      {doubtful.length > 0 && (
        <section className="space-y-3">
          <h3>{t('pictures.embedded.first')}</h3>
          <PictureSheet label={t('pictures.embedded.first')} pictures={doubtful} {...sheet} />
        </section>
      )}
      {others.length > 0 && (
        <PictureSheet
          label={t(doubtful.length > 0 ? 'pictures.otherSheet' : 'pictures.sheet')}
          pictures={others}
          {...sheet}
        />
      )}
      {more > 0 && <p className="text-soft">{t('pictures.more', { count: more })}</p>}
      {pictures && (
        <PictureDialog
          pictures={inTurn}
          marks={marks}
          index={index < 0 ? undefined : index}
          onShow={(at) => show(at === undefined ? undefined : inTurn[at]?.number)}
        />
      )}
    </div>
  )
}

/** What a model objects to and no person has seen, then the most doubtful; the others as they are in the book. */
function doubtfulFirst(
  pictures: readonly ShownPicture[],
  { marks }: Marks,
): { doubtful: ShownPicture[]; others: ShownPicture[] } {
  const weight = (picture: ShownPicture): number => {
    const { model } = marks.get(picture.number) ?? {}
    const level = Math.max(model?.instructs ? 4 : 0, ...(model?.findings.map((finding) => finding.level) ?? []))
    return level > 0 ? level : isDoubtful(picture) ? (picture.nudity ?? 0) : 0
  }
  return {
    doubtful: pictures.filter((picture) => weight(picture) > 0).toSorted((one, other) => weight(other) - weight(one)),
    others: pictures.filter((picture) => weight(picture) === 0),
  }
}

function Pending() {
  const { t } = useTranslation()
  return (
    <div className="space-y-4">
      <output className="block text-soft">{t('pictures.pending')}</output>
      <Skeleton className="h-72" />
    </div>
  )
}
