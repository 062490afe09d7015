import { z } from 'zod'
import { dealerName, instant, operatorId, tableCode } from './table-feed.ts'

/** Who stands behind a vendor's live tables, and from when to when. */

const dealer = z.int().min(0).max(99)

export const shiftOrders = [
  /** Another takes over at once, until the next shift begins or ends. Without a name the table shows none. */
  z.object({ kind: z.literal('dealer'), dealer, name: dealerName.nullable().optional() }),
  /** A shift of this table, under the id of the command. It begins and ends between two rounds. */
  z.object({ kind: z.literal('shift'), dealer, name: dealerName, from: instant, to: instant }),
  /** A shift that has begun ends after the round, one that has not never begins. */
  z.object({ kind: z.literal('end-shift'), shift: z.guid() }),
] as const

/** Those that are not over at `from` and begin before `to`; of one table, or of all. */
export const tableShiftsRequest = z.object({
  operator_id: operatorId,
  game_code: tableCode.optional(),
  from: instant,
  to: instant,
})
export const tableShiftsAnswer = z.object({
  /** In the order in which they begin. */
  shifts: z
    .array(
      z.object({
        shift: z.guid(),
        game_code: tableCode,
        dealer,
        name: dealerName,
        from: instant,
        to: instant,
        /** As the order said it. */
        by: z.string().max(64),
      }),
    )
    .max(2_000),
})
