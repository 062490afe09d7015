import { encode } from 'uqr'

/** Dark on light, whatever the theme: not every camera reads it the other way round. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="mx-auto size-44 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
