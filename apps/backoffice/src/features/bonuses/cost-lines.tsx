import type { BonusCostRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { percentText } from '../../shared/money.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { gainAt } from './cost-chart.rules.ts'

const SHOWN = 3
const LARGEST = 100
const ticks = [0, 20, 40, 60, 80, 100]
const box = { left: 44, top: 8, width: 400, height: 160 }
const x = (multiple: number): number => box.left + (multiple / LARGEST) * box.width
const y = (gainBp: number): number => box.top + ((10_000 - Math.max(-10_000, gainBp)) / 20_000) * box.height

/** How much of the bonus a member keeps on the average, by the multiple, on the dearest games. */
export const CostLines = ({ rows, multiple }: { rows: readonly BonusCostRow[]; multiple: number }) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const dearest = [...rows].sort((one, other) => gainAt(other, multiple) - gainAt(one, multiple)).slice(0, SHOWN)
  const nameOf = ({ group, returnBp }: BonusCostRow) => `${tOffice(groupWords[group])} ${percentText(returnBp)}`
  return (
    <figure className="bonus-lines">
      <svg viewBox="0 0 456 196" role="img" aria-label={t('cost.byMultiple')}>
        <rect className="gains" x={box.left} y={box.top} width={box.width} height={box.height / 2} />
        {[10_000, 0, -10_000].map((gain) => (
          <g key={gain}>
            <path d={`M${box.left} ${y(gain)}h${box.width}`} data-zero={gain === 0 ? '' : undefined} />
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
