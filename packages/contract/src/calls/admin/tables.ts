import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { liveTable } from '../../live-table.ts'
import { sumOut } from '../../money.ts'
import { localDateTime } from '../../paging.ts'

const none = z.object({})
const one = z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) })
const read = { method: 'GET', permission: 'tables.read', body: none } as const
/** Of a call that asks the vendor: it does not answer. */
const silent = ['STAFF_NOT_FOUND', 'STAFF_ERROR'] as const

const whole = z.number().int()
const round = whole.min(0)
const word = z.string().regex(/^[a-z0-9+-]{1,40}$/)
const stake = whole.min(0)
const user = z.string().min(4).max(64)
const character = whole.min(0).max(99)
/** As members read it. */
export const dealerName = writtenText(1, 24)
const dealt = z.union([
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

export const deskTable = liveTable.extend({
  name: z.string(),
  /** As its plates say it in each language. */
  names: z.object({ ko: z.string(), en: z.string(), vn: z.string() }),
  /** In the dress of a hotel, by the vendor's list. */
  isHotel: z.boolean(),
  /** Switched on at this site, here and at the vendor's. */
  isOn: z.boolean(),
  /** Accepted stakes of the running round at all sites, some seconds old. */
  players: z.number().int(),
  staked: sumOut,
  /** What one of the staff asked of a running round and another has to confirm. `reason` of a void alone. */
  waiting: z.array(
    z.object({
      requestId: z.string(),
      kind: z.enum(['void', 'result']),
      round: z.number().int(),
      reason: z.string().nullable(),
      /** What was typed, of a result alone. */
      dealt: dealt.nullable(),
      askedBy: z.string(),
      askedAt: z.string(),
      isOwn: z.boolean(),
    }),
  ),
})
export type DeskTable = z.output<typeof deskTable>

/** Every live table that a vendor has, whatever its state. */
export const tableDesk = defineAdminCall({
  ...read,
  path: '/admin/api/tables',
  params: none,
  query: none,
  data: z.object({ serverTime: z.string(), tables: z.array(deskTable) }),
  refusals: [],
})

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
  params: one,
  query: none,
  body: z.object({ commandId: z.guid(), order: tableOrder }),
  data: z.object({
    outcome: z.enum(['done', 'asked', 'refused', 'pending']),
    reason: z.enum(tableRefusals).nullable(),
  }),
  refusals: ['STAFF_CONFLICT', 'STAFF_FORBIDDEN', 'STAFF_INVALID', 'STAFF_NOT_FOUND'],
})

const basisPoints = whole
const returned = z.object({
  bets: whole,
  staked: sumOut,
  returned: sumOut,
  /** Null where nothing was staked. `lowBp` and `highBp`: where it lies in 99 of 100 cases. */
  returnBp: basisPoints.nullable(),
  expectedBp: basisPoints.nullable(),
  lowBp: basisPoints.nullable(),
  highBp: basisPoints.nullable(),
  isOutside: z.boolean(),
})
export type TableReturn = z.output<typeof returned>

/** Of this site, from `from` on and before `to`: at most 31 days, the last one where none is said. */
export const tableReport = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/report',
  params: one,
  query: z.object({ from: localDateTime.optional(), to: localDateTime.optional() }),
  data: z.object({
    from: z.string(),
    to: z.string(),
    now: z.object({
      round,
      players: whole,
      places: z.array(z.object({ place: z.string(), players: whole, staked: sumOut })),
    }),
    rounds: whole,
    voided: whole,
    whole: returned,
    places: z.array(returned.extend({ place: z.string() })),
    /** `memId` is null of a member that this site does not have. */
    winners: z.array(
      z.object({
        memberId: whole.nullable(),
        memId: z.string().nullable(),
        round,
        staked: sumOut,
        returned: sumOut,
        at: z.string(),
      }),
    ),
  }),
  refusals: ['STAFF_INVALID', ...silent],
})
export type TableReport = z.output<(typeof tableReport)['data']>

/** Newest first; `before`: a number of the last answer. */
export const tableShoes = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/shoes',
  params: one,
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  data: z.object({
    shoes: z.array(
      z.object({
        shoe: whole,
        firstRound: round,
        lastRound: round,
        commitment: z.string().nullable(),
        seeds: whole,
        withheld: whole,
        beganAt: z.string(),
        endedAt: z.string().nullable(),
      }),
    ),
  }),
  refusals: silent,
})

/** `record`: what the vendor publishes so that anybody can compute every round anew; null until the shoe has ended. */
export const tableShoe = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/shoes/:shoe',
  params: one.extend({ shoe: idInPath }),
  query: none,
  data: z.object({
    record: z.record(z.string(), z.unknown()).nullable(),
    rounds: z.array(z.object({ round, result: z.string(), cards: z.array(whole), at: z.string() })),
  }),
  refusals: silent,
})

const player = z.object({
  /** The player's id at the vendor. */
  user: z.string(),
  /** Null of a player that this site does not have. */
  memberId: whole.nullable(),
  memId: z.string().nullable(),
})
/** What members of this site say at a table, the newest first, deleted messages too. */
export const tableChat = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/chat',
  params: one,
  query: none,
  data: z.object({
    isOn: z.boolean(),
    words: z.array(z.string()),
    messages: z.array(
      z.object({
        id: whole,
        player,
        /** As the others at the table read it. */
        name: z.string(),
        /** Null of a quick phrase, which has a name. */
        said: z.string().nullable(),
        phrase: z.string().nullable(),
        at: z.string(),
        deletedAt: z.string().nullable(),
        reports: whole,
      }),
    ),
    /** `until` is null where it is for good. */
    muted: z.array(z.object({ player, until: z.string().nullable(), at: z.string(), by: z.string() })),
  }),
  refusals: silent,
})
export type TableChat = z.output<(typeof tableChat)['data']>
