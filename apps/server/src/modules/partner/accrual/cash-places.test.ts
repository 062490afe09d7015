import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { addBelow, addPartner } from '../partner.fixture.ts'
import { accrueAll } from './accrue.fixture.ts'

const server = await testServer({ at: '2026-11-20T12:00:00+09:00' })
const head = await addPartner(server, 1)
const [former, latter] = [await addPartner(server, 2, head), await addPartner(server, 2, head)]
const store = await addPartner(server, 3, former)
const memberId = await addBelow(server, store)

const completed = async (kind: 'deposit' | 'withdrawal', amount: number): Promise<void> => {
  server.clock.advance(1_000)
  await server.ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at, staff_id)
     VALUES (1, $1, $2, $3, 'none', 1, gen_random_uuid()::text, $4, $4, 1)`,
    [memberId, kind, amount, server.clock.now()],
  )
}
const move = async (movedId: number, parentId: number | null): Promise<void> => {
  server.clock.advance(1_000)
  await server.staff((ctx) => moveBelow(ctx, movedId, { parentId, reason: 'as agreed' }))
}
/** Of each holder and branch: deposits and withdrawals. */
const booked = async (): Promise<Record<string, [number, number]>> => {
  await accrueAll(server)
  const { rows } = await server.pool.query(
    'SELECT holder_id, branch_id, deposits::int, withdrawals::int FROM partner.cash_day WHERE site_id = 1',
  )
  return Object.fromEntries(
    rows.map(({ holder_id, branch_id, deposits, withdrawals }) => [
      `${holder_id} ${branch_id}`,
      [deposits, withdrawals],
    ]),
  )
}

test('what was completed before a member moved is of the branch in which it stood, however late it is read', async () => {
  await completed('deposit', 100_000)
  await move(memberId, latter)
  await completed('deposit', 7_000)
  await completed('withdrawal', 3_000)
  await move(memberId, store)
  expect(await booked()).toEqual({
    [`${store} 0`]: [100_000, 0],
    [`${former} ${store}`]: [100_000, 0],
    [`${head} ${former}`]: [100_000, 0],
    [`${latter} 0`]: [7_000, 3_000],
    [`${head} ${latter}`]: [7_000, 3_000],
  })
})

test('a partner that moves takes nothing along of what was completed below it before', async () => {
  const before = await booked()
  await completed('deposit', 20_000)
  await move(store, latter)
  await completed('deposit', 500)
  const after = await booked()
  const gained = (holder: number, branch: number): number =>
    (after[`${holder} ${branch}`]?.[0] ?? 0) - (before[`${holder} ${branch}`]?.[0] ?? 0)
  expect([gained(store, 0), gained(former, store), gained(head, former)]).toEqual([20_500, 20_000, 20_000])
  expect([gained(latter, store), gained(head, latter)]).toEqual([500, 500])
})

test('who belonged to nobody then counts for nobody, and who leaves all partners counts until then', async () => {
  const before = await booked()
  await completed('deposit', 1_000)
  await move(memberId, null)
  await completed('deposit', 2_000)
  await move(memberId, latter)
  const after = await booked()
  expect((after[`${head} ${latter}`]?.[0] ?? 0) - (before[`${head} ${latter}`]?.[0] ?? 0)).toBe(1_000)
})
