import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../../../testing/context.ts'
import { lost, won } from '../../../sportsdata/sportsdata.fixture.ts'
import { type SettlementDesk, settlementDesk } from '../../settle/settle.fixture.ts'
import { addUpProfit } from './profit.repository.ts'
import { showProfit } from './profit.service.ts'

// What is opened again counts by the database's clock.
const desk: SettlementDesk = await settlementDesk(await testServer({ at: new Date().toISOString() }))
const { server } = desk
afterAll(desk.close)
const profit = (by: 'sport' | 'member' | 'day' = 'sport') => server.staff((ctx) => showProfit(ctx, { by }))

/** What the vendor of sports holds of stakes and payouts: its account. Nothing else plays here. */
const vendorHolds = async (): Promise<number> => {
  const { rows } = await server.pool.query(
    `SELECT coalesce(sum(balance), 0)::float8 AS held FROM ledger.house_view WHERE house = 'vendor:maru' AND site_id = 1`,
  )
  return rows[0].held
}
/** At every step the sums say what the account says. */
const agrees = async () => {
  const { total } = await profit()
  expect(total.staked - total.paid - total.cashed).toBe(await vendorHolds())
  expect(await server.system((ctx) => ctx.db.query('SELECT * FROM sportsbook.verify_profit()'))).toEqual([])
  await desk.nothingIsWrong()
  return total
}

test('stakes, payouts, voids and corrections are in the sums as they are on the account, before and after they are added up', async () => {
  const [one, two, three] = [await desk.event(), await desk.event(), await desk.event()]
  const [rich, poor] = [await desk.member(), await desk.member()]
  await desk.place({ memberId: rich, legs: [{ eventId: one, price: 2_000 }], perLine: 10_000 })
  await desk.place({ memberId: poor, legs: [{ eventId: one, price: 3_000 }], perLine: 5_000 })
  await desk.place({
    memberId: rich,
    legs: [
      { eventId: two, price: 1_500 },
      { eventId: three, price: 2_500 },
    ],
    perLine: 8_000,
  })
  await desk.place({ memberId: poor, legs: [{ eventId: three, price: 1_900 }], perLine: 4_000 })
  expect(await agrees()).toMatchObject({ tickets: 4, staked: 27_000, paid: 0, open: 27_000, profit: 0 })

  await desk.say(one, { outcomes: { '1': won } })
  await desk.say(three, { kind: 'void' })
  await desk.settle()
  await server.system(addUpProfit)
  // 20,000 and 15,000 are paid; the single of the void event comes back, and the accumulator waits for the other.
  expect(await agrees()).toMatchObject({ tickets: 4, staked: 23_000, paid: 35_000, open: 8_000, profit: -20_000 })

  // The result was wrong; the poor one has spent what would have to come back.
  await desk.spend(poor, (await desk.held(poor)).cash)
  await desk.say(one, { outcomes: { '1': lost } })
  await desk.say(two, { outcomes: { '1': won } })
  await desk.settle()
  expect((await desk.held(poor)).debt).toBe(15_000)
  expect(await agrees()).toMatchObject({ staked: 23_000, paid: 12_000, open: 0, profit: 11_000 })

  await desk.say(one, { kind: 'open' })
  await desk.settle()
  await server.system(addUpProfit)
  expect(await agrees()).toMatchObject({ open: 15_000, paid: 12_000 })
  const { rows } = await profit('member')
  expect(rows.map(({ key, staked }) => [key, staked])).toEqual([
    [String(rich), 18_000],
    [String(poor), 5_000],
  ])
  const named = ({ name }: { name: string }) => name !== ''
  expect(rows.every(named)).toBe(true)
  const unnamed = await server.staff((ctx) => showProfit(ctx, { by: 'member' }), { permissions: ['sports.read'] })
  expect(unnamed.rows.some(named)).toBe(false)
})

test('many tickets that change together are noted without comparing each with each other one', async () => {
  const client = await server.ownerPool.connect()
  const notices: string[] = []
  client.on('notice', ({ message }) => notices.push(message ?? ''))
  // As the connections that settle join.
  await client.query(`BEGIN; LOAD 'auto_explain'; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL client_min_messages = log;
    SET LOCAL auto_explain.log_min_duration = 0; SET LOCAL auto_explain.log_nested_statements = on`)
  await client.query('UPDATE sportsbook.ticket SET payout = payout + 1; ROLLBACK')
  client.release(true)
  const plans = notices.filter((notice) => notice.includes('Insert on profit_change'))
  expect(plans).toEqual([expect.stringContaining('Hash Cond')])
  expect(plans.join()).not.toContain('Nested Loop')
})

test('a test account is in no figure, and in all of them once it is none', async () => {
  const member = await desk.member()
  const event = await desk.event()
  const before = await profit()
  const mark = (isTest: boolean) =>
    server.ownerPool.query('UPDATE identity.member SET is_test = $2 WHERE member_id = $1', [member, isTest])
  await mark(true)
  await desk.place({ memberId: member, legs: [{ eventId: event, price: 2_000 }], perLine: 7_000 })
  expect(await profit()).toEqual(before)
  await server.system(addUpProfit)
  expect(await profit()).toEqual(before)
  expect((await profit('member')).rows.map(({ key }) => key)).not.toContain(String(member))
  await mark(false)
  expect((await profit()).total.staked).toBe(before.total.staked + 7_000)
})

test.each([
  ['2026-01-21', '2026-01-20'],
  ['2026-01-01', '2026-11-20'],
])('a time from %s until %s is refused', async (from, until) => {
  await expect(server.staff((ctx) => showProfit(ctx, { by: 'day', from, until }))).rejects.toMatchObject({
    code: 'STAFF_INVALID',
  })
})
