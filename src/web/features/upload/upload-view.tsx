import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SYSTEM_ICONS, SYSTEMS } from '../../components/system-icons.ts'
import { Button } from '../../components/ui/button.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { ReadingCosts } from '../model/reading-costs.tsx'
import { useHomeSearch, useOpenView } from '../home/use-home-search.ts'
import { uploadQueue } from '../queue/queue.ts'
import type { QueuedBook } from '../queue/upload-queue.ts'
import { UploadPanel } from './upload-panel.tsx'

export function UploadView() {
  const { t } = useTranslation()
  const openView = useOpenView()
  const [tab, setTab] = useState(useHomeSearch().tab === 'ocr' ? 'ocr' : 'regular')
  // Whoever sends books sees them waiting, even if the connection breaks in between.
  useEffect(() => {
    import('../queue/queue-view.tsx').catch(() => {
      // It is fetched again when it is opened.
    })
  }, [])
  const start = (books: QueuedBook[]) => {
    uploadQueue.add(books)
    openView('queue')
  }
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <Button look="quiet" size="small" className="-ms-3" onClick={() => openView(undefined)}>
        <ArrowLeft aria-hidden className="icon-mirrored" />
        {t('common.back')}
      </Button>
      <div>
        <h1 className="text-2xl sm:text-3xl">{t('upload.title')}</h1>
        <p className="text-soft">{t('upload.lead')}</p>
      </div>
      <ReadingCosts />
      <Tabs
        label={t('upload.tabs.label')}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'regular',
            label: t('upload.tabs.regular'),
            content: <UploadPanel kind="regular" onStart={start} />,
          },
          { value: 'ocr', label: t('upload.tabs.ocr'), content: <UploadPanel kind="ocr" onStart={start} /> },
        ]}
      />
      <aside className="rounded-card bg-palm p-6 text-on-palm">
        <h2 className="text-lg">{t('upload.framework.title')}</h2>
        <p className="opacity-90">{t('upload.framework.text')}</p>
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {SYSTEMS.map((system) => {
            const Icon = SYSTEM_ICONS[system]
            return (
              <li key={system} className="flex items-center gap-2 text-sm font-medium">
                <Icon aria-hidden className="size-5 shrink-0" />
                {t(`values.system.n${system}`)}
              </li>
            )
          })}
        </ul>
      </aside>
    </div>
  )
}
