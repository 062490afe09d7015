import type { FaqCategory } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Texts } from '../../site/index.ts'

export type Faq = { category: FaqCategory; title: Texts; html: Texts; ord: number; isOn: boolean }
export type FaqRow = Faq & { id: number; changedAt: Date }
/** Of a site. */
export const MOST_FAQ = 500

const COLUMNS = `faq_id AS id, category, title, html, ord, is_on AS "isOn", changed_at AS "changedAt"`

/** In their order. */
export const findFaq = (ctx: Ctx): Promise<FaqRow[]> =>
  ctx.db.named<FaqRow>(
    'boards.faq',
    `SELECT ${COLUMNS} FROM boards.faq WHERE site_id = $1 ORDER BY category, ord, faq_id LIMIT ${MOST_FAQ}`,
    [ctx.siteId],
  )

export const lockFaq = async (ctx: Ctx, id: number): Promise<FaqRow | undefined> => {
  const [row] = await ctx.db.query<FaqRow>(
    `SELECT ${COLUMNS} FROM boards.faq WHERE site_id = $1 AND faq_id = $2 FOR UPDATE`,
    [ctx.siteId, id],
  )
  return row
}

export const insertFaq = async (ctx: Ctx, { category, title, html, ord, isOn }: Faq): Promise<number> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO boards.faq (site_id, category, title, html, ord, is_on, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING faq_id AS id`,
    [ctx.siteId, category, title, html, ord, isOn, ctx.now],
  )
  if (!row) throw new Error('nothing was inserted')
  return row.id
}

export const updateFaq = (ctx: Ctx, id: number, { category, title, html, ord, isOn }: Faq) =>
  ctx.db.query(
    `UPDATE boards.faq SET category = $3, title = $4, html = $5, ord = $6, is_on = $7, changed_at = $8 WHERE site_id = $1 AND faq_id = $2`,
    [ctx.siteId, id, category, title, html, ord, isOn, ctx.now],
  )

export const deleteFaq = (ctx: Ctx, id: number) =>
  ctx.db.query('DELETE FROM boards.faq WHERE site_id = $1 AND faq_id = $2', [ctx.siteId, id])
