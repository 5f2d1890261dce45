import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/ui/card.tsx'
import { buttonStyle } from '../../components/ui/button.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { apiUrl } from '../../lib/api.ts'

/** The whole library as a file for other systems; links, so that a browser streams it to disk. */
export function ExportLibrary() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <div className="me-auto">
        <h2 className="text-lg">{t('analytics.export')}</h2>
        <p className="text-soft">{t('analytics.exportText')}</p>
      </div>
      {(['csv', 'json', 'onix'] as const).map((format) => (
        <a
          key={format}
          href={apiUrl('exportLibrary', { query: { format, lang: language } })}
          download
          className={buttonStyle({})}
        >
          <FileDown aria-hidden />
          {t(`analytics.exportAs.${format}`)}
        </a>
      ))}
    </Card>
  )
}
