import { ratedProducts as inPackage } from '@maru/commission'
import { permissions, ratedProducts, type TypedRates } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { servePartnerRatesSave } from '../calls/partner/save-rates.ts'
import { setLock } from '../desk/partner-desk.service.ts'
import { freeRates, saveRatesByStaff } from '../desk/rates-desk.service.ts'
import { addBelow, addBranch, addPartner, codeOf, flat, setRates } from '../partner.fixture.ts'
import { findRates } from './rate.repository.ts'

const server = await testServer()
const DAY_MS = 24 * 3_600_000

/** As the partner at its page. */
const save = (by: number, holderId: number, rates: TypedRates, after = 0) =>
  server.call(servePartnerRatesSave, by, { holderId, after, rates })
const ratesOf = async (holderId: number) =>
  (await server.system((ctx) => findRates(ctx, [holderId]))).get(holderId)?.rates
const later = (ms: number) => server.clock.advance(ms)
const detailOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: { detail?: unknown }) => error.detail,
  )

test('the contract and the package name the same products', () => {
  expect(ratedProducts).toEqual(inPackage)
})

test('rates that are missing or out of bounds are PT01, which names each of them', async () => {
  const head = await addPartner(server, 1)
  const main = await addPartner(server, 2, head)
  await setRates(server, head, flat(100))
  const { casino: _, ...rest } = flat(10)
  expect(await codeOf(save(head, main, rest))).toBe('PT01')
  expect(await detailOf(save(head, main, { ...rest, casino: { rolling: 501, losing: null } }))).toEqual({
    rates: [{ product: 'casino', kind: 'losing', problem: 'missing', limit: null }],
  })
  for (const rolling of [501, -1, 10_001])
    expect(await detailOf(save(head, main, { ...rest, casino: { rolling, losing: 0 } }))).toEqual({
      rates: [{ product: 'casino', kind: 'rolling', problem: 'out-of-bounds', limit: 500 }],
    })
  expect(await ratesOf(main)).toBeUndefined()
})

test('nobody gets more than who stands above, nor less than who stands below: PT02 on both sides', async () => {
  const [head = 0, main = 0, sub = 0] = await addBranch(server)
  await setRates(server, head, flat(100))
  expect(await detailOf(save(head, main, { ...flat(50), slot: { rolling: 101, losing: 20 } }))).toEqual({
    rates: [{ product: 'slot', kind: 'rolling', problem: 'above-parent', limit: 100 }],
  })
  await save(head, main, flat(50))
  await save(main, sub, flat(50))
  const member = await addBelow(server, main)
  await save(main, member, { ...flat(0), virtual: { rolling: 0, losing: 50 } })
  later(DAY_MS)
  expect(await codeOf(save(head, main, { ...flat(60), virtual: { rolling: 60, losing: 49 } }, 1))).toBe('PT02')
  expect(await codeOf(save(head, main, flat(50), 1))).toBe('done')
  expect(await ratesOf(sub)).toEqual(flat(50))
})

test('a change closes the rates for a day (PT03), which staff may lift, with an entry in the audit log', async () => {
  const head = await addPartner(server, 1)
  const main = await addPartner(server, 2, head)
  await setRates(server, head, flat(100))
  await save(head, main, flat(10))
  expect(await codeOf(save(head, main, flat(20), 1))).toBe('PT03')
  await server.staff((ctx) => freeRates(ctx, main, 'a slip of the hand'))
  expect(await codeOf(save(head, main, flat(20), 1))).toBe('done')
  expect(
    await codeOf(server.staff((ctx) => saveRatesByStaff(ctx, main, { after: 2, rates: flat(30), reason: 'x' }))),
  ).toBe('STAFF_CONFLICT')
  later(DAY_MS)
  expect(await codeOf(save(head, main, flat(30), 1))).toBe('C999')
  expect(await codeOf(save(head, main, flat(30), 2))).toBe('done')
  const { rows } = await server.pool.query(
    `SELECT count(*)::int AS n FROM audit.entry WHERE action = 'partners.free-rates'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('of a parent that lowers and a child that raises at once never both pass', async () => {
  for (let round = 0; round < 8; round++) {
    const head = await addPartner(server, 1)
    const main = await addPartner(server, 2, head)
    const sub = await addPartner(server, 3, main)
    await setRates(server, head, flat(100))
    await setRates(server, main, flat(80))
    later(DAY_MS)
    const both = await Promise.all([
      codeOf(save(head, main, flat(40), 1)),
      codeOf(save(main, sub, flat(60))),
      codeOf(save(head, main, flat(50), 1)),
    ])
    expect(both.filter((code) => code === 'done').length).toBeLessThanOrEqual(1 + Number(both[1] === 'PT02'))
    const [ofMain, ofSub] = [await ratesOf(main), await ratesOf(sub)]
    expect(ofMain?.casino.rolling, both.join()).toBeGreaterThanOrEqual(ofSub?.casino.rolling ?? 0)
  }
})

test('a partner changes the rates of those directly below, of nobody further down, not its own, and nothing while locked (PT04)', async () => {
  const [head = 0, main = 0, sub = 0] = await addBranch(server)
  const stranger = await addPartner(server, 1)
  await setRates(server, head, flat(100))
  for (const holderId of [sub, head, stranger, 999_999])
    expect(await codeOf(save(head, holderId, flat(1)))).toBe('N404')
  await server.staff((ctx) => setLock(ctx, head, true, 'under review'), { permissions: [...permissions] })
  expect(await codeOf(save(head, main, flat(1)))).toBe('PT04')
  expect(await codeOf(save(main, sub, flat(1)))).toBe('PT04')
  await server.staff((ctx) => setLock(ctx, head, false, 'done'))
  expect(await codeOf(save(head, main, flat(1)))).toBe('done')
})

test('an employee without the right to it is refused with PT06', async () => {
  const head = await addPartner(server, 1)
  const main = await addPartner(server, 2, head)
  const employee = (rights: ('rates.read' | 'rates.save')[]) => ({
    kind: 'member' as const,
    memberId: head,
    sessionId: 1,
    socketKey: 'x',
    expiresAt: server.clock.now(),
    tier: 'PTN_1' as const,
    rights,
  })
  const body = { holderId: main, after: 0, rates: flat(0) }
  expect(await codeOf(server.call(servePartnerRatesSave, employee(['rates.read']), body))).toBe('PT06')
  expect(await codeOf(server.call(servePartnerRatesSave, employee(['rates.save']), body))).toBe('done')
})

test('versions and chains are only ever added to', async () => {
  for (const change of [
    'UPDATE partner.rate_set SET version = 9',
    'DELETE FROM partner.chain',
    'DELETE FROM partner.move',
  ])
    await expect(server.pool.query(change)).rejects.toThrow('permission')
})

test('of many staff who lift a lock at once one does', async () => {
  const holderId = await addPartner(server, 1)
  await setRates(server, holderId, flat(10))
  const codes = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(server.staff((ctx) => freeRates(ctx, holderId, 'a slip of the hand')))),
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 'STAFF_ALREADY_HANDLED']))
})
