import { sportCodes } from '@maru/contract'
import { LEAST_MARGIN_BP, MOST_MARGIN_BP } from '@maru/sports'
import { z } from 'zod'

const sum = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)
const hours = z.number().int().min(1).max(10_000)
/** Of 10,000: how much of the limits of a level holds. */
const factorBp = z.number().int().min(0).max(100_000)

/** What is left out holds for all. `startsAfterHours`: from now, at least. Of the rules that match a market the last one holds. */
const marginRule = z.object({
  sport: z.enum(sportCodes).optional(),
  competitionId: z.number().int().positive().optional(),
  marketTypes: z.array(z.number().int().positive()).min(1).max(100).optional(),
  isLive: z.boolean().optional(),
  startsAfterHours: hours.optional(),
  marginBp: z.number().int().min(LEAST_MARGIN_BP).max(MOST_MARGIN_BP),
})
export type MarginRule = z.output<typeof marginRule>

/** Of a member's level, in whole units of the site's currency. `referAbove`: a trader decides over larger stakes; null: over none. `mostPrice`: of a ticket, in thousandths. */
const levelLimits = z
  .object({
    level: z.number().int().min(1).max(100),
    leastStake: sum.min(1),
    mostStake: sum,
    referAbove: sum.nullable(),
    mostWin: sum,
    mostPrice: z.number().int().min(1_010).max(1_000_000_000),
  })
  .refine(({ leastStake, mostStake }) => leastStake <= mostStake)
export type LevelLimits = z.output<typeof levelLimits>

/** `liability`: what open tickets may cost the book on one outcome, event or competition. `folds`: how many selections lines of a ticket with e-sports may have. */
export const bookRules = z.object({
  margins: z.array(marginRule).min(1).max(500),
  levels: z.array(levelLimits).min(1).max(100),
  sportFactors: z.partialRecord(z.enum(sportCodes), factorBp),
  liability: z.object({ outcome: sum, event: sum, competition: sum }),
  delaySeconds: z.record(z.enum(sportCodes), z.number().int().min(3).max(8)),
  folds: z.object({ least: z.number().int().min(1).max(20), most: z.number().int().min(1).max(20) }),
})
export type BookRules = z.output<typeof bookRules>

/** `version` 0: the standard, which nobody changed. */
export type VersionedRules = BookRules & { version: number }

/** As it stands on a ticket: of the arithmetic, and of the site's own rules. */
export const rulesVersionOf = ({ version }: Pick<VersionedRules, 'version'>): string => `sportsbook-1.${version}`
