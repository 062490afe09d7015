import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { verify } from '../ledger/index.ts'
import { setSiteOption } from '../site/index.ts'
import { placeWager } from '../wagers/index.ts'
import { serveCashOut } from './calls/member/request-withdrawal.ts'
import { requestWithdrawal } from './request.service.ts'

const hashing = vi.hoisted(() => vi.fn(async (): Promise<unknown> => undefined))
vi.mock(import('../identity/password.ts'), async (original) => {
  const real = await original()
  const isPassword: typeof real.isPassword = async (password, hash) => {
    const isRight = await real.isPassword(password, hash)
    await hashing()
    return isRight
  }
  return { ...real, isPassword }
})
beforeEach(() => void hashing.mockReset())

const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const desk = cashDesk(server)

/** The whole way of staff. */
const approve = async (cashIdx: number) => {
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
}

test('a withdrawal takes the money at once, which waits, and leaves the house on approval', async () => {
  const memberId = await desk.member(50_000)
  const { cashIdx, cashAmt } = await desk.withdraw(memberId, 20_000)
  expect(cashAmt).toBe(30_000)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 30_000, withdrawalPending: 20_000 })
  await approve(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 30_000, withdrawalPending: 0 })
})

test('a withdrawal comes back when staff reject it', async () => {
  const memberId = await desk.member(50_000)
  const { cashIdx } = await desk.withdraw(memberId, 50_000)
  await desk.wait(cashIdx)
  await desk.reject(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
})

test.each([
  [0, 'C206'],
  [-1, 'C206'],
  [9_000, 'C214'],
  [10_500, 'C215'],
  [3_010_000, 'C101'],
  [60_000, 'C202'],
  [50_000, 'done'],
] as const)('a withdrawal of %d with 50,000 in cash is answered %s', async (amount, code) => {
  const memberId = await desk.member(50_000)
  expect(await codeOf(desk.withdraw(memberId, amount))).toBe(code)
})

test('a withdrawal is refused to those who may not', async () => {
  const codes = await Promise.all(
    [{ status: 'locked' as const }, { status: 'suspended' as const }, { isWithdrawalBarred: true }].map(
      async (person) => codeOf(desk.withdraw(await desk.member(50_000, person))),
    ),
  )
  expect(codes).toEqual(['B1002', 'U0011', 'C203'])
})

test.each([
  ['2026-11-20T23:29:59+09:00', 'done'],
  ['2026-11-20T23:30:00+09:00', 'C230'],
  ['2026-11-21T00:29:59+09:00', 'C230'],
  ['2026-11-21T00:30:00+09:00', 'done'],
] as const)('a withdrawal at %s is answered %s', async (at, code) => {
  const memberId = await desk.member(50_000)
  server.clock.set(at)
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe(code)
  server.clock.set('2026-11-20T15:00:00+09:00')
})

test('a withdrawal is asked once at a time, also when two ask at once, and takes the money once', async () => {
  const memberId = await desk.member(50_000)
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(desk.withdraw(memberId, 10_000))))
  expect(codes.sort()).toEqual(['C209', 'C209', 'done'])
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('C209')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 10_000 })
})

test('a withdrawal sent again with its key answers the same, however the first one ended, and moves nothing', async () => {
  const memberId = await desk.member(50_000)
  const requestKey = randomUUID()
  const [one, two] = await Promise.all([1, 2].map(() => desk.withdraw(memberId, 10_000, { requestKey })))
  expect(one).toEqual(two)
  await approve(one?.cashIdx ?? 0)
  expect(await desk.withdraw(memberId, 10_000, { requestKey })).toEqual(one)
  expect(await codeOf(desk.withdraw(memberId, 20_000, { requestKey }))).toBe('K409')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 0 })
})

test('a withdrawal waits ten minutes after the last one was requested, however that ended', async () => {
  const memberId = await desk.member(50_000)
  const { cashIdx } = await desk.withdraw(memberId, 10_000)
  await desk.cancel(memberId, cashIdx)
  server.clock.advance(599_999)
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('C216')
  server.clock.advance(1)
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('done')
})

test('a withdrawal needs the withdrawal password, and five wrong ones lock it even for the right one', async () => {
  const memberId = await desk.member(50_000)
  const tries: string[] = []
  for (const cashOutPass of ['', '0000', '1111', '2222', '3333', '4444', '1234'])
    tries.push(await codeOf(desk.withdraw(memberId, 10_000, { cashOutPass })))
  expect(tries).toEqual(['C204', 'C008', 'C008', 'C008', 'C008', 'C208', 'C208'])
  const unset = await desk.member(50_000, { withdrawalPassword: undefined })
  expect(await codeOf(desk.withdraw(unset, 10_000))).toBe('C010')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
})

test('a withdrawal waits for a round under way', async () => {
  const memberId = await desk.member(50_000)
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
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('B9999')
})

test('a withdrawal waits until the member owes nothing', async () => {
  const memberId = await desk.member(50_000)
  const owe = `INSERT INTO wagers.debt (site_id, member_id, currency, open, changes, opened_at) VALUES (1, $1, 'KRW', 700, 1, now())`
  await server.ownerPool.query(owe, [memberId])
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('C231')
  await server.ownerPool.query('UPDATE wagers.debt SET open = 0 WHERE member_id = $1', [memberId])
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('done')
})

test('a withdrawal follows the options of its site', async () => {
  await server.system(async (ctx) => {
    await setSiteOption(ctx, 'minimumWithdrawal', 30_000)
    await setSiteOption(ctx, 'maximumWithdrawalByLevel', [40_000])
  })
  const memberId = await desk.member(90_000)
  expect(await codeOf(desk.withdraw(memberId, 20_000))).toBe('C214')
  expect(await codeOf(desk.withdraw(memberId, 50_000))).toBe('C101')
  expect(await codeOf(desk.withdraw(memberId, 40_000))).toBe('done')
  await server.system(async (ctx) => {
    await setSiteOption(ctx, 'minimumWithdrawal', 10_000)
    await setSiteOption(ctx, 'maximumWithdrawalByLevel', [3_000_000])
  })
})

test('a withdrawal leaves nothing behind when the call fails halfway', async () => {
  const memberId = await desk.member(50_000)
  const failing = server.inSteps(memberId, (ctx) => {
    const inOwnTransaction: typeof ctx.inOwnTransaction = (fn) =>
      ctx.inOwnTransaction(async (own) => {
        const done = await fn(own)
        if (typeof done === 'object') throw new Error('the machine went away')
        return done
      })
    return requestWithdrawal(
      { ...ctx, inOwnTransaction },
      { amount: 10_000, cashOutPass: '1234', requestKey: randomUUID() },
    )
  })
  await expect(failing).rejects.toThrow('went away')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('done')
})

test('no transaction waits while the withdrawal password is hashed, and none is open when it is wrong', async () => {
  const memberId = await desk.member(50_000)
  const asked = (cashOutPass: string) => ({ amount: 10_000, cashOutPass, requestKey: randomUUID() })
  const waiting: number[] = []
  hashing.mockImplementation(async () => waiting.push(await server.waitingTransactions()))
  await expect(server.call(serveCashOut, memberId, asked('9999'))).rejects.toMatchObject({ code: 'C008' })
  expect(await server.call(serveCashOut, memberId, asked('1234'))).toMatchObject({ cashAmt: 40_000 })
  expect(waiting).toEqual([0, 0])
})

test('a withdrawal under way does not survive a change of its password', async () => {
  const memberId = await desk.member(50_000)
  hashing.mockImplementation(() =>
    server.ownerPool.query(`UPDATE identity.member SET withdrawal_hash = 'another' WHERE member_id = $1`, [memberId]),
  )
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('C008')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, withdrawalPending: 0 })
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
