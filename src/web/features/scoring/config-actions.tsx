import { Copy, Pencil, Power, Save, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ScoringConfig } from '../../../contract/scoring-config.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'

type ConfigActionsProps = {
  config: ScoringConfig
  busy: boolean
  editing: boolean
  dirty: boolean
  valid: boolean
  onEdit: () => void
  onCancel: () => void
  onClone: () => void
  onActivate: () => void
  onDelete: () => void
  onSave: (activate: boolean) => void
}

/** The buttons above a configuration. An active one offers neither Activate nor Delete. */
export function ConfigActions(props: ConfigActionsProps) {
  const { config, busy, editing, dirty, valid, onEdit, onCancel, onClone, onActivate, onDelete, onSave } = props
  const { t } = useTranslation()
  if (editing) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        {dirty && <Badge tone="gold">{t('scoring.unsaved')}</Badge>}
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="small" disabled={!valid || busy} onClick={() => onSave(false)}>
          <Save aria-hidden />
          {t('scoring.saveNew')}
        </Button>
        <Button size="small" look="primary" disabled={!valid || busy} onClick={() => onSave(true)}>
          {t('scoring.saveActivate')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {config.isActive === 1 && <Badge tone="good">{t('scoring.active')}</Badge>}
      <Button size="small" onClick={onEdit}>
        <Pencil aria-hidden />
        {t('scoring.edit')}
      </Button>
      <Button size="small" disabled={busy} onClick={onClone}>
        <Copy aria-hidden />
        {t('scoring.clone')}
      </Button>
      {config.isActive === 0 && (
        <>
          <Button size="small" look="primary" disabled={busy} onClick={onActivate}>
            <Power aria-hidden />
            {t('scoring.activate')}
          </Button>
          <Button size="small" look="danger" disabled={busy} onClick={onDelete}>
            <Trash2 aria-hidden />
            {t('common.delete')}
          </Button>
        </>
      )}
    </div>
  )
}
