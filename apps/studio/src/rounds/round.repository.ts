import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Session } from '../sessions/session.repository.ts'
import type { Decision, RoundEvent } from './decide-round.ts'
import { mayBecome, type RoundState } from './round.states.ts'

export interface Round {
  readonly id: string
  readonly number: number
  readonly sessionId: string
  readonly site: string
  readonly player: string
  readonly gameCode: string
  readonly state: RoundState
  readonly bet: unknown
  readonly stake: number
  readonly events: readonly RoundEvent[] | null
  readonly payout: number | null
  readonly betUuid: string
  readonly winUuid: string
  readonly rollbackUuid: string
  readonly lastStatus: string | null
  readonly attempts: number
  readonly createdAt: Date
  readonly shownAt: Date | null
}

type Db = pg.Pool | pg.PoolClient

const COLUMNS = `id, number, session_id AS "sessionId", site, player, game_code AS "gameCode", state, bet, stake, events, payout,
  bet_uuid AS "betUuid", win_uuid AS "winUuid", rollback_uuid AS "rollbackUuid", last_status AS "lastStatus", attempts,
  created_at AS "createdAt", shown_at AS "shownAt"`
const UNFINISHED = `('opened', 'decided', 'undoing')`
const UNIQUE_VIOLATION = '23505'

/** A new round; `undefined` when an earlier round of this player and game is unfinished. The same key answers the round it made. */
export async function openRound(
  db: Db,
  session: Session,
  asked: { key: string; bet: unknown; stake: number; leaseMs: number },
): Promise<{ round: Round; isNew: boolean } | undefined> {
  const known = await roundByKey(db, session.id, asked.key)
  if (known) return { round: known, isNew: false }
  try {
    const { rows } = await db.query<Round>(
      `INSERT INTO studio.round (id, session_id, request_key, site, player, game_code, state, bet, stake, bet_uuid, win_uuid, rollback_uuid, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'opened', $7, $8, $9, $10, $11, now() + $12 * interval '1 ms') RETURNING ${COLUMNS}`,
      [
        randomUUID(),
        session.id,
        asked.key,
        session.site,
        session.player,
        session.gameCode,
        JSON.stringify(asked.bet),
        asked.stake,
        randomUUID(),
        randomUUID(),
        randomUUID(),
        asked.leaseMs,
      ],
    )
    return { round: only(rows), isNew: true }
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    const raced = await roundByKey(db, session.id, asked.key)
    return raced && { round: raced, isNew: false }
  }
}

export async function roundByKey(db: Db, sessionId: string, key: string): Promise<Round | undefined> {
  const { rows } = await db.query<Round>(
    `SELECT ${COLUMNS} FROM studio.round WHERE session_id = $1 AND request_key = $2`,
    [sessionId, key],
  )
  return rows[0]
}

export async function roundById(db: Db, id: string): Promise<Round | undefined> {
  const { rows } = await db.query<Round>(`SELECT ${COLUMNS} FROM studio.round WHERE id = $1`, [id])
  return rows[0]
}

/** The round as the database has it now. Throws when that cannot be read: what is unknown is not answered. */
export async function currentRound(db: Db, { id }: Round): Promise<Round> {
  const round = await roundById(db, id)
  if (!round) throw new Error(`no round ${id}`)
  return round
}

/** Moves a round on, if it is still where the caller believes it is; otherwise `undefined`. */
export async function moveRound(
  db: Db,
  { id }: Round,
  from: RoundState,
  to: RoundState,
  lastStatus: string | null,
  dueInMs: number | null = null,
): Promise<Round | undefined> {
  if (!mayBecome(from, to)) throw new Error(`a round never goes from ${from} to ${to}`)
  const { rows } = await db.query<Round>(
    `UPDATE studio.round SET state = $3, last_status = $4, attempts = 0, due_at = now() + $5::bigint * interval '1 ms',
       closed_at = CASE WHEN $5::bigint IS NULL THEN now() END
     WHERE id = $1 AND state = $2 RETURNING ${COLUMNS}`,
    [id, from, to, lastStatus, dueInMs],
  )
  return rows[0]
}

/** Stores the decision and the table after it; `undefined` when the round is no longer waiting for one. */
export async function storeDecision(
  db: pg.PoolClient,
  { id, site, player, gameCode }: Round,
  { events, payout, table }: Decision,
  dueInMs: number,
): Promise<Round | undefined> {
  const { rows } = await db.query<Round>(
    `UPDATE studio.round SET state = 'decided', events = $2, payout = $3, last_status = 'RS_OK', attempts = 0, decided_at = now(),
       due_at = now() + $4 * interval '1 ms'
     WHERE id = $1 AND state = 'opened' RETURNING ${COLUMNS}`,
    [id, JSON.stringify(events), payout, dueInMs],
  )
  if (rows[0] && table !== undefined) {
    await db.query(
      `INSERT INTO studio.game_table (site, player, game_code, contents) VALUES ($1, $2, $3, $4)
       ON CONFLICT (site, player, game_code) DO UPDATE SET contents = EXCLUDED.contents`,
      [site, player, gameCode, JSON.stringify(table)],
    )
  }
  return rows[0]
}

export async function tableOf(
  db: Db,
  { site, player, gameCode }: { site: string; player: string; gameCode: string },
): Promise<unknown> {
  const { rows } = await db.query(
    'SELECT contents FROM studio.game_table WHERE site = $1 AND player = $2 AND game_code = $3',
    [site, player, gameCode],
  )
  return rows[0]?.contents
}

/** Takes rounds whose time has come; nobody else takes them before the lease is over. */
export async function claimDueRounds(db: Db, leaseMs: number, limit: number): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `UPDATE studio.round SET due_at = now() + $1 * interval '1 ms', attempts = attempts + 1
     WHERE id IN (SELECT id FROM studio.round WHERE state IN ${UNFINISHED} AND due_at <= now()
                  ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [leaseMs, limit],
  )
  return rows
}

export async function postponeRound(db: Db, { id, state }: Round, why: string, dueInMs: number): Promise<void> {
  await db.query(
    `UPDATE studio.round SET last_status = $3, due_at = now() + $4 * interval '1 ms' WHERE id = $1 AND state = $2`,
    [id, state, why.slice(0, 200), dueInMs],
  )
}

/** The last round of this player and game, however it stands. */
export async function lastRound(
  db: Db,
  { site, player, gameCode }: Pick<Round, 'site' | 'player' | 'gameCode'>,
): Promise<Round | undefined> {
  const { rows } = await db.query<Round>(
    `SELECT ${COLUMNS} FROM studio.round WHERE site = $1 AND player = $2 AND game_code = $3 ORDER BY number DESC LIMIT 1`,
    [site, player, gameCode],
  )
  return rows[0]
}

/** The last round of this player and game whose events were not yet seen to their end. */
export async function unshownRound(db: Db, { site, player, gameCode }: Session): Promise<Round | undefined> {
  const { rows } = await db.query<Round>(
    `SELECT * FROM (SELECT ${COLUMNS} FROM studio.round WHERE site = $1 AND player = $2 AND game_code = $3
       AND state IN ('decided', 'paid') ORDER BY number DESC LIMIT 1) last WHERE "shownAt" IS NULL`,
    [site, player, gameCode],
  )
  return rows[0]
}

export async function markShown(db: Db, session: Session, id: string): Promise<void> {
  await db.query(
    `UPDATE studio.round SET shown_at = coalesce(shown_at, now())
     WHERE id = $1 AND site = $2 AND player = $3 AND events IS NOT NULL`,
    [id, session.site, session.player],
  )
}

/** Won minus staked of the session's decided rounds, in won, and how many there were. */
export async function netOf(db: Db, sessionId: string): Promise<{ net: number; rounds: number }> {
  const { rows } = await db.query<{ net: number; rounds: number }>(
    `SELECT coalesce(sum(payout - stake), 0)::int8 AS net, count(*) AS rounds
     FROM studio.round WHERE session_id = $1 AND state IN ('decided', 'paid')`,
    [sessionId],
  )
  return only(rows)
}

/** Unfinished rounds, and those among them that have been tried many times and want a person's eye. */
export async function countUnfinished(db: Db): Promise<{ unfinished: number; stubborn: number }> {
  const { rows } = await db.query<{ unfinished: number; stubborn: number }>(
    `SELECT count(*) AS unfinished, count(*) FILTER (WHERE attempts >= 10) AS stubborn
     FROM studio.round WHERE state IN ${UNFINISHED}`,
  )
  return only(rows)
}

function only<T>(rows: readonly T[]): T {
  if (rows[0] === undefined) throw new Error('expected a row')
  return rows[0]
}
