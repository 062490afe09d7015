import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { noticesOf } from '../../platform/notices/notices.ts'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse } from './account-ref.ts'
import { openPurses } from './balance.service.ts'
import { post } from './posting.service.ts'
import { sealSettled } from './proof.service.ts'
import { watchSealsClock } from './watch-seals.clock.ts'

const server = await testServer()
const tick = () => watchSealsClock.tick(server.contexts, server.clock.now())
const notices = () => server.system(({ db }) => noticesOf(db, 1))
/** Of the transfers that stand there, as the database has their times. */
const age = (minutes: number) =>
  server.ownerPool.query(
    `SET session_replication_role = replica;
     UPDATE ledger.transfer SET created_at = created_at - interval '${minutes} minutes';
     SET session_replication_role = origin`,
  )

test('staff are told when transfers have not been sealed for ten minutes, until they are', async () => {
  await server.system((ctx) => openPurses(ctx, 7, 'KRW'))
  await server.system((ctx) =>
    post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(7, 'cash'),
      amount: won(10_000),
      key: 'watched',
    }),
  )
  await age(9)
  await tick()
  expect(await notices()).toEqual([])
  await age(2)
  await tick()
  // As after a start: the queue has a minute to seal it.
  expect(await notices()).toEqual([])
  await tick()
  await tick()
  expect(await notices()).toMatchObject([{ siteId: 0, kind: 'seal-late', detail: { since: expect.any(String) } }])
  // Transactions of other test files on the same PostgreSQL may hold the seal back for a while.
  await expect
    .poll(
      async () => {
        await server.system(sealSettled)
        await tick()
        return notices()
      },
      { timeout: 30_000 },
    )
    .toEqual([])
})
