export const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000] as const

const COLOURS: Record<number, { face: string; edge: string }> = {
  1000: { face: '#5a6072', edge: '#eef0f4' },
  5000: { face: '#2460cf', edge: '#e7eefc' },
  10000: { face: '#1b7a50', edge: '#e9f5ee' },
  50000: { face: '#b4313a', edge: '#f7e9e6' },
  100000: { face: '#2b2438', edge: '#e6c982' },
  500000: { face: '#8a5a12', edge: '#f3dfa8' },
}

/** A chip of radius 25 around the origin, lying flat when `scale` is uniform. */
export function Chip({ value, label }: { value: number; label: string }) {
  const { face, edge } = COLOURS[value] ?? { face: '#5a6072', edge: '#eef0f4' }
  return (
    <g>
      <circle cy="7" r="25" opacity=".35" />
      <circle r="25" fill={face} />
      <circle r="21.5" fill="none" stroke={edge} strokeWidth="7" strokeDasharray="11.25 11.25" />
      <circle r="16.5" fill={face} stroke="#ffffff66" />
      <circle r="25" fill="none" stroke="#00000055" />
      <text className="chip-label" y="4.5" textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** The fewest chips for a sum, largest first, as many as are drawn. */
export function chipsFor(sum: number, most = 5): number[] {
  const stack: number[] = []
  let left = sum
  for (const value of [...CHIPS].reverse()) {
    while (left >= value && stack.length < most) {
      stack.push(value)
      left -= value
    }
  }
  return stack
}
