import { useTranslation } from 'react-i18next'
import { countSeen, type PictureMark } from '../../../../contract/picture-marks.ts'

/** What a model that was shown the pictures has seen of them, where no person has looked since. */
export function ModelLooked({ marks }: { marks: readonly PictureMark[] }) {
  const { t } = useTranslation()
  const looked = marks.filter(({ model }) => model !== undefined)
  const [first] = looked
  if (first === undefined) return null
  const objects = looked.filter(({ model }) => (model?.findings.length ?? 0) > 0).length
  const name = `\u2068${first.reviewer}\u2069`
  const words = [
    t('pictures.model.seen', { count: countSeen(looked), name }),
    ...(objects > 0 ? [t('pictures.model.objects', { count: objects })] : []),
  ]
  return <p className="text-soft">{words.join(t('pictures.model.join'))}.</p>
}
