import type { GiveWay } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type MoneyMove = {
  moveId: number
  way: GiveWay
  partnerId: number
  memberId: number
  amount: number
  memberAfter: number
  partnerAfter: number
  note: string
}
export type NewMove = Omit<MoneyMove, 'moveId'> & { requestKey: string; day: string }

/** Of the partner that made it, by the key of its request. */
export const findMoveByKey = async (
  ctx: Ctx,
  partnerId: number,
  requestKey: string,
): Promise<MoneyMove | undefined> => {
  const [row] = await ctx.db.query<MoneyMove>(
    `SELECT m.move_id AS "moveId", m.way, m.partner_id AS "partnerId", m.member_id AS "memberId", m.amount, m.member_after AS "memberAfter",
       a.partner_after AS "partnerAfter", m.note
     FROM partner.money_move m JOIN partner.money_move_above a ON a.site_id = m.site_id AND a.above_id = m.partner_id AND a.move_id = m.move_id
     WHERE m.site_id = $1 AND m.partner_id = $2 AND m.request_key = $3`,
    [ctx.siteId, partnerId, requestKey],
  )
  return row
}

/** The same way, member and amount at that instant or since. */
export const hasSameMove = async (
  ctx: Ctx,
  { partnerId, memberId, way, amount }: Pick<NewMove, 'partnerId' | 'memberId' | 'way' | 'amount'>,
  since: Date,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM partner.money_move WHERE site_id = $1 AND member_id = $3 AND partner_id = $2 AND way = $4 AND amount = $5 AND moved_at >= $6 LIMIT 1`,
    [ctx.siteId, partnerId, memberId, way, amount, since],
  )
  return rows.length > 0
}

export const sumMovedOn = async (ctx: Ctx, partnerId: number, day: string): Promise<Record<GiveWay, number>> => {
  const rows = await ctx.db.query<{ way: GiveWay; sum: number }>(
    'SELECT way, sum(amount)::bigint AS sum FROM partner.money_move WHERE site_id = $1 AND partner_id = $2 AND day = $3::date GROUP BY way',
    [ctx.siteId, partnerId, day],
  )
  const of = (way: GiveWay): number => rows.find((row) => row.way === way)?.sum ?? 0
  return { give: of('give'), take: of('take') }
}

/** What a partner gave to somebody, less what it took back. */
export const findGiven = async (ctx: Ctx, partnerId: number, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ amount: number }>(
    'SELECT amount FROM partner.given WHERE site_id = $1 AND partner_id = $2 AND member_id = $3',
    [ctx.siteId, partnerId, memberId],
  )
  return row?.amount ?? 0
}

/** With who reads it. The cash of both is locked. Answers its id. */
export const insertMove = async (ctx: Ctx, move: NewMove): Promise<number> => {
  const { way, partnerId, memberId, amount, memberAfter, partnerAfter, note, requestKey, day } = move
  const [row] = await ctx.db.query<{ moveId: number }>(
    `WITH made AS (
       INSERT INTO partner.money_move (site_id, way, partner_id, member_id, amount, member_after, note, request_key, day, moved_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10) RETURNING move_id
     ), seen AS (
       INSERT INTO partner.money_move_above (site_id, above_id, move_id, partner_after)
       SELECT $1::bigint, b.above_id, made.move_id, $11::bigint FROM made JOIN partner.below b ON b.site_id = $1 AND b.partner_id = $3
       UNION ALL SELECT $1::bigint, n.partner_id, made.move_id, NULL FROM made JOIN partner.node n ON n.site_id = $1 AND n.partner_id = $4
     ), given AS (
       INSERT INTO partner.given AS g (site_id, partner_id, member_id, amount) SELECT $1, $3, $4, $5 WHERE $2 = 'give'
       ON CONFLICT (site_id, partner_id, member_id) DO UPDATE SET amount = g.amount + EXCLUDED.amount
     ), taken AS (
       UPDATE partner.given SET amount = amount - $5 WHERE $2 = 'take' AND site_id = $1 AND partner_id = $3 AND member_id = $4
     )
     SELECT move_id AS "moveId" FROM made`,
    [...[ctx.siteId, way, partnerId, memberId, amount, memberAfter, note, requestKey, day, ctx.now], partnerAfter],
  )
  if (!row) throw new Error('a move of money was not written')
  return row.moveId
}
