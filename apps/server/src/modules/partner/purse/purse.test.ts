import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { balancesOf, trialBalance, verify } from '../../ledger/index.ts'
import { servePartnerConvert } from '../calls/partner/convert-commission.ts'
import { servePartnerCommission } from '../calls/partner/show-commission.ts'
import { addBelow, addBranch, addPartner, codeOf } from '../partner.fixture.ts'
import type { CommissionLine } from './book.rules.ts'
import { bookCommission } from './book.service.ts'
import { payRolling } from './pay-rolling.service.ts'

const DAY_MS = 24 * 3_600_000
const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const [head = 0, , , , store = 0] = await addBranch(server)

const book = (...lines: CommissionLine[]) => server.system((ctx) => bookCommission(ctx, lines))
const line = (holderId: number, amount: number, key?: string): CommissionLine => ({
  ...{ holderId, kind: 'rolling', amount, period: '2026-11-19' },
  ...(key !== undefined && { key }),
})
const balances = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId))
const convert = (partnerId: number, amount: number, requestKey: string = randomUUID()) =>
  server.call<{ commission: number; cash: number }>(servePartnerConvert, partnerId, { amount, requestKey })
type Shown = { held: number; owed: number; coming: number; list: { kind: string; amount: number; owed: number }[] }
const shown = (partnerId: number, body: object = {}) =>
  server.call<Shown & { next: string | null }>(servePartnerCommission, partnerId, body)
const due = (holderId: number, day: string, amount: number) =>
  server.pool.query('INSERT INTO partner.rolling_due (site_id, day, holder_id, amount) VALUES (1, $1, $2, $3)', [
    day,
    holderId,
    amount,
  ])
const setPaid = async (every: string): Promise<void> => {
  await server.ownerPool.query(`DELETE FROM site.option WHERE name = 'rollingPaid'`)
  await server.ownerPool.query(`INSERT INTO site.option (site_id, name, value) VALUES (1, 'rollingPaid', $1)`, [
    JSON.stringify(every),
  ])
}
const agrees = async (): Promise<void> => {
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
  expect(await server.system(verify)).toEqual([])
  // Lines are booked by hand here: nothing was accrued.
  const { rows } = await server.ownerPool.query(`SELECT * FROM partner.verify_purses() WHERE what <> 'rolling'`)
  expect(rows).toEqual([])
}

test('what is taken back never takes a purse below zero: the rest is owed, and goes off what is earned next', async () => {
  const partner = await addPartner(server, 2, head)
  await book(line(partner, 10_000))
  await convert(partner, 10_000)
  await book(line(partner, -7_000))
  expect(await shown(partner)).toMatchObject({ held: 0, owed: 7_000 })
  await book(line(partner, 3_000), line(partner, 6_000))
  expect(await shown(partner)).toMatchObject({ held: 2_000, owed: 0 })
  expect((await balances(partner)).commission).toBe(2_000)
  const { list } = await shown(partner)
  expect(list.map(({ kind, amount, owed }) => [kind, amount, owed])).toEqual([
    ['rolling', 6_000, 0],
    ['rolling', 3_000, 4_000],
    ['rolling-corrected', -7_000, 7_000],
    ['converted', -10_000, 0],
    ['rolling', 10_000, 0],
  ])
  await agrees()
})

test('a line is booked once whatever asks for it again, and never as another amount', async () => {
  const partner = await addPartner(server, 3, head)
  const asked = { ...line(partner, 5_000, 'losing:7'), kind: 'losing' } as const
  await Promise.all(Array.from({ length: 8 }, () => book(asked)))
  server.clock.advance(31 * DAY_MS)
  expect(await book(asked)).toEqual([])
  expect((await balances(partner)).commission).toBe(5_000)
  await expect(book({ ...asked, amount: 5_001 })).rejects.toThrow(/was booked as 5000/)
  await agrees()
})

test('what a member with rates of its own earns is cash at once, and is taken back from it', async () => {
  const member = await addBelow(server, store)
  await book(line(member, 900))
  expect(await balances(member)).toMatchObject({ cash: 900, commission: 0 })
  await book(line(member, -1_000))
  await book(line(member, 300))
  expect(await balances(member)).toMatchObject({ cash: 200, commission: 0 })
  await agrees()
})

test('C701: no amount, below the minimum, more than is held, or the conversions of the day are used up', async () => {
  const partner = await addPartner(server, 2, head)
  await book(line(partner, 50_000))
  for (const amount of [0, -10_000, 9_999, 50_001]) expect(await codeOf(convert(partner, amount))).toBe('C701')
  await server.pool.query(
    `INSERT INTO site.option (site_id, name, value) VALUES (1, 'commissionConversionsPerDay', '2')`,
  )
  await convert(partner, 10_000)
  await convert(partner, 10_000)
  expect(await codeOf(convert(partner, 10_000))).toBe('C701')
  server.clock.advance(DAY_MS)
  expect(await convert(partner, 10_000)).toMatchObject({ commission: 20_000, cash: 30_000 })
  await server.ownerPool.query(`DELETE FROM site.option WHERE name = 'commissionConversionsPerDay'`)
})

test('of fifty conversions at once none takes what another has taken, and the same key is one of them a month later', async () => {
  const partner = await addPartner(server, 2, head)
  await book(line(partner, 100_000))
  const requestKey = randomUUID()
  const first = await convert(partner, 10_000, requestKey)
  const asked = Array.from({ length: 50 }, (_, i) =>
    codeOf(convert(partner, 10_000, i % 2 ? requestKey : randomUUID())),
  )
  const codes = await Promise.all(asked)
  expect(codes.filter((code) => code === 'C701')).toHaveLength(16)
  expect(await balances(partner)).toMatchObject({ cash: 100_000, commission: 0 })
  server.clock.advance(31 * DAY_MS)
  expect(await convert(partner, 10_000, requestKey)).toEqual(first)
  expect(await codeOf(convert(partner, 20_000, requestKey))).toBe('K409')
  await agrees()
})

test('PT04: who is locked converts nothing', async () => {
  const partner = await addPartner(server, 2, head)
  await book(line(partner, 50_000))
  await server.pool.query('UPDATE partner.node SET locked_at = now() WHERE partner_id = $1', [partner])
  expect(await codeOf(convert(partner, 10_000))).toBe('PT04')
})

test('rolling comes to the purse when its day, week or month is over, and at once where the site says so', async () => {
  const partner = await addPartner(server, 2, head)
  server.clock.set('2026-12-01T00:04:00+09:00')
  const amounts: [string, number][] = [
    ['2026-11-29', 100],
    ['2026-11-30', 1_000],
    ['2026-12-01', 10_000],
  ]
  const heldAfter = async (every: string): Promise<number> => {
    await setPaid(every)
    await Promise.all([server.system(payRolling), server.system(payRolling)])
    return (await balances(partner)).commission
  }
  for (const [day, amount] of amounts) await due(partner, day, amount)
  expect(await heldAfter('month')).toBe(0)
  // A Tuesday: the week that ended is that of the 29th, a Sunday.
  expect(await heldAfter('week')).toBe(100)
  expect(await heldAfter('day')).toBe(100)
  expect(await shown(partner)).toMatchObject({ coming: 11_000 })
  server.clock.set('2026-12-01T00:05:00+09:00')
  expect(await heldAfter('day')).toBe(1_100)
  expect(await heldAfter('at-once')).toBe(11_100)
  const { rows } = await server.pool.query('SELECT period FROM partner.purse_entry WHERE holder_id = $1 ORDER BY ord', [
    partner,
  ])
  expect(rows.map(({ period }) => period)).toEqual(['2026-11-23', '2026-11-30', '2026-12-01'])
})

test('pages of the purse follow one another', async () => {
  const partner = await addPartner(server, 2, head)
  await book(...Array.from({ length: 7 }, (_, i) => line(partner, i + 1)))
  const first = await shown(partner, { size: 4 })
  const second = await shown(partner, { size: 4, before: first.next })
  expect([...first.list, ...second.list].map(({ amount }) => amount)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(second.next).toBeNull()
  // No page handed this out; it is a place behind the newest all the same.
  expect((await shown(partner, { before: '999999999999999' })).list).toHaveLength(7)
})
