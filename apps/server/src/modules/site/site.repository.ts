import type { Ctx } from '../../platform/context.ts'
import type { SiteTable, Texts } from './tables.ts'
import './tables.ts'

export const readSites = (ctx: Ctx) => ctx.db.kysely.selectFrom('site.site').selectAll().orderBy('site_id').execute()

export const readOptions = (ctx: Ctx) =>
  ctx.db.kysely.selectFrom('site.option').select(['name', 'value']).where('site_id', '=', ctx.siteId).execute()

/** The same, held until the transaction ends. The site's row is locked, for an option may not be there yet. */
export const lockOptions = async (ctx: Ctx) => {
  await ctx.db.query('SELECT 1 FROM site.site WHERE site_id = $1 FOR NO KEY UPDATE', [ctx.siteId])
  return readOptions(ctx)
}

export const deleteOption = (ctx: Ctx, name: string) =>
  ctx.db.query('DELETE FROM site.option WHERE site_id = $1 AND name = $2', [ctx.siteId, name])

export const updateSite = (
  ctx: Ctx,
  { name, theme, host, partnerHost }: Pick<SiteTable, 'name' | 'theme' | 'host'> & { partnerHost?: string | null },
) =>
  ctx.db.query(
    'UPDATE site.site SET name = $2, theme = $3, host = $4, partner_host = coalesce($5, partner_host) WHERE site_id = $1',
    [ctx.siteId, name, theme, host, partnerHost ?? null],
  )

export const upsertBank = (ctx: Ctx, bank: { bankCode: string; names: Texts; isOn: boolean }) =>
  ctx.db.query(
    `INSERT INTO site.bank (site_id, bank_code, names, is_on, ord)
     SELECT $1, $2, $3, $4, coalesce(max(ord), 0) + 1 FROM site.bank WHERE site_id = $1
     ON CONFLICT (site_id, bank_code) DO UPDATE SET names = excluded.names, is_on = excluded.is_on`,
    [ctx.siteId, bank.bankCode, bank.names, bank.isOn],
  )

/** Every bank of the site, in its new order. */
export const saveBankOrder = (ctx: Ctx, bankCodes: readonly string[]) =>
  ctx.db.query(
    `UPDATE site.bank b SET ord = o.ord FROM unnest($2::text[]) WITH ORDINALITY AS o (bank_code, ord)
     WHERE b.site_id = $1 AND b.bank_code = o.bank_code`,
    [ctx.siteId, bankCodes],
  )

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
