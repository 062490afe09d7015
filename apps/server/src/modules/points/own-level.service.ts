import {
  cashOf,
  type DataOf,
  type EarningRules,
  earningGroups,
  highestLevel,
  type memberLevelCall,
} from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { findReached, levelRulesInForce } from '../levels/index.ts'
import { siteOptions } from '../site/index.ts'
import { earningRulesOn } from './earning.repository.ts'
import { rateOf } from './earning.rules.ts'

const ratesOf = (rules: EarningRules | null | undefined, level: number) =>
  Object.fromEntries(
    earningGroups.map((group) => [group, rateOf(rules, group, level)] as const).filter(([, rateBp]) => rateBp > 0),
  )

/** Level 1 first; a higher level than listed has the last. */
const ofLevel = <T>(byLevel: readonly T[], level: number): T => byLevel[Math.min(level, byLevel.length) - 1] as T

export const showOwnLevel = async (ctx: MemberCtx): Promise<DataOf<typeof memberLevelCall>> => {
  const today = seoulDay(ctx.now)
  const [reached, inForce, options, earning] = await Promise.all([
    findReached(ctx, ctx.who.memberId, today),
    levelRulesInForce(ctx),
    siteOptions(ctx),
    earningRulesOn(ctx, [today]),
  ])
  if (!reached) throw new Error(`member ${ctx.who.memberId} is gone`)
  return {
    level: reached.level,
    isFixed: reached.isFixed,
    reached: { deposits: cashOf(reached.deposits), turnover: cashOf(reached.turnover), days: reached.days },
    levels: Array.from({ length: highestLevel }, (_, index) => {
      const needs = inForce?.rules.levels[index]
      const level = index + 1
      return {
        level,
        needs: needs ? { deposits: cashOf(needs.deposits), turnover: cashOf(needs.turnover), days: needs.days } : null,
        rates: ratesOf(earning.get(today), level),
        maximumDeposit: ofLevel(options.maximumDepositByLevel, level),
        maximumWithdrawal: ofLevel(options.maximumWithdrawalByLevel, level),
      }
    }),
  }
}
