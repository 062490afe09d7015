import { type Score, settleMarket } from '@maru/sports'
import { afterAll, expect, test } from 'vitest'
import { settlementDesk } from '../../settle/settle.fixture.ts'
import { openCombined, openSingles } from './what-if.repository.ts'
import { marketIn, type OpenBook, whatIf } from './what-if.rules.ts'
import { profitsOf, scoreCases } from './what-if.scores.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())
const { server } = desk

const MARKETS = ['1', '10', '16/hcp=-0.25', '16/hcp=-1', '18/total=2.25', '18/total=3', '29', '45']
/** A stake that does not divide: what is floored is floored for each ticket. */
const PER_LINE = 1_337

const bookOf = (eventId: number): Promise<OpenBook> =>
  server.system(async (ctx) => ({
    eventId,
    singles: await openSingles(ctx, eventId),
    combined: await openCombined(ctx, eventId, 100),
    rest: 0,
  }))
const finalScore = (home: number, away: number): Score => ({
  home,
  away,
  periods: [],
  ended: true,
  winner: home === away ? null : home > away ? 'home' : 'away',
})
/** All that members hold and what stands on the account of the stakes adds up to nothing: what they lose the book has won. */
const cashOf = async (members: readonly number[]): Promise<number> => {
  let sum = 0
  for (const memberId of members) sum += (await desk.held(memberId)).cash
  return sum
}
const decide = async (eventId: number, home: number, away: number) => {
  for (const key of MARKETS) {
    const results = settleMarket(marketIn(key), finalScore(home, away))
    await desk.say(eventId, { outcomes: Object.fromEntries(results ?? []) }, key)
  }
  await desk.settle()
}

test('profit by final score is what the ledger says once singles are settled at that score', async () => {
  const eventId = await desk.event(MARKETS)
  const members = [await desk.member(), await desk.member()]
  const before = await cashOf(members)
  const legs = [
    ['1', '1', 1_870],
    ['1', '2', 3_410],
    ['1', '3', 4_070],
    ['10', '9', 1_230],
    ['16/hcp=-0.25', '1714', 1_970],
    ['16/hcp=-1', '1715', 1_530],
    ['18/total=2.25', '12', 1_910],
    ['18/total=3', '13', 1_650],
    ['29', '74', 1_790],
    ['45', '296', 9_500],
  ] as const
  for (const [at, [market, outcome, price]] of legs.entries())
    for (const memberId of at % 3 === 0 ? members : members.slice(0, 1))
      await desk.place({ memberId, perLine: PER_LINE, legs: [{ eventId, market, outcome, price }] })
  const profit = whatIf(await bookOf(eventId))
  const cases = scoreCases(null, null)
  for (const [home, away] of [
    [0, 0],
    [1, 0],
    [2, 1],
    [0, 2],
  ] as const) {
    const [said] = profitsOf(
      cases.filter((one) => one.home === home && one.away === away),
      profit,
    )
    await decide(eventId, home, away)
    expect(before - (await cashOf(members)), `${home}:${away}`).toBe(said?.profit)
    for (const key of MARKETS) await desk.say(eventId, { kind: 'open' }, key)
    await desk.settle()
  }
  await desk.nothingIsWrong()
})

test('a line with another event counts at the most that it can pay; lines without the event do not count', async () => {
  const [eventId, other] = [await desk.event(['1']), await desk.event(['1'])]
  const memberId = await desk.member()
  const leg = (of: number, price: number) => ({ eventId: of, price })
  // Two singles and the double: the single on the other event has nothing to do with this one.
  await desk.place({ memberId, sizes: [1, 2], legs: [leg(eventId, 2_000), leg(other, 3_000)] })
  const profit = whatIf(await bookOf(eventId))
  const [winning, lost] = [new Map([['1', { voidHalves: 0, result: 1, sharedBy: 1 } as const]]), new Map()]
  lost.set('1', { voidHalves: 0, result: 0, sharedBy: 1 })
  expect(profit(() => winning)).toBe(2_000 - 2_000 - 6_000)
  expect(profit(() => lost)).toBe(2_000)
  // On average the other is worth what it was sold for.
  expect(profit(() => winning, 'level')).toBe(2_000 - 2_000 - 2_000)
  await desk.say(other, { outcomes: { 1: { voidHalves: 0, result: 0, sharedBy: 1 } } })
  await desk.settle()
  expect(whatIf(await bookOf(eventId))(() => winning)).toBe(2_000 - 2_000)
})

test('what a final score does not decide costs the most over its ends, not the sum of all of them', async () => {
  const eventId = await desk.event(['60'])
  const memberId = await desk.member()
  for (const [outcome, price] of [
    ['1', 2_000],
    ['2', 3_000],
    ['3', 4_000],
  ] as const)
    await desk.place({ memberId, legs: [{ eventId, market: '60', outcome, price }] })
  const profit = whatIf(await bookOf(eventId))
  const [nil] = scoreCases(null, null)
  expect(nil && profit(nil.scenario)).toBe(3_000 - 4_000)
})
