/** For seeds. */
export { putEarningRules } from './earning.repository.ts'
/** Gives or takes points, and writes the member's list, in the caller's transaction; once for each key. */
export { grantPoints, type PointsMoved, takePoints } from './grant.service.ts'
export { validTurnoverOf, validTurnoverSince } from './valid-turnover.service.ts'
