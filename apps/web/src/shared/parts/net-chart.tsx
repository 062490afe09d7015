import { useLanguage } from '@maru/i18n/react'
import type { Scale } from '@maru/ui/chart/scale.ts'
import { ValueLines } from '@maru/ui/chart/value-lines.tsx'
import { shortMoney } from '../format/money.ts'

/** Pixels: where the bars begin and end, and how wide one is at the most. */
export type NetShape = { left: number; end: number; bottom: number; bar: number }
/** `mark`: below the bar; null where there is no room. */
export type NetBar = { key: string; net: number; mark: string | null }
type Props = {
  label: string
  width: number
  shape: NetShape
  bars: readonly NetBar[]
  /** The running total at each bar. */
  sums: readonly number[]
  scale: Scale
  /** A loss that none may cross. */
  limit?: number | undefined
}

const TOP = 16
/** Narrower than that it is drawn for a phone. */
const NARROW = 480
/** The part of its place that a bar fills where they stand close. */
const FILLED = 0.62

export const isNarrow = (width: number): boolean => width < NARROW

/** What each day or month won or lost as bars, and their running total as a line. */
export function NetChart({ label, width, shape: { left, end, bottom, bar: widest }, bars, sums, scale, limit }: Props) {
  const language = useLanguage()
  const right = width - end
  const span = Math.max(1, scale.top - scale.bottom)
  const y = (value: number): number => TOP + ((scale.top - value) / span) * (bottom - TOP)
  const slot = (right - left) / bars.length
  const bar = Math.min(widest, slot * FILLED)
  const x = (n: number): number => left + (n + 0.5) * slot
  const sumText = (value: number): string =>
    value === 0 ? '0' : `${value < 0 ? '−' : '+'}${shortMoney(Math.abs(value), language)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom + 34}`}
      role="img"
      aria-label={label}
      className="num block w-full fill-text-3 text-12"
    >
      <ValueLines scale={scale} left={left} right={right} y={y} textOf={sumText} />
      {bars.map(({ key, net }, n) => (
        <rect
          key={key}
          x={x(n) - bar / 2}
          width={bar}
          rx={bar > 20 ? 3 : 2}
          y={Math.min(y(0), y(net))}
          height={Math.abs(y(net) - y(0))}
          fill={net > 0 ? 'var(--money)' : 'var(--text-3)'}
          opacity=".82"
        />
      ))}
      <path
        d={sums.map((value, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(value)}`).join('')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x(sums.length - 1)} cy={y(sums.at(-1) ?? 0)} r="4" fill="var(--accent)" />
      {limit !== undefined && (
        <path d={`M${left} ${y(-limit)}H${right}`} stroke="var(--warn)" strokeWidth="1.5" strokeDasharray="6 4" />
      )}
      {bars.map(({ key, mark }, n) =>
        mark === null ? null : (
          <text key={key} x={x(n)} y={bottom + 28} textAnchor="middle">
            {mark}
          </text>
        ),
      )}
    </svg>
  )
}
