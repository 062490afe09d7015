import type { AdminAnswerOf, DeskTableOrder, tableCommand } from '@maru/contract'
import { type TableOrder, toWireAmount } from '@maru/vendor-wallet'
import type { StaffCtx } from '../../../platform/context.ts'
import { record } from '../../audit/index.ts'
import { requireEverySite } from '../every-site.service.ts'
import { askVendor, type Named, namedTable, ofTable } from './desk.service.ts'

type Ordered = AdminAnswerOf<typeof tableCommand>

/** In steps. Stands in the audit log before the vendor is asked, so that nothing is done that is not there. */
export const orderTable = async (
  ctx: StaffCtx,
  named: Named,
  { commandId, order }: { commandId: string; order: DeskTableOrder },
): Promise<Ordered> => {
  const { tile } = await namedTable(ctx, named)
  if (!isOfOneSite(order)) await requireEverySite(ctx)
  const target = `table:${named.vendorKey}/${named.gameKey}`
  const before = { state: tile.state, round: tile.round, phase: tile.phase }
  const note = (action: string, was: unknown, is: unknown): Promise<void> =>
    ctx.inOwnTransaction((own) => record(own, { action, target, before: was, after: is }))
  await note(`tables.${order.kind}`, before, { commandId, ...order })
  const answer = await askVendor(ctx, named, 'tableCommand', {
    ...ofTable(named),
    command_id: commandId,
    by: `staff ${ctx.who.staffId}`,
    order: orderFor(order, String(ctx.siteId)),
  })
  const outcome = answer?.outcome ?? 'pending'
  const reason = answer?.outcome === 'refused' ? answer.reason : null
  if (outcome !== 'done') await note('tables.not-done', null, { commandId, outcome, reason })
  return { outcome, reason }
}

const isOfOneSite = ({ kind }: DeskTableOrder): boolean => kind === 'switch' || kind === 'limits'

/** As the vendor's protocol says it. */
export const orderFor = (order: DeskTableOrder, site: string): TableOrder => {
  if (order.kind === 'switch') return { kind: 'switch', sub_partner_id: site, is_on: order.isOn }
  if (order.kind !== 'limits') return order
  const places = order.places?.map(({ place, minimum, maximum }) => ({
    place,
    min: toWireAmount(minimum),
    max: toWireAmount(maximum),
  }))
  return { kind: 'limits', sub_partner_id: site, places: places ?? null }
}
