import type { PanelProps } from '../game/game-view.ts'

const SUMS = Array.from({ length: 16 }, (_, at) => at + 3)
/** Of 216 throws so many have the sum. */
const WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
const WIDE = 26
const HIGH = 44
const LABEL = 17
/** A panel so narrow has the sums in two rows: figures stay large enough to be read. */
const NARROW = 400

type Props = Pick<PanelProps, 'table' | 'say' | 'box' | 'shape'>

/** How often each sum came in the last 500 rounds, beside how often it is expected to. */
export function SumCounts({ table: { counts }, say, box, shape }: Props) {
  const rounds = SUMS.reduce((all, sum) => all + (counts[sum] ?? 0), 0)
  const shareOf = (sum: number) => (rounds === 0 ? 0 : (counts[sum] ?? 0) / rounds)
  const most = Math.max(27 / 216, ...SUMS.map(shareOf))
  const high = (share: number) => (HIGH * share) / most
  const isPhone = shape === 'portrait' || shape === 'landscape'
  const perRow = isPhone || box.width < NARROW ? SUMS.length / 2 : SUMS.length
  const spoken = SUMS.map(
    (sum) => `${say('sicBoTotal', { n: sum })} ${say('rouletteTimes', { n: counts[sum] ?? 0 })}`,
  ).join(', ')
  return (
    <div className="sum-counts">
      <svg
        viewBox={`0 0 ${perRow * WIDE} ${(SUMS.length / perRow) * (HIGH + LABEL)}`}
        preserveAspectRatio="xMidYMin meet"
        role="img"
        aria-label={spoken}
      >
        {SUMS.map((sum, at) => {
          const share = high(shareOf(sum))
          const expected = high((WAYS[at] ?? 0) / 216)
          return (
            <g key={sum} transform={`translate(${(at % perRow) * WIDE} ${Math.floor(at / perRow) * (HIGH + LABEL)})`}>
              <rect className="counted" x={5} y={HIGH - share} width={WIDE - 10} height={share} rx="2" />
              <path className="expected" d={`M2 ${HIGH - expected}h${WIDE - 4}`} />
              <text x={WIDE / 2} y={HIGH + 14} textAnchor="middle">
                {sum}
              </text>
            </g>
          )
        })}
      </svg>
      <p>
        {say('rouletteRounds', { n: rounds })} · {say('rouletteNoMemory')}
      </p>
    </div>
  )
}
