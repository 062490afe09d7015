import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { house, memberPurse, vendorAccount } from '../account-ref.ts'
import { balancesOf, openPurses } from '../balance.service.ts'
import { post } from '../posting.service.ts'
import { type BatchPosting, createBatchPoster } from './batch.service.ts'

const server = await testServer()
const MEMBER = 7
await server.system((ctx) => openPurses(ctx, MEMBER, 'KRW'))

const deposit = (key: string, amount = 100) =>
  ({
    kind: 'deposit',
    currency: 'KRW',
    from: house('bank'),
    to: memberPurse(MEMBER, 'cash'),
    amount: won(amount),
    key,
    siteId: 1,
    happenedAt: new Date('2026-11-20T06:00:00Z'),
  }) as const satisfies BatchPosting

test('a batch with a key that the ledger knows is run again, and answers the repeat beside what is new', async () => {
  const poster = createBatchPoster()
  await server.system((ctx) => post(ctx, deposit('known')))
  let runs = 0
  const results = await server.system((ctx) => {
    runs++
    return poster(ctx, [deposit('known'), deposit('new'), deposit('known too', 5)])
  })
  expect(runs).toBe(2)
  expect(results.map(({ outcome, toBalance }) => [outcome, toBalance])).toEqual([
    ['repeat', 100],
    ['posted', 200],
    ['posted', 205],
  ])
})

test('what was posted is answered as a repeat even when the purse is empty by then, and a foreign content as a reuse', async () => {
  const poster = createBatchPoster()
  const bet = (key: string, amount: number) =>
    ({
      ...deposit(key, amount),
      kind: 'withdrawal-requested',
      from: memberPurse(MEMBER, 'cash'),
      to: memberPurse(MEMBER, 'withdrawal-pending'),
    }) as const
  const all = await server.system((ctx) => poster(ctx, [deposit('stake', 1_000), bet('all of it', 1_205)]))
  expect(all.map(({ outcome }) => outcome)).toEqual(['posted', 'posted'])
  const again = await server.system((ctx) =>
    poster(ctx, [bet('all of it', 1_205), bet('more', 1), deposit('stake', 7)]),
  )
  expect(again.map(({ outcome, fromBalance }) => [outcome, fromBalance])).toEqual([
    ['repeat', 0],
    ['insufficient-funds', 0],
    ['key-conflict', undefined],
  ])
})

test('a batch opens the purses that it needs and nobody opened yet', async () => {
  const posting = (key: string, amount: number): BatchPosting => ({
    kind: 'wager-paid',
    currency: 'KRW',
    from: vendorAccount('studio'),
    to: memberPurse(MEMBER, 'bonus'),
    amount: won(amount),
    key,
    siteId: 1,
    happenedAt: new Date('2026-11-20T06:00:00Z'),
  })
  const poster = createBatchPoster()
  const results = await server.system((ctx) =>
    poster(ctx, [deposit('beside'), posting('bonus 1', 30), posting('bonus 2', 12)]),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['posted', 'posted', 'posted'])
  expect(await server.system((ctx) => balancesOf(ctx, MEMBER))).toMatchObject({ bonus: 42 })
})
