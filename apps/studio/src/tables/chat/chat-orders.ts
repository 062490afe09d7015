import { inTransaction, type Transaction } from '@maru/postgres'
import type { Bus } from '@maru/stomp/bus'
import type { TableCommandAnswer, TableOrder } from '@maru/vendor-wallet'
import type pg from 'pg'
import { storeCommand, storedCommand } from '../engine/command.repository.ts'
import { deleteMute, storeDeleted, storeMute, storeSwitch, storeWords } from './chat.repository.ts'
import { publishChat, wholeChat } from './chat-room.ts'

export type ChatOrder = Extract<TableOrder, { kind: `chat${string}` }>
type Asked = { readonly code: string; readonly id: string; readonly by: string; readonly order: ChatOrder }

export const isChatOrder = (order: TableOrder): order is ChatOrder => order.kind.startsWith('chat')

/** What staff do about the chat of a site at a table: once for its id, by whichever process is asked. The leader of the table has no part in it. */
export const carryOutChatOrder = async (
  { db, bus }: { db: pg.Pool; bus: Bus },
  { code, id, by, order }: Asked,
): Promise<TableCommandAnswer> => {
  const known = await storedCommand(db, code, { id, order })
  if (known) return known
  const isDone = await inTransaction(db, async (own) => {
    if (!(await store(own, code, by, order))) return false
    await storeCommand(own, code, { id, by, order })
    return true
  })
  if (!isDone) return { outcome: 'refused', reason: 'unknown' }
  const { sub_partner_id: site } = order
  if (order.kind === 'chat') publishChat(bus, code, site, await wholeChat(db, code, site))
  if (order.kind === 'chat-delete') publishChat(bus, code, site, { t: 'gone', id: order.message })
  return { outcome: 'done' }
}

const store = async (db: Transaction, code: string, by: string, order: ChatOrder): Promise<boolean> => {
  const room = { code, site: order.sub_partner_id }
  switch (order.kind) {
    case 'chat':
      await storeSwitch(db, room, order.is_on)
      return true
    case 'chat-delete':
      return storeDeleted(db, room, order.message, by)
    case 'chat-mute':
      await storeMute(db, room, { player: order.user, minutes: order.minutes, by })
      return true
    case 'chat-unmute':
      await deleteMute(db, room, order.user)
      return true
    case 'chat-words':
      await storeWords(db, room.site, order.words)
      return true
  }
}
