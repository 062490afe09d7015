import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_TABLES, type LiveTable } from '../table-list.ts'
import { TableActor } from './actor.ts'
import { localNow } from './database-clock.ts'
import type { Engine } from './engine.ts'
import { Leadership } from './leader.ts'
import { pruneLed } from './prune.ts'
import { createPurses } from './purses.ts'
import { addTables } from './table.repository.ts'

/** Between two looks at the clock of the database, and between two tries to reach it, ms. */
const CLOCK_EVERY_MS = 5_000
const AGAIN_MS = 300

export type LedTables = { actorOf(code: string): TableActor | undefined; stop(): Promise<void> }

/** Leads the tables that no other process leads, from now until `stop`. */
export const leadTables = async (
  engine: Engine,
  databaseUrl: string,
  address: string,
  tables: readonly LiveTable[] = LIVE_TABLES,
): Promise<LedTables> => {
  await untilDatabase(engine, tables)
  const learning = setInterval(() => void learnClock(engine).catch(() => {}), CLOCK_EVERY_MS)
  const actors = new Map<string, TableActor>()
  const purses = createPurses()
  const stopping = new Set<Promise<void>>()
  const stopAll = (): void => {
    for (const actor of actors.values()) {
      const stopped = actor.stop().finally(() => stopping.delete(stopped))
      stopping.add(stopped)
    }
    actors.clear()
  }
  const leadership = new Leadership(
    databaseUrl,
    tables.map(({ code }) => code),
    address,
    engine.log,
    {
      leads(code, term) {
        const table = tables.find((one) => one.code === code)
        if (!table) return
        engine.log.info({ table: code, term }, 'leads a table')
        const actor = new TableActor(engine, table, term, purses, (error) => {
          engine.log.warn({ error, table: code, term }, 'a table is led by another process')
          leadership.giveUp()
        })
        actors.set(code, actor)
        actor.start()
      },
      lost: stopAll,
    },
  )
  leadership.start()
  const pruning = pruneLed(engine, () => actors.keys())
  return {
    actorOf: (code) => actors.get(code),
    async stop() {
      clearInterval(learning)
      pruning.stop()
      leadership.stop()
      await Promise.all(stopping)
    },
  }
}

/** A process may start before its database. */
const untilDatabase = async (engine: Engine, tables: readonly LiveTable[]): Promise<void> => {
  for (;;) {
    try {
      await addTables(engine.db, tables)
      return await learnClock(engine)
    } catch (error) {
      engine.log.warn({ error }, 'the database does not answer yet')
      await sleep(AGAIN_MS)
    }
  }
}

const learnClock = async ({ db, clock }: Engine): Promise<void> => {
  const sentAt = localNow()
  const { rows } = await db.query<{ now: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now')
  clock.learn(rows[0]?.now ?? sentAt, sentAt)
}
