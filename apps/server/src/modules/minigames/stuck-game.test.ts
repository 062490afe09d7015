import { afterAll, afterEach, expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'
import type { GameKey } from './round.rules.ts'
import { roundsClock, runRounds } from './run-rounds.service.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())
afterEach(() => void server.sent.splice(0))

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const state = async (game: GameKey['game'], draw: string) =>
  (await room.round({ ...room.key(game), drawAt: at(draw) }))?.state
const drawIs = async (game: GameKey['game'], draw: string) => `${game} ${await state(game, draw)}`

/** Somebody holds the round until the answer is called. */
const hold = async (game: GameKey['game'], draw: string): Promise<() => Promise<void>> => {
  const client = await server.ownerPool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM minigames.round WHERE site_id = 1 AND game = $1 AND draw_at = $2 FOR SHARE', [
    game,
    at(draw),
  ])
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

test('all games that are due are closed by one transaction, drawn by one, and opened by one', async () => {
  for (const game of ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const) await room.open(game)
  await room.run(at('08:47:00'))
  const transactions = async (draw = '08:50:00') =>
    (
      await server.pool.query(
        `SELECT count(*)::int AS rounds, count(DISTINCT xmin::text)::int AS transactions, min(state) AS state FROM minigames.round WHERE draw_at = $1`,
        [at(draw)],
      )
    ).rows[0]
  await room.run(at('08:49:30'))
  expect(await transactions()).toEqual({ rounds: 4, transactions: 1, state: 'closed' })
  await room.run(at('08:50:00'))
  expect(await transactions()).toEqual({ rounds: 4, transactions: 1, state: 'drawn' })
  expect(await transactions('09:00:00')).toEqual({ rounds: 4, transactions: 1, state: 'open' })
})

test('a game whose round somebody holds is drawn when it is let go, and holds up no other', async () => {
  await room.run(at('08:54:30'))
  const letGo = await hold('powerball', '08:55:00')
  server.clock.set(at('08:55:00').toISOString())
  const running = runRounds(server.contexts)
  await expect.poll(() => drawIs('speedkino', '08:55:00')).toBe('speedkino drawn')
  await expect.poll(() => drawIs('speedkino', '09:05:00')).toBe('speedkino open')
  // The next runs do without it.
  await room.run(at('08:59:30'))
  await room.run(at('09:00:00'))
  expect(await drawIs('speedkino', '09:00:00')).toBe('speedkino drawn')
  expect(await drawIs('powerball', '08:55:00')).toBe('powerball closed')
  await letGo()
  await running
  expect(await drawIs('powerball', '08:55:00')).toBe('powerball drawn')
  await room.run(at('09:00:01'))
  expect(await drawIs('powerball', '09:00:00')).toBe('powerball drawn')
  expect(room.published().filter((what) => /drawn/.test(what))).toEqual(['drawn 08:55', 'drawn 09:00'])
})

test('a tick of the clock ends while a game is stuck', async () => {
  await room.run(at('09:04:30'))
  const letGo = await hold('powerball', '09:05:00')
  server.clock.set(at('09:05:00').toISOString())
  await roundsClock.tick(server.contexts, at('09:05:00'))
  expect(await drawIs('powerball', '09:05:00')).toBe('powerball closed')
  expect(await drawIs('kinoladder', '09:05:00')).toBe('kinoladder drawn')
  await letGo()
  await expect.poll(() => drawIs('powerball', '09:05:00')).toBe('powerball drawn')
})

test('a game whose link cannot be opened holds up no other', async () => {
  await room.run(at('09:09:30'))
  await server.ownerPool.query(
    `UPDATE minigames.sealed_links SET sealed = set_byte(sealed, 4 * 48 + 2, get_byte(sealed, 4 * 48 + 2) # 1) WHERE game = 'powerladder'`,
  )
  await room.run(at('09:10:00'))
  expect([await drawIs('powerladder', '09:10:00'), await drawIs('powerball', '09:10:00')]).toEqual([
    'powerladder closed',
    'powerball drawn',
  ])
})

test('where all together cannot be drawn, each game is drawn by itself', async () => {
  await room.run(at('09:14:30'))
  await server.ownerPool.query(
    `CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.game = 'speedkino' AND NEW.state = 'drawn' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER refuse BEFORE UPDATE ON minigames.round FOR EACH ROW EXECUTE FUNCTION public.refuse()`,
  )
  await room.run(at('09:15:00'))
  expect([await drawIs('speedkino', '09:15:00'), await drawIs('kinoladder', '09:15:00')]).toEqual([
    'speedkino closed',
    'kinoladder drawn',
  ])
})

test('where all together cannot be opened, each game is opened by itself', async () => {
  await server.ownerPool.query('DROP TRIGGER refuse ON minigames.round')
  await room.run(at('09:15:01'))
  await room.run(at('09:19:30'))
  await server.ownerPool.query(
    `CREATE OR REPLACE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.game = 'speedkino' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON minigames.round FOR EACH ROW EXECUTE FUNCTION public.refuse()`,
  )
  await room.run(at('09:20:00'))
  expect([await drawIs('speedkino', '09:30:00'), await drawIs('kinoladder', '09:30:00')]).toEqual([
    'speedkino undefined',
    'kinoladder open',
  ])
  await server.ownerPool.query('DROP TRIGGER refuse ON minigames.round')
  await room.run(at('09:20:01'))
  expect(await drawIs('speedkino', '09:30:00')).toBe('speedkino open')
})

test('a game whose rounds somebody holds is opened when it is let go, and holds up no other', async () => {
  await room.run(at('09:24:30'))
  // The clock was ahead: a draw that is still to come has a row that says missed.
  await server.ownerPool.query(
    `INSERT INTO minigames.round (site_id, game, draw_at, state, source, opens_at, closes_at, settled_at, wagers, stakes, payouts)
     VALUES (1, 'powerball', $1, 'missed', 'own', $1::timestamptz - interval '5 minutes', $1::timestamptz - interval '30 seconds', $1, 0, 0, 0)`,
    [at('09:35:00')],
  )
  const letGo = await hold('powerball', '09:35:00')
  server.clock.set(at('09:25:00').toISOString())
  const running = runRounds(server.contexts)
  await expect.poll(() => drawIs('speedkino', '09:35:00')).toBe('speedkino open')
  expect(await drawIs('powerball', '09:35:00')).toBe('powerball missed')
  await letGo()
  await running
  expect(await drawIs('powerball', '09:35:00')).toBe('powerball open')
})
