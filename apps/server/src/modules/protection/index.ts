export type { Restrictions } from './bar.rules.ts'
export { assertMayDeposit, assertMayWithdraw, betRefusal, inClosedHours } from './restrictions.service.ts'
