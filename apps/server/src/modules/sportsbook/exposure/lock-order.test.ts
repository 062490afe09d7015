import { setTimeout as sleep } from 'node:timers/promises'
import { lost, won } from '@maru/sports'
import { afterAll, expect, test } from 'vitest'
import { settlementDesk } from '../settle/settle.fixture.ts'
import { sportsDesk } from '../sportsbook.fixture.ts'

const desk = await sportsDesk()
const { server, owner } = desk
const settlement = await settlementDesk(server)
afterAll(() => settlement.close())

const isWaited = async (): Promise<void> => {
  for (;;) {
    const { rows } = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
    await sleep(5)
  }
}
const deadlocks = async (): Promise<number> => {
  await owner.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await owner.query(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].n
}

test('a commit that ends tickets and opens others again locks the rows of both in one order, as whoever places does', async () => {
  const events = [await desk.addEvent(), await desk.addEvent()].sort((a, b) => (String(a) < String(b) ? -1 : 1))
  const [first, last] = events as [number, number]
  for (const eventId of [first, first, last]) {
    const placed = await desk.place(await desk.member(), await desk.ticketOn([eventId]))
    expect(placed.code).toBe('0')
  }
  // One that stays open, so that the rows of the first do not go.
  expect((await desk.place(await desk.member(), await desk.ticketOn([first, await desk.addEvent()]))).code).toBe('0')
  await settlement.say(first, { outcomes: { 1: won } })
  expect(await settlement.settle()).toBe(3)
  const before = await deadlocks()
  const placing = await owner.connect()
  const lock = (eventId: number) =>
    placing.query(`SELECT 1 FROM sportsbook.exposure WHERE kind = 'event' AND key = $1 FOR UPDATE`, [String(eventId)])
  await placing.query('BEGIN')
  expect((await lock(first)).rowCount).toBe(1)
  await settlement.say(first, { kind: 'open' })
  await settlement.say(last, { outcomes: { 1: lost } })
  const settling = settlement.settle()
  await isWaited()
  await lock(last)
  await placing.query('COMMIT')
  placing.release()
  expect(await settling).toBe(4)
  expect(await deadlocks()).toBe(before)
  await desk.nothingIsWrong()
})
