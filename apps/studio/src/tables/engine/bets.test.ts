import { createHash, randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addPlayer, bet, mix, startTables, type Tables, until, untilBetting, wallet } from './engine.fixture.ts'
import { storeEvents } from './event.repository.ts'
import { place, seedCommitment, shown, undo } from './table-calls.ts'

const CALL_MS = 400
const database = await testDatabase('studio')
const operator = await wallet(CALL_MS)
afterAll(() => operator.close())
let tables: Tables | undefined
afterEach(async () => {
  operator.fault = () => 'none'
  await tables?.kill()
})

/** A table with a mixed shoe whose betting is open, and a player. */
const openTable = async (code: string, balance = 1_000_000) => {
  tables = await startTables(database, operator, { tables: [code], callMs: CALL_MS })
  const actor = await tables.actor()
  const player = await addPlayer(database, operator, code, balance)
  await mix(actor, player)
  await untilBetting(actor)
  return { actor, player, round: actor.now.row.round }
}

test('a bet that the wallet takes after betting has closed is late: it is given back, and never counts', async () => {
  const { actor, player, round } = await openTable('dragon-tiger-1')
  operator.fault = (call) => (call === 'bet' ? 'cut-after' : 'none')
  const change = randomUUID()
  const placed = bet(actor, player, { dragon: 100_000 }, change)
  await expect.poll(() => player.balance()).toBe(900_000)
  expect((await placed).outcome).not.toBe('done')
  await until(actor, ({ now }) => now.row.round === round && now.row.phase !== 'betting')
  await expect.poll(() => player.balance()).toBe(1_000_000)
  operator.fault = () => 'none'
  await until(actor, ({ now }) => now.row.round > round)
  expect(player.balance()).toBe(1_000_000)
  const again = await place(actor, player.caller, { round, change, chips: { dragon: 100_000 } })
  expect(again).toMatchObject({ outcome: 'refused', reason: 'late' })
  expect(await place(actor, player.caller, { round, change: randomUUID(), chips: { dragon: 100_000 } })).toMatchObject({
    outcome: 'refused',
    reason: 'late',
  })
})

test('a change that comes again is the same bet, other chips under its id are a conflict, and taking back gives it back once', async () => {
  const { actor, player, round } = await openTable('moonlit-roulette')
  const change = randomUUID()
  for (let n = 0; n < 3; n++)
    expect(await bet(actor, player, { red: 10_000 }, change)).toMatchObject({ outcome: 'done' })
  expect(player.balance()).toBe(990_000)
  expect(await bet(actor, player, { red: 20_000 }, change)).toMatchObject({ outcome: 'refused', reason: 'conflict' })
  const other = await addPlayer(database, operator, 'moonlit-roulette')
  expect(await bet(actor, other, { red: 10_000 }, change)).toMatchObject({ outcome: 'refused', reason: 'conflict' })
  expect(await undo(actor, other.caller, { round, change })).toMatchObject({ outcome: 'refused', reason: 'unknown' })
  for (let n = 0; n < 2; n++)
    expect(await undo(actor, player.caller, { round, change })).toMatchObject({ outcome: 'done', own: { held: {} } })
  await expect.poll(() => player.balance()).toBe(1_000_000)
})

test.each([
  ['more than the player has', { banker: 500_000 }, 'no-money'],
  ['a place that the table has not', { moon: 10_000 }, 'place'],
  ['a name that every object has', { constructor: 10_000 }, 'place'],
  ['less than the least', { banker: 1_000 }, 'place-least'],
  ['no multiple of the unit', { banker: 10_500 }, 'amount'],
  ['no chip', {}, 'no-chips'],
])('%s is refused, and says why', async (_, chips, reason) => {
  const { actor, player } = await openTable('moonlit-baccarat-1', 100_000)
  expect(await bet(actor, player, chips as { [place: string]: number })).toMatchObject({ outcome: 'refused', reason })
  expect(player.balance()).toBe(100_000)
})

test('a stake above what the operator lets the player bet at once says so', async () => {
  const { actor, player } = await openTable('moonlit-baccarat-1', 100_000)
  operator.largestStake = 10_000
  const refused = await bet(actor, player, { banker: 20_000 })
  operator.largestStake = Number.POSITIVE_INFINITY
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'stake-limit' })
  expect(player.balance()).toBe(100_000)
})

test('a session that the operator has ended bets no more', async () => {
  const { actor, player } = await openTable('sic-bo-1')
  const { rows } = await database.pool.query('SELECT launch_token FROM studio.session WHERE id = $1', [
    player.caller.sessionId,
  ])
  operator.ended.add(rows[0].launch_token)
  expect(await bet(actor, player, { small: 1_000 })).toMatchObject({ outcome: 'refused', reason: 'session-ended' })
  await expect
    .poll(
      async () =>
        (await database.pool.query('SELECT ended_at FROM studio.session WHERE id = $1', [player.caller.sessionId]))
          .rows[0].ended_at,
    )
    .not.toBeNull()
})

test('nothing is stored once betting has ended by the clock of the database', async () => {
  const { actor } = await openTable('andar-bahar-1')
  const { engine, now, table } = actor
  const events = [{ round: 999, seq: 0, event: { type: 'closed' as const } }]
  const fence = { code: table.code, term: now.term }
  expect(await storeEvents(engine.db, engine.clock, fence, events, engine.clock.now() - 1_000, 0)).toBe('late')
  const { rows } = await database.pool.query('SELECT 1 FROM studio.table_event WHERE round = 999')
  expect(rows).toEqual([])
})

test('a shoe whose only seed was held back takes no bets, and is cut again after its round', async () => {
  tables = await startTables(database, operator, { tables: ['speed-baccarat-7'] })
  const actor = await tables.actor()
  const player = await addPlayer(database, operator, 'speed-baccarat-7')
  await shown(actor, player.caller)
  await until(actor, ({ now }) => now.row.phase === 'cut' && now.shoe?.list === undefined)
  const commitment = createHash('sha256').update('a seed that never comes').digest('hex')
  await seedCommitment(actor, player.caller, { cut: actor.now.shoe?.shoe ?? 0, commitment })
  await untilBetting(actor)
  const { shoe } = actor.now
  expect(await bet(actor, player, { banker: 10_000 })).toMatchObject({ outcome: 'refused', reason: 'not-mixed' })
  await mix(actor, player)
  await untilBetting(actor, actor.now.row.round)
  expect(actor.now.shoe?.shoe).toBe((shoe?.shoe ?? 0) + 1)
  expect(await bet(actor, player, { banker: 10_000 })).toMatchObject({ outcome: 'done' })
  const begun = tables.messages.flatMap((one) => (one.t === 'phase' && one.row.phase === 'betting' ? [one] : []))
  expect(begun.map((one) => one.shoe)).toMatchObject([
    { seeds: 0, takesBets: false },
    { seeds: 1, takesBets: true },
  ])
})

test('after the database was put back to an earlier moment no bets are taken on the chain, and the next cut takes a new one', async () => {
  const { actor, player } = await openTable('halo-roulette')
  const { shoe } = actor.now
  actor.now.timeline = '00000099'
  expect(await bet(actor, player, { red: 10_000 })).toMatchObject({ outcome: 'refused', reason: 'not-mixed' })
  await until(actor, ({ now }) => now.row.phase === 'cut')
  expect(actor.now.shoe?.chain.chain).toBe((shoe?.chain.chain ?? 0) + 1)
  expect(actor.now.shoe?.link).toBe(1)
})

test('what is shown to a page never has a card that was not dealt, nor a link that was not used', async () => {
  const { actor, player } = await openTable('no-commission-1')
  const { message, own } = await shown(actor, player.caller)
  const text = JSON.stringify([message, own, tables?.messages])
  const { rows } = await database.pool.query(
    `SELECT encode(sealed, 'hex') AS sealed FROM studio.table_checkpoint WHERE code = 'no-commission-1'`,
  )
  expect(actor.now.shoe?.cards).toHaveLength(416)
  expect(text).not.toContain(actor.now.shoe?.cards.slice(0, 4).join(','))
  for (const { sealed } of rows) expect(text).not.toContain(sealed.slice(0, 16))
  if (message.t === 'table') expect(message.table.deal).toBeNull()
})

test('a bet that the wallet has taken is not said to be accepted before that is stored', async () => {
  const { actor, player, round } = await openTable('sic-bo-1')
  await database.ownerPool.query(`
    CREATE FUNCTION studio.hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NEW; END $$;
    CREATE TRIGGER hold BEFORE INSERT ON studio.table_event FOR EACH ROW WHEN (NEW.type = 'accepted') EXECUTE FUNCTION studio.hold()`)
  const holder = await database.pool.connect()
  try {
    await holder.query('SELECT pg_advisory_lock(4711)')
    const change = randomUUID()
    expect(await bet(actor, player, { small: 10_000 }, change)).toEqual({ outcome: 'pending' })
    expect(player.balance()).toBe(990_000)
    await holder.query('SELECT pg_advisory_unlock(4711)')
    const again = () => place(actor, player.caller, { round, change, chips: { small: 10_000 } })
    await expect.poll(async () => (await again()).outcome).not.toBe('pending')
    expect((await again()).outcome).toBe((await storedTypes(change)).includes('undoing') ? 'refused' : 'done')
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()')
    holder.release()
    await database.ownerPool.query('DROP TRIGGER hold ON studio.table_event')
  }
})
const storedTypes = async (change: string): Promise<string[]> =>
  (await database.pool.query('SELECT type FROM studio.table_event WHERE change = $1', [change])).rows.map(
    ({ type }) => type,
  )

test('who sits at two tables sees one balance at both, after each answer of either', async () => {
  const { actor, player } = await openTable('moonlit-roulette')
  await tables?.stop()
  const codes = ['moonlit-roulette', 'halo-roulette']
  const both = await startTables(database, operator, { tables: codes, callMs: CALL_MS })
  tables = both
  const [here, there] = await Promise.all(codes.map((code) => both.actor(code)))
  if (!here || !there) throw new Error('no tables')
  const before = actor.now.row.round
  await Promise.all([mix(here, player), mix(there, player)])
  await untilBetting(here, before)
  expect(await bet(here, player, { red: 10_000 })).toMatchObject({ own: { balance: 990_000 } })
  const seen = () => undo(there, player.caller, { round: there.now.row.round, change: randomUUID() })
  expect(await seen()).toMatchObject({ outcome: 'refused', own: { balance: 990_000 } })
  await untilBetting(there)
  expect(await bet(there, player, { black: 20_000 })).toMatchObject({ own: { balance: 970_000 } })
  const again = await undo(here, player.caller, { round: here.now.row.round, change: randomUUID() })
  expect(again).toMatchObject({ outcome: 'refused' })
  if (again.outcome === 'refused') expect(again.own?.balance).toBe(player.balance())
})

test('bets that wait for their turn at the wallet when betting closes are late, and the wallet is never asked for them', async () => {
  const { actor, player, round } = await openTable('sic-bo-1')
  const calls: { name: string; answer(): void }[] = []
  const slow = {
    call: (name: string, asked: { user: string; request_uuid: string }) =>
      new Promise((resolve) => {
        const said = { status: 'RS_OK', user: asked.user, request_uuid: asked.request_uuid, currency: 'KRW' }
        const answer = () => resolve({ isAnswered: true, answer: said })
        calls.push({ name, answer })
      }),
  }
  Object.assign(actor.engine, { wallet: slow })
  // More than the table asks for at once; one player may make 200 changes.
  const other = await addPlayer(database, operator, 'sic-bo-1')
  const changes = Array.from({ length: 300 }, () => randomUUID())
  const answers = Promise.all(
    changes.map((change, n) => bet(actor, n % 2 === 0 ? player : other, { small: 1_000 }, change)),
  )
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await until(actor, ({ now }) => now.row.round === round && now.row.phase !== 'betting')
  const bets = calls.map(({ name }) => name)
  for (const { answer } of calls.splice(0)) answer()
  const settling = setInterval(() => {
    for (const { answer } of calls) answer()
  }, 20)
  await until(actor, ({ roundOf }) => (roundOf.call(actor, round)?.state.owed.size ?? 0) === 0)
  clearInterval(settling)
  expect(bets.length).toBeLessThan(changes.length)
  expect(calls.map(({ name }) => name)).toEqual(bets.map(() => 'rollback'))
  expect((await answers).filter(({ outcome }) => outcome === 'done')).toEqual([])
})
