import type { DataOf, Minigame, miniProof } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

type ProofChain = DataOf<typeof miniProof>['chain']

type Row = {
  links: number
  commitment: Buffer
  committed_at: Date
  first_draw_at: Date
  salt_rule: string
  salt: Buffer
  salt_source: string
  salted_at: Date
  salt_published_at: Date
  salt_staff: number
}

/** What was published of a chain; nothing of its links. Undefined before it has its salt. */
export const readProofChain = async (ctx: Ctx, game: Minigame, chainId: number): Promise<ProofChain | undefined> => {
  const [row] = await ctx.db.query<Row>(
    `SELECT links, commitment, committed_at, first_draw_at, salt_rule, salt, salt_source, salt_published_at, salted_at,
       CASE WHEN salt_confirmed_by IS NULL THEN 0 ELSE num_nonnulls(salt_proposed_by, salt_confirmed_by) END AS salt_staff
     FROM minigames.chain WHERE site_id = $1 AND game = $2 AND chain_id = $3 AND salt IS NOT NULL`,
    [ctx.siteId, game, chainId],
  )
  return (
    row && {
      chainId,
      commitment: row.commitment.toString('hex'),
      links: row.links,
      committedAt: row.committed_at.toISOString(),
      firstDrawAt: row.first_draw_at.toISOString(),
      saltRule: row.salt_rule,
      salt: row.salt.toString('hex'),
      saltSource: row.salt_source,
      saltPublishedAt: row.salt_published_at.toISOString(),
      saltAt: row.salted_at.toISOString(),
      saltStaff: row.salt_staff,
    }
  )
}
