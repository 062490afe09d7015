import { type AdminAnswerOf, ledgerDigits, type protectionOptionsShow } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { changeOption, siteCurrency, siteOptions } from '../site/index.ts'

type Options = AdminAnswerOf<typeof protectionOptionsShow>

export const showOptions = async (ctx: Ctx): Promise<Options> => {
  const { coolingLoss, coolingHours, realityCheckMinutes, helpLine, helpLink } = await siteOptions(ctx)
  return { coolingLoss, coolingHours, realityCheckMinutes, helpLine, helpLink }
}

/** Each change is audited by the site. STAFF_INVALID: not whole won, euro or dollars. */
export const saveOptions = async (ctx: StaffCtx, wanted: Options): Promise<void> => {
  const before = await showOptions(ctx)
  const one = 10 ** ledgerDigits[await siteCurrency(ctx)]
  if (wanted.coolingLoss % one !== 0)
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'coolingLoss', problem: 'not a whole amount' }] })
  for (const name of Object.keys(before) as (keyof Options)[])
    if (wanted[name] !== before[name])
      await changeOption(ctx, name, name === 'coolingLoss' ? wanted.coolingLoss / one : wanted[name])
}
