import { useLanguage, useText } from '@maru/i18n/react'
import { Legend } from '@maru/ui/chart/legend.tsx'
import { linesOf, runningSums, scaleOf } from '@maru/ui/chart/scale.ts'
import { useOwnWidth } from '@maru/ui/chart/use-own-width.ts'
import { shortMoney, signedMoney } from '../../shared/format/money.ts'
import type { Bar } from './win-lose.rules.ts'

const TOP = 16
/** Narrower than that it is drawn for a phone. */
const NARROW = 480
const SHAPES = {
  wide: { left: 70, end: 14, bottom: 248, bar: 26 },
  narrow: { left: 58, end: 4, bottom: 176, bar: 14 },
}
/** Of a letter of a date, and between two dates. */
const LETTER = 7
const GAP = 10

/** What each day or month won or lost, and their running total; the table beside it has the same in figures. */
export function DaysChart({ bars }: { bars: readonly Bar[] }) {
  const say = useText('statements')
  const language = useLanguage()
  const [box, width] = useOwnWidth<HTMLElement>(1080)
  const shape = width < NARROW ? SHAPES.narrow : SHAPES.wide
  const { left, bottom } = shape
  const right = width - shape.end
  const sums = runningSums(bars.map(({ key, net }) => ({ day: key, net })))
  const scale = scaleOf([...bars.map(({ net }) => net), ...sums])
  const y = (value: number): number =>
    TOP + ((scale.top - value) / Math.max(1, scale.top - scale.bottom)) * (bottom - TOP)
  const slot = (right - left) / bars.length
  const bar = Math.min(shape.bar, slot * 0.62)
  const x = (n: number): number => left + (n + 0.5) * slot
  const longest = Math.max(...bars.map(({ label: name }) => name.length))
  const every = Math.ceil((longest * LETTER + GAP) / slot)
  const label = (value: number): string =>
    value === 0 ? '0' : `${value < 0 ? '−' : '+'}${shortMoney(Math.abs(value), language)}`
  return (
    <figure ref={box}>
      <svg
        viewBox={`0 0 ${width} ${bottom + 34}`}
        role="img"
        aria-label={say('chart.label', { sum: signedMoney(sums.at(-1) ?? 0, language) })}
        className="num block w-full fill-text-3 text-12"
      >
        {linesOf(scale).map((value) => (
          <g key={value}>
            <path
              d={`M${left} ${y(value)}H${right}`}
              stroke={value === 0 ? 'var(--line-control)' : 'var(--line-soft)'}
              strokeDasharray={value === 0 ? undefined : '2 4'}
            />
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {label(value)}
            </text>
          </g>
        ))}
        {bars.map(({ key, net }, n) => (
          <rect
            key={key}
            x={x(n) - bar / 2}
            width={bar}
            rx={bar > 20 ? 3 : 1.5}
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
        {bars.map(({ key, label: name }, n) =>
          (bars.length - 1 - n) % every === 0 ? (
            <text key={key} x={x(n)} y={bottom + 28} textAnchor="middle">
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        <Legend className="bg-money">{say('chart.win')}</Legend>
        <Legend className="bg-text-3">{say('chart.loss')}</Legend>
        <Legend className="bg-accent">{say('chart.sum')}</Legend>
      </figcaption>
    </figure>
  )
}
