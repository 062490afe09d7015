import { ratedProducts } from '@maru/commission'
import type pg from 'pg'
import { SITE } from '../ledger.sides.ts'

/** Ids that nobody else has. */
const FIRST = 8_000_001
const CHAINS = 500
/** Every hundredth settlement is followed by a correction. */
const CORRECTED = 100
const DAYS = 2

/** `begunAt`: below the number of every transaction that wrote it. */
export type Journal = { headId: number; losses: string; begunAt: string }

/** Settled wagers at 500 chains of five levels, on two days: most of slots, some of tables whose places nobody reports, some of them with bonus money, some corrected. */
export const fillJournal = async (owner: pg.Pool, wagers: number): Promise<Journal> => {
  const { rows: begun } = await owner.query<{ at: string }>('SELECT settled_until::text AS at FROM wagers.journal_view')
  await owner.query(
    `INSERT INTO partner.chain (site_id, chain_id, digest, levels, created_at) OVERRIDING SYSTEM VALUE
     SELECT ${SITE}, ${FIRST} + n, sha256(('bench ' || n)::bytea), '[]', now() FROM generate_series(0, ${CHAINS - 1}) n`,
  )
  await owner.query(
    `INSERT INTO partner.chain_share (site_id, chain_id, product, s1, s2, s3, s4, s5, s6)
     SELECT ${SITE}, ${FIRST} + n, product, 80, 20 + n % 7, 30, 20, 10, 0 FROM generate_series(0, ${CHAINS - 1}) n, unnest($1::text[]) product`,
    [[...ratedProducts]],
  )
  await owner.query(
    `INSERT INTO partner.chain_level (site_id, chain_id, level, holder_id)
     SELECT ${SITE}, ${FIRST} + n, level, ${FIRST} + CASE level WHEN 1 THEN n WHEN 2 THEN 1000 + n / 5 WHEN 3 THEN 2000 + n / 25 WHEN 4 THEN 3000 + n / 125 ELSE 4000 END
     FROM generate_series(0, ${CHAINS - 1}) n, generate_series(1, 5) level`,
  )
  await owner.query(
    `INSERT INTO wagers.settlement (site_id, member_id, settled_at, wager_id, placed_at, version, kind, product, vendor_code, game_code, stake, payout, turnover, bonus_stake, rate_chain_id)
     SELECT ${SITE}, ${FIRST} + n % 20000, at, ${FIRST} + n, at - interval '5 s', 1, 'settled', CASE n % 8 WHEN 0 THEN 'casino' WHEN 1 THEN 'h-slot' ELSE 'slot' END, 'studio', 'koi',
       1000 * (1 + n % 97), CASE n % 3 WHEN 0 THEN 1950 * (1 + n % 97) ELSE 0 END, 1000 * (1 + n % 97), CASE n % 40 WHEN 0 THEN 333 ELSE 0 END, ${FIRST} + n % ${CHAINS}
     FROM generate_series(1, ${wagers}) n, LATERAL (SELECT now() - n * interval '${DAYS} days' / ${wagers} AS at) t`,
  )
  await owner.query(
    `INSERT INTO wagers.settlement (site_id, member_id, settled_at, wager_id, placed_at, version, kind, product, vendor_code, game_code, stake, payout, turnover, rate_chain_id)
     SELECT site_id, member_id, settled_at + interval '1 s', wager_id, placed_at, 2, 'corrected', product, vendor_code, game_code, 0, 700, 0, rate_chain_id
     FROM wagers.settlement WHERE site_id = ${SITE} AND member_id >= ${FIRST} AND wager_id % ${CORRECTED} = 0 AND version = 1`,
  )
  await owner.query('VACUUM ANALYZE')
  const { rows } = await owner.query<{ losses: string }>(
    `SELECT sum(stake - payout)::text AS losses FROM wagers.settlement WHERE site_id = ${SITE} AND rate_chain_id >= ${FIRST}`,
  )
  return { headId: FIRST + 4000, losses: rows[0]?.losses ?? '', begunAt: begun[0]?.at ?? '' }
}
