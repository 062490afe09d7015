import { type ReactNode, useMemo } from 'react'
import { cx } from './cx.ts'
import { beadRoad, bigRoad, ROAD_ROWS, type RoadResult } from './road-layout.ts'

export type { RoadResult } from './road-layout.ts'

export type RoadProps = {
  results: readonly RoadResult[]
  columns?: number
  tone?: 'dark' | 'paper'
  /** In words: 뱅커 33, 플레이어 33, 타이 3. */
  summary: string
  /** Letters in the beads, in the language of the page. */
  letters?: Record<RoadResult, string>
  className?: string
}

const STEP = 11

/** Rings, a streak a column. */
export function BigRoad({ results, columns = 25, tone = 'dark', summary, className }: RoadProps) {
  const cells = useMemo(() => bigRoad(results, columns), [results, columns])
  const ink = INK[tone]
  return (
    <Paper columns={columns} tone={tone} summary={summary} className={className}>
      {cells.map(({ column, row, side, ties }) => {
        const x = column * STEP + STEP / 2
        const y = row * STEP + STEP / 2
        return (
          <g key={`${column},${row}`}>
            <circle cx={x} cy={y} r="4.07" fill="none" stroke={ink[side]} strokeWidth="1.65" />
            {ties > 0 && <path d={`M${x - 3.5} ${y + 3.5}L${x + 3.5} ${y - 3.5}`} stroke={ink.T} strokeWidth="1.54" />}
            {ties > 1 && (
              <text x={x} y={y + 2.2} textAnchor="middle" fontSize="6" fontWeight="700" fill={ink.T}>
                {ties}
              </text>
            )}
          </g>
        )
      })}
    </Paper>
  )
}

/** Full beads in the order of play, with letters. */
export function BeadRoad({ results, columns = 10, tone = 'dark', summary, letters, className }: RoadProps) {
  const cells = useMemo(() => beadRoad(results, columns), [results, columns])
  return (
    <Paper columns={columns} tone={tone} summary={summary} className={className}>
      {cells.map(({ column, row, result }) => {
        const x = column * STEP + STEP / 2
        const y = row * STEP + STEP / 2
        return (
          <g key={`${column},${row}`}>
            <circle cx={x} cy={y} r="4.9" fill={FULL[result]} />
            <text x={x} y={y + 2} textAnchor="middle" fontSize="5.6" fontWeight="700" fill="#fff">
              {letters?.[result] ?? result}
            </text>
          </g>
        )
      })}
    </Paper>
  )
}

type PaperProps = Pick<RoadProps, 'tone' | 'summary' | 'className'> & { columns: number; children: ReactNode }

function Paper({ columns, tone = 'dark', summary, className, children }: PaperProps) {
  const width = columns * STEP
  const height = ROAD_ROWS * STEP
  const grid =
    Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * STEP} 0V${height}`).join('') +
    Array.from({ length: ROAD_ROWS - 1 }, (_, i) => `M0 ${(i + 1) * STEP}H${width}`).join('')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary} className={cx('block w-full', className)}>
      <rect width={width} height={height} fill={tone === 'dark' ? 'var(--surface-1)' : '#e9e6dc'} />
      <path d={grid} stroke={tone === 'dark' ? 'var(--line-soft)' : '#cfcabb'} strokeWidth=".6" />
      {children}
    </svg>
  )
}

const FULL: Record<RoadResult, string> = { B: 'var(--banker)', P: 'var(--player)', T: 'var(--tie)' }
const INK: Record<'dark' | 'paper', Record<RoadResult, string>> = {
  dark: { B: 'var(--banker-line)', P: 'var(--player-line)', T: 'var(--tie-line)' },
  paper: FULL,
}
