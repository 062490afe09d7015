import { adminBonusCost, type BonusTerms } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** Nothing is asked while the terms are not whole. */
export const useBonusCost = (terms: BonusTerms | undefined) =>
  useAsk(adminBonusCost, { body: { terms: terms as BonusTerms } }, { isOn: terms !== undefined })
