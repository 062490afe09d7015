export type { Restrictions } from './bar.rules.ts'
/** Locks the member's purses. */
export { passesDepositLimit } from './deposit-limit.service.ts'
export type { PlayRoom } from './limit.rules.ts'
/** What others do with the exclusion of a member, in its transaction. */
export type { PauseObserver } from './observe.ts'
export { isPaused, pausedAmong } from './pause.service.ts'
/** What limits leave of stakes and time; for batches of bets. */
export { playRooms } from './play-room.service.ts'
export { assertMayDeposit, assertMayWithdraw, betRefusal, inClosedHours } from './restrictions.service.ts'
