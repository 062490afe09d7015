import { randomUUID } from 'node:crypto'
import { checkRecord } from '@maru/live-games'
import { testDatabase } from '@maru/testkit'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { FAULTS } from '../../../dev/fake-operator.ts'
import { addPlayer, mix, type Player, sleep, startTables, type Tables, until, wallet } from './engine.fixture.ts'
import { recordOf } from './record.repository.ts'
import { place, undo } from './table-calls.ts'
import { isOpenFor } from './table-now.ts'

const BALANCE = 5_000_000
const CALL_MS = 60
const database = await testDatabase('studio')
const operator = await wallet(CALL_MS)
afterAll(() => operator.close())

const CODE = 'speed-baccarat-7'
const start = (dies?: { atStatement: number; isCarriedOut: boolean }) =>
  startTables(database, operator, {
    tables: [CODE],
    callMs: CALL_MS,
    speed: 12,
    emptyMs: 300,
    ...(dies ? { dies } : {}),
  })

const act = fc.record({
  who: fc.nat(2),
  kind: fc.constantFrom('place', 'place', 'place', 'again', 'undo', 'clear'),
  place: fc.constantFrom('player', 'banker', 'tie', 'small'),
  amount: fc.constantFrom(5_000, 20_000, 100_000, 3_000_000),
  pauseMs: fc.nat(120),
  waits: fc.boolean(),
})
const life = fc.record({ atStatement: fc.integer({ min: 25, max: 90 }), isCarriedOut: fc.boolean() })
const scenario = fc.record({
  acts: fc.array(act, { minLength: 6, maxLength: 14 }),
  lives: fc.array(life, { maxLength: 2 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** Somebody is there until the process dies, and mixes every shoe. */
const attend = (tables: Tables, player: Player) => {
  const state = { isOver: false }
  const attending = async (): Promise<void> => {
    while (!state.isOver && !tables.isDead()) {
      const actor = tables.led.actorOf(CODE)
      if (actor?.isLoaded()) {
        const { row, shoe } = actor.now
        actor.present()
        if (row.phase === 'cut' && shoe && shoe.list === undefined && !shoe.seeds.length)
          await Promise.race([mix(actor, player).catch(() => undefined), sleep(1_500)])
      }
      await sleep(10)
    }
  }
  const running = attending()
  return async () => {
    state.isOver = true
    await running
  }
}

/** Waits for betting that counts, for as long as that may take and no longer. */
const untilOpen = async (tables: Tables): Promise<void> => {
  const end = Date.now() + 6_000
  while (Date.now() < end && !tables.isDead()) {
    const actor = tables.led.actorOf(CODE)
    if (actor?.isLoaded() && isOpenFor(actor.now, actor.engine.clock.now())) return
    await sleep(10)
  }
}

/** What players do while a process lives; answers are lost with it. */
const play = async (tables: Tables, players: readonly Player[], acts: readonly Act[]) => {
  const last = new Map<number, { round: number; change: string; chips: { [place: string]: number } }>()
  for (const { who, kind, place: on, amount, pauseMs, waits } of acts) {
    if (waits || kind === 'place') await untilOpen(tables)
    if (tables.isDead()) return
    const actor = tables.led.actorOf(CODE)
    const player = players[who]
    await sleep(pauseMs / 4)
    if (!actor?.isLoaded() || !player) continue
    const round = Math.max(1, actor.now.row.round)
    const again = last.get(who)
    const asked = kind === 'again' && again ? again : { round, change: randomUUID(), chips: { [on]: amount } }
    const acted =
      kind === 'undo' || kind === 'clear'
        ? undo(actor, player.caller, { round, change: kind === 'undo' && again ? again.change : 'all' })
        : place(actor, player.caller, asked)
    if (kind === 'place') last.set(who, asked)
    acted.catch(() => undefined)
    // Some wait for their answer, some press on.
    await Promise.race([acted.catch(() => undefined), sleep(pauseMs)])
  }
}

let deaths = 0

test('whatever the wallet answers and wherever the process is killed, every accepted chip is settled or given back once', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ acts, lives, faults }) => {
      const players = [0, 1, 2].map(() => addPlayer(database, operator, CODE, BALANCE))
      const own = await Promise.all(players)
      const left = [...faults]
      operator.fault = () => left.shift() ?? 'none'
      const perLife = Math.ceil(acts.length / (lives.length + 1))
      for (const [at, dies] of lives.entries()) {
        const tables = await start(dies)
        const leave = attend(tables, own[0] as Player)
        await play(tables, own, acts.slice(at * perLife, (at + 1) * perLife))
        if (tables.isDead()) deaths++
        await tables.kill()
        await leave()
      }
      const tables = await start()
      const actor = await tables.actor()
      const leave = attend(tables, own[0] as Player)
      await play(tables, own, acts.slice(lives.length * perLife))
      await leave()
      await until(actor, ({ now }) => now.row.phase === 'asleep' && now.rounds.size === 0, 60_000)
      await tables.stop()
      // What answered late may still be on its way in.
      await sleep(CALL_MS + 150)
      await expectBooks(own)
    }),
    { numRuns: Number(process.env.TABLE_LIVES ?? 4), seed: 20_261_125, endOnFailure: true },
  )
  // The sequences did meet what they are about.
  const { rows } = await database.pool.query('SELECT type, count(*)::int FROM studio.table_event GROUP BY type')
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]))
  expect(counts).toMatchObject({ accepted: expect.any(Number), undone: expect.any(Number), paid: expect.any(Number) })
  expect(deaths).toBeGreaterThan(0)
}, 280_000)

const expectBooks = async (players: readonly Player[]): Promise<void> => {
  const { pool } = database
  const { rows: unfinished } = await pool.query('SELECT round FROM studio.table_round WHERE NOT is_finished')
  expect(unfinished).toEqual([])
  for (const { player, balance, caller } of players) {
    const { rows } = await pool.query<{ staked: number; net: number }>(
      `SELECT coalesce(sum(staked), 0)::int8 AS staked, coalesce(sum(returned - staked), 0)::int8 AS net FROM studio.table_payout WHERE player = $1`,
      [player],
    )
    expect(balance()).toBe(BALANCE + (rows[0]?.net ?? 0))
    const { rows: accepted } = await pool.query<{ sum: number }>(
      `SELECT coalesce(sum((SELECT sum(value::int8) FROM jsonb_each_text(asked.content->'chips'))), 0)::int8 AS sum
       FROM studio.table_event asked JOIN studio.table_round r USING (code, round)
       WHERE asked.type = 'asked' AND asked.player = $1 AND NOT r.is_voided
         AND EXISTS (SELECT 1 FROM studio.table_event e WHERE (e.code, e.round, e.change) = (asked.code, asked.round, asked.change) AND e.type = 'accepted')
         AND NOT EXISTS (SELECT 1 FROM studio.table_event e WHERE (e.code, e.round, e.change) = (asked.code, asked.round, asked.change) AND e.type = 'undoing')`,
      [JSON.stringify([caller.site, player])],
    )
    expect(rows[0]?.staked).toBe(accepted[0]?.sum)
  }
  const { rows: shoes } = await pool.query<{ shoe: number }>(
    `SELECT shoe FROM studio.table_shoe s WHERE finished_at IS NOT NULL AND begun_at IS NOT NULL AND seeds > 0`,
  )
  for (const { shoe } of shoes) {
    const record = await recordOf(pool, { code: CODE, game: 'baccarat' }, shoe)
    expect(record && checkRecord(record).problems).toEqual([])
  }
}
