import type { Insertable, Updateable } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BannerTable, PopupTable } from './tables.ts'
import './tables.ts'

export const readBanners = (ctx: Ctx) =>
  ctx.db.kysely
    .selectFrom('site.banner')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .orderBy('ord')
    .orderBy('banner_id')
    .execute()

export const lockBanner = (ctx: Ctx, id: number) =>
  ctx.db.kysely
    .selectFrom('site.banner')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('banner_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertBanner = async (ctx: Ctx, values: Insertable<BannerTable>): Promise<number> => {
  const row = await ctx.db.kysely
    .insertInto('site.banner')
    .values(values)
    .returning('banner_id')
    .executeTakeFirstOrThrow()
  return row.banner_id
}

export const updateBanner = (ctx: Ctx, id: number, values: Updateable<BannerTable>) =>
  ctx.db.kysely
    .updateTable('site.banner')
    .set(values)
    .where('site_id', '=', ctx.siteId)
    .where('banner_id', '=', id)
    .execute()

export const deleteBanner = (ctx: Ctx, id: number) =>
  ctx.db.kysely.deleteFrom('site.banner').where('site_id', '=', ctx.siteId).where('banner_id', '=', id).execute()

export const readPopups = (ctx: Ctx) =>
  ctx.db.kysely
    .selectFrom('site.popup')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .orderBy('ord')
    .orderBy('popup_id')
    .execute()

export const lockPopup = (ctx: Ctx, id: number) =>
  ctx.db.kysely
    .selectFrom('site.popup')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('popup_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertPopup = async (ctx: Ctx, values: Insertable<PopupTable>): Promise<number> => {
  const row = await ctx.db.kysely
    .insertInto('site.popup')
    .values(values)
    .returning('popup_id')
    .executeTakeFirstOrThrow()
  return row.popup_id
}

export const updatePopup = (ctx: Ctx, id: number, values: Updateable<PopupTable>) =>
  ctx.db.kysely
    .updateTable('site.popup')
    .set(values)
    .where('site_id', '=', ctx.siteId)
    .where('popup_id', '=', id)
    .execute()

export const deletePopup = (ctx: Ctx, id: number) =>
  ctx.db.kysely.deleteFrom('site.popup').where('site_id', '=', ctx.siteId).where('popup_id', '=', id).execute()
