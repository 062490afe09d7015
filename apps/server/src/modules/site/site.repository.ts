import type { Ctx } from '../../platform/context.ts'
import './tables.ts'

export const readSites = (ctx: Ctx) => ctx.db.kysely.selectFrom('site.site').selectAll().orderBy('site_id').execute()

export const readOptions = (ctx: Ctx) =>
  ctx.db.kysely.selectFrom('site.option').select(['name', 'value']).where('site_id', '=', ctx.siteId).execute()

export const writeOption = (ctx: Ctx, name: string, value: unknown) =>
  ctx.db.query(
    `INSERT INTO site.option (site_id, name, value) VALUES ($1, $2, $3)
     ON CONFLICT (site_id, name) DO UPDATE SET value = excluded.value`,
    [ctx.siteId, name, JSON.stringify(value)],
  )

export const readBanks = (ctx: Ctx) =>
  ctx.db.kysely
    .selectFrom('site.bank')
    .select(['bank_code', 'names', 'is_on'])
    .where('site_id', '=', ctx.siteId)
    .orderBy('ord')
    .execute()

export const readBank = (ctx: Ctx, bankCode: string) =>
  ctx.db.kysely
    .selectFrom('site.bank')
    .select(['bank_code', 'names', 'is_on'])
    .where('site_id', '=', ctx.siteId)
    .where('bank_code', '=', bankCode)
    .executeTakeFirst()

export const readCodes = (ctx: Ctx, masterCode: string) =>
  ctx.db.kysely
    .selectFrom('site.common_code')
    .select(['code', 'names', 'ord'])
    .where('site_id', '=', ctx.siteId)
    .where('master_code', '=', masterCode)
    .orderBy('ord')
    .execute()

export const readNotices = (ctx: Ctx, limit: number) =>
  ctx.db.kysely
    .selectFrom('site.notice')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('is_on', '=', true)
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .execute()
