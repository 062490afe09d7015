import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { house, memberPurse, vendorAccount } from '../account-ref.ts'
import { balancesOf, openPurses } from '../balance.service.ts'
import { KeyConflict } from '../posting.errors.ts'
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

const toBonus = (key: string, amount: number, memberId = MEMBER): BatchPosting => ({
  kind: 'wager-paid',
  currency: 'KRW',
  from: vendorAccount('studio'),
  to: memberPurse(memberId, 'bonus'),
  amount: won(amount),
  key,
  siteId: 1,
  happenedAt: new Date('2026-11-20T06:00:00Z'),
})

test('a batch opens the purses that it needs and nobody opened yet', async () => {
  const poster = createBatchPoster()
  const results = await server.system((ctx) =>
    poster(ctx, [deposit('beside'), toBonus('bonus 1', 30), toBonus('bonus 2', 12)]),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['posted', 'posted', 'posted'])
  expect(await server.system((ctx) => balancesOf(ctx, MEMBER))).toMatchObject({ bonus: 42 })
})

test('a purse whose opening was rolled back is opened again, and a member who does not exist is an error of the posting', async () => {
  const poster = createBatchPoster()
  const [late, nobody] = [8, 999_999]
  await server.system((ctx) => openPurses(ctx, late, 'KRW'))
  const undone = server.system(async (ctx) => {
    await poster(ctx, [toBonus('undone', 5, late)])
    throw new Error('given up')
  })
  await expect(undone).rejects.toThrow('given up')
  let runs = 0
  const [answer] = await server.system((ctx) => {
    runs++
    return poster(ctx, [toBonus('kept', 7, late)])
  })
  expect([runs, answer?.outcome]).toEqual([2, 'posted'])
  expect(await server.system((ctx) => balancesOf(ctx, late))).toMatchObject({ bonus: 7 })
  await expect(server.system((ctx) => poster(ctx, [toBonus('of nobody', 5, nobody)]))).rejects.toThrow('does not exist')
})

test('a known key with another kind, side, amount or reference is a reuse, alone and in a batch', async () => {
  const [giver, taker, third] = [memberPurse(21, 'cash'), memberPurse(22, 'cash'), memberPurse(23, 'cash')] as const
  await server.system(async (ctx) => {
    for (const to of [giver, taker, third]) {
      await openPurses(ctx, to.memberId as number, 'KRW')
      await post(ctx, { ...deposit(`to ${to.memberId}`, 1_000), to })
    }
  })
  const said = { ...deposit('said', 50), kind: 'money-given', from: giver, to: taker } as const satisfies BatchPosting
  await server.system((ctx) => post(ctx, said))
  const poster = createBatchPoster()
  const outcomeOf = async (posting: BatchPosting): Promise<string | undefined> =>
    (await server.system((ctx) => poster(ctx, [posting])))[0]?.outcome
  expect(await outcomeOf(said)).toBe('repeat')
  for (const other of [
    { kind: 'money-taken-back' },
    { from: third },
    { to: third },
    { amount: won(51) },
    { reference: 'give:9' },
  ]) {
    const posting = { ...said, ...other } as BatchPosting
    await expect(
      server.system((ctx) => post(ctx, posting)),
      Object.keys(other)[0],
    ).rejects.toThrow(KeyConflict)
    expect(await outcomeOf(posting), Object.keys(other)[0]).toBe('key-conflict')
  }
})

test('money neither leaves nor reaches a purse in another currency or at another site, alone and in a batch', async () => {
  const out = {
    ...deposit('out', 1),
    kind: 'wager-placed',
    from: memberPurse(MEMBER, 'cash'),
    to: vendorAccount('studio'),
  }
  await server.system((ctx) => post(ctx, deposit('enough')))
  for (const posting of [deposit('in', 1), out] as BatchPosting[])
    for (const other of [{ currency: 'EUR' }, { siteId: 2 }]) {
      const wrong = { ...posting, ...other } as BatchPosting
      await expect(server.system((ctx) => post(ctx, wrong), wrong.siteId)).rejects.toThrow(/no account/)
      await expect(server.system((ctx) => createBatchPoster()(ctx, [wrong]))).rejects.toThrow(/no account/)
    }
})
