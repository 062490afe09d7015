import type { Ctx } from '../../platform/context.ts'
import type { Player } from './writer/source.ts'

/** What the terms of a member's active bonus say of stakes. */
export type BonusPlay = {
  /** The largest stake with bonus money in it. */
  largestStake: number
  mayStake(game: { vendorCode: string; gameCode: string }): boolean
}
/** Where the writer learns it: asked only about members with an active bonus, after their purses are locked. */
export type BonusPlaySource = {
  load(ctx: Ctx, members: readonly Player[]): Promise<ReadonlyMap<number, BonusPlay>>
}

declare module '../../platform/observers.ts' {
  interface Observers {
    bonusPlay: BonusPlaySource
  }
}

export const loadBonusPlays = async (ctx: Ctx, members: readonly Player[]): Promise<ReadonlyMap<number, BonusPlay>> => {
  const plays = new Map<number, BonusPlay>()
  for (const source of ctx.observers.bonusPlay ?? [])
    for (const [memberId, play] of await source.load(ctx, members)) plays.set(memberId, play)
  return plays
}
