import type { SecondDraw } from './second-draw.ts'

/** The outcome that wins each market, from docs/guides/verify-a-draw.md and the decisions alone. */
export const secondWinners = (game: string, draw: SecondDraw, kinoThreeLinesUpTo: number): Record<string, string> => {
  const [first = 0] = draw.numbers
  const sum = draw.numbers.reduce((total, number) => total + number, 0)
  if (game === 'powerladder') return ladder(first, 14)
  if (game === 'kinoladder') return ladder(first, kinoThreeLinesUpTo)
  const parity = oddOrEven(sum)
  if (game === 'speedkino') {
    const side = lowOrHigh(sum % 10)
    return { 'sum-parity': parity, 'digit-side': side, 'digit-pair': `${parity}-${side}` }
  }
  const ball = draw.powerBall ?? Number.NaN
  const side = sum > 72 ? 'over' : 'under'
  const size = sum <= 64 ? 'small' : sum <= 80 ? 'medium' : 'large'
  const [ballParity, ballSide] = [oddOrEven(ball), lowOrHigh(ball)]
  return {
    'power-ball-parity': ballParity,
    'power-ball-side': ballSide,
    'power-ball-pair': `${ballParity}-${ballSide}`,
    'power-ball-exact': String(ball),
    'sum-parity': parity,
    'sum-side': side,
    'sum-pair': `${parity}-${side}`,
    'sum-size': size,
    'sum-size-parity': `${size}-${parity}`,
    'sum-section': 'FEDCBA'[[79, 66, 58, 50, 36, 0].findIndex((least) => sum >= least)] ?? '',
  }
}

const oddOrEven = (number: number): string => (number % 2 === 0 ? 'even' : 'odd')
const lowOrHigh = (digit: number): string => (digit < 5 ? 'under' : 'over')

/** Three lines end on the other side of where it starts, four on the same; left is odd. */
const ladder = (first: number, threeLinesUpTo: number): Record<string, string> => {
  const start = first % 2 === 1 ? 'left' : 'right'
  const lines = first <= threeLinesUpTo ? 3 : 4
  const other = start === 'left' ? 'right' : 'left'
  const end = lines === 3 ? other : start
  return { start, lines: String(lines), parity: end === 'left' ? 'odd' : 'even', 'start-lines': `${start}-${lines}` }
}
