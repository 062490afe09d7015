import type { Ctx } from '../../../platform/context.ts'
import { allSites } from '../../site/index.ts'
import { vendorByCode } from '../vendors/list.ts'
import { takesCurrency } from '../vendors/vendor.ts'
import { readSwitchedOff } from './live-table.repository.ts'
import { isOnAt, type StoredTable } from './live-table.rules.ts'

const keyOf = (siteId: number, vendorCode: string, gameCode: string): string => `${siteId} ${vendorCode} ${gameCode}`

/** Which of these tables each site shows. */
export const visibleBySite = async (
  ctx: Ctx,
  tables: readonly StoredTable[],
): Promise<{ siteId: number; tables: StoredTable[] }[]> => {
  const sites = await allSites(ctx)
  const off = new Set(
    (await readSwitchedOff(ctx)).map(({ siteId, vendorCode, gameCode }) => keyOf(siteId, vendorCode, gameCode)),
  )
  return sites.map(({ siteId, currency }) => ({
    siteId,
    tables: tables.filter((table) => {
      const vendor = vendorByCode(ctx.config, table.vendorCode)
      return (
        vendor !== undefined &&
        vendor.registered?.isEnabled !== false &&
        takesCurrency(vendor, currency) &&
        isOnAt(table, siteId) &&
        !off.has(keyOf(siteId, table.vendorCode, table.gameCode))
      )
    }),
  }))
}

export const visibleAt = async (
  ctx: Ctx,
  tables: readonly StoredTable[],
  siteId = ctx.siteId,
): Promise<StoredTable[]> => (await visibleBySite(ctx, tables)).find((site) => site.siteId === siteId)?.tables ?? []
