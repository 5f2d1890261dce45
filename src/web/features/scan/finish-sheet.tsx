import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Field, Input } from '../../components/ui/field.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatDate } from '../../lib/format.ts'
import { scanSession } from './scan.ts'

/** Asks what the book is called, and hands it in. */
export function FinishSheet({ pages, onClose }: { pages: number; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const finish = () => {
    onClose()
    const date = formatDate(new Date().toISOString(), language)
    void scanSession.finish(title.trim() || t('scan.finish.untitled', { date }))
  }
  return (
    <Dialog open onClose={onClose} title={t('scan.finish.title')} description={t('scan.finish.text', { count: pages })}>
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <Field label={t('scan.finish.name')}>
          <Input maxLength={200} dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Button type="submit" look="primary" size="large" className="w-full justify-center">
          {t('scan.finish.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
