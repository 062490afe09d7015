/** A kind of change that one of the staff asks for and another confirms, in the caller's transaction. */
export { defineApproval } from './approval.service.ts'
/** Rules by versions, in force from the next day, which another of the staff confirms where they are dear. */
export { defineDayRules } from './day-rules.service.ts'
export { ruleVersionsOf } from './rule-version.repository.ts'
/** For modules whose requests have tables of their own. */
export { assertSecond } from './second.service.ts'
