import { describe, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { Refusal, StaffRefusal } from '../../platform/refusal.ts'
import { testServer } from '../../testing/context.ts'
import { testMember } from '../../testing/member.ts'
import { balancesOf, verify } from '../ledger/index.ts'
import { setSiteOption } from '../site/index.ts'
import { approveRequest, rejectRequest, waitRequest } from './decision.service.ts'
import { cancelOwnRequests, hideOwnRequests, listOwnRequests } from './own-requests.service.ts'
import { depositAccount, userCash } from './purse.service.ts'
import { listRequests } from './queue.service.ts'
import { requestDeposit, requestWithdrawal } from './request.service.ts'
import { assertReachable } from './request.states.ts'

const told: unknown[] = []
const server = await testServer({
  at: '2026-11-20T15:00:00+09:00',
  listeners: [listen('cashier.request-changed', async (_, change) => void told.push(change))],
})
const clerk = { staffId: 8, name: 'clerk', role: 'cashier', permissions: ['cash.read', 'cash.decide'] as const }
const other = { ...clerk, staffId: 9, name: 'other' }
let keys = 0
const requestKey = () => `decision-key-${keys++}`

const deposit = async (memberId: number, amount = 10_000) =>
  (await server.member(memberId, (ctx) => requestDeposit(ctx, { amount, bonus: 'none', requestKey: requestKey() })))
    .cashIdx
const withdrawal = async (memberId: number, amount = 10_000) =>
  (
    await server.member(memberId, (ctx) =>
      requestWithdrawal(ctx, { amount, cashOutPass: '1234', requestKey: requestKey() }),
    )
  ).cashIdx
const wait = (cashIdx: number, who = clerk) => server.staff((ctx) => waitRequest(ctx, cashIdx), who)
const approve = (cashIdx: number, who = clerk) => server.staff((ctx) => approveRequest(ctx, cashIdx), who)
const reject = (cashIdx: number, who = clerk) => server.staff((ctx) => rejectRequest(ctx, cashIdx, 'not ours'), who)
const cancel = (memberId: number, ...ids: number[]) => server.member(memberId, (ctx) => cancelOwnRequests(ctx, ids))
const hide = (memberId: number, ...ids: number[]) => server.member(memberId, (ctx) => hideOwnRequests(ctx, ids))
const list = (
  memberId: number,
  filter: { page?: number; startDate?: string; endDate?: string; cashType?: 'deposit' } = {},
) => server.member(memberId, (ctx) => listOwnRequests(ctx, { page: 1, cashType: '', ...filter }))
const cashOf = async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).cash
const codeOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal || error instanceof StaffRefusal) return error.code
      throw error
    },
  )

describe('the order of states', () => {
  test('every state can be reached', () => expect(assertReachable).not.toThrow())

  test('an applied request is taken in hand before it is decided', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    expect([await codeOf(approve(id)), await codeOf(reject(id))]).toEqual(['STAFF_STATUS_ORDER', 'STAFF_STATUS_ORDER'])
    expect(await wait(id)).toEqual({ status: 2 })
    expect(await codeOf(wait(id))).toBe('STAFF_STATUS_ORDER')
    expect(await approve(id)).toEqual({ status: 1 })
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('nothing leaves completed or cancelled', async () => {
    const { memberId } = await testMember(server)
    const completed = await deposit(memberId)
    await wait(completed)
    await approve(completed)
    const cancelled = await deposit(memberId)
    await cancel(memberId, cancelled)
    for (const id of [completed, cancelled]) {
      expect(await codeOf(wait(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(approve(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(reject(id))).toBe('STAFF_ALREADY_HANDLED')
      expect(await codeOf(cancel(memberId, id))).toBe('C503')
    }
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('the database keeps it, whatever the code does', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    const change = (sql: string) => server.pool.query(`UPDATE cashier.request SET ${sql} WHERE request_id = $1`, [id])
    await expect(change(`status = 1, handled_at = now(), staff_id = 1`)).rejects.toThrow('does not go from 0 to 1')
    await expect(change('amount = 20000')).rejects.toThrow('what was requested does not change')
    await expect(server.pool.query('DELETE FROM cashier.request')).rejects.toThrow('never deleted')
  })
})

describe('staff', () => {
  test('who takes a request in hand decides it, unless somebody may take over', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    await wait(id)
    expect(await codeOf(wait(id, other))).toBe('STAFF_HELD_BY_OTHER')
    expect(await codeOf(approve(id, other))).toBe('STAFF_HELD_BY_OTHER')
    expect(await codeOf(reject(id, other))).toBe('STAFF_HELD_BY_OTHER')
    expect(await server.staff((ctx) => approveRequest(ctx, id))).toEqual({ status: 1 })
  })

  test('two at once: one takes it, and one approval pays once', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    expect((await Promise.all([codeOf(wait(id)), codeOf(wait(id, other))])).sort()).toEqual([
      'STAFF_HELD_BY_OTHER',
      'done',
    ])
    const chief = { staffId: 1 }
    const approvals = [1, 2, 3].map(() => codeOf(server.staff((ctx) => approveRequest(ctx, id), chief)))
    expect((await Promise.all(approvals)).sort()).toEqual(['STAFF_ALREADY_HANDLED', 'STAFF_ALREADY_HANDLED', 'done'])
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('approve and reject at once: one of them', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const id = await withdrawal(memberId)
    await wait(id)
    const outcomes = await Promise.all([codeOf(approve(id)), codeOf(reject(id))])
    expect(outcomes.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'done'])
    expect(await cashOf(memberId)).toBe(outcomes[0] === 'done' ? 40_000 : 50_000)
    expect(await server.system((ctx) => balancesOf(ctx, memberId))).toMatchObject({ withdrawalPending: 0 })
  })

  test('taking in hand and the member’s cancelling at once: one of them', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const id = await withdrawal(memberId)
    const [staff, member] = await Promise.all([codeOf(wait(id)), codeOf(cancel(memberId, id))])
    expect([
      ['done', 'C502'],
      ['STAFF_ALREADY_HANDLED', 'done'],
    ]).toContainEqual([staff, member])
    expect(await cashOf(memberId)).toBe(member === 'done' ? 50_000 : 40_000)
  })

  test('an approval that fails halfway leaves the request and the money as they were', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    await wait(id)
    const failing = server.staff(async (ctx) => {
      await approveRequest(ctx, id)
      throw new Error('the machine went away')
    }, clerk)
    await expect(failing).rejects.toThrow('went away')
    expect(await cashOf(memberId)).toBe(0)
    expect(await approve(id)).toEqual({ status: 1 })
    expect(await cashOf(memberId)).toBe(10_000)
  })

  test('a request of another site does not exist for them', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    expect(await codeOf(server.staff((ctx) => waitRequest(ctx, id), clerk, 2))).toBe('STAFF_NOT_FOUND')
    expect(await codeOf(wait(999_999))).toBe('STAFF_NOT_FOUND')
  })

  test('each act is in the audit log with who, before and after', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const id = await withdrawal(memberId)
    await wait(id)
    await reject(id)
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

  test('see the open ones oldest first, with the counts of both kinds and the account on file', async () => {
    const site = await server.staff((ctx) => listRequests(ctx, { page: 1, size: 100, cashType: '', state: 'open' }))
    const { memberId, memId } = await testMember(server, { cash: 50_000 })
    const [first, second] = [await deposit(memberId), await withdrawal(memberId)]
    const now = await server.staff((ctx) => listRequests(ctx, { page: 1, size: 100, cashType: '', state: 'open' }))
    expect(now.counts).toEqual({ deposit: site.counts.deposit + 1, withdrawal: site.counts.withdrawal + 1 })
    expect(now.rows.slice(-2).map((row) => row.cashIdx)).toEqual([first, second])
    expect(now.rows.at(-1)).toMatchObject({
      memId,
      holder: '김하늘',
      bankacc: expect.stringMatching(/^110200/),
      status: 0,
      staffName: null,
    })
    const of = await server.staff((ctx) =>
      listRequests(ctx, { page: 1, size: 1, cashType: 'withdrawal', state: 'all', memberId }),
    )
    expect([of.total, of.rows.map((row) => row.cashIdx)]).toEqual([1, [second]])
  })
})

describe('the member', () => {
  test('takes back what is applied, and the money returns', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const ids = [await deposit(memberId), await withdrawal(memberId)]
    expect(await cancel(memberId, ...ids)).toEqual({ changed: 2 })
    expect(await cashOf(memberId)).toBe(50_000)
  })

  test('clicking cancel twice gives the money back once', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const id = await withdrawal(memberId)
    const outcomes = await Promise.all([codeOf(cancel(memberId, id)), codeOf(cancel(memberId, id))])
    expect(outcomes.sort()).toEqual(['C503', 'done'])
    expect(await cashOf(memberId)).toBe(50_000)
  })

  test('cannot take back what staff have in hand, and of several all or none', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const [applied, held] = [await deposit(memberId), await withdrawal(memberId)]
    await wait(held)
    expect(await codeOf(cancel(memberId, applied, held))).toBe('C502')
    expect((await list(memberId)).list.map((row) => row.status)).toEqual([2, 0])
  })

  test('cannot take back a withdrawal where the site does not allow it', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const [out, into] = [await withdrawal(memberId), await deposit(memberId)]
    await server.system((ctx) => setSiteOption(ctx, 'mayCancelWithdrawal', false))
    expect(await codeOf(cancel(memberId, out))).toBe('C501')
    expect((await list(memberId)).list.map((row) => row.mayCancel)).toEqual([true, false])
    expect(await codeOf(cancel(memberId, into))).toBe('done')
    await server.system((ctx) => setSiteOption(ctx, 'mayCancelWithdrawal', true))
  })

  test('does not reach somebody else’s requests', async () => {
    const [ann, ben] = [await testMember(server, { cash: 50_000 }), await testMember(server)]
    const id = await withdrawal(ann.memberId)
    expect(await codeOf(cancel(ben.memberId, id))).toBe('N404')
    expect(await codeOf(hide(ben.memberId, id))).toBe('N404')
    expect((await list(ben.memberId)).list).toEqual([])
    expect(await codeOf(cancel(ann.memberId, id))).toBe('done')
    expect(await codeOf(hide(ben.memberId, id))).toBe('N404')
  })

  test('hides ended requests only; staff still see them', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const [ended, open] = [await deposit(memberId), await withdrawal(memberId)]
    await cancel(memberId, ended)
    expect(await codeOf(hide(memberId, ended, open))).toBe('C501')
    expect(await hide(memberId, ended)).toEqual({ changed: 1 })
    expect(await hide(memberId, ended)).toEqual({ changed: 0 })
    expect((await list(memberId)).list.map((row) => row.cashIdx)).toEqual([open])
    const seen = await server.staff((ctx) =>
      listRequests(ctx, { page: 1, size: 10, cashType: '', state: 'all', memberId }),
    )
    expect(seen.total).toBe(2)
  })

  test('reads the reason of a rejection', async () => {
    const { memberId } = await testMember(server)
    const id = await deposit(memberId)
    await wait(id)
    await reject(id)
    expect((await list(memberId)).list).toMatchObject([{ cashIdx: id, status: -1, reason: 'not ours', checked: false }])
  })

  test('finds requests by page and by days of Asia/Seoul', async () => {
    const { memberId } = await testMember(server)
    const make = async (at: string) => {
      server.clock.set(at)
      const id = await deposit(memberId)
      await cancel(memberId, id)
      return id
    }
    const late = await make('2026-11-18T23:59:59+09:00')
    const early = await make('2026-11-19T00:00:00+09:00')
    const noon = await make('2026-11-19T12:00:00+09:00')
    server.clock.set('2026-11-20T15:00:00+09:00')
    const ids = async (filter: Parameters<typeof list>[1]) =>
      (await list(memberId, filter)).list.map((row) => row.cashIdx)
    expect(await ids({ startDate: '2026-11-19', endDate: '2026-11-19' })).toEqual([noon, early])
    expect(await ids({ startDate: '2026-11-18 23:59:59', endDate: '2026-11-19 00:00:00' })).toEqual([early, late])
    expect(await ids({ endDate: '2026-11-18' })).toEqual([late])
    for (let i = 0; i < 9; i++) await make(`2026-11-20T10:0${i}:00+09:00`)
    server.clock.set('2026-11-20T15:00:00+09:00')
    expect((await list(memberId)).pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 12 })
    expect(await ids({ page: 2 })).toEqual([early, late])
    for (const startDate of ['2026-02-31', '2026-13-01', '2026-11-20 25:00:00'])
      expect(await codeOf(list(memberId, { startDate }))).toBe('E400')
  })

  test('sees where to send a deposit and how much at once, unless barred', async () => {
    const { memberId } = await testMember(server, { level: 2 })
    expect(await server.member(memberId, depositAccount)).toMatchObject({
      depositor: '김하늘',
      isDemo: true,
      maximumDeposit: 10_000_000,
      maximumWithdrawal: 5_000_000,
    })
    const barred = await testMember(server, { is_deposit_barred: true })
    expect(await codeOf(server.member(barred.memberId, depositAccount))).toBe('C001')
  })

  test('sees the cash, the points, the unread messages and whether a round is under way', async () => {
    const { memberId } = await testMember(server, { cash: 70_000 })
    expect(await server.member(memberId, userCash)).toEqual({ balance: 70_000, point: 0, isPlayGame: 'N', newMsg: 0 })
  })
})

test('every change is told, and only a new request as new', async () => {
  const { memberId } = await testMember(server)
  told.length = 0
  const id = await deposit(memberId)
  await wait(id)
  await approve(id)
  await server.contexts.settled()
  expect(told).toEqual([
    { cashIdx: id, memberId, cashType: 'deposit', status: 0, isNew: true },
    { cashIdx: id, memberId, cashType: 'deposit', status: 2, isNew: false },
    { cashIdx: id, memberId, cashType: 'deposit', status: 1, isNew: false },
  ])
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
