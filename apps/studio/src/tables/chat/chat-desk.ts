import type { OperatorAnswer } from '@maru/vendor-wallet'
import type pg from 'pg'

const MOST_MESSAGES = 100
const MOST_MUTED = 200
const msOf = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::int8`

type Chat = OperatorAnswer<'tableChat'>

/** The chat of a site at a table, for its staff: with what was deleted and reported, the newest first. */
export const readChatDesk = async (db: pg.Pool, code: string, site: string): Promise<Chat> => {
  const [setting, messages, muted] = await Promise.all([
    db.query<{ is_on: boolean; words: string[] }>(
      `SELECT coalesce((SELECT is_on FROM studio.table_chat_switch WHERE code = $1 AND site = $2), false) AS is_on,
         coalesce((SELECT words FROM studio.chat_words WHERE site = $2), '{}') AS words`,
      [code, site],
    ),
    db.query<Chat['messages'][number]>(
      `SELECT id, player AS user, name, said, phrase, ${msOf('at')} AS at, ${msOf('deleted_at')} AS deleted_at,
         (SELECT count(*) FROM studio.table_chat_report r WHERE r.message = c.id)::int AS reports
       FROM studio.table_chat c WHERE code = $1 AND site = $2 ORDER BY id DESC LIMIT $3`,
      [code, site, MOST_MESSAGES],
    ),
    db.query<Chat['muted'][number]>(
      `SELECT player AS user, ${msOf('until')} AS until, ${msOf('at')} AS at, by FROM studio.table_chat_mute
       WHERE code = $1 AND site = $2 AND (until IS NULL OR until > clock_timestamp()) ORDER BY at DESC LIMIT $3`,
      [code, site, MOST_MUTED],
    ),
  ])
  const { is_on = false, words = [] } = setting.rows[0] ?? {}
  return { is_on, words, messages: messages.rows, muted: muted.rows }
}
