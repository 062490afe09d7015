import type { Ctx } from '../../platform/context.ts'

export type Account = { number: number; seedSealed: Buffer; hash: Buffer; ownSeed: string }
const ACCOUNT = `number, seed_sealed AS "seedSealed", hash, own_seed AS "ownSeed"`

/** Locked until the transaction ends: a member spins once at a time. */
export const lockAccount = async (ctx: Ctx, memberId: number): Promise<Account | undefined> =>
  (
    await ctx.db.query<Account>(
      `SELECT ${ACCOUNT} FROM rotary.account WHERE site_id = $1 AND member_id = $2 FOR UPDATE`,
      [ctx.siteId, memberId],
    )
  )[0]

/** Nothing where there is one: what was published stays. */
export const insertAccount = (ctx: Ctx, memberId: number, { number, seedSealed, hash, ownSeed }: Account) =>
  ctx.db.query(
    `INSERT INTO rotary.account (site_id, member_id, number, seed_sealed, hash, own_seed) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, memberId, number, seedSealed, hash, ownSeed],
  )

/** The next spin's, once this one is drawn. */
export const saveNext = (ctx: Ctx, memberId: number, { number, seedSealed, hash }: Omit<Account, 'ownSeed'>) =>
  ctx.db.query(
    'UPDATE rotary.account SET number = $3, seed_sealed = $4, hash = $5 WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId, number, seedSealed, hash],
  )

export const saveOwnSeed = (ctx: Ctx, memberId: number, ownSeed: string) =>
  ctx.db.query('UPDATE rotary.account SET own_seed = $3 WHERE site_id = $1 AND member_id = $2', [
    ctx.siteId,
    memberId,
    ownSeed,
  ])

/** How many spins a member made. */
export const countSpins = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ number: number }>(
    'SELECT number FROM rotary.account WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return (row?.number ?? 1) - 1
}
