import { z } from 'zod'
import { highestLevel } from './points.ts'

/** Ledger units of the site's currency. */
const units = z.number().int().min(0).max(1_000_000_000_000_000)
/** What a level asks for, over the whole life of the account. Of level 1 nothing. */
export const levelNeeds = z.object({
  /** Completed deposits. */
  deposits: units,
  /** Stakes of settled wagers. */
  turnover: units,
  /** Since joining. */
  days: z.number().int().min(0).max(3_650),
})
export type LevelNeeds = z.output<typeof levelNeeds>

/** From level 1 on. `mayFall`: the nightly run also lowers who does not meet a level any more. */
export const levelRules = z.object({ mayFall: z.boolean(), levels: z.array(levelNeeds).length(highestLevel) })
export type LevelRules = z.output<typeof levelRules>

/** `rule`: by the nightly run. `staff`: by hand. */
export const levelCauses = ['rule', 'staff'] as const
export type LevelCause = (typeof levelCauses)[number]
