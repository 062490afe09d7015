import type { WordAct } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type WordRow = { word: string; act: WordAct; staffId: number; createdAt: Date }
/** Of a site. Each text is compared with all of them. */
export const MOST_LISTED_WORDS = 2_000

export const findWords = (ctx: Ctx): Promise<WordRow[]> =>
  ctx.db.named<WordRow>(
    'boards.words',
    `SELECT word, act, staff_id AS "staffId", created_at AS "createdAt" FROM boards.word WHERE site_id = $1 ORDER BY word LIMIT ${MOST_LISTED_WORDS}`,
    [ctx.siteId],
  )

export const putWord = (ctx: Ctx, word: string, act: WordAct, staffId: number) =>
  ctx.db.query(
    `INSERT INTO boards.word (site_id, word, act, staff_id, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id, word) DO UPDATE SET act = excluded.act, staff_id = excluded.staff_id`,
    [ctx.siteId, word, act, staffId, ctx.now],
  )

/** What it was. */
export const dropWord = async (ctx: Ctx, word: string): Promise<WordAct | undefined> => {
  const [row] = await ctx.db.query<{ act: WordAct }>(
    'DELETE FROM boards.word WHERE site_id = $1 AND word = $2 RETURNING act',
    [ctx.siteId, word],
  )
  return row?.act
}
