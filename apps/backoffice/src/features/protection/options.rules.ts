import { type CashCurrency, protectionOptionsSave } from '@maru/contract'
import { amountField, readAmount, readWhole } from '../minigames/amount.rules.ts'
import type { Options } from './calls/protection.ts'

export type OptionsDraft = Record<keyof Options, string>

export const draftOf = (options: Options, currency?: CashCurrency): OptionsDraft => ({
  coolingLoss: amountField(options.coolingLoss, currency),
  coolingHours: String(options.coolingHours),
  realityCheckMinutes: String(options.realityCheckMinutes),
  helpLine: options.helpLine,
  helpLink: options.helpLink ?? '',
})

/** The options of a form, or the names of its fields that are wrong. */
export const optionsOf = (
  draft: OptionsDraft,
  currency?: CashCurrency,
): { options: Options; wrong?: undefined } | { options?: undefined; wrong: (keyof Options)[] } => {
  const parsed = protectionOptionsSave.body.safeParse({
    coolingLoss: readAmount(draft.coolingLoss, currency),
    coolingHours: readWhole(draft.coolingHours),
    realityCheckMinutes: readWhole(draft.realityCheckMinutes),
    helpLine: draft.helpLine.trim(),
    helpLink: draft.helpLink.trim() || null,
  })
  if (parsed.success) return { options: parsed.data }
  return { wrong: parsed.error.issues.map(({ path }) => path[0] as keyof Options) }
}
