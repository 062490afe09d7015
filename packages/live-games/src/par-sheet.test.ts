import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allParSheets, countedGames } from './all-par-sheets.ts'
import { returnOfBetBehind, returnOfEightDecks } from './blackjack/return.ts'
import { percentText } from './par-sheet.ts'
import { returnOfPlace } from './place.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const document = readFileSync(new URL('../../../docs/generated/live-par-sheets.md', import.meta.url), 'utf8')

test('the document has the par sheet of every game, as the command prints it', () => {
  expect(document).toBe(`${allParSheets()}\n`)
})

test.each([
  ['a seat, or a bet behind that follows it', returnOfEightDecks],
  ['a bet behind that does not follow', returnOfBetBehind],
])('the README has the return of %s', (bet, share) => {
  const exact = { numerator: BigInt(Math.round(share * 1e8)), denominator: 100_000_000n }
  expect(readme).toContain(`| ${bet} | ${percentText(exact)} |`)
})

test.each(countedGames)('places of one kind of $code have the same return, at least 75% and less than 100%', (game) => {
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
