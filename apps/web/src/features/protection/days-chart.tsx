import { useLanguage, useText } from '@maru/i18n/react'
import { Legend } from '@maru/ui/chart/legend.tsx'
import { linesOf, runningSums, scaleOf } from '@maru/ui/chart/scale.ts'
import { useOwnWidth } from '@maru/ui/chart/use-own-width.ts'
import { shortMoney, signedMoney } from '../../shared/format/money.ts'
import type { ProtectionRecord } from './calls/protection-record.ts'
import { ProtectionCard } from './protection-card.tsx'

const TOP = 16
/** Narrower than that it is drawn for a phone. */
const NARROW = 480
const SHAPES = {
  wide: { left: 66, end: 14, bottom: 226, bar: 26 },
  narrow: { left: 58, end: 4, bottom: 176, bar: 11 },
}

type Props = {
  days: ProtectionRecord['days']
  /** The limit of losses of a day, where there is one. */
  lossLimit: number | undefined
}

/** What each of the last days won or lost, and their sum; with the line that no day's loss may cross. */
export function DaysChart({ days, lossLimit }: Props) {
  const say = useText('protection')
  const language = useLanguage()
  const [box, width] = useOwnWidth<HTMLDivElement>(730)
  const isNarrow = width < NARROW
  const { left, end, bottom, bar } = isNarrow ? SHAPES.narrow : SHAPES.wide
  const right = width - end
  const sums = runningSums(days)
  const nets = days.map(({ net }) => net)
  const scale = scaleOf([...nets, ...sums])
  const hasRoom = lossLimit !== undefined && lossLimit <= Math.max(-scale.bottom, scale.step) + scale.step
  const lines = hasRoom
    ? { ...scale, bottom: Math.min(scale.bottom, -Math.ceil(lossLimit / scale.step) * scale.step) }
    : scale
  const span = Math.max(1, lines.top - lines.bottom)
  const y = (value: number): number => TOP + ((lines.top - value) / span) * (bottom - TOP)
  const slot = (right - left) / days.length
  const x = (n: number): number => left + (n + 0.5) * slot
  const sum = signedMoney(sums.at(-1) ?? 0, language)
  const label = (value: number): string =>
    value === 0 ? '0' : `${value < 0 ? '−' : '+'}${shortMoney(Math.abs(value), language)}`
  return (
    <ProtectionCard title={say('days.title')} aside={<b className="text-16 text-text">{sum}</b>}>
      <div ref={box}>
        <svg
          viewBox={`0 0 ${width} ${bottom + 34}`}
          role="img"
          aria-label={say('days.label', { sum })}
          className="num block w-full fill-text-3 text-12"
        >
          {linesOf(lines).map((value) => (
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
          {nets.map((net, n) => (
            <rect
              key={days[n]?.day}
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
          {hasRoom && (
            <path
              d={`M${left} ${y(-lossLimit)}H${right}`}
              stroke="var(--warn)"
              strokeWidth="1.5"
              strokeDasharray="6 4"
            />
          )}
          {days.map(({ day }, n) => (
            <text
              key={day}
              x={x(n)}
              y={bottom + 28}
              textAnchor="middle"
              className={isNarrow && n % 2 === days.length % 2 ? 'hidden' : undefined}
            >
              {day.slice(8)}
            </text>
          ))}
        </svg>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        <Legend className="bg-money">{say('days.win')}</Legend>
        <Legend className="bg-text-3">{say('days.loss')}</Legend>
        <Legend className="bg-accent">{say('days.sum')}</Legend>
        {hasRoom && <Legend className="bg-warn">{say('days.limit')}</Legend>}
      </p>
    </ProtectionCard>
  )
}
