import type { Ctx } from '../../platform/context.ts'
import type { Grant } from './grant.repository.ts'

type Running = Pick<Grant, 'memberId' | 'grantedAt'>

const OPEN = `FROM wagers.state_view WHERE site_id = $1 AND member_id = $2 AND placed_at >= $3 AND settled_at IS NULL AND bonus_stake > 0`

/** A stake with bonus money waits for its result: what it brings belongs to the bonus. */
export const hasOpenStake = async (ctx: Ctx, { memberId, grantedAt }: Running): Promise<boolean> => {
  const rows = await ctx.db.query(`SELECT ${OPEN} LIMIT 1`, [ctx.siteId, memberId, grantedAt])
  return rows.length > 0
}

/** Those that a bonus waits for, and what of its money is staked on them. */
export const sumOpenStakes = async (
  ctx: Ctx,
  { memberId, grantedAt }: Running,
): Promise<{ bets: number; stake: number }> => {
  const [row] = await ctx.db.query<{ bets: number; stake: number }>(
    `SELECT count(*) AS bets, coalesce(sum(bonus_stake), 0)::bigint AS stake ${OPEN}`,
    [ctx.siteId, memberId, grantedAt],
  )
  return row ?? { bets: 0, stake: 0 }
}
