import { z } from 'zod'
import { shownText } from './bet-text.ts'
import { LANGUAGES } from './language.ts'
import { instant, operatorId, roundNumber, site, tableCode, tableResult, tableWord } from './table-feed.ts'
import { wireAmount } from './wallet-calls.ts'
import { webAddress } from './web-address.ts'

/** What an operator's staff look at before they decide: the bets of a round, what is owed, and what is set. */

const table = { operator_id: operatorId, game_code: tableCode }
const user = z.string().min(4).max(64)

/** `asked`: no clear answer yet. `owed`: settled, its payout not acknowledged. `undoing`, `undone`: taken back, by whomever. */
export const TABLE_BET_STATES = ['asked', 'accepted', 'refused', 'undoing', 'undone', 'owed', 'paid'] as const

/** Of one site, or of all. */
export const tableRoundRequest = z.object({ ...table, round: roundNumber, sub_partner_id: site.optional() })
export const tableRoundAnswer = z.object({
  /** Null where there was none. */
  round: z
    .object({
      /** Of the wallet. */
      id: z.string().min(1).max(64),
      shoe: z.int().positive().nullable(),
      started_at: instant,
      ended_at: instant.nullable(),
      /** Null until it is in view. */
      result: tableResult.nullable(),
      is_voided: z.boolean(),
      void_reason: z.string().max(200).nullable(),
    })
    .nullable(),
  /** One for each player, place and state; `returned` is null until the round is settled. */
  bets: z
    .array(
      z.object({
        user,
        sub_partner_id: site,
        place: tableWord,
        state: z.enum(TABLE_BET_STATES),
        staked: wireAmount,
        returned: wireAmount.nullable(),
      }),
    )
    .max(2_000),
  /** More than these. */
  left_off: z.int().nonnegative(),
})

/** Calls to the operator's wallet that have no clear answer yet; of one table, or of all. */
export const tableOwedRequest = z.object({ operator_id: operatorId, game_code: tableCode.optional() })
export const tableOwedAnswer = z.object({
  owed: z
    .array(
      z.object({
        game_code: tableCode,
        round: roundNumber,
        kind: z.enum(['bet', 'rollback', 'win']),
        user,
        sub_partner_id: site,
        amount: wireAmount,
        since: instant,
        attempts: z.int().nonnegative(),
        last_at: instant.nullable(),
        /** A status of the wallet, or why there was none. */
        last_answer: z.string().max(200).nullable(),
      }),
    )
    .max(500),
})

const placeLimits = z.object({ place: tableWord, min: wireAmount, max: wireAmount })

export const tableLimitsRequest = z.object({ ...table, sub_partner_id: site })
export const tableLimitsAnswer = z.object({
  /** The table's own, of every place. */
  own: z.array(placeLimits).max(300),
  /** At this site; null: the table's own. */
  set: z.array(placeLimits).max(300).nullable(),
  /** What was set before, the newest first; `by` as the order said it. */
  versions: z
    .array(z.object({ at: instant, by: z.string().max(64), places: z.array(placeLimits).max(300).nullable() }))
    .max(50),
})

/** The room as its players see it, for staff of one site. `by` as an order says it. */
export const tableWatchRequest = z.object({
  ...table,
  sub_partner_id: site,
  lang: z.enum(LANGUAGES),
  by: shownText(64).min(1),
})
/** A page that nobody may frame. It takes no bets and no seat, counts among no heads, and serves for a while, not for good. */
export const tableWatchAnswer = z.object({ url: webAddress })
