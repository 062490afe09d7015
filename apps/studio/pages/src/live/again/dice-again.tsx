import { diceSpots } from '@maru/ui/dice-spots.ts'

/** Three dice, and their sum. */
export function DiceAgain({ dice }: { dice: readonly [number, number, number] }) {
  return (
    <div className="again-dice" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice never change their place
        <Die key={at} face={face} />
      ))}
      <b className="again-sum">{dice.reduce((sum, face) => sum + face, 0)}</b>
    </div>
  )
}

function Die({ face }: { face: number }) {
  const isRed = face === 1 || face === 4
  return (
    <svg viewBox="0 0 100 108" aria-hidden="true">
      <rect x="2" y="10" width="96" height="96" rx="20" fill="#b7ab91" />
      <rect x="2" y="2" width="96" height="96" rx="20" fill="#fbf6ea" />
      <rect x="8" y="8" width="84" height="84" rx="16" fill="#fffdf6" />
      {diceSpots[face]?.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={50 + x * 25}
          cy={50 + y * 25}
          r={face === 1 ? 14 : 9}
          fill={isRed ? '#b3202d' : '#1a1e2c'}
        />
      ))}
    </svg>
  )
}
