import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/ui/dialog.tsx'
import { isTyping } from '../lib/is-typing.ts'

/** '?' lists the keys that exist; '/' goes to the search box. */
export function ShortcutsDialog() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      if (event.key === '?') setOpen(true)
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('#library-search')?.focus()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const keys: [string, string][] = [
    ['/', t('shell.shortcuts.search')],
    ['Esc', t('shell.shortcuts.back')],
    ['← ↑ → ↓', t('shell.shortcuts.grid')],
    ['Enter', t('shell.shortcuts.open')],
    ['F8', t('shell.shortcuts.toast')],
    ['?', t('shell.shortcuts.help')],
  ]
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('shell.shortcuts.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-line bg-sunken px-2 py-1 font-sans text-sm">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
