import { ChevronDown, ChevronUp, FileImage, FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { extensionOf } from '../../../contract/limits.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatBytes } from '../../lib/format.ts'

type FileCardProps = {
  file: File
  ocr: boolean
  /** The page number where the order matters. */
  page?: number | undefined
  onRemove: () => void
  onEarlier?: (() => void) | undefined
  onLater?: (() => void) | undefined
}

export function FileCard({ file, ocr, page, onRemove, onEarlier, onLater }: FileCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const Icon = ocr ? FileImage : FileText
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-card">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-palm-soft text-palm">
        {page === undefined ? <Icon aria-hidden className="size-5" /> : <b>{page}</b>}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <bdi>{file.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <Badge className="px-2 text-xs uppercase">{extensionOf(file.name).slice(1)}</Badge>
          {ocr && (
            <Badge tone="teal" className="px-2 text-xs">
              {t('upload.ocrBadge')}
            </Badge>
          )}
          {formatBytes(file.size, language)}
        </p>
      </div>
      {onEarlier && (
        <Button look="quiet" size="icon" aria-label={t('upload.moveEarlier', { name: file.name })} onClick={onEarlier}>
          <ChevronUp />
        </Button>
      )}
      {onLater && (
        <Button look="quiet" size="icon" aria-label={t('upload.moveLater', { name: file.name })} onClick={onLater}>
          <ChevronDown />
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label={t('upload.remove', { name: file.name })} onClick={onRemove}>
        <X />
      </Button>
    </li>
  )
}
