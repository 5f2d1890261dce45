import type { ReactNode } from 'react'
import { Card } from './ui/card.tsx'

type TitledItem = { title: string; description: string; extra?: ReactNode }

/** A heading over cards with a title and a text; a sentence where there are none. */
export function TitledList({ heading, items, none }: { heading: string; items: readonly TitledItem[]; none: string }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{heading}</h2>
      {items.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title + item.description} className="contents">
              <Card className="space-y-2">
                <h3 className="text-base">{item.title}</h3>
                <p>{item.description}</p>
                {item.extra}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
