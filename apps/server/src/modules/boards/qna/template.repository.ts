import type { QuestionKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Texts } from '../../site/index.ts'

/** An answer that staff keep at hand, in every language. `name`: for staff. */
export type Template = { kind: QuestionKind; name: string; text: Texts }
export type TemplateRow = Template & { id: number }
/** Of a site. */
export const MOST_TEMPLATES = 200

export const findTemplates = (ctx: Ctx): Promise<TemplateRow[]> =>
  ctx.db.query<TemplateRow>(
    `SELECT template_id AS id, kind, name, text FROM boards.template WHERE site_id = $1 ORDER BY kind, name LIMIT ${MOST_TEMPLATES}`,
    [ctx.siteId],
  )

export const insertTemplate = async (ctx: Ctx, { kind, name, text }: Template): Promise<number> => {
  const [row] = await ctx.db.query<{ id: number }>(
    'INSERT INTO boards.template (site_id, kind, name, text) VALUES ($1, $2, $3, $4) RETURNING template_id AS id',
    [ctx.siteId, kind, name, text],
  )
  if (!row) throw new Error('nothing was inserted')
  return row.id
}

export const lockTemplate = async (ctx: Ctx, id: number): Promise<TemplateRow | undefined> => {
  const [row] = await ctx.db.query<TemplateRow>(
    'SELECT template_id AS id, kind, name, text FROM boards.template WHERE site_id = $1 AND template_id = $2 FOR UPDATE',
    [ctx.siteId, id],
  )
  return row
}

export const updateTemplate = (ctx: Ctx, id: number, { kind, name, text }: Template) =>
  ctx.db.query('UPDATE boards.template SET kind = $3, name = $4, text = $5 WHERE site_id = $1 AND template_id = $2', [
    ctx.siteId,
    id,
    kind,
    name,
    text,
  ])

export const deleteTemplate = (ctx: Ctx, id: number) =>
  ctx.db.query('DELETE FROM boards.template WHERE site_id = $1 AND template_id = $2', [ctx.siteId, id])
