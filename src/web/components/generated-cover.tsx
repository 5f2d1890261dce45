import { useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import { designCover } from './cover-design.ts'

/** A typographic cover for a book without a picture: title, author, and a geometric pattern that belongs to the title. */
export function GeneratedCover({ title, author, rtl }: { title: string; author: string; rtl: boolean }) {
  const id = useId()
  const design = designCover(title)
  return (
    <div
      aria-hidden
      dir={rtl ? 'rtl' : 'ltr'}
      className="@container relative size-full overflow-hidden"
      style={{ backgroundColor: design.ground, color: design.line }}
    >
      <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <defs>
          <pattern
            id={id}
            width={design.tileSize}
            height={design.tileSize}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${design.turn}) scale(0.9)`}
          >
            <path d={design.tile} fill="none" stroke={design.line} strokeWidth="1" opacity="0.38" />
          </pattern>
        </defs>
        <rect width="200" height="300" fill={`url(#${id})`} />
        <path
          d="M28 284V112C28 62 100 66 100 26c0 40 72 36 72 86v172z"
          fill={design.plate}
          stroke={design.line}
          strokeWidth="1.6"
        />
        <path
          d="M36 276V116c0-44 56-42 64-72 8 30 64 28 64 72v160z"
          fill="none"
          stroke={design.line}
          strokeWidth="0.8"
          opacity="0.6"
        />
        <path
          d="M100.0 83.0L103.1 89.6L109.9 87.1L107.4 93.9L114.0 97.0L107.4 100.1L109.9 106.9L103.1 104.4L100.0 111.0L96.9 104.4L90.1 106.9L92.6 100.1L86.0 97.0L92.6 93.9L90.1 87.1L96.9 89.6z"
          fill={design.line}
        />
      </svg>
      <div className="absolute inset-x-[19%] top-[43%] bottom-[9%] flex flex-col items-center justify-between text-center font-book">
        <span
          className={classNames(
            'line-clamp-5 pb-[0.3em] leading-tight font-bold break-words',
            title.length > 44 ? 'text-[7.4cqi]' : title.length > 20 ? 'text-[8.8cqi]' : 'text-[11cqi]',
          )}
        >
          {title}
        </span>
        <span className="line-clamp-2 text-[5.6cqi] leading-snug opacity-90">{author}</span>
      </div>
      <span className="absolute inset-y-0 start-0 w-[4.5%] bg-[#00000033]" />
    </div>
  )
}
