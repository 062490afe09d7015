import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '../../platform/context.ts'
import { cashDesk, clerk, PASS } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { approveRequest, rejectRequest, waitRequest } from './decision.service.ts'
import { cancelOwnRequests } from './own-requests.service.ts'
import { findCashProblems } from './proof.repository.ts'
import { requestDeposit, requestWithdrawal } from './request.service.ts'

const server = await testServer()
const desk = cashDesk(server)

/** Everything that an act at the cash desk may leave behind, but tries of a password. */
const state = async (): Promise<unknown> => {
  await server.contexts.drained()
  const rows = async (sql: string) => (await server.ownerPool.query(sql)).rows
  return [
    await rows('SELECT * FROM cashier.request ORDER BY request_id'),
    await rows('SELECT * FROM cashier.day_sum ORDER BY 1, 2, 3, 4'),
    await rows('SELECT account_id, balance FROM ledger.account ORDER BY 1'),
    await rows('SELECT count(*) FROM ledger.transfer'),
    await rows('SELECT count(*) FROM audit.entry'),
    await rows('SELECT count(*) FROM platform.outbox'),
  ]
}

/** Statements of an act, in whichever transaction; the one with that number fails. */
const failing = (at: number) => {
  let statements = 0
  const within = async <C extends Ctx, T>(ctx: C, act: (ctx: C) => Promise<T>): Promise<T> => {
    const { client } = ctx.db
    const query = client.query
    const send = query.bind(client) as (...sent: unknown[]) => Promise<unknown>
    const sendOrFail = (...sent: unknown[]) =>
      ++statements === at ? Promise.reject(new Error('crash')) : send(...sent)
    Object.assign(client, { query: sendOrFail })
    try {
      return await act(ctx)
    } finally {
      // The pool's own, which writes what the statements of a turn still wait for.
      Object.assign(client, { query })
    }
  }
  return { within, reached: () => statements >= at }
}
type Failing = ReturnType<typeof failing>

const inHand = async (kind: 'deposit' | 'withdraw') => {
  const { cashIdx } = await desk[kind](await desk.member(50_000))
  await desk.wait(cashIdx)
  return cashIdx
}
const applied = async () => {
  const memberId = await desk.member(50_000)
  return { memberId, cashIdx: (await desk.withdraw(memberId)).cashIdx }
}
const asked = () => ({ amount: 10_000, requestKey: randomUUID() })

/** Each prepares what it acts on, and answers the act. */
const acts: Record<string, () => Promise<(fault: Failing) => Promise<unknown>>> = {
  'a deposit is requested': async () => {
    const [memberId, sent] = [await desk.member(), { ...asked(), bonus: 'none' as const }]
    return ({ within }) => server.member(memberId, (ctx) => within(ctx, (own) => requestDeposit(own, sent)))
  },
  'a withdrawal is requested': async () => {
    const [memberId, sent] = [await desk.member(50_000), { ...asked(), cashOutPass: PASS }]
    return ({ within }) =>
      server.inSteps(memberId, (ctx) =>
        requestWithdrawal(
          { ...ctx, inOwnTransaction: (fn, which) => ctx.inOwnTransaction((own) => within(own, fn), which) },
          sent,
        ),
      )
  },
  'a request is taken in hand': async () => {
    const { cashIdx } = await applied()
    return ({ within }) => server.staff((ctx) => within(ctx, (own) => waitRequest(own, cashIdx)), clerk)
  },
  'a deposit is approved': async () => {
    const cashIdx = await inHand('deposit')
    return ({ within }) => server.staff((ctx) => within(ctx, (own) => approveRequest(own, cashIdx)), clerk)
  },
  'a withdrawal is approved': async () => {
    const cashIdx = await inHand('withdraw')
    return ({ within }) => server.staff((ctx) => within(ctx, (own) => approveRequest(own, cashIdx)), clerk)
  },
  'a withdrawal is rejected': async () => {
    const cashIdx = await inHand('withdraw')
    return ({ within }) => server.staff((ctx) => within(ctx, (own) => rejectRequest(own, cashIdx, 'no')), clerk)
  },
  'a withdrawal is cancelled': async () => {
    const { memberId, cashIdx } = await applied()
    return ({ within }) => server.member(memberId, (ctx) => within(ctx, (own) => cancelOwnRequests(own, [cashIdx])))
  },
}

test.each(Object.entries(acts))(
  'when %s, a failure of any statement leaves nothing behind, and the act works after it',
  { timeout: 120_000 },
  async (_what, prepare) => {
    const act = await prepare()
    const before = await state()
    let failures = 0
    for (let at = 1; ; at++) {
      const fault = failing(at)
      const outcome = await act(fault).then(
        () => 'done',
        (error: Error) => error.message,
      )
      if (!fault.reached()) {
        expect(outcome).toBe('done')
        break
      }
      failures++
      expect(outcome, `statement ${at}`).toBe('crash')
      expect(await state(), `statement ${at}`).toEqual(before)
    }
    expect(failures).toBeGreaterThan(1)
    expect(await state()).not.toEqual(before)
    expect(await server.system(findCashProblems)).toEqual([])
  },
)
