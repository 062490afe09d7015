import type { AdminAnswerOf, DeskTableOrder, tableCommand } from '@maru/contract'
import { type TableOrder, toWireAmount } from '@maru/vendor-wallet'
import type { StaffCtx } from '../../../platform/context.ts'
import { reachOf } from '../../../platform/outgoing/networks.rules.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { allSites } from '../../site/index.ts'
import { requireEverySite } from '../every-site.service.ts'
import { surroundings } from '../game-address.service.ts'
import { askVendor, type Named, namedTable, ofTable } from './desk.service.ts'
import { askSecond, confirmAsked, dropRefused, requireOtherId, withdrawAsked } from './four-eyes.service.ts'
import type { StoredTile } from './live-table.rules.ts'
import { staffAtVendor } from './staff-at-vendor.rules.ts'
import { streamProblem } from './stream-address.rules.ts'
import { publishDesk } from './topics.ts'

type Ordered = AdminAnswerOf<typeof tableCommand>
type Asked = { commandId: string; order: DeskTableOrder }
/** Orders that the vendor carries out as they are. */
type PlainOrder = Exclude<DeskTableOrder, { kind: 'confirm-void' | 'withdraw-void' }>
/** What goes to the vendor, if anything does. */
type Sent = { commandId: string; order: PlainOrder } | Ordered

/** In steps. Stands in the audit log before the vendor is asked, so that nothing is done that is not there. */
export const orderTable = async (ctx: StaffCtx, named: Named, { commandId, order }: Asked): Promise<Ordered> => {
  const { tile } = await namedTable(ctx, named)
  if (!isOfOneSite(order)) await requireEverySite(ctx)
  const target = `table:${named.vendorKey}/${named.gameKey}`
  const before = { state: tile.state, round: tile.round, phase: tile.phase }
  const sent = await ctx.inOwnTransaction(async (own): Promise<Sent> => {
    if (order.kind !== 'void' && order.kind !== 'type-result') await requireOtherId(own, commandId)
    const next = await takeStep(own, named, { commandId, order }, tile)
    await record(own, { action: `tables.${order.kind}`, target, before, after: { commandId, ...order } })
    if (isTwoStep(order)) for (const { siteId } of await allSites(own)) publishDesk(own, siteId)
    return next
  })
  if ('outcome' in sent) return sent
  const answer = await askVendor(ctx, named, 'tableCommand', {
    ...ofTable(named),
    command_id: sent.commandId,
    by: staffAtVendor(ctx.who.staffId),
    order: orderFor(sent.order, String(ctx.siteId)),
  })
  const outcome = answer?.outcome ?? 'pending'
  const reason = answer?.outcome === 'refused' ? answer.reason : null
  if (outcome !== 'done')
    await ctx.inOwnTransaction(async (own) => {
      await record(own, { action: 'tables.not-done', target, before: null, after: { commandId, outcome, reason } })
      // A void that the vendor refused may be asked again, by anybody.
      if (outcome === 'refused' && order.kind === 'confirm-void') await dropRefused(own, named, order.requestId)
    })
  return { outcome, reason }
}

const isOfOneSite = ({ kind }: DeskTableOrder): boolean => /^(switch|limits|chat)/.test(kind)
const isTwoStep = ({ kind }: DeskTableOrder): boolean => /void|result/.test(kind)

/** What two of the staff decide is noted before it is sent. */
const takeStep = async (
  ctx: StaffCtx,
  named: Named,
  { commandId, order }: Asked,
  { round }: StoredTile,
): Promise<Sent> => {
  switch (order.kind) {
    case 'void':
      if (order.round < round) return { outcome: 'refused', reason: 'too-late' }
      await askSecond(ctx, named, { requestId: commandId, dealt: null, ...order })
      return { outcome: 'asked', reason: null }
    case 'withdraw-void':
      await withdrawAsked(ctx, named, order.requestId)
      return { outcome: 'done', reason: null }
    case 'confirm-void': {
      const { requestId, round, reason } = await confirmAsked(ctx, named, { ...order, kind: 'void' })
      return { commandId: requestId, order: { kind: 'void', round, reason: reason ?? '' } }
    }
    case 'video':
      if (order.video) await requireStreamAddress(ctx, order.video.url)
      return { commandId, order }
    case 'limits':
      requireWritable(order)
      return { commandId, order }
    case 'type-result':
      await askSecond(ctx, named, { requestId: commandId, ...order, kind: 'result', reason: null })
      return { commandId, order }
    case 'confirm-result':
      await confirmAsked(ctx, named, { requestId: order.typed, kind: 'result' })
      return { commandId, order }
    default:
      return { commandId, order }
  }
}

/** Throws STAFF_INVALID for an address that pages of players must not be sent to. */
const requireStreamAddress = async (ctx: StaffCtx, url: string): Promise<void> => {
  const problem = streamProblem(url, await surroundings(ctx), reachOf(ctx.config))
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'url', problem }] })
}

/** Throws STAFF_INVALID for more than an order can say: the wire of orders has numbers, which hold no larger amount exactly. */
const requireWritable = ({ places }: Extract<PlainOrder, { kind: 'limits' }>): void => {
  const isTooLarge = places?.some(({ minimum, maximum }) =>
    [minimum, maximum].some((amount) => typeof toWireAmount(amount) === 'bigint'),
  )
  if (isTooLarge) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'maximum', problem: 'range' }] })
}

/** As the vendor's protocol says it. */
export const orderFor = (order: PlainOrder, site: string): TableOrder => {
  if (isOfChat(order)) return chatOrderFor(order, site)
  if (order.kind === 'switch') return { kind: 'switch', sub_partner_id: site, is_on: order.isOn }
  if (order.kind === 'shift') return { ...order, from: Date.parse(order.from), to: Date.parse(order.to) }
  if (order.kind !== 'limits') return order
  const places = order.places?.map(({ place, minimum, maximum }) => ({
    place,
    min: toWireAmount(minimum),
    max: toWireAmount(maximum),
  }))
  return { kind: 'limits', sub_partner_id: site, places: places ?? null }
}

type ChatOrder = Extract<PlainOrder, { kind: `chat${string}` }>
const isOfChat = (order: PlainOrder): order is ChatOrder => order.kind.startsWith('chat')

const chatOrderFor = (order: ChatOrder, sub_partner_id: string): TableOrder =>
  order.kind === 'chat' ? { kind: 'chat', sub_partner_id, is_on: order.isOn } : { ...order, sub_partner_id }
