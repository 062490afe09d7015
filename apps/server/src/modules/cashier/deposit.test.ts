import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { verify } from '../ledger/index.ts'

const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const desk = cashDesk(server)

/** The whole way of staff. */
const approve = async (cashIdx: number) => {
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
}

test('a deposit is paid in when staff approve it, not before', async () => {
  const memberId = await desk.member()
  const { cashIdx } = await desk.deposit(memberId, 30_000)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 0 })
  await approve(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 30_000 })
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
] as const)('a deposit of %d is answered %s at level 1', async (amount, code) => {
  const memberId = await desk.member()
  expect(await codeOf(desk.deposit(memberId, amount))).toBe(code)
})

test('a deposit may be larger at a higher level, and a level beyond the table has the last', async () => {
  const second = await desk.member(0, { level: 2 })
  expect(await codeOf(desk.deposit(second, 10_000_000))).toBe('done')
  const tenth = await desk.member(0, { level: 10 })
  expect(await codeOf(desk.deposit(tenth, 50_010_000))).toBe('C101')
  expect(await codeOf(desk.deposit(tenth, 50_000_000))).toBe('done')
})

test('a deposit is refused to those who may not', async () => {
  const codes = await Promise.all(
    [{ status: 'locked' as const }, { status: 'suspended' as const }, { isDepositBarred: true }].map(async (person) =>
      codeOf(desk.deposit(await desk.member(0, person))),
    ),
  )
  expect(codes).toEqual(['B1002', 'U0011', 'C001'])
})

test('a deposit is asked once at a time, also when two ask at once', async () => {
  const memberId = await desk.member()
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(desk.deposit(memberId, 10_000))))
  expect(codes.sort()).toEqual(['C003', 'C003', 'done'])
  expect(await codeOf(desk.deposit(memberId, 10_000))).toBe('C003')
})

test('a deposit sent again with its key is the same one, also at once, and with other content is refused', async () => {
  const memberId = await desk.member()
  const requestKey = randomUUID()
  const [one, two] = await Promise.all([1, 2].map(() => desk.deposit(memberId, 10_000, { requestKey })))
  expect(one).toEqual(two)
  await approve(one?.cashIdx ?? 0)
  expect(await desk.deposit(memberId, 10_000, { requestKey })).toEqual(one)
  expect(await codeOf(desk.deposit(memberId, 20_000, { requestKey }))).toBe('K409')
  expect(await codeOf(desk.deposit(memberId, 10_000, { requestKey, bonus: 'first' }))).toBe('K409')
  expect(await codeOf(desk.withdraw(memberId, 10_000, { requestKey }))).toBe('K409')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 10_000 })
})

test('a deposit with the key of another member is a request of its own', async () => {
  const [ann, ben] = [await desk.member(), await desk.member()]
  const requestKey = randomUUID()
  const one = await desk.deposit(ann, 10_000, { requestKey })
  expect(await desk.deposit(ben, 10_000, { requestKey })).not.toEqual(one)
})

test('a deposit takes no bonus where none is offered', async () => {
  const memberId = await desk.member()
  expect(await codeOf(desk.deposit(memberId, 10_000, { bonus: 'first' }))).toBe('C133')
})

test('a deposit is not bound to the closed hours', async () => {
  server.clock.set('2026-11-20T23:45:00+09:00')
  const memberId = await desk.member()
  expect(await codeOf(desk.deposit(memberId, 10_000))).toBe('done')
  server.clock.set('2026-11-20T15:00:00+09:00')
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
