import type { BonusPlay, StoredWager } from '../wagers/index.ts'
import type { WalletOperation } from './wallet-port.ts'

type Purses = { cash: number; bonus: number; bonusPlay: BonusPlay | undefined }

/** Cash is spent first, and of bonus money what the stake lacks, where the terms let the game be played with it. */
export const bonusOfStake = (amount: number, { cash, bonus }: Pick<Purses, 'cash' | 'bonus'>): number =>
  Math.min(Math.max(0, amount - cash), bonus)

/** A payout is bonus money in the proportion in which the stake was; floors, so that a won that cannot be split is the member's cash. */
export const bonusOfPayout = (
  amount: number,
  { stake, bonusStake }: Pick<StoredWager, 'stake' | 'bonusStake'>,
): number => (stake === 0 ? 0 : Number((BigInt(amount) * BigInt(bonusStake)) / BigInt(stake)))

/** How much of an operation is bonus money, of a vendor whose protocol does not say it. */
export const bonusOfOperation = (
  operation: WalletOperation,
  round: { stored: StoredWager } | undefined,
  { cash, bonus, bonusPlay }: Purses,
): number => {
  if (operation.verb === 'rollback') return 0
  if (operation.verb === 'win') return round ? bonusOfPayout(operation.amount, round.stored) : 0
  return bonusPlay?.mayStake(operation) ? bonusOfStake(operation.amount, { cash, bonus }) : 0
}
