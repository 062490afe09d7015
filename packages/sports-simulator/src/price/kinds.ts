import type { Specifiers } from '@maru/sports'
import { type Ending, type Need, nothing, type Pair, type Span } from '../ending.ts'
import { above, isVoid, type Question, threeWay } from './question.ts'

/** The part of a match that a market is about, and which of its numbers. */
export type Scope = { need: Need; pair(ending: Ending): Pair; isPlayed?(ending: Ending): boolean }

export const wholeMatch: Scope = { need: { ...nothing, whole: true }, pair: (ending) => ending }
export const regularPlay: Scope = { need: { ...nothing, whole: true, regular: true }, pair: ({ regular }) => regular }
export const sumOfPoints: Scope = { need: { ...nothing, whole: true, points: 'sum' }, pair: ({ points }) => points }
export const leadInPoints: Scope = { need: { ...nothing, whole: true, points: 'lead' }, pair: ({ points }) => points }
/** Where a shoot-out gives its winner one goal more. */
export const withShootOut: Scope = {
  need: { ...nothing, whole: true },
  pair: ({ home, away, winner }) =>
    home === away
      ? { home: home + (winner === 'home' ? 1 : 0), away: away + (winner === 'away' ? 1 : 0) }
      : { home, away },
}
export const spanOf = (from: number, to = from): Scope => {
  const spans: Span[] = [{ from, to }]
  return {
    need: { ...nothing, spans },
    pair: ({ spans: [first] }) => first ?? { home: 0, away: 0 },
    isPlayed: ({ spans: [first] }) => first?.isPlayed === true,
  }
}

export type Kind = (type: number, scope: Scope, specifiers?: Specifiers) => Question

export const choice = (outcomes: readonly string[], bitsOf: (pair: Pair, ending: Ending) => number): Kind => {
  return (type, { need, pair, isPlayed = () => true }, specifiers = {}) => ({
    market: { type, specifiers },
    outcomes,
    need,
    kind: 'choice',
    of: (ending) => (isPlayed(ending) ? bitsOf(pair(ending), ending) : isVoid),
  })
}

export const winDrawWin = choice(['1', '2', '3'], threeWay)
export const doubleChance = choice(['9', '10', '11'], (pair) => [0b011, 0b101, 0, 0b110][threeWay(pair) - 1] ?? 0)
export const drawNoBet = choice(['4', '5'], ({ home, away }) => (home > away ? 1 : home < away ? 2 : isVoid))
export const winnerOf = choice(['4', '5'], (_, { winner }) => (winner === 'home' ? 1 : winner === 'away' ? 2 : isVoid))
export const bothScore = choice(['74', '76'], ({ home, away }) => (home > 0 && away > 0 ? 1 : 2))
/** Of one set or map. */
export const winnerOfSpan = choice(['4', '5'], ({ home, away }) => (home > away ? 1 : 2))
export const oddEven = choice(['70', '72'], ({ home, away }) => ((home + away) % 2 === 1 ? 1 : 2))

const MOST_GOALS = 4
const scores = [0, 1, 2, 3, 4].flatMap((away) => [0, 1, 2, 3, 4].map((home) => ({ home, away })))
/** 274 is 0:0, 276 is 1:0, up to 322, 4:4; 324 any other. */
export const correctScore = choice(
  [...scores.map((_, at) => String(274 + 2 * at)), '324'],
  ({ home, away }) => 1 << (home > MOST_GOALS || away > MOST_GOALS ? scores.length : away * (MOST_GOALS + 1) + home),
)

const line =
  (outcomes: readonly [string, string], specifier: string, quartersAhead: (pair: Pair, line: number) => number) =>
  (type: number, { need, pair, isPlayed }: Scope, at: number, more: Specifiers = {}): Question => ({
    market: { type, specifiers: { ...more, [specifier]: String(at) } },
    outcomes,
    need,
    kind: 'line',
    of: (ending) => (isPlayed?.(ending) === false ? 0 : quartersAhead(pair(ending), at)),
  })

/** `hcp` is added to the home side. */
export const handicap = line(['1714', '1715'], 'hcp', ({ home, away }, hcp) => above(home - away, -hcp))
export const total = line(['12', '13'], 'total', ({ home, away }, goals) => above(home + away, goals))
export const homeTotal = line(['12', '13'], 'total', ({ home }, goals) => above(home, goals))
export const awayTotal = line(['12', '13'], 'total', ({ away }, goals) => above(away, goals))

/** `hcp` is a score to begin with, and a draw is an outcome. */
export const handicapThreeWay = (type: number, { need, pair }: Scope, start: Pair): Question => ({
  market: { type, specifiers: { hcp: `${start.home}:${start.away}` } },
  outcomes: ['1711', '1712', '1713'],
  need,
  kind: 'choice',
  of(ending) {
    const { home, away } = pair(ending)
    return threeWay({ home: home + start.home, away: away + start.away })
  },
})

/** 1x2 and total together; the line lies between two whole numbers. 794 is home and under, 796 home and over, to 804. */
export const resultAndTotal = (type: number, { need, pair }: Scope, goals: number): Question => ({
  market: { type, specifiers: { total: String(goals) } },
  outcomes: ['794', '798', '802', '796', '800', '804'],
  need,
  kind: 'choice',
  of(ending) {
    const score = pair(ending)
    return threeWay(score) << (score.home + score.away > goals ? 3 : 0)
  },
})

/** Who leads at half-time and who at full time: 418 is home and home, 420 home and draw, to 434. */
export const halfTimeFullTime = (type: number, half: Span): Question => ({
  market: { type, specifiers: {} },
  outcomes: ['418', '420', '422', '424', '426', '428', '430', '432', '434'],
  need: { ...nothing, whole: true, regular: true, spans: [half] },
  kind: 'choice',
  of: ({ regular, spans: [first] }) => {
    const [early, late] = [threeWay(first ?? { home: 0, away: 0 }), threeWay(regular)].map((bit) => Math.log2(bit))
    return 1 << ((early ?? 0) * 3 + (late ?? 0))
  },
})
