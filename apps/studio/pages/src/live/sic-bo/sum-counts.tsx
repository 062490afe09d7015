import type { PanelProps } from '../game/game-view.ts'

const SUMS = Array.from({ length: 16 }, (_, at) => at + 3)
/** Of 216 throws so many have the sum. */
const WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
const WIDE = 26
const HIGH = 44

/** How often each sum came in the last 500 rounds, beside how often it is expected to. */
export function SumCounts({ table: { counts }, say }: Pick<PanelProps, 'table' | 'say'>) {
  const rounds = SUMS.reduce((all, sum) => all + (counts[sum] ?? 0), 0)
  const shareOf = (sum: number) => (rounds === 0 ? 0 : (counts[sum] ?? 0) / rounds)
  const most = Math.max(27 / 216, ...SUMS.map(shareOf))
  const high = (share: number) => (HIGH * share) / most
  return (
    <div className="sum-counts">
      <svg
        viewBox={`0 0 ${SUMS.length * WIDE} ${HIGH + 17}`}
        role="img"
        aria-label={SUMS.map(
          (sum) => `${say('sicBoTotal', { n: sum })} ${say('rouletteTimes', { n: counts[sum] ?? 0 })}`,
        ).join(', ')}
      >
        {SUMS.map((sum, at) => {
          const expected = (WAYS[at] ?? 0) / 216
          return (
            <g key={sum}>
              <rect
                className="counted"
                x={at * WIDE + 5}
                y={HIGH - high(shareOf(sum))}
                width={WIDE - 10}
                height={high(shareOf(sum))}
                rx="2"
              />
              <path className="expected" d={`M${at * WIDE + 2} ${HIGH - high(expected)}h${WIDE - 4}`} />
              <text x={at * WIDE + WIDE / 2} y={HIGH + 14} textAnchor="middle">
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
