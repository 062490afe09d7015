import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { creditHeldCoin } from '../../cashier/index.ts'
import { MOST_CREDITED, termsOf } from './credit.service.ts'
import {
  type DepositRow,
  lockDeposit,
  saveCredited,
  saveHeldAgain,
  saveRate,
  saveReturned,
  saveReturning,
} from './deposit.repository.ts'
import { rateOfNow } from './frozen-rate.service.ts'
import { clearHeldNotice, raiseHeldNotice } from './held-notice.ts'

/**
 * A held deposit goes to the member after all, at the rate it has, or that of now where it has none. STAFF_MEMBER_PROTECTED: what protects the member still forbids it. STAFF_CONFLICT: it comes to less than a unit of
 * the site's currency, or its transaction is in no block now.
 */
export const creditHeld = async (ctx: StaffCtx, depositId: number, reason: string): Promise<void> => {
  const { deposit, ...terms } = await worthOfHeld(ctx, depositId)
  const { amount } = deposit
  const outcome = await creditHeldCoin(ctx, terms)
  if ('heldFor' in outcome) throw new StaffRefusal('STAFF_MEMBER_PROTECTED')
  await saveCredited(ctx, depositId, terms.cash, outcome.cashIdx)
  await clearHeldNotice(ctx, depositId)
  await record(ctx, {
    action: 'coin.credit',
    target: `coin:${depositId}`,
    before: { state: 'held', heldFor: deposit.heldFor },
    after: {
      state: 'credited',
      memberId: deposit.memberId,
      amount,
      cash: terms.cash,
      cashIdx: outcome.cashIdx,
      reason,
    },
  })
}

/** What a held deposit is credited as; locked until the transaction ends. Where it had no rate it has that of now from then on. STAFF_CONFLICT as above. */
export const worthOfHeld = async (ctx: Ctx, depositId: number) => {
  const deposit = await lockHeld(ctx, depositId)
  const { amount, lostAt } = deposit
  const rate = deposit.rate ?? (await freeze(ctx, depositId))
  if (rate === undefined || lostAt !== null || amount > MOST_CREDITED) throw new StaffRefusal('STAFF_CONFLICT')
  const terms = await termsOf(ctx, deposit, rate)
  if (terms.cash === 0) throw new StaffRefusal('STAFF_CONFLICT')
  return { ...terms, deposit }
}

const freeze = async (ctx: Ctx, depositId: number): Promise<number | undefined> => {
  const frozen = await rateOfNow(ctx)
  if (frozen) await saveRate(ctx, depositId, frozen)
  return frozen?.rate
}

/** Locked until the transaction ends. STAFF_NOT_FOUND, or STAFF_STATUS_ORDER where it is not held. */
export const lockHeld = async (ctx: Ctx, depositId: number): Promise<DepositRow> => {
  const deposit = await lockDeposit(ctx, depositId)
  if (!deposit) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (deposit.state !== 'held') throw new StaffRefusal('STAFF_STATUS_ORDER')
  return deposit
}

/** Its return was confirmed and waits for its payment. `lockHeld` has locked it. */
export const beginReturn = async (ctx: Ctx, depositId: number): Promise<void> => {
  await saveReturning(ctx, depositId)
  await clearHeldNotice(ctx, depositId)
}

/** Its payment is in the chain, or was given up. Of one that is not on its way back the trigger of the table says no. */
export const endReturn = async (ctx: Ctx, depositId: number, how: 'returned' | 'dropped'): Promise<void> => {
  if (how === 'returned') return saveReturned(ctx, depositId)
  await saveHeldAgain(ctx, depositId)
  const deposit = await lockDeposit(ctx, depositId)
  if (deposit?.heldFor) await raiseHeldNotice(ctx, deposit, deposit.heldFor)
}
