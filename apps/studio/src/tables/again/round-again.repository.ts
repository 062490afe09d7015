import type { Chips } from '@maru/live-games'
import type pg from 'pg'
import type { DealShown } from '../table-shapes.ts'

export type RoundRow = {
  code: string
  round: number
  id: string
  shoe: number | null
  startedAt: number
  deal: DealShown | null
  result: string | null
  pays: Chips | null
  isVoided: boolean
  voidReason: string | null
  /** The dress that staff chose for the table. */
  room: string | null
  /** Of its shoe, counted from 1, and whether that is over. */
  roundOfShoe: number
  isShoeOver: boolean
}

/** A round that is over, by its id at the wallet: of one that runs nothing is shown. */
export const endedRound = async (db: pg.Pool, id: string): Promise<RoundRow | undefined> => {
  const { rows } = await db.query<RoundRow>(
    `SELECT r.code, r.round, r.id, r.shoe, (extract(epoch FROM r.started_at) * 1000)::int8 AS "startedAt", r.deal, r.result, r.pays,
       r.is_voided AS "isVoided", r.void_reason AS "voidReason",
       t.room, s.finished_at IS NOT NULL AS "isShoeOver",
       (SELECT count(*)::int FROM studio.table_round b WHERE b.code = r.code AND b.shoe = r.shoe AND b.round <= r.round
          AND (b.result IS NOT NULL OR b.is_voided)) AS "roundOfShoe"
     FROM studio.table_round r JOIN studio.live_table t USING (code) LEFT JOIN studio.table_shoe s USING (code, shoe) WHERE r.id = $1 AND r.ended_at IS NOT NULL`,
    [id],
  )
  return rows[0]
}

/** The key of the player with this name at the operator, where it had a bet in the round, and the session of the first. */
export const playerOfRound = async (
  db: pg.Pool,
  { code, round }: Pick<RoundRow, 'code' | 'round'>,
  user: string,
): Promise<{ player: string; sessionId: string } | undefined> => {
  const { rows } = await db.query<{ player: string; sessionId: string }>(
    `SELECT player, session_id AS "sessionId" FROM studio.table_event
     WHERE code = $1 AND round = $2 AND type = 'asked' AND player::jsonb ->> 1 = $3 ORDER BY seq LIMIT 1`,
    [code, round, user],
  )
  return rows[0]
}

export type ChangeRow = {
  chips: Chips
  isAccepted: boolean
  isRefused: boolean
  why: 'player' | 'late' | 'void' | null
}

/** What a player asked for in a round, in its order. `why`: it was taken back by itself; of what the end of betting or a void took back, there is no event. */
export const changesOf = async (
  db: pg.Pool,
  { code, round }: Pick<RoundRow, 'code' | 'round'>,
  player: string,
): Promise<ChangeRow[]> => {
  const { rows } = await db.query<ChangeRow>(
    `SELECT a.content -> 'chips' AS chips, coalesce(bool_or(e.type = 'accepted'), false) AS "isAccepted", coalesce(bool_or(e.type = 'refused'), false) AS "isRefused",
       max(e.content ->> 'why') FILTER (WHERE e.type = 'undoing') AS why
     FROM studio.table_event a LEFT JOIN studio.table_event e ON e.code = a.code AND e.round = a.round AND e.change = a.change AND e.seq > a.seq
     WHERE a.code = $1 AND a.round = $2 AND a.type = 'asked' AND a.player = $3 GROUP BY a.seq, a.content ORDER BY a.seq`,
    [code, round, player],
  )
  return rows
}

/** The wallet has acknowledged the win of a player, 0 included. */
export const isPaid = async (
  db: pg.Pool,
  { code, round }: Pick<RoundRow, 'code' | 'round'>,
  player: string,
): Promise<boolean> => {
  const { rows } = await db.query(
    `SELECT FROM studio.table_event WHERE code = $1 AND round = $2 AND type = 'paid' AND player = $3`,
    [code, round, player],
  )
  return rows.length > 0
}
