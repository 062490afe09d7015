import { z } from 'zod'
import { shownText } from './bet-text.ts'
import { streamAddress } from './stream-address.ts'
import { chatOrders } from './table-chat.ts'
import { card, instant, operatorId, roundNumber, site, tableCode, tableResult, tableWord } from './table-feed.ts'
import { shiftOrders } from './table-shifts.ts'
import { wireAmount } from './wallet-calls.ts'

/** What an operator's staff do with a vendor's live tables. */

const table = { operator_id: operatorId, game_code: tableCode }

const dealtResult = z.union([
  z.object({ cards: z.array(card).min(2).max(60) }),
  z.object({
    pocket: z.int().min(0).max(36),
    lucky: z
      .array(z.object({ number: z.int().min(0).max(36), multiplier: z.int().min(2).max(1_000) }))
      .max(10)
      .optional(),
  }),
  z.object({ dice: z.array(z.int().min(1).max(6)).length(3) }),
])
export type DealtResult = z.infer<typeof dealtResult>

const placeLimits = z.object({ place: tableWord, min: wireAmount, max: wireAmount })

export const tableOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  /** The running round ends; no next one begins. */
  z.object({ kind: z.literal('pause') }),
  /** The same, and nobody may sit down until it is opened. */
  z.object({ kind: z.literal('close') }),
  /** Every stake of the round comes back. Not once its payouts have begun. */
  z.object({ kind: z.literal('void'), round: roundNumber, reason: shownText(200).min(3) }),
  ...shiftOrders,
  z.object({ kind: z.literal('dress'), room: tableWord }),
  z.object({ kind: z.literal('switch'), sub_partner_id: site, is_on: z.boolean() }),
  /** Of these places at one site; null: the table's own again. */
  z.object({ kind: z.literal('limits'), sub_partner_id: site, places: z.array(placeLimits).max(250).nullable() }),
  /** A stream in the place of the drawn room, or none; while the table is asleep. Results are typed from then on. */
  z.object({
    kind: z.literal('video'),
    video: z.object({ kind: z.enum(['hls', 'webrtc']), url: streamAddress }).nullable(),
  }),
  /** The dealer of a table with a stream begins the next round, by its number, and ends its betting before its time. */
  z.object({ kind: z.literal('open-bets'), round: roundNumber }),
  z.object({ kind: z.literal('close-bets'), round: roundNumber }),
  /** A result of such a table: typed first, then confirmed by the id of the command that typed it. */
  z.object({ kind: z.literal('type-result'), round: roundNumber, dealt: dealtResult }),
  z.object({ kind: z.literal('confirm-result'), round: roundNumber, typed: z.guid() }),
  ...chatOrders,
  /** What is owed to players of the table is tried again now. */
  z.object({ kind: z.literal('try-owed') }),
])
export type TableOrder = z.infer<typeof tableOrder>

/** `command_id` makes it happen once: sent again it answers what became of it, with another order it is a conflict. */
export const tableCommandRequest = z.object({
  ...table,
  command_id: z.guid(),
  /** Who gave it, in the operator's own words. */
  by: shownText(64).min(1),
  order: tableOrder,
})
export const TABLE_COMMAND_REFUSALS = [
  'conflict',
  'unknown',
  'too-late',
  'not-possible',
  'wrong-result',
  'overlaps',
] as const
export const tableCommandAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done') }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(TABLE_COMMAND_REFUSALS) }),
  /** The table is changing its process: send it again with the same id. */
  z.object({ outcome: z.literal('pending') }),
])
export type TableCommandAnswer = z.infer<typeof tableCommandAnswer>

/** Of decided rounds that began in this time, at most 31 days; of one site or of all. */
/** `without`: players whom the operator does not count, of its own test accounts. */
export const tableReportRequest = z.object({
  ...table,
  sub_partner_id: site.optional(),
  from: instant,
  to: instant,
  without: z.array(z.string().min(4).max(64)).max(1_000).optional(),
})
const basisPoints = z.int().min(-100_000_000).max(100_000_000)
const returned = z.object({
  bets: z.int().nonnegative(),
  staked: wireAmount,
  returned: wireAmount,
  /** Null where nothing was staked. `low` and `high`: where the return of so many bets lies in 99 of 100 cases. */
  return_bp: basisPoints.nullable(),
  expected_bp: basisPoints,
  low_bp: basisPoints.nullable(),
  high_bp: basisPoints.nullable(),
})
export const tableReportAnswer = z.object({
  /** Of the running round, accepted stakes alone. */
  now: z.object({
    round: roundNumber,
    players: z.int().nonnegative(),
    places: z.array(z.object({ place: tableWord, players: z.int().nonnegative(), staked: wireAmount })).max(300),
  }),
  rounds: z.int().nonnegative(),
  voided: z.int().nonnegative(),
  whole: returned.omit({ expected_bp: true }).extend({ expected_bp: basisPoints.nullable() }),
  places: z.array(returned.extend({ place: tableWord })).max(300),
  /** By what they won above their stakes in one round, the largest first. */
  winners: z
    .array(
      z.object({
        user: z.string().min(4).max(64),
        sub_partner_id: site,
        round: roundNumber,
        staked: wireAmount,
        returned: wireAmount,
        at: instant,
      }),
    )
    .max(50),
})

/** Newest first; `before`: a number of the last answer, null for the first page. */
export const tableShoesRequest = z.object({ ...table, before: z.int().positive().nullable() })
export const tableShoesAnswer = z.object({
  shoes: z
    .array(
      z.object({
        shoe: z.int().positive(),
        first_round: roundNumber,
        last_round: roundNumber,
        /** Hexadecimal; null where no shoe is dealt. */
        commitment: z.string().max(64).nullable(),
        seeds: z.int().nonnegative(),
        withheld: z.int().nonnegative(),
        began_at: instant,
        ended_at: instant.nullable(),
      }),
    )
    .max(100),
})

export const tableShoeRequest = z.object({ ...table, shoe: z.int().positive() })
/** The published record, from which every round can be computed anew; null until the shoe has ended. */
export const tableShoeAnswer = z.object({
  record: z.record(z.string(), z.unknown()).nullable(),
  rounds: z
    .array(z.object({ round: roundNumber, result: tableResult, cards: z.array(card).max(100), at: instant }))
    .max(1_000),
})
