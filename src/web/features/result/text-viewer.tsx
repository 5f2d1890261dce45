import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clearHighlights, highlightPlaces, paragraphAt } from './highlight-places.ts'
import { textBlocks, type TextPart } from './text-blocks.ts'

type Place = { start: number; end: number }
type TextViewerProps = {
  text: string
  part: TextPart
  evidence: readonly Place[]
  matches: readonly Place[]
  focus: Place | undefined
}

/** The book as it was read, evidence marked; a change of focus scrolls to its place. */
export function TextViewer({ text, part, evidence, matches, focus }: TextViewerProps) {
  const { t } = useTranslation()
  const container = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => textBlocks(text, part), [text, part])
  const starts = useMemo(() => blocks.map((block) => block.start), [blocks])

  useEffect(() => {
    if (container.current) highlightPlaces(container.current, starts, 'mizan-evidence', evidence)
  }, [starts, evidence])
  useEffect(() => {
    if (container.current) highlightPlaces(container.current, starts, 'mizan-search', matches)
  }, [starts, matches])
  useEffect(() => clearHighlights, [])
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    highlightPlaces(element, starts, 'mizan-focus', focus ? [focus] : [])
    if (!focus) return undefined
    const index = paragraphAt(starts, focus.start)
    const show = () => {
      const paragraph = element.querySelectorAll<HTMLElement>('p[data-start]')[index]
      if (paragraph)
        element.scrollTop += paragraph.getBoundingClientRect().top - element.getBoundingClientRect().top - 90
    }
    element.scrollIntoView({ block: 'center' })
    show()
    // Paragraphs on the way had only estimated heights until now: go there once more.
    const frame = window.requestAnimationFrame(() => window.requestAnimationFrame(show))
    return () => window.cancelAnimationFrame(frame)
  }, [starts, focus])

  return (
    <section
      ref={container}
      aria-label={t('result.quality.textLabel')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be within reach of the keyboard
      tabIndex={0}
      className="no-print max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface p-5 font-book text-[1.08rem] leading-loose sm:p-8"
    >
      {blocks.map((block) => (
        <p key={block.start} data-start={block.start} dir="auto" className="book-block mx-auto mb-4 max-w-prose">
          {block.text}
        </p>
      ))}
    </section>
  )
}
