import { z } from 'zod'
import { sportCodes } from './sport.ts'

const sum = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)
const hours = z.number().int().min(1).max(10_000)
/** Of 10,000: how much of the limits of a level holds. */
const factorBp = z.number().int().min(0).max(100_000)

/** Which markets a rule is of. What is left out holds for all. `startsAfterHours`: from now, at least. Of the rules that match a market the last one holds. */
const ruleScope = z.object({
  sport: z.enum(sportCodes).optional(),
  competitionId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  marketTypes: z.array(z.number().int().positive().max(1_000_000)).min(1).max(100).optional(),
  isLive: z.boolean().optional(),
  startsAfterHours: hours.optional(),
})
export type SportRuleScope = z.output<typeof ruleScope>

export const sportMarginRule = ruleScope.extend({ marginBp: z.number().int().min(1).max(5_000) })
export type SportMarginRule = z.output<typeof sportMarginRule>

/** Whose probability is moved: of the most probable outcome, of "over", or of the home side. */
export const sportShiftSides = ['favourite', 'over', 'home'] as const
/** `shiftBp`: basis points of probability that the side gets more, or less where it is negative, before the margin. */
export const sportShiftRule = ruleScope.extend({
  side: z.enum(sportShiftSides),
  shiftBp: z.number().int().min(-2_000).max(2_000),
})
export type SportShiftRule = z.output<typeof sportShiftRule>

/** How much of the limits of a level holds for a ticket with such a market: `factorBp` of 10,000, never more than all of it. */
export const sportLimitRule = ruleScope.extend({ factorBp: z.number().int().min(0).max(10_000) })
export type SportLimitRule = z.output<typeof sportLimitRule>

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
  .refine(({ leastStake, mostStake }) => leastStake <= mostStake, { path: ['mostStake'], message: 'order' })
export type SportLevelLimits = z.output<typeof levelLimits>

/**
 * What a site sells sports by. `liability`: what open tickets may cost the book on one outcome, event or competition. `folds`: how many selections lines of a ticket with e-sports may have.
 * `switches`: false takes no bets; open tickets go on. `notice`: staff get one where a ticket waits for a trader for longer than so many minutes, or more tickets than so many do.
 */
export const sportBookRules = z.object({
  margins: z.array(sportMarginRule).min(1).max(500),
  shifts: z.array(sportShiftRule).max(200).default([]),
  limits: z.array(sportLimitRule).max(200).default([]),
  levels: z
    .array(levelLimits)
    .min(1)
    .max(100)
    .superRefine((levels, issues) => {
      for (const [at, { level }] of levels.entries())
        if (levels.findIndex((other) => other.level === level) < at)
          issues.addIssue({ code: 'custom', path: [at, 'level'], message: 'twice' })
    }),
  sportFactors: z.partialRecord(z.enum(sportCodes), factorBp),
  liability: z.object({ outcome: sum, event: sum, competition: sum }),
  delaySeconds: z.record(z.enum(sportCodes), z.number().int().min(3).max(8)),
  folds: z
    .object({ least: z.number().int().min(1).max(20), most: z.number().int().min(1).max(20) })
    .refine(({ least, most }) => least <= most, { path: ['most'], message: 'order' }),
  switches: z.object({ sports: z.boolean(), esport: z.boolean() }).default({ sports: true, esport: true }),
  notice: z
    .object({ minutes: z.number().int().min(1).max(9), tickets: z.number().int().min(1).max(500) })
    .default({ minutes: 2, tickets: 10 }),
})
/** Bytes of a body with as many rules as there may be, each of as many types. */
export const mostRulesBytes = 1024 * 1024
export type SportBookRules = z.output<typeof sportBookRules>
/** What staff switch on and off. */
export type SportSwitch = keyof SportBookRules['switches']
export const sportSwitchOf = (sport: (typeof sportCodes)[number]): SportSwitch =>
  sport === 'esport' ? 'esport' : 'sports'

/** Types of markets that rules are mostly of: winner, handicap and total of every sport. */
export const sportMainMarkets = [1, 16, 18, 186, 187, 189, 219, 223, 225, 237, 238, 251, 256, 258, 314, 327, 328]
/** Scores, and what comes of many outcomes: their probabilities are the least certain. */
export const sportManyOutcomes = [8, 37, 45, 47, 81, 98, 199, 910, 912]
