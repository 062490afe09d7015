import { moonPath } from '@maru/ui/moon-shape.ts'

/** A disc that fills: `lit` from 0 (new) to 1 (full). */
export function Moon({ lit, size = 92, label }: { lit: number; size?: number; label?: string }) {
  return (
    <svg className="moon" viewBox="0 0 92 92" width={size} height={size} aria-hidden="true">
      <circle cx="46" cy="46" r="36" className="moon-dark" />
      <path d={moonPath(lit, 46, 36)} className="moon-lit" />
      <circle cx="46" cy="46" r="43" className="moon-track" />
      <circle
        cx="46"
        cy="46"
        r="43"
        className="moon-ring"
        pathLength="100"
        strokeDasharray={`${Math.round(lit * 100)} 100`}
        transform="rotate(-90 46 46)"
      />
      {label ? (
        <text x="46" y="57" textAnchor="middle" className="moon-label">
          {label}
        </text>
      ) : null}
    </svg>
  )
}
