import type { Chips } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import { isRaisePlace } from './blackjack-now.ts'
import type { Engine } from './engine.ts'
import type { PlayerNow } from './table-now.ts'
import { siteAndPlayerOf } from './wallet-ids.ts'

type Db = Pick<TransactionDb, 'query'>

export type PayoutRow = { player: string; session: string; chips: Chips; staked: number; returned: number }

/** What a settled round brought each player, in the transaction that settles it. */
export const insertPayouts = (db: Db, code: string, round: number, rows: readonly PayoutRow[]): Promise<unknown> => {
  const places = rows.map(({ player }) => siteAndPlayerOf(player))
  return db.query(
    `INSERT INTO studio.table_payout (code, round, site, player, session_id, chips, staked, returned)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::uuid[], $6::jsonb[], $7::int8[], $8::int8[])`,
    [
      code,
      round,
      places.map(({ site }) => site),
      places.map(({ player }) => player),
      rows.map(({ session }) => session),
      rows.map(({ chips }) => JSON.stringify(chips)),
      rows.map(({ staked }) => staked),
      rows.map(({ returned }) => returned),
    ],
  )
}

/** A player who comes to the table: the last round with a bet. */
export const loadPlayer = async (
  db: Engine['db'],
  code: string,
  key: string,
): Promise<Pick<PlayerNow, 'last' | 'payout'>> => {
  const { site, player } = siteAndPlayerOf(key)
  const { rows } = await db.query<{ round: number; chips: Chips; staked: number; returned: number }>(
    `SELECT round, chips, staked, returned FROM studio.table_payout
     WHERE code = $1 AND site = $2 AND player = $3 ORDER BY round DESC LIMIT 1`,
    [code, site, player],
  )
  const row = rows[0]
  return {
    last: Object.fromEntries(Object.entries(row?.chips ?? {}).filter(([place]) => !isRaisePlace(place))),
    payout: row ? { round: row.round, staked: row.staked, returned: row.returned } : null,
  }
}

/** Won less staked of a session's settled rounds, at every table. */
export const netOfSession = async (db: Engine['db'], session: string): Promise<number> => {
  const { rows } = await db.query<{ net: number }>(
    'SELECT coalesce(sum(returned - staked), 0)::int8 AS net FROM studio.table_payout WHERE session_id = $1',
    [session],
  )
  return rows[0]?.net ?? 0
}
