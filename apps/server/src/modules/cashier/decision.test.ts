import { describe, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { cashDesk, clerk, codeOf, otherClerk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { verify } from '../ledger/index.ts'
import { approveRequest, waitRequest } from './decision.service.ts'
import { listRequests } from './queue.service.ts'
import { assertReachable } from './request.states.ts'

const events: unknown[] = []
const server = await testServer({
  at: '2026-11-20T15:00:00+09:00',
  listeners: [listen('cashier.request-changed', async (_, change) => void events.push(change))],
})
const desk = cashDesk(server)
const cashOf = async (memberId: number) => (await desk.balances(memberId)).cash

describe('the order of states', () => {
  test('every state can be reached', () => expect(assertReachable).not.toThrow())

  test('an applied request is taken in hand before it is decided', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    expect([await codeOf(desk.approve(id)), await codeOf(desk.reject(id))]).toEqual([
      'STAFF_STATUS_ORDER',
      'STAFF_STATUS_ORDER',
    ])
    expect(await desk.wait(id)).toEqual({ status: 2 })
    expect(await codeOf(desk.wait(id))).toBe('STAFF_STATUS_ORDER')
    expect(await desk.approve(id)).toEqual({ status: 1 })
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('nothing leaves completed or cancelled', async () => {
    const memberId = await desk.member()
    const completed = (await desk.deposit(memberId)).cashIdx
    await desk.wait(completed)
    await desk.approve(completed)
    const cancelled = (await desk.deposit(memberId)).cashIdx
    await desk.cancel(memberId, cancelled)
    for (const id of [completed, cancelled]) {
      expect(await codeOf(desk.wait(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(desk.approve(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(desk.reject(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(desk.cancel(memberId, id))).toBe('C503')
    }
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('the database keeps it, whatever the code does', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    const change = (sql: string) => server.pool.query(`UPDATE cashier.request SET ${sql} WHERE request_id = $1`, [id])
    await expect(change(`status = 1, handled_at = now(), staff_id = 1`)).rejects.toThrow('does not go from 0 to 1')
    await expect(change('amount = 20000')).rejects.toThrow('what was requested does not change')
    await expect(server.pool.query('DELETE FROM cashier.request')).rejects.toThrow('never deleted')
  })
})

describe('staff', () => {
  test('who takes a request in hand decides it, unless somebody may take over', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    await desk.wait(id)
    expect(await codeOf(desk.wait(id, otherClerk))).toBe('STAFF_HELD_BY_OTHER')
    expect(await codeOf(desk.approve(id, otherClerk))).toBe('STAFF_HELD_BY_OTHER')
    expect(await codeOf(desk.reject(id, otherClerk))).toBe('STAFF_HELD_BY_OTHER')
    expect(await server.staff((ctx) => approveRequest(ctx, id))).toEqual({ status: 1 })
  })

  test('two at once: one takes it, and one approval pays once', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    expect((await Promise.all([codeOf(desk.wait(id)), codeOf(desk.wait(id, otherClerk))])).sort()).toEqual([
      'STAFF_HELD_BY_OTHER',
      'done',
    ])
    const chief = { staffId: 1 }
    const approvals = [1, 2, 3].map(() => codeOf(server.staff((ctx) => approveRequest(ctx, id), chief)))
    expect((await Promise.all(approvals)).sort()).toEqual(['STAFF_ALREADY_HANDLED', 'STAFF_ALREADY_HANDLED', 'done'])
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('approve and reject at once: one of them', async () => {
    const memberId = await desk.member(50_000)
    const id = (await desk.withdraw(memberId)).cashIdx
    await desk.wait(id)
    const outcomes = await Promise.all([codeOf(desk.approve(id)), codeOf(desk.reject(id))])
    expect(outcomes.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'done'])
    expect(await cashOf(memberId)).toBe(outcomes[0] === 'done' ? 40_000 : 50_000)
    expect(await desk.balances(memberId)).toMatchObject({ withdrawalPending: 0 })
  })

  test('taking in hand and the member’s cancelling at once: one of them', async () => {
    const memberId = await desk.member(50_000)
    const id = (await desk.withdraw(memberId)).cashIdx
    const [staff, member] = await Promise.all([codeOf(desk.wait(id)), codeOf(desk.cancel(memberId, id))])
    expect([
      ['done', 'C502'],
      ['STAFF_ALREADY_HANDLED', 'done'],
    ]).toContainEqual([staff, member])
    expect(await cashOf(memberId)).toBe(member === 'done' ? 50_000 : 40_000)
  })

  test('an approval that fails halfway leaves the request and the money as they were', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    await desk.wait(id)
    const failing = server.staff(async (ctx) => {
      await approveRequest(ctx, id)
      throw new Error('the machine went away')
    }, clerk)
    await expect(failing).rejects.toThrow('went away')
    expect(await cashOf(memberId)).toBe(0)
    expect(await desk.approve(id)).toEqual({ status: 1 })
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('a request of another site does not exist for them', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    expect(await codeOf(server.staff((ctx) => waitRequest(ctx, id), clerk, 2))).toBe('STAFF_NOT_FOUND')
    expect(await codeOf(desk.wait(999_999))).toBe('STAFF_NOT_FOUND')
  })

  test('each act is in the audit log with who, before and after', async () => {
    const memberId = await desk.member(50_000)
    const id = (await desk.withdraw(memberId)).cashIdx
    await desk.wait(id)
    await desk.reject(id)
    const { rows } = await server.pool.query(
      'SELECT action, staff_name, before, after FROM audit.entry WHERE target = $1 ORDER BY entry_id',
      [`cash:${id}`],
    )
    expect(rows).toMatchObject([
      {
        action: 'cashier.wait',
        staff_name: 'clerk',
        before: { status: 0 },
        after: { status: 2, amount: 10_000, memberId },
      },
      {
        action: 'cashier.reject',
        staff_name: 'clerk',
        before: { status: 2 },
        after: { status: -1, reason: 'not ours' },
      },
    ])
  })

  test('a named reason stands there by its name, and one of another type of request decides nothing', async () => {
    const memberId = await desk.member()
    const id = (await desk.deposit(memberId)).cashIdx
    await desk.wait(id)
    expect(await codeOf(desk.reject(id, clerk, { named: 'terms' }))).toBe('STAFF_REASON_REQUIRED')
    expect(await codeOf(desk.reject(id, clerk, { named: 'not-arrived' }))).toBe('done')
    const { rows } = await server.pool.query(
      'SELECT action, after FROM audit.entry WHERE target = $1 ORDER BY entry_id',
      [`cash:${id}`],
    )
    expect(rows).toMatchObject([
      { action: 'cashier.wait' },
      { action: 'cashier.reject', after: { status: -1, reason: 'not-arrived' } },
    ])
  })

  test('an approval is in it, too, and one that was refused is not', async () => {
    const memberId = await desk.member(50_000)
    const id = (await desk.withdraw(memberId)).cashIdx
    await desk.wait(id)
    for (const who of [otherClerk, clerk, clerk]) await codeOf(desk.approve(id, who))
    const { rows } = await server.pool.query(
      'SELECT action, before, after FROM audit.entry WHERE target = $1 ORDER BY entry_id',
      [`cash:${id}`],
    )
    expect(rows.slice(1)).toMatchObject([
      { action: 'cashier.approve', before: { status: 2 }, after: { status: 1, amount: 10_000, memberId } },
    ])
  })

  test('see the open ones oldest first, with the counts of both kinds and the account on file', async () => {
    const site = await server.staff((ctx) => listRequests(ctx, { before: '', size: 100, cashType: '', state: 'open' }))
    const memberId = await desk.member(50_000, { memId: 'asker' })
    const [first, second] = [(await desk.deposit(memberId)).cashIdx, (await desk.withdraw(memberId)).cashIdx]
    const now = await server.staff((ctx) => listRequests(ctx, { before: '', size: 100, cashType: '', state: 'open' }))
    expect(now.counts).toEqual({ deposit: site.counts.deposit + 1, withdrawal: site.counts.withdrawal + 1 })
    expect(now.rows.slice(-2).map((row) => row.cashIdx)).toEqual([first, second])
    expect(now.rows.at(-1)).toMatchObject({
      memId: 'asker',
      holder: '홍길동',
      bankacc: expect.stringMatching(/^\d{12}$/),
      status: 0,
      staffName: null,
    })
    const of = await server.staff((ctx) =>
      listRequests(ctx, { before: '', size: 1, cashType: 'withdrawal', state: 'all', memberId }),
    )
    expect([of.next, of.rows.map((row) => row.cashIdx)]).toEqual([null, [second]])
  })
})

test('every change is published, and only a new request as new', async () => {
  const memberId = await desk.member()
  await server.contexts.drained()
  events.length = 0
  const id = (await desk.deposit(memberId)).cashIdx
  await desk.wait(id)
  await desk.approve(id)
  await server.contexts.drained()
  expect(events).toEqual([
    { cashIdx: id, memberId, cashType: 'deposit', status: 0, isNew: true },
    { cashIdx: id, memberId, cashType: 'deposit', status: 2, isNew: false },
    { cashIdx: id, memberId, cashType: 'deposit', status: 1, isNew: false },
  ])
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
