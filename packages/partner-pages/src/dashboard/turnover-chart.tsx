import { useText } from '@maru/i18n/react'
import { linesOf, scaleOf } from '@maru/ui/chart/scale.ts'
import { useOwnWidth } from '@maru/ui/chart/use-own-width.ts'
import { ValueLines } from '@maru/ui/chart/value-lines.tsx'
import { useHost } from '../host/host.ts'
import type { Dashboard } from './figures.tsx'
import { groupSums, productGroups } from './product-groups.ts'

const TOP = 14
/** Narrower than that it is drawn for a phone. */
const NARROW = 480
const SHAPES = {
  wide: { left: 64, end: 56, bottom: 240, bar: 30 },
  narrow: { left: 52, end: 44, bottom: 176, bar: 14 },
}
/** Of a date below its bar, with the room beside it. */
const LETTERS = 30

/** Valid turnover of the last days by product, and the own rolling as a line on an axis of its own. */
export function TurnoverChart({ days }: { days: Dashboard['days'] }) {
  const say = useText('partner')
  const { formats } = useHost()
  const [box, width] = useOwnWidth<HTMLElement>(720)
  const shape = width < NARROW ? SHAPES.narrow : SHAPES.wide
  const { left, bottom } = shape
  const right = width - shape.end
  const stacks = days.map(({ products }) => groupSums(products, ({ turnover }) => Math.max(0, turnover)))
  const scale = scaleOf(stacks.map((stack) => stack.reduce((sum, part) => sum + part, 0)))
  const earned = scaleOf(days.map(({ rolling }) => rolling))
  const height = bottom - TOP
  const y = (value: number): number => bottom - (value / Math.max(1, scale.top)) * height
  const yOf = (value: number): number =>
    bottom - ((value - earned.bottom) / Math.max(1, earned.top - earned.bottom)) * height
  const slot = (right - left) / Math.max(1, days.length)
  const bar = Math.min(shape.bar, slot * 0.66)
  const x = (n: number): number => left + (n + 0.5) * slot
  const every = Math.ceil(LETTERS / slot)
  const last = days.length - 1
  return (
    <figure ref={box}>
      <svg
        viewBox={`0 0 ${width} ${bottom + 30}`}
        role="img"
        aria-label={say('chart.turnover', { sum: formats.money(days.reduce((sum, { rolling }) => sum + rolling, 0)) })}
        className="num block w-full fill-text-3 text-12"
      >
        <ValueLines
          scale={scale}
          left={left}
          right={right}
          y={y}
          textOf={(value) => (value === 0 ? '0' : formats.shortMoney(value))}
        />
        {linesOf(earned).map((value) => (
          <text key={value} x={right + 8} y={yOf(value) + 4} fill="var(--money)">
            {value === 0 ? '0' : `${value < 0 ? '\u2212' : ''}${formats.shortMoney(Math.abs(value))}`}
          </text>
        ))}
        {days.map(({ day }, n) => {
          let sum = 0
          return (
            <g key={day}>
              {productGroups.map(({ group, colour }, at) => {
                const part = stacks[n]?.[at] ?? 0
                const from = y(sum)
                sum += part
                if (part === 0) return null
                return (
                  <rect
                    key={group}
                    x={x(n) - bar / 2}
                    y={y(sum)}
                    width={bar}
                    height={Math.max(0, from - y(sum) - (bar > 20 ? 1.5 : 0.5))}
                    rx={bar > 20 ? 2 : 1}
                    fill={colour}
                  />
                )
              })}
              {(last - n) % every === 0 && (
                <text
                  x={x(n)}
                  y={bottom + 22}
                  textAnchor="middle"
                  className={n === last ? 'fill-text font-bold' : undefined}
                >
                  {day.slice(8)}
                </text>
              )}
            </g>
          )
        })}
        <path
          d={days.map(({ rolling }, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${yOf(rolling)}`).join('')}
          fill="none"
          stroke="var(--money)"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
        {last >= 0 && <circle cx={x(last)} cy={yOf(days[last]?.rolling ?? 0)} r="3.5" fill="var(--money)" />}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        {productGroups.map(({ group, colour }) => (
          <span key={group} className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" className="size-2.5 rounded-[3px]" style={{ background: colour }} />
            {say(`products.${group}`)}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <i aria-hidden="true" className="h-0.5 w-3.5 rounded-full bg-money" />
          {say('figure.rolling')}
        </span>
      </figcaption>
    </figure>
  )
}
