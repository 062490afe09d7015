import type { Ctx } from '../../../platform/context.ts'

/** What a return needs to know of a deposit. */
export type HeldDeposit = { depositId: number; memberId: number; chainId: number; amount: number; state: string }

export const lockDeposit = async (ctx: Ctx, depositId: number): Promise<HeldDeposit | undefined> =>
  (
    await ctx.db.query<HeldDeposit>(
      `SELECT deposit_id AS "depositId", member_id AS "memberId", chain_id AS "chainId", amount, state FROM coin.deposit
       WHERE site_id = $1 AND deposit_id = $2 FOR UPDATE`,
      [ctx.siteId, depositId],
    )
  )[0]

const move = async (ctx: Ctx, depositId: number, from: string, to: string, endedAt: Date | null): Promise<void> => {
  const rows = await ctx.db.query(
    `UPDATE coin.deposit SET state = $4, ended_at = $5 WHERE site_id = $1 AND deposit_id = $2 AND state = $3 RETURNING deposit_id`,
    [ctx.siteId, depositId, from, to, endedAt],
  )
  if (rows.length !== 1) throw new Error(`the deposit ${depositId} is not ${from}`)
}

export const saveReturning = (ctx: Ctx, depositId: number): Promise<void> =>
  move(ctx, depositId, 'held', 'returning', null)

/** The network has sent it back. */
export const saveReturned = (ctx: Ctx, depositId: number): Promise<void> =>
  move(ctx, depositId, 'returning', 'returned', ctx.now)

/** Its return was given up. */
export const saveHeldAgain = (ctx: Ctx, depositId: number): Promise<void> =>
  move(ctx, depositId, 'returning', 'held', null)
