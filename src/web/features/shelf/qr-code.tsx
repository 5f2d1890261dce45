import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** A text as a code for the camera of a phone, dark on white whatever the theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text])
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])))
    .join('')
  const size = String(rows.length)
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an image would need an address
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(className === undefined ? {} : { className })}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
