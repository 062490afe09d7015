import { serverNow } from '@maru/client'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { cx } from '@maru/ui/cx.ts'
import { moonPath } from '@maru/ui/moon-shape.ts'

const RING = 28
const amberFrom = 10

/** What is left of betting, by the server's clock. The only part of a tile that moves by itself; a screen reader gets the phase in words. */
export function TileDial({ until, total, className }: { until: number; total: number; className?: string }) {
  const left = useCountdown(until, { now: serverNow })
  const share = Math.min(1, left / total)
  const colour = left === 0 ? 'var(--text-3)' : left <= amberFrom ? 'var(--warn)' : 'var(--focus)'
  return (
    <span className={cx('relative grid size-11.5 place-items-center', className)}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0">
        <circle cx="32" cy="32" r="31" fill="#05080fd9" />
        <circle cx="32" cy="32" r={RING} fill="none" stroke="#ffffff24" strokeWidth="3.5" />
        {left > 0 && (
          <>
            <circle
              cx="32"
              cy="32"
              r={RING}
              fill="none"
              stroke={colour}
              strokeWidth="3.5"
              strokeLinecap="round"
              pathLength="100"
              strokeDasharray={`${(share * 100).toFixed(1)} 100`}
              transform="rotate(-90 32 32)"
            />
            <path d={moonPath(share, 32, 22)} fill={colour} opacity=".26" />
          </>
        )}
      </svg>
      <b className="num relative font-bold text-16 text-[#fff]">{left}</b>
    </span>
  )
}
