import { expect, test } from 'vitest'
import { deskOf } from '../../platform/notices/desk-topic.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { openSession } from '../games/session.service.ts'
import { placeWager } from '../wagers/index.ts'
import { keepSums } from '../wagers/running-sums.service.ts'
import { liveListeners } from './index.ts'

const server = await testServer({ listeners: liveListeners })
const message = { what: 'figures', id: '', isNew: false }
const notifiedDesks = () =>
  server.sent
    .filter(({ body }) => body.includes('figures'))
    .map(({ subject, body }) => ({ subject, ...JSON.parse(body) }))
const place = (memberId: number, siteId: number) =>
  server.system((ctx) => placeWager(ctx, { ...slotWager(memberId), stake: 100, ...noMoney }), siteId)

test('the desks of a site are notified that their figures changed, once for many wagers and members', async () => {
  await place(1, 2)
  for (let memberId = 2; memberId < 8; memberId++) await place(memberId, 1)
  await server.system(keepSums)
  for (let n = 0; n < 3; n++) {
    const memberId = await addMember(server)
    await server.system((ctx) => openSession(ctx, { memberId, vendorCode: 'studio', gameCode: 'koi' }))
  }
  await server.contexts.drained()
  const expected = [1, 2].map((siteId) => ({ subject: deskOf(siteId).subject, ...message }))
  await expect.poll(() => notifiedDesks().toSorted((a, b) => a.subject.localeCompare(b.subject))).toEqual(expected)
})

test('nobody is notified when nothing changed', async () => {
  await server.system(keepSums)
  await server.contexts.drained()
  const { rows } = await server.pool.query('SELECT * FROM platform.outbox')
  expect(rows).toEqual([])
})
