import { useTranslation } from 'react-i18next'
import { isDoubtful, type BookPicture } from '../../../../contract/pictures.ts'

/** What the embedded look came to: it knows nakedness alone, and what it passes over is not cleared. */
export function EmbeddedLook({ pictures }: { pictures: readonly BookPicture[] }) {
  const { t } = useTranslation()
  const looked = pictures.filter(({ nudity }) => nudity !== undefined)
  const doubtful = looked.filter(isDoubtful).length
  const left = pictures.length - looked.length
  if (pictures.length === 0) return null
  return (
    <p className="text-soft">
      {looked.length > 0 && doubtful === 0 && `${t('pictures.embedded.nothing')} `}
      {doubtful > 0 && `${t('pictures.embedded.found', { count: doubtful })} `}
      {left > 0 && t('pictures.embedded.left', { count: left })}
    </p>
  )
}
