import {
  blackjackSideBets,
  countedGames,
  distributionOf,
  liveGames,
  returnOfBetBehind,
  returnOfDistribution,
  returnOfEightDecks,
} from '@maru/live-games'
import { betTexts, gameListing, gameTexts } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { listedGames } from '../operator/game-list.ts'
import { placeReturns } from './place-returns.ts'
import { tableBetTexts, tableBetWords, tableTexts } from './table-bet-words.ts'
import { LIVE_TABLES } from './table-list.ts'
import { BET_UNIT, chipsOfTable, mostOfPlayer, placesOf } from './table-places.ts'

test('every game of the rules has a table, and no code comes twice', () => {
  expect([...new Set(LIVE_TABLES.map(({ game }) => game))].sort()).toEqual([...liveGames].sort())
  expect(new Set(LIVE_TABLES.map(({ code }) => code)).size).toBe(LIVE_TABLES.length)
})

test('the operator lists every table in the shape of the protocol, hotel tables in their own category', () => {
  const listed = new Map(listedGames().map((game) => [game.game_code, gameListing.parse(game)]))
  for (const { code, isHotel } of LIVE_TABLES)
    expect(listed.get(code)?.category).toBe(isHotel ? 'hotel-live-casino' : 'live-casino')
})

test.each(LIVE_TABLES.map((table) => [table.code, table] as const))(
  '%s: every place returns 75% or more, its limits are multiples of the unit, and a side bet brings at most ten times a main bet',
  (_, table) => {
    const places = placesOf(table)
    const main = Math.max(...places.filter(({ isMain }) => isMain).map(({ most, largest }) => most * largest))
    for (const { code, returnBp, least, most, largest } of places) {
      expect(returnBp, code).toBeGreaterThanOrEqual(7_500)
      expect(returnBp, code).toBeLessThan(10_000)
      expect([least % BET_UNIT, most % BET_UNIT], code).toEqual([0, 0])
      expect(least, code).toBeLessThanOrEqual(most)
      expect(most * largest, code).toBeLessThanOrEqual(10 * main)
      expect(most, code).toBeLessThanOrEqual(mostOfPlayer(table))
    }
    expect(chipsOfTable(table).length).toBeGreaterThanOrEqual(5)
  },
)

test.each(LIVE_TABLES.map((table) => [table.code, table] as const))(
  '%s: what is bet on any place names a text that the table lists, in each language',
  (_, table) => {
    const texts = gameTexts.parse(tableTexts(table))
    const codes = placesOf(table).map(({ code }) => code)
    for (const chips of [
      ...codes.map((code) => ({ [code]: 5_000 })),
      Object.fromEntries(codes.map((code) => [code, 1_000])),
    ])
      for (const { key, values = {} } of betTexts.parse(tableBetTexts(chips))) {
        for (const text of Object.values(texts[key] ?? { none: '{missing}' }))
          for (const [place] of text.matchAll(/\{\w+\}/g))
            expect(Object.keys(values), key).toContain(place.slice(1, -1))
        expect(texts[key]?.vn, key).toBeTruthy()
      }
  },
)

test('a bet is said in the language of the player, with each stake where there are several', () => {
  expect(tableBetWords('ko', { 'straight-17': 5_000 })).toBe('스트레이트 17')
  expect(tableBetWords('en', { banker: 10_000 }, true)).toBe('Banker · Run by a dealer (no sealed shoe)')
  expect(tableBetWords('en', { banker: 10_000, tie: 1_000 })).toBe('Banker 10,000 · Tie 1,000')
  expect(tableBetWords('vn', { 'seat-2-double-0': 20_000 })).toBe('Gấp đôi, ghế 3')
})

test('the returns that are written down are those that the enumeration gives', () => {
  const found = new Map<string, { [kind: string]: [number, number] }>(liveGames.map((game) => [game, {}]))
  for (const { code, places, outcomes } of countedGames)
    for (const place of places) {
      const kinds = found.get(code === blackjackSideBets.code ? 'blackjack' : code) ?? {}
      if (kinds[place.kind]) continue
      const distribution = distributionOf(place, outcomes())
      const { numerator, denominator } = returnOfDistribution(distribution)
      kinds[place.kind] = [Number((numerator * 10_000n) / denominator), distribution[0]?.returnedPerHundred ?? 0]
    }
  Object.assign(found.get('blackjack') ?? {}, {
    seat: [Math.floor(returnOfEightDecks * 10_000), 250],
    behind: [Math.floor(returnOfBetBehind * 10_000), 250],
  })
  expect(Object.fromEntries(found)).toEqual(placeReturns)
})
