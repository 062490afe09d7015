import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'

const whole = z.number().int()
const round = whole.min(0)
const word = z.string().regex(/^[a-z0-9+-]{1,40}$/)
const stake = whole.min(0)
const user = z.string().min(4).max(64)
const character = whole.min(0).max(99)
/** As members read it. */
export const dealerName = writtenText(1, 24)
/** What was dealt at a table with a stream. */
export const dealt = z.union([
  z.object({ cards: z.array(whole.min(0).max(51)).min(2).max(60) }),
  z.object({
    pocket: whole.min(0).max(36),
    lucky: z
      .array(z.object({ number: whole.min(0).max(36), multiplier: whole.min(2).max(1_000) }))
      .max(10)
      .optional(),
  }),
  z.object({ dice: z.array(whole.min(1).max(6)).length(3) }),
])

export const limitsOrder = z.object({
  kind: z.literal('limits'),
  places: z
    .array(z.object({ place: word, minimum: stake, maximum: stake }))
    .max(250)
    .nullable(),
})

/** Asks for it: `asked`. Another of the staff confirms by the `commandId` of this order. */
const askedVoid = z.object({ kind: z.literal('void'), round, reason: staffReason })

/** What the dealer of a table with a stream does in a round. The second of two who decide a result is a dealer too. A dealer may ask for a void, and confirms none. */
export const dealOrder = z.discriminatedUnion('kind', [
  /** Begins the round of this number, and ends its betting before its time. */
  z.object({ kind: z.enum(['open-bets', 'close-bets']), round }),
  /** What is typed anew takes the place of what the round had. */
  z.object({ kind: z.literal('type-result'), round, dealt }),
  /** `typed`: the `commandId` of the order that typed it, by another of the staff. */
  z.object({ kind: z.literal('confirm-result'), round, typed: z.guid() }),
  askedVoid,
])
export type DealOrder = z.output<typeof dealOrder>

/** What staff do with a table. `switch` and those of the chat are for the site of the call, the others for all, and need staff of every site. */
export const tableOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['open', 'pause', 'close']) }),
  askedVoid,
  z.object({ kind: z.enum(['confirm-void', 'withdraw-void']), requestId: z.guid() }),
  /** Who takes over at once, until the next shift begins or ends; and shifts, each under its `commandId`. */
  z.object({ kind: z.literal('dealer'), dealer: character, name: dealerName.nullable() }),
  z.object({
    kind: z.literal('shift'),
    dealer: character,
    name: dealerName,
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('end-shift'), shift: z.guid() }),
  z.object({ kind: z.literal('dress'), room: word }),
  z.object({ kind: z.literal('switch'), isOn: z.boolean() }),
  /** HLS, or WebRTC by WHEP; null: the drawn room. While the table is asleep. */
  z.object({
    kind: z.literal('video'),
    video: z.object({ kind: z.enum(['hls', 'webrtc']), url: z.url({ protocol: /^https?$/ }).max(500) }).nullable(),
  }),
  /** Of the chat of this site's members at the table; the words hold at all tables. `user`: as `tableChat` names the player. */
  z.object({ kind: z.literal('chat'), isOn: z.boolean() }),
  z.object({ kind: z.literal('chat-delete'), message: whole.min(1) }),
  z.object({ kind: z.literal('chat-mute'), user, minutes: whole.min(1).max(525_600).nullable() }),
  z.object({ kind: z.literal('chat-unmute'), user }),
  z.object({ kind: z.literal('chat-words'), words: z.array(z.string().trim().min(1).max(40)).max(500) }),
  /** What the table owes to members is tried again now. */
  z.object({ kind: z.literal('try-owed') }),
])
/** `limits` and what a dealer does have calls and permissions of their own. */
export type DeskTableOrder = z.output<typeof tableOrder> | z.output<typeof limitsOrder> | DealOrder

export const tableRefusals = ['conflict', 'unknown', 'too-late', 'not-possible', 'wrong-result', 'overlaps'] as const

/** `commandId` makes it happen once. `pending`: the table is changing its process, or nobody answered; send the same again. */
export const tableCommand = defineAdminCall({
  method: 'POST',
  path: '/admin/api/tables/:vendorKey/:gameKey/command',
  permission: 'tables.run',
  params: z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) }),
  query: z.object({}),
  body: z.object({ commandId: z.guid(), order: tableOrder }),
  data: z.object({
    outcome: z.enum(['done', 'asked', 'refused', 'pending']),
    reason: z.enum(tableRefusals).nullable(),
  }),
  refusals: ['STAFF_CONFLICT', 'STAFF_FORBIDDEN', 'STAFF_INVALID', 'STAFF_NOT_FOUND'],
})
