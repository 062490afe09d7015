import { expect, test } from 'vitest'
import { changeBoardOffer } from '../office/board/offer.service.ts'
import { sportsDesk } from '../sportsbook.fixture.ts'
import { closeChangesJob } from './close-changes.job.ts'
import { findOfferChangesOfSite } from './rules.repository.ts'

const desk = await sportsDesk()
const { server } = desk
const suspend = async () => {
  const eventId = await desk.addEvent()
  const change = { what: 'suspend' } as const
  await server.staff((ctx) => changeBoardOffer(ctx, { eventId, market: '1', seen: 0, change }))
  return eventId
}
const inForce = async () => (await server.staff(findOfferChangesOfSite)).map(({ eventId }) => eventId)
const closeChanges = () => server.system((ctx) => closeChangesJob.run(ctx, {}))

test('what was changed of an event that is over is no longer in force, until its feed takes it up again', async () => {
  const eventId = await suspend()
  expect(await inForce()).toEqual([eventId])
  await desk.setEvent(eventId, 'ended')
  await closeChanges()
  expect(await inForce()).toEqual([])
  await desk.setEvent(eventId, 'live')
  expect(await inForce()).toEqual([eventId])
})

test('a week later it is not even read, and what goes on still is', async () => {
  const [over, later] = [await suspend(), await suspend()]
  await desk.setEvent(over, 'closed')
  server.clock.advance(8 * 86_400_000)
  await closeChanges()
  await desk.setEvent(over, 'live')
  expect(await inForce()).not.toContain(over)
  expect(await inForce()).toContain(later)
})
