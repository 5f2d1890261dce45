import { Check, CloudUpload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import type { ScanPage } from './keep/scan-state.ts'
import { BlobImage } from './blob-image.tsx'

type PageStripProps = { pages: readonly ScanPage[]; retaking: string | undefined; onOpen: (slot: string) => void }

/** The pages taken so far, in their order; a touch opens one. */
export function PageStrip({ pages, retaking, onOpen }: PageStripProps) {
  const { t } = useTranslation()
  const count = pages.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const strip = list.current
    // The newest comes into view, and the page itself stays where it is; right to left the way there is negative.
    if (strip && count > 0) strip.scrollLeft = strip.scrollWidth * (document.documentElement.dir === 'rtl' ? -1 : 1)
  }, [count])
  if (count === 0) return null
  return (
    <ol ref={list} aria-label={t('scan.strip')} className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {pages.map((page, index) => (
        <li key={page.slot} className="shrink-0">
          <StripPage page={page} number={index + 1} isRetaken={page.slot === retaking} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  )
}

type StripPageProps = { page: ScanPage; number: number; isRetaken: boolean; onOpen: (slot: string) => void }

function StripPage({ page, number, isRetaken, onOpen }: StripPageProps) {
  const { t } = useTranslation()
  const state = page.sent ? t('scan.arrived') : t('scan.notSent')
  return (
    <button
      type="button"
      aria-label={`${t('scan.openPage', { number })} (${state})`}
      onClick={() => onOpen(page.slot)}
      className={classNames(
        'relative block h-24 w-18 overflow-hidden rounded-control border-2 bg-sunken',
        isRetaken ? 'border-gold' : 'border-line-strong/50',
      )}
    >
      <BlobImage blob={page.thumbnail} alt="" className="size-full object-cover" />
      <span className="absolute inset-x-0 bottom-0 flex items-center justify-between bg-[#14120d]/75 px-1.5 py-0.5 text-xs font-semibold text-[#f3ebda]">
        {number}
        {page.sent ? <Check aria-hidden className="size-3.5" /> : <CloudUpload aria-hidden className="size-3.5" />}
      </span>
    </button>
  )
}
