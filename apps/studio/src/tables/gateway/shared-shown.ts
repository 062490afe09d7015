import type { Caller, OwnAnswer, ShownAnswer } from '../engine-shapes.ts'
import type { OwnShown } from '../table-shapes.ts'
import type { LeaderClient } from './leader-client.ts'

/** Asks how a table is; undefined where nobody leads it now. */
export const askShown = async (
  leaders: LeaderClient,
  code: string,
  withinMs?: number,
): Promise<ShownAnswer | undefined> => {
  const answer = await leaders.ask(code, 'shown', { asked: {} }, withinMs)
  return answer?.status === 200 ? (JSON.parse(answer.text) as ShownAnswer) : undefined
}

/** The part of a round that is the caller's own; undefined where nobody leads the table now. */
export const askOwn = async (leaders: LeaderClient, code: string, caller: Caller): Promise<OwnShown | undefined> => {
  const answer = await leaders.ask(code, 'own', { caller, asked: {} })
  const body = answer?.status === 200 ? (JSON.parse(answer.text) as Partial<OwnAnswer>) : undefined
  return body?.own
}

/**
 * How a table is, for many that ask at the same time. Whoever asks gets an answer that was asked for after that: what was published before it is in there, so nobody
 * who has just subscribed misses a message.
 */
export const createSharedShown = (ask: (code: string) => Promise<ShownAnswer | undefined>) => {
  const running = new Map<string, Promise<ShownAnswer | undefined>>()
  const next = new Map<string, Promise<ShownAnswer | undefined>>()
  const begin = (code: string): Promise<ShownAnswer | undefined> => {
    const asked = ask(code).finally(() => {
      if (running.get(code) === asked) running.delete(code)
    })
    running.set(code, asked)
    return asked
  }
  return (code: string): Promise<ShownAnswer | undefined> => {
    const before = running.get(code)
    if (!before) return begin(code)
    const waiting =
      next.get(code) ??
      before
        .catch(() => undefined)
        .then(() => {
          next.delete(code)
          return begin(code)
        })
    next.set(code, waiting)
    return waiting
  }
}
