import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { type LockedHolding, lockPurses } from '../../ledger/index.ts'
import { type BonusPlay, loadBonusPlays } from '../bonus-play.ts'
import type { BetConditions } from './bet-conditions.service.ts'
import type { Submitted } from './operation.ts'

/** What the members of a batch hold, locked, and what the terms of the active bonuses among them say. */
export type BonusPurses = { holdings: ReadonlyMap<number, LockedHolding>; plays: ReadonlyMap<number, BonusPlay> }
/** Of those whose bonus purse was locked with their cash, because they held a bonus the last time. */
export type Expected = BonusPurses & { members: ReadonlySet<number> }

const noPlays: ReadonlyMap<number, BonusPlay> = new Map()

/**
 * Locks the bonus purses of those operations that turn out to be about bonus money once they are loaded: the member has an active bonus, or the wager holds some. Their cash is locked
 * already, and whoever wants a bonus purse locks the cash first, so nobody waits for us in a circle. Sends nothing where there are none, and where all were expected.
 */
export const lockBonusPurses = async (
  ctx: Ctx,
  asked: readonly Submitted[],
  loaded: ReadonlyMap<Submitted, unknown>,
  { bonusHolders }: BetConditions,
  expected: Expected,
): Promise<BonusPurses> => {
  const concerned = asked.filter((one) =>
    one.source.concernsBonus?.(one.operation, loaded.get(one), bonusHolders.has(one.player.memberId)),
  )
  const missing = concerned.filter(({ player }) => !expected.members.has(player.memberId))
  const late = await lockMissing(ctx, missing, bonusHolders)
  const holdings = new Map(late.holdings)
  const plays = new Map(late.plays)
  const concernedOnes = new Set(concerned)
  for (const one of asked) {
    const { memberId } = one.player
    const held = expected.holdings.get(memberId)
    if (!held || holdings.has(memberId)) continue
    const isConcerned = concernedOnes.has(one)
    const isForNothing = expected.members.has(memberId) && !isConcerned && !one.source.hasBonus?.(one.operation)
    // What lies in a purse that was locked for nothing is not there for this operation.
    holdings.set(memberId, isForNothing ? { ...held, bonus: 0 } : held)
    const play = isConcerned && bonusHolders.has(memberId) ? expected.plays.get(memberId) : undefined
    if (play) plays.set(memberId, play)
  }
  return { holdings, plays }
}

const lockMissing = async (
  ctx: Ctx,
  missing: readonly Submitted[],
  bonusHolders: ReadonlySet<number>,
): Promise<BonusPurses> => {
  if (missing.length === 0) return { holdings: new Map(), plays: noPlays }
  const members = missing.map(({ player }) => player.memberId)
  const holders = missing.map(({ player }) => player).filter(({ memberId }) => bonusHolders.has(memberId))
  const [holdings, plays] = await allDone([
    lockPurses(ctx, members, new Set(members)),
    holders.length > 0 ? loadBonusPlays(ctx, holders) : noPlays,
  ])
  return { holdings, plays }
}

/** Who held an active bonus when last asked about: a guess, by which a batch locks more at once and waits once less. */
export type BonusHints = {
  has(memberId: number): boolean
  learn(asked: readonly Submitted[], bonusHolders: ReadonlySet<number>): void
}

const MOST_HINTS = 10_000

export const createBonusHints = (): BonusHints => {
  const known = new Set<number>()
  return {
    has: (memberId) => known.has(memberId),
    learn: (asked, bonusHolders) => {
      for (const { player } of asked) {
        known.delete(player.memberId)
        if (bonusHolders.has(player.memberId)) known.add(player.memberId)
      }
      for (const oldest of known) {
        if (known.size <= MOST_HINTS) break
        known.delete(oldest)
      }
    },
  }
}
