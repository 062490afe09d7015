import type { Ctx } from '../../platform/context.ts'

/** Of members' sessions, in the transaction that begins or ends one: what an observer throws undoes that. */
export type SessionObserver = {
  began?(ctx: Ctx, memberId: number, sessionId: number): Promise<unknown>
  /** The member has none any more, or only the one that stays. It is done when a logout is answered. */
  ended?(ctx: Ctx, memberId: number): Promise<unknown>
}

declare module '../../platform/observers.ts' {
  interface Observers {
    sessions: SessionObserver
  }
}
