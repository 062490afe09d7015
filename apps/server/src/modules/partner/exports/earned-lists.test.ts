import { text as textOf } from 'node:stream/consumers'
import { partnerExportTicket } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { moveWager, placeWager } from '../../wagers/index.ts'
import { confirm, freezeNext, setOptions } from '../losing/losing.fixture.ts'
import { payNext } from '../losing/pay.job.ts'
import { addBelow, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { bookCommission } from '../purse/book.service.ts'
import { openDownload } from './download.service.ts'
import { giveTicket } from './ticket.service.ts'

const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'day', rollingPaid: 'month' })
const store = await addPartner(server, 5)
await setRates(server, store, flat(10, 1_000))
const memberId = await addBelow(server, store)

const csvOf = async (what: 'losing' | 'commission'): Promise<string[]> => {
  const { url } = await server.member(store, (ctx) =>
    giveTicket(ctx, partnerExportTicket.body.parse({ what, format: 'csv', ask: {} })),
  )
  const download = await openDownload(server.contexts, 1, url.split('/')[3] ?? '')
  if (!download || download === 'busy') throw new Error('no download')
  return (await textOf(download.body)).replace('\uFEFF', '').trimEnd().split('\r\n')
}

test('settled periods are given out as the page shows them: what counted, what was paid, and when', async () => {
  const rateChainId = await chainOf(server, store)
  await server.system(async (ctx) => {
    const about = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'a', selection: null }
    const ref = await placeWager(ctx, { ...about, rateChainId, stake: 100_000, ...noMoney })
    await moveWager(ctx, ref, { stake: 0, payout: 40_000, bets: 0, endsRound: true }, undefined)
  })
  server.clock.set('2026-11-03T12:00:00+09:00')
  const settlementId = await freezeNext(server)
  expect(await csvOf('losing')).toHaveLength(1)
  await confirm(server, settlementId)
  await server.system((ctx) => payNext(ctx, settlementId))
  // (60,000 − 100) × 10%.
  expect((await csvOf('losing')).slice(1)).toEqual(['2026-11-02,100000,60000,0,-100,5990,2026-11-03 12:00:00'])
})

test('beside the balance of the commission stands what is owed, so that every line follows from the one before', async () => {
  const line = { holderId: store, kind: 'losing', amount: -7_000, period: '2026-11-02' } as const
  await server.system((ctx) => bookCommission(ctx, [line]))
  const [head = '', newest = '', before = ''] = await csvOf('commission')
  expect(head.split(',').slice(-3)).toEqual(['금액', '잔액', '다음 수익에서 뺄 금액'])
  expect(before.split(',').slice(-3)).toEqual(['5990', '5990', '0'])
  expect(newest.split(',').slice(-3)).toEqual(['-7000', '0', '1010'])
})
