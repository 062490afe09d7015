import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { dealOrder, limitsOrder, tableCommand } from './table-orders.ts'

const none = z.object({})
const one = z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) })
const read = { method: 'GET', permission: 'tables.read', body: none, query: none } as const
/** Of a call that asks the vendor: it does not answer. */
const silent = ['STAFF_NOT_FOUND', 'STAFF_ERROR'] as const
const whole = z.number().int()
/** `memberId` is null to staff who may not read members, and of a player that this site does not know; `memId` is then masked, or null. */
const whose = { memberId: whole.nullable(), memId: z.string().nullable() }

export const tableBetStates = ['asked', 'accepted', 'refused', 'undoing', 'undone', 'owed', 'paid'] as const
export type TableBetState = (typeof tableBetStates)[number]

/** A round with the bets of this site: who, where, how much, and what came back of it. */
export const tableRound = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/rounds/:round',
  params: one.extend({ round: idInPath }),
  data: z.object({
    round: z.object({
      /** Of the wallet: the round of the members' wagers. */
      id: z.string(),
      shoe: whole.nullable(),
      startedAt: z.string(),
      endedAt: z.string().nullable(),
      result: z.string().nullable(),
      isVoided: z.boolean(),
      voidReason: z.string().nullable(),
    }),
    bets: z.array(
      z.object({
        ...whose,
        /** One for each player of the round, counted from 1. */
        player: whole,
        place: z.string(),
        state: z.enum(tableBetStates),
        staked: sumOut,
        returned: sumOut.nullable(),
      }),
    ),
    leftOff: whole,
  }),
  refusals: silent,
})
export type TableRound = z.output<(typeof tableRound)['data']>

/** What tables owe to members of this site and has not arrived for some seconds: payouts, bets taken back, bets without an answer. Of all vendors that answer. */
export const tableOwed = defineAdminCall({
  ...read,
  path: '/admin/api/tables-owed',
  params: none,
  data: z.object({
    owed: z.array(
      z.object({
        ...whose,
        vendorKey: z.string(),
        gameKey: z.string(),
        name: z.string(),
        round: whole,
        kind: z.enum(['bet', 'rollback', 'win']),
        amount: sumOut,
        since: z.string(),
        attempts: whole,
        lastAt: z.string().nullable(),
        lastAnswer: z.string().nullable(),
      }),
    ),
    /** Vendors that did not answer: what they owe is not among these. */
    silent: z.array(z.string()),
  }),
  refusals: [],
})
export type TableOwed = z.output<(typeof tableOwed)['data']>

const limits = z.array(z.object({ place: z.string(), minimum: sumOut, maximum: sumOut }))
export const tableLimits = defineAdminCall({
  ...read,
  path: '/admin/api/tables/:vendorKey/:gameKey/limits',
  params: one,
  data: z.object({
    /** The table's own. */
    own: limits,
    /** At this site; null: the table's own. */
    set: limits.nullable(),
    /** Newest first. `by`: who of the staff, empty of one who is no longer known. */
    versions: z.array(z.object({ at: z.string(), by: z.string(), places: limits.nullable() })),
  }),
  refusals: silent,
})
export type TableLimits = z.output<(typeof tableLimits)['data']>

/** Limits of this site, from the next round on; null: those of the table. */
export const tableLimitsChange = defineAdminCall({
  method: 'POST',
  path: '/admin/api/tables/:vendorKey/:gameKey/limits',
  permission: 'tables.limits',
  params: one,
  query: none,
  body: limitsOrder.omit({ kind: true }).extend({ commandId: z.guid() }),
  data: tableCommand.data,
  refusals: tableCommand.refusals,
})

/** What the dealer of a table with a stream does. */
export const tableDeal = defineAdminCall({
  method: 'POST',
  path: '/admin/api/tables/:vendorKey/:gameKey/deal',
  permission: 'tables.deal',
  params: one,
  query: none,
  body: z.object({ commandId: z.guid(), order: dealOrder }),
  data: tableCommand.data,
  refusals: tableCommand.refusals,
})

/** A page of the vendor's on which the table is watched for a while: without a seat, bets or chat, and as none of the heads. */
export const tableWatch = defineAdminCall({
  method: 'POST',
  path: '/admin/api/tables/:vendorKey/:gameKey/watch',
  permission: 'tables.watch',
  params: one,
  query: none,
  body: none,
  data: z.object({ url: z.string() }),
  refusals: silent,
})
