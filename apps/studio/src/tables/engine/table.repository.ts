import { type Action, cardsInDeck, type RoundRow } from '@maru/live-games'
import { inTransaction, type Transaction, type TransactionDb } from '@maru/postgres'
import { LIVE_TABLES, type LiveTable } from '../table-list.ts'
import type { PastRound, TableShown } from '../table-shapes.ts'
import { type Engine, LostLeadership } from './engine.ts'
import type { Dealt, RoundNow } from './round-now.ts'
import type { Fence } from './shoe.repository.ts'
import type { SiteSetting } from './table-now.ts'

type Db = Pick<TransactionDb, 'query'>

/** Tables of the catalogue that the database has not seen yet. */
export const addTables = (db: Engine['db'], tables: readonly LiveTable[] = LIVE_TABLES): Promise<unknown> =>
  db.query(
    `INSERT INTO studio.live_table (code, dealer) SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT DO NOTHING`,
    [tables.map(({ code }) => code), tables.map((_, at) => at % 3)],
  )

/** One transaction that commits only while this process leads the table. Throws LostLeadership. */
export const whileLeading = <T>(
  engine: Engine,
  { code, term }: Fence,
  act: (db: Transaction) => Promise<T>,
): Promise<T> =>
  inTransaction(engine.db, async (db) => {
    const led = await db.query('SELECT 1 FROM studio.table_leader WHERE code = $1 AND term = $2 FOR SHARE', [
      code,
      term,
    ])
    if (led.length === 0) throw new LostLeadership(code)
    return act(db)
  })

export type TableRow = {
  state: TableShown['state']
  dealer: number
  dealerName: string | null
  shift: string | null
  room: string | null
  video: TableShown['video']
  row: RoundRow
}

export const loadTable = async (db: Db, code: string): Promise<TableRow> => {
  const [found] = await db.query<Omit<TableRow, 'row'> & RoundRow & { endsAt: number | null }>(
    `SELECT state, dealer, dealer_name AS "dealerName", shift, room, video, round, phase, started_at AS "startedAt", ends_at AS "endsAt", decided, voided
     FROM studio.live_table WHERE code = $1`,
    [code],
  )
  if (!found) throw new Error(`no table ${code}`)
  const { round, phase, startedAt, endsAt, decided, voided, ...rest } = found
  return { ...rest, row: { round, phase, startedAt, endsAt: endsAt ?? undefined, decided, voided } }
}

/** Where the row is still the one that was read. */
export const storeRow = async (db: Db, code: string, from: RoundRow, to: RoundRow): Promise<void> => {
  const rows = await db.query(
    `UPDATE studio.live_table SET round = $5, phase = $6, started_at = $7, ends_at = $8, decided = $9, voided = $10
     WHERE code = $1 AND round = $2 AND phase = $3 AND started_at = $4 RETURNING 1`,
    [
      code,
      from.round,
      from.phase,
      from.startedAt,
      to.round,
      to.phase,
      to.startedAt,
      to.endsAt ?? null,
      to.decided,
      to.voided,
    ],
  )
  if (rows.length === 0) throw new LostLeadership(code)
}

export const insertRound = (db: Db, code: string, { round, id, shoe, atCard, link }: RoundNow): Promise<unknown> =>
  db.query('INSERT INTO studio.table_round (code, round, id, shoe, at_card, link) VALUES ($1, $2, $3, $4, $5, $6)', [
    code,
    round,
    id,
    shoe ?? null,
    atCard ?? null,
    link ?? null,
  ])

/** What was dealt, decided. `link`: that of a round without a shoe, used by this. */
export const storeDealt = (db: Db, code: string, round: number, dealt: Dealt, link?: Uint8Array): Promise<unknown> =>
  db.query(
    `UPDATE studio.table_round SET cards = $3, deal = $4, result = $5, pays = $6, link_used = $7 WHERE code = $1 AND round = $2`,
    [
      code,
      round,
      dealt.cards,
      JSON.stringify(dealt.deal),
      dealt.result,
      JSON.stringify(dealt.pays),
      link ? Buffer.from(link) : null,
    ],
  )

/** A round of blackjack so far: its cards follow from the shoe, the seats and the actions. */
export const storeBlackjack = (
  db: Db,
  code: string,
  round: number,
  cards: readonly number[],
  seats: readonly number[],
  actions: readonly Action[],
): Promise<unknown> =>
  db.query('UPDATE studio.table_round SET cards = $3, seats = $4, actions = $5 WHERE code = $1 AND round = $2', [
    code,
    round,
    cards,
    seats,
    actions,
  ])

/** A voided round shows the link it would have used. */
export const storeVoided = (db: Db, code: string, round: number, reason: string, link?: Uint8Array): Promise<unknown> =>
  db.query(
    `UPDATE studio.table_round SET is_voided = true, void_reason = $3, link_used = coalesce(link_used, $4), ended_at = clock_timestamp()
     WHERE code = $1 AND round = $2`,
    [code, round, reason, link ? Buffer.from(link) : null],
  )

export const storeEnded = (db: Db, code: string, round: number): Promise<unknown> =>
  db.query(
    'UPDATE studio.table_round SET ended_at = clock_timestamp() WHERE code = $1 AND round = $2 AND ended_at IS NULL',
    [code, round],
  )

export const storeDone = (db: Db, code: string, rounds: readonly number[]): Promise<unknown> =>
  db.query('UPDATE studio.table_round SET is_finished = true WHERE code = $1 AND round = ANY($2::int8[])', [
    code,
    rounds,
  ])

export type RoundFound = Pick<RoundNow, 'round' | 'id'> & {
  shoe: number | null
  atCard: number | null
  link: number | null
  cards: number[]
  deal: Dealt['deal'] | null
  result: string | null
  pays: Dealt['pays'] | null
  isVoided: boolean
  seats: number[] | null
  actions: Action[] | null
}
export const loadUnfinished = (db: Db, code: string): Promise<RoundFound[]> =>
  db.query(
    `SELECT round, id, shoe, at_card AS "atCard", link, cards, deal, result, pays, is_voided AS "isVoided", seats, actions
     FROM studio.table_round WHERE code = $1 AND NOT is_finished ORDER BY round`,
    [code],
  )

const COUNTED_ROUNDS = 500
/** Past rounds of a shoe, or the last of all, oldest first; and what the last hundreds came to. */
export const loadPast = async (
  db: Db,
  code: string,
  shoe: number | undefined,
  most: number,
): Promise<{ past: PastRound[]; results: string[] }> => {
  const rows = await db.query<PastRound & { shoe: number | null }>(
    `SELECT round, shoe, CASE WHEN is_voided THEN 'void' ELSE result END AS result, cards FROM studio.table_round
     WHERE code = $1 AND (result IS NOT NULL OR is_voided) AND ended_at IS NOT NULL ORDER BY round DESC LIMIT $2`,
    [code, COUNTED_ROUNDS],
  )
  const own = shoe === undefined ? rows.slice(0, most) : rows.filter((row) => row.shoe === shoe)
  const past = own.map(({ round, result, cards }) => ({ round, result, cards: shownCards(cards) })).reverse()
  return { past, results: rows.map(({ result }) => result).reverse() }
}

/** A past round shows its cards where they are few. */
export const shownCards = (cards: readonly number[]): readonly number[] => (cards.length > MOST_SHOWN ? [] : cards)
const MOST_SHOWN = Math.floor(cardsInDeck / 8)

export const loadSites = async (db: Db, code: string): Promise<Map<string, SiteSetting>> => {
  const rows = await db.query<{ site: string } & SiteSetting>(
    'SELECT site, is_on AS "isOn", limits FROM studio.table_site WHERE code = $1',
    [code],
  )
  return new Map(rows.map(({ site, isOn, limits }) => [site, { isOn, limits }]))
}
