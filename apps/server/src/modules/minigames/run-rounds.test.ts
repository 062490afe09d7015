import { drawRound, leadsTo } from '@maru/draws'
import { afterAll, afterEach, expect, test } from 'vitest'
import { holdRounds } from './bets/bet.repository.ts'
import { isSalted } from './chain.rules.ts'
import { drawOwnRound } from './draw.service.ts'
import { gameRoom } from './minigames.fixture.ts'
import type { RoundKey } from './round.rules.ts'
import { cancelRound, closeRound } from './round.service.ts'
import { runRounds } from './run-rounds.service.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())
afterEach(() => void server.sent.splice(0))

const at = (time: string, day = '23') => new Date(`2026-11-${day}T${time}Z`)
const drawn = (time: string, day?: string): RoundKey => ({ ...room.key(), drawAt: at(time, day) })
const state = async (of: RoundKey) => (await room.round(of))?.state

test('without a salted chain no round is opened', async () => {
  await room.run()
  await server.ownerPool.query(
    `INSERT INTO minigames.game (site_id, game, most_exposure) VALUES (1, 'powerball', 1000000)`,
  )
  await room.run()
  expect((await server.pool.query('SELECT FROM minigames.round')).rowCount).toBe(0)
})

test('the running round and the next are opened, and the link of the first draw is link 1', async () => {
  await room.open()
  await room.run()
  const { rows } = await server.pool.query('SELECT draw_at, state, chain_id FROM minigames.round ORDER BY draw_at')
  expect(rows).toEqual([
    { draw_at: at('08:50:00'), state: 'open', chain_id: 1 },
    { draw_at: at('08:55:00'), state: 'open', chain_id: 1 },
  ])
  expect((await room.chains())[0]?.salted?.firstDrawAt).toEqual(at('08:50:00'))
  expect(room.published()).toEqual(['open 08:50'])
})

test('a round is about to close, closes, and is drawn at its instant from its link, which leads to the commitment', async () => {
  await room.run(at('08:49:19'))
  expect(room.published()).toEqual([])
  await room.run(at('08:49:20'))
  await room.run(at('08:49:21'))
  await room.run(at('08:49:30'))
  expect(await state(drawn('08:50:00'))).toBe('closed')
  await room.run(at('08:49:59.999'))
  expect(await state(drawn('08:50:00'))).toBe('closed')
  await room.run(at('08:50:00'))
  expect(room.published()).toEqual(['closing 08:50', 'closed 08:50', 'drawn 08:50', 'open 08:55'])
  const round = await room.round(drawn('08:50:00'))
  const [chain] = await room.chains()
  if (!round?.link || !chain || !isSalted(chain)) throw new Error('not drawn')
  expect(round).toMatchObject({ state: 'drawn', link: { number: 1 } })
  expect(leadsTo({ number: 1, link: round.link.bytes }, { number: 0, link: chain.commitment })).toBe(true)
  expect(round.draw).toEqual(drawRound('powerball', chain.salted.salt, round.link.bytes))
  expect(await room.round(drawn('09:00:00'))).toMatchObject({ state: 'open' })
})

test('a round without wagers is settled, too', async () => {
  await room.settle()
  expect(await state(drawn('08:50:00'))).toBe('settled')
  expect(room.published()).toEqual(['settled 08:50'])
})

test('two processes that run at once close and draw each round once', async () => {
  const other = room.anotherProcess()
  await Promise.all([runRounds(server.contexts), runRounds(other)])
  server.clock.set('2026-11-23T17:54:30+09:00')
  await Promise.all([runRounds(server.contexts), runRounds(other)])
  server.clock.set('2026-11-23T17:55:00+09:00')
  await Promise.all([runRounds(server.contexts), runRounds(other), room.settle(), room.settle()])
  await room.settle()
  const its = room.published().filter((what) => what.endsWith('08:55'))
  expect(its).toEqual(['closed 08:55', 'drawn 08:55', 'settled 08:55'])
  const { rows } = await server.pool.query(
    `SELECT link_number FROM minigames.round WHERE state = 'settled' ORDER BY draw_at`,
  )
  expect(rows).toEqual([{ link_number: 1 }, { link_number: 2 }])
})

test('closing waits for a bet that was accepted in time and is not committed yet', async () => {
  await room.run(at('08:59:29'))
  const order: string[] = []
  let commit = (): void => {}
  const committing = new Promise<void>((resolve) => {
    commit = resolve
  })
  let isLocked = (): void => {}
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve
  })
  const bet = server.system(async (ctx) => {
    expect(await holdRounds(ctx, [drawn('09:00:00'), drawn('12:00:00')])).toMatchObject([
      { round: { state: 'open' } },
      undefined,
    ])
    isLocked()
    await committing
    order.push('bet')
  })
  await locked
  server.clock.set('2026-11-23T17:59:30+09:00')
  const closing = room.run().then(() => order.push('closed'))
  await expect
    .poll(
      async () =>
        (
          await server.ownerPool.query(
            `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          )
        ).rowCount,
    )
    .toBe(1)
  expect(await state(drawn('09:00:00'))).toBe('open')
  commit()
  await Promise.all([bet, closing])
  expect(order).toEqual(['bet', 'closed'])
  expect(await state(drawn('09:00:00'))).toBe('closed')
})

test('nothing is drawn before its time, whoever asks; nothing is drawn or closed twice', async () => {
  expect(await server.system((ctx) => drawOwnRound(ctx, drawn('09:05:00')))).toBeUndefined()
  await expect(server.system((ctx) => drawOwnRound(ctx, drawn('09:00:00')))).rejects.toThrow('before its time')
  await room.run(at('09:00:00'))
  const before = await room.round(drawn('09:00:00'))
  expect(await server.system((ctx) => drawOwnRound(ctx, drawn('09:00:00')))).toBeUndefined()
  await server.system((ctx) => closeRound(ctx, drawn('09:00:00')))
  expect(await server.system((ctx) => cancelRound(ctx, drawn('09:00:00'), 'late'))).toBe(false)
  expect(await room.round(drawn('09:00:00'))).toEqual(before)
})

test('a process that is killed between any two steps leaves what the next one does', async () => {
  for (const end of ['close', 'draw', 'settle'] as const) {
    const draw = { close: '09:05:00', draw: '09:10:00', settle: '09:15:00' }[end]
    server.clock.set(at(draw).toISOString())
    await server.system((ctx) => closeRound(ctx, drawn(draw)))
    if (end !== 'close') await server.system((ctx) => drawOwnRound(ctx, drawn(draw)))
    await room.run()
    await room.settle()
    expect(await state(drawn(draw)), end).toBe('settled')
  }
})

test('after an outage missed rounds are closed and drawn in order, and those nobody could bet on or draw for too long are cancelled', async () => {
  await room.run(at('09:18:00'))
  server.sent.splice(0)
  // Fourteen minutes: within what the game allows.
  await room.run(at('09:32:00'))
  await room.settle()
  expect(room.published()).toEqual([
    'closed 09:20',
    'drawn 09:20',
    'closed 09:25',
    'drawn 09:25',
    'open 09:35',
    'settled 09:20',
    'settled 09:25',
  ])
  server.sent.splice(0)
  await room.run(at('09:48:00'))
  await room.settle()
  expect([await state(drawn('09:35:00')), await state(drawn('09:40:00'))]).toEqual(['cancelled', 'settled'])
})

test('what was due when a process died in an outage is still an outage for the next', async () => {
  await room.run(at('09:50:00'))
  server.clock.set(at('10:20:00').toISOString())
  await server.system((ctx) => cancelRound(ctx, drawn('09:55:00'), 'outage'))
  await room.run()
  expect([await state(drawn('09:55:00')), await state(drawn('10:00:00'))]).toEqual(['cancelled', 'cancelled'])
})

test('a game that is switched off opens no round, and ends those that are open', async () => {
  await room.run(at('10:20:00'))
  await server.pool.query('UPDATE minigames.game SET is_on = false')
  await room.run(at('10:25:00'))
  await room.run(at('10:30:00'))
  await room.settle()
  expect([await state(drawn('10:25:00')), await state(drawn('10:30:00')), await state(drawn('10:35:00'))]).toEqual([
    'settled',
    'settled',
    undefined,
  ])
  await server.pool.query('UPDATE minigames.game SET is_on = true')
  await room.run(at('10:31:00'))
  // Links follow the clock, not the rounds before.
  await room.run(at('10:35:00'))
  expect(await room.round(drawn('10:35:00'))).toMatchObject({ state: 'drawn', link: { number: 22 } })
})

test('a link that cannot be opened stops the draws of its game, asks staff, and shows nothing of itself', async () => {
  await server.ownerPool.query(
    `UPDATE minigames.sealed_links SET sealed = set_byte(sealed, 22 * 48 + 2, get_byte(sealed, 22 * 48 + 2) # 1)`,
  )
  await room.run(at('10:40:00'))
  await room.run(at('10:40:03'))
  expect(await state(drawn('10:40:00'))).toBe('closed')
  // Once is soon made up for.
  expect(await room.notices()).toEqual([])
  for (const second of ['04', '05', '06']) await room.run(at(`10:40:${second}`))
  expect(await room.notices()).toMatchObject([
    { kind: 'round-waits', detail: { game: 'powerball', roundId: '2026-11-23T10:40:00Z', why: 'failed' } },
  ])
  // For longer than the game allows: cancelled.
  await room.run(at('10:55:01'))
  expect(await state(drawn('10:40:00'))).toBe('cancelled')
  expect(await room.notices()).toEqual([])
  await room.settle()
})
