import { fitsCurrency, fromWireAmount, type TableCommandAnswer, type TableOrder } from '@maru/vendor-wallet'
import type { ChatOrder } from '../chat/chat-orders.ts'
import { type StaffOrder, staffOrder } from '../engine-shapes.ts'
import type { LeaderClient } from '../gateway/leader-client.ts'

/** As the leader of a table takes it; undefined for an order that no table of ours can carry out. */
export const staffOrderOf = (order: Exclude<TableOrder, ChatOrder>): StaffOrder | undefined => {
  const parsed = staffOrder.safeParse(translated(order))
  return parsed.success ? parsed.data : undefined
}

const translated = (order: Exclude<TableOrder, ChatOrder>): unknown => {
  if (order.kind === 'switch') return { kind: 'switch', site: order.sub_partner_id, isOn: order.is_on }
  if (order.kind !== 'limits') return order
  if (order.places?.some(({ min, max }) => !fitsCurrency(min) || !fitsCurrency(max))) return undefined
  const places = order.places?.map(({ place, min, max }) => [
    place,
    { least: fromWireAmount(min), most: fromWireAmount(max) },
  ])
  return { kind: 'limits', site: order.sub_partner_id, places: places ? Object.fromEntries(places) : null }
}

/** Carried out once for its id, by whoever leads the table. */
export const giveOrder = async (
  leaders: LeaderClient,
  {
    game_code,
    command_id,
    by,
    order,
  }: { game_code: string; command_id: string; by: string; order: Exclude<TableOrder, ChatOrder> },
): Promise<TableCommandAnswer> => {
  const asked = staffOrderOf(order)
  if (!asked) return { outcome: 'refused', reason: 'unknown' }
  const answer = await leaders.ask(game_code, 'command', { asked: { id: command_id, by, order: asked } })
  if (!answer) return { outcome: 'pending' }
  if (answer.status !== 200) return { outcome: 'refused', reason: 'unknown' }
  return JSON.parse(answer.text) as TableCommandAnswer
}
