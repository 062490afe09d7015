import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules of white around it, as scanners need them. */
const QUIET = 2

/** One path for all dark modules, so that it stays sharp at every size. */
export const qrPath = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

/** Black on white in every brand: a scanner needs the contrast. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** As a file to print or send. */
export const qrFile = (text: string): Blob => {
  const { size, path } = qrPath(text)
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="800" height="800" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  )
}
