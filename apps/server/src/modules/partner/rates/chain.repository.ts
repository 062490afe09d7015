import { type Chain, type Rates, ratedProducts, shareOf } from '@maru/commission'
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

/** Each chain once for ever, with what each of its levels gets of a turnover; the id of each digest, in their order. */
export const putChains = async (ctx: Ctx, chains: readonly NewChain[]): Promise<number[]> => {
  const digests = chains.map(({ digest }) => digest)
  const made = await ctx.db.query<{ id: number; levels: Chain }>(
    `INSERT INTO partner.chain (site_id, digest, levels, created_at)
     SELECT DISTINCT ON (digest) $1::bigint, digest, levels::jsonb, $4::timestamptz FROM unnest($2::bytea[], $3::text[]) AS c (digest, levels) ORDER BY digest
     ON CONFLICT (site_id, digest) DO NOTHING RETURNING chain_id AS id, levels`,
    [ctx.siteId, digests, chains.map(({ chain }) => JSON.stringify(chain)), ctx.now],
  )
  if (made.length > 0) await insertShares(ctx, made)
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT c.chain_id AS id FROM unnest($2::bytea[]) WITH ORDINALITY AS u (digest, ord) JOIN partner.chain c ON c.site_id = $1 AND c.digest = u.digest ORDER BY u.ord`,
    [ctx.siteId, digests],
  )
  return rows.map(({ id }) => id)
}

/** The same in columns, for sums over many wagers. */
const insertShares = async (ctx: Ctx, chains: readonly { id: number; levels: Chain }[]): Promise<void> => {
  const levels = chains.flatMap((chain) =>
    chain.levels.map(({ holderId }, at) => ({ id: chain.id, level: at + 1, holderId })),
  )
  await ctx.db.query(
    `INSERT INTO partner.chain_level (site_id, chain_id, level, holder_id)
     SELECT $1::bigint, u.* FROM unnest($2::bigint[], $3::smallint[], $4::bigint[]) AS u (chain_id, level, holder_id)`,
    [ctx.siteId, levels.map(({ id }) => id), levels.map(({ level }) => level), levels.map(({ holderId }) => holderId)],
  )
  const rows = chains.flatMap(({ id, levels: chain }) =>
    ratedProducts.map((product) => ({
      id,
      product,
      shares: shareOf(chain, product, 'rolling').map(({ share }) => share),
    })),
  )
  const column = (at: number): number[] => rows.map(({ shares }) => shares[at] ?? 0)
  await ctx.db.query(
    `INSERT INTO partner.chain_share (site_id, chain_id, product, s1, s2, s3, s4, s5, s6)
     SELECT $1::bigint, u.* FROM unnest($2::bigint[], $3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[])
       AS u (chain_id, product, s1, s2, s3, s4, s5, s6)`,
    [ctx.siteId, rows.map(({ id }) => id), rows.map(({ product }) => product), ...[0, 1, 2, 3, 4, 5].map(column)],
  )
}

export const findChains = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Chain>> => {
  const rows = await ctx.db.query<{ id: number; levels: Chain }>(
    'SELECT chain_id AS id, levels FROM partner.chain WHERE site_id = $1 AND chain_id = ANY ($2::bigint[])',
    [ctx.siteId, ids],
  )
  return new Map(rows.map(({ id, levels }) => [id, levels]))
}

/** Partners at the top of a tree whose site has no chain at all: they were there before. */
export const findUnchainedRoots = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT partner_id AS id FROM partner.node WHERE site_id = $1 AND parent_id IS NULL AND NOT EXISTS (SELECT FROM partner.chain WHERE site_id = $1) ORDER BY 1`,
    [ctx.siteId],
  )
  return rows.map(({ id }) => id)
}
