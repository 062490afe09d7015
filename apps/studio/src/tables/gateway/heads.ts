import { randomUUID } from 'node:crypto'
import type { Interest } from '@maru/stomp'
import { tableByCode } from '../table-list.ts'
import type { LeaderClient } from './leader-client.ts'

/** Sockets that come and go within this are said once; those that stay are said again, so that a leader knows when this process is gone. Milliseconds. */
const SETTLE_MS = 500
const AGAIN_MS = 5_000

const SUBJECT = /^table ([\w-]+)$/

/** Counts the sockets at each table in this process and reports them to its leader. An `Interest` that all subscriptions pass. */
export const countHeads = (interest: Interest, leaders: LeaderClient, againMs = AGAIN_MS) => {
  const from = randomUUID()
  const heads = new Map<string, number>()
  const waiting = new Map<string, NodeJS.Timeout>()

  const report = (code: string, withinMs?: number): Promise<unknown> =>
    leaders.ask(code, 'heads', { asked: { from, heads: heads.get(code) ?? 0 } }, withinMs)
  const reportSoon = (code: string, ms: number): void => {
    if (waiting.has(code)) return
    const say = () => {
      waiting.delete(code)
      void report(code)
    }
    waiting.set(code, setTimeout(say, ms).unref())
  }
  const change = (subject: string, by: 1 | -1): void => {
    const code = SUBJECT.exec(subject)?.[1]
    if (code === undefined || !tableByCode(code)) return
    const before = heads.get(code) ?? 0
    if (before + by > 0) heads.set(code, before + by)
    else heads.delete(code)
    // The first who comes wakes the table.
    reportSoon(code, before === 0 ? 0 : SETTLE_MS)
  }
  const again = setInterval(() => {
    for (const code of heads.keys()) reportSoon(code, 0)
  }, againMs).unref()

  return {
    interest: {
      add(subject) {
        change(subject, 1)
        return interest.add(subject)
      },
      remove(subject) {
        change(subject, -1)
        interest.remove(subject)
      },
    } satisfies Interest,
    /** Every socket has left: leaders need not wait until it is noticed. */
    async close(): Promise<void> {
      clearInterval(again)
      const left = new Set([...heads.keys(), ...waiting.keys()])
      for (const timer of waiting.values()) clearTimeout(timer)
      heads.clear()
      await Promise.all([...left].map((code) => report(code, 0)))
    },
  }
}
