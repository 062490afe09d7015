import type { Address } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'

export type Owner = { siteId: number; memberId: number; address: Address }

export const findAddress = async (ctx: Ctx, memberId: number): Promise<Address | undefined> => {
  const [row] = await ctx.db.query<{ address: Address }>(
    'SELECT address FROM coin.address WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.address
}

/** Nobody else ever gets it. */
export const nextAddressNumber = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ number: number }>(`SELECT nextval('coin.address_number') AS number`)
  if (!row) throw new Error('no number')
  return row.number
}

/** Nothing where the member has one by now. */
export const insertAddress = (ctx: Ctx, memberId: number, number: number, address: Address) =>
  ctx.db.query(
    `INSERT INTO coin.address (site_id, member_id, number, address, made_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id, member_id) DO NOTHING`,
    [ctx.siteId, memberId, number, address, ctx.now],
  )

/** Whose these are, at any site. */
export const findOwners = (ctx: Ctx, addresses: readonly Address[]): Promise<Owner[]> =>
  ctx.db.query<Owner>(
    'SELECT site_id AS "siteId", member_id AS "memberId", address FROM coin.address WHERE address = ANY ($1::text[])',
    [addresses],
  )
