import type { Address } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'

/** Those that anything ever came to, of every site: the others hold nothing. Also earlier hot wallets. */
export const findUsedAddresses = async (ctx: Ctx, chainId: number, hot: string): Promise<Address[]> => {
  const rows = await ctx.db.query<{ address: Address }>(
    `SELECT to_address AS address FROM coin.deposit WHERE chain_id = $1
     UNION SELECT m.to_address FROM coin.own_move m JOIN coin.address a ON a.address = m.to_address WHERE m.chain_id = $1
     UNION SELECT address FROM coin.wallet WHERE chain_id = $1 AND address <> $2 ORDER BY 1`,
    [chainId, hot],
  )
  return rows.map(({ address }) => address)
}

export type Books = { addresses: number; custody: number; own: number; arriving: number; leaving: number }

/** Of every site. `own`: what the operator brought to the wallets, less what it took. `leaving`: in a block, and not deep enough to be booked. */
export const findBooks = async (ctx: Ctx, chainId: number): Promise<Books> => {
  const [row] = await ctx.db.query<Books>(
    `SELECT (SELECT count(*) FROM coin.address) AS addresses,
       (SELECT coalesce(sum(balance), 0)::bigint FROM ledger.house_view WHERE house = 'coin-custody' AND currency = 'USDT') AS custody,
       (SELECT coalesce(sum(opening), 0)::bigint FROM coin.wallet WHERE chain_id = $1) +
         (SELECT coalesce(sum(amount), 0)::bigint FROM coin.own_move WHERE chain_id = $1 AND payment_id IS NULL) AS own,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin.deposit WHERE chain_id = $1 AND state = 'seen') AS arriving,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin.payment WHERE chain_id = $1 AND state = 'sent' AND block IS NOT NULL) AS leaving`,
    [chainId],
  )
  return row ?? { addresses: 0, custody: 0, own: 0, arriving: 0, leaving: 0 }
}

export type Counts = { seen: number; held: number; queued: number; sent: number; failed: number }

/** Of the context's site. `sent`: also what is signed and about to be. */
export const findCounts = async (ctx: Ctx): Promise<Counts> => {
  const [row] = await ctx.db.query<Counts>(
    `SELECT d.*, p.* FROM (
       SELECT count(*) FILTER (WHERE state = 'seen') AS seen, count(*) FILTER (WHERE state = 'held') AS held
       FROM coin.deposit WHERE site_id = $1 AND state IN ('seen', 'held', 'returning')) d,
     (SELECT count(*) FILTER (WHERE state = 'queued') AS queued, count(*) FILTER (WHERE state IN ('signed', 'sent')) AS sent,
       count(*) FILTER (WHERE state = 'failed') AS failed
       FROM coin.payment WHERE site_id = $1 AND state IN ('queued', 'signed', 'sent', 'failed')) p`,
    [ctx.siteId],
  )
  return row ?? { seen: 0, held: 0, queued: 0, sent: 0, failed: 0 }
}
