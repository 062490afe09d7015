import type { TransactionDb } from '@maru/postgres'
import type pg from 'pg'
import type { CommandAnswer } from '../engine-shapes.ts'

/** What staff ordered, once for each id: the same id again is answered as the first time. */
type Command<Order> = { readonly id: string; readonly by: string; readonly order: Order }

export const storedCommand = async (
  db: pg.Pool,
  code: string,
  { id, order }: Pick<Command<unknown>, 'id' | 'order'>,
): Promise<CommandAnswer | undefined> => {
  const { rows } = await db.query<{ code: string; answer: CommandAnswer; isSame: boolean }>(
    'SELECT code, answer, content = $2::jsonb AS "isSame" FROM studio.table_command WHERE id = $1',
    [id, JSON.stringify(order)],
  )
  const row = rows[0]
  if (!row) return undefined
  return row.code === code && row.isSame ? row.answer : { outcome: 'refused', reason: 'conflict' }
}

/** In the transaction of what it does. */
export const storeCommand = (
  db: Pick<TransactionDb, 'query'>,
  code: string,
  { id, by, order }: Command<unknown>,
): Promise<unknown> =>
  db.query('INSERT INTO studio.table_command (id, code, by, content, answer) VALUES ($1, $2, $3, $4, $5)', [
    id,
    code,
    by,
    JSON.stringify(order),
    JSON.stringify({ outcome: 'done' } satisfies CommandAnswer),
  ])
