import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { andarBahar } from './andar-bahar/andar-bahar.ts'
import { baccaratGames } from './baccarat/places.ts'
import { returnOfBetBehind, returnOfEightDecks } from './blackjack/return.ts'
import { blackjackSideBets } from './blackjack/side-bets.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import { parSheet, percentText } from './par-sheet.ts'
import { type CountedGame, returnOfPlace } from './place.ts'
import { europeanRoulette } from './roulette/european.ts'
import { multiplierRoulette } from './roulette/multiplier.ts'
import { sicBo } from './sic-bo/sic-bo.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const games = [
  europeanRoulette,
  multiplierRoulette,
  sicBo,
  dragonTiger,
  ...Object.values(baccaratGames),
  andarBahar,
  blackjackSideBets,
] as CountedGame<unknown>[]

test.each(games)('the README has the par sheet of $code', (game) => {
  expect(readme).toContain(`### ${game.code}\n\n${parSheet(game)}\n`)
})

test.each([
  ['a seat, or a bet behind that follows it', returnOfEightDecks],
  ['a bet behind that does not follow', returnOfBetBehind],
])('the README has the return of %s', (bet, share) => {
  const exact = { numerator: BigInt(Math.round(share * 1e8)), denominator: 100_000_000n }
  expect(readme).toContain(`| ${bet} | ${percentText(exact)} |`)
})

test.each(games)('places of one kind of $code have the same return, at least 75% and less than 100%', (game) => {
  const returns = new Map<string, string>()
  for (const place of game.places) {
    const exact = returnOfPlace(place, game.outcomes())
    expect(exact.numerator * 4n).toBeGreaterThanOrEqual(exact.denominator * 3n)
    expect(exact.numerator).toBeLessThan(exact.denominator)
    const text = `${exact.numerator}/${exact.denominator}`
    expect(returns.get(place.kind) ?? text, place.code).toBe(text)
    returns.set(place.kind, text)
  }
})

test('percents are cut to four decimals', () => {
  expect(percentText({ numerator: 36n, denominator: 37n })).toBe('97.2972%')
  expect(percentText({ numerator: 1n, denominator: 20_825n })).toBe('0.0048%')
})
