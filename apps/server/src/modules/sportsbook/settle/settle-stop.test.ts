import { won } from '@maru/sports'
import { afterAll, expect, test } from 'vitest'
import { addMember } from '../../../testing/members.fixture.ts'
import { ensureSite } from '../../site/index.ts'
import { placeAccepted } from './accepted-ticket.fixture.ts'
import { isOfTicket } from './failure.rules.ts'
import { settlementDesk } from './settle.fixture.ts'
import { settleDue } from './settle.service.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

test('a settlement that is stopped between the commits of two sites leaves the rest due, and calls no ticket stuck', async () => {
  const legs = [{ eventId: await desk.event(), price: 2_000 }]
  const own = await desk.place({ memberId: await desk.member(), legs })
  await desk.server.system((ctx) => ensureSite(ctx, { siteId: 2, name: 'Second', theme: 'maru', host: 'second.test' }))
  const memberId = await addMember(desk.server, { siteId: 2, cash: 1_000_000 })
  const elsewhere = await desk.server.system((ctx) => placeAccepted(ctx, { memberId, legs }), 2)
  await desk.say(legs[0]?.eventId ?? 0, { outcomes: { 1: won } })
  const [settling] = desk.settlers
  const stop = new AbortController()
  const pool: typeof settling.pool = {
    ...settling.pool,
    inContext: (about, fn) => {
      if (stop.signal.aborted) return Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
      stop.abort()
      return settling.pool.inContext(about, fn)
    },
  }
  expect(await settleDue({ ...settling, pool, stop })).toBe(1)
  expect([(await desk.ticket(own)).state, (await desk.ticket(elsewhere)).state]).toEqual(['settled', 'accepted'])
  const { rows } = await desk.server.pool.query('SELECT count(*)::int AS count FROM sportsbook.stuck_ticket')
  expect(rows).toEqual([{ count: 0 }])
  await desk.settle()
  expect(await desk.ticket(elsewhere)).toMatchObject({ state: 'settled' })
  await desk.nothingIsWrong()
})

test('a connection that ends, or that nobody gets, says nothing of a ticket', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
  ])
    expect(isOfTicket(new Error(message))).toBe(false)
  expect(isOfTicket(new Error('a ticket has no lines'))).toBe(true)
})
