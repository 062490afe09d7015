import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { correctionDesk } from './correct-round.fixture.ts'
import { collectDebts, forgiveDebt } from './debt.service.ts'
import type { WagerResult } from './settle-round.rules.ts'

const desk = await correctionDesk()
afterAll(() => desk.close())

const MEMBERS = 3
const CASH = 5_000
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)

/** Everything as plainly as possible: what each slip is, and what each member has. What a member owes is what the cash would be below zero. */
type Wager = {
  member: number
  slip: string
  stake: number
  payout: number
  status: 'open' | 'settled' | 'void' | 'cancelled'
}
type Model = { cash: number[]; debt: number[]; wagers: Map<string, Wager[]> }

const SLIPS = 4
const ROUNDS = ['a', 'b', 'c']
const member = fc.nat(MEMBERS - 1)
const round = fc.constantFrom(...ROUNDS)
/** What each slip of a round comes to. */
const results = fc.array(fc.constantFrom<WagerResult>('void', 0, 400, 1_000, 2_500, 9_000), {
  minLength: SLIPS,
  maxLength: SLIPS,
})
const slip = fc.nat(SLIPS - 1)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('place' as const),
      member,
      round,
      slip,
      stake: fc.constantFrom(300, 1_000, 4_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), member, round, slip }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('settle' as const), round, results }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('correct' as const), round, results }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('spend' as const), member, share: fc.constantFrom(1, 2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('deposit' as const), member, amount: fc.constantFrom(1, 700, 20_000) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('collect' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forgive' as const), member }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Cash and debt of a member never stand beside each other once something was settled or collected. */
const even = (model: Model, at: number, comes = 0): void => {
  const net = (model.cash[at] ?? 0) - (model.debt[at] ?? 0) + comes
  model.cash[at] = Math.max(net, 0)
  model.debt[at] = Math.max(-net, 0)
}

const settleModel = (model: Model, wagers: Wager[], all: readonly WagerResult[], from: Wager['status'][]): number => {
  let settled = 0
  const comes = new Map<number, number>()
  for (const wager of wagers) {
    const result = all[Number(wager.slip.at(-1))] ?? 0
    const isSame =
      wager.status !== 'open' &&
      (result === 'void' ? wager.status === 'void' : wager.status === 'settled' && wager.payout === result)
    if (!from.includes(wager.status) || isSame) continue
    const had = wager.status === 'void' ? wager.stake : wager.payout
    wager.status = result === 'void' ? 'void' : 'settled'
    wager.payout = result === 'void' ? 0 : result
    const has = result === 'void' ? wager.stake : result
    comes.set(wager.member, (comes.get(wager.member) ?? 0) + has - had)
    settled++
  }
  for (const [at, amount] of comes) even(model, at, amount)
  return settled
}

test('whatever is placed, settled, corrected and owed comes to what a plain model of it comes to', {
  timeout: 120_000,
}, async () => {
  let runs = 0
  const run = async (steps: readonly Step[]): Promise<void> => {
    const name = `r${++runs}`
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => desk.member(CASH)))
    const model: Model = {
      cash: members.map(() => CASH),
      debt: members.map(() => 0),
      wagers: new Map(ROUNDS.map((r) => [r, []])),
    }
    const idOf = (at: number): number => members[at] as number
    for (const step of steps) {
      const roundName = 'round' in step ? `${name}-${step.round}` : ''
      const wagers = 'round' in step ? (model.wagers.get(step.round) ?? []) : []
      const result =
        'results' in step
          ? ({ selection }: { selection: unknown }) => step.results[Number(String(selection).at(-1))] ?? 0
          : () => 0
      if (step.what === 'place') {
        const id = `${step.round}${step.slip}`
        const { outcome } = await desk.place(idOf(step.member), roundName, id, step.stake)
        const known = wagers.find((wager) => wager.member === step.member && wager.slip === id)
        const isShort = (model.cash[step.member] ?? 0) < step.stake
        const expected = known
          ? known.stake === step.stake
            ? 'done'
            : 'other-content'
          : isShort
            ? 'not-enough-money'
            : 'done'
        expect(outcome).toBe(expected)
        if (known || isShort) continue
        model.cash[step.member] = (model.cash[step.member] ?? 0) - step.stake
        wagers.push({ member: step.member, slip: id, stake: step.stake, payout: 0, status: 'open' })
      } else if (step.what === 'cancel') {
        const id = `${step.round}${step.slip}`
        const { outcome } = await desk.cancel(idOf(step.member), id)
        const known = wagers.find((wager) => wager.member === step.member && wager.slip === id)
        expect(outcome).toBe(!known ? 'unknown-slip' : known.status === 'settled' ? 'already-settled' : 'done')
        if (known?.status !== 'open') continue
        known.status = 'cancelled'
        model.cash[step.member] = (model.cash[step.member] ?? 0) + known.stake
      } else if (step.what === 'settle' || step.what === 'correct') {
        // By two processes at once: each wager is settled by one.
        const both = await Promise.all([desk[step.what](roundName, result, 0), desk[step.what](roundName, result, 1)])
        const from: Wager['status'][] = step.what === 'settle' ? ['open'] : ['settled', 'void']
        expect(both.reduce((sum, { settled }) => sum + settled, 0)).toBe(settleModel(model, wagers, step.results, from))
      } else if (step.what === 'spend') {
        const amount = Math.floor((model.cash[step.member] ?? 0) / step.share)
        if (amount === 0) continue
        await desk.spend(idOf(step.member), amount)
        model.cash[step.member] = (model.cash[step.member] ?? 0) - amount
      } else if (step.what === 'deposit') {
        await desk.deposit(idOf(step.member), step.amount)
        model.cash[step.member] = (model.cash[step.member] ?? 0) + step.amount
      } else if (step.what === 'collect') {
        await collectDebts(desk.server.contexts)
        for (const at of members.keys()) even(model, at)
      } else {
        const amount = model.debt[step.member] ?? 0
        const forgiven = desk.server.staff((ctx) => forgiveDebt(ctx, idOf(step.member), { amount, reason: 'model' }))
        if (amount > 0) await forgiven
        else await expect(forgiven).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
        model.debt[step.member] = 0
      }
    }
    const real = await Promise.all(members.map((id) => desk.held(id)))
    expect(real).toEqual(members.map((_, at) => ({ cash: model.cash[at], debt: model.debt[at] })))
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), run), {
    numRuns: RUNS,
    endOnFailure: true,
  })
  await desk.nothingIsWrong()
})

test('bets, cancellations, settlements and corrections at the same moment leave everything agreed', {
  timeout: 120_000,
}, async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => desk.member(3_000)))
  const last = ({ ref }: { ref: { wagerId: number } }): WagerResult =>
    ref.wagerId % 3 === 0 ? 'void' : (ref.wagerId % 3) * 900
  for (const member of members) await desk.place(member, 'storm', 'first', 1_000)
  await desk.settle('storm', () => 4_000)
  await Promise.all(
    members.flatMap((member, i) => [
      desk.spend(member, 3_000).catch(() => {}),
      desk.place(member, 'storm', 'second', 500),
      desk.cancel(member, 'second'),
      desk.correct('storm', i % 2 ? last : () => 100 * i, i % 2),
      desk.settle('storm', last, i % 2),
      desk.deposit(member, 250 * i + 1),
      collectDebts(desk.server.contexts),
    ]),
  )
  await desk.settle('storm', last)
  await desk.correct('storm', last)
  await collectDebts(desk.server.contexts)
  await desk.nothingIsWrong()
  for (const memberId of members) {
    const { cash, debt } = await desk.held(memberId)
    const { rows } = await desk.server.pool.query(
      `SELECT (SELECT coalesce(sum(amount), 0)::int FROM ledger.entry_view
           WHERE member_id = $1 AND kind IN ('deposit', 'adjustment-credit', 'adjustment-debit')) + (SELECT sum(payout - stake)::int FROM wagers.wager WHERE member_id = $1) AS net`,
      [memberId],
    )
    expect(cash - debt).toBe(rows[0].net)
    expect(Math.min(cash, debt)).toBe(0)
  }
})
