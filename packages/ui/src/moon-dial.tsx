import { useEffect, useRef, useState } from 'react'
import { clockText, markPassed } from './clock-text.ts'
import { cx } from './cx.ts'
import { moonPath } from './moon-shape.ts'

export type MoonDialProps = {
  /** Seconds left, and of how many. */
  left: number
  total: number
  size?: number
  label: string
  closedLabel: string
  /** The sentence for a screen reader at 60, 30 and 10 seconds. */
  announce?: (seconds: number) => string
  format?: (seconds: number) => string
  /** Under the figure, on a large one: what is counted to. */
  caption?: string
  className?: string
}

/** Ring and lit part both show what is left; the figure is the truth. Amber from 10 s, grey when closed. */
export function MoonDial({
  left,
  total,
  size = 72,
  label,
  closedLabel,
  announce,
  format = clockText,
  caption,
  className,
}: MoonDialProps) {
  const said = useAnnouncement(left, announce)
  const closed = left <= 0
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  const colour = closed ? 'var(--text-3)' : left <= 10 ? 'var(--warn)' : 'var(--focus)'
  const ring = size > 110 ? 1.6 : 3
  const disc = size > 110 ? 26 : 23.5
  const figure = closed ? closedLabel : format(left)
  // From an hour on there are more digits than the disc is wide.
  const figureSize = figure.length > 5 ? 0.175 : 0.236
  // Words of more than five letters stand in two lines.
  const closedSize = figure.length > 5 ? 0.115 : 0.2
  return (
    <div className={cx('relative grid shrink-0 place-items-center', className)} style={{ width: size, height: size }}>
      <svg viewBox="0 0 64 64" className="block size-full" aria-hidden="true">
        <circle cx="32" cy="32" r={32 - ring} fill="none" stroke="var(--line)" strokeWidth={ring} />
        {!closed && (
          <circle
            cx="32"
            cy="32"
            r={32 - ring}
            fill="none"
            stroke={colour}
            strokeWidth={ring}
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${(share * 100).toFixed(2)} 100`}
            transform="rotate(-90 32 32)"
          />
        )}
        <circle cx="32" cy="32" r={disc} fill="var(--surface-1)" />
        {!closed && <path d={moonPath(share, 32, disc)} fill={colour} opacity=".17" />}
      </svg>
      <span className="absolute grid justify-items-center gap-0.5 leading-tight">
        <b
          role="timer"
          aria-label={label}
          className={cx('num font-bold', closed && 'text-balance break-keep text-center text-text-2')}
          style={{
            fontSize: Math.max(12, size * (closed ? closedSize : figureSize)),
            ...(closed && { maxWidth: size * 0.74 }),
          }}
        >
          {figure}
        </b>
        {caption && !closed && <span className="text-12 text-text-2">{caption}</span>}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

function useAnnouncement(left: number, announce: MoonDialProps['announce']): string {
  const before = useRef<number | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const mark = markPassed(before.current, left)
    if (mark !== undefined && announce) setSaid(announce(mark))
    // A new round: what was said of the last one goes away.
    if (before.current !== undefined && left > before.current) setSaid('')
    before.current = left
  }, [left, announce])
  return said
}
