import { expect, test } from 'vitest'
import { cashDesk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { findCashProblems } from './proof.repository.ts'

const server = await testServer({ at: '2026-11-20T22:00:00+09:00' })
const desk = cashDesk(server)
const problems = () => server.system(findCashProblems)
const sums = async () =>
  (await server.pool.query(`SELECT day::text, cash_type, amount, requests FROM cashier.day_sum_view ORDER BY 1, 2`))
    .rows
const decided = async (cashIdx: number, how: 'approve' | 'reject' = 'approve') => {
  await desk.wait(cashIdx)
  await desk[how](cashIdx)
}

test('what is completed counts once, on the day on which it was decided, and nothing else counts', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => desk.member(50_000)))
  const [a, b, c, d] = members as [number, number, number, number]
  const [first, second] = [(await desk.deposit(a)).cashIdx, (await desk.deposit(b, 20_000)).cashIdx]
  await Promise.all([decided(first), decided(second)])
  await decided((await desk.withdraw(c)).cashIdx)
  await desk.hide(a, first)
  await decided((await desk.deposit(c)).cashIdx, 'reject')
  const open = await desk.withdraw(d)
  expect(await problems()).toEqual([])
  await desk.cancel(b, (await desk.withdraw(b)).cashIdx)
  server.clock.set('2026-11-21T00:00:01+09:00')
  await decided(open.cashIdx)
  expect(await sums()).toEqual([
    { day: '2026-11-20', cash_type: 'deposit', amount: 30_000, requests: 2 },
    { day: '2026-11-20', cash_type: 'withdrawal', amount: 10_000, requests: 1 },
    { day: '2026-11-21', cash_type: 'withdrawal', amount: 10_000, requests: 1 },
  ])
  expect(await problems()).toEqual([])
})

test.each([
  ['a sum of a day that is wrong', 'UPDATE cashier.day_sum SET amount = amount + 1', 'days'],
  [
    'a completed request without its money',
    'UPDATE cashier.request SET amount = amount + 1 WHERE status = 1',
    'requests',
  ],
  ['money that moved for another member', 'UPDATE cashier.request SET member_id = member_id + 1', 'requests'],
  [
    'a withdrawal that was cancelled and kept',
    `UPDATE ledger.transfer SET reference = '' WHERE kind_no = (SELECT kind_no FROM ledger.kind WHERE name = 'withdrawal-cancelled')`,
    'requests',
  ],
  [
    'a deposit in the ledger that nobody requested',
    `UPDATE ledger.transfer SET reference = 'cash:987654' WHERE kind_no = (SELECT kind_no FROM ledger.kind WHERE name = 'deposit')`,
    'requests',
  ],
])('%s is found', async (_what, sql, what) => {
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    expect((await client.query(sql)).rowCount).toBeGreaterThan(0)
    const { rows } = await client.query('SELECT DISTINCT what FROM cashier.verify()')
    expect(rows.map((row) => row.what)).toContain(what)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
