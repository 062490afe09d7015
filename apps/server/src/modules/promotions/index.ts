/** The bonus of a deposit: what is offered, why it cannot be had, and granting it with the approval. */
export {
  type DepositBonusOutcome,
  depositBonusRefusal,
  type EarlierDeposits,
  grantDepositBonus,
  listOffers,
} from './deposit-bonus.service.ts'
/** A withdrawal gives the active bonus up, and those of deposits that wait. */
export { forfeitOnWithdrawal } from './end-bonus.service.ts'
/** A bonus that is granted by hand, for others that give one: what there is, and granting it. */
export { grantHandBonus, type HandBonus, type HandBonusRefusal, handBonuses } from './hand-bonus.service.ts'
/** Whether a bonus of a deposit waits. */
export { hasDepositDue } from './periodic/due.repository.ts'
