const HALF = 60

type Props = { net: number; mean: number | undefined; most: number }

/** What one line won or lost, to the right or left of nothing; a tick where it would be on average. The figures stand beside it. */
export function NetBar({ net, mean, most }: Props) {
  const at = (value: number): number => HALF + (value / Math.max(1, most)) * (HALF - 3)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${2 * HALF} 20`} className="ml-auto block h-5 w-30">
      <path d={`M${HALF} 1V19`} stroke="var(--line-control)" />
      <rect
        x={Math.min(at(0), at(net))}
        width={Math.max(1, Math.abs(at(net) - HALF))}
        y="5"
        height="10"
        rx="2"
        fill={net > 0 ? 'var(--money)' : 'var(--text-3)'}
        opacity=".9"
      />
      {mean !== undefined && <path d={`M${at(mean)} 2V18`} stroke="var(--accent)" strokeWidth="2" />}
    </svg>
  )
}
