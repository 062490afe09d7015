import type pg from 'pg'
import type { SetAtSite } from '../describe-table.ts'

/** What holds of a table at one site; `limits` of places, null: those of the table. */
export type SiteSetting = {
  readonly site: string
  readonly isOn: boolean
  readonly limits: { readonly [place: string]: { readonly least: number; readonly most: number } } | null
}
export type TableSetting = { readonly room: string | null; readonly sites: readonly SiteSetting[] }

/** Staff change it seldom, in any process, ms. */
const FRESH_MS = 1_000

export const settingAt = (setting: TableSetting | undefined, site: string): SetAtSite & { isOn: boolean } => {
  const own = setting?.sites.find((one) => one.site === site)
  return { room: setting?.room ?? null, limits: own?.limits ?? null, isOn: own?.isOn ?? true }
}

/** What staff have set at each table, by its code, a second old at most. */
export const tableSettings = (db: pg.Pool) => {
  let known: { at: number; settings: Promise<ReadonlyMap<string, TableSetting>> } | undefined
  const read = async (): Promise<ReadonlyMap<string, TableSetting>> => {
    const { rows } = await db.query<{ code: string; room: string | null; sites: SiteSetting[] | null }>(
      `SELECT t.code, t.room, (SELECT json_agg(json_build_object('site', s.site, 'isOn', s.is_on, 'limits', s.limits) ORDER BY s.site)
         FROM studio.table_site s WHERE s.code = t.code) AS sites
       FROM studio.live_table t`,
    )
    return new Map(rows.map(({ code, room, sites }) => [code, { room, sites: sites ?? [] }]))
  }
  return (): Promise<ReadonlyMap<string, TableSetting>> => {
    const now = performance.now()
    if (!known || now - known.at > FRESH_MS) {
      const settings = read()
      known = { at: now, settings }
      settings.catch(() => {
        known = undefined
      })
    }
    return known.settings
  }
}
