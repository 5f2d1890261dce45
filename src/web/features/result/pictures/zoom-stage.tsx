import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { dragToMove } from './drag-to-move.ts'

/** The whole picture on the screen. */
export const LEAST_ZOOM = 1
export const MOST_ZOOM = 8
const STEP = 1.5
/** Of a click on the picture that fits. */
const CLOSER = 2.5
/** Pixels of a mouse wheel that come to one step. */
const WHEEL_STEP = 100

/** So many steps larger, or smaller. @example zoomBy(1, 1) // 1.5 */
export function zoomBy(zoom: number, steps: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom * STEP ** steps))
}

type Props = {
  ref: RefObject<HTMLElement | null>
  label: string
  address: string
  /** Width by height. */
  shape: number
  zoom: number
  onZoom: (zoom: number) => void
}
/** A point of the stage, from its upper left corner. */
type Point = { x: number; y: number }

/**
 * A picture that can be zoomed by wheel, click and two fingers, and moved about in by dragging, scrolling and the arrow keys. What
 * lies under the pointer, or else in the middle, stays where it is.
 */
export function ZoomStage({ ref: stage, label, address, shape, zoom, onZoom }: Props) {
  const size = useStageSize(stage)
  const width = Math.min(size.width, size.height * shape) * zoom
  const height = width / shape
  const pivot = useRef<Point>(undefined)
  const shown = useRef({ width, height })

  const zoomAt = useEffectEvent((next: number, at?: Point) => {
    pivot.current = at
    onZoom(Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, next)))
  })
  const zoomFrom = useEffectEvent(() => zoom)

  useLayoutEffect(() => {
    const element = stage.current
    const before = shown.current
    shown.current = { width, height }
    if (!element || before.width === 0) return
    const { x, y } = pivot.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    pivot.current = undefined
    element.scrollLeft = kept(element.scrollLeft, x, element.clientWidth, before.width, width)
    element.scrollTop = kept(element.scrollTop, y, element.clientHeight, before.height, height)
  }, [stage, width, height])

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomAt(zoomFrom() * STEP ** (-event.deltaY / WHEEL_STEP), pointOf(event))
    }
    let pinch: { apart: number; zoom: number } | undefined
    const onTouch = (event: TouchEvent): void => {
      const [one, other] = event.touches
      if (!one || !other) {
        pinch = undefined
        return
      }
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      pinch ??= { apart, zoom: zoomFrom() }
      const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
      zoomAt((pinch.zoom * apart) / pinch.apart, pointOf(middle))
    }
    const stopDragging = dragToMove(element, (event) => {
      zoomAt(zoomFrom() > LEAST_ZOOM ? LEAST_ZOOM : CLOSER, pointOf(event))
    })
    // React listens to these without a say in what the browser does of itself.
    element.addEventListener('wheel', onWheel, { passive: false })
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(name, onTouch, { passive: false })
    return () => {
      stopDragging()
      element.removeEventListener('wheel', onWheel)
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(name, onTouch)
    }
  }, [stage])

  return (
    <section
      ref={stage}
      aria-label={label}
      // Scrolled by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2"
    >
      <div className="grid h-max min-h-full w-max min-w-full place-content-center">
        <img
          src={address}
          alt=""
          draggable={false}
          // Where motion is unwanted a size would otherwise change a frame later, and what is scrolled to is not there yet.
          className={classNames(
            'max-w-none bg-white transition-none',
            zoom > LEAST_ZOOM ? 'cursor-grab' : 'cursor-zoom-in',
          )}
          style={{ inlineSize: `${String(width)}px`, blockSize: `${String(height)}px` }}
        />
      </div>
    </section>
  )
}

/** Where to scroll so that the point of the picture under `at` stays there while the picture grows. */
function kept(scroll: number, at: number, room: number, before: number, after: number): number {
  const place = (scroll + at - Math.max(0, (room - before) / 2)) / before
  return place * after + Math.max(0, (room - after) / 2) - at
}

function useStageSize(stage: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    // Without its scroll bars, which come and go with the zoom.
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return size
}
