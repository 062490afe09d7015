import { signUpCodes } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Problem } from './sign-up.rules.ts'
import './tables.ts'

/** Which unique index guards which field. Its name is what the database says when two applications race. */
const guards: Record<string, Problem> = {
  member_id_once: { field: 'memId', problem: signUpCodes.duplicateId },
  member_nick_once: { field: 'memNick', problem: signUpCodes.duplicateNick },
  member_phone_once: { field: 'memPhone', problem: signUpCodes.duplicatePhone },
  member_account_once: { field: 'bankacc', problem: signUpCodes.duplicateAccount },
}

export const duplicateBehind = (error: unknown): Problem | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint !== undefined ? guards[constraint] : undefined
}

export type UniqueKeys = { memId: string; nickKey: string; phoneIndex: Buffer; accountIndex: Buffer }

/** The fields that another member or applicant of the site has already. */
export const findDuplicates = async (ctx: Ctx, keys: UniqueKeys): Promise<Problem[]> => {
  const [taken] = await ctx.db.query<Record<keyof typeof guards, boolean>>(
    `SELECT
       EXISTS (SELECT 1 FROM identity.member WHERE site_id = $1 AND status <> 'rejected' AND lower(mem_id) = lower($2)) AS member_id_once,
       EXISTS (SELECT 1 FROM identity.member WHERE site_id = $1 AND status <> 'rejected' AND nick_key = $3) AS member_nick_once,
       EXISTS (SELECT 1 FROM identity.member WHERE site_id = $1 AND status <> 'rejected' AND phone_index = $4) AS member_phone_once,
       EXISTS (SELECT 1 FROM identity.member WHERE site_id = $1 AND status <> 'rejected' AND account_index = $5) AS member_account_once`,
    [ctx.siteId, keys.memId, keys.nickKey, keys.phoneIndex, keys.accountIndex],
  )
  return Object.entries(guards).flatMap(([name, problem]) => (taken?.[name] ? [problem] : []))
}

/** Of all sites. Answers how many calls were found to be overdue. */
export const markMissedCalls = async (ctx: Ctx): Promise<number> => {
  const rows = await ctx.db.query(
    `UPDATE identity.member SET call_missed_at = $1
     WHERE status = 'pending' AND called_at IS NULL AND call_missed_at IS NULL AND call_by < $1 RETURNING member_id`,
    [ctx.now],
  )
  return rows.length
}

export const countWaitingSignUps = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*) FROM identity.member WHERE site_id = $1 AND status = 'pending'`,
    [ctx.siteId],
  )
  return row?.count ?? 0
}
