import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { LeaveReason, PurseStatus } from './transfer.rules.ts'

/** What a member has at a vendor that keeps purses. */
export type VendorPurse = {
  siteId: number
  memberId: number
  vendorCode: string
  currency: CashCurrency
  status: PurseStatus
  amount: number
  gameCode: string
  since: Date
  leaveReason: LeaveReason | null
  dueAt: Date | null
  tries: number
  problem: string | null
  busyUntil: Date | null
  theirAmount: number | null
  theirAt: Date | null
}

export const PURSE_COLUMNS = `site_id AS "siteId", member_id AS "memberId", vendor_code AS "vendorCode", currency, status, amount, game_code AS "gameCode", since,
  leave_reason AS "leaveReason", due_at AS "dueAt", tries, problem, busy_until AS "busyUntil", their_amount AS "theirAmount", their_at AS "theirAt"`

/** The one that is not empty. */
export const findPurse = async (ctx: Ctx, memberId: number): Promise<VendorPurse | undefined> => {
  const [row] = await ctx.db.query<VendorPurse>(
    `SELECT ${PURSE_COLUMNS} FROM games.vendor_purse WHERE site_id = $1 AND member_id = $2 AND status <> 'empty'`,
    [ctx.siteId, memberId],
  )
  return row
}

export const findPurseAt = async (ctx: Ctx, memberId: number, vendorCode: string): Promise<VendorPurse | undefined> => {
  const [row] = await ctx.db.query<VendorPurse>(
    `SELECT ${PURSE_COLUMNS} FROM games.vendor_purse WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3`,
    [ctx.siteId, memberId, vendorCode],
  )
  return row
}

/** A game is opened with it. */
export const playFrom = async (
  ctx: Ctx,
  { memberId, vendorCode, gameCode, currency }: Pick<VendorPurse, 'memberId' | 'vendorCode' | 'gameCode' | 'currency'>,
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO games.vendor_purse AS p (site_id, member_id, vendor_code, currency, status, amount, game_code, since)
     VALUES ($1, $2, $3, $4, 'playing', 0, $5, $6)
     ON CONFLICT (site_id, member_id, vendor_code) DO UPDATE SET status = 'playing', game_code = excluded.game_code, since = excluded.since, tries = 0,
       problem = NULL, leave_reason = NULL, due_at = NULL, busy_until = NULL`,
    [ctx.siteId, memberId, vendorCode, currency, gameCode, ctx.now],
  )
}

export const addToPurse = async (ctx: Ctx, memberId: number, vendorCode: string, amount: number): Promise<void> => {
  await ctx.db.query(
    'UPDATE games.vendor_purse SET amount = amount + $4 WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3',
    [ctx.siteId, memberId, vendorCode, amount],
  )
}

/** It is to be brought back from now on; one that leaves already stays as it is. Answers whether there was one. */
export const leavePurse = async (ctx: Ctx, memberId: number, reason: LeaveReason): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE games.vendor_purse SET status = 'leaving', left_at = $4, leave_reason = $3, due_at = $4, tries = 0, problem = NULL
     WHERE site_id = $1 AND member_id = $2 AND status = 'playing' RETURNING 1`,
    [ctx.siteId, memberId, reason, ctx.now],
  )
  return rows.length > 0
}

/** Nobody else works on it until then; should the work never end, it is due again. */
export const takePurse = async (ctx: Ctx, { memberId, vendorCode }: VendorPurse, until: Date): Promise<void> => {
  await ctx.db.query(
    'UPDATE games.vendor_purse SET busy_until = $4, due_at = $4 WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3',
    [ctx.siteId, memberId, vendorCode, until],
  )
}

/** To be tried again. */
export const releasePurse = async (
  ctx: Ctx,
  { memberId, vendorCode }: Pick<VendorPurse, 'memberId' | 'vendorCode'>,
  dueAt: Date,
  problem: string,
): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.vendor_purse SET busy_until = NULL, due_at = $4, tries = tries + 1, problem = $5
     WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3 AND status = 'leaving'`,
    [ctx.siteId, memberId, vendorCode, dueAt, problem.slice(0, 300)],
  )
}

/** Nothing is there any more, as far as we know. */
export const emptyPurse = async (ctx: Ctx, memberId: number, vendorCode: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.vendor_purse SET status = 'empty', leave_reason = NULL, due_at = NULL, busy_until = NULL, tries = 0, problem = NULL, since = $4
     WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3 AND amount = 0 AND status <> 'empty'`,
    [ctx.siteId, memberId, vendorCode, ctx.now],
  )
}

export const noteTheirs = async (ctx: Ctx, memberId: number, vendorCode: string, amount: number): Promise<void> => {
  await ctx.db.query(
    'UPDATE games.vendor_purse SET their_amount = $4, their_at = $5 WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3',
    [ctx.siteId, memberId, vendorCode, amount, ctx.now],
  )
}
