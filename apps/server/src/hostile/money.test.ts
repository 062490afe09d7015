import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { balancesOf, trialBalance } from '../modules/ledger/index.ts'
import { runningServer, WITHDRAWAL_PASSWORD } from '../testing/running-server.ts'
import type { MemberClient } from '../testing/wire-client.ts'
import { vendorOf } from './vendor.ts'

const server = await runningServer()
const vendor = vendorOf(server)
const cashOf = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId))
const requestsOf = async (memberId: number): Promise<{ request_id: number; status: number }[]> =>
  (
    await server.pool.query('SELECT request_id, status FROM cashier.request WHERE member_id = $1 ORDER BY request_id', [
      memberId,
    ])
  ).rows.map((row) => ({ request_id: Number(row.request_id), status: Number(row.status) }))
const withdrawal = (changes: object = {}) => ({
  amount: 10_000,
  cashOutPass: WITHDRAWAL_PASSWORD,
  requestKey: randomUUID(),
  ...changes,
})
const deposit = (changes: object = {}) => ({ amount: 10_000, requestKey: randomUUID(), ...changes })
const codes = (answers: { resultCode: string }[]): string[] => answers.map((answer) => answer.resultCode).sort()
const atOnce = <T>(count: number, act: (no: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, no) => act(no)))

afterEach(async () => {
  for (const { sum } of await server.system(trialBalance)) expect(sum).toBe(0)
})

describe('amounts', () => {
  const amounts: [unknown, string, string][] = [
    [0, 'C002', 'C206'],
    [-10_000, 'C002', 'C206'],
    [-Number.MAX_SAFE_INTEGER, 'C002', 'C206'],
    [9_999, 'C102', 'C214'],
    [10_001, 'C103', 'C215'],
    [Number.MAX_SAFE_INTEGER - 991, 'C101', 'C101'],
    [10_000.5, 'E400', 'E400'],
    [2 ** 53, 'E400', 'E400'],
    [1e300, 'E400', 'E400'],
    ['10000', 'E400', 'E400'],
    [[10_000], 'E400', 'E400'],
    [{ amount: 10_000 }, 'E400', 'E400'],
    [true, 'E400', 'E400'],
    [null, 'E400', 'E400'],
  ]
  test.each(amounts)(
    '%j is refused for a deposit and for a withdrawal, and moves nothing',
    async (amount, into, out) => {
      const own = await server.member({ cash: 100_000 })
      expect((await own.call('/api/cash/in', deposit({ amount }))).resultCode).toBe(into)
      expect((await own.call('/api/cash/out', withdrawal({ amount }))).resultCode).toBe(out)
      expect(await requestsOf(own.memberId)).toEqual([])
      expect(await cashOf(own.memberId)).toMatchObject({ cash: 100_000, withdrawalPending: 0 })
    },
  )
})

describe('the same request again', () => {
  test.each([
    ['/api/cash/in', deposit, { cash: 100_000, withdrawalPending: 0 }],
    ['/api/cash/out', withdrawal, { cash: 90_000, withdrawalPending: 10_000 }],
  ] as const)('%s sent twenty times at once has one effect and one answer', async (path, body, after) => {
    const own = await server.member({ cash: 100_000 })
    const same = body()
    const answers = await atOnce(20, () => own.call(path, same))
    expect(new Set(answers.map(({ resultCode, data }) => JSON.stringify([resultCode, data])))).toHaveProperty('size', 1)
    expect(answers[0]?.resultCode).toBe('0')
    expect(await requestsOf(own.memberId)).toHaveLength(1)
    expect(await cashOf(own.memberId)).toMatchObject(after)
  })

  test('a key with another amount, or for another kind, is K409; the key of another member is free', async () => {
    const own = await server.member({ cash: 100_000 })
    const other = await server.member({ cash: 100_000 })
    const requestKey = randomUUID()
    expect((await own.call('/api/cash/in', deposit({ requestKey }))).resultCode).toBe('0')
    expect((await own.call('/api/cash/in', deposit({ requestKey, amount: 20_000 }))).resultCode).toBe('K409')
    expect((await own.call('/api/cash/out', withdrawal({ requestKey }))).resultCode).toBe('K409')
    expect((await other.call('/api/cash/in', deposit({ requestKey }))).resultCode).toBe('0')
    expect(await cashOf(own.memberId)).toMatchObject({ cash: 100_000, withdrawalPending: 0 })
  })

  test('a replay after the decision gives the first answer and moves nothing', async () => {
    const own = await server.member({ cash: 100_000 })
    const boss = await server.staff()
    const body = withdrawal()
    const first = await own.call('/api/cash/out', body)
    await boss.ask('POST', `/admin/api/cash-requests/${first.data.cashIdx}/wait`, {})
    expect((await boss.ask('POST', `/admin/api/cash-requests/${first.data.cashIdx}/approve`, {})).status).toBe(200)
    expect((await own.call('/api/cash/out', body)).data.cashIdx).toBe(first.data.cashIdx)
    expect(await cashOf(own.memberId)).toMatchObject({ cash: 90_000, withdrawalPending: 0 })
  })
})

test.each([
  ['/api/cash/in', deposit, 'C003', 100_000],
  ['/api/cash/out', withdrawal, 'C209', 90_000],
] as const)('of twenty different requests to %s at once one is open', async (path, body, refusal, left) => {
  const own = await server.member({ cash: 100_000 })
  const answers = await atOnce(20, () => own.call(path, body()))
  expect(codes(answers)).toEqual(['0', ...Array(19).fill(refusal)])
  expect(await requestsOf(own.memberId)).toHaveLength(1)
  expect((await cashOf(own.memberId)).cash).toBe(left)
})

describe('races', () => {
  test('a withdrawal and bets at once spend no won twice', async () => {
    for (let round = 0; round < 3; round++) {
      const own = await server.member({ cash: 10_000 })
      const player = await vendor.player(own.memberId)
      const [out, ...bets] = await Promise.all([
        own.call('/api/cash/out', withdrawal()),
        ...Array.from({ length: 4 }, () => vendor.bet(player, 10_000)),
      ])
      const taken = bets.filter(({ status }) => status === 'RS_OK').length + (out?.resultCode === '0' ? 1 : 0)
      expect(taken).toBe(1)
      expect(['0', 'C202', 'B9999']).toContain(out?.resultCode)
      const { cash, withdrawalPending } = await cashOf(own.memberId)
      expect(cash).toBe(0)
      expect(withdrawalPending).toBe(out?.resultCode === '0' ? 10_000 : 0)
    }
  })

  test('of two staff who take a request in hand one gets it; of two who approve it the money moves once', async () => {
    const [boss, clerk] = await Promise.all([server.staff(), server.staff('cashier')])
    const own = await server.member()
    const { data } = await own.call('/api/cash/in', deposit())
    const act = (verb: string) => `/admin/api/cash-requests/${data.cashIdx}/${verb}`
    const waits = await Promise.all([boss.ask('POST', act('wait'), {}), clerk.ask('POST', act('wait'), {})])
    expect(waits.map(({ status }) => status).sort()).toEqual([200, 409])
    const approvals = await Promise.all(
      [boss, boss, boss, clerk, clerk, clerk].map((staff) => staff.ask('POST', act('approve'), {})),
    )
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await cashOf(own.memberId)).cash).toBe(10_000)
  })

  test('approve and reject at once: one of them, and the money agrees', async () => {
    const boss = await server.staff()
    const own = await server.member({ cash: 100_000 })
    const { data } = await own.call('/api/cash/out', withdrawal())
    const act = (verb: string) => `/admin/api/cash-requests/${data.cashIdx}/${verb}`
    await boss.ask('POST', act('wait'), {})
    const [yes, no] = await Promise.all([
      boss.ask('POST', act('approve'), {}),
      boss.ask('POST', act('reject'), { reason: 'not ours' }),
    ])
    expect([yes?.status, no?.status].sort()).toEqual([200, 409])
    expect(await cashOf(own.memberId)).toMatchObject({
      cash: yes?.status === 200 ? 90_000 : 100_000,
      withdrawalPending: 0,
    })
  })

  test('staff take a withdrawal in hand while the member cancels it twenty times: one of them', async () => {
    const boss = await server.staff()
    const own = await server.member({ cash: 100_000 })
    const { data } = await own.call('/api/cash/out', withdrawal())
    const cancel = { what: 'cancel', cashIdx: [data.cashIdx] }
    const [wait, ...cancels] = await Promise.all([
      boss.ask('POST', `/admin/api/cash-requests/${data.cashIdx}/wait`, {}),
      ...Array.from({ length: 20 }, () => own.call('/api/cash/del', cancel)),
    ])
    const done = cancels.filter(({ resultCode }) => resultCode === '0').length
    expect(done + (wait?.status === 200 ? 1 : 0)).toBe(1)
    expect(await cashOf(own.memberId)).toMatchObject(
      done === 1 ? { cash: 100_000, withdrawalPending: 0 } : { cash: 90_000, withdrawalPending: 10_000 },
    )
  })
})

describe("somebody else's", () => {
  const attackers = async (): Promise<MemberClient[]> => [await server.member(), await server.member({ siteId: 2 })]

  test('requests, wagers, replays and messages are N404 and stay as they are', async () => {
    const own = await server.member({ cash: 100_000 })
    const { data } = await own.call('/api/cash/in', deposit())
    const player = await vendor.player(own.memberId)
    expect((await vendor.bet(player, 1_000)).status).toBe('RS_OK')
    const { data: bets } = await own.call('/api/bet/betlist')
    const { betIdx } = bets.list[0]
    await server.system(async (ctx) => {
      const texts = { ko: '글', en: 'text', vn: 'chữ' }
      const { sendMessage } = await import('../modules/community/index.ts')
      await sendMessage(ctx, { memberId: own.memberId, kind: 'guide', title: texts, text: texts })
    })
    const { data: messages } = await own.call('/api/board/msgList')
    const { msgIdx } = messages.list[0]
    for (const attacker of await attackers()) {
      const asked: [string, object][] = [
        ['/api/cash/del', { what: 'cancel', cashIdx: [data.cashIdx] }],
        ['/api/cash/del', { what: 'hide', cashIdx: [data.cashIdx] }],
        ['/api/bet/betDetail', { betIdx }],
        ['/api/bet/replay', { betIdx }],
        ['/api/board/msgRead', { msgIdx }],
      ]
      for (const [path, body] of asked) expect((await attacker.call(path, body)).resultCode, path).toBe('N404')
      expect((await attacker.call('/api/cash/list/', { page: 1 })).data.list).toEqual([])
      expect((await attacker.call('/api/bet/betlist')).data.list).toEqual([])
      expect((await attacker.call('/api/board/msgList')).data.list).toEqual([])
    }
    expect(await requestsOf(own.memberId)).toMatchObject([{ status: 0 }])
    expect((await own.call('/api/board/msgList')).data.unread).toBe(1)
  })

  test('a list with one foreign request in it changes none of the own ones', async () => {
    const own = await server.member()
    const other = await server.member()
    const mine = await own.call('/api/cash/in', deposit())
    const theirs = await other.call('/api/cash/in', deposit())
    for (const cashIdx of [
      [mine.data.cashIdx, theirs.data.cashIdx],
      [theirs.data.cashIdx, mine.data.cashIdx],
    ])
      expect((await own.call('/api/cash/del', { what: 'cancel', cashIdx })).resultCode).toBe('N404')
    expect(await requestsOf(own.memberId)).toMatchObject([{ status: 0 }])
    expect(await requestsOf(other.memberId)).toMatchObject([{ status: 0 }])
  })
})

test('the withdrawal password is locked after five wrong tries, also when they come at once, and the right one helps no more', async () => {
  const own = await server.member({ cash: 100_000 })
  const answers = await atOnce(12, () => own.call('/api/cash/out', withdrawal({ cashOutPass: '0000' })))
  expect(answers.filter(({ resultCode }) => resultCode === 'C008').length).toBeLessThanOrEqual(5)
  expect((await own.call('/api/cash/out', withdrawal())).resultCode).toBe('C208')
  expect(await cashOf(own.memberId)).toMatchObject({ cash: 100_000, withdrawalPending: 0 })
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
