import { bytesOfHex } from '@maru/draws'
import { expect, test } from 'vitest'
import { andarBaharPlaces } from '../andar-bahar/andar-bahar.ts'
import { type LiveGame, liveGames } from '../games.ts'
import { sicBo } from '../sic-bo/sic-bo.ts'
import { simulatedGame } from '../simulate/simulate.ts'
import { secondLook } from './second.model.ts'

const recordOf = (game: LiveGame) => {
  const [table] = simulatedGame(game).tables(60, bytesOfHex('42'.repeat(32)))
  return JSON.parse(JSON.stringify(table?.record))
}
// What a seat of blackjack gets depends on what seats before it did: `checkRecord` alone plays it.
const GAMES = liveGames.filter((game) => game !== 'blackjack')

test.each(GAMES)('who knows the guide alone computes every round of %s, and finds one that was changed', (game) => {
  const record = recordOf(game)
  expect(record.rounds.length).toBeGreaterThanOrEqual(10)
  expect(secondLook(record)).toEqual([])
  const last = record.rounds.length - 1
  const changed = { ...record, rounds: record.rounds.with(last, { ...record.rounds[last], result: 'changed' }) }
  expect(secondLook(changed)).toEqual([`round ${last} has another result`])
  expect(secondLook({ ...record, seeds: record.seeds.slice(1) })).toContain('list')
})

/** What a hundred bring back, as the layout of a table has it in print, decided by looking at the dice as text. */
const sicBoBrings = (place: string, dice: readonly number[]): number => {
  const text = [...dice].sort().join('')
  const sum = dice.reduce((all, die) => all + die)
  const [, name = '', low, high] = /^([a-z-]+?)(?:-(\d+))?(?:-(\d+))?$/.exec(place) ?? []
  const isTriple = /^(.)\1\1$/.test(text)
  const wins: { [name: string]: boolean } = {
    small: !isTriple && '4 5 6 7 8 9 10'.split(' ').includes(`${sum}`),
    big: !isTriple && '11 12 13 14 15 16 17'.split(' ').includes(`${sum}`),
    odd: !isTriple && /[13579]$/.test(`${sum}`),
    even: !isTriple && /[02468]$/.test(`${sum}`),
    total: `${sum}` === low,
    double: text.includes(`${low}${low}`),
    triple: text === `${low}${low}${low}`,
    'any-triple': isTriple,
    'two-dice': text.includes(`${low}`) && text.includes(`${high}`),
  }
  if (name === 'single') return [0, 200, 300, 400][text.split(`${low}`).length - 1] as number
  const totals = [6_300, 3_200, 1_900, 1_300, 900, 800, 700, 700, 800, 900, 1_300, 1_900, 3_200, 6_300]
  const fixed: { [name: string]: number } = { double: 1_200, triple: 18_100, 'any-triple': 3_200, 'two-dice': 600 }
  return wins[name] ? ((name === 'total' ? totals[Number(low) - 4] : fixed[name]) ?? 200) : 0
}

test('every place of sic bo brings back what its print says, for each of the 216 throws', () => {
  for (const { outcome } of sicBo.outcomes())
    for (const { code, returnedPerHundred } of sicBo.places)
      expect(returnedPerHundred(outcome), `${code} with ${outcome}`).toBe(sicBoBrings(code, outcome))
})

test('every place of andar bahar brings back what its print says, however many cards are dealt', () => {
  const print = '350 350 350 350 350 450 450 450 450 450 550 550 550 550 550'
  const longer = [...Array(10).fill(450), ...Array(5).fill(1_500), ...Array(5).fill(2_500), ...Array(5).fill(5_000)]
  const byLength = [...print.split(' ').map(Number), ...longer, ...Array(9).fill(12_000)]
  for (const [at, brings] of byLength.entries()) {
    const won = andarBaharPlaces.map(({ code, returnedPerHundred }) => [code, returnedPerHundred({ cards: at + 1 })])
    const paid = won.filter(([, back]) => back !== 0)
    expect(paid.map(([, back]) => back)).toEqual([at % 2 === 0 ? 190 : 200, brings])
    expect(paid[0]?.[0]).toBe(at % 2 === 0 ? 'andar' : 'bahar')
  }
  expect(byLength).toHaveLength(49)
})
