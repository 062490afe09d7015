import type pg from 'pg'
import type { PhaseSaid } from './cadence.ts'

/** Bets by when they were committed, against the end of betting. */
export type LateBets = {
  /** Committed within 400 ms before the end. */
  justBefore: number
  /** Accepted although the database's clock said that betting had ended when they were stored, or after the round was closed. */
  late: { code: string; round: number; change: string; storedMs: number; committedMs: number }[]
  /** Between the end of betting and the last commit of an accepted bet that was stored before it, ms. */
  lastCommitMs: number
  /** From the end of betting to the commit that closes the round, the shortest, ms. */
  firstCloseMs: number
}

const ACCEPTED = `
  SELECT e.code, e.round::int, e.change, (extract(epoch FROM e.stored_at) * 1000)::float8 AS stored,
    (extract(epoch FROM pg_xact_commit_timestamp(e.xmin)) * 1000)::float8 AS committed,
    (extract(epoch FROM pg_xact_commit_timestamp(c.xmin)) * 1000)::float8 AS closed
  FROM studio.table_event e LEFT JOIN studio.table_event c ON c.code = e.code AND c.round = e.round AND c.type = 'closed'
  WHERE e.type = 'accepted'`

type Row = { code: string; round: number; change: string; stored: number; committed: number; closed: number | null }
const JUST_BEFORE_MS = 400

/** By the server's clock alone: what PostgreSQL noted of each row and of each commit. The end of betting is what the table itself said. */
export const lateBets = async (
  studio: pg.Pool,
  phases: ReadonlyMap<string, readonly PhaseSaid[]>,
): Promise<LateBets> => {
  const ends = new Map<string, number>()
  for (const [code, said] of phases)
    for (const { round, phase, endsAt } of said)
      if (phase === 'betting' && endsAt !== null) ends.set(`${code} ${round}`, endsAt)
  const { rows } = await studio.query<Row>(ACCEPTED)
  const judged: LateBets = {
    justBefore: 0,
    late: [],
    lastCommitMs: Number.NEGATIVE_INFINITY,
    firstCloseMs: Number.POSITIVE_INFINITY,
  }
  for (const { code, round, change, stored, committed, closed } of rows) {
    const end = ends.get(`${code} ${round}`)
    if (end === undefined) throw new Error(`nobody saw when betting ended in round ${round} of ${code}`)
    const isLate = stored >= end || (closed !== null && committed > closed)
    if (isLate) judged.late.push({ code, round, change, storedMs: stored - end, committedMs: committed - end })
    if (!isLate && end - committed < JUST_BEFORE_MS) judged.justBefore++
    judged.lastCommitMs = Math.max(judged.lastCommitMs, committed - end)
    if (closed !== null) judged.firstCloseMs = Math.min(judged.firstCloseMs, closed - end)
  }
  return judged
}
