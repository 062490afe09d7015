import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { pageInfo, pageNumber } from '../../paging.ts'

export const messageKinds = ['guide', 'bonus', 'answer', 'event'] as const
export type MessageKind = (typeof messageKinds)[number]

export const messageOut = z.object({
  msgIdx: z.number().int(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
})
/** Newest first. `kept`: how long read ones are, and how many. */
export const msgList = defineCall({
  path: '/api/board/msgList',
  audience: 'member',
  body: z.object({ page: pageNumber }),
  data: z.object({
    list: z.array(messageOut),
    unread: z.number().int(),
    pageInfo,
    kept: z.object({ days: z.number().int(), items: z.number().int() }),
  }),
  refusals: [],
  reads: true,
})
export const msgRead = defineCall({
  path: '/api/board/msgRead',
  audience: 'member',
  body: z.object({ msgIdx: z.number().int().positive() }),
  data: z.object({ message: messageOut, unread: z.number().int() }),
  refusals: ['N404'],
})
/** `read-all`: whatever is unread becomes read. `delete`: these, or none of them when one is unread. */
export const msgUpdate = defineCall({
  path: '/api/board/msgUpdate',
  audience: 'member',
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('read-all') }),
    z.object({ what: z.literal('delete'), msgIdxs: z.array(z.number().int().positive()).min(1).max(100) }),
  ]),
  data: z.object({ unread: z.number().int() }),
  refusals: ['M002'],
})
