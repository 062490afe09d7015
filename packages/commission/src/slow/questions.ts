import type { BetOn } from '../turnover/side.ts'

/** Something that a round decides, with everything that can come of it. */
export type Question = { name: string; answers: readonly (number | string)[] }
/** A condition of a bet: which answers it wins on. `odds`: how many outcomes there are to choose from. */
export type Condition = { question: Question; holds(answer: number | string): boolean; odds: number }

/** What must come true for a bet to win; null where nothing is opposite to it. Draws, wheels and dice are gone through as they really come, number by number. */
export const conditionsOf = (on: BetOn): Condition[] | null => {
  if (typeof on === 'string') return null
  if ('draw' in on) return on.selections.map(({ market, outcome }) => conditionOfDraw(on.draw, market, outcome))
  if ('market' in on) return [choice(on.market, on.outcomes, on.outcome)]
  if (on.table.endsWith('roulette')) return [onWheel(on.place)]
  const pairs = OPPOSITES[on.table] ?? []
  const found = pairs.map((names) => names.split(' ')).find((names) => names.includes(on.place))
  return found ? [choice(`${on.table}: ${found.join()}`, found, on.place)] : null
}

const choice = (name: string, outcomes: readonly string[], outcome: string): Condition => ({
  question: { name, answers: outcomes },
  holds: (answer) => answer === outcome,
  odds: outcomes.length,
})

const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['player banker', 'small big'],
  'baccarat-no-commission': ['player banker', 'small big'],
  'dragon-tiger': [
    'dragon tiger',
    'dragon-odd dragon-even',
    'dragon-red dragon-black',
    'dragon-big dragon-small',
    'tiger-odd tiger-even',
    'tiger-red tiger-black',
    'tiger-big tiger-small',
  ],
  'sic-bo': [
    'small big',
    'odd even',
    'total-4 total-5 total-6 total-7 total-8 total-9 total-10 total-11 total-12 total-13 total-14 total-15 total-16 total-17',
  ],
  'andar-bahar': [
    'andar bahar',
    'cards-1-5 cards-6-10 cards-11-15 cards-16-25 cards-26-30 cards-31-35 cards-36-40 cards-41-49',
  ],
}

const upTo = (from: number, to: number): number[] => {
  const numbers: number[] = []
  for (let number = from; number <= to; number++) numbers.push(number)
  return numbers
}

/** From 1 to 10 and from 19 to 28 odd numbers are red, elsewhere even ones. */
const isRed = (number: number): boolean => {
  const oddIsRed = number <= 10 || (number >= 19 && number <= 28)
  return (number % 2 === 1) === oddIsRed
}

/** Zero comes, too, but it is the house's, so nobody has to cover it. */
const ball: Question = { name: 'ball', answers: upTo(1, 36) }
const onWheel = (place: string): Condition => {
  const [kind = '', ...rest] = place.split(/-(?=\d)/)
  const numbers = rest.map(Number)
  const on = (odds: number, holds: (number: number) => boolean): Condition => ({
    question: ball,
    odds,
    holds: (answer) => holds(Number(answer)),
  })
  switch (kind) {
    case 'red':
      return on(2, isRed)
    case 'black':
      return on(2, (number) => !isRed(number))
    case 'odd':
      return on(2, (number) => number % 2 === 1)
    case 'even':
      return on(2, (number) => number % 2 === 0)
    case 'low':
      return on(2, (number) => number <= 18)
    case 'high':
      return on(2, (number) => number > 18)
    case 'dozen':
      return on(3, (number) => Math.ceil(number / 12) === numbers[0])
    case 'column':
      return on(3, (number) => ((number - 1) % 3) + 1 === numbers[0])
    default:
      return on(36 / numbers.length, (number) => numbers.includes(number))
  }
}

const parity = (number: number): string => (number % 2 === 0 ? 'even' : 'odd')
const size = (sum: number): string => (sum < 65 ? 'small' : sum < 81 ? 'medium' : 'large')
const section = (sum: number): string => {
  for (const [letter, last] of [
    ['A', 35],
    ['B', 49],
    ['C', 57],
    ['D', 65],
    ['E', 78],
  ] as const)
    if (sum <= last) return letter
  return 'F'
}

const conditionOfDraw = (draw: string, market: string, outcome: string): Condition => {
  const on = (name: string, answers: number[], odds: number, comes: (number: number) => string): Condition => ({
    question: { name, answers },
    odds,
    holds: (answer) => comes(Number(answer)) === outcome,
  })
  const digits = upTo(0, 9)
  const sums = upTo(15, 130)
  const half = (digit: number) => (digit < 5 ? 'under' : 'over')
  const line = (sum: number) => (sum < 72.5 ? 'under' : 'over')
  switch (`${draw} ${market}`) {
    case 'powerball power-ball-parity':
      return on('power ball', digits, 2, parity)
    case 'powerball power-ball-side':
      return on('power ball', digits, 2, half)
    case 'powerball power-ball-pair':
      return on('power ball', digits, 4, (digit) => `${parity(digit)}-${half(digit)}`)
    case 'powerball power-ball-exact':
      return on('digit', digits, 10, String)
    case 'powerball sum-parity':
      return on('sum', sums, 2, parity)
    case 'powerball sum-side':
      return on('sum', sums, 2, line)
    case 'powerball sum-pair':
      return on('sum', sums, 4, (sum) => `${parity(sum)}-${line(sum)}`)
    case 'powerball sum-size':
      return on('sum', sums, 3, size)
    case 'powerball sum-size-parity':
      return on('sum', sums, 6, (sum) => `${size(sum)}-${parity(sum)}`)
    case 'powerball sum-section':
      return on('section', sums, 6, section)
    case 'speedkino sum-parity':
      return on('last digit', digits, 2, parity)
    case 'speedkino digit-side':
      return on('last digit', digits, 2, half)
    case 'speedkino digit-pair':
      return on('last digit', digits, 4, (digit) => `${parity(digit)}-${half(digit)}`)
    default:
      return onLadder(market, on)
  }
}

/** The first of 28 balls; a kino ladder has more of them, which end in the same four ways. */
const onLadder = (
  market: string,
  on: (name: string, answers: number[], odds: number, comes: (number: number) => string) => Condition,
): Condition => {
  const firsts = upTo(1, 28)
  const start = (first: number) => (first % 2 === 1 ? 'left' : 'right')
  const lines = (first: number) => (first <= 14 ? '3' : '4')
  switch (market) {
    case 'start':
      return on('ladder', firsts, 2, start)
    case 'lines':
      return on('ladder', firsts, 2, lines)
    case 'start-lines':
      return on('ladder', firsts, 4, (first) => `${start(first)}-${lines(first)}`)
    default:
      // Left with four lines and right with three end odd.
      return on('ladder', firsts, 2, (first) => ((start(first) === 'left') === (lines(first) === '4') ? 'odd' : 'even'))
  }
}
