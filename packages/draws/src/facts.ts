import type { Draw, Game } from './draw.ts'

/** What markets are decided by, of one draw. Bounds: docs/guides/verify-a-draw.md. */
export type Parity = 'odd' | 'even'
export type Side = 'under' | 'over'
export type Size = 'small' | 'medium' | 'large'
export type Section = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
export type Start = 'left' | 'right'

export type PowerballFacts = {
  /** Of the five balls, 15 to 130. */
  sum: number
  sumParity: Parity
  /** Of 72.5. */
  sumSide: Side
  size: Size
  section: Section
  /** 0 to 9. */
  powerBall: number
  powerBallParity: Parity
  /** Of 4.5. */
  powerBallSide: Side
}
export type KinoFacts = {
  /** Of the 22 numbers, 253 to 1,309. */
  sum: number
  lastDigit: number
  sumParity: Parity
  /** Of the last digit, of 4.5. */
  lastDigitSide: Side
}
export type LadderFacts = { first: number; start: Start; lines: 3 | 4; parity: Parity }
export type FactsOf = {
  powerball: PowerballFacts
  powerladder: LadderFacts
  speedkino: KinoFacts
  kinoladder: LadderFacts
}
export type Facts = FactsOf[Game]

/** Between under and over: of the power ball and of a last digit, and of the sum of five balls. */
export const digitLine = 4.5
export const sumLine = 72.5

/** A site's choice. */
export type GameOptions = {
  /** The kino ladder has three lines up to this first number, 1 to 69, and four above it. */
  kinoThreeLinesUpTo: number
}
export const defaultOptions: GameOptions = { kinoThreeLinesUpTo: 35 }
/** The power ladder's is no choice. */
export const powerThreeLinesUpTo = 14

export const powerballFacts = (sum: number, powerBall: number): PowerballFacts => ({
  sum,
  sumParity: parityOf(sum),
  sumSide: sum < sumLine ? 'under' : 'over',
  size: firstWithin(sizes, sum),
  section: firstWithin(sections, sum),
  powerBall,
  powerBallParity: parityOf(powerBall),
  powerBallSide: sideOfDigit(powerBall),
})

export const kinoFacts = (sum: number): KinoFacts => ({
  sum,
  lastDigit: sum % 10,
  sumParity: parityOf(sum),
  lastDigitSide: sideOfDigit(sum % 10),
})

/** An odd first number starts left. Each line crosses over, so that three end on the other side and four on the same: left is odd, right is even. */
export const ladderFacts = (first: number, threeLinesUpTo: number): LadderFacts => {
  const start = first % 2 === 1 ? 'left' : 'right'
  const lines = first <= threeLinesUpTo ? 3 : 4
  return { first, start, lines, parity: (start === 'left') === (lines === 4) ? 'odd' : 'even' }
}

type Reader<G extends Game> = (draw: Draw, options: GameOptions) => FactsOf[G]
const readers: { [G in Game]: Reader<G> } = {
  powerball: ({ numbers, powerBall }) => powerballFacts(sumOf(numbers), powerBall ?? 0),
  powerladder: ({ numbers }) => ladderFacts(numbers[0] ?? 0, powerThreeLinesUpTo),
  speedkino: ({ numbers }) => kinoFacts(sumOf(numbers)),
  kinoladder: ({ numbers }, { kinoThreeLinesUpTo }) => ladderFacts(numbers[0] ?? 0, kinoThreeLinesUpTo),
}

/** What a draw comes to. The draw must be one of the game (`problemOfDraw`). */
export const factsOf = <G extends Game>(game: G, draw: Draw, options = defaultOptions): FactsOf[G] =>
  (readers[game] as Reader<G>)(draw, options)

/** Each with the largest sum that belongs to it. */
const sizes: readonly [Size, number][] = [
  ['small', 64],
  ['medium', 80],
  ['large', 130],
]
const sections: readonly [Section, number][] = [
  ['A', 35],
  ['B', 49],
  ['C', 57],
  ['D', 65],
  ['E', 78],
  ['F', 130],
]

/** The least and the largest sum of five balls that has this size or section. */
export const sumRangeOf = (name: Size | Section): { least: number; most: number } => {
  const table: readonly [string, number][] = sizes.some(([size]) => size === name) ? sizes : sections
  const at = table.findIndex(([one]) => one === name)
  return { least: (table[at - 1]?.[1] ?? leastSum - 1) + 1, most: table[at]?.[1] ?? 0 }
}
const leastSum = 15

const firstWithin = <Name>(table: readonly [Name, number][], sum: number): Name => {
  const found = table.find(([, largest]) => sum <= largest)
  if (!found) throw new RangeError(`a sum of ${sum}`)
  return found[0]
}

const parityOf = (value: number): Parity => (value % 2 === 1 ? 'odd' : 'even')
const sideOfDigit = (digit: number): Side => (digit < digitLine ? 'under' : 'over')
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
