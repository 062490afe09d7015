import { useId } from 'react'
import { fillOf, type OutcomeTone } from './outcome-look.ts'

export type Dot = { column: number; row: number; letter: string; tone: OutcomeTone; title: string }
type Props = {
  /** Said instead of the dots. */
  summary: string
  dots: readonly Dot[]
  /** Where the next result will stand. */
  next?: { column: number; row: number } | undefined
}

const rows = 6
/** A dot of 26 and the gap beside it. The road is as wide as whole columns, so that none is cut. */
const step = 28

/** Columns of six, the newest at the right; older ones come by scrolling, which begins at the right (`rtl`) at every width. */
export function RoadTable({ summary, dots, next }: Props) {
  const grid = useId()
  const columns = Math.max(1, next ? next.column + 1 : 0, ...dots.map(({ column }) => column + 1)) + 1
  return (
    <section
      aria-label={summary}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it.
      tabIndex={0}
      dir="rtl"
      className="scroll-row whole-columns rounded-[6px] outline-offset-4"
    >
      <svg aria-hidden="true" direction="ltr" className="block min-w-full" width={columns * step} height={rows * step}>
        <defs>
          <pattern id={grid} width={step} height={step} patternUnits="userSpaceOnUse">
            <rect x="1" y="1" width="26" height="26" rx="6" fill="var(--surface-1)" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${grid})`} />
        {dots.map(({ column, row, letter, tone, title }) => (
          <g key={`${column},${row}`} transform={`translate(${column * step + 14} ${row * step + 14})`}>
            <title>{title}</title>
            <circle r="12.5" fill={fillOf[tone]} />
            <text textAnchor="middle" y="4.3" fontSize={letter.length > 1 ? 10.5 : 12} fontWeight="700" fill="#fff">
              {letter}
            </text>
          </g>
        ))}
        {next && (
          <circle
            cx={next.column * step + 14}
            cy={next.row * step + 14}
            r="11.75"
            fill="none"
            stroke="var(--focus)"
            strokeWidth="1.5"
          />
        )}
      </svg>
    </section>
  )
}
