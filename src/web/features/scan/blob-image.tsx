type BlobImageProps = { blob: Blob; alt: string; className?: string }

/** A picture that is only in this browser, shown as long as the element is there. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  return (
    <img
      ref={(element) => {
        if (element === null) return undefined
        const url = URL.createObjectURL(blob)
        element.src = url
        return () => URL.revokeObjectURL(url)
      }}
      alt={alt}
      className={className}
    />
  )
}
