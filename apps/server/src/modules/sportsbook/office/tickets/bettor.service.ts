import { cashOf, type SportBettor } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { membersByIds } from '../../../identity/index.ts'
import { noFactor } from '../../rules/limit.rules.ts'
import { findFactors } from '../../rules/rules.repository.ts'
import { findBettorFigures } from './bettor.repository.ts'

/** Members of the context's site as traders see them; by a few statements, however many they are. */
export const bettorsOf = async (ctx: StaffCtx, ids: readonly number[]): Promise<ReadonlyMap<number, SportBettor>> => {
  const memberIds = [...new Set(ids)]
  if (memberIds.length === 0) return new Map()
  const members = await membersByIds(ctx, memberIds)
  const figures = new Map((await findBettorFigures(ctx, memberIds)).map((row) => [row.memberId, row]))
  const factors = await findFactors(
    ctx,
    memberIds.map((memberId) => ({ siteId: ctx.siteId, memberId })),
  )
  const maySee = mayName(ctx)
  return new Map(
    memberIds.flatMap((memberId) => {
      const member = members.get(memberId)
      if (!member) return []
      const { openTickets = 0, won = 0 } = figures.get(memberId) ?? {}
      const bettor: SportBettor = {
        memberId,
        memNick: maySee ? member.memNick : '',
        memId: maySee ? member.memId : '',
        level: member.level,
        ...(factors.get(memberId) ?? noFactor),
        openTickets,
        won: cashOf(won),
      }
      return [[memberId, bettor] as const]
    }),
  )
}

/** Whether these staff may read who somebody is. */
export const mayName = ({ who }: StaffCtx): boolean => who.permissions.includes('members.read')
