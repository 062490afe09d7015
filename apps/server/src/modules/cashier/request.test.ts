import type { ResultCode } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { testServer } from '../../testing/context.ts'
import { testMember } from '../../testing/member.ts'
import { balancesOf, verify } from '../ledger/index.ts'
import { setSiteOption } from '../site/index.ts'
import { placeWager } from '../wagers/index.ts'
import { approveRequest, rejectRequest, waitRequest } from './decision.service.ts'
import { cancelOwnRequests } from './own-requests.service.ts'
import { requestDeposit, requestWithdrawal } from './request.service.ts'

const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
let keys = 0
const key = () => `request-key-${keys++}`

const depositing = (memberId: number, amount: number, changes: { requestKey?: string; bonus?: 'first' } = {}) =>
  server.member(memberId, (ctx) => requestDeposit(ctx, { amount, bonus: 'none', requestKey: key(), ...changes }))
const withdrawing = (memberId: number, amount: number, changes: { requestKey?: string; cashOutPass?: string } = {}) =>
  server.member(memberId, (ctx) =>
    requestWithdrawal(ctx, { amount, cashOutPass: '1234', requestKey: key(), ...changes }),
  )
const approve = (cashIdx: number) =>
  server.staff(async (ctx) => {
    await waitRequest(ctx, cashIdx)
    return approveRequest(ctx, cashIdx)
  })
const balances = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId))
const codeOf = async (act: Promise<unknown>): Promise<ResultCode | 'done'> =>
  act.then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

describe('a deposit', () => {
  test('is paid in when staff approve it, not before', async () => {
    const { memberId } = await testMember(server)
    const { cashIdx } = await depositing(memberId, 30_000)
    expect(await balances(memberId)).toMatchObject({ cash: 0 })
    await approve(cashIdx)
    expect(await balances(memberId)).toMatchObject({ cash: 30_000 })
  })

  test.each([
    [0, 'C002'],
    [-10_000, 'C002'],
    [-Number.MAX_SAFE_INTEGER, 'C002'],
    [9_999, 'C102'],
    [15_000, 'C103'],
    [10_001, 'C103'],
    [5_010_000, 'C101'],
    [Number.MAX_SAFE_INTEGER - 991, 'C101'],
    [10_000, 'done'],
    [5_000_000, 'done'],
  ] as const)('of %d is answered %s at level 1', async (amount, code) => {
    const { memberId } = await testMember(server)
    expect(await codeOf(depositing(memberId, amount))).toBe(code)
  })

  test('may be larger at a higher level, and a level beyond the table has the last', async () => {
    const second = await testMember(server, { level: 2 })
    expect(await codeOf(depositing(second.memberId, 10_000_000))).toBe('done')
    const tenth = await testMember(server, { level: 10 })
    expect(await codeOf(depositing(tenth.memberId, 50_010_000))).toBe('C101')
    expect(await codeOf(depositing(tenth.memberId, 50_000_000))).toBe('done')
  })

  test('is refused to those who may not', async () => {
    const codes = await Promise.all(
      [{ status: 'locked' as const }, { status: 'suspended' as const }, { is_deposit_barred: true }].map(
        async (changes) => codeOf(depositing((await testMember(server, changes)).memberId, 10_000)),
      ),
    )
    expect(codes).toEqual(['B1002', 'U0011', 'C001'])
  })

  test('is asked once at a time, also when two ask at once', async () => {
    const { memberId } = await testMember(server)
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(depositing(memberId, 10_000))))
    expect(codes.sort()).toEqual(['C003', 'C003', 'done'])
    expect(await codeOf(depositing(memberId, 10_000))).toBe('C003')
  })

  test('sent again with its key is the same one, also at once, and with other content is refused', async () => {
    const { memberId } = await testMember(server)
    const requestKey = key()
    const [one, two] = await Promise.all([1, 2].map(() => depositing(memberId, 10_000, { requestKey })))
    expect(one).toEqual(two)
    await approve(one?.cashIdx ?? 0)
    expect(await depositing(memberId, 10_000, { requestKey })).toEqual(one)
    expect(await codeOf(depositing(memberId, 20_000, { requestKey }))).toBe('K409')
    expect(await codeOf(withdrawing(memberId, 10_000, { requestKey }))).toBe('K409')
    expect(await balances(memberId)).toMatchObject({ cash: 10_000 })
  })

  test('with the key of another member is a request of its own', async () => {
    const [ann, ben] = [await testMember(server), await testMember(server)]
    const requestKey = key()
    const one = await depositing(ann.memberId, 10_000, { requestKey })
    expect(await depositing(ben.memberId, 10_000, { requestKey })).not.toEqual(one)
  })

  test('takes no bonus, for none can be granted', async () => {
    const { memberId } = await testMember(server)
    expect(await codeOf(depositing(memberId, 10_000, { bonus: 'first' }))).toBe('E400')
  })

  test('is not bound to the closed hours', async () => {
    server.clock.set('2026-11-20T23:45:00+09:00')
    const { memberId } = await testMember(server)
    expect(await codeOf(depositing(memberId, 10_000))).toBe('done')
    server.clock.set('2026-11-20T15:00:00+09:00')
  })
})

describe('a withdrawal', () => {
  test('takes the money at once, which waits, and leaves the house on approval', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const { cashIdx, cashAmt } = await withdrawing(memberId, 20_000)
    expect(cashAmt).toBe(30_000)
    expect(await balances(memberId)).toMatchObject({ cash: 30_000, withdrawalPending: 20_000 })
    await approve(cashIdx)
    expect(await balances(memberId)).toMatchObject({ cash: 30_000, withdrawalPending: 0 })
  })

  test('comes back when staff reject it', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const { cashIdx } = await withdrawing(memberId, 50_000)
    await server.staff(async (ctx) => {
      await waitRequest(ctx, cashIdx)
      await rejectRequest(ctx, cashIdx, 'account closed')
    })
    expect(await balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
  })

  test.each([
    [0, 'C206'],
    [-1, 'C206'],
    [9_000, 'C214'],
    [10_500, 'C215'],
    [3_010_000, 'C101'],
    [60_000, 'C202'],
    [50_000, 'done'],
  ] as const)('of %d with 50,000 in cash is answered %s', async (amount, code) => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    expect(await codeOf(withdrawing(memberId, amount))).toBe(code)
  })

  test('is refused to those who may not', async () => {
    const codes = await Promise.all(
      [{ status: 'locked' as const }, { status: 'suspended' as const }, { is_withdrawal_barred: true }].map(
        async (changes) =>
          codeOf(withdrawing((await testMember(server, { ...changes, cash: 50_000 })).memberId, 10_000)),
      ),
    )
    expect(codes).toEqual(['B1002', 'U0011', 'C203'])
  })

  test.each([
    ['2026-11-20T23:29:59+09:00', 'done'],
    ['2026-11-20T23:30:00+09:00', 'C230'],
    ['2026-11-21T00:29:59+09:00', 'C230'],
    ['2026-11-21T00:30:00+09:00', 'done'],
  ] as const)('at %s is answered %s', async (at, code) => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    server.clock.set(at)
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe(code)
    server.clock.set('2026-11-20T15:00:00+09:00')
  })

  test('is asked once at a time, also when two ask at once, and takes the money once', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(withdrawing(memberId, 10_000))))
    expect(codes.sort()).toEqual(['C209', 'C209', 'done'])
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe('C209')
    expect(await balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 10_000 })
  })

  test('sent again with its key answers the same, however the first one ended, and moves nothing', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const requestKey = key()
    const [one, two] = await Promise.all([1, 2].map(() => withdrawing(memberId, 10_000, { requestKey })))
    expect(one).toEqual(two)
    await approve(one?.cashIdx ?? 0)
    expect(await withdrawing(memberId, 10_000, { requestKey })).toEqual(one)
    expect(await codeOf(withdrawing(memberId, 20_000, { requestKey }))).toBe('K409')
    expect(await balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 0 })
  })

  test('waits ten minutes after the last one was requested, however that ended', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const { cashIdx } = await withdrawing(memberId, 10_000)
    await server.member(memberId, (ctx) => cancelOwnRequests(ctx, [cashIdx]))
    server.clock.advance(599_999)
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe('C216')
    server.clock.advance(1)
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe('done')
  })

  test('needs the withdrawal password, and five wrong ones lock it even for the right one', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const tries: string[] = []
    for (const cashOutPass of ['', '0000', '1111', '2222', '3333', '4444', '1234'])
      tries.push(await codeOf(withdrawing(memberId, 10_000, { cashOutPass })))
    expect(tries).toEqual(['C204', 'C008', 'C008', 'C008', 'C008', 'C208', 'C208'])
    const unset = await testMember(server, { cash: 50_000, withdrawal_hash: null })
    expect(await codeOf(withdrawing(unset.memberId, 10_000))).toBe('C010')
    expect(await balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
  })

  test('waits for a round under way', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    await server.system((ctx) =>
      placeWager(ctx, {
        memberId,
        product: 'slot',
        vendorCode: 'studio',
        gameCode: 'moonlit-koi',
        round: `round-of-${memberId}`,
        selection: null,
        stake: 1_000,
        balanceAfter: 49_000,
        transferId: null,
      }),
    )
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe('B9999')
  })

  test('follows the options of its site', async () => {
    await server.system(async (ctx) => {
      await setSiteOption(ctx, 'minimumWithdrawal', 30_000)
      await setSiteOption(ctx, 'maximumWithdrawalByLevel', [40_000])
    })
    const { memberId } = await testMember(server, { cash: 90_000 })
    expect(await codeOf(withdrawing(memberId, 20_000))).toBe('C214')
    expect(await codeOf(withdrawing(memberId, 50_000))).toBe('C101')
    expect(await codeOf(withdrawing(memberId, 40_000))).toBe('done')
    await server.system(async (ctx) => {
      await setSiteOption(ctx, 'minimumWithdrawal', 10_000)
      await setSiteOption(ctx, 'maximumWithdrawalByLevel', [3_000_000])
    })
  })

  test('leaves nothing behind when the call fails halfway', async () => {
    const { memberId } = await testMember(server, { cash: 50_000 })
    const failing = server.member(memberId, async (ctx) => {
      await requestWithdrawal(ctx, { amount: 10_000, cashOutPass: '1234', requestKey: key() })
      throw new Error('the machine went away')
    })
    await expect(failing).rejects.toThrow('went away')
    expect(await balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
    expect(await codeOf(withdrawing(memberId, 10_000))).toBe('done')
  })
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
