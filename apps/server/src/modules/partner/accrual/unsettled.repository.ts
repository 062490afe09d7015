import { type Chain, type RatedProduct, rollingOf } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'

/** Of one chain, one product, and the day on which wagers were settled first: `YYYY-MM-DD` in Seoul. */
export type UnsettledKey = { chainId: number; day: string; product: RatedProduct }
type Unsettled = UnsettledKey & { losses: bigint; rolling: bigint[] }

const LEVELS = 6

/** Sums of what losing is computed of, until they are stored. */
export const createUnsettled = () => {
  const sums = new Map<string, Unsettled>()
  const of = (key: UnsettledKey): Unsettled => {
    const name = `${key.chainId} ${key.day} ${key.product}`
    const row = sums.get(name) ?? { ...key, losses: 0n, rolling: Array.from({ length: LEVELS }, () => 0n) }
    sums.set(name, row)
    return row
  }
  return {
    addLosses: (key: UnsettledKey, losses: bigint): void => {
      of(key).losses += losses
    },
    addTurnover: (key: UnsettledKey, chain: Chain, was: bigint, valid: bigint): void => {
      const { rolling } = of(key)
      for (const [level, { amount }] of rollingOf(chain, key.product, was).entries())
        rolling[level] = (rolling[level] ?? 0n) - amount
      for (const [level, { amount }] of rollingOf(chain, key.product, valid).entries())
        rolling[level] = (rolling[level] ?? 0n) + amount
    },
    rows: (): Unsettled[] => [...sums.values()],
  }
}

/** Each chain, day and product at most once. */
export const addUnsettled = async (ctx: Ctx, rows: readonly Unsettled[]): Promise<void> => {
  if (rows.length === 0) return
  const level = (n: number): string[] => rows.map(({ rolling }) => (rolling[n - 1] ?? 0n).toString())
  await ctx.db.query(
    `INSERT INTO partner.unsettled AS u (site_id, day, chain_id, product, losses, r1, r2, r3, r4, r5, r6)
     SELECT $1::bigint, x.* FROM unnest($2::date[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
       AS x (day, chain_id, product, losses, r1, r2, r3, r4, r5, r6) ORDER BY day, chain_id, product
     ON CONFLICT (site_id, day, chain_id, product) DO UPDATE SET losses = u.losses + EXCLUDED.losses, r1 = u.r1 + EXCLUDED.r1, r2 = u.r2 + EXCLUDED.r2,
       r3 = u.r3 + EXCLUDED.r3, r4 = u.r4 + EXCLUDED.r4, r5 = u.r5 + EXCLUDED.r5, r6 = u.r6 + EXCLUDED.r6`,
    [
      ctx.siteId,
      rows.map(({ day }) => day),
      rows.map(({ chainId }) => chainId),
      rows.map(({ product }) => product),
      rows.map(({ losses }) => losses.toString()),
      ...[1, 2, 3, 4, 5, 6].map(level),
    ],
  )
}
