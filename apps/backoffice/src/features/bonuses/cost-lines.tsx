import { useElementSize } from '@mantine/hooks'
import type { BonusCostRow } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { percentText } from '../../shared/money.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { gainAt } from './cost-chart.rules.ts'

const SHOWN = 3
const LARGEST = 100
const ticks = [0, 20, 40, 60, 80, 100]
/** CSS pixels: it is drawn as wide as it stands, so that its letters have their own size. */
const LEAST_WIDTH = 240
const box = { left: 46, top: 8, end: 20, height: 160 }
const y = (gainBp: number): number => box.top + ((10_000 - Math.max(-10_000, gainBp)) / 20_000) * box.height

/** How much of the bonus a member keeps on the average, by the multiple, on the dearest games. */
export const CostLines = ({ rows, multiple }: { rows: readonly BonusCostRow[]; multiple: number }) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const language = useLanguage()
  const { ref, width: measured } = useElementSize<HTMLElement>()
  const whole = Math.max(LEAST_WIDTH, Math.round(measured))
  const width = whole - box.left - box.end
  const x = (multiple: number): number => box.left + (multiple / LARGEST) * width
  const dearest = [...rows].sort((one, other) => gainAt(other, multiple) - gainAt(one, multiple)).slice(0, SHOWN)
  const nameOf = ({ game, group, returnBp }: BonusCostRow) =>
    `${game?.[language] ?? tOffice(groupWords[group])} ${percentText(returnBp)}`
  return (
    <figure className="bonus-lines" ref={ref}>
      <svg viewBox={`0 0 ${whole} 196`} role="img" aria-label={t('cost.byMultiple')}>
        <rect className="gains" x={box.left} y={box.top} width={width} height={box.height / 2} />
        {[10_000, 0, -10_000].map((gain) => (
          <g key={gain}>
            <path d={`M${box.left} ${y(gain)}h${width}`} data-zero={gain === 0 ? '' : undefined} />
            <text x={box.left - 6} y={y(gain) + 4} textAnchor="end">
              {gain > 0 ? '+' : gain < 0 ? '−' : ''}
              {Math.abs(gain) / 100}%
            </text>
          </g>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={186} textAnchor="middle">
            {t('cost.times', { multiple: tick })}
          </text>
        ))}
        {dearest.map((row, at) => {
          const end =
            row.weight === 0 ? 0 : Math.min(LARGEST, (2 * row.weight * 100) / Math.max(1, 10_000 - row.returnBp))
          return (
            <path
              key={nameOf(row)}
              data-line={at}
              d={`M${x(0)} ${y(gainAt(row, 0))}L${x(end)} ${y(gainAt(row, end))}`}
            />
          )
        })}
        <path className="now" d={`M${x(multiple)} ${box.top}v${box.height}`} />
        <text
          className="now"
          x={x(multiple) + (multiple > 75 ? -6 : 6)}
          y={20}
          textAnchor={multiple > 75 ? 'end' : 'start'}
        >
          {t('cost.now', { multiple })}
        </text>
      </svg>
      <figcaption>
        {dearest.map((row, at) => (
          <span key={nameOf(row)} data-line={at}>
            {nameOf(row)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
