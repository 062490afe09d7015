import type { Ctx } from '../../platform/context.ts'
import type { BannerTable, Texts } from './tables.ts'
import './tables.ts'

/** A banner or a popup. `kind` holds a banner's kind or a popup's audience. */
export type ContentRow = {
  id: number
  kind: string
  title: Texts
  text: Texts
  link: string | null
  /** Of popups only. */
  picture: string | null
  is_on: boolean
  ord: number
  show_from: Date | null
  show_until: Date | null
}
export type BannerKind = BannerTable['kind']

/** What differs between the two tables. The names are our own constants, never input. */
export type ContentTable = {
  table: 'site.banner' | 'site.popup'
  key: string
  kindColumn: string
  picture: 'picture' | 'NULL::text'
}

const columns = ({ key, kindColumn, picture }: ContentTable) =>
  `${key} AS id, ${kindColumn} AS kind, title, text, link, ${picture} AS picture, is_on, ord, show_from, show_until`

export const readContent = (ctx: Ctx, t: ContentTable): Promise<ContentRow[]> =>
  ctx.db.query(`SELECT ${columns(t)} FROM ${t.table} WHERE site_id = $1 ORDER BY ord, ${t.key}`, [ctx.siteId])

export const lockContent = async (ctx: Ctx, t: ContentTable, id: number): Promise<ContentRow | undefined> => {
  const rows = await ctx.db.query<ContentRow>(
    `SELECT ${columns(t)} FROM ${t.table} WHERE site_id = $1 AND ${t.key} = $2 FOR UPDATE`,
    [ctx.siteId, id],
  )
  return rows[0]
}

const values = (ctx: Ctx, row: Omit<ContentRow, 'id' | 'picture'>) => [
  ctx.siteId,
  row.kind,
  row.title,
  row.text,
  row.link,
  row.is_on,
  row.ord,
  row.show_from,
  row.show_until,
  ctx.now,
]

export const insertContent = async (
  ctx: Ctx,
  t: ContentTable,
  row: Omit<ContentRow, 'id' | 'picture'>,
): Promise<number> => {
  const [inserted] = await ctx.db.query<{ id: number }>(
    `INSERT INTO ${t.table} (site_id, ${t.kindColumn}, title, text, link, is_on, ord, show_from, show_until, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING ${t.key} AS id`,
    values(ctx, row),
  )
  if (!inserted) throw new Error('nothing was inserted')
  return inserted.id
}

export const updateContent = (ctx: Ctx, t: ContentTable, id: number, row: Omit<ContentRow, 'id' | 'picture'>) =>
  ctx.db.query(
    `UPDATE ${t.table} SET ${t.kindColumn} = $2, title = $3, text = $4, link = $5, is_on = $6, ord = $7, show_from = $8,
       show_until = $9, changed_at = $10 WHERE site_id = $1 AND ${t.key} = $11`,
    [...values(ctx, row), id],
  )

export const deleteContent = (ctx: Ctx, t: ContentTable, id: number) =>
  ctx.db.query(`DELETE FROM ${t.table} WHERE site_id = $1 AND ${t.key} = $2`, [ctx.siteId, id])

export const setPopupPicture = (ctx: Ctx, id: number, picture: string | null) =>
  ctx.db.query('UPDATE site.popup SET picture = $3 WHERE site_id = $1 AND popup_id = $2', [ctx.siteId, id, picture])

export const bannerTable: ContentTable = {
  table: 'site.banner',
  key: 'banner_id',
  kindColumn: 'kind',
  picture: 'NULL::text',
}
export const popupTable: ContentTable = {
  table: 'site.popup',
  key: 'popup_id',
  kindColumn: 'audience',
  picture: 'picture',
}
