import { linesOf, type Scale } from './scale.ts'

type Props = {
  scale: Scale
  left: number
  right: number
  /** Where a value lies. */
  y: (value: number) => number
  textOf: (value: number) => string
}

/** Lines across a chart at the values of its scale, each with its value on the left. */
export function ValueLines({ scale, left, right, y, textOf }: Props) {
  return linesOf(scale).map((value) => (
    <g key={value}>
      <path
        d={`M${left} ${y(value)}H${right}`}
        stroke={value === 0 ? 'var(--line-control)' : 'var(--line-soft)'}
        strokeDasharray={value === 0 ? undefined : '2 4'}
      />
      <text x={left - 8} y={y(value) + 4} textAnchor="end">
        {textOf(value)}
      </text>
    </g>
  ))
}
