export type { Standing } from './bar.rules.ts'
export { assertMayDeposit, assertMayWithdraw, betRefusal, inClosedHours } from './standing.service.ts'
