import { cx } from './cx.ts'
import { diceSpots } from './dice-spots.ts'

/** One die; a picture. One and four are red, as on dice of Sic Bo. */
export function Die({ value, className }: { value: number; className?: string }) {
  const ink = value === 1 || value === 4 ? '#c22b36' : '#1a1e2c'
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" className={cx('block shrink-0', className)}>
      <rect x="1" y="1" width="28" height="28" rx="7" fill="#fbf6ea" />
      <path d="M1 20V22Q1 29 8 29H22Q29 29 29 22V20Q29 25 22 25H8Q1 25 1 20Z" fill="#c9bda2" />
      {diceSpots[value]?.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={15 + x * 7.5} cy={14 + y * 7} r={value === 1 ? 4 : 2.7} fill={ink} />
      ))}
    </svg>
  )
}
