import { allMarkets, atomsOf, type Market, marketsOf } from '@maru/draws'
import { andarBahar, baccaratGames, dragonTiger, roulettePlaces, sicBo } from '@maru/live-games'
import { expect, test } from 'vitest'
import { conditionsOf } from '../slow/questions.ts'
import { coveredOf } from './covered.ts'
import { placeOnDraw } from './draw-places.ts'
import { jointPlace, type Place, placeOnMarket } from './place.ts'
import { sideOf } from './side.ts'
import { type KnownTable, placeOnTable } from './table-places.ts'

const codesOf = (places: readonly { code: string }[]): string[] => places.map(({ code }) => code)
/** `opposed`: how many places have others opposite to them. */
const tables: [table: KnownTable, codes: string[], opposed: number][] = [
  ['baccarat', codesOf(baccaratGames.baccarat.places), 4],
  ['baccarat-no-commission', codesOf(baccaratGames['baccarat-no-commission'].places), 4],
  ['dragon-tiger', codesOf(dragonTiger.places), 14],
  ['roulette', codesOf(roulettePlaces), roulettePlaces.length],
  ['multiplier-roulette', codesOf(roulettePlaces), roulettePlaces.length],
  ['sic-bo', codesOf(sicBo.places), 18],
  ['andar-bahar', codesOf(andarBahar.places), 10],
]

test.each(tables)('every place of %s is known, to the independent path as well', (table, codes, opposed) => {
  const placed = codes.filter((place) => placeOnTable(table, place) !== 'alone')
  expect(codes.filter((place) => conditionsOf({ table, place }) !== null)).toEqual(placed)
  expect(placed).toHaveLength(opposed)
})

test('a place of roulette wins on the numbers on which the table pays it, and returns what it pays', () => {
  for (const { code, returnedPerHundred } of roulettePlaces) {
    const place = placeOnTable('roulette', code) as Place
    const paid = Array.from({ length: 36 }, (_, cell) => cell).filter((cell) => returnedPerHundred(cell + 1) > 0)
    expect([code, place.covers[0]?.cells.toSorted((one, other) => one - other)]).toEqual([code, paid])
    expect([code, place.returns * 100]).toEqual([
      code,
      Math.max(...Array.from({ length: 37 }, (_, n) => returnedPerHundred(n))),
    ])
  }
  expect(() => placeOnTable('roulette', 'purple')).toThrow('roulette has no place purple')
})

test('of every market of a draw the outcomes cover each other in full, and none alone', () => {
  for (const { game, code: market, outcomes } of allMarkets as readonly Market[]) {
    const stakes = outcomes.map((outcome) => ({ counts: 100n, place: placeOnDraw(game, [{ market, outcome }]) }))
    expect([market, coveredOf(stakes)]).toEqual([market, 100n * BigInt(outcomes.length)])
    expect(coveredOf(stakes.slice(1))).toBe(0n)
  }
})

test('outcomes of a draw that come together share a cell, and those of one field that cannot share none', () => {
  for (const { game, code, outcomes, winnerOf } of allMarkets as readonly Market[])
    for (const other of marketsOf[game] as readonly Market[]) {
      const together = new Set(atomsOf(game).atoms.map(({ facts }) => `${winnerOf(facts)} ${other.winnerOf(facts)}`))
      for (const one of outcomes)
        for (const outcome of other.outcomes) {
          const [own] = placeOnDraw(game, [{ market: code, outcome: one }]).covers
          const [theirs] = placeOnDraw(game, [{ market: other.code, outcome }]).covers
          if (own?.field.code !== theirs?.field.code) continue
          const share = own?.cells.some((cell) => theirs?.cells.includes(cell))
          expect([game, code, one, other.code, outcome, share]).toEqual([
            game,
            code,
            one,
            other.code,
            outcome,
            together.has(`${one} ${outcome}`),
          ])
        }
    }
})

test('codes that a product has not are refused', () => {
  expect(() => placeOnDraw('powerball', [])).toThrow(RangeError)
  expect(() => placeOnDraw('powerball', [{ market: 'digit-side', outcome: 'over' }])).toThrow('no market digit-side')
  expect(() => placeOnDraw('powerball', [{ market: 'sum-side', outcome: 'left' }])).toThrow('no outcome left')
  expect(() => placeOnMarket('1x2', ['home', 'draw', 'away'], 'x')).toThrow('1x2 has no outcome x')
})

test('combinations of two markets cover each other when all of them are there', () => {
  const places = ['odd', 'even'].flatMap((ball) =>
    ['under', 'over'].map((side) =>
      placeOnDraw('powerball', [
        { market: 'power-ball-parity', outcome: ball },
        { market: 'sum-side', outcome: side },
      ]),
    ),
  )
  const stakes = places.map((place) => ({ counts: 50n, place }))
  expect(coveredOf(stakes)).toBe(200n)
  expect(coveredOf(stakes.slice(1))).toBe(0n)
  expect(jointPlace(places).returns).toBe(256)
  expect(sideOf('unknown')).toBe('unknown')
})
