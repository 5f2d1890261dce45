import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { useResult } from '../result-context.ts'
import { usePictureTakings } from './use-picture-takings.ts'

/** Of a book that was read before pictures were taken out: they can still be, from its file, and those of all such books. */
export function PicturesUnknown() {
  const { t } = useTranslation()
  const { evaluation } = useResult()
  const { unknown, waiting, take } = usePictureTakings(evaluation.id)
  const { pictureTaking: taking } = evaluation
  const isWaiting = taking?.status === 'waiting' || take.isPending
  const others = unknown - 1
  return (
    <div className="space-y-2 rounded-card border border-line bg-surface p-4">
      <output className="block">
        {isWaiting ? t('pictures.taking.waiting') : t('pictures.unknown')}
        {waiting > 1 && ` ${t('pictures.taking.left', { count: waiting })}`}
      </output>
      {taking?.status === 'failed' && !isWaiting && <p className="text-caution">{taking.error}</p>}
      {!isWaiting && (
        <div className="no-print flex flex-wrap gap-x-5 gap-y-2">
          <Button onClick={() => take.mutate(false)}>
            <Images aria-hidden />
            {t('pictures.taking.take')}
          </Button>
          {others > 0 && (
            <Button
              look="link"
              size="bare"
              className="min-h-11 shrink! text-start whitespace-normal!"
              onClick={() => take.mutate(true)}
            >
              {t('pictures.taking.all', { count: unknown })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
