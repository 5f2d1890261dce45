import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { Button } from '../components/ui/button.tsx'
import { PageOutdated } from '../lib/load-part.ts'
import { mayRenew, renewPage } from '../lib/renew-page.ts'
import { PagePending } from './page-pending.tsx'

/** What is shown where a page throws: never a stack trace. A page that an upgrade left behind renews itself, if it may. */
export function Crash({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const outdated = error instanceof PageOutdated
  const [renews] = useState(() => outdated && mayRenew())
  useEffect(() => {
    if (renews) renewPage()
  }, [renews])
  if (renews) return <PagePending />
  return (
    <EmptyState
      title={t(outdated ? 'shell.outdated.title' : 'shell.crash.title')}
      text={t(outdated ? 'shell.outdated.text' : 'shell.crash.text')}
    >
      <Button look="primary" onClick={renewPage}>
        {t('shell.crash.reload')}
      </Button>
    </EmptyState>
  )
}
