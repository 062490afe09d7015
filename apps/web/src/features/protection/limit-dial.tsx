import { moonPath } from '@maru/ui/moon-shape.ts'

const LITTLE = 0.2
const RING = 'var(--surface-3)'

/** Ring and lit part both show what is left of a limit; amber where it is little. Without a share there is no limit. */
export function LimitDial({
  share,
  label,
  className = 'size-24 tablet:size-33',
}: {
  share: number | undefined
  label: string
  className?: string
}) {
  const ink = share !== undefined && share < LITTLE ? 'var(--warn)' : 'var(--focus)'
  return (
    <svg viewBox="0 0 132 132" role="img" aria-label={label} className={`shrink-0 ${className}`}>
      <circle cx="66" cy="66" r="60" fill="none" stroke={RING} strokeWidth="5" />
      {share !== undefined && share > 0 && (
        <circle
          cx="66"
          cy="66"
          r="60"
          fill="none"
          stroke={ink}
          strokeWidth="5"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${(share * 100).toFixed(2)} 100`}
          transform="rotate(-90 66 66)"
        />
      )}
      <circle cx="66" cy="66" r="46" fill="var(--surface-1)" stroke="var(--line)" />
      {share !== undefined && share >= 1 && <circle cx="66" cy="66" r="46" fill={ink} />}
      {share !== undefined && share > 0 && share < 1 && <path d={moonPath(share, 66, 46)} fill={ink} />}
    </svg>
  )
}
