import type { Notice } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type Chosen = { notice: Notice; inbox: boolean; toast: boolean }

export const findChosen = (ctx: Ctx, memberId: number): Promise<Chosen[]> =>
  ctx.db.query<Chosen>(
    'SELECT notice, inbox, toast FROM community.notice_choice WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )

export const saveChosen = (ctx: Ctx, memberId: number, { notice, inbox, toast }: Chosen) =>
  ctx.db.query(
    `INSERT INTO community.notice_choice (site_id, member_id, notice, inbox, toast) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id, member_id, notice) DO UPDATE SET inbox = EXCLUDED.inbox, toast = EXCLUDED.toast`,
    [ctx.siteId, memberId, notice, inbox, toast],
  )

/** Of these members those who have chosen to see no note of it. */
export const findWithoutToast = async (
  ctx: Ctx,
  notice: Notice,
  memberIds: readonly number[],
): Promise<Set<number>> => {
  const rows = await ctx.db.query<{ member_id: number }>(
    'SELECT member_id FROM community.notice_choice WHERE site_id = $1 AND member_id = ANY($2::bigint[]) AND notice = $3 AND NOT toast',
    [ctx.siteId, memberIds, notice],
  )
  return new Set(rows.map((row) => row.member_id))
}
