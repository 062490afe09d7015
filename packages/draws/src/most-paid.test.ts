import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Atoms, atomsOf } from './atoms.ts'
import { type Game, games } from './draw.ts'
import { type Market, marketsOf } from './markets.ts'
import { mostPaid, possibleWinners } from './most-paid.ts'

const marketsIn = (game: Game) => marketsOf[game] as readonly Market[]
/** What can win together by the counted draws: the list that probabilities are made of. */
const countedWinners = (game: Game, kinoThreeLinesUpTo = 35): Set<string> => {
  const { atoms } = atomsOf(game, { kinoThreeLinesUpTo }) as Atoms
  return new Set(
    atoms.map(({ facts }) =>
      marketsIn(game)
        .map((market) => `${market.code}:${market.winnerOf(facts)}`)
        .join(' '),
    ),
  )
}
const named = (game: Game, kinoThreeLinesUpTo = 35) =>
  possibleWinners(game, { kinoThreeLinesUpTo }).map((winners) =>
    [...winners].map(([market, outcome]) => `${market}:${outcome}`).join(' '),
  )

describe.each(games)('%s', (game) => {
  test('what can win together is what the counted draws say, each once', () => {
    const found = named(game)
    expect(new Set(found)).toEqual(countedWinners(game))
    expect(new Set(found).size).toBe(found.length)
  })

  test('bets on every outcome of a market pay at most the best of them', () => {
    for (const { code, outcomes } of marketsIn(game)) {
      const bets = outcomes.map((outcome, at) => ({ selections: [{ market: code, outcome }], pays: 100 + at }))
      expect(mostPaid(game, bets)).toBe(99 + outcomes.length)
    }
  })

  test('any bets pay at most what the best of the counted draws pays', () => {
    const singles = marketsIn(game).flatMap(({ code, outcomes }) =>
      outcomes.map((outcome) => ({ market: code, outcome })),
    )
    const bet = fc.record({
      selections: fc.array(fc.constantFrom(...singles), { minLength: 1, maxLength: 2 }),
      pays: fc.integer({ min: 1, max: 1_000_000 }),
    })
    const counted = [...countedWinners(game)].map((all) => new Set(all.split(' ')))
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 20 }), (bets) => {
        const best = Math.max(
          ...counted.map((winners) =>
            bets
              .filter(({ selections }) =>
                selections.every(({ market, outcome }) => winners.has(`${market}:${outcome}`)),
              )
              .reduce((sum, { pays }) => sum + pays, 0),
          ),
        )
        expect(mostPaid(game, bets)).toBe(best)
      }),
    )
  })
})

test('the kino ladder goes by its lines', () => {
  for (const lines of [1, 20, 69])
    expect(new Set(named('kinoladder', lines))).toEqual(countedWinners('kinoladder', lines))
})

test('no bets pay nothing', () => {
  expect(mostPaid('powerball', [])).toBe(0)
})

test('markets that exclude each other are not added: an even ball over 4.5 is none of 1 and 3', () => {
  const pair = { selections: [{ market: 'power-ball-pair', outcome: 'even-over' }], pays: 4_800 }
  const exact = { selections: [{ market: 'power-ball-exact', outcome: '3' }], pays: 9_500 }
  const odd = { selections: [{ market: 'power-ball-parity', outcome: 'odd' }], pays: 1_950 }
  expect(mostPaid('powerball', [pair, exact, odd])).toBe(11_450)
})
