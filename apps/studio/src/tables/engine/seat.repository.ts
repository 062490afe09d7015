import type { TransactionDb } from '@maru/postgres'
import type { SeatNow } from './table-now.ts'
import { playerKeyOf, siteAndPlayerOf } from './wallet-ids.ts'

type Db = Pick<TransactionDb, 'query'>

export const loadSeats = async (db: Db, code: string): Promise<SeatNow[]> => {
  const rows = await db.query<{ seat: number; site: string; player: string; name: string; lastRound: number }>(
    'SELECT seat, site, player, name, last_round AS "lastRound" FROM studio.table_seat WHERE code = $1 ORDER BY seat',
    [code],
  )
  return rows.map(({ seat, site, player, name, lastRound }) => ({
    seat,
    player: playerKeyOf(site, player),
    name,
    lastRound,
  }))
}

/** Who sits down leaves any other seat of the table. */
export const storeSeat = async (db: Db, code: string, { seat, player, name, lastRound }: SeatNow): Promise<void> => {
  const { site, player: who } = siteAndPlayerOf(player)
  await db.query('DELETE FROM studio.table_seat WHERE code = $1 AND site = $2 AND player = $3', [code, site, who])
  await db.query(
    'INSERT INTO studio.table_seat (code, seat, site, player, name, last_round) VALUES ($1, $2, $3, $4, $5, $6)',
    [code, seat, site, who, name, lastRound],
  )
}

export const freeSeats = (db: Db, code: string, seats: readonly number[]): Promise<unknown> =>
  db.query('DELETE FROM studio.table_seat WHERE code = $1 AND seat = ANY($2::int[])', [code, seats])

export const keepSeats = (db: Db, code: string, seats: readonly number[], round: number): Promise<unknown> =>
  db.query('UPDATE studio.table_seat SET last_round = $3 WHERE code = $1 AND seat = ANY($2::int[])', [
    code,
    seats,
    round,
  ])

/** A round more without a bet, for every seat. */
export const ageSeats = (db: Db, code: string): Promise<unknown> =>
  db.query('UPDATE studio.table_seat SET last_round = last_round - 1 WHERE code = $1', [code])
