import { highestLevel } from '@maru/contract'
import { expect, test } from 'vitest'
import { type Events, listen } from '../../platform/events/events.ts'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { slotWager } from '../../testing/wagers.ts'
import { memberById } from '../identity/index.ts'
import { setSiteOption } from '../site/index.ts'
import { placeWager, settleWager } from '../wagers/index.ts'
import { applyLevels } from './apply.job.ts'
import { levelsAtEndOf } from './change.repository.ts'
import { saveLevelRules, setMemberLevel, showMemberLevel } from './desk.service.ts'

const risen: Events['levels.member-rose'][] = []
const server = await testServer({
  listeners: [listen('levels.member-rose', async (_, change) => void risen.push(change))],
})
const desk = cashDesk(server)
// One of the staff decides alone here.
await server.system((ctx) => setSiteOption(ctx, 'pointsForTwoStaff', 0))
const levels = Array.from({ length: highestLevel }, (_, at) => ({
  deposits: at * 10_000,
  turnover: at * 20_000,
  days: at,
}))
const save = (after: number, mayFall = false) =>
  server.staff((ctx) => saveLevelRules(ctx, { after, rules: { mayFall, levels }, reason: 'as agreed' }))
const apply = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'levels.apply' }, siteId: 1 }, (ctx) => applyLevels(ctx))
const levelOf = async (memberId: number) => (await server.system((ctx) => memberById(ctx, memberId)))?.level
const setLevel = (memberId: number, level: number, isFixed = false) =>
  server.staff((ctx) => setMemberLevel(ctx, memberId, { level, isFixed, reason: 'as agreed' }))
const showLevel = (memberId: number) => server.staff((ctx) => showMemberLevel(ctx, memberId))
const money = { balanceAfter: 0, transferId: null }

/** Who has paid in and played that much. */
const playerWith = async (deposits: number, turnover: number): Promise<number> => {
  const memberId = await addMember(server)
  const { cashIdx } = await desk.deposit(memberId, deposits)
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
  await server.system(async (ctx) => {
    const ref = await placeWager(ctx, { ...slotWager(memberId, `r${memberId}`), stake: turnover, ...money })
    await settleWager(ctx, ref, { payout: 0, ...money })
  })
  return memberId
}

test('without rules nobody’s level changes', async () => {
  const memberId = await playerWith(1_000_000, 5_000_000)
  await apply()
  expect(await levelOf(memberId)).toBe(1)
})

test('the nightly run raises who meets a level, says so once, and changes nothing the second time', async () => {
  await save(0)
  const memberId = await playerWith(40_000, 60_000)
  server.clock.advance(5 * 24 * 3_600_000)
  await apply()
  await apply()
  await server.contexts.drained()
  expect(await levelOf(memberId)).toBe(4)
  expect(risen.filter((change) => change.memberId === memberId)).toEqual([{ memberId, from: 1, to: 4 }])
  expect((await showLevel(memberId)).changes).toMatchObject([{ from: 1, to: 4, cause: 'rule', staffName: '' }])
  expect(await showLevel(memberId)).toMatchObject({
    level: 4,
    earned: 4,
    reached: { deposits: 40_000, turnover: 60_000, days: 5 },
  })
})

test('two runs at once change a level once', async () => {
  const memberId = await playerWith(30_000, 40_000)
  server.clock.advance(9 * 24 * 3_600_000)
  await Promise.all([apply(), apply(), apply()])
  expect((await showLevel(memberId)).changes).toHaveLength(1)
})

test('what staff set stays where they fix it, and else only rises', async () => {
  const [fixed, free] = [await playerWith(50_000, 100_000), await playerWith(50_000, 100_000)]
  server.clock.advance(20 * 24 * 3_600_000)
  await apply()
  expect(await levelOf(fixed)).toBe(6)
  await setLevel(fixed, 2, true)
  await setLevel(free, 9)
  await apply()
  expect([await levelOf(fixed), await levelOf(free)]).toEqual([2, 9])
  await setLevel(fixed, 2, false)
  await apply()
  expect(await levelOf(fixed)).toBe(6)
  expect(await codeOf(setLevel(fixed, 6))).toBe('STAFF_CONFLICT')
  expect(await codeOf(setLevel(999_999, 3))).toBe('STAFF_NOT_FOUND')
})

test('a level falls only where the site says so', async () => {
  const memberId = await playerWith(10_000, 20_000)
  server.clock.advance(5 * 24 * 3_600_000)
  await setLevel(memberId, 8)
  await apply()
  expect(await levelOf(memberId)).toBe(8)
  await save(1, true)
  await apply()
  expect(await levelOf(memberId)).toBe(2)
})

test('the level of a day is the one that the member had when it ended', async () => {
  const memberId = await addMember(server, { level: 3 })
  const day = (n: number): string =>
    new Date(server.clock.now().getTime() + 9 * 3_600_000 + n * 24 * 3_600_000).toISOString().slice(0, 10)
  const asked = [-1, 0, 1, 2].map((n) => ({ memberId, day: day(n) }))
  await setLevel(memberId, 5, true)
  server.clock.advance(24 * 3_600_000)
  await setLevel(memberId, 7, true)
  expect(await server.system((ctx) => levelsAtEndOf(ctx, asked))).toEqual([3, 5, 7, 7])
})

test('rules that another saved meanwhile are not overwritten', async () => {
  expect(await codeOf(save(0))).toBe('STAFF_CONFLICT')
})
