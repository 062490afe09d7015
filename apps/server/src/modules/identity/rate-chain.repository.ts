import type { PartnerTier } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { updateMember } from './member.repository.ts'

/** Which chain is in force for who bets at each holder's rates. In the order of the holders, so that two who write many do not wait for each other in a circle. */
export const saveRateChains = async (
  ctx: Ctx,
  chains: readonly { holderId: number; chainId: number }[],
): Promise<void> => {
  if (chains.length === 0) return
  await ctx.db.query(
    `INSERT INTO identity.rate_chain AS r (site_id, holder_id, chain_id)
     SELECT $1, holder_id, chain_id FROM unnest($2::bigint[], $3::bigint[]) AS u (holder_id, chain_id) ORDER BY holder_id
     ON CONFLICT (site_id, holder_id) DO UPDATE SET chain_id = EXCLUDED.chain_id WHERE r.chain_id <> EXCLUDED.chain_id`,
    [ctx.siteId, chains.map(({ holderId }) => holderId), chains.map(({ chainId }) => chainId)],
  )
}

/** At whose rates the member bets: its own, those of a partner, or nobody's. */
export const saveRateHolder = (ctx: Ctx, memberId: number, holderId: number | null): Promise<unknown> =>
  updateMember(ctx, memberId, { rate_holder_id: holderId })

/** Of who becomes a partner; owned by the module partner. */
export const saveTier = (ctx: Ctx, memberId: number, tier: PartnerTier): Promise<unknown> =>
  updateMember(ctx, memberId, { tier })
