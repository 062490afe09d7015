import { randomUUID } from 'node:crypto'
import { type Action, basicAction, checkRecord, pointsOf, totalOf, turnOf } from '@maru/live-games'
import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { TableActor } from './actor.ts'
import {
  addPlayer,
  bet,
  mix,
  type Player,
  sleep,
  startTables,
  type Tables,
  until,
  untilBetting,
  wallet,
} from './engine.fixture.ts'
import { recordOf } from './record.repository.ts'
import { carryOutCommand } from './staff.ts'
import { act, seat } from './table-calls.ts'
import { runningRound } from './table-now.ts'

const database = await testDatabase('studio')
const operator = await wallet(200)
afterAll(() => operator.close())
const running: Tables[] = []
afterEach(async () => {
  operator.fault = () => 'none'
  for (const tables of running.splice(0)) await tables.kill()
})

const CODE = 'blackjack-lounge-2'
const START = 100_000_000
const start = async (emptyMs = 600_000) => {
  const tables = await startTables(database, operator, { tables: [CODE], callMs: 200, speed: 10, emptyMs })
  running.push(tables)
  return tables
}
const addSeated = async (actor: TableActor, at: number) => {
  const player = await addPlayer(database, operator, CODE, START)
  expect(await seat(actor, player.caller, { seat: at })).toMatchObject({ outcome: 'done', own: { seat: at } })
  return player
}
const turn = (actor: TableActor) => {
  const blackjack = runningRound(actor.now)?.blackjack
  return actor.now.row.phase === 'dealing' && blackjack ? turnOf(blackjack.round) : undefined
}
const actOf = (actor: TableActor, player: Player, action: Action, step?: number) =>
  act(actor, player.caller, {
    round: actor.now.row.round,
    step: step ?? runningRound(actor.now)?.blackjack?.actions.length ?? 0,
    action,
  })

/** Splits and doubles whatever may be, else plays basic strategy. */
const choose = (actor: TableActor): Action => {
  const shown = runningRound(actor.now)?.blackjack?.round
  const at = shown && turnOf(shown)
  const hands = shown?.seats.find((one) => one.seat === at?.seat)?.hands ?? []
  const hand = hands[at?.hand ?? 0]?.cards ?? []
  const pair = hand.length === 2 && hands.length === 1 && pointsOf(hand[0] as number) === pointsOf(hand[1] as number)
  if (pair) return 'split'
  if (hand.length === 2 && totalOf(hand).total <= 13) return 'double'
  return basicAction(['hit', 'stand'], totalOf(hand), pointsOf(shown?.dealer[0] as number))
}

const netOf = async (player: Player): Promise<{ net: number; raised: number }> => {
  const { rows } = await database.pool.query(
    `SELECT coalesce(sum(returned - staked), 0)::int8 AS net,
       count(*) FILTER (WHERE chips::text ~ 'double|split')::int AS raised FROM studio.table_payout WHERE player = $1`,
    [player.player],
  )
  return rows[0]
}

test('seats play in turn, doubles and splits stake more, bets behind and side bets are paid, and the record is right', async () => {
  const tables = await start()
  const actor = await tables.actor()
  const players = new Map([
    [0, await addSeated(actor, 0)],
    [3, await addSeated(actor, 3)],
  ])
  const behind = await addPlayer(database, operator, CODE, START)
  await mix(actor, players.get(0) as Player)
  for (let played = 0, last = 0; played < 5; played++) {
    await untilBetting(actor, last)
    last = actor.now.row.round
    for (const [at, player] of players)
      expect(await bet(actor, player, { [`seat-${at}`]: 100_000, [`perfect-pairs-${at}`]: 2_000 })).toMatchObject({
        outcome: 'done',
      })
    expect(await bet(actor, behind, { 'behind-0': 50_000, '21+3-3': 2_000 })).toMatchObject({ outcome: 'done' })
    await until(actor, ({ now: { row } }) => row.phase === 'dealing' || row.round > last)
    while (actor.now.row.round === last && actor.now.row.phase === 'dealing') {
      const own = turn(actor)
      if (own) await actOf(actor, players.get(own.seat) as Player, choose(actor))
      await sleep(5)
    }
  }
  await carryOutCommand(actor, { id: randomUUID(), by: 'ann', order: { kind: 'pause' } })
  await until(actor, ({ now }) => now.row.phase === 'asleep' && now.rounds.size === 0)
  await carryOutCommand(actor, { id: randomUUID(), by: 'ann', order: { kind: 'open' } })
  const all = [...players.values(), behind]
  const nets = await Promise.all(all.map(netOf))
  expect(all.map((player) => player.balance())).toEqual(nets.map(({ net }) => START + net))
  expect(nets.reduce((sum, { raised }) => sum + raised, 0)).toBeGreaterThan(0)
  const record = await recordOf(database.pool, actor.table, 1)
  expect(record && checkRecord(record).problems).toEqual([])
  expect(record?.rounds.filter((round) => 'seats' in round && round.seats?.length === 2).length).toBeGreaterThanOrEqual(
    4,
  )
}, 60_000)

test('a seat is for one player, who alone bets and plays there; without bets it is free after three rounds', async () => {
  const tables = await start()
  const actor = await tables.actor()
  const one = await addSeated(actor, 2)
  const other = await addPlayer(database, operator, CODE, START)
  expect(await seat(actor, other.caller, { seat: 2 })).toMatchObject({ outcome: 'refused', reason: 'seat-taken' })
  await mix(actor, one)
  await untilBetting(actor)
  expect(await bet(actor, other, { 'seat-2': 20_000 })).toMatchObject({ reason: 'not-seated' })
  expect(await bet(actor, other, { 'behind-5': 20_000 })).toMatchObject({ reason: 'not-seated' })
  expect(await seat(actor, other.caller, { seat: 5 })).toMatchObject({ outcome: 'done' })
  const first = actor.now.row.round
  // Nobody bets: betting goes on for the same round.
  const { startedAt } = actor.now.row
  await until(actor, ({ now: { row } }) => row.startedAt > startedAt)
  expect(actor.now.row).toMatchObject({ phase: 'betting', round: first })
  await untilBetting(actor)
  expect(await bet(actor, one, { 'seat-2': 20_000 })).toMatchObject({ outcome: 'done' })
  expect(await seat(actor, one.caller, { seat: null })).toMatchObject({ outcome: 'refused', reason: 'in-round' })
  await until(actor, ({ now: { row } }) => row.phase === 'dealing' || row.round > first)
  if (turn(actor)) {
    expect(await actOf(actor, other, 'hit')).toMatchObject({ reason: 'no-turn' })
    expect(await actOf(actor, one, 'stand', 7)).toMatchObject({ reason: 'no-turn' })
    await actOf(actor, one, 'stand')
  }
  for (let last = first; last < first + 4; last++) {
    await untilBetting(actor, last)
    expect(await bet(actor, one, { 'seat-2': 20_000 })).toMatchObject({ outcome: 'done' })
    await until(actor, ({ now: { row } }) => row.phase === 'dealing' || row.round > last + 1)
    if (turn(actor)) await actOf(actor, one, 'stand')
  }
  await untilBetting(actor, first + 4)
  expect(actor.now.seats.map((own) => own.seat)).toEqual([2])
}, 60_000)

/** Plays until the first turn of the player. */
const untilTurn = async (actor: TableActor, player: Player, at: number): Promise<number> => {
  for (let last = 0; ; ) {
    await untilBetting(actor, last)
    const { round, startedAt } = actor.now.row
    await bet(actor, player, { [`seat-${at}`]: 100_000 })
    // On a busy machine the bet may come too late: then betting goes on for the same round.
    const isOpenAnew = () => {
      const { row } = actor.now
      return row.phase === 'betting' && row.round === round && row.startedAt > startedAt
    }
    await until(actor, ({ now: { row } }) => row.phase === 'dealing' || row.round > round || isOpenAnew())
    if (turn(actor)) return round
    if (isOpenAnew()) continue
    await until(actor, ({ now: { row } }) => row.round > round)
    last = round
  }
}

test('a double whose stake is never answered for lets the hand stand, and the stake comes back if it was taken', async () => {
  const tables = await start()
  const actor = await tables.actor()
  const player = await addSeated(actor, 6)
  await mix(actor, player)
  const round = await untilTurn(actor, player, 6)
  operator.fault = (call) => (call === 'bet' ? 'cut-after' : 'none')
  await actOf(actor, player, 'double')
  expect(runningRound(actor.now)?.blackjack?.actions).toEqual([])
  await until(actor, ({ now: { row } }) => row.round > round)
  const { rows } = await database.pool.query('SELECT actions FROM studio.table_round WHERE code = $1 AND round = $2', [
    CODE,
    round,
  ])
  expect(rows[0].actions).toEqual(['stand'])
  const { rows: taken } = await database.pool.query(
    `SELECT count(DISTINCT xmin::text)::int AS commits FROM studio.table_event WHERE code = $1 AND round = $2 AND type IN ('undoing', 'settled')`,
    [CODE, round],
  )
  // Taken back with the stand, and not only when the round is settled.
  expect(taken).toEqual([{ commits: 2 }])
  await expect.poll(async () => player.balance() - (await netOf(player)).net).toBe(START)
}, 60_000)

test('a process that is killed while a double is asked for is followed by one that carries it out once', async () => {
  const tables = await start()
  const actor = await tables.actor()
  const player = await addSeated(actor, 1)
  await mix(actor, player)
  const round = await untilTurn(actor, player, 1)
  operator.fault = (call) => (call === 'bet' ? 'cut-after' : 'none')
  const acted = actOf(actor, player, 'double').catch(() => undefined)
  await until(actor, ({ now }) => [...(runningRound(now)?.state.changes.values() ?? [])].some(({ isRaise }) => isRaise))
  await tables.kill()
  await acted
  operator.fault = () => 'none'
  const next = await start()
  const follower = await next.actor()
  await until(follower, ({ now }) => now.row.round > round && !now.rounds.has(round))
  const { rows } = await database.pool.query('SELECT actions FROM studio.table_round WHERE code = $1 AND round = $2', [
    CODE,
    round,
  ])
  expect([['double'], ['stand']]).toContainEqual(rows[0].actions)
  expect(player.balance()).toBe(START + (await netOf(player)).net)
}, 60_000)
