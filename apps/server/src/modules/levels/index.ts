import './events.ts'

/** The level that each member had when a day of Seoul ended. */
export { levelsAtEndOf, type MemberDay } from './change.repository.ts'
/** What a member has come to, and what each level asks for. */
export { findReached, type Reached } from './reached.repository.ts'
/** For seeds. */
export { insertRuleVersion as putLevelRules, rulesInForce as levelRulesInForce } from './rule.repository.ts'
