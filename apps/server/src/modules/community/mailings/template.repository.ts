import type { MailingKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Texts } from '../../site/index.ts'

export type Written = { name: string; kind: MailingKind; title: Texts; text: Texts }
export type Template = Written & { templateId: number; version: number; staffId: number; changedAt: Date }

const COLUMNS = `template_id AS "templateId", name, kind, title, text, version, staff_id AS "staffId", changed_at AS "changedAt"`

export const findTemplates = (ctx: Ctx): Promise<Template[]> =>
  ctx.db.query<Template>(`SELECT ${COLUMNS} FROM community.message_template WHERE site_id = $1 ORDER BY lower(name)`, [
    ctx.siteId,
  ])

export const lockTemplate = async (ctx: Ctx, templateId: number): Promise<Template | undefined> => {
  const [row] = await ctx.db.query<Template>(
    `SELECT ${COLUMNS} FROM community.message_template WHERE site_id = $1 AND template_id = $2 FOR UPDATE`,
    [ctx.siteId, templateId],
  )
  return row
}

/** Undefined: the name is taken, or the site has as many as it may. */
export const insertTemplate = async (ctx: Ctx, { name, kind, title, text }: Written, staffId: number, most: number) => {
  const [row] = await ctx.db.query<{ templateId: number }>(
    `INSERT INTO community.message_template (site_id, name, kind, title, text, staff_id, changed_at)
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM community.message_template WHERE site_id = $1) < $8
     ON CONFLICT DO NOTHING RETURNING template_id AS "templateId"`,
    [ctx.siteId, name, kind, title, text, staffId, ctx.now, most],
  )
  return row?.templateId
}

/** False: the name is another one's. */
export const updateTemplate = async (
  ctx: Ctx,
  templateId: number,
  { name, kind, title, text }: Written,
  staffId: number,
) => {
  const rows = await ctx.db.query(
    `UPDATE community.message_template t SET name = $3, kind = $4, title = $5, text = $6, staff_id = $7, changed_at = $8, version = version + 1
     WHERE site_id = $1 AND template_id = $2 AND NOT EXISTS (SELECT FROM community.message_template o
       WHERE o.site_id = $1 AND o.template_id <> $2 AND lower(o.name) = lower($3)) RETURNING template_id`,
    [ctx.siteId, templateId, name, kind, title, text, staffId, ctx.now],
  )
  return rows.length > 0
}

export const deleteTemplate = (ctx: Ctx, templateId: number) =>
  ctx.db.query('DELETE FROM community.message_template WHERE site_id = $1 AND template_id = $2', [
    ctx.siteId,
    templateId,
  ])
