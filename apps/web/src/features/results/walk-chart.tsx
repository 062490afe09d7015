import { useId } from 'react'
import { bandAfter, type WalkPoint } from './trend.rules.ts'

type Props = {
  summary: string
  points: readonly WalkPoint[]
  /** Of the first outcome; without it there is no band. */
  probability: number | undefined
  above: string
  below: string
}

const width = 300
const height = 120
const middle = height / 2
/** The least reach of the scale, so that a young day is no steep hill. */
const leastReach = 10

/** How far one outcome leads, and where 95 of 100 fair days would be. */
export function WalkChart({ summary, points, probability, above, below }: Props) {
  const clip = useId()
  const rounds = points.length
  const band = (at: number) => (probability === undefined ? { low: 0, high: 0 } : bandAfter(at, probability))
  const end = band(rounds)
  const reach = Math.max(leastReach, -end.low, end.high, ...points.map(({ lead }) => Math.abs(lead))) * 1.08
  const x = (at: number) => (at / Math.max(1, rounds)) * width
  const y = (lead: number) => middle - (lead / reach) * middle
  const steps = Array.from({ length: 33 }, (_, at) => (at / 32) * rounds)
  const edge = [
    ...steps.map((at) => [x(at), y(band(at).high)] as const),
    ...steps.toReversed().map((at) => [x(at), y(band(at).low)] as const),
  ]
  const line = points.map(({ lead }, at) => `${x(at + 1).toFixed(1)} ${y(lead).toFixed(1)}`).join('L')
  const marks = [1, Math.ceil(rounds / 3), Math.ceil((rounds * 2) / 3), rounds]
  return (
    <div role="img" aria-label={summary}>
      <div className="relative h-33">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-full w-full" aria-hidden="true">
          <clipPath id={clip}>
            <rect width={width} height={height} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {probability !== undefined && rounds > 0 && (
              <path
                d={`M${edge.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`}
                fill="var(--surface-3)"
              />
            )}
            <path
              d={`M0 ${middle}H${width}`}
              stroke="var(--line-control)"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
            {rounds > 0 && (
              <path
                d={`M0 ${middle}L${line}`}
                fill="none"
                stroke="var(--focus)"
                strokeWidth="1.6"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        </svg>
        <span className="absolute top-0 left-0 text-12 text-text-2">{above}</span>
        <span className="absolute bottom-0 left-0 text-12 text-text-2">{below}</span>
      </div>
      <div className="num mt-1.5 flex justify-between text-12 text-text-2">
        {rounds > 3 && marks.map((at) => <span key={at}>{points[at - 1]?.round}</span>)}
      </div>
    </div>
  )
}
