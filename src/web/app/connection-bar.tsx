import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/ui/button.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { askNow, connectionStore } from '../lib/connection.ts'
import { formatTime } from '../lib/format.ts'
import { isConnectionTrouble } from '../lib/trouble.ts'
import { useStore } from '../lib/use-store.ts'

/** One quiet line while the library does not answer. When it does again, whatever could not be read is read again. */
export function ConnectionBar() {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const { lost, lastSeen } = useStore(connectionStore)
  useEffect(() => {
    window.addEventListener('online', askNow)
    return () => window.removeEventListener('online', askNow)
  }, [])
  useEffect(() => {
    if (!lost) return undefined
    return () => {
      void queries.refetchQueries({ predicate: ({ state }) => isConnectionTrouble(state.error) })
    }
  }, [lost, queries])
  return (
    <output className="no-print block">
      {lost && (
        <span className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-gold bg-gold-soft px-4 py-1.5 text-sm text-gold-ink">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0">
            {lastSeen === undefined
              ? t('shell.connection.lost')
              : t('shell.connection.lostSince', { time: formatTime(lastSeen, language) })}
          </span>
          <Button look="link" size="bare" className="text-sm text-gold-ink" onClick={askNow}>
            {t('shell.connection.tryNow')}
          </Button>
        </span>
      )}
    </output>
  )
}
