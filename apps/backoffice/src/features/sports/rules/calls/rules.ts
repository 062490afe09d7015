import {
  auditLog,
  type SportBookRules,
  sportRules,
  sportRulesConfirm,
  sportRulesDrop,
  sportRulesHistory,
  sportRulesSamples,
  sportRulesSave,
  sportRulesTry,
} from '@maru/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminCall } from '../../../../shared/call/admin-call.ts'
import { useAct, useAsk } from '../../../../shared/call/use-call.ts'

const touched = [sportRules, sportRulesHistory, auditLog]

export const useRules = () => useAsk(sportRules, {}, { isLive: true })
export const useSaveRules = () => useAct(sportRulesSave, touched)
export const useConfirmRules = () => useAct(sportRulesConfirm, touched)
export const useDropRules = () => useAct(sportRulesDrop, touched)
export const useRulesHistory = (before: number) => useAsk(sportRulesHistory, { query: { before } })
export const useSamples = () => useAsk(sportRulesSamples)

/** What rules that nobody saved would make of an event. */
export const useTriedRules = (
  eventId: string,
  rules: Pick<SportBookRules, 'margins' | 'shifts' | 'limits'> | undefined,
) =>
  useQuery({
    queryKey: [sportRulesTry.path, eventId, rules],
    queryFn: ({ signal }) =>
      adminCall(sportRulesTry, { body: { eventId, rules: rules as NonNullable<typeof rules> } }, signal),
    enabled: eventId !== '' && rules !== undefined,
    placeholderData: keepPreviousData,
  })
