import { won } from '@maru/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createPool } from '../../platform/db/index.ts'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse, vendorAccount } from './account-ref.ts'
import { openPurses } from './balance.service.ts'
import { InsufficientFunds, KeyConflict } from './posting.errors.ts'
import { post } from './posting.service.ts'
import { trialBalance, verify } from './proof.service.ts'

const server = await testServer()
const members = [1, 2, 3]
const WORKERS = 6

beforeAll(async () => {
  for (const memberId of members) await server.system((ctx) => openPurses(ctx, memberId, 'KRW'))
})

const account = fc.constantFrom(...members)
const step = fc.record({
  what: fc.constantFrom('deposit', 'bet', 'win', 'hold', 'release'),
  memberId: account,
  amount: fc.integer({ min: 1, max: 30 }),
  /** Few keys, so that repeats and reuse happen all the time. */
  key: fc.integer({ min: 1, max: 25 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const postingOf = ({ what, memberId, amount, key }: Step, run: number) => {
  const cash = memberPurse(memberId, 'cash')
  const pending = memberPurse(memberId, 'withdrawal-pending')
  const rest = { currency: 'KRW', amount: won(amount), key: `${run}:${key}` } as const
  if (what === 'deposit') return { ...rest, kind: 'deposit', from: house('bank'), to: cash } as const
  if (what === 'bet') return { ...rest, kind: 'wager-placed', from: cash, to: vendorAccount('studio') } as const
  if (what === 'win') return { ...rest, kind: 'wager-paid', from: vendorAccount('studio'), to: cash } as const
  if (what === 'hold') return { ...rest, kind: 'withdrawal-requested', from: cash, to: pending } as const
  return { ...rest, kind: 'withdrawal-cancelled', from: pending, to: cash } as const
}

type Outcome = { step: Step; outcome: 'posted' | 'repeat' | 'insufficient-funds' | 'key-conflict'; transferId?: number }

const perform = async (step: Step, run: number): Promise<Outcome> => {
  try {
    const posted = await server.system((ctx) => post(ctx, postingOf(step, run) as never))
    return { step, outcome: posted.isRepeat ? 'repeat' : 'posted', transferId: posted.transferId }
  } catch (error) {
    if (error instanceof InsufficientFunds) return { step, outcome: 'insufficient-funds' }
    if (error instanceof KeyConflict) return { step, outcome: 'key-conflict' }
    throw error
  }
}

const inLanes = async (steps: readonly Step[], run: number): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const queue = [...steps]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) outcomes.push(await perform(next, run))
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return outcomes
}

test('whatever is posted at once: nothing below zero, sums are zero, balances equal entries, one effect per key', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      run++
      const outcomes = await inLanes(steps, run)
      expect(await server.system(verify)).toEqual([])
      expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
      for (const key of new Set(steps.map((s) => s.key))) {
        const ofKey = outcomes.filter((o) => o.step.key === key)
        const posted = ofKey.filter((o) => o.outcome === 'posted')
        expect(posted.length).toBeLessThanOrEqual(1)
        const content = (o: Outcome) => JSON.stringify(o.step)
        for (const other of ofKey.filter((o) => o.outcome === 'repeat'))
          expect([other.transferId, content(other)]).toEqual([posted[0]?.transferId, posted[0] && content(posted[0])])
        for (const other of ofKey.filter((o) => o.outcome === 'key-conflict'))
          expect(content(other)).not.toBe(posted[0] && content(posted[0]))
      }
    }),
    { numRuns: 25 },
  )
  const { rows } = await server.pool.query(
    'SELECT count(*)::int AS n, min(balance)::int AS least FROM ledger.account WHERE account_id > 0',
  )
  expect(rows[0].least).toBeGreaterThanOrEqual(0)
  expect(run).toBeGreaterThan(0)
})

test('one by one, the ledger does what a plain model of it does', async () => {
  let run = 10_000
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      run++
      const at = new Map((await purses()).map((p) => [p.account_id, p.balance]))
      const seen = new Map<number, string>()
      for (const next of steps) {
        const { from, to } = postingOf(next, run)
        const content = JSON.stringify(next)
        const enough = from.accountId === null || (at.get(from.accountId) ?? 0) >= next.amount
        const known = seen.get(next.key)
        const expected = known
          ? known === content
            ? 'repeat'
            : 'key-conflict'
          : enough
            ? 'posted'
            : 'insufficient-funds'
        expect((await perform(next, run)).outcome).toBe(expected)
        if (expected !== 'posted') continue
        seen.set(next.key, content)
        if (from.accountId !== null) at.set(from.accountId, (at.get(from.accountId) ?? 0) - next.amount)
        if (to.accountId !== null) at.set(to.accountId, (at.get(to.accountId) ?? 0) + next.amount)
      }
      expect(new Map((await purses()).map((p) => [p.account_id, p.balance]))).toEqual(at)
    }),
    { numRuns: 30 },
  )
})

test('opposite transfers between the same purses never wait for each other in a circle', async () => {
  await perform({ what: 'deposit', memberId: 1, amount: 30, key: 1 }, 90_000)
  const before = await deadlocks()
  const wide = createPool(server.pool.options.connectionString ?? '', { work: 'unbounded', max: 12 })
  const move = (n: number) =>
    wide.query(
      `SELECT ledger.post(1, $1::smallint, 1::smallint, $2, NULL, $3, NULL, 1, gen_random_uuid(), '', now(), false)`,
      [n % 2 === 0 ? 2 : 4, n % 2 === 0 ? 17 : 19, n % 2 === 0 ? 19 : 17],
    )
  await Promise.all(Array.from({ length: 600 }, (_, n) => move(n)))
  await wide.end()
  expect(await deadlocks()).toBe(before)
  expect(await server.system(verify)).toEqual([])
})

const purses = async () =>
  (
    await server.pool.query<{ account_id: number; balance: number }>(
      'SELECT account_id, balance FROM ledger.account WHERE account_id > 0',
    )
  ).rows

const deadlocks = async (): Promise<number> => {
  await server.ownerPool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await server.ownerPool.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].n
}
