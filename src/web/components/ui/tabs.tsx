import * as RadixTabs from 'radix-ui/tabs'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export type TabItem = { value: string; label: string; content: ReactNode }

type TabsProps = {
  items: TabItem[]
  value: string
  onChange: (value: string) => void
  label: string
  printAll?: boolean
}

/** True while the browser lays the page out for paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** A row of tabs that scrolls on a phone; only the open one is rendered, on paper all of them where that is wanted. */
export function Tabs({ items, value, onChange, label, printAll = false }: TabsProps) {
  const printing = usePrinting() && printAll
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        aria-label={label}
        className="no-print flex gap-1 overflow-x-auto rounded-card border border-line bg-sunken p-1.5 [scrollbar-width:thin]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="min-h-10 shrink-0 rounded-control px-4 text-sm font-medium text-soft transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-palm data-[state=active]:shadow-card"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount={printing || undefined}
          className="mt-6 outline-offset-8"
        >
          {/* A tab that shows nothing has no heading on paper either. */}
          {printing && (
            <p className="mb-4 only:hidden border-b border-line pb-1 text-xl font-semibold text-palm">{item.label}</p>
          )}
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
