import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { tooMany } from '../../platform/refusal.ts'
import type { Guarded } from './guard.repository.ts'

const MOST_WAITING = 10
const RETRY_S = 2

type Turns = { last: Promise<unknown>; waiting: number }
const turns = new Map<string, Turns>()

/**
 * Logins of one account from one network come one after the other in a process: a try is counted before it is judged, so several right ones at once would count as failures
 * of each other. E429 where too many wait already, whatever was typed.
 */
export const inTurn = async <T>(ctx: Ctx, { siteId, name }: Guarded, logIn: () => Promise<T>): Promise<T> => {
  const key = `${siteId}:${name}:${networkOf(ctx.ip)}`
  const own = turns.get(key) ?? { last: Promise.resolve(), waiting: 0 }
  if (own.waiting >= MOST_WAITING) throw tooMany(RETRY_S)
  own.waiting += 1
  turns.set(key, own)
  const turn = own.last.then(logIn)
  own.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    own.waiting -= 1
    if (own.waiting === 0) turns.delete(key)
  }
}
