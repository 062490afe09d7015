import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { z } from 'zod'
import { type Caller, type ENGINE_CALLS, type EngineCallName, INTERNAL_SECRET_HEADER } from '../engine-shapes.ts'

/** Milliseconds. While a table changes its process it is looked for again; an answer may wait for the wallet. */
const FIND_WITHIN_MS = 2_000
const PAUSE_MS = 100
const ANSWER_MS = 4_000

const agent = new Agent({ keepAlive: true, scheduling: 'fifo' })

/** What the process that leads a table answered; `text` is JSON. */
export type LeaderAnswer = { readonly status: number; readonly text: string }

export interface LeaderClient {
  /** Undefined where nobody leads the table for so long, two seconds where nothing is said. All calls may come twice. */
  ask<Call extends EngineCallName>(
    code: string,
    call: Call,
    body: { caller?: Caller; asked: z.input<(typeof ENGINE_CALLS)[Call]> },
    withinMs?: number,
  ): Promise<LeaderAnswer | undefined>
}

/** Calls to whoever leads a table, which any process may do from one moment to the next. `secret`: what processes of this studio show each other. */
export const createLeaderClient = (db: pg.Pool, secret: string): LeaderClient => {
  const addresses = addressBook(db)
  return {
    async ask(code, call, body, withinMs = FIND_WITHIN_MS) {
      const text = JSON.stringify(body)
      const until = performance.now() + withinMs
      for (;;) {
        const address = await addresses.of(code)
        const answer = address && (await post(`${address}/internal/tables/${code}/${call}`, text, secret))
        if (answer) return answer
        addresses.forget()
        if (performance.now() >= until) return undefined
        await sleep(PAUSE_MS)
      }
    },
  }
}

/** Undefined where no leader of the table has answered. Over a connection that stays: many calls a second go to few addresses. */
const post = (url: string, body: string, secret: string): Promise<LeaderAnswer | undefined> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [INTERNAL_SECRET_HEADER]: secret,
    }
    const none = () => resolve(undefined)
    const asking = request(url, { method: 'POST', headers, agent, timeout: ANSWER_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', none)
      response.once('end', () => {
        const { statusCode: status = 0 } = response
        if (status !== 200 && status !== 400) return none()
        resolve({ status, text: Buffer.concat(chunks).toString() })
      })
    })
    asking.once('error', none)
    asking.once('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.end(body)
  })

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
