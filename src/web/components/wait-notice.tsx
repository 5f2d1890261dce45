import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { formatDuration } from '../lib/format.ts'
import type { Wait } from '../lib/patiently.ts'
import { useSecondsUntil } from '../lib/use-seconds-until.ts'

/** Why something waits to be tried again, and for how long. */
export function WaitNotice({ wait }: { wait: Wait }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seconds = useSecondsUntil(wait.until)
  return (
    <span className="text-gold-ink">
      {t(`common.again.${wait.trouble}`, { time: formatDuration(seconds * 1000, language) })}
    </span>
  )
}
