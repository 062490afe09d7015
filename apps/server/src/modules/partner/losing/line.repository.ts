import type { LosingSums, MemberFlow, WageredGroup } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { Adjustment, Carried, FigureLine, Part, Share } from './figures.rules.ts'

const texts = <Row>(rows: readonly Row[], of: (row: Row) => bigint): string[] => rows.map((row) => of(row).toString())

export const insertLines = async (ctx: Ctx, settlementId: number, lines: readonly FigureLine[]): Promise<void> => {
  if (lines.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.settlement_line
       (site_id, settlement_id, holder_id, game_group, losses, divided, rolling, of_period, adjustments, carried_in, carried_out, amount)
     SELECT $1::bigint, $2::bigint, u.* FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::numeric[], $9::numeric[],
       $10::numeric[], $11::numeric[], $12::bigint[]) AS u`,
    [
      ctx.siteId,
      settlementId,
      lines.map(({ holderId }) => holderId),
      lines.map(({ group }) => group),
      texts(lines, ({ losses }) => losses),
      texts(lines, ({ divided }) => divided),
      texts(lines, ({ rolling }) => rolling),
      texts(lines, ({ ofPeriod }) => ofPeriod),
      texts(lines, ({ adjustments }) => adjustments),
      texts(lines, ({ carriedIn }) => carriedIn),
      texts(lines, ({ carriedOut }) => carriedOut),
      texts(lines, ({ amount }) => amount),
    ],
  )
}

export const insertShares = async (ctx: Ctx, settlementId: number, shares: readonly Share[]): Promise<void> => {
  if (shares.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.settlement_share (site_id, settlement_id, holder_id, game_group, share_bp, base)
     SELECT $1::bigint, $2::bigint, u.* FROM unnest($3::bigint[], $4::text[], $5::int[], $6::bigint[]) AS u`,
    [
      ctx.siteId,
      settlementId,
      shares.map(({ holderId }) => holderId),
      shares.map(({ group }) => group),
      shares.map(({ shareBp }) => shareBp),
      texts(shares, ({ base }) => base),
    ],
  )
}

export const insertParts = async (ctx: Ctx, settlementId: number, parts: readonly Part[]): Promise<void> => {
  if (parts.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.settlement_part (site_id, settlement_id, chain_id, product, amount)
     SELECT $1::bigint, $2::bigint, u.* FROM unnest($3::bigint[], $4::text[], $5::bigint[]) AS u`,
    [
      ctx.siteId,
      settlementId,
      parts.map(({ chainId }) => chainId),
      parts.map(({ product }) => product),
      texts(parts, ({ amount }) => amount),
    ],
  )
}

/** `waiting`: what of each member is left for the next period. */
export const insertFlows = async (
  ctx: Ctx,
  settlementId: number,
  flows: readonly MemberFlow[],
  waiting: ReadonlyMap<number, bigint>,
): Promise<void> => {
  if (flows.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.settlement_flow
       (site_id, settlement_id, member_id, bonuses, deposits, withdrawals, opening, closing, waiting_before, waiting_after)
     SELECT $1::bigint, $2::bigint, u.* FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[]) AS u`,
    [
      ctx.siteId,
      settlementId,
      flows.map(({ memberId }) => memberId),
      texts(flows, ({ bonuses }) => bonuses),
      texts(flows, ({ deposits }) => deposits),
      texts(flows, ({ withdrawals }) => withdrawals),
      texts(flows, ({ opening }) => opening),
      texts(flows, ({ closing }) => closing),
      texts(flows, (flow) => flow.waiting),
      texts(flows, ({ memberId }) => waiting.get(memberId) ?? 0n),
    ],
  )
}

export const insertAdjustments = async (ctx: Ctx, settlementId: number, rows: readonly Adjustment[]): Promise<void> => {
  if (rows.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.settlement_adjustment (site_id, settlement_id, of_settlement, holder_id, game_group, late, amount)
     SELECT $1::bigint, $2::bigint, u.* FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::numeric[], $7::numeric[]) AS u`,
    [
      ctx.siteId,
      settlementId,
      rows.map(({ settlementId: of }) => of),
      rows.map(({ holderId }) => holderId),
      rows.map(({ group }) => group),
      texts(rows, ({ late }) => late),
      texts(rows, ({ amount }) => amount),
    ],
  )
}

/** What a settlement carries into the next one. */
export const findCarried = async (ctx: Ctx, settlementId: number): Promise<Carried[]> => {
  const rows = await ctx.db.query<{ holderId: number; group: WageredGroup; carried: string }>(
    `SELECT holder_id AS "holderId", game_group AS "group", carried_out::text AS carried FROM partner.settlement_line
     WHERE site_id = $1 AND settlement_id = $2 AND carried_out <> 0 ORDER BY 1, 2`,
    [ctx.siteId, settlementId],
  )
  return rows.map(({ carried, ...of }) => ({ ...of, carriedIn: BigInt(carried) }))
}

/** What of members' own waits for a stake, by member. */
export const findWaiting = async (ctx: Ctx, settlementId: number): Promise<ReadonlyMap<number, bigint>> => {
  const rows = await ctx.db.query<{ memberId: number; waiting: string }>(
    `SELECT member_id AS "memberId", waiting_after::text AS waiting FROM partner.settlement_flow
     WHERE site_id = $1 AND settlement_id = $2 AND waiting_after <> 0`,
    [ctx.siteId, settlementId],
  )
  return new Map(rows.map(({ memberId, waiting }) => [memberId, BigInt(waiting)]))
}

export type ClosedLine = LosingSums & { settlementId: number; holderId: number; group: WageredGroup }

/** Lines of earlier settlements as they stand with the corrections that came since. A line that came by corrections alone has no sums of its own. */
export const findClosedLines = async (
  ctx: Ctx,
  settlementIds: readonly number[],
  holderIds: readonly number[],
): Promise<ClosedLine[]> => {
  const rows = await ctx.db.query<
    Pick<ClosedLine, 'settlementId' | 'holderId' | 'group'> & Record<keyof LosingSums, string>
  >(
    `SELECT "settlementId", "holderId", "group", sum(of_period)::text AS "ofPeriod", sum(adjustments)::text AS adjustments, sum(carried_in)::text AS "carriedIn" FROM (
       SELECT settlement_id AS "settlementId", holder_id AS "holderId", game_group AS "group", of_period, adjustments, carried_in FROM partner.settlement_line
       WHERE site_id = $1 AND settlement_id = ANY ($2::bigint[]) AND holder_id = ANY ($3::bigint[])
       UNION ALL
       SELECT a.of_settlement, a.holder_id, a.game_group, a.late, 0, 0 FROM partner.settlement_adjustment a
       JOIN partner.settlement s ON s.site_id = a.site_id AND s.settlement_id = a.settlement_id AND s.status <> 'dropped'
       WHERE a.site_id = $1 AND a.of_settlement = ANY ($2::bigint[]) AND a.holder_id = ANY ($3::bigint[])) x
     GROUP BY 1, 2, 3`,
    [ctx.siteId, settlementIds, holderIds],
  )
  return rows.map(({ ofPeriod, adjustments, carriedIn, ...of }) => ({
    ...of,
    ofPeriod: BigInt(ofPeriod),
    adjustments: BigInt(adjustments),
    carriedIn: BigInt(carriedIn),
  }))
}
