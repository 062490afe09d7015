import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openSessionsByHash, type Session, secretHashOf } from './session.repository.ts'

/** In one statement. */
const MOST_AT_ONCE = 200
/** Between two statements, ms: of many calls more share one. */
const BETWEEN_MS = 10

type Waiting = { hash: Buffer; resolve(session: Session | undefined): void; reject(error: unknown): void }

/** Sessions by their secret, where the operator has not ended them, as far as is known. Calls that come while others are looked up share the next statement; one that comes alone waits for no other. */
export const createOpenSessions = (db: pg.Pool) => {
  const waiting: Waiting[] = []
  let isLooking = false
  let begunAt = Number.NEGATIVE_INFINITY
  const lookUp = async (): Promise<void> => {
    isLooking = true
    // Those of the same turn of the event loop, too.
    await Promise.resolve()
    while (waiting.length > 0) {
      const early = begunAt + BETWEEN_MS - performance.now()
      if (early > 0) await sleep(early)
      begunAt = performance.now()
      const some = waiting.splice(0, MOST_AT_ONCE)
      try {
        const found = await openSessionsByHash(
          db,
          some.map(({ hash }) => hash),
        )
        for (const { hash, resolve } of some) resolve(found.get(hash.toString('hex')))
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    isLooking = false
  }
  return (secret: string): Promise<Session | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ hash: secretHashOf(secret), resolve, reject })
      if (!isLooking) void lookUp()
    })
}
