/** A hand that moves less has clicked. */
const STILL = 5

/**
 * Dragging with a mouse moves about in what is larger than its element; fingers scroll it of themselves. A press that stays in
 * place is a click.
 *
 * @returns ends it
 */
export function dragToMove(element: HTMLElement, onClick: (event: PointerEvent) => void): () => void {
  let moved: number | undefined
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    moved = 0
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent): void => {
    if (moved === undefined) return
    moved += Math.abs(event.movementX) + Math.abs(event.movementY)
    if (event.pointerType === 'mouse') element.scrollBy(-event.movementX, -event.movementY)
  }
  const onUp = (event: PointerEvent): void => {
    if (moved !== undefined && moved < STILL && event.isPrimary) onClick(event)
    moved = undefined
  }
  const onCancel = (): void => {
    moved = undefined
  }
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onCancel)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onCancel)
  }
}
