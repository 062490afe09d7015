import { miniRoundStates } from '@maru/contract'
import { expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'
import { assertReachable, mayBecome } from './round.states.ts'

const room = await gameRoom()

test('every state can be reached, and one that cannot is found at start', () => {
  expect(() => assertReachable()).not.toThrow()
  expect(() => assertReachable({ open: ['closed'], closed: ['drawn'], drawn: ['settled'] })).toThrow('cancelled')
})

test('the database allows exactly the ways of the table', async () => {
  await room.open()
  for (const from of miniRoundStates)
    for (const to of miniRoundStates) {
      if (from === to) continue
      expect(await tries(from, to), `${from} to ${to}`).toBe(mayBecome(from, to))
    }
})

const drawn = `drawn_at = draw_at, numbers = '{1,2,3,4,5}', power_ball = 1, link_number = 1, link = decode(repeat('00', 32), 'hex')`
const settled = 'settled_at = draw_at, wagers = 0, stakes = 0, payouts = 0'
const cancelled = `cancelled_at = draw_at, cancel_reason = 'test'`
const anew = 'settled_at = NULL, wagers = NULL, stakes = NULL, payouts = NULL, chain_id = 1'
const columns = { open: anew, closed: '', drawn, settled, cancelled, missed: settled }
const waysTo = {
  open: [],
  closed: ['closed'],
  drawn: ['closed', 'drawn'],
  settled: ['closed', 'drawn', 'settled'],
  cancelled: ['cancelled'],
  missed: [],
} as const

/** A round is brought into a state, and then tried to be moved on; all of it is rolled back. */
const tries = async (from: keyof typeof waysTo, to: keyof typeof waysTo): Promise<boolean> => {
  const client = await room.server.ownerPool.connect()
  const move = (state: keyof typeof columns) =>
    client.query(`UPDATE minigames.round SET state = '${state}'${columns[state] && `, ${columns[state]}`}`)
  try {
    await client.query('BEGIN')
    if (from === 'missed')
      await client.query(
        `INSERT INTO minigames.round (site_id, game, draw_at, state, source, opens_at, closes_at, settled_at, wagers, stakes, payouts)
         SELECT site_id, game, first_draw_at, 'missed', 'own', first_draw_at - interval '5 minutes', first_draw_at - interval '30 seconds', first_draw_at, 0, 0, 0
         FROM minigames.chain`,
      )
    else
      await client.query(
        `INSERT INTO minigames.round (site_id, game, draw_at, source, chain_id, opens_at, closes_at)
       SELECT site_id, game, first_draw_at, 'own', chain_id, first_draw_at - interval '5 minutes', first_draw_at - interval '30 seconds' FROM minigames.chain`,
      )
    for (const state of waysTo[from]) await move(state)
    return await move(to).then(
      () => true,
      (error: Error) => {
        expect(error.message).toMatch(/does not go from|once|round_/)
        return false
      },
    )
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('a round is never deleted, begins open or is missed, keeps what it was opened with, and is drawn and settled once', async () => {
  await room.run()
  const refused: [sql: string, why: RegExp][] = [
    ['DELETE FROM minigames.round', /never deleted/],
    [`UPDATE minigames.round SET closes_at = closes_at + interval '1 second'`, /does not change/],
    ['UPDATE minigames.round SET chain_id = 2', /does not change/],
    [`UPDATE minigames.round SET kino_three_lines_up_to = 36`, /does not change/],
    [
      `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at, state)
       VALUES (1, 'powerladder', '2026-11-23T10:00:00Z', 'feed', '2026-11-23T09:55:00Z', '2026-11-23T09:59:00Z', 'closed')`,
      /begins open, or is missed/,
    ],
    ['UPDATE minigames.chain SET commitment = sha256(commitment)', /committed to does not change/],
    ['UPDATE minigames.chain SET salt = sha256(salt)', /salted once/],
  ]
  for (const [sql, why] of refused) await expect(room.server.ownerPool.query(sql)).rejects.toThrow(why)
  for (const table of ['round', 'chain', 'sealed_links'])
    await expect(room.server.pool.query(`DELETE FROM minigames.${table}`)).rejects.toThrow(/permission denied/)
  await expect(room.server.pool.query('UPDATE minigames.sealed_links SET sealed = sealed')).rejects.toThrow(
    /permission denied/,
  )
})

test('a link that is not that of the round is refused', async () => {
  const wrong = `UPDATE minigames.round SET state = 'drawn', ${drawn.replace('link_number = 1', 'link_number = 2')} WHERE link IS NULL AND draw_at = (SELECT min(draw_at) FROM minigames.round)`
  await room.server.ownerPool.query(`UPDATE minigames.round SET state = 'closed'`)
  await expect(room.server.ownerPool.query(wrong)).rejects.toThrow(/not that of this round/)
})
