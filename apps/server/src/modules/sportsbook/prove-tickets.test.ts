import { expect, test } from 'vitest'
import { sportsDesk } from './sportsbook.fixture.ts'

const desk = await sportsDesk()

/** What the proof finds once this is done to the tables, which is undone again. */
const foundAfter = async (...wrongs: string[]): Promise<string[]> => {
  const client = await desk.owner.connect()
  try {
    await client.query('BEGIN')
    for (const wrong of wrongs) await client.query(wrong)
    const { rows } = await client.query('SELECT DISTINCT what FROM sportsbook.verify() ORDER BY what')
    return rows.map(({ what }) => what)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('the proof finds tickets that differ from money, wagers and exposure', async () => {
  const memberId = await desk.member()
  const eventId = await desk.addEvent()
  expect((await desk.place(memberId, await desk.ticketOn([eventId]))).ticket?.state).toBe('accepted')
  const held = await desk.ticketOn([await desk.addEvent()], { stake: 600_000 })
  expect((await desk.place(memberId, held)).ticket?.state).toBe('referred')
  expect(await foundAfter()).toEqual([])
  const freely = 'ALTER TABLE sportsbook.ticket DISABLE TRIGGER USER'
  expect(await foundAfter(freely, `UPDATE sportsbook.ticket SET stake = stake + 1 WHERE state = 'referred'`)).toEqual([
    'held',
  ])
  expect(await foundAfter(freely, `UPDATE sportsbook.ticket SET payout = 1 WHERE state = 'accepted'`)).toEqual([
    'wagers',
  ])
  expect(await foundAfter(freely, `UPDATE sportsbook.ticket SET wager_id = 999 WHERE state = 'accepted'`)).toEqual([
    'tickets',
    'wagers',
  ])
  expect(await foundAfter('UPDATE sportsbook.exposure SET loss = loss + 1')).toEqual(['exposure'])
})

test('what a ticket was sent with and accepted at never changes, and no state is skipped', async () => {
  for (const wrong of [
    'UPDATE sportsbook.ticket SET number = number + 1000',
    `UPDATE sportsbook.ticket SET stake = stake * 2 WHERE state = 'accepted'`,
    `UPDATE sportsbook.leg l SET price = 5000 FROM sportsbook.ticket t WHERE t.ticket_id = l.ticket_id AND t.state = 'accepted'`,
    `UPDATE sportsbook.leg SET outcome = '2'`,
    `UPDATE sportsbook.ticket SET state = 'waiting', accept_at = now() WHERE state = 'referred'`,
    'DELETE FROM sportsbook.leg',
  ])
    await expect(desk.owner.query(wrong), wrong).rejects.toThrow(/does not change|does not go|is never deleted/)
  await expect(desk.server.pool.query('DELETE FROM sportsbook.ticket')).rejects.toThrow(/permission denied/)
  await expect(desk.server.pool.query('UPDATE sportsbook.rule_version SET version = 9')).rejects.toThrow(
    /permission denied/,
  )
})
