import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { buttonStyle } from '../components/ui/button.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('shell.notFound.title')} text={t('shell.notFound.text')} heading="h1">
      <Link to="/" className={buttonStyle({ look: 'primary' })}>
        {t('common.backHome')}
      </Link>
    </EmptyState>
  )
}
