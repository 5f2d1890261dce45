import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/ui/card.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="space-y-6">
      <h2 className="text-xl text-palm">{title}</h2>
      <div className="-mb-6 gap-x-12 lg:columns-2">{children}</div>
    </Card>
  )
}

export function Part({
  title,
  text,
  quote,
  children,
}: {
  title: string
  text?: string
  quote?: string
  children?: ReactNode
}) {
  return (
    <section className="space-y-2 pb-6 lg:break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      {text && <p>{text}</p>}
      {quote && <BookQuote text={quote} />}
      {children}
    </section>
  )
}

/** A sentence of the book with its place, in the direction of the book. */
export function BookQuote({ text, place }: { text: string; place?: string }) {
  return (
    <blockquote dir="auto" className="border-s-3 border-gold bg-sunken px-4 py-2 font-book text-[1.05rem]">
      {text}
      {place !== undefined && <footer className="font-sans text-sm text-soft">{place}</footer>}
    </blockquote>
  )
}

export function Chips({ items }: { items: readonly string[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className="text-soft">{t('deep.labels.none')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="rounded-full bg-gold-soft px-3 py-0.5 text-gold-ink">
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  )
}

export function Lines({ items }: { items: readonly string[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className="text-soft">{t('deep.labels.none')}</p>
  return (
    <ul className="list-disc space-y-1 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export type Entry = { title: string; text?: string; quote?: string; place?: string; extra?: ReactNode }

/** Findings with a title, a text, and the sentence they stand on. */
export function Entries({ items }: { items: readonly Entry[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className="text-soft">{t('deep.labels.none')}</p>
  return (
    <ul className="space-y-4">
      {items.map((item) => (
        <li key={`${item.title}-${item.quote ?? item.text ?? ''}`} className="space-y-1.5">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {item.title} {item.extra}
          </p>
          {item.text && <p className="text-soft">{item.text}</p>}
          {item.quote && <BookQuote text={item.quote} {...(item.place === undefined ? {} : { place: item.place })} />}
        </li>
      ))}
    </ul>
  )
}
