import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { mayOpenAt } from '../game-address.service.ts'
import { vendorByCode } from '../vendors/list.ts'
import { answered, askVendor, type Named, namedTable, ofTable } from './desk.service.ts'
import { staffAtVendor } from './staff-at-vendor.rules.ts'

/** Where staff watch a table. Stands in the audit log before the vendor is asked. Throws STAFF_ERROR where it does not answer, or sends staff where nobody is sent. */
export const watchTable = async (ctx: StaffCtx, named: Named): Promise<{ url: string }> => {
  await namedTable(ctx, named)
  const target = `table:${named.vendorKey}/${named.gameKey}`
  await ctx.inOwnTransaction((own) => record(own, { action: 'tables.watch', target, before: null, after: null }))
  const { url } = answered(
    await askVendor(ctx, named, 'tableWatch', {
      ...ofTable(named),
      sub_partner_id: String(ctx.siteId),
      lang: ctx.language,
      by: staffAtVendor(ctx.who.staffId),
    }),
  )
  const vendor = vendorByCode(ctx.config, named.vendorKey)
  if (!vendor || !(await mayOpenAt(ctx, vendor, url))) throw new StaffRefusal('STAFF_ERROR')
  return { url }
}
