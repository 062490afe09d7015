import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { chatStatuses } from '../../support.ts'
import { requestKey } from '../../wire.ts'

export const chatLineOut = z.object({
  seq: z.number().int(),
  side: z.enum(['member', 'staff']),
  text: z.string(),
  at: z.string(),
  /** Who of the staff; '' for the member. */
  staffName: z.string(),
})
const seq = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The open chat, or the last one. `lines`: those after `after` of the chat `chatIdx`; of another chat all, up to the newest 200. */
export const supportChat = defineCall({
  path: '/api/support/chat',
  audience: 'member',
  body: z.object({ chatIdx: seq.default(0), after: seq.default(0) }),
  data: z.object({
    chat: z
      .object({
        chatIdx: z.number().int(),
        status: z.enum(chatStatuses),
        staffName: z.string(),
        lastSeq: z.number().int(),
        staffSeen: z.number().int(),
        unread: z.number().int(),
      })
      .nullable(),
    lines: z.array(chatLineOut),
    /** Whether somebody of the staff is at the desk now, and when they usually are, in Seoul. */
    isThere: z.boolean(),
    hours: z.object({ from: z.string(), until: z.string() }),
  }),
  refusals: [],
  reads: true,
})
/** Opens a chat where none is open. S001: nothing, or too much, was written. */
export const supportSend = defineCall({
  path: '/api/support/send',
  audience: 'member',
  body: z.object({ text: z.string().max(10_000), requestKey }),
  data: z.object({ chatIdx: z.number().int(), line: chatLineOut }),
  refusals: ['S001'],
})
export const supportSeen = defineCall({
  path: '/api/support/seen',
  audience: 'member',
  body: z.object({ seq }),
  data: z.object({}),
  refusals: [],
})
/** Shown at the desk for some seconds. */
export const supportTyping = defineCall({
  path: '/api/support/typing',
  audience: 'member',
  body: z.object({}),
  data: z.object({}),
  refusals: [],
})
