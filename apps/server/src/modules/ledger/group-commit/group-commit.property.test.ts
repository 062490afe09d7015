import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../../platform/db/index.ts'
import { testServer } from '../../../testing/context.ts'
import { openPurses } from '../balance.service.ts'
import { post } from '../posting.service.ts'
import { trialBalance, verify } from '../proof.service.ts'
import { createModel, postingOf, type Result, resultOf, type Step, stepsOf } from './group-commit.model.ts'
import { openGroupCommit } from './group-commit.ts'

const server = await testServer()
const happenedAt = new Date('2026-11-20T06:00:00Z')
// Two writers with connections of their own, as two server processes have.
const pools = [1, 2].map(() => createPool(server.pool.options.connectionString ?? '', { work: 'unbounded', max: 2 }))
const ledgers = pools.map((pool) => openGroupCommit(pool))
let lastMember = 0
/** Members nobody used yet: every run starts at zero. */
const freshMembers = async () => {
  const members = [1, 2, 3].map((n) => lastMember + n)
  lastMember += 3
  await server.system(async (ctx) => {
    for (const memberId of members) await openPurses(ctx, memberId, 'KRW')
  })
  return members
}
let runs = 0

beforeAll(async () => {
  await freshMembers()
})
afterAll(async () => {
  await Promise.all(ledgers.map((ledger) => ledger.close()))
  await Promise.all(pools.map((pool) => pool.end()))
})

const through = (ledger: number, step: Step, run: string): Promise<Result> =>
  resultOf((ledgers[ledger] as (typeof ledgers)[0]).post({ ...postingOf(step, run), siteId: 1, happenedAt }))
const throughPost = (step: Step, run: string): Promise<Result> =>
  resultOf(server.system((ctx) => post(ctx, { ...postingOf(step, run), happenedAt })))
const moved = (step: Step, members: readonly number[]): Step => ({
  ...step,
  memberId: members[step.memberId - 1] as number,
})
const balances = async (members: readonly number[]) => {
  const { rows } = await server.pool.query<{ account_id: number; balance: number }>(
    'SELECT account_id, balance FROM ledger.account WHERE member_id = ANY($1::bigint[])',
    [members],
  )
  return new Map(rows.filter(({ balance }) => balance > 0).map((row) => [row.account_id, row.balance]))
}
const nothingIsWrong = async () => {
  expect(await server.system(verify)).toEqual([])
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
}

test('what one caller sends at once is decided in its order, exactly as the model and as ledger.post decide it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepsOf([1, 2, 3]), { minLength: 1, maxLength: 80 }), async (drawn) => {
      const run = `one ${++runs}`
      const model = createModel()
      const [grouped, plain] = [await freshMembers(), await freshMembers()]
      const steps = drawn.map((step) => moved(step, grouped))
      const expected = steps.map((step) => model.does(step, run))
      // One member at a time keeps its order; keys are distinguished by member, so that nothing else orders the members.
      expect(await Promise.all(steps.map((step) => through(0, step, run)))).toEqual(expected)
      expect(await balances(grouped)).toEqual(new Map([...model.balances].filter(([, balance]) => balance > 0)))
      for (const [i, step] of drawn.entries())
        expect(await throughPost(moved(step, plain), `plain ${runs}`)).toEqual(expected[i])
    }),
    { numRuns: 40 },
  )
  await nothingIsWrong()
})

test('several writers and ledger.post at once: nothing below zero, one effect per key, each answer one that a serial order gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(stepsOf([1, 2, 3]), fc.constantFrom(0, 1, 2)), { minLength: 30, maxLength: 120 }),
      async (drawn) => {
        const run = `many ${++runs}`
        const members = await freshMembers()
        const steps = drawn.map(([step, ledger]) => ({ step: moved(step, members), ledger }))
        const results = await Promise.all(
          steps.map(({ step, ledger }) => (ledger === 2 ? throughPost(step, run) : through(ledger, step, run))),
        )
        const outcomes = steps.map(({ step }, i) => ({
          step,
          content: JSON.stringify(step),
          ...(results[i] as Result),
        }))
        for (const { step } of steps) {
          const ofKey = outcomes.filter((other) => other.step.key === step.key)
          const posted = ofKey.filter(({ outcome }) => outcome === 'posted')
          expect(posted.length).toBeLessThanOrEqual(1)
          for (const { content, from, to } of ofKey.filter(({ outcome }) => outcome === 'repeat'))
            expect({ content, from, to }).toEqual({
              content: posted[0]?.content,
              from: posted[0]?.from,
              to: posted[0]?.to,
            })
          for (const { content } of ofKey.filter(({ outcome }) => outcome === 'key-conflict'))
            expect(content).not.toBe(posted[0]?.content)
        }
        for (const { outcome, from = 0, step } of outcomes)
          if (outcome === 'insufficient-funds') expect(from).toBeLessThan(step.amount)
        const inOrder = createModel()
        for (const { step } of await serialOrder(outcomes, run)) inOrder.does(step, run)
        expect(await balances(members)).toEqual(new Map([...inOrder.balances].filter(([, balance]) => balance > 0)))
      },
    ),
    { numRuns: 25 },
  )
  await nothingIsWrong()
})

/** The posted steps by their transfers' ids, which rise along every account. */
const serialOrder = async (outcomes: readonly (Result & { step: Step })[], run: string) => {
  const posted = outcomes.filter(({ outcome }) => outcome === 'posted')
  const ids = new Map<Step, number>()
  for (const { step } of posted) {
    const { transferId } = await server.system((ctx) => post(ctx, { ...postingOf(step, run), happenedAt }))
    ids.set(step, transferId)
  }
  return posted.toSorted((a, b) => (ids.get(a.step) ?? 0) - (ids.get(b.step) ?? 0))
}

test('opposite transfers of two writers never wait for each other in a circle', async () => {
  const members = await freshMembers()
  const step = (n: number, what: Step['what']): Step => ({
    what,
    memberId: members[n % 3] as number,
    amount: 1,
    key: n,
  })
  await Promise.all(members.map((_, n) => through(0, { ...step(n, 'deposit'), amount: 30 }, 'circle deposit')))
  const before = await deadlocks()
  const results = await Promise.all(
    Array.from({ length: 1_500 }, (_, n) => through(n % 2, step(n, n % 4 < 2 ? 'hold' : 'release'), 'circle')),
  )
  expect(results.filter(({ outcome }) => outcome === 'posted').length).toBeGreaterThan(100)
  expect(await deadlocks()).toBe(before)
  await nothingIsWrong()
})

const deadlocks = async (): Promise<number> => {
  await server.ownerPool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await server.ownerPool.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].n
}

test('a transfer that cannot be fails alone: its neighbours in the batch are posted', async () => {
  const [member = 0] = await freshMembers()
  const deposit = (memberId: number, key: number): Step => ({ what: 'deposit', memberId, amount: 5, key })
  const results = await Promise.allSettled([
    through(0, deposit(member, 1), 'alone'),
    through(0, deposit(999_999, 2), 'alone'),
    through(0, deposit(member, 3), 'alone'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([...(await balances([member])).values()]).toEqual([10])
  await nothingIsWrong()
})
