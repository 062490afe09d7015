import type { Ctx } from '../../platform/context.ts'

export type PauseObserver = {
  /** In the transaction that excludes the member, whose cash and points are locked: what it throws undoes the exclusion. */
  excluded(ctx: Ctx, memberId: number): Promise<unknown>
}

declare module '../../platform/observers.ts' {
  interface Observers {
    pauses: PauseObserver
  }
}
