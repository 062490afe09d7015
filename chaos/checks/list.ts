import { acknowledgedCheck } from './acknowledged.check.ts'
import { answersCheck } from './answers.check.ts'
import { balancesCheck } from './balances.check.ts'
import { cameBackCheck } from './came-back.check.ts'
import { cashCheck } from './cash.check.ts'
import { chainCheck } from './chain.check.ts'
import type { Check } from './check.ts'
import { commissionsCheck, partnersPursesCheck } from './commissions.check.ts'
import { figuresCheck } from './figures.check.ts'
import { halvesCheck } from './halves.check.ts'
import { negativeCheck } from './negative.check.ts'
import { cashierProofCheck, wagersProofCheck } from './proofs.check.ts'
import { receivedAgainCheck } from './received-again.check.ts'
import { receivedBalanceCheck } from './received-balance.check.ts'
import { receivedOrderCheck } from './received-order.check.ts'
import { receivedOwnCheck } from './received-own.check.ts'
import { requestsCheck } from './requests.check.ts'
import { twiceCheck } from './twice.check.ts'
import { undoneCheck } from './undone.check.ts'
import { wagersCheck } from './wagers.check.ts'
import { zeroCheck } from './zero.check.ts'

/** Of the live socket, whatever else a run is about. */
export const liveChecks = [receivedBalanceCheck, receivedOrderCheck, receivedOwnCheck, receivedAgainCheck] as const

export const checks: readonly Check[] = [
  acknowledgedCheck,
  twiceCheck,
  halvesCheck,
  cashCheck,
  balancesCheck,
  negativeCheck,
  zeroCheck,
  chainCheck,
  answersCheck,
  undoneCheck,
  wagersCheck,
  figuresCheck,
  wagersProofCheck,
  requestsCheck,
  cashierProofCheck,
  commissionsCheck,
  partnersPursesCheck,
  ...liveChecks,
  cameBackCheck,
]
