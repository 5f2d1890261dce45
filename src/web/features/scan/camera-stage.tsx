import { LoaderCircle } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EdgeFinder } from './edges/edge-finder.ts'
import type { Quad } from './edges/quad.ts'
import { lookForPage } from './take-page.ts'

/** Rests between two looks: the picture stays smooth and the phone cool. */
const LOOK_EVERY_MS = 180

type CameraStageProps = {
  video: RefObject<HTMLVideoElement | null>
  isOpen: boolean
  edges: EdgeFinder | undefined
}

/** What the camera sees, with a frame around the page as it is found. */
export function CameraStage({ video, isOpen, edges }: CameraStageProps) {
  const { t } = useTranslation()
  const [frame, setFrame] = useState<{ corners: Quad | null; width: number; height: number }>()
  useEffect(() => {
    if (!isOpen || edges === undefined) return undefined
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const element = video.current
      const size = { width: element?.videoWidth ?? 0, height: element?.videoHeight ?? 0 }
      try {
        if (element && size.width > 0) {
          const corners = await lookForPage(element, size, edges)
          if (!over) setFrame({ corners, ...size })
        }
      } catch {
        // The worker was closed with the page; pages are taken without a frame.
        over = true
      }
      if (!over) timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    void look()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [video, isOpen, edges])
  const found = frame?.corners ?? null
  return (
    <div className="relative h-[clamp(15rem,calc(100dvh-29rem),44rem)] overflow-hidden rounded-card bg-[#14120d]">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera has nothing to hear */}
      <video
        ref={video}
        playsInline
        muted
        aria-label={t('scan.camera')}
        className="absolute inset-0 size-full object-contain"
      />
      {frame && found && (
        <svg
          aria-hidden
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="absolute inset-0 size-full"
          preserveAspectRatio="xMidYMid meet"
        >
          <polygon
            points={found.map(({ x, y }) => `${x * frame.width},${y * frame.height}`).join(' ')}
            className="fill-[#86cfa8]/20 stroke-[#86cfa8]"
            strokeWidth={Math.max(frame.width, frame.height) / 160}
            strokeLinejoin="round"
          />
        </svg>
      )}
      {!isOpen && (
        <p className="absolute inset-0 flex items-center justify-center gap-3 text-[#f3ebda]">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {t('scan.opening')}
        </p>
      )}
      {isOpen && edges !== undefined && (
        <p className="absolute inset-x-0 top-3 mx-auto w-fit rounded-full bg-[#14120d]/80 px-4 py-1 text-sm font-medium text-[#f3ebda]">
          {found ? t('scan.found') : t('scan.looking')}
        </p>
      )}
    </div>
  )
}
