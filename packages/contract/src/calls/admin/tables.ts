import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { liveTable } from '../../live-table.ts'
import { sumOut } from '../../money.ts'
import { localDateTime } from '../../paging.ts'
import { dealt } from './table-orders.ts'

const none = z.object({})
const one = z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) })
const read = { method: 'GET', permission: 'tables.read', body: none } as const
/** Of a call that asks the vendor: it does not answer. */
const silent = ['STAFF_NOT_FOUND', 'STAFF_ERROR'] as const

const whole = z.number().int()
const round = whole.min(0)
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
