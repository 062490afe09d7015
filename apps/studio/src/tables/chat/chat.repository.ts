import type { TransactionDb } from '@maru/postgres'
import type pg from 'pg'
import { CHAT_HISTORY, type ChatMessage, type ChatPhrase } from './chat-shapes.ts'

type Room = { readonly code: string; readonly site: string }
type Author = { readonly player: string; readonly name: string }

const MESSAGE = `id, sent, name AS who, said, phrase, (extract(epoch FROM at) * 1000)::float8 AS at`

/** What decides whether a player may write: one question for each message. */
export type Rights = { isOn: boolean; isMuted: boolean; words: string[]; lately: number }
export const rightsOf = async (db: pg.Pool, { code, site }: Room, player: string): Promise<Rights> => {
  const { rows } = await db.query<Rights>(
    `SELECT coalesce((SELECT is_on FROM studio.table_chat_switch WHERE code = $1 AND site = $2), false) AS "isOn",
       EXISTS (SELECT FROM studio.table_chat_mute WHERE code = $1 AND site = $2 AND player = $3
         AND (until IS NULL OR until > clock_timestamp())) AS "isMuted",
       coalesce((SELECT words FROM studio.chat_words WHERE site = $2), '{}') AS words,
       (SELECT count(*) FROM studio.table_chat WHERE site = $2 AND player = $3 AND at > clock_timestamp() - interval '1 minute')::int AS lately`,
    [code, site, player],
  )
  return rows[0] as Rights
}

/** Undefined where it was sent before. */
export const insertMessage = async (
  db: pg.Pool,
  { code, site }: Room,
  { player, name }: Author,
  { sent, said, phrase }: { sent: string; said: string | null; phrase: ChatPhrase | null },
): Promise<ChatMessage | undefined> => {
  const { rows } = await db.query<ChatMessage>(
    `INSERT INTO studio.table_chat (code, site, player, name, sent, said, phrase) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING ${MESSAGE}`,
    [code, site, player, name, sent, said, phrase],
  )
  return rows[0]
}

/** Nothing where the chat is off. */
export const readChat = async (
  db: pg.Pool,
  { code, site }: Room,
): Promise<{ isOn: boolean; messages: ChatMessage[] }> => {
  const { rows } = await db.query<{ isOn: boolean; messages: ChatMessage[] }>(
    `SELECT true AS "isOn", coalesce((SELECT json_agg(m ORDER BY m.id) FROM (
       SELECT ${MESSAGE} FROM studio.table_chat WHERE code = $1 AND site = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $3) m), '[]') AS messages
     FROM studio.table_chat_switch WHERE code = $1 AND site = $2 AND is_on`,
    [code, site, CHAT_HISTORY],
  )
  return rows[0] ?? { isOn: false, messages: [] }
}

/** False where there is no such message at this table and site. */
export const insertReport = async (
  db: pg.Pool,
  { code, site }: Room,
  player: string,
  message: number,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `INSERT INTO studio.table_chat_report (message, site, player)
     SELECT id, site, $4 FROM studio.table_chat WHERE id = $1 AND code = $2 AND site = $3
     ON CONFLICT (message, site, player) DO UPDATE SET at = studio.table_chat_report.at`,
    [message, code, site, player],
  )
  return rowCount === 1
}

type Db = Pick<TransactionDb, 'query'>

export const storeSwitch = (db: Db, { code, site }: Room, isOn: boolean): Promise<unknown> =>
  db.query(
    `INSERT INTO studio.table_chat_switch (code, site, is_on) VALUES ($1, $2, $3)
     ON CONFLICT (code, site) DO UPDATE SET is_on = EXCLUDED.is_on`,
    [code, site, isOn],
  )

export const storeWords = (db: Db, site: string, words: readonly string[]): Promise<unknown> =>
  db.query(
    `INSERT INTO studio.chat_words (site, words) VALUES ($1, $2) ON CONFLICT (site) DO UPDATE SET words = EXCLUDED.words`,
    [site, words],
  )

/** False where there is no such message. One that was deleted stays so. */
export const storeDeleted = async (db: Db, { code, site }: Room, id: number, by: string): Promise<boolean> => {
  const rows = await db.query(
    `UPDATE studio.table_chat SET deleted_at = coalesce(deleted_at, clock_timestamp()), deleted_by = coalesce(deleted_by, $4)
     WHERE id = $1 AND code = $2 AND site = $3 RETURNING id`,
    [id, code, site, by],
  )
  return rows.length > 0
}

/** For so many minutes; null: for good. */
export const storeMute = (
  db: Db,
  { code, site }: Room,
  { player, minutes, by }: { player: string; minutes: number | null; by: string },
): Promise<unknown> =>
  db.query(
    `INSERT INTO studio.table_chat_mute (code, site, player, until, by)
     VALUES ($1, $2, $3, clock_timestamp() + make_interval(mins => $4::int), $5)
     ON CONFLICT (code, site, player) DO UPDATE SET until = EXCLUDED.until, by = EXCLUDED.by, at = clock_timestamp()`,
    [code, site, player, minutes, by],
  )

export const deleteMute = (db: Db, { code, site }: Room, player: string): Promise<unknown> =>
  db.query('DELETE FROM studio.table_chat_mute WHERE code = $1 AND site = $2 AND player = $3', [code, site, player])

/** At most so many at once, so that nothing waits for it. */
export const deleteOld = (db: pg.Pool, days: number): Promise<unknown> =>
  db.query(
    `DELETE FROM studio.table_chat WHERE id IN (
       SELECT id FROM studio.table_chat WHERE at < clock_timestamp() - make_interval(days => $1) ORDER BY at LIMIT 5000)`,
    [days],
  )
