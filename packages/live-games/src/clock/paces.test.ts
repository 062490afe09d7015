import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { andarBahar } from '../andar-bahar/andar-bahar.ts'
import { coupsOfFullShoe } from '../baccarat/every-coup.ts'
import { seatsAtTable } from '../blackjack/round.ts'
import { liveGames } from '../games.ts'
import { nextStep, type RoundRow, sleepingTable, wakeTable } from './clock.ts'
import { cardTimesOf, clockAtPace, dealings, type Pace, paces, turnMsOf } from './paces.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
/** Less than this nobody can follow. */
const leastCardMs = 400
const tables = liveGames.flatMap((game) => dealings[game].paces.map((pace) => [game, pace] as const))

/** The rows of one round whose steps come when they are due, from betting to the break. */
const rowsOf = (game: (typeof liveGames)[number], pace: Pace, cards: number): RoundRow[] => {
  const clock = clockAtPace(game, pace)
  const rows = [wakeTable(sleepingTable(0), clock, 0)]
  for (let row = rows[0] as RoundRow; row.phase !== 'break'; rows.push(row))
    row = nextStep(row, clock, row.endsAt ?? 0, { cards, decided: true })
  return rows
}

test('as many cards are planned as the longest round of each game shows', () => {
  expect(dealings.baccarat.cards).toBe(Math.max(...coupsOfFullShoe().map(({ outcome }) => outcome.cards)))
  expect(dealings['andar-bahar'].cards).toBe(
    1 + Math.max(...[...andarBahar.outcomes()].map(({ outcome }) => outcome.cards)),
  )
  expect(dealings.blackjack.cards).toBe(2 * seatsAtTable + 1)
})

test.each(tables)(
  '%s, %s: every card of every round leaves after the one before lies, and lies before dealing ends',
  (game, pace) => {
    for (let cards = 0; cards <= dealings[game].cards; cards++) {
      const dealing = rowsOf(game, pace, cards).find(({ phase }) => phase === 'dealing')
      const lasts = (dealing?.endsAt ?? 0) - (dealing?.startedAt ?? 0)
      const times = Array.from({ length: cards }, (_, card) => cardTimesOf(game, pace, card))
      times.forEach(({ leavesAt, liesAt }, card) => {
        expect(leavesAt).toBeGreaterThanOrEqual(times[card - 1]?.liesAt ?? 0)
        expect(liesAt - leavesAt).toBeGreaterThanOrEqual(leastCardMs)
      })
      expect(lasts - (times.at(-1)?.liesAt ?? 0)).toBeGreaterThanOrEqual(dealings[game].afterMs)
    }
  },
)

test.each(tables)('%s, %s: no phase is as short as the grace, and a round ends within 100 seconds', (game, pace) => {
  const rows = rowsOf(game, pace, dealings[game].cards)
  for (const { startedAt, endsAt } of rows)
    expect((endsAt ?? 0) - startedAt).toBeGreaterThan(clockAtPace(game, pace).graceMs)
  expect(rows.at(-1)?.endsAt).toBeLessThanOrEqual(100_000)
})

test('speed is faster than normal in every phase, hotel slower, and a squeeze takes longest for its cards', () => {
  const at = (pace: Pace) => clockAtPace('baccarat', pace)
  const [normal, speed, squeeze, hotel] = paces.map(at) as [
    ReturnType<typeof at>,
    ReturnType<typeof at>,
    ReturnType<typeof at>,
    ReturnType<typeof at>,
  ]
  for (const part of ['bettingMs', 'closingMs', 'perCardMs', 'resultMs', 'payoutMs', 'breakMs', 'cutMs'] as const) {
    expect(speed[part]).toBeLessThan(normal[part])
    expect(hotel[part]).toBeGreaterThan(normal[part])
  }
  expect(squeeze.perCardMs).toBeGreaterThan(hotel.perCardMs)
  expect(turnMsOf('speed')).toBeLessThan(turnMsOf('hotel'))
})

test.each(liveGames)('the README has how long a round of %s takes', (game) => {
  const cells = paces.map((pace) => {
    if (!dealings[game].paces.includes(pace)) return '–'
    return ((rowsOf(game, pace, dealings[game].cards).at(-1)?.endsAt ?? 0) / 1000).toFixed(1)
  })
  expect(readme).toContain(`| ${game} | ${cells.join(' | ')} |`)
})

test.each(tables)('%s, %s: every time is a whole number of milliseconds', (game, pace) => {
  expect(Object.values(clockAtPace(game, pace)).filter((ms) => !Number.isInteger(ms))).toEqual([])
})

test('a wheel has nothing to squeeze', () => {
  expect(() => clockAtPace('roulette', 'squeeze')).toThrow(RangeError)
})
