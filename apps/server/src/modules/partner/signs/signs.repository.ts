import type { PartnerSignKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import { MOST_ON_MARKET, type Pair, type Play } from './signs.rules.ts'

/** Pairs of members of one partner who bet on the same markets of mini games, each on one side. Stakes are nearly the same where the smaller is four fifths of the other. */
export const findPairs = (ctx: Ctx, { from, until }: Period): Promise<Pair[]> =>
  ctx.db.query<Pair>(
    `WITH sides AS (
       SELECT p.partner_id, w.member_id, w.game_code, w.round, l.market, min(l.outcome) AS outcome, sum(w.stake) AS stake
       FROM wagers.round_stake_view w
       JOIN wagers.leg_view l ON l.site_id = w.site_id AND l.member_id = w.member_id AND l.placed_at = w.placed_at AND l.wager_id = w.wager_id
       JOIN partner.place p ON p.site_id = w.site_id AND p.member_id = w.member_id
       WHERE w.site_id = $1 AND w.placed_at >= $2 AND w.placed_at < $3 AND w.product = 'mini-game' AND w.legs = 1 AND w.status = 'settled'
       GROUP BY 1, 2, 3, 4, 5 HAVING count(DISTINCT l.outcome) = 1
     ), counted AS (
       SELECT s.*, count(*) OVER (PARTITION BY partner_id, game_code, round, market) AS members FROM sides s
     ), pairs AS (
       SELECT a.partner_id, a.member_id AS one, b.member_id AS other, least(a.stake, b.stake) AS smaller,
         a.outcome <> b.outcome AND least(a.stake, b.stake) * 5 >= greatest(a.stake, b.stake) * 4 AS is_opposite
       FROM counted a JOIN counted b ON b.partner_id = a.partner_id AND b.game_code = a.game_code AND b.round = a.round AND b.market = a.market
         AND b.member_id > a.member_id
       WHERE a.members <= $4
     )
     SELECT partner_id AS "partnerId", one, other, count(*)::int AS rounds, count(*) FILTER (WHERE is_opposite)::int AS opposite,
       coalesce(sum(smaller) FILTER (WHERE is_opposite), 0)::bigint AS covered
     FROM pairs GROUP BY 1, 2, 3 HAVING bool_or(is_opposite) ORDER BY 1, 2, 3`,
    [ctx.siteId, from, until, MOST_ON_MARKET],
  )

/** What members below partners played in these days, both among them. */
export const findPlay = (ctx: Ctx, from: string, until: string): Promise<Play[]> =>
  ctx.db.query<Play>(
    `SELECT p.partner_id AS "partnerId", d.member_id AS "memberId", count(DISTINCT d.day)::int AS days, sum(d.wagers)::int AS wagers,
       sum(d.settled_stake)::bigint AS turnover, sum(d.settled_stake - d.settled_payout)::bigint AS losses,
       coalesce((SELECT sum(c.amount) FROM cashier.completion_view c
         WHERE c.site_id = d.site_id AND c.member_id = d.member_id AND c.cash_type = 'deposit' AND c.day BETWEEN $2::date AND $3::date), 0)::bigint AS deposits
     FROM wagers.member_day_view d JOIN partner.place p ON p.site_id = d.site_id AND p.member_id = d.member_id
     WHERE d.site_id = $1 AND d.day BETWEEN $2::date AND $3::date GROUP BY d.site_id, 1, 2 HAVING sum(d.settled_stake) > 0 ORDER BY 1, 2`,
    [ctx.siteId, from, until],
  )

/** Partners of the site in the order of their ids, a batch behind another. */
export const findPartnersAfter = async (ctx: Ctx, after: number, limit: number): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    'SELECT partner_id AS id FROM partner.node WHERE site_id = $1 AND partner_id > $2 ORDER BY partner_id LIMIT $3',
    [ctx.siteId, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Which of these members stand below which of these partners. */
export const findBelow = (ctx: Ctx, partnerIds: readonly number[], memberIds: readonly number[]) =>
  ctx.db.query<{ partnerId: number; memberId: number }>(
    `SELECT b.above_id AS "partnerId", p.member_id AS "memberId" FROM partner.place p
     JOIN partner.below b ON b.site_id = p.site_id AND b.partner_id = p.partner_id AND b.above_id = ANY ($2::bigint[])
     WHERE p.site_id = $1 AND p.member_id = ANY ($3::bigint[])`,
    [ctx.siteId, partnerIds, memberIds],
  )

export type Sign = {
  kind: PartnerSignKind
  partnerId: number
  memberIds: number[]
  evidence: Record<string, number | boolean>
}

/** What was found before is found again: its evidence is the newest. */
export const saveSigns = async (ctx: Ctx, signs: readonly Sign[], day: string): Promise<void> => {
  if (signs.length === 0) return
  await ctx.db.query(
    `INSERT INTO partner.sign AS s (site_id, kind, partner_id, member_ids, evidence, first_on, last_on)
     SELECT $1::bigint, r.kind, r."partnerId", r."memberIds", r.evidence, $3::date, $3::date
     FROM jsonb_to_recordset($2::jsonb) AS r (kind text, "partnerId" bigint, "memberIds" bigint[], evidence jsonb)
     ON CONFLICT (site_id, kind, partner_id, member_ids) DO UPDATE SET evidence = EXCLUDED.evidence, last_on = EXCLUDED.last_on`,
    [ctx.siteId, JSON.stringify(signs), day],
  )
}

export type FoundSign = Sign & { signId: number; firstOn: string; lastOn: string }

/** Of a whole subtree (0: of the site), the newest first. */
export const findSigns = (
  ctx: Ctx,
  { aboveId, kind, before }: { aboveId: number; kind: PartnerSignKind | ''; before: number },
  limit: number,
): Promise<FoundSign[]> =>
  ctx.db.query<FoundSign>(
    `SELECT sign_id AS "signId", kind, partner_id AS "partnerId", member_ids AS "memberIds", evidence, to_char(first_on, 'YYYY-MM-DD') AS "firstOn",
       to_char(last_on, 'YYYY-MM-DD') AS "lastOn"
     FROM partner.sign s
     WHERE site_id = $1 AND sign_id < $2 AND ($3 = '' OR kind = $3)
       AND ($4::bigint = 0 OR EXISTS (SELECT FROM partner.below b WHERE b.site_id = s.site_id AND b.above_id = $4 AND b.partner_id = s.partner_id))
     ORDER BY sign_id DESC LIMIT $5`,
    [ctx.siteId, before, kind, aboveId, limit],
  )
