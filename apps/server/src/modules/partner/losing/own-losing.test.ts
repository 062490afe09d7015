import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { moveWager, placeWager } from '../../wagers/index.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { partnerModule } from '../module.ts'
import { addBelow, addBranch, chainOf, codeOf, flat, setRates } from '../partner.fixture.ts'
import { estimateLosing, estimateLosingClock } from './estimate.job.ts'
import { confirm, freezeNext, setOptions } from './losing.fixture.ts'
import { payNext } from './pay.job.ts'
import { previewSettlement } from './settlement-list.service.ts'

const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'week', losingNegative: 'carry' })
const branch = await addBranch(server)
for (const [i, rate] of [10, 9, 8, 7, 6].entries()) await setRates(server, branch[i] as number, flat(rate, rate * 100))
const [, , , distributor = 0, store = 0] = branch
const memberId = await addBelow(server, store)
const direct = await addBelow(server, distributor)
const play = (who: number, rateChainId: number, stake: number, payout: number, round: string) =>
  server.system(async (ctx) => {
    const about = { memberId: who, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round, selection: null }
    const ref = await placeWager(ctx, { ...about, rateChainId, stake, ...noMoney })
    await moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, undefined)
    return ref
  })

const ask = <T>(path: string, who: number, body: object = {}): Promise<T> => {
  const one = (partnerModule.calls ?? []).find(({ call }) => call.path === `/api/partner/${path}`)
  if (!one) throw new Error(`${path} is not served`)
  return server.call<T>(one, who, body)
}
type Line = { group: string; turnover: number; share: number; parts: { shareBp: number; base: number }[] }
type Lines = { amount: number; paidAt: string | null; lines: Line[]; corrections: { from: string; amount: number }[] }
type List = { list: { settlementId: number; from: string; amount: number }[]; next: string | null }

const first = await play(memberId, await chainOf(server, store), 1_000_000, 400_000, 'a')
await play(direct, await chainOf(server, distributor), 200_000, 0, 'b')
let settlementId = 0

test('a partner reads a settlement once staff have confirmed it, and when it was paid', async () => {
  server.clock.set('2026-11-09T00:10:00+09:00')
  settlementId = await freezeNext(server)
  expect(await ask('losing', store)).toEqual({ list: [], next: null })
  expect(await codeOf(ask('losingLines', store, { settlementId }))).toBe('N404')
  await confirm(server, settlementId)
  expect(await ask('losingLines', store, { settlementId })).toMatchObject({ amount: 35_964, paidAt: null })
  await server.system((ctx) => payNext(ctx, settlementId))
  expect((await ask<Lines>('losingLines', store, { settlementId })).paidAt).not.toBeNull()
})

test('each part at its own share adds up to the share of the line, and with it to what is paid', async () => {
  const { amount, lines } = await ask<Lines>('losingLines', distributor, { settlementId })
  // Of the store’s member 7% less 6%; of its own member all of 7%. Rolling went off: 600 and 100, and 140.
  expect(lines).toMatchObject([
    {
      ...{ group: 'slot', turnover: 1_200_000, losses: 800_000, divided: 0, rolling: 840 },
      parts: [
        { shareBp: 700, base: 199_860 },
        { shareBp: 100, base: 599_300 },
      ],
    },
  ])
  expect(amount).toBe(Math.floor((199_860 * 700 + 599_300 * 100) / 10_000))
})

test('what a correction of a closed period adds stands in the next one, by the period that it corrects', async () => {
  server.clock.set('2026-11-10T12:00:00+09:00')
  await play(memberId, await chainOf(server, store), 500_000, 0, 'c')
  await server.system((ctx) =>
    moveWager(ctx, first, { stake: 0, payout: 100_000, bets: 0, endsRound: true }, undefined),
  )
  server.clock.set('2026-11-16T00:10:00+09:00')
  const second = await freezeNext(server)
  await confirm(server, second)
  const found = await ask<Lines>('losingLines', store, { settlementId: second })
  expect(found.corrections).toMatchObject([{ group: 'slot', from: '2026-11-02', until: '2026-11-08', amount: -6_000 }])
  expect(found.amount).toBe(Math.floor(((500_000 - 300) * 600) / 10_000) - 6_000)
  const page = await ask<List>('losing', store, { size: 1 })
  expect(page.list).toMatchObject([{ settlementId: second, from: '2026-11-09', amount: found.amount }])
  expect((await ask<List>('losing', store, { size: 1, before: page.next })).list).toMatchObject([{ settlementId }])
})

test('a partner finds the settlements of others nowhere, and one with nothing of its own in it is none', async () => {
  const [other = 0] = await addBranch(server)
  expect(await ask('losing', other)).toEqual({ list: [], next: null })
  expect(await codeOf(ask('losingLines', other, { settlementId }))).toBe('N404')
})

test('the dashboard says what the open period comes to so far, as the desk of staff does, and of what', async () => {
  const dashboard = () => ask<{ month: { losing: number }; losingOpen: object }>('dashboard', store)
  await play(memberId, await chainOf(server, store), 100_000, 250_000, 'won')
  await accrueAll(server)
  await server.system(estimateLosing)
  expect((await dashboard()).losingOpen).toMatchObject({ losses: -150_000, rolling: 60, amount: 0, below: -9_003 })
  server.clock.advance(3_600_000)
  await play(memberId, await chainOf(server, store), 250_000, 0, 'lost')
  await accrueAll(server)
  await server.system(estimateLosing)
  const { month, losingOpen } = await dashboard()
  const coming = await server.staff((ctx) => previewSettlement(ctx, { before: '', size: 20 }))
  const amount = coming.rows.find(({ partnerId }) => partnerId === store)?.amount
  expect(losingOpen).toEqual({
    ...{ from: '2026-11-16', until: '2026-11-22', losses: 100_000, divided: 0, rolling: 210, amount: 5_987, below: 0 },
  })
  expect(amount).toBe(5_987)
  // With what was paid for a period of the month.
  expect(month.losing).toBe(35_964 + 5_987)
  const waiting = async (): Promise<number> =>
    (await server.ownerPool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'partner.estimate-losing'`))
      .rowCount ?? 0
  await estimateLosingClock.tick(server.contexts, server.clock.now())
  expect(await waiting()).toBe(0)
  server.clock.advance(3_600_000)
  for (let n = 0; n < 2; n++) await estimateLosingClock.tick(server.contexts, server.clock.now())
  expect(await waiting()).toBe(1)
})
