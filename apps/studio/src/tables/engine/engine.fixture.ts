import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createBus } from '@maru/stomp/bus'
import type pg from 'pg'
import { FakeOperator } from '../../../dev/fake-operator.ts'
import { alone, operatorKeys, studioKeys } from '../../../dev/test-studio.ts'
import { startSession } from '../../sessions/session.repository.ts'
import { createWalletClient } from '../../wallet/wallet-client.ts'
import type { Caller } from '../engine-shapes.ts'
import { type LiveTable, tableByCode } from '../table-list.ts'
import type { TableMessage } from '../table-shapes.ts'
import type { TableActor } from './actor.ts'
import { createDatabaseClock } from './database-clock.ts'
import type { Engine } from './engine.ts'
import { leadTables } from './lead-tables.ts'
import { place, seed, seedCommitment } from './table-calls.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
/** Rounds of tests are so much faster, but what waits for players is open for long enough on a busy machine. */
const SPEED = 20
const OPEN_MS = 2_000

export type Setting = Partial<
  Pick<Engine, 'speed' | 'leastOpenMs' | 'emptyMs' | 'links' | 'log' | 'retryMs' | 'longestRetryMs'>
> & {
  tables?: readonly string[]
  callMs?: number
  /** Where the process dies: at its so-many-th statement from now, before or after it is carried out. */
  dies?: { atStatement: number; isCarriedOut: boolean }
}
type Database = { pool: pg.Pool; url: string }

export const wallet = async (callMs = 1_000) =>
  new FakeOperator({
    privateKey: operatorKeys.privateKey,
    vendorKey: studioKeys.publicKey,
    lateMs: callMs + 100,
  }).listen()

/** One process of live tables on a database, with a wallet, as the product has them but faster. */
export const startTables = async (
  database: Database,
  operator: FakeOperator,
  { tables = ['moonlit-baccarat-1'], callMs = 1_000, dies, ...setting }: Setting = {},
) => {
  const messages: TableMessage[] = []
  const bus = await createBus(alone, silent)
  bus.receive(
    ({ subject, body }) => {
      if (subject.startsWith('table ')) messages.push(JSON.parse(body) as TableMessage)
    },
    () => {},
  )
  const life = mortal(database.pool, dies)
  const client = createWalletClient(operator.walletUrl, studioKeys.privateKey, callMs)
  const engine: Engine = {
    db: life.pool,
    bus,
    log: silent,
    wallet: {
      async call(name, request) {
        if (life.isDead()) throw new Error('killed')
        return client.call(name, request)
      },
    },
    clock: createDatabaseClock(),
    sealSecret: createHash('sha256').update('secret of tests').digest(),
    retryMs: 20,
    longestRetryMs: 100,
    emptyMs: 600_000,
    speed: SPEED,
    leastOpenMs: OPEN_MS,
    links: 500,
    ...setting,
  }
  const list = tables.map((code) => tableByCode(code) as LiveTable)
  const led = await leadTables(engine, database.url, 'http://test', list)
  return {
    engine,
    messages,
    led,
    isDead: life.isDead,
    /** As kill -9 does: nothing more happens, and the lock is gone. */
    async kill() {
      life.kill()
      await led.stop()
      await bus.close()
    },
    async actor(code = tables[0] as string): Promise<TableActor> {
      for (;;) {
        const actor = led.actorOf(code)
        if (actor?.isLoaded()) return actor
        await sleep(10)
      }
    },
    async stop() {
      await led.stop()
      await bus.close()
    },
  }
}
export type Tables = Awaited<ReturnType<typeof startTables>>

/** A pool that stops in the middle of what it does, as that of a killed process. */
const mortal = (pool: pg.Pool, dies: Setting['dies']) => {
  let left = dies?.atStatement ?? Number.POSITIVE_INFINITY
  let dead = false
  const killed = () => new Error('killed')
  const guarded =
    (query: (...asked: unknown[]) => Promise<unknown>) =>
    async (...asked: unknown[]) => {
      if (dead) throw killed()
      left--
      if (left > 0) return query(...asked)
      dead = true
      if (dies?.isCarriedOut) await query(...asked)
      throw killed()
    }
  const query = guarded((...asked) => (pool.query as (...asked: unknown[]) => Promise<unknown>)(...asked))
  const connect = async () => {
    if (dead) throw killed()
    const client = await pool.connect()
    const own = guarded((...asked) => (client.query as (...asked: unknown[]) => Promise<unknown>)(...asked))
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return own
        // A connection of a killed process is cut: what it had not committed is rolled back.
        if (name === 'release') return (error?: Error) => target.release(dead ? killed() : error)
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  const proxy = new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return query
      return name === 'connect' ? connect : Reflect.get(target, name)
    },
  })
  return {
    pool: proxy,
    isDead: () => dead,
    kill() {
      dead = true
    },
  }
}

/** A player with a session and money. */
export const addPlayer = async (database: Database, operator: FakeOperator, code: string, balance = 10_000_000) => {
  const player = `player-${randomUUID()}`
  const token = operator.addPlayer(player, balance)
  const sessionId = randomUUID()
  await startSession(
    database.pool,
    {
      user: player,
      token,
      game_code: code,
      currency: 'KRW',
      lang: 'ko',
      operator_id: 'fake',
      country: 'KR',
      platform: 'GPL_DESKTOP',
      sub_partner_id: '1',
      lobby_url: 'http://localhost/',
      deposit_url: 'http://localhost/deposit',
    },
    sessionId,
  )
  const caller: Caller = { sessionId, site: '1', player, name: 'p**' }
  return { caller, player, balance: () => operator.balances.get(player) ?? 0 }
}
export type Player = Awaited<ReturnType<typeof addPlayer>>

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until the table is as it is asked for. */
export const until = async (actor: TableActor, is: (actor: TableActor) => boolean, ms = 30_000): Promise<void> => {
  const end = Date.now() + ms
  while (!is(actor)) {
    if (Date.now() > end)
      throw new Error(`the table is still in ${actor.now.row.phase} of round ${actor.now.row.round}`)
    await sleep(2)
  }
}

/** A player's part of a cut, from commitment to seed; nothing where a shoe is dealt that was mixed before. */
export const mix = async (actor: TableActor, { caller }: Player): Promise<void> => {
  actor.present()
  if (actor.now.row.phase !== 'asleep' && actor.now.shoe?.isSeeded) return
  await until(actor, ({ now }) => now.row.phase === 'cut' && now.shoe?.list === undefined)
  const cut = actor.now.shoe?.shoe ?? 0
  const own = randomBytes(32)
  const commitment = createHash('sha256').update(own).digest('hex')
  await seedCommitment(actor, caller, { cut, commitment })
  await until(actor, ({ now }) => now.shoe?.list !== undefined)
  await seed(actor, caller, { cut, seed: own.toString('hex') })
}

/** Waits for the next betting that is open for a while. */
export const untilBetting = (actor: TableActor, after = 0): Promise<void> =>
  until(actor, ({ now: { row }, engine }) => {
    const left = (row.endsAt ?? 0) - engine.clock.now()
    return row.phase === 'betting' && row.round > after && left > OPEN_MS * 0.6
  })

export const bet = (
  actor: TableActor,
  { caller }: Player,
  chips: { [place: string]: number },
  change: string = randomUUID(),
) => place(actor, caller, { round: actor.now.row.round, change, chips })
