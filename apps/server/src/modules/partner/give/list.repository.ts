import type { GiveWay } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type ListedMove = {
  moveId: number
  way: GiveWay
  partnerId: number
  partnerMemId: string
  memberId: number
  memId: string
  memNick: string
  /** The member is a partner itself. */
  isPartner: boolean
  amount: number
  partnerAfter: number | null
  memberAfter: number
  note: string
  at: Date
}

const LISTED = `m.move_id AS "moveId", m.way, m.partner_id AS "partnerId", p.mem_id AS "partnerMemId", m.member_id AS "memberId", t.mem_id AS "memId", t.mem_nick AS "memNick",
  EXISTS (SELECT FROM partner.node n WHERE n.site_id = m.site_id AND n.partner_id = m.member_id) AS "isPartner", m.amount, m.member_after AS "memberAfter", m.note, m.moved_at AS at`
const NAMED = `JOIN identity.downline_view p ON p.site_id = m.site_id AND p.member_id = m.partner_id
  JOIN identity.downline_view t ON t.site_id = m.site_id AND t.member_id = m.member_id`
/** What was moved while somebody stood elsewhere is not shown where it stands now, nor where it stood then. */
const STILL_BELOW = `(m.member_id = $2 OR EXISTS (SELECT FROM partner.below b WHERE b.site_id = m.site_id AND b.above_id = $2 AND b.partner_id = m.partner_id))`

export type MovesAsked = { memberId: number; way: GiveWay | ''; before: number | undefined }

/** Moves of a branch, and those that its partner received, the newest first. `memberId` 0: of everybody. Read by an index of the branch, or of the one member. */
export const listBranchMoves = (
  ctx: Ctx,
  partnerId: number,
  { memberId, way, before }: MovesAsked,
  limit: number,
): Promise<ListedMove[]> =>
  ctx.db.query<ListedMove>(
    `SELECT ${LISTED}, m."partnerAfter" FROM (
       SELECT m.*, a.partner_after AS "partnerAfter" FROM partner.money_move_above a JOIN partner.money_move m ON m.site_id = a.site_id AND m.move_id = a.move_id
       WHERE a.site_id = $1 AND a.above_id = $2 AND ${memberId === 0 ? '$4 = 0 AND a.move_id' : 'm.member_id = $4 AND m.move_id'} < $3
         AND ($5 = '' OR m.way = $5) AND ${STILL_BELOW}
       ORDER BY ${memberId === 0 ? 'a' : 'm'}.move_id DESC LIMIT $6) m ${NAMED} ORDER BY m.move_id DESC`,
    [ctx.siteId, partnerId, before ?? Number.MAX_SAFE_INTEGER, memberId, way, limit],
  )

/** What a member was given, and what was taken back, the newest first. */
export const listReceived = (
  ctx: Ctx,
  memberId: number,
  before: number | undefined,
  limit: number,
): Promise<ListedMove[]> =>
  ctx.db.query<ListedMove>(
    `SELECT ${LISTED}, NULL::bigint AS "partnerAfter" FROM (
       SELECT * FROM partner.money_move WHERE site_id = $1 AND member_id = $2 AND move_id < $3 ORDER BY move_id DESC LIMIT $4) m ${NAMED} ORDER BY m.move_id DESC`,
    [ctx.siteId, memberId, before ?? Number.MAX_SAFE_INTEGER, limit],
  )

/** Of a site, for staff. `partnerId` 0: of everybody; else of its branch. `memberId`: of whom it was given to. */
export const listSiteMoves = (
  ctx: Ctx,
  { partnerId, memberId, before }: { partnerId: number; memberId: number; before: number | undefined },
  limit: number,
): Promise<ListedMove[]> => {
  const ofBranch =
    'JOIN partner.money_move_above a ON a.site_id = m.site_id AND a.move_id = m.move_id AND a.above_id = $2'
  const byBranch = partnerId > 0 && memberId === 0
  return ctx.db.query<ListedMove>(
    `SELECT ${LISTED}, g.partner_after AS "partnerAfter" FROM (
       SELECT m.* FROM partner.money_move m ${partnerId > 0 ? ofBranch : ''}
       WHERE m.site_id = $1 AND ${byBranch ? 'a' : 'm'}.move_id < $4 AND $2 >= 0 AND ${memberId === 0 ? '$3 = 0' : 'm.member_id = $3'}
       ORDER BY ${byBranch ? 'a' : 'm'}.move_id DESC LIMIT $5) m
     JOIN partner.money_move_above g ON g.site_id = m.site_id AND g.above_id = m.partner_id AND g.move_id = m.move_id ${NAMED} ORDER BY m.move_id DESC`,
    [ctx.siteId, partnerId, memberId, before ?? Number.MAX_SAFE_INTEGER, limit],
  )
}
