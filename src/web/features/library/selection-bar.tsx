import { Download, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'

type SelectionBarProps = {
  count: number
  onSelectAll: () => void
  onDeselectAll: () => void
  onExport: () => void
  onDelete: () => void
  onCancel: () => void
}

export function SelectionBar({ count, onSelectAll, onDeselectAll, onExport, onDelete, onCancel }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="sticky top-32 z-20 flex flex-wrap items-center gap-2 rounded-card border border-palm/50 bg-palm-soft p-3 shadow-card lg:top-20">
      <output className="block me-auto px-1.5 font-semibold text-palm">{t('library.selected', { count })}</output>
      <Button size="small" onClick={onSelectAll}>
        {t('library.selectAll')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={onDeselectAll}>
        {t('library.deselectAll')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={onExport}>
        <Download aria-hidden />
        {t('library.exportCsv')}
      </Button>
      <Button size="small" look="danger" disabled={count === 0} onClick={onDelete}>
        <Trash2 aria-hidden />
        {t('common.delete')}
      </Button>
      <Button size="small" look="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
