import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Texts } from './tables.ts'

export type NewSite = { siteId: number; name: string; theme: 'maru' | 'naru'; host: string; currency?: CashCurrency }

/** The first site takes its keys from the configuration; every other gets its own. True when it was not there. */
export const insertSite = async (ctx: Ctx, site: NewSite): Promise<boolean> => {
  const isFirst = site.siteId === 1
  const rows = await ctx.db.query(
    `INSERT INTO site.site (site_id, name, theme, host, authorization_key, wire_key, currency) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING site_id`,
    [
      site.siteId,
      site.name,
      site.theme,
      site.host,
      isFirst ? null : ctx.random.bytes(24).toString('base64url'),
      isFirst ? null : ctx.random.bytes(32).toString('base64'),
      site.currency ?? 'KRW',
    ],
  )
  await ctx.db.query('INSERT INTO site.maintenance (site_id) VALUES ($1) ON CONFLICT DO NOTHING', [site.siteId])
  return rows.length > 0
}

export const insertBank = (ctx: Ctx, bankCode: string, names: Texts, ord: number) =>
  ctx.db.query(
    'INSERT INTO site.bank (site_id, bank_code, names, ord) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [ctx.siteId, bankCode, names, ord],
  )

export const insertCode = (ctx: Ctx, masterCode: string, code: string, names: Texts, ord: number) =>
  ctx.db.query(
    'INSERT INTO site.common_code (site_id, master_code, code, names, ord) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [ctx.siteId, masterCode, code, names, ord],
  )

/** Whether a fill has given the site something to show. */
export const hasContent = async (ctx: Ctx): Promise<boolean> => {
  const rows = await ctx.db.query('SELECT 1 FROM site.bank WHERE site_id = $1 LIMIT 1', [ctx.siteId])
  return rows.length > 0
}
