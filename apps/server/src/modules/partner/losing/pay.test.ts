import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { placeWager } from '../../wagers/index.ts'
import { addBelow, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { confirm, freezeNext, setOptions } from './losing.fixture.ts'
import { payLosingClock, payNext } from './pay.job.ts'

const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'day' })

test('a settlement whose job died with its process is put into the queue again, until it is paid', async () => {
  const store = await addPartner(server, 5)
  await setRates(server, store, flat(10, 500))
  const memberId = await addBelow(server, store)
  const rateChainId = await chainOf(server, store)
  const lost = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'killed', selection: null }
  await server.system((ctx) => placeWager(ctx, { ...lost, rateChainId, stake: 9_000_000, endsRound: true, ...noMoney }))
  server.clock.set('2026-11-03T12:00:00+09:00')
  const settlementId = await freezeNext(server)
  await confirm(server, settlementId)
  const waiting = async (): Promise<number> =>
    (
      await server.ownerPool.query(
        `SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'partner.pay-losing' AND locked_at IS NULL`,
      )
    ).rows[0].n
  // As a process leaves its job that is killed at work on it.
  await server.ownerPool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a dead worker'`,
  )
  expect(await waiting()).toBe(0)
  await payLosingClock.tick(server.contexts, server.clock.now())
  expect(await waiting()).toBe(0)
  server.clock.advance(15_000)
  for (let n = 0; n < 2; n++) await payLosingClock.tick(server.contexts, server.clock.now())
  expect(await waiting()).toBe(1)
  await server.ownerPool.query('DELETE FROM graphile_worker._private_jobs')
  while (await server.system((ctx) => payNext(ctx, settlementId)));
  server.clock.advance(15_000)
  await payLosingClock.tick(server.contexts, server.clock.now())
  expect(await waiting()).toBe(0)
})
