import type { CashCurrency } from '@maru/contract'
import type { TransferRefusal } from '@maru/vendor-wallet'

/** Seen from the member's cash: `in` to the purse at the vendor, `out` of it. */
export type Direction = 'in' | 'out'

export type PlayerAtVendor = { siteId: number; playerId: string; currency: CashCurrency }
/** Amounts are whole ledger units. */
export type TransferOrder = PlayerAtVendor & { transferUuid: string; amount: number }

/** `unclear`: it may or may not have taken effect. Only an answer about exactly this transfer is `done` or `refused`, and then for good. */
export type TransferReply =
  | { is: 'done' }
  | { is: 'refused'; reason: TransferRefusal }
  | { is: 'unclear'; detail: string }
export type BalanceReply = { is: 'known'; amount: number; openRounds: number } | { is: 'unclear'; detail: string }

/** A vendor that keeps purses, whatever protocol it speaks. Never throws, and holds no connection of the database. */
export type TransferPort = {
  credit(order: TransferOrder): Promise<TransferReply>
  debit(order: TransferOrder): Promise<TransferReply>
  /** Afterwards it is known: what was not executed by then never will be. */
  status(order: TransferOrder & { direction: Direction }): Promise<TransferReply>
  balance(player: PlayerAtVendor): Promise<BalanceReply>
}
