import { useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { GeneratedCover } from './generated-cover.tsx'

export type CoverSources = {
  openLibraryData?: { coverImageUrl?: string | undefined } | undefined
  retailerData?: { coverImageUrl?: string | undefined } | undefined
  coverImage: string | null
}

/** The community's cover comes first, then the retailer's, then the uploaded picture. */
export function coverAddresses(book: CoverSources): string[] {
  return [book.openLibraryData?.coverImageUrl, book.retailerData?.coverImageUrl, book.coverImage].filter(
    (address): address is string => Boolean(address),
  )
}

type CoverProps = {
  book: CoverSources
  title: string
  author: string
  language?: string | undefined
  className?: string
}

/** A 2:3 cover. A picture that does not load gives way to the next one, and at last to the generated cover. */
export function Cover({ book, title, author, language, className }: CoverProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const address = coverAddresses(book).find((candidate) => !failed.has(candidate))
  return (
    <div className={classNames('relative aspect-2/3 overflow-hidden rounded-xl bg-sunken shadow-card', className)}>
      {address === undefined ? (
        <GeneratedCover title={title} author={author} rtl={language === 'Arabic'} />
      ) : (
        <img
          key={address}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(new Set([...failed, address]))}
        />
      )}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-[inherit] ring-1 ring-[#0000001f] ring-inset"
      />
    </div>
  )
}
