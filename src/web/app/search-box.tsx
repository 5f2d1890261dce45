import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeSearch } from '../features/home/home-search.ts'
import { useHomeSearch } from '../features/home/use-home-search.ts'

const DEBOUNCE_MS = 150

/** Searches the library as one types, from any page. Esc empties it. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { q = '', view } = useHomeSearch()
  const [text, setText] = useState(q)
  const timer = useRef<number>(undefined)
  const [seen, setSeen] = useState(q)
  if (seen !== q) {
    setSeen(q)
    setText((typed) => (typed.trim() === q ? typed : q))
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const search = (value: string, delay = DEBOUNCE_MS) => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      void navigate({
        to: '/',
        search: (old: HomeSearch) => ({
          ...old,
          id: undefined,
          tab: undefined,
          view: 'library',
          q: value.trim() || undefined,
        }),
        replace: view === 'library',
      })
    }, delay)
  }
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          search(text, 0)
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-soft"
        />
        <input
          id="library-search"
          type="text"
          inputMode="search"
          autoComplete="off"
          aria-label={t('shell.searchLabel')}
          placeholder={t('shell.searchPlaceholder')}
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            if (text) search('', 0)
            else event.currentTarget.blur()
          }}
          className="min-h-11 w-full rounded-full border border-line-strong/50 bg-surface ps-10.5 pe-10 transition-colors hover:border-line-strong"
        />
        {text && (
          <button
            type="button"
            aria-label={t('library.clearAll')}
            onClick={() => search('', 0)}
            className="absolute end-2 top-1/2 -translate-y-1/2 rounded-full p-1.5 text-soft hover:text-ink"
          >
            <X className="size-4" />
          </button>
        )}
      </form>
    </search>
  )
}
