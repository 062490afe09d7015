import { serveSportRulesConfirm } from '../../calls/admin/confirm-rules.ts'
import { serveSportRulesDrop } from '../../calls/admin/drop-rules.ts'
import { serveSportRulesSamples } from '../../calls/admin/list-rules-samples.ts'
import { serveSportRulesHistory } from '../../calls/admin/list-rules-versions.ts'
import { serveSportRulesSave } from '../../calls/admin/save-rules.ts'
import { serveSportRules } from '../../calls/admin/show-rules.ts'
import { serveSportRulesTry } from '../../calls/admin/try-rules.ts'

/** Margins, limits, delays and the switch, for the module's table. */
export const rulesCalls = [
  serveSportRules,
  serveSportRulesSave,
  serveSportRulesConfirm,
  serveSportRulesDrop,
  serveSportRulesHistory,
  serveSportRulesSamples,
  serveSportRulesTry,
]
