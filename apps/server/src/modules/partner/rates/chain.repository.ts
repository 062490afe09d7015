import type { Chain, Rates } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'

/** A partner with its newest rates; null where none were saved yet. */
export type RatedNode = { partnerId: number; parentId: number | null; tier: number; rates: Rates | null }

/** Everybody in the subtree of one, and everybody above it. */
export const findRatedNodes = (ctx: Ctx, partnerId: number): Promise<RatedNode[]> =>
  ctx.db.query<RatedNode>(
    `SELECT n.partner_id AS "partnerId", n.parent_id AS "parentId", n.tier, r.rates
     FROM (SELECT partner_id FROM partner.below WHERE site_id = $1 AND above_id = $2
           UNION SELECT above_id FROM partner.below WHERE site_id = $1 AND partner_id = $2) b
     JOIN partner.node n ON n.site_id = $1 AND n.partner_id = b.partner_id
     LEFT JOIN LATERAL (SELECT rates FROM partner.rate_set x WHERE x.site_id = $1 AND x.holder_id = n.partner_id ORDER BY version DESC LIMIT 1) r ON true`,
    [ctx.siteId, partnerId],
  )

/** Members with rates of their own in the subtree of one. */
export const findRatedMembers = (
  ctx: Ctx,
  partnerId: number,
): Promise<{ memberId: number; partnerId: number; rates: Rates }[]> =>
  ctx.db.query(
    `SELECT p.member_id AS "memberId", p.partner_id AS "partnerId", r.rates
     FROM partner.below b JOIN partner.place p ON p.site_id = $1 AND p.partner_id = b.partner_id AND p.has_own_rates
     JOIN LATERAL (SELECT rates FROM partner.rate_set x WHERE x.site_id = $1 AND x.holder_id = p.member_id ORDER BY version DESC LIMIT 1) r ON true
     WHERE b.site_id = $1 AND b.above_id = $2`,
    [ctx.siteId, partnerId],
  )

export type NewChain = { digest: Buffer; chain: Chain }

/** Each chain once for ever; the id of each digest, in their order. */
export const putChains = async (ctx: Ctx, chains: readonly NewChain[]): Promise<number[]> => {
  const digests = chains.map(({ digest }) => digest)
  await ctx.db.query(
    `INSERT INTO partner.chain (site_id, digest, levels, created_at)
     SELECT DISTINCT ON (digest) $1::bigint, digest, levels::jsonb, $4::timestamptz FROM unnest($2::bytea[], $3::text[]) AS c (digest, levels) ORDER BY digest
     ON CONFLICT (site_id, digest) DO NOTHING`,
    [ctx.siteId, digests, chains.map(({ chain }) => JSON.stringify(chain)), ctx.now],
  )
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT c.chain_id AS id FROM unnest($2::bytea[]) WITH ORDINALITY AS u (digest, ord) JOIN partner.chain c ON c.site_id = $1 AND c.digest = u.digest ORDER BY u.ord`,
    [ctx.siteId, digests],
  )
  return rows.map(({ id }) => id)
}

/** Partners at the top of a tree whose site has no chain at all: they were there before. */
export const findUnchainedRoots = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT partner_id AS id FROM partner.node WHERE site_id = $1 AND parent_id IS NULL AND NOT EXISTS (SELECT FROM partner.chain WHERE site_id = $1) ORDER BY 1`,
    [ctx.siteId],
  )
  return rows.map(({ id }) => id)
}
