import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, Unanswered } from '../ask.ts'
import type { Server } from '../cluster.ts'
import type { History, Observed, Operation } from '../history.ts'
import type { People } from '../people.ts'
import type { Random } from '../random.ts'
import type { House } from './house.ts'

/** What every client knows. */
export type Arena = {
  seed: string
  ask: Ask
  history: History
  servers: readonly Server[]
  people: People
  house: House
  /** Of the servers' clock, where a run moves it for all of them; ms since 1970. */
  now?: () => number
  /** Nothing new is begun any more. */
  isClosing: () => boolean
  /** What nobody answered by now stays unknown. */
  isOver: () => boolean
}

export type Send = (server: Server) => Promise<Observed>

/** Enough to outlast every fault. */
export const PATIENT = 200
/** As some vendors and most people do: asked once, and never looked back. */
export const HASTY = 1

/** Asks again with the same ids, at either server, until it learns what became of it. */
export const persist = async (
  arena: Arena,
  noise: Random,
  operation: Operation,
  tries: number,
  send: Send,
): Promise<void> => {
  for (let attempt = 1; attempt <= tries && !arena.isOver(); attempt++) {
    const { isLastWord } = await once(arena, noise, operation, send)
    if (isLastWord || operation.outcome !== 'unknown') return
    if (attempt < tries) await sleep(noise.between(30, 150) * Math.min(attempt, 6))
  }
}

/** One try; what it observed goes into the history. */
export const once = async (arena: Arena, noise: Random, operation: Operation, send: Send): Promise<Observed> => {
  const observed = await send(noise.pick(arena.servers)).catch(unanswered)
  arena.history.observe(operation, observed)
  return observed
}

const unanswered = (error: Error): Observed => {
  if (error instanceof Unanswered) return { outcome: 'unknown', said: error.message }
  throw error
}
