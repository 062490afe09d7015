import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from './pool.ts'

/** A row that was acknowledged, and when by our clock. */
export type Noted = { n: number; askedAt: number; at: number }

/** Commits one row after the other until `stop`, or until the connection is cut. */
export function commitRows(url: string, acknowledged: Noted[]): { stop(): Promise<void> } {
  let stopped = false
  const done = connectOnce(url, async (client) => {
    while (!stopped) {
      const askedAt = Date.now()
      const { rows } = await client.query("INSERT INTO entry (filler) VALUES (repeat('x', 500)) RETURNING n")
      acknowledged.push({ n: rows[0].n, askedAt, at: Date.now() })
      await sleep(2)
    }
  }).catch(() => {})
  return {
    stop: async () => {
      stopped = true
      await done
    },
  }
}
