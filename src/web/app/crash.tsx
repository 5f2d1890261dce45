import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { Button } from '../components/ui/button.tsx'

/** What is shown where a page throws: never a stack trace. */
export function Crash() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('shell.crash.title')} text={t('shell.crash.text')}>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('shell.crash.reload')}
      </Button>
    </EmptyState>
  )
}
