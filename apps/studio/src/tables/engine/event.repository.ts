import type { Chips, TableEvent, UndoReason } from '@maru/live-games'
import type { Engine } from './engine.ts'
import { LostLeadership } from './engine.ts'
import type { RefusedWhy, StoredEvent } from './round-now.ts'

/** An event and its place in its round. */
export type NumberedEvent = StoredEvent & { round: number; seq: number }

type Content = { chips?: Chips; isRaise?: true; why?: UndoReason | RefusedWhy; returns?: Chips; name?: string }
type Row = {
  round: number
  seq: number
  type: string
  change: string | null
  player: string | null
  session: string | null
  content: Content | null
}

const contentOf = ({ event, name, why }: StoredEvent): Content | null => {
  switch (event.type) {
    case 'asked':
      return { chips: event.chips, name, ...(event.isRaise ? { isRaise: true } : {}) }
    case 'undoing':
      return { why: event.why }
    case 'refused':
      return why ? { why } : null
    case 'settled':
      return { returns: event.returns }
    default:
      return null
  }
}

const eventOf = ({ type, change, player, content }: Row): TableEvent => {
  const [id, who] = [change ?? '', player ?? '']
  switch (type) {
    case 'asked':
      return {
        type,
        change: id,
        player: who,
        chips: content?.chips ?? {},
        ...(content?.isRaise ? { isRaise: true } : {}),
      }
    case 'accepted':
    case 'refused':
    case 'undone':
      return { type, change: id }
    case 'undoing':
      return { type, change: id, why: content?.why as UndoReason }
    case 'settled':
      return { type, returns: content?.returns ?? {} }
    case 'paid':
      return { type, player: who }
    case 'closed':
    case 'voided':
      return { type }
    default:
      throw new Error(`an event of unknown type ${type}`)
  }
}

const keptOf = (row: Row): NumberedEvent => ({
  round: row.round,
  seq: row.seq,
  event: eventOf(row),
  ...(row.session ? { session: row.session } : {}),
  ...(row.content?.name ? { name: row.content.name } : {}),
  ...(row.type === 'refused' && row.content?.why ? { why: row.content.why as RefusedWhy } : {}),
})

/**
 * In one statement and so in one commit, and only while this process leads the table. Where betting would have ended by then, nothing is stored and the answer is
 * `late`. The unique number of each event stands against a second leader as well.
 */
const STORE = `
  WITH led AS MATERIALIZED (SELECT 1 FROM studio.table_leader WHERE code = $1 AND term = $2 FOR SHARE),
  clock AS MATERIALIZED (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now FROM led),
  stored AS (
    INSERT INTO studio.table_event (code, round, seq, type, change, player, session_id, content)
    SELECT $1, u.* FROM clock, unnest($4::int8[], $5::int[], $6::text[], $7::uuid[], $8::text[], $9::uuid[], $10::jsonb[])
      AS u (round, seq, type, change, player, session_id, content)
    WHERE $3::int8 IS NULL OR clock.now < $3::int8
    RETURNING 1)
  SELECT clock.now, (SELECT count(*) FROM stored)::int AS stored FROM clock`

const valuesOf = (events: readonly NumberedEvent[]): unknown[] => [
  events.map(({ round }) => round),
  events.map(({ seq }) => seq),
  events.map(({ event }) => event.type),
  events.map(({ event }) => ('change' in event ? event.change : null)),
  events.map(({ event }) => ('player' in event ? event.player : null)),
  events.map(({ session }) => session ?? null),
  events.map((kept) => JSON.stringify(contentOf(kept))),
]

type Db = { query<Row>(asked: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }> }

/** `openUntil`: the end of betting, where one of the events counts only before it. Throws LostLeadership. */
export const storeEvents = async (
  db: Db,
  clock: Engine['clock'],
  { code, term }: { code: string; term: number },
  events: readonly NumberedEvent[],
  openUntil: number | undefined,
  sentAt: number,
): Promise<'stored' | 'late'> => {
  const { rows } = await db.query<{ now: number; stored: number }>({
    name: 'studio.store_events',
    text: STORE,
    values: [code, term, openUntil ?? null, ...valuesOf(events)],
  })
  const row = rows[0]
  if (!row) throw new LostLeadership(code)
  clock.learn(row.now, sentAt)
  return row.stored === events.length ? 'stored' : 'late'
}

/** Of the rounds that are not finished, in their order. */
export const loadEvents = async (
  db: Engine['db'],
  code: string,
  rounds: readonly number[],
): Promise<NumberedEvent[]> => {
  const { rows } = await db.query<Row>(
    `SELECT round, seq, type, change, player, session_id AS session, content FROM studio.table_event
     WHERE code = $1 AND round = ANY($2::int8[]) ORDER BY round, seq`,
    [code, rounds],
  )
  return rows.map(keptOf)
}

/** What became of a change of a player in a round that is over; undefined where there was none. */
export const storedChange = async (
  db: Engine['db'],
  code: string,
  round: number,
  change: string,
  player: string,
): Promise<'accepted' | 'refused' | 'late' | undefined> => {
  const { rows } = await db.query<{ types: string[]; isOwn: boolean }>(
    `SELECT array_agg(type) AS types, bool_or(type = 'asked' AND player = $4) AS "isOwn" FROM studio.table_event
     WHERE code = $1 AND round = $2 AND change = $3`,
    [code, round, change, player],
  )
  const { types, isOwn } = rows[0] ?? { types: null, isOwn: false }
  if (!types || !isOwn) return undefined
  if (types.includes('refused')) return 'refused'
  return types.includes('accepted') ? 'accepted' : 'late'
}
