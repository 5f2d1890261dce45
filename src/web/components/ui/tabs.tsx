import * as RadixTabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type TabItem = { value: string; label: string; content: ReactNode }

type TabsProps = { items: TabItem[]; value: string; onChange: (value: string) => void; label: string }

/** A row of tabs that scrolls on a phone; only the open one is rendered. */
export function Tabs({ items, value, onChange, label }: TabsProps) {
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
        <RadixTabs.Content key={item.value} value={item.value} className="mt-6 outline-offset-8">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
