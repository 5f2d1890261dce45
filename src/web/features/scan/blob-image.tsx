import { useCallback } from 'react'

type BlobImageProps = { blob: Blob; alt: string; className?: string }

/** A picture that is only in this browser, shown as long as the element is there. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  // The same function for the same picture: a new one would load it again at every rendering.
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null) return undefined
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} className={className} />
}
