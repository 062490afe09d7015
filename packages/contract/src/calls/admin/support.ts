import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { chatStatuses, longestLine } from '../../support.ts'
import { requestKey } from '../../wire.ts'
import { chatLineOut } from '../member/support.ts'

const none = z.object({})
const params = z.object({ chatId: idInPath })
const chat = z.object({
  chatId: z.number().int(),
  memberId: z.number().int(),
  memNick: z.string(),
  status: z.enum(chatStatuses),
  staffId: z.number().int().nullable(),
  staffName: z.string(),
  lastText: z.string(),
  unread: z.number().int(),
  /** Since when the member waits for an answer; null: nobody waits. */
  waitingSince: z.string().nullable(),
  changedAt: z.string(),
})
export type AdminChatRow = z.output<typeof chat>
const there = z.array(z.object({ staffId: z.number().int(), name: z.string() }))

/** Open ones: who waits longest comes first. Closed ones: the newest first. */
export const adminChats = defineAdminCall({
  method: 'GET',
  path: '/admin/api/support/chats',
  permission: 'support.read',
  params: none,
  query: adminPlace.extend({ state: z.enum(['open', 'closed']).default('open') }),
  body: none,
  data: adminRowsOf(chat).extend({ there }),
  refusals: [],
})
export const adminChat = defineAdminCall({
  method: 'GET',
  path: '/admin/api/support/chats/:chatId',
  permission: 'support.read',
  params,
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  body: none,
  data: z.object({
    chat: chat.extend({ lastSeq: z.number().int(), memberSeen: z.number().int() }),
    lines: z.array(chatLineOut),
    member: z.object({ memId: z.string(), memNick: z.string(), level: z.number().int(), cash: sumOut }),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

const act = <B extends z.ZodType>(name: string, body: B) =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/support/chats/:chatId/${name}`,
    permission: 'support.answer',
    params,
    query: none,
    body,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_HELD_BY_OTHER'],
  })
/** STAFF_HELD_BY_OTHER: somebody else answers, and hands it over. */
export const adminChatTake = act('take', none)
/** To somebody at the desk, or back into the queue (null). */
export const adminChatHandOver = act('hand-over', z.object({ staffId: z.number().int().nullable() }))
export const adminChatLine = act('lines', z.object({ text: writtenText(1, longestLine), requestKey }))
export const adminChatSeen = act('seen', z.object({ seq: z.number().int().min(0) }))
export const adminChatTyping = act('typing', none)
export const adminChatClose = act('close', none)

/** Says that one is at the desk; every 30 seconds. */
export const adminSupportThere = defineAdminCall({
  method: 'POST',
  path: '/admin/api/support/there',
  permission: 'support.answer',
  params: none,
  query: none,
  body: none,
  data: none,
  refusals: [],
})

const cannedText = writtenText(1, longestLine)
const canned = z.object({
  name: writtenText(1, 60),
  text: z.object({ ko: cannedText, en: cannedText, vn: cannedText }),
})
const cannedId = z.object({ cannedId: idInPath })
export const adminCanned = defineAdminCall({
  method: 'GET',
  path: '/admin/api/support/canned',
  permission: 'support.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(canned.extend({ cannedId: z.number().int() })) }),
  refusals: [],
})
/** One of that name is replaced. */
export const adminCannedSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/support/canned',
  permission: 'support.answer',
  params: none,
  query: none,
  body: canned,
  data: none,
  refusals: ['STAFF_CONFLICT'],
})
export const adminCannedDelete = defineAdminCall({
  method: 'DELETE',
  path: '/admin/api/support/canned/:cannedId',
  permission: 'support.answer',
  params: cannedId,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})
