import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { z } from 'zod'
import type { Caller, ENGINE_CALLS, EngineCallName } from '../engine-shapes.ts'
import { type LeaderAnswer, LeaderConnection } from './leader-connection.ts'

/** Milliseconds. While a table changes its process it is looked for again; an answer may wait for the wallet. */
const FIND_WITHIN_MS = 2_000
const PAUSE_MS = 100
const ANSWER_MS = 4_000

export interface LeaderClient {
  /** Undefined where nobody leads the table for so long, two seconds where nothing is said. All calls may come twice. */
  ask<Call extends EngineCallName>(
    code: string,
    call: Call,
    body: { caller?: Caller; asked: z.input<(typeof ENGINE_CALLS)[Call]> },
    withinMs?: number,
  ): Promise<LeaderAnswer | undefined>
  close(): void
}

/** Calls to whoever leads a table, which any process may do from one moment to the next. `secret`: what processes of this studio show each other. */
export const createLeaderClient = (db: pg.Pool, secret: string, answerMs = ANSWER_MS): LeaderClient => {
  const addresses = addressBook(db)
  const connections = new Map<string, LeaderConnection>()
  let isClosed = false
  const connectionTo = (address: string): LeaderConnection => {
    const known = connections.get(address)
    if (known) return known
    const made = new LeaderConnection(address, secret, answerMs, () => connections.delete(address))
    connections.set(address, made)
    return made
  }
  return {
    async ask(code, call, body, withinMs = FIND_WITHIN_MS) {
      const text = JSON.stringify(body)
      const until = performance.now() + withinMs
      while (!isClosed) {
        const address = await addresses.of(code)
        const answer = address && (await connectionTo(address).ask(code, call, text))
        if (answer && (answer.status === 200 || answer.status === 400)) return answer
        addresses.forget()
        if (performance.now() >= until) return undefined
        await sleep(PAUSE_MS)
      }
      return undefined
    },
    close() {
      isClosed = true
      for (const connection of connections.values()) connection.close()
    },
  }
}

/** Addresses as the database says them, read at once for all tables and for all calls that wait. */
const addressBook = (db: pg.Pool) => {
  let known: { readAt: number; addresses: Promise<ReadonlyMap<string, string>> } | undefined
  const read = async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await db.query<{ code: string; address: string }>('SELECT code, address FROM studio.table_leader')
    return new Map(rows.map(({ code, address }) => [code, address]))
  }
  return {
    async of(code: string): Promise<string | undefined> {
      known ??= { readAt: performance.now(), addresses: read().catch(() => new Map()) }
      return (await known.addresses).get(code)
    },
    /** One that did not answer, or was not there: what was read before a moment is read again. */
    forget(): void {
      if (known && performance.now() - known.readAt >= PAUSE_MS) known = undefined
    },
  }
}
