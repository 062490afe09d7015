import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import type { WagerRef } from '../../wagers/index.ts'
import { type BetPlace, findByMember, findInStretch } from './bets.repository.ts'
import { countMembers, FEW_MEMBERS } from './member.repository.ts'
import type { Whose } from './whose.ts'

/** How far back one reading after the other goes; whoever has placed too few bets by then is asked member by member. */
const STRETCHES_MS = [5, 20, 80, 320].map((minutes) => minutes * 60_000)

/**
 * The newest bets of a subtree behind a place. Where members are many they play all the time, so a page of theirs lies within the next minutes of the whole site's bets; a page far back costs what
 * the first one does. Where they are few, or nobody plays, each member's newest are asked for.
 */
export const newestBets = async (
  ctx: Ctx,
  whose: Whose,
  period: Period,
  before: BetPlace | undefined,
  limit: number,
): Promise<WagerRef[]> => {
  const { from } = period
  let until = new Date(Math.min(period.until.getTime(), (before?.placedAt ?? ctx.now).getTime() + 1))
  const found: WagerRef[] = []
  if (whose.memberId === 0 && (await countMembers(ctx, whose.aboveId)) > FEW_MEMBERS)
    for (const stretchMs of STRETCHES_MS) {
      if (found.length === limit || until <= from) return found
      const stretch = { from: new Date(Math.max(from.getTime(), until.getTime() - stretchMs)), until, before }
      found.push(...(await findInStretch(ctx, whose.aboveId, stretch, limit - found.length)))
      until = stretch.from
    }
  if (found.length === limit || until <= from) return found
  return [...found, ...(await findByMember(ctx, whose, { from, until, before }, limit - found.length))]
}
