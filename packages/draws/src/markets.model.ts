import type { Game } from './draw.ts'

/**
 * The markets a second time, by plain lists and inequalities straight from the rules, for tests: which outcome wins, by the facts that decide it. `value`: the
 * sum, or of a ladder its first number; `ball`: the power ball.
 */
export type Wins = (value: number, ball: number) => boolean
type FactsAgain = Record<string, Record<string, Wins>>

const odd = (value: number) => value % 2 !== 0
const even = (value: number) => value % 2 === 0
const low = (digit: number) => [0, 1, 2, 3, 4].includes(digit)
const high = (digit: number) => [5, 6, 7, 8, 9].includes(digit)
const within = (least: number, most: number) => (sum: number) => sum >= least && sum <= most
const digit = (sum: number) => Number(String(sum).at(-1))
const sizes = { small: within(15, 64), medium: within(65, 80), large: within(81, 130) }

const powerball: FactsAgain = {
  'power-ball-parity': { odd: (_, ball) => odd(ball), even: (_, ball) => even(ball) },
  'power-ball-side': { under: (_, ball) => low(ball), over: (_, ball) => high(ball) },
  'power-ball-pair': {
    'odd-under': (_, ball) => ball === 1 || ball === 3,
    'odd-over': (_, ball) => ball === 5 || ball === 7 || ball === 9,
    'even-under': (_, ball) => ball === 0 || ball === 2 || ball === 4,
    'even-over': (_, ball) => ball === 6 || ball === 8,
  },
  'power-ball-exact': Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (exact) => [String(exact), (_, ball) => ball === exact] satisfies [string, Wins],
    ),
  ),
  'sum-parity': { odd, even },
  'sum-side': { under: within(15, 72), over: within(73, 130) },
  'sum-pair': {
    'odd-under': (sum) => odd(sum) && sum <= 71,
    'odd-over': (sum) => odd(sum) && sum >= 73,
    'even-under': (sum) => even(sum) && sum <= 72,
    'even-over': (sum) => even(sum) && sum >= 74,
  },
  'sum-size': sizes,
  'sum-size-parity': {
    'small-odd': (sum) => sizes.small(sum) && odd(sum),
    'small-even': (sum) => sizes.small(sum) && even(sum),
    'medium-odd': (sum) => sizes.medium(sum) && odd(sum),
    'medium-even': (sum) => sizes.medium(sum) && even(sum),
    'large-odd': (sum) => sizes.large(sum) && odd(sum),
    'large-even': (sum) => sizes.large(sum) && even(sum),
  },
  'sum-section': {
    A: within(15, 35),
    B: within(36, 49),
    C: within(50, 57),
    D: within(58, 65),
    E: within(66, 78),
    F: within(79, 130),
  },
}

const ladder = (most: number, half: number): FactsAgain => {
  const short = within(1, half)
  const long = within(half + 1, most)
  return {
    start: { left: odd, right: even },
    lines: { 3: short, 4: long },
    parity: {
      odd: (first) => (odd(first) && long(first)) || (even(first) && short(first)),
      even: (first) => (odd(first) && short(first)) || (even(first) && long(first)),
    },
    'start-lines': {
      'left-3': (first) => odd(first) && short(first),
      'left-4': (first) => odd(first) && long(first),
      'right-3': (first) => even(first) && short(first),
      'right-4': (first) => even(first) && long(first),
    },
  }
}

const speedkino: FactsAgain = {
  'sum-parity': { odd, even },
  'digit-side': { under: (sum) => low(digit(sum)), over: (sum) => high(digit(sum)) },
  'digit-pair': {
    'odd-under': (sum) => [1, 3].includes(digit(sum)),
    'odd-over': (sum) => [5, 7, 9].includes(digit(sum)),
    'even-under': (sum) => [0, 2, 4].includes(digit(sum)),
    'even-over': (sum) => [6, 8].includes(digit(sum)),
  },
}

export const factsAgain: Record<Game, FactsAgain> = {
  powerball,
  powerladder: ladder(28, 14),
  speedkino,
  kinoladder: ladder(70, 35),
}
