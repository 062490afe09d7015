import type { OutcomeId, OutcomeResult, Specifiers } from '../market.ts'
import { above, aheadBy, lost, quartersOf, voided, won } from './line.ts'
import type { PartScore } from './part.ts'

export type Results = ReadonlyMap<OutcomeId, OutcomeResult>

/** What is asked about a part of an event, whichever part it is. Null: not decided yet. `specifiers` are those of the question, not those of the part. */
export type Question = {
  specifiers: readonly string[]
  outcomes: readonly OutcomeId[]
  decide(part: PartScore, specifiers: Specifiers): Results | null
}

/** The winning ones among them; the others are lost. */
export const winners = (outcomes: readonly OutcomeId[], ...winning: OutcomeId[]): Results =>
  new Map(outcomes.map((outcome) => [outcome, winning.includes(outcome) ? won : lost]))
export const allVoid = (outcomes: readonly OutcomeId[]): Results =>
  new Map(outcomes.map((outcome) => [outcome, voided]))

/** Home, draw, away. */
const THREE_WAYS = ['1', '2', '3'] as const
const TWO_WAYS = ['4', '5'] as const

/** Which of three it is: home, draw or away. */
export const ofThree = <Item>(
  [home, draw, away]: readonly [Item, Item, Item],
  part: { home: number; away: number },
): Item => (part.home > part.away ? home : part.home < part.away ? away : draw)

export const oneXTwo: Question = {
  specifiers: [],
  outcomes: THREE_WAYS,
  decide: (part) => (part.isOver ? winners(THREE_WAYS, ofThree(THREE_WAYS, part)) : null),
}

const CHANCES = ['9', '10', '11'] as const
export const doubleChance: Question = {
  specifiers: [],
  outcomes: CHANCES,
  decide: (part) =>
    part.isOver
      ? winners(
          CHANCES,
          ...ofThree(
            [
              ['9', '10'],
              ['9', '11'],
              ['10', '11'],
            ],
            part,
          ),
        )
      : null,
}

/** Home or away; a tie is void. */
export const twoWay: Question = {
  specifiers: [],
  outcomes: TWO_WAYS,
  decide: (part) => (part.isOver ? ofThree([homeWon, allVoid(TWO_WAYS), awayWon], part) : null),
}
const homeWon = winners(TWO_WAYS, '4')
const awayWon = winners(TWO_WAYS, '5')
export const winnerOf = { home: homeWon, away: awayWon, none: allVoid(TWO_WAYS), outcomes: TWO_WAYS }

/** `hcp` is added to the home side's score, and taken from it for the away side. */
export const handicap: Question = {
  specifiers: ['hcp'],
  outcomes: ['1714', '1715'],
  decide(part, specifiers) {
    const ahead = above(part.home - part.away, -quartersOf(specifiers.hcp ?? ''))
    if (!part.isOver) return null
    return new Map([
      ['1714', aheadBy(ahead)],
      ['1715', aheadBy(-ahead)],
    ])
  },
}

const STARTS = /^(\d{1,3}):(\d{1,3})$/
const HANDICAP_WAYS = ['1711', '1712', '1713'] as const
/** `hcp` is a score to begin with, `0:1`, and a draw is an outcome. */
export const handicapThreeWay: Question = {
  specifiers: ['hcp'],
  outcomes: HANDICAP_WAYS,
  decide(part, { hcp = '' }) {
    const [, home, away] = STARTS.exec(hcp) ?? []
    if (home === undefined) throw new RangeError(`a start of ${hcp}`)
    const from = { home: part.home + Number(home), away: part.away + Number(away) }
    return part.isOver ? winners(HANDICAP_WAYS, ofThree(HANDICAP_WAYS, from)) : null
  },
}

/** Over is decided as soon as the line is passed by half a point: nothing is taken away again. */
const totalOf = (count: (part: PartScore) => number): Question => ({
  specifiers: ['total'],
  outcomes: ['12', '13'],
  decide(part, specifiers) {
    const line = quartersOf(specifiers.total ?? '')
    if (line < 0) throw new RangeError(`a total of ${specifiers.total}`)
    const ahead = above(count(part), line)
    if (!part.isOver && ahead < 2) return null
    return new Map([
      ['12', aheadBy(ahead)],
      ['13', aheadBy(-ahead)],
    ])
  },
})
export const total = totalOf(({ home, away }) => home + away)
export const homeTotal = totalOf(({ home }) => home)
export const awayTotal = totalOf(({ away }) => away)

const PARITY = ['70', '72'] as const
export const oddEven: Question = {
  specifiers: [],
  outcomes: PARITY,
  decide: ({ home, away, isOver }) => (isOver ? winners(PARITY, (home + away) % 2 === 1 ? '70' : '72') : null),
}

export const YES_NO = ['74', '76'] as const
export const bothScore: Question = {
  specifiers: [],
  outcomes: YES_NO,
  decide({ home, away, isOver }) {
    if (home > 0 && away > 0) return winners(YES_NO, '74')
    return isOver ? winners(YES_NO, '76') : null
  },
}

/** `scores`: `1:0` to the outcome. Any other is decided as soon as no score of them can come any more. */
export const correctScore = (scores: ReadonlyMap<string, OutcomeId>, other: OutcomeId): Question => {
  const outcomes = [...scores.values(), other]
  const reachable = [...scores.keys()].map((score) => score.split(':').map(Number) as [number, number])
  return {
    specifiers: [],
    outcomes,
    decide({ home, away, isOver }) {
      if (isOver) return winners(outcomes, scores.get(`${home}:${away}`) ?? other)
      return reachable.some(([to, from]) => home <= to && away <= from) ? null : winners(outcomes, other)
    },
  }
}

const COMBINED = { under: ['794', '798', '802'], over: ['796', '800', '804'] } as const
const COMBINED_ALL = [...COMBINED.under, ...COMBINED.over]
/** 1x2 and total; lines between two whole numbers alone, where neither half can be void. */
export const oneXTwoAndTotal: Question = {
  specifiers: ['total'],
  outcomes: COMBINED_ALL,
  decide(part, specifiers) {
    const line = quartersOf(specifiers.total ?? '')
    if (line < 0 || line % 4 !== 2) throw new RangeError(`a total of ${specifiers.total} beside 1x2`)
    if (!part.isOver) return null
    const side = above(part.home + part.away, line) > 0 ? COMBINED.over : COMBINED.under
    return winners(COMBINED_ALL, ofThree(side, part))
  },
}
